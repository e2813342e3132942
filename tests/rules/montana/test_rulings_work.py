"""Part B and D: rulings on setup table, work and the city's price of entry (M-AMB-02 to M-AMB-08)."""

import pytest

from rules.montana.helpers import (
    AREAS,
    NOBODY,
    YIELDS,
    bank_space,
    cheapest,
    finish_turn,
    leave_in_supply,
    no_cows,
    printed,
    set_up,
)
from support.montana import KINDS, Scene

EVERY_AREA = pytest.mark.parametrize("area", AREAS)
TWO_EACH = dict.fromkeys(KINDS, 2)


def city_scene(spare: int, supply: int | None = None) -> tuple[Scene, int]:
    """The first player holds the lowest bid plus or minus some pumpkins; the supply perhaps only so many."""
    scene = Scene()
    scene.give(0, workers={"grain": 1})
    no_cows(scene)
    price = min(cheapest(scene, row) for row in ("cow", "goods", "upgrade", "silver"))
    scene.give(1, goods={"pumpkin": 0})
    scene.give(0, goods={"pumpkin": price + spare})
    if supply is not None:
        leave_in_supply(scene, "pumpkin", supply)
    return scene, price


@pytest.mark.rule("M-AMB-02")
@pytest.mark.parametrize(("players", "big"), [(2, 6), (3, 9), (4, 12)])
def test_the_small_columns_of_the_goods_table_are_the_big_goods(players: int, big: int) -> None:
    goods = set_up(players)["supply"]["goods"]
    assert goods["big_copper"] == goods["big_stone"] == big
    assert min(goods["small_copper"], goods["small_stone"], goods["grain"], goods["pumpkin"]) > big


@pytest.mark.rule("M-AMB-03")
@EVERY_AREA
def test_two_differing_others_work_but_one_other_does_not(area: str) -> None:
    first, second, third = (kind for kind in KINDS if kind != AREAS[area])
    scene = Scene()
    scene.give(0, workers={first: 1, second: 1, third: 1}, silver=1)
    scene.do(f"work {area} 1")
    for other in (first, second, third):
        assert f"staff {other}" not in scene.legal()
    pair = "+".join(kind for kind in KINDS if kind in (first, third))
    scene.do(f"staff {pair}")
    assert scene.seat(0)["workers"] == {**NOBODY, second: 1}


@pytest.mark.rule("M-AMB-03")
@EVERY_AREA
@pytest.mark.parametrize("allowed", [False, True])
def test_a_matching_worker_in_a_pair_is_an_option_off_by_default(area: str, allowed: bool) -> None:
    scene = Scene(matching_pair=True) if allowed else Scene()
    scene.give(0, workers=TWO_EACH, silver=1)
    scene.do(f"work {area} 1")
    with_matching = [move for move in scene.legal("staff") if AREAS[area] in move and "+" in move]
    assert len(with_matching) == (4 if allowed else 0)


@pytest.mark.rule("M-AMB-04")
@EVERY_AREA
def test_the_small_space_always_gives_one_good(area: str) -> None:
    for space in range(1, len(printed(Scene())["areas"][area]) + 1):
        scene = Scene()
        scene.give(0, workers=TWO_EACH, silver=20)
        scene.do(f"work {area} {space}", f"staff {AREAS[area]}")
        before = scene.seat(0)["goods"][YIELDS[area]]
        scene.do(f"staff {AREAS[area]}")
        assert scene.seat(0)["goods"][YIELDS[area]] == before + 1


@pytest.mark.rule("M-AMB-05")
@pytest.mark.parametrize("first", ["bank", "work"])
def test_one_location_a_work_action(first: str) -> None:
    scene = Scene()
    scene.give(0, workers=TWO_EACH, silver=20, goods={"pumpkin": 8})
    if first == "bank":
        scene.do(f"bank {bank_space(scene, 1)}", "staff copper")
    else:
        scene.do("work mine 1", "staff copper", "no_helper")
    assert scene.actor == 0
    assert {move.split()[0] for move in scene.legal()} == {"trade", "end_turn"}
    for second in ("bank 2", "bank 3", "work quarry 1", "work mine 2", "city"):
        assert scene.why(second) == "M-TURN-02"


@pytest.mark.rule("M-AMB-06")
@pytest.mark.parametrize("workers", [0, 2])
def test_the_city_needs_and_uses_no_workers(workers: int) -> None:
    scene = Scene()
    scene.give(0, workers=dict.fromkeys(KINDS, workers), goods={"pumpkin": 8})
    scene.do("city")
    scene.do(scene.legal("bid")[0])
    finish_turn(scene)
    assert scene.seat(0)["workers"] == dict.fromkeys(KINDS, workers)


@pytest.mark.rule("M-AMB-07")
def test_the_free_pumpkin_counts_towards_the_first_space() -> None:
    scene, _ = city_scene(spare=-1)
    assert "city" in scene.legal()
    scene, _ = city_scene(spare=-2)
    assert scene.why("city") == "M-AMB-07"


@pytest.mark.rule("M-AMB-07")
def test_the_shortage_of_the_free_pumpkin_counts_too() -> None:
    scene, _ = city_scene(spare=-1, supply=0)
    assert scene.why("city") == "M-AMB-07"
    scene, price = city_scene(spare=0, supply=0)
    scene.do("city")
    assert scene.seat(0)["goods"]["pumpkin"] == price
    assert scene.seat(1)["goods"]["pumpkin"] == 12 - price - 1
    scene, _ = city_scene(spare=-1, supply=1)
    assert "city" in scene.legal()


@pytest.mark.rule("M-AMB-07")
def test_the_active_player_must_place_and_may_pass_only_when_outbid() -> None:
    scene, _ = city_scene(spare=3)
    price = cheapest(scene, "cow")
    scene.give(1, goods={"pumpkin": price + 1})
    scene.do("city")
    assert "pass" not in scene.legal()
    assert scene.why("pass") != ""
    scene.do(f"bid cow {price}")
    assert scene.actor == 1
    assert "pass" in scene.legal()
    scene.do(next(move for move in scene.legal("bid") if "cow" in move))
    assert scene.actor == 0
    assert "pass" in scene.legal()


@pytest.mark.rule("M-AMB-07")
def test_a_cow_may_be_traded_for_the_missing_pumpkin_before_choosing() -> None:
    scene, _ = city_scene(spare=-2)
    scene.give(0, cows=1)
    assert "city" not in scene.legal()
    scene.do("trade pumpkin")
    assert "city" in scene.legal()


@pytest.mark.rule("M-AMB-08")
@EVERY_AREA
def test_the_small_space_is_open_to_a_player_without_silver(area: str) -> None:
    scene = Scene()
    price = printed(scene)["areas"][area][2]["silver"]
    scene.give(0, workers=TWO_EACH, silver=price)
    scene.do(f"work {area} 3", f"staff {AREAS[area]}")
    assert scene.seat(0)["silver"] == 0
    scene.do(f"staff {AREAS[area]}")
    assert scene.seat(0)["silver"] == 0
    assert scene.data()["areas"][area][2]["small"] == [AREAS[area]]
