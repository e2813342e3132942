"""X-GOLD-16 to -18, X-AMB-44 to -47: mountain tiles beside the special landscapes."""

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import frontier
from rules.montana.helpers_city_build import Land, find
from rules.montana_expansion.helpers_gold import holders, in_order, look, mountains_by, own, prepare
from support.boxes import MONTANA_FILE
from support.montana import Scene

BOTH = ("landscapes", "goldrush")
EXPANSION: dict[str, Any] = tomllib.loads((MONTANA_FILE.parent / "expansion.toml").read_text(encoding="utf-8"))[
    "expansion"
]


def centre(land: Land) -> str:
    return land.at[(0, 0)]


def lands_by(land: Land, label: str, kind: str) -> list[str]:
    return [other for other in land.around(label) if land.fields[other]["land"] == kind]


def board(landscape: str, search: Callable[[Land], str | None], **options: Any) -> tuple[Scene, str]:
    """A board with this landscape in its middle, and the field that was searched for."""
    return find(search, modules=BOTH, landscape=landscape, **options)


def settle_beside(scene: Scene, label: str, avoid: tuple[str, ...] = ()) -> None:
    """Let the second player have a settlement on a field beside this one, so that it can be built on."""
    land = Land(scene)
    near = next(other for other in land.meadows_around(label) if other not in avoid)
    scene.settle(near, 1)


def build(scene: Scene, label: str) -> None:
    """Build; of several canteens take the first."""
    scene.do(f"build {label}")
    if scene.phase == "which_canteen":
        scene.do(scene.legal("fetch")[0])


# Granite Peak ---------------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-16", "X-AMB-44")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_mountain_in_the_middle_of_granite_peak_has_no_tile(players: int) -> None:
    scene = Scene(players=players, modules=BOTH, landscape="granite_peak")
    land = Land(scene)
    assert land.fields[centre(land)]["land"] == "mountain", "the landscape itself lies there"
    mountains = scene.fields(land="mountain")
    assert sorted(scene.data()["mountains"]) == sorted(set(mountains) - {centre(land)})


@pytest.mark.rule("X-GOLD-16", "X-GOLD-08")
def test_beside_the_bare_mountain_alone_nothing_is_looked_at() -> None:
    def search(land: Land) -> str | None:
        ring = [label for label in land.meadows_around(centre(land)) if land.meadows_around(label)]
        return next((label for label in ring if mountains_by(land, label) == [centre(land)]), None)

    scene, label = board("granite_peak", search)
    settle_beside(scene, label)
    prepare(scene, 0, label)
    build(scene, label)
    assert scene.phase == "thirst"
    scene.do("no_canteen")
    assert (scene.actor, own(scene, 0)) == (1, [])


@pytest.mark.rule("X-GOLD-16", "X-GOLD-07")
def test_beside_the_bare_mountain_and_others_only_the_others_are_looked_at() -> None:
    def search(land: Land) -> str | None:
        ring = [label for label in land.meadows_around(centre(land)) if land.meadows_around(label)]
        return next((label for label in ring if len(mountains_by(land, label)) == 2), None)

    scene, label = board("granite_peak", search)
    land = Land(scene)
    other = next(mountain for mountain in mountains_by(land, label) if mountain != centre(land))
    settle_beside(scene, label)
    prepare(scene, 0, label)
    build(scene, label)
    look(scene, "silver")
    assert [event.kind for event in scene.events] == ["looked", "took_tile"]
    assert holders(scene, [other]) == [0]


# Great Falls ----------------------------------------------------------------------------------------


def falls(**options: Any) -> tuple[Scene, str, str, str]:
    """Great Falls is open. Centre, one of its mountains, and a free field beside that mountain and no other one."""

    def search(land: Land) -> str | None:
        for mountain in mountains_by(land, centre(land)):
            for label in land.meadows_around(mountain):
                free = [other for other in land.meadows_around(label) if not land.has_cow(other)]
                if mountains_by(land, label) == [mountain] and free and not land.has_cow(label):
                    return label
        return None

    scene, label = board("great_falls", search, **options)
    land = Land(scene)
    opener = next(
        other for other in land.meadows if set(lands_by(land, other, "lake")) & set(land.around(centre(land)))
        and other != label
    )  # fmt: skip
    scene.settle(opener, 1)
    near = next(other for other in land.meadows_around(label) if other != label)
    if near not in scene.data()["settlements"]:
        scene.settle(near, 1)
    return scene, centre(land), mountains_by(land, label)[0], label


@pytest.mark.rule("X-GOLD-02")
@pytest.mark.parametrize("landscape", ["great_falls", "helena", "bighorn_canyon"])
def test_the_mountains_of_other_landscapes_get_tiles(landscape: str) -> None:
    scene = Scene(players=3, modules=BOTH, landscape=landscape)
    assert sorted(scene.data()["mountains"]) == sorted(scene.fields(land="mountain"))


@pytest.mark.rule("X-GOLD-17", "X-AMB-46")
def test_a_settlement_in_the_centre_of_great_falls_looks_at_nothing() -> None:
    scene, middle, _, _ = falls()
    around = mountains_by(Land(scene), middle)
    assert len(around) == 2
    prepare(scene, 0, middle)
    scene.do(f"build {middle}")
    assert scene.data()["settlements"][middle] == {"seat": 0, "tiles": 3}
    assert (scene.actor, scene.phase) == (1, "turn")
    assert holders(scene, around) == [None, None]
    assert own(scene, 0) == []


@pytest.mark.rule("X-GOLD-18", "X-GOLD-17")
@pytest.mark.parametrize("centre_first", [True, False], ids=("centre first", "centre second"))
def test_another_settlement_beside_a_mountain_of_great_falls_looks_there_only(centre_first: bool) -> None:
    scene, middle, mountain, label = falls()
    prepare(scene, 0, middle, label)
    for field in (middle, label) if centre_first else (label, middle):
        build(scene, field)
    assert set(scene.data()["settlements"]) >= {middle, label}
    look(scene, "good_grain")
    other = next(place for place in mountains_by(Land(scene), middle) if place != mountain)
    assert holders(scene, [mountain, other]) == [0, None]
    assert own(scene, 0) == ["good_grain"]


@pytest.mark.rule("X-GOLD-18")
def test_a_mountain_of_great_falls_is_looked_at_without_the_centre_too() -> None:
    scene, _, mountain, label = falls()
    prepare(scene, 0, label)
    build(scene, label)
    look(scene, "silver")
    assert holders(scene, [mountain]) == [0]


# Helena ---------------------------------------------------------------------------------------------


def helena(**options: Any) -> tuple[Scene, str, list[str]]:
    """Helena is open and the first player can pay for its centre; its mountains."""
    scene = Scene(players=3, modules=BOTH, landscape="helena", **options)
    land = Land(scene)
    road = next(label for label in land.meadows if land.fields[label]["bonus"])
    scene.settle(road, 1)
    scene.only_goods(0, big_copper=3, big_stone=2)
    scene.give(0, cows=0, workers={"copper": 1})
    return scene, centre(land), mountains_by(land, centre(land))


@pytest.mark.rule("X-AMB-47", "X-GOLD-04")
@pytest.mark.parametrize("options", [{}, {"helena_looks": True}], ids=("default", "switched on"))
def test_a_settlement_in_helena_looks_at_the_mountains_around(options: dict[str, bool]) -> None:
    scene, middle, around = helena(**options)
    assert len(around) == 3
    scene.do(f"build {middle}")
    look(scene, "silver", "worker_stone", "good_pumpkin")
    assert scene.legal() == [f"take_tile {mountain}" for mountain in sorted(around, key=in_order)]
    scene.do(f"take_tile {around[1]}")
    assert (scene.actor, own(scene, 0)) == (1, ["worker_stone"])


@pytest.mark.rule("X-AMB-47")
def test_with_the_switch_off_a_settlement_in_helena_looks_at_nothing() -> None:
    scene, middle, around = helena(helena_looks=False)
    scene.do(f"build {middle}")
    assert scene.data()["settlements"][middle] == {"seat": 0, "tiles": 3}
    assert (scene.actor, scene.phase, holders(scene, around)) == (1, "turn", [None] * 3)


@pytest.mark.rule("X-AMB-47")
@pytest.mark.parametrize("looks", [True, False])
def test_the_mountains_of_helena_have_tiles_for_settlements_beside_them(looks: bool) -> None:
    def search(land: Land) -> str | None:
        ring = mountains_by(land, centre(land))
        near = [label for mountain in ring for label in land.meadows_around(mountain)]
        return next(
            (
                label for label in near
                if len(mountains_by(land, label)) == 1 and land.meadows_around(label) and not land.lakes_by(label)
            ),
            None,
        )  # fmt: skip

    scene, label = board("helena", search, helena_looks=looks)
    mountain = mountains_by(Land(scene), label)[0]
    assert mountain in mountains_by(Land(scene), centre(Land(scene)))
    settle_beside(scene, label)
    prepare(scene, 0, label)
    scene.do(f"build {label}")
    if scene.actor == 0:  # the field's own cow
        scene.end_turn()
    look(scene, "silver")
    assert holders(scene, [mountain]) == [0]


# The number of mountains ----------------------------------------------------------------------------


def count_mountains(tile: dict[str, Any]) -> int:
    return sum(field["land"] == "mountain" and not field.get("bare", False) for field in tile["fields"])


@pytest.mark.rule("X-AMB-45")
def test_no_board_has_more_mountains_than_there_are_tiles() -> None:
    box = tomllib.loads(MONTANA_FILE.read_text(encoding="utf-8"))
    ordinary = sorted((count_mountains(tile) for tile in box["tiles"]), reverse=True)
    special = max(count_mountains(tile) for tile in EXPANSION["landscapes"])
    assert max(sum(ordinary[:10]), sum(ordinary[:9]) + special) <= 22
    assert sum(tile["count"] for tile in EXPANSION["mountains"]) == 22


@pytest.mark.rule("X-AMB-45")
def test_a_box_with_more_mountains_than_tiles_is_refused(tmp_path: Path) -> None:
    flat, high = r'at = "ring2", land = "meadow"[^}]*?provenance', 'at = "ring2", land = "mountain", provenance'
    text, found = re.subn(flat, high, MONTANA_FILE.read_text(encoding="utf-8"))
    assert found > 5
    file = tmp_path / "alps.toml"
    file.write_text(
        text + "\n" + (MONTANA_FILE.parent / "expansion.toml").read_text(encoding="utf-8"), encoding="utf-8"
    )
    with pytest.raises(frontier.ComponentError, match="mountains"):
        frontier.game("montana", players=4, modules=BOTH, components=file)
    frontier.game("montana", players=4, modules=("events",), components=file)
