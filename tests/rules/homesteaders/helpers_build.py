"""Scenes for the tests of building and of buildings."""

from typing import Any

from support.homesteaders import GOODS, Scene

NO_GOODS = dict.fromkeys(GOODS, 0)
RICH = dict.fromkeys(GOODS, 9)
POINTS = ("place", "wages", "pay", "build", "extra", "trade")  # where a player may trade (H-AMB-19)


def turn(tile: int, *owned: str, players: int = 4, **held: int) -> Scene:
    """Seat 0 owns these buildings and holds this much, has won the tile, paid for it, and may build."""
    scene = Scene(players=players, round=round_of(tile))
    scene.own(0, *owned)
    scene.give(0, **held)
    scene.building(0, tile)
    return scene


def winner(tile: int, bid: int, *owned: str, players: int = 4, **held: int) -> Scene:
    """Seat 0 owns these buildings and holds this much, has won the tile, and has still to pay the bid."""
    scene = Scene(players=players, round=round_of(tile))
    scene.own(0, *owned)
    scene.give(0, **held)
    scene.won(0, tile, bid)
    return scene


def round_of(tile: int) -> int:
    """The first round in which a tile can lie on its space."""
    if tile <= 10:
        return tile
    place = (tile - 1) % 10
    return 1 if place < 4 else 5 if place < 8 else 9


def at_point(point: str, *owned: str, **held: int) -> Scene:
    """Seat 0 at one of the decisions where trading is possible, in round 9 or in final trading.

    Each of them is asked: there is not enough silver for all the workers, a copper for the tile, goods for a building.
    """
    scene = Scene(players=4, round=11 if point == "trade" else 9)
    scene.own(0, *owned)
    scene.give(0, **held)
    if point == "wages":
        scene.give(0, workers=60 + held.get("silver", 6))
        scene.wages(0)
    elif point == "pay":
        scene.won(0, 9)
    elif point == "build":
        scene.give(0, **{**RICH, **held})
        scene.building(0, 9)
    elif point == "extra":
        scene.give(0, **{"copper": 1, **held})
        scene.extra(0, 9)
    elif point == "trade":
        scene.final(0)
    assert (scene.phase, scene.actor) == (point, 0)
    return scene


def extra_vp(*owned: str, **held: int) -> int:
    """Extra VP of seat 0 at the end, with these buildings beside the Homestead."""
    scene = Scene(players=4, round=11)
    scene.own(0, *owned)
    scene.give(0, **held)
    scene.final()
    scene.finish()
    return int(scene.view(0)["seats"][0]["points"]["extra"])


def goods(**held: int) -> dict[str, int]:
    """All goods of a player who holds only these."""
    return {**NO_GOODS, **held}


def pick(seat: dict[str, Any], *keys: str) -> tuple[int, ...]:
    """Several numbers of a player at once; goods by their name."""
    return tuple(int(seat["goods"][key] if key in GOODS else seat[key]) for key in keys)
