"""Positions that the tests of the goldrush share."""

from collections.abc import Callable, Sequence
from typing import Any

import frontier
from rules.montana.helpers_city_build import Land, find, pay_for
from support.montana import Scene

GOLD = ("goldrush",)


def mountains_by(land: Land, label: str) -> list[str]:
    """The mountain fields around a field, in the order in which they are looked at."""
    found = [other for other in land.around(label) if land.fields[other]["land"] == "mountain"]
    return sorted(found, key=in_order)


def in_order(label: str) -> tuple[str, int]:
    """By column, then row."""
    return label[0], int(label[1:])


def is_plain(land: Land, label: str) -> bool:
    """No second settlement, no cow, no lake, river or lowland beside it."""
    lands = {land.fields[other]["land"] for other in land.around(label)}
    return land.is_plain(label) and lands <= {"meadow", "mountain"}


def find_beside(
    count: int, fits: Callable[[Land, str], bool] = is_plain, **options: Any
) -> tuple[Scene, str, list[str]]:
    """A plain field beside the starting tile with so many mountains around it; the first player can just pay for it."""

    def search(land: Land) -> str | None:
        labels = land.meadows_around(land.start)
        return next((label for label in labels if fits(land, label) and len(mountains_by(land, label)) == count), None)

    options.setdefault("modules", GOLD)
    scene, label = find(search, **options)
    prepare(scene, 0, label)
    return scene, label, mountains_by(Land(scene), label)


def prepare(scene: Scene, seat: int, *labels: str) -> None:
    """Exactly the goods for these fields, no cows, and one worker."""
    scene.give(seat, workers={"copper": 1})  # first: there must be a choice all the time
    pay_for(scene, seat, *labels)


def look(scene: Scene, *tiles: str) -> None:
    """Turn over the tiles that nobody has seen, in this order."""
    for tile in tiles:
        assert (scene.phase, scene.actor) == ("look", frontier.CHANCE)
        scene.do(f"look {tile}")


def holders(scene: Scene, labels: Sequence[str]) -> list[int | str | None]:
    """Who has the tiles of these mountains: None while they lie there."""
    return [scene.data()["mountains"][label]["holder"] for label in labels]


def known(scene: Scene, label: str) -> list[int]:
    """Who knows the tile of a mountain."""
    found: list[int] = scene.data()["mountains"][label]["known_to"]
    return found


def take_away(scene: Scene, label: str, tile: str = "silver") -> None:
    """Let the tile of a mountain be used up already."""
    data = scene.data()
    seats = list(range(scene.game.players))
    data["mountains"][label] = {"tile": tile, "known_to": seats, "holder": "box", "face_up": True, "marked": False}
    scene.load(data)


def own(scene: Scene, seat: int) -> list[str]:
    """The tiles that a player holds, sorted."""
    return sorted(entry["tile"] for entry in scene.data()["mountains"].values() if entry["holder"] == seat)
