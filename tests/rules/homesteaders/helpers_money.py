"""Trading points, and what moves change in a player's holdings."""

from support.homesteaders import GOODS, Scene

TRADING_POINTS = ("place", "wages", "pay", "build", "extra", "trade")
PRICES = {
    "wood": {"silver": 1},
    "food": {"silver": 2},
    "steel": {"silver": 3},
    "gold": {"silver": 4},
    "copper": {"gold": 1},
    "cattle": {"gold": 1},
}


def at_point(point: str, *buildings: str, **held: int) -> Scene:
    """Seat 0 decides at this trading point of a two-player game; a payment is 3 silver, wages are 1 a worker.

    Wages are asked because there is not enough silver for all the workers.
    """
    scene = Scene(players=2, round=11 if point == "trade" else 1)
    scene.own(0, *buildings)
    scene.give(0, **held)
    if point == "wages":
        if "workers" not in held:
            scene.give(0, workers=held.get("silver", 6) + 60)
        scene.wages(0)
    elif point == "pay":
        scene.won(0, tile=1, bid=3)
    elif point == "build":
        scene.building(0, tile=1)
    elif point == "extra":
        scene.extra(0, tile=18)
    elif point == "trade":
        scene.final(0)
    assert scene.phase == point
    assert scene.actor == 0
    return scene


def holdings(scene: Scene, seat: int = 0) -> dict[str, int]:
    """Goods and everything else a player can count."""
    entry = scene.seat(seat)
    counted = ("silver", "trade", "vp", "debt", "workers", "tracks", "railroad")
    return {**{good: entry["goods"][good] for good in GOODS}, **{key: entry[key] for key in counted}}


def change(scene: Scene, *moves: str, seat: int = 0) -> dict[str, int]:
    """What these moves change in a player's holdings; what stays is left out."""
    before = holdings(scene, seat)
    scene.do(*moves)
    return {key: n - before[key] for key, n in holdings(scene, seat).items() if n != before[key]}


def times(prices: dict[str, int], factor: int) -> dict[str, int]:
    """Multiply prices or changes."""
    return {key: factor * n for key, n in prices.items()}
