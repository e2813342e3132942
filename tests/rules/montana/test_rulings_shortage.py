"""Part B and D: rulings on shortages (M-AMB-17 to M-AMB-24, M-AMB-59)."""

import pytest

from rules.montana.helpers import (
    cheapest,
    crowd,
    finish_turn,
    leave_in_supply,
    leave_workers,
    no_cows,
    printed,
    set_up,
    spin,
)
from support.montana import Scene

MIXED = ("stone", "pumpkin")


def recruit_scene(players: int = 2) -> Scene:
    """The first player has one copper worker and nothing to trade or to advance with."""
    scene = Scene(players=players)
    scene.give(0, workers={"copper": 1}, goods={"grain": 0})
    no_cows(scene)
    return scene


def workers(scene: Scene, kind: str) -> list[int]:
    """Workers of a kind: the supply's, then each player's."""
    found = [scene.supply()["workers"][kind]]
    return found + [seat["workers"][kind] for seat in scene.data()["seats"]]


@pytest.mark.rule("M-AMB-17")
@pytest.mark.parametrize(
    ("supply", "held", "after"),
    [
        (0, (0, 0), [0, 0, 0]),
        (1, (0, 0), [0, 1, 0]),
        (0, (1, 0), [0, 1, 0]),
        (0, (0, 1), [0, 1, 0]),
        (0, (1, 1), [0, 2, 0]),
    ],
)
def test_workers_nobody_can_return_are_forfeited(supply: int, held: tuple[int, int], after: list[int]) -> None:
    scene = recruit_scene()
    for seat, n in enumerate(held):
        scene.give(seat, workers={"pumpkin": n})
    leave_workers(scene, "pumpkin", supply)
    scene.do("recruit", spin(scene, "pumpkin", "pumpkin"))
    assert workers(scene, "pumpkin") == after
    assert scene.actor == 1


@pytest.mark.rule("M-AMB-17")
def test_a_forfeited_kind_does_not_take_the_other_kind_along() -> None:
    scene = recruit_scene()
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, *MIXED))
    assert scene.seat(0)["workers"] == {"copper": 1, "stone": 0, "grain": 0, "pumpkin": 1}


@pytest.mark.rule("M-AMB-17")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_demand_for_a_good_exceeds_what_is_in_play(players: int) -> None:
    scene = Scene(players=players)
    demands = [space["goods"] for spaces in printed(scene)["areas"].values() for space in spaces]
    demands += [max(row["goods"], row["upgrades"]) for row in printed(scene)["city"]]
    assert max(demands) == max(space["goods"] for space in printed(scene)["areas"]["grain_field"]) == 4
    goods = set_up(players)["supply"]["goods"]
    assert min(goods.values()) > max(demands)


@pytest.mark.rule("M-AMB-18")
def test_workers_on_the_worker_board_are_never_recalled() -> None:
    scene = recruit_scene()
    crowd(scene, "pumpkin", 18)
    before = scene.data()["areas"]
    scene.do("recruit", spin(scene, "pumpkin", "pumpkin"))
    assert scene.data()["areas"] == before
    assert workers(scene, "pumpkin") == [0, 0, 0]


@pytest.mark.rule("M-AMB-19")
def test_two_missing_kinds_of_workers_are_treated_separately() -> None:
    scene = recruit_scene(players=3)
    scene.give(1, workers={"stone": 4, "pumpkin": 4})
    scene.give(2, workers={"stone": 4, "grain": 1})
    leave_workers(scene, "pumpkin", 0)
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, *MIXED))
    assert workers(scene, "stone") == [1, 1, 3, 3]
    assert workers(scene, "pumpkin") == [0, 1, 3, 0]
    assert scene.seat(2)["workers"]["grain"] == 1


@pytest.mark.rule("M-AMB-19")
def test_two_missing_kinds_of_city_goods_are_treated_separately() -> None:
    scene = Scene(players=3)
    no_cows(scene)
    price = cheapest(scene, "goods")
    for seat in (1, 2):
        scene.only_goods(seat)
    scene.only_goods(0, pumpkin=price)
    scene.give(1, goods={"grain": 9, "small_stone": 18})
    scene.give(2, goods={"grain": 9})
    scene.do("city", f"bid goods {price}", "goods small_stone+grain")
    assert [seat["goods"]["small_stone"] for seat in scene.data()["seats"]] == [1, 17, 0]
    assert [seat["goods"]["grain"] for seat in scene.data()["seats"]] == [1, 8, 8]
    assert scene.supply()["goods"]["small_stone"] == 0
    assert scene.supply()["goods"]["grain"] == 1


@pytest.mark.rule("M-AMB-20")
def test_two_of_one_colour_are_one_demand() -> None:
    scene = recruit_scene()
    scene.give(1, workers={"pumpkin": 3})
    leave_workers(scene, "pumpkin", 1)
    scene.do("recruit", spin(scene, "pumpkin", "pumpkin"))
    assert workers(scene, "pumpkin") == [0, 2, 2]


@pytest.mark.rule("M-AMB-20")
def test_passes_run_until_both_are_there() -> None:
    scene = recruit_scene()
    scene.give(1, workers={"pumpkin": 3})
    leave_workers(scene, "pumpkin", 0)
    scene.do("recruit", spin(scene, "pumpkin", "pumpkin"))
    assert workers(scene, "pumpkin") == [0, 2, 1]


@pytest.mark.rule("M-AMB-21")
def test_goods_just_gained_on_the_large_space_are_returned_for_the_small_one() -> None:
    scene = Scene()
    scene.give(0, workers={"grain": 2}, silver=6, goods={"grain": 0})
    no_cows(scene)
    leave_in_supply(scene, "grain", 4)
    scene.do("work grain_field 3")
    assert scene.seat(0)["goods"]["grain"] == 4
    scene.do("staff grain")
    assert scene.seat(0)["goods"]["grain"] == 4
    assert scene.seat(1)["goods"]["grain"] == 12 - 4 - 1
    assert scene.supply()["goods"]["grain"] == 1


@pytest.mark.rule("M-AMB-22")
def test_a_bidder_who_lost_pumpkins_pays_nothing_and_gets_nothing() -> None:
    scene = Scene()
    scene.give(0, cows=3)
    first, second = cheapest(scene, "upgrade"), cheapest(scene, "silver")
    scene.give(1, goods={"pumpkin": second}, cows=0, silver=4)
    scene.give(0, goods={"pumpkin": 12 - second - 1, "small_copper": 0, "small_stone": 0})
    scene.do("city", f"bid upgrade {first}", "go_on", f"bid silver {second}")
    assert scene.actor == 0
    assert scene.supply()["goods"]["pumpkin"] == 0
    scene.do("trade pumpkin")
    assert scene.seat(1)["goods"]["pumpkin"] == second - 1
    finish_turn(scene)
    assert scene.seat(1)["goods"]["pumpkin"] == second - 1
    assert scene.seat(1)["silver"] == 4
    assert scene.seat(1)["contractor"] is None


@pytest.mark.rule("M-AMB-23")
def test_a_kind_missing_in_the_supply_may_be_chosen_on_a_white_space() -> None:
    scene = recruit_scene()
    scene.give(1, workers={"stone": 3})
    leave_workers(scene, "stone", 0)
    scene.do("recruit", spin(scene, "white", "white"))
    assert len(scene.legal("take")) == 10
    scene.do("take stone+stone")
    assert workers(scene, "stone") == [0, 2, 1]


@pytest.mark.rule("M-AMB-23")
def test_a_missing_worker_or_good_may_be_traded_for() -> None:
    scene = Scene()
    scene.give(0, cows=2)
    scene.give(0, goods={"grain": 0})
    scene.give(1, workers={"stone": 2})
    leave_in_supply(scene, "grain", 0)
    leave_workers(scene, "stone", 0)
    scene.do("trade stone_worker", "trade grain")
    assert workers(scene, "stone") == [0, 1, 1]
    assert scene.seat(0)["goods"]["grain"] == 1
    assert scene.seat(1)["goods"]["grain"] == 11


@pytest.mark.rule("M-AMB-24")
def test_returns_ask_nobody_anything() -> None:
    scene = Scene(players=3)
    scene.give(0, workers={"stone": 2}, silver=6, goods={"small_stone": 5})
    no_cows(scene)
    scene.give(1, goods={"small_stone": 6, "big_stone": 1})
    scene.give(2, goods={"small_stone": 7, "small_copper": 1})
    scene.do("work quarry 3")
    assert scene.phase == "helper"
    assert scene.actor == 0
    assert [seat["goods"]["small_stone"] for seat in scene.data()["seats"]] == [7, 5, 6]


@pytest.mark.rule("M-AMB-59")
def test_a_bidders_reward_takes_pieces_from_the_active_player_too() -> None:
    scene = Scene(players=3)
    scene.give(0, workers={"copper": 1})
    no_cows(scene)
    first, second = cheapest(scene, "upgrade"), cheapest(scene, "goods")
    scene.only_goods(0, pumpkin=first, grain=4)
    scene.only_goods(1, pumpkin=second, grain=5)
    scene.only_goods(2, grain=9)
    scene.do("city", f"bid upgrade {first}", f"bid goods {second}")
    assert scene.actor == 1
    scene.do("goods grain+grain+grain")
    assert [seat["goods"]["grain"] for seat in scene.data()["seats"]] == [3, 5 - 1 + 3, 8]
    assert scene.supply()["goods"]["grain"] == 0
