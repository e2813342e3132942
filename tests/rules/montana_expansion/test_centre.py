"""X-AMB-20 to -24, X-AMB-06: the centre of Great Falls and of Helena."""

from pathlib import Path
from typing import Any

import pytest

from rules.montana.helpers_city_build import leave_tiles, stock_up, turn_of
from rules.montana_expansion.helpers_places import (
    LANDSCAPES,
    SETTLEMENTS,
    SPECIALS,
    Middle,
    edited,
    find_bonus,
    find_middle,
    silver,
)
from support.montana import Scene

SITES = ["great_falls", "helena"]
BY_SITE = pytest.mark.parametrize("landscape", SITES)
CLOSED = {"great_falls": "X-FALLS-03", "helena": "X-HELENA-04"}


def opened(landscape: str, modules: tuple[str, ...] = LANDSCAPES, **options: Any) -> tuple[Scene, Middle]:
    """The third player has opened the centre; nobody else has a settlement; the first player can pay for any field."""

    def search(scene: Scene, middle: Middle) -> str | None:
        return next(iter(middle.meadows_around(middle.turn(scene, 0))), None)

    scene, middle, label = find_middle(landscape, search, modules=modules, **options)
    scene.settle(label, 2)
    stock_up(scene, 0)
    scene.give(0, goods={"big_copper": 5}, workers={"copper": 1})
    return scene, middle


def build_centre(scene: Scene, middle: Middle) -> None:
    """Build on the centre, for 4 copper and 1 stone in Helena."""
    scene.do(f"build {middle.centre}")
    if scene.phase == "mix":
        scene.do("mix big_copper+big_copper+big_copper+big_copper+big_stone")


@pytest.mark.rule("X-AMB-20")
@BY_SITE
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_build_on_the_open_centre_without_a_neighbour(landscape: str, seat: int) -> None:
    scene, middle = opened(landscape)
    scene.only_goods(0)
    turn_of(scene, seat)
    stock_up(scene, seat)
    scene.give(seat, goods={"big_copper": 5})
    assert not {*middle.around(middle.centre)} & {*scene.data()["settlements"], middle.start}
    build_centre(scene, middle)
    assert scene.data()["settlements"][middle.centre] == {"seat": seat, "tiles": 3}


@pytest.mark.rule("X-AMB-20", "X-FALLS-03", "X-HELENA-04")
@BY_SITE
def test_the_starting_tile_opens_nothing(landscape: str) -> None:
    scene, middle, _ = find_middle(
        landscape,
        lambda scene, middle: True if {*middle.around(middle.start)} & {*middle.marks(scene)} else None,
    )
    stock_up(scene, 0)
    scene.give(0, goods={"big_copper": 5})
    assert scene.why(f"build {middle.centre}") == CLOSED[landscape]


@pytest.mark.rule("X-AMB-21")
@BY_SITE
def test_the_opener_builds_the_centre_as_the_second_settlement(landscape: str) -> None:
    scene, middle, label = find_bonus(landscape)
    scene.give(0, goods={"big_copper": 5})
    assert scene.why(f"build {middle.centre}") == CLOSED[landscape]
    scene.do(f"build {label}")
    build_centre(scene, middle)
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": 3}
    assert (scene.actor, scene.data()["built"]) == (0, 2)
    assert scene.seat(0)["stock"] == 10 - 1 - 3


@pytest.mark.rule("X-AMB-21", "X-AMB-24")
@BY_SITE
def test_the_opener_builds_the_centre_as_the_third_settlement(landscape: str) -> None:
    def search(scene: Scene, middle: Middle) -> tuple[str, str] | None:
        marks = middle.marks(scene)
        for one in filter(middle.is_plain, middle.meadows_around(middle.start)):
            for two in middle.meadows_around(one):
                calm = not middle.is_double(two) and not middle.has_cow(two)
                if not {*middle.around(one)} & {*marks} and calm and {*middle.around(two)} & {*marks}:
                    return one, two
        return None

    scene, middle, (one, two) = find_middle(landscape, search)
    stock_up(scene, 0)
    scene.give(0, goods={"big_copper": 5}, silver=0)
    scene.do(f"build {one}")
    assert scene.why(f"build {middle.centre}") == CLOSED[landscape]
    scene.do(f"build {two}")
    build_centre(scene, middle)
    assert scene.data()["settlements"][middle.centre]["tiles"] == 3
    assert scene.seat(0)["silver"] == 0
    assert scene.phase != "building"


@pytest.mark.rule("X-AMB-22")
@BY_SITE
def test_a_settlement_in_the_centre_opens_no_field(landscape: str) -> None:
    scene, middle = opened(landscape)
    before = set(scene.legal("build"))
    build_centre(scene, middle)
    scene.give(0, goods={"big_copper": 5, "big_stone": 4})
    assert set(scene.legal("build")) == before - {f"build {middle.centre}"}


@pytest.mark.rule("X-AMB-22")
def test_a_settlement_in_the_centre_is_an_ordinary_neighbour(tmp_path: Path) -> None:
    """Only with another landscape, in which a field beside the city can be built on."""
    change = ('{ at = "ring4", land = "lowland"', '{ at = "ring4", land = "meadow", cost = ["grain", "pumpkin"]')

    def search(scene: Scene, middle: Middle) -> str | None:
        ring = middle.turn(scene, 4)
        beside = middle.meadows_around(middle.turn(scene, 0))
        return beside[0] if beside and middle.start not in (ring, *middle.around(ring)) else None

    scene, middle, road = find_middle("helena", search, components=edited(tmp_path, "helena", change))
    scene.settle(road, 2)
    stock_up(scene, 0)
    scene.give(0, goods={"big_copper": 5})
    ring = middle.turn(scene, 4)
    assert scene.why(f"build {ring}") == "M-BUILD-02"
    build_centre(scene, middle)
    assert scene.why(f"build {ring}") == ""


@pytest.mark.rule("X-AMB-23")
@BY_SITE
@pytest.mark.parametrize("left", [1, 2, 3])
def test_as_many_tiles_as_are_left_go_to_the_centre(landscape: str, left: int) -> None:
    scene, middle = opened(landscape)
    leave_tiles(scene, 0, left)
    assert not scene.data()["last_round"]
    build_centre(scene, middle)
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": left}
    assert scene.seat(0)["stock"] == 0
    assert scene.data()["last_round"]
    assert len(scene.happened("last_tile")) == 1


@pytest.mark.rule("X-AMB-23")
@BY_SITE
def test_four_tiles_left_do_not_end_the_game_at_the_centre(landscape: str) -> None:
    scene, middle = opened(landscape)
    leave_tiles(scene, 0, 4)
    build_centre(scene, middle)
    assert (scene.seat(0)["stock"], scene.data()["last_round"]) == (1, False)


@pytest.mark.rule("X-AMB-23")
def test_without_tiles_nobody_builds_on_the_centre() -> None:
    scene, middle = opened("great_falls")
    leave_tiles(scene, 0, 0)
    assert f"build {middle.centre}" not in scene.legal()


@pytest.mark.rule("X-AMB-24")
@BY_SITE
def test_the_centre_is_one_settlement_and_two_unbuilt_ones_bring_two_silver(landscape: str) -> None:
    scene, middle = opened(landscape)
    before = silver(scene)
    build_centre(scene, middle)
    assert (scene.data()["built"], scene.phase) == (1, "building")
    scene.do("stop")
    assert silver(scene) == [before[0] + 2, *before[1:]]


@pytest.mark.rule("X-AMB-24")
@BY_SITE
def test_two_more_settlements_may_follow_the_centre_and_bring_no_silver(landscape: str) -> None:
    def search(scene: Scene, middle: Middle) -> tuple[str, str, str] | None:
        marks = middle.marks(scene)
        opener = next(iter(middle.meadows_around(middle.turn(scene, 0))), None)
        for one in filter(middle.is_plain, middle.meadows_around(middle.start)):
            for two in filter(middle.is_plain, middle.meadows_around(one)):
                far = not {*middle.around(one), *middle.around(two)} & {*marks}
                if opener and far and opener not in (one, two):
                    return opener, one, two
        return None

    scene, middle, (opener, one, two) = find_middle(landscape, search)
    scene.settle(opener, 2)
    stock_up(scene, 0)
    scene.give(0, goods={"big_copper": 5}, silver=0)
    build_centre(scene, middle)
    scene.do(f"build {one}")
    assert scene.phase == "building"
    scene.do(f"build {two}")
    assert scene.phase != "building"
    assert scene.seat(0)["silver"] == 0
    assert scene.seat(0)["stock"] == 10 - 5


@pytest.mark.rule("X-AMB-06", "X-FALLS-04", "X-HELENA-05")
@BY_SITE
def test_the_three_tiles_of_the_centre_may_be_special(landscape: str) -> None:
    scene, middle = opened(landscape, modules=(*SETTLEMENTS, *LANDSCAPES))
    scene.give(0, silver=0)
    build_centre(scene, middle)
    assert scene.phase == "which_tile"
    tops = {move.split()[1] for move in scene.legal("tile")}
    assert tops == {"plain", *SPECIALS}
    assert {"tile plain plain", "tile plain market+gate", "tile watchtower market+gate"} <= set(scene.legal())
    assert "tile plain market+gate+watchtower" not in scene.legal()
    scene.do("tile watchtower market+gate")
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": 3, "top": "watchtower"}
    assert (scene.seat(0)["stock"], scene.seat(0)["specials"]) == (13 - 3, [])
    assert scene.seat(0)["silver"] == 0


@pytest.mark.rule("X-AMB-06", "X-SPECIAL-04")
@BY_SITE
def test_three_special_tiles_are_left_for_the_centre(landscape: str) -> None:
    scene, middle = opened(landscape, modules=(*SETTLEMENTS, *LANDSCAPES))
    leave_tiles(scene, 0, 3)
    build_centre(scene, middle)
    assert set(scene.legal()) == {
        "tile market gate+watchtower",
        "tile gate market+watchtower",
        "tile watchtower market+gate",
    }
    scene.do("tile market gate+watchtower")
    assert scene.data()["last_round"]
    assert scene.data()["settlements"][middle.centre] == {"seat": 0, "tiles": 3, "top": "market"}


@pytest.mark.rule("X-MARKET-01", "X-GATE-01", "X-AMB-22")
@BY_SITE
@pytest.mark.parametrize("special", ["market", "gate"])
def test_no_settlement_is_adjacent_to_the_centre(landscape: str, special: str) -> None:
    scene, middle = opened(landscape, modules=(*SETTLEMENTS, *LANDSCAPES))
    before = silver(scene)
    build_centre(scene, middle)
    scene.do(f"tile {special} plain")
    assert (scene.phase, silver(scene)) == ("building", before)
