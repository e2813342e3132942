"""X-BIGHORN, X-EX-05, X-AMB-14: Bighorn Canyon."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import frontier
from rules.montana.helpers_city_build import Land, stock_up
from rules.montana_expansion.helpers_places import (
    LANDSCAPES,
    Middle,
    edited,
    find_bonus,
    find_middle,
    new_turn,
    reach,
    reachable,
    silver,
    stepping_stones,
)
from support.montana import Scene


def beside(scene: Scene, middle: Middle, end: str) -> list[str]:
    """The building fields that touch an end of the river."""
    return [label for label in middle.meadows_around(end) if label not in scene.data()["settlements"]]


def build(scene: Scene, seat: int, label: str, avoid: list[str]) -> int:
    """Let a player build one settlement; what it brought in silver."""
    new_turn(scene, seat)
    reach(scene, label, avoid)
    before = silver(scene)[seat]
    scene.do(f"build {label}")
    assert (scene.actor, scene.phase) == (seat, "building")
    return silver(scene)[seat] - before


@cache
def open_position() -> dict[str, Any]:
    """A board on which all three outer sides of both ends are building fields that can be reached."""

    def search(scene: Scene, middle: Middle) -> bool | None:
        ends = middle.marks(scene)
        for end in ends:
            outer = [label for label in middle.around(end) if label not in middle.tile]
            if not all(label in middle.meadows and reachable(middle, label, ends) for label in outer):
                return None
        return True

    scene, _, _ = find_middle("bighorn_canyon", search)
    return scene.data()


def open_ends() -> tuple[Scene, Middle]:
    """Such a board at the first turn."""
    scene = Scene(players=3, modules=LANDSCAPES, landscape="bighorn_canyon")
    scene.load(open_position())
    return scene, Middle(scene)


@pytest.mark.rule("X-BIGHORN-01")
def test_the_first_settlement_beside_an_end_brings_five_silver_from_the_bank() -> None:
    scene, _, label = find_bonus("bighorn_canyon")
    before = silver(scene)
    scene.do(f"build {label}")
    assert silver(scene) == [before[0] + 5, *before[1:]]
    assert len(scene.happened("bonus")) == 1


@pytest.mark.rule("X-BIGHORN-02")
@pytest.mark.parametrize("end", [0, 1])
@pytest.mark.parametrize("side", [0, 1, 2])
def test_all_three_sides_of_an_end_count(end: int, side: int) -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    outer = [label for label in middle.around(ends[end]) if label not in middle.tile]
    assert len(outer) == 3
    assert build(scene, 0, outer[side], ends) == 5


@pytest.mark.rule("X-BIGHORN-04", "X-BIGHORN-02")
@pytest.mark.parametrize("ring", [1, 2, 4, 5])
@pytest.mark.parametrize(("rules", "gain"), [(1, 5), (2, 0)])
def test_the_flanks_on_its_own_tile_do_not_count_but_did_in_version_1(ring: int, rules: int, gain: int) -> None:
    def search(scene: Scene, middle: Middle) -> bool | None:
        label = middle.turn(scene, ring)
        return True if label != middle.start and reachable(middle, label, middle.marks(scene)) else None

    scene, middle, _ = find_middle("bighorn_canyon", search, rules=rules)
    label = middle.turn(scene, ring)
    assert scene.field(label)["bonus"] == (gain > 0)
    assert build(scene, 0, label, middle.marks(scene)) == gain


@pytest.mark.rule("X-BIGHORN-02", "X-BIGHORN-04", "M-AMB-62")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_outer_sides_turn_with_the_tile(players: int) -> None:
    """However it is turned: three fields an end, none of them on the tile, and one of them can be settled."""
    game = frontier.game("montana", players=players, modules=("landscapes",), landscape="bighorn_canyon")
    turns = set()
    for seed in range(60):
        scene = Scene(players=players, seed=seed, modules=("landscapes",), landscape="bighorn_canyon")
        middle = Middle(scene)
        ends = middle.marks(scene)
        assert len(ends) == 2
        for end in ends:
            outer = [label for label in middle.around(end) if label not in middle.tile]
            assert len(outer) == 3
            assert any(scene.field(label)["bonus"] for label in outer)
        beside = {label for end in ends for label in middle.around(end) if label not in middle.tile}
        assert {*scene.fields(bonus=True)} == beside & {*scene.fields(land="meadow")} - {middle.start}
        turns.add(game.dump(game.new(seed))["landscape"]["turns"][0])
        if len(turns) == 6:
            return
    raise AssertionError(f"only turned by {turns}")


@pytest.mark.rule("X-BIGHORN-01")
def test_a_settlement_elsewhere_brings_nothing() -> None:
    def search(scene: Scene, middle: Middle) -> str | None:
        ends = middle.marks(scene)
        for label in filter(middle.is_plain, middle.meadows_around(middle.start)):
            if not {*middle.around(label)} & {*ends}:
                return label
        return None

    scene, middle, label = find_middle("bighorn_canyon", search)
    assert build(scene, 0, label, middle.marks(scene)) == 0


@pytest.mark.rule("X-EX-05", "X-BIGHORN-01", "X-BIGHORN-03", "X-AMB-14")
def test_example_both_ends_of_the_river() -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    outer = [[label for label in beside(scene, middle, end) if label not in middle.tile] for end in ends]
    assert build(scene, 0, outer[0][0], ends) == 5
    assert build(scene, 1, outer[0][1], ends) == 0
    assert build(scene, 0, outer[1][0], ends) == 5


@pytest.mark.rule("X-BIGHORN-03")
def test_an_end_pays_nobody_a_second_time() -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    outer = [label for label in beside(scene, middle, ends[1]) if label not in middle.tile]
    assert [build(scene, seat, label, ends) for seat, label in enumerate(outer)] == [5, 0, 0]


@pytest.mark.rule("X-BIGHORN-03")
def test_the_same_player_is_not_paid_twice_for_an_end_in_one_turn() -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    outer = [label for label in beside(scene, middle, ends[0]) if label not in middle.tile]
    pair = next((one, two) for one in outer for two in outer if two in middle.around(one))
    reach(scene, pair[0], ends)
    stock_up(scene, 0)
    scene.give(0, silver=0)
    scene.do(f"build {pair[0]}", f"build {pair[1]}")
    assert scene.seat(0)["silver"] == 5


@pytest.mark.rule("X-BIGHORN-04")
@pytest.mark.parametrize("place", ["centre", "end", "other end"])
def test_river_fields_are_never_built_on(place: str) -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    label = {"centre": middle.centre, "end": ends[0], "other end": ends[1]}[place]
    scene.settle(next(iter(middle.meadows_around(label))), 1)
    stock_up(scene, 0)
    assert scene.field(label)["land"] == "river"
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") == "X-BIGHORN-04"


@pytest.mark.rule("X-AMB-14")
@pytest.mark.parametrize(("taken", "gain"), [(False, 10), (True, 5)])
def test_a_settlement_that_touches_both_ends_is_paid_for_both(tmp_path: Path, taken: bool, gain: int) -> None:
    """Only with another landscape, in which the ends lie side by side, so that one outer field touches both."""
    meadow = 'land = "meadow", cost = ["small_copper", "small_stone", "grain", "pumpkin"], settlements = 2'
    river = 'land = "river", bonus = true'
    changes = [(f'"ring1", {meadow}', f'"ring1", {river}'), (f'"ring3", {river}', f'"ring3", {meadow}')]
    file = edited(tmp_path, "bighorn_canyon", *changes)

    def search(scene: Scene, middle: Middle) -> tuple[str, list[str], str] | None:
        ends = [middle.turn(scene, 0), middle.turn(scene, 1)]
        shared = {*middle.meadows_around(ends[0])} & {*middle.meadows_around(ends[1])} - {*middle.tile}
        one = [label for label in middle.meadows_around(ends[0]) if label not in {*middle.tile} | shared]
        for both in shared - {middle.start}:
            apart = [label for label in one if label not in middle.around(both) and label != middle.start]
            if stepping_stones(middle, both, ends) and apart:
                return both, ends, apart[0]
        return None

    scene, _, (both, ends, one) = find_middle("bighorn_canyon", search, components=file)
    if taken:
        scene.settle(one, 1)
    assert build(scene, 0, both, ends) == gain


@pytest.mark.rule("X-BIGHORN-04")
def test_no_field_of_the_bundled_landscape_touches_both_ends() -> None:
    scene, middle = open_ends()
    ends = middle.marks(scene)
    assert not {*Land(scene).around(ends[0])} & {*Land(scene).around(ends[1])} - {middle.centre}
