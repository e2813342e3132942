"""X-FALLS, X-AMB-19: Great Falls."""

from pathlib import Path
from typing import Any

import pytest

from rules.montana.helpers import SMALL_GOODS, leave_in_supply
from rules.montana.helpers_city_build import stock_up
from rules.montana_expansion.helpers_places import (
    Middle,
    edited,
    find_bonus,
    find_middle,
    goods_of,
    less,
    new_turn,
    reach,
    reachable,
)
from support.montana import Scene

BIG = {"big_copper": 2, "big_stone": 2}


def canteens_by(middle: Middle, label: str) -> list[str]:
    """The lakes with a canteen beside a field."""
    return [lake for lake in middle.lakes_by(label) if middle.fields[lake]["canteen_symbol"]]


def opened(players: int = 3) -> tuple[Scene, Middle]:
    """Another player has built beside a lake of the Great Falls; the first one's turn, with goods for any field."""
    scene, middle, mark = find_middle(
        "great_falls",
        lambda scene, middle: next(iter(middle.meadows_around(middle.turn(scene, 0))), None),
        players=players,
    )
    scene.settle(mark, 1)
    stock_up(scene, 0)
    return scene, middle


def two_lakes(**options: Any) -> tuple[Scene, Middle, list[str]]:
    """A field beside one lake and another beside another one, neither beside both, with no cows and symbols."""

    def search(scene: Scene, middle: Middle) -> list[str] | None:
        marks = middle.marks(scene)
        found: dict[str, str] = {}
        for label in middle.meadows:
            lakes = [lake for lake in middle.around(label) if lake in marks]
            plain = not middle.has_cow(label) and not middle.is_double(label)
            if len(lakes) == 1 and plain and reachable(middle, label, marks):
                found.setdefault(lakes[0], label)
        return list(found.values())[:2] if len(found) >= 2 else None

    return find_middle("great_falls", search, **options)


@pytest.mark.rule("X-FALLS-01")
def test_the_first_settlement_beside_a_lake_brings_the_goods_shown() -> None:
    scene, _, label = find_bonus("great_falls", lambda middle, label: not canteens_by(middle, label))
    had, cost, supply = scene.seat(0)["goods"], scene.field(label)["cost"], scene.supply()["goods"]
    scene.do(f"build {label}")
    paid = less(had, *cost)
    assert scene.seat(0)["goods"] == {good: paid[good] + (good in SMALL_GOODS) for good in paid}
    assert scene.supply()["goods"] == {good: n + cost.count(good) - (good in SMALL_GOODS) for good, n in supply.items()}
    assert len(scene.happened("bonus")) == 1
    assert scene.seat(0)["canteens"] == 0  # its lakes have none


@pytest.mark.rule("X-FALLS-01")
def test_only_the_first_player_gets_the_goods() -> None:
    scene, middle, (one, two) = two_lakes()
    gains = []
    for seat, label in ((0, one), (1, two)):
        new_turn(scene, seat)
        reach(scene, label, middle.marks(scene))
        had, cost = scene.seat(seat)["goods"], scene.field(label)["cost"]
        scene.do(f"build {label}")
        gains.append(sum(scene.seat(seat)["goods"].values()) - sum(had.values()) + len(cost))
    assert gains == [4, 0]


@pytest.mark.rule("X-FALLS-01")
def test_a_settlement_beside_a_mountain_of_the_tile_brings_nothing() -> None:
    def search(scene: Scene, middle: Middle) -> str | None:
        marks = middle.marks(scene)
        for mountain in middle.of("mountain"):
            for label in middle.meadows_around(mountain):
                if not {*middle.around(label)} & {*marks} and reachable(middle, label, marks):
                    return label
        return None

    scene, middle, label = find_middle("great_falls", search)
    reach(scene, label, middle.marks(scene))
    stock_up(scene, 0)
    had, cost = scene.seat(0)["goods"], scene.field(label)["cost"]
    scene.do(f"build {label}")
    assert scene.seat(0)["goods"] == less(had, *cost)
    assert scene.why(f"build {middle.centre}") == "X-FALLS-03"


@pytest.mark.rule("X-FALLS-02")
def test_goods_missing_in_the_supply_are_collected_from_everybody() -> None:
    def without(middle: Middle, label: str) -> bool:
        return "small_stone" not in middle.fields[label]["cost"]

    scene, _, label = find_bonus("great_falls", without)
    scene.give(0, goods={"small_stone": 2})
    scene.give(2, goods={"small_stone": 0})
    leave_in_supply(scene, "small_stone", 0)
    stone = scene.seat(1)["goods"]["small_stone"]
    scene.do(f"build {label}")
    assert [scene.seat(seat)["goods"]["small_stone"] for seat in range(3)] == [2 - 1 + 1, stone - 1, 0]
    assert scene.supply()["goods"]["small_stone"] == 1
    assert [event.seat for event in scene.happened("shortage")] == [0, 1]


@pytest.mark.rule("X-FALLS-02")
def test_what_was_paid_for_the_settlement_is_in_the_supply_already() -> None:
    scene, _, label = find_bonus("great_falls", lambda middle, label: "grain" in middle.fields[label]["cost"])
    leave_in_supply(scene, "grain", 0)
    grain = [scene.seat(seat)["goods"]["grain"] for seat in range(3)]
    paid = scene.field(label)["cost"].count("grain")
    scene.do(f"build {label}")
    assert not scene.happened("shortage")
    assert [scene.seat(seat)["goods"]["grain"] for seat in range(3)] == [grain[0] - paid + 1, *grain[1:]]
    assert scene.supply()["goods"]["grain"] == paid - 1


@pytest.mark.rule("X-FALLS-03")
def test_the_centre_is_closed_before_and_open_after_the_first_settlement_beside_a_lake() -> None:
    scene, middle, label = find_bonus("great_falls")
    assert scene.why(f"build {middle.centre}") == "X-FALLS-03"
    assert f"build {middle.centre}" not in scene.legal()
    scene.do(f"build {label}")
    assert scene.why(f"build {middle.centre}") == ""
    assert f"build {middle.centre}" in scene.legal()


@pytest.mark.rule("X-FALLS-04")
def test_the_centre_takes_three_settlements_for_its_printed_cost() -> None:
    scene, middle = opened()
    scene.only_goods(0, **BIG, grain=1)
    scene.give(0, cows=1)
    scene.do(f"build {middle.centre}")
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": 3}
    assert scene.seat(0)["stock"] == 10 - 3
    assert goods_of(scene, 0) == {"grain": 1}


@pytest.mark.rule("X-FALLS-04")
def test_the_centre_can_be_built_on_once() -> None:
    scene, middle = opened()
    scene.do(f"build {middle.centre}", "stop")
    new_turn(scene, 1)
    assert scene.why(f"build {middle.centre}") == "M-BUILD-05"


@pytest.mark.rule("X-FALLS-04")
def test_the_centre_must_be_paid_for() -> None:
    scene, middle = opened()
    scene.only_goods(0, big_copper=3, big_stone=1, small_stone=3, grain=3)
    assert f"build {middle.centre}" not in scene.legal()
    assert scene.why(f"build {middle.centre}") == "M-BUILD-06"


@pytest.mark.rule("X-FALLS-05")
@pytest.mark.parametrize("lake", [0, 1, 2, 3])
def test_lakes_are_never_built_on(lake: int) -> None:
    scene, middle = opened()
    label = middle.marks(scene)[lake]
    scene.do(f"build {middle.centre}")
    assert scene.field(label)["land"] == "lake"
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") == "X-FALLS-05"


@pytest.mark.rule("X-AMB-19")
@pytest.mark.parametrize(("once", "gains"), [("tile", [4, 0]), ("field", [4, 4])])
def test_the_goods_are_had_once_a_tile_or_once_a_lake(tmp_path: Path, once: str, gains: list[int]) -> None:
    file = edited(tmp_path, "great_falls", ('once = "tile"', f'once = "{once}"'))
    scene, middle, (one, two) = two_lakes(components=file)
    found = []
    for seat, label in ((0, one), (1, two)):
        new_turn(scene, seat)
        reach(scene, label, middle.marks(scene))
        had, cost = scene.seat(seat)["goods"], scene.field(label)["cost"]
        scene.do(f"build {label}")
        assert scene.why(f"build {middle.centre}") == ""  # open from the first claim on
        found.append(sum(scene.seat(seat)["goods"].values()) - sum(had.values()) + len(cost))
    assert found == gains


@pytest.mark.rule("X-AMB-19")
def test_once_a_lake_means_that_the_same_lake_does_not_pay_again(tmp_path: Path) -> None:
    file = edited(tmp_path, "great_falls", ('once = "tile"', 'once = "field"'))

    def search(scene: Scene, middle: Middle) -> tuple[str, str] | None:
        marks = middle.marks(scene)
        for lake in marks:
            alone = [label for label in middle.meadows_around(lake) if {*middle.around(label)} & {*marks} == {lake}]
            alone = [label for label in alone if reachable(middle, label, marks)]
            if len(alone) >= 2:
                return alone[0], alone[1]
        return None

    scene, middle, (one, two) = find_middle("great_falls", search, components=file)
    scene.settle(one, 1)
    new_turn(scene, 0)
    reach(scene, two, middle.marks(scene))
    had, cost = scene.seat(0)["goods"], scene.field(two)["cost"]
    scene.do(f"build {two}")
    assert scene.seat(0)["goods"] == less(had, *cost)


@pytest.mark.rule("X-AMB-19")
@pytest.mark.parametrize(("once", "gain"), [("tile", 4), ("field", 8)])
def test_a_settlement_beside_two_lakes(tmp_path: Path, once: str, gain: int) -> None:
    file = edited(tmp_path, "great_falls", ('once = "tile"', f'once = "{once}"'))

    def search(scene: Scene, middle: Middle) -> str | None:
        marks = middle.marks(scene)
        for label in middle.meadows:
            if len({*middle.around(label)} & {*marks}) == 2 and reachable(middle, label, marks):
                return label
        return None

    scene, middle, label = find_middle("great_falls", search, components=file)
    new_turn(scene, 0)
    reach(scene, label, middle.marks(scene))
    had, cost = scene.seat(0)["goods"], scene.field(label)["cost"]
    scene.do(f"build {label}")
    assert sum(scene.seat(0)["goods"].values()) == sum(had.values()) - len(cost) + gain
