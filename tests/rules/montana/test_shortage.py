"""M-SHORT: shortage of goods or workers."""

from pathlib import Path

import pytest

from rules.montana.helpers import (
    bank_silver,
    bank_space,
    box,
    cheapest,
    crowd,
    leave_in_supply,
    leave_workers,
    no_cows,
    spin,
)
from support.montana import Scene


def quarry_scene(players: int = 2, components: Path | None = None) -> Scene:
    """The first player is about to get three small stones for six silver."""
    scene = Scene(players=players, components=components)
    scene.give(0, silver=6, workers={"stone": 1})
    no_cows(scene)
    return scene


def stones(scene: Scene) -> list[int]:
    """Small stones: the supply's, then each player's."""
    found = [scene.supply()["goods"]["small_stone"]]
    return found + [seat["goods"]["small_stone"] for seat in scene.data()["seats"]]


def hold(scene: Scene, *small_stones: int) -> None:
    for seat, n in enumerate(small_stones):
        scene.give(seat, goods={"small_stone": n})


@pytest.mark.rule("M-EX-01", "M-SHORT-01", "M-SHORT-02", "M-SHORT-05", "M-SHORT-06")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ([1, 1, 1], [2, 3, 0, 0]),
        ([1, 1, 0], [1, 3, 0, 0]),
        ([1, 0, 0], [0, 3, 0, 0]),
    ],
    ids=("everybody", "one has none", "only the receiver"),
)
def test_the_example_of_the_rulebook(tmp_path: Path, held: list[int], after: list[int]) -> None:
    stones_in_play = 2 + sum(held)
    few = box(tmp_path, {"start.small_goods": 0, "players.3.small_goods": stones_in_play})
    scene = quarry_scene(players=3, components=few)
    hold(scene, *held)
    assert stones(scene) == [2, *held]
    scene.do("work quarry 3")
    assert stones(scene) == after


@pytest.mark.rule("M-SHORT-01")
def test_no_shortage_when_the_supply_just_suffices() -> None:
    scene = quarry_scene()
    hold(scene, 4, 5)
    assert stones(scene) == [3, 4, 5]
    scene.do("work quarry 3")
    assert stones(scene) == [0, 7, 5]
    assert not scene.happened("shortage")


@pytest.mark.rule("M-SHORT-02", "M-SHORT-06")
def test_everybody_returns_one_the_receiver_too() -> None:
    scene = quarry_scene(players=3)
    hold(scene, 5, 5, 6)
    scene.do("work quarry 3")
    assert stones(scene) == [2, 5 - 1 + 3, 4, 5]
    assert scene.happened("shortage")


@pytest.mark.rule("M-SHORT-03")
def test_who_has_none_returns_nothing_and_loses_nothing() -> None:
    scene = quarry_scene(players=3)
    hold(scene, 0, 0, 16)
    before = scene.seat(1)
    scene.do("work quarry 3")
    assert stones(scene) == [0, 3, 0, 15]
    assert scene.seat(1) == before


@pytest.mark.rule("M-SHORT-04")
def test_passes_repeat_until_the_demand_is_covered() -> None:
    scene = quarry_scene()
    hold(scene, 0, 12)
    scene.do("work quarry 3")
    assert stones(scene) == [0, 3, 9]


@pytest.mark.rule("M-SHORT-04", "M-SHORT-05")
def test_the_last_pass_is_not_cut_short() -> None:
    scene = quarry_scene()
    hold(scene, 6, 6)
    scene.do("work quarry 3")
    assert stones(scene) == [1, 6 - 2 + 3, 4]


@pytest.mark.rule("M-SHORT-04")
def test_a_player_drops_out_of_later_passes_when_out_of_the_missing_kind() -> None:
    scene = quarry_scene(players=3)
    hold(scene, 0, 1, 17)
    scene.do("work quarry 3")
    assert stones(scene) == [0, 3, 0, 15]


@pytest.mark.rule("M-SHORT-07")
def test_other_goods_and_the_other_size_stay() -> None:
    scene = quarry_scene()
    scene.give(1, goods={"small_stone": 11, "big_stone": 2, "small_copper": 3})
    scene.give(0, goods={"small_stone": 1, "big_stone": 2})
    scene.do("work quarry 3")
    assert [seat["goods"]["big_stone"] for seat in scene.data()["seats"]] == [2, 2]
    assert scene.seat(1)["goods"]["small_copper"] == 3
    assert scene.seat(1)["goods"]["small_stone"] == 9


@pytest.mark.rule("M-SHORT-07")
def test_a_missing_big_good_is_returned_by_holders_of_big_ones_only() -> None:
    scene = Scene()
    no_cows(scene)
    price = cheapest(scene, "upgrade")
    scene.only_goods(0, pumpkin=price, small_stone=1, small_copper=1)
    scene.only_goods(1, big_stone=6, small_stone=5)
    scene.do("city", f"bid upgrade {price}", "upgrade stone")
    assert scene.seat(0)["goods"]["big_stone"] == 1
    assert scene.seat(1)["goods"] == {**scene.seat(1)["goods"], "big_stone": 5, "small_stone": 5}


@pytest.mark.rule("M-SHORT-01", "M-SHORT-07")
def test_a_missing_worker_is_returned_by_holders_of_that_colour_only() -> None:
    scene = Scene(players=3)
    no_cows(scene)
    scene.give(0, goods={"grain": 0}, workers={"copper": 1})
    scene.give(1, workers={"stone": 2, "pumpkin": 1})
    scene.give(2, workers={"grain": 2})
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.seat(0)["workers"] == {"copper": 1, "stone": 1, "grain": 0, "pumpkin": 1}
    assert scene.seat(1)["workers"] == {"copper": 0, "stone": 1, "grain": 0, "pumpkin": 1}
    assert scene.seat(2)["workers"] == {"copper": 0, "stone": 0, "grain": 2, "pumpkin": 0}


@pytest.mark.rule("M-SHORT-08")
def test_workers_on_the_worker_board_stay_there() -> None:
    scene = Scene()
    no_cows(scene)
    scene.give(0, goods={"grain": 0}, workers={"copper": 1})
    scene.give(1, workers={"stone": 3})
    crowd(scene, "stone", 15)
    bank, areas = scene.data()["bank"], scene.data()["areas"]
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert (scene.data()["bank"], scene.data()["areas"]) == (bank, areas)
    assert scene.seat(1)["workers"]["stone"] == 2


@pytest.mark.rule("M-SHORT-09")
def test_money_never_runs_short() -> None:
    scene = Scene()
    scene.give(0, silver=50, workers={"stone": 1})
    scene.give(1, silver=60)
    space = bank_space(scene, workers=1)
    scene.do(f"bank {space}")
    assert scene.seat(0)["silver"] == 50 + bank_silver(scene, space)
    assert scene.seat(1)["silver"] == 60
    assert not scene.happened("shortage")


@pytest.mark.rule("M-SHORT-09a")
def test_nobody_returns_a_cow_when_none_is_left() -> None:
    scene = Scene()
    price = cheapest(scene, "cow")
    scene.give(0, cows=2)
    scene.only_goods(0, pumpkin=price)
    scene.give(1, cows=scene.supply()["cows"] + 1)
    scene.only_goods(1)
    assert scene.supply()["cows"] == 0
    held = scene.seat(1)["cows"]
    scene.do("city", f"bid cow {price}")
    scene.end_turn()
    assert [seat["cows"] for seat in scene.data()["seats"]] == [2, held]


@pytest.mark.rule("M-SHORT-10")
def test_the_announced_city_goods_decide_what_is_short() -> None:
    scene = Scene()
    no_cows(scene)
    price = cheapest(scene, "goods")
    scene.only_goods(0, pumpkin=price)
    scene.only_goods(1)
    for good in ("small_copper", "small_stone", "grain"):
        leave_in_supply(scene, good, 1)
    scene.do("city", f"bid goods {price}")
    announced = "goods small_copper+grain+grain"
    assert announced in scene.legal()
    scene.do(announced)
    goods = scene.seat(0)["goods"]
    assert (goods["small_copper"], goods["small_stone"], goods["grain"]) == (1, 0, 2)
    assert scene.seat(1)["goods"] == {
        "small_copper": 11, "small_stone": 11, "grain": 10, "pumpkin": 0, "big_copper": 0, "big_stone": 0
    }  # fmt: skip


@pytest.mark.rule("M-SHORT-10")
def test_only_announced_upgrades_are_tested_for_a_shortage() -> None:
    scene = Scene()
    no_cows(scene)
    price = cheapest(scene, "upgrade")
    scene.only_goods(0, pumpkin=price, small_copper=2, small_stone=2)
    scene.only_goods(1, big_copper=6, big_stone=6)
    scene.do("city", f"bid upgrade {price}", "upgrade copper+copper")
    assert scene.seat(0)["goods"]["big_copper"] == 2
    assert scene.seat(1)["goods"]["big_copper"] == 4
    assert scene.seat(1)["goods"]["big_stone"] == 6
