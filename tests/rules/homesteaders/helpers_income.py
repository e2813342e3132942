"""What the tests of setup, information and income share: quiet play, holdings, printed values."""

from collections.abc import Callable
from typing import Any

import frontier
from frontier import CHANCE, OVER, Event
from support.homesteaders import GOODS, Scene

QUIET = (
    "done", "pay 0", "relief silver", "neutral 1", "pass", "reward trade", "no_build", "no_extra", "no_worker",
)  # fmt: skip
COUNTED = ("silver", "trade", "vp", "debt", "workers", "tracks")

SETTLEMENT = {"grain_mill": 1, "farm": 3, "market": 3, "foundry": 3, "steel_mill": 1}
SETTLEMENT_TOWN = {
    "boarding_house": 1, "railworkers_house": 1, "ranch": 2, "trading_post": 1,
    "general_store": 2, "gold_mine": 2, "copper_mine": 2, "river_port": 2,
}  # fmt: skip
TOWN = {
    "church": 1, "workshop": 2, "depot": 2, "stables": 1, "bank": 1, "meatpacking_plant": 1,
    "forge": 2, "factory": 1, "rodeo": 1, "lawyer": 1, "fairgrounds": 1,
}  # fmt: skip
CITY = {
    "dude_ranch": 2, "town_hall": 1, "terminal": 2, "restaurant": 2, "train_station": 2, "circus": 1, "rail_yard": 1,
}  # fmt: skip


def fresh(players: int, seed: int = 0, **options: Any) -> Scene:
    """A game that has just been set up: no tile of the face-down stacks is turned up yet."""
    scene = Scene(players, **options)
    scene.state = scene.game.new(seed)
    scene.state.listener = scene.log
    return scene


def printed(scene: Scene) -> dict[str, Any]:
    """What is printed on prices, buildings and tiles."""
    found: dict[str, Any] = scene.view()["printed"]
    return found


def stock(scene: Scene) -> dict[str, int]:
    """The buildings that can be built now, with their numbers."""
    found: dict[str, int] = scene.view()["stock"]
    return {building: n for building, n in found.items() if n}


def tiles(scene: Scene) -> list[int]:
    """The auctions of the round."""
    return [auction["tile"] for auction in scene.data()["auctions"]]


def held(scene: Scene, seat: int = 0) -> dict[str, int]:
    """Everything a player holds, by name."""
    entry = scene.seat(seat)
    return {**{good: entry["goods"][good] for good in GOODS}, **{key: entry[key] for key in COUNTED}}


def change(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less, and by how much."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def quiet_step(scene: Scene) -> list[Event]:
    """One step in which nobody does anything worth mentioning; what happened."""
    if scene.actor == CHANCE:
        scene.state.apply(scene.state.legal_actions()[0])
        scene.events = scene.log.take()
    else:
        scene.do(next(move for move in scene.legal() if move in QUIET))
    return scene.events


def quietly(scene: Scene, until: Callable[[], bool]) -> list[Event]:
    """Go on quietly until something holds or the game is over; everything that happened."""
    events: list[Event] = []
    while scene.actor != OVER and not until():
        events += quiet_step(scene)
    return events


def to_round(scene: Scene, number: int) -> None:
    """Go on quietly until the players place workers in this round."""
    quietly(scene, lambda: scene.data()["round"] == number and scene.phase == "place")


def income(scene: Scene, *moves: str, seat: int = 0) -> dict[str, int]:
    """This seat places so, the others nothing; what its income is. It owns a gold, so that wages are asked."""
    scene.give(seat, gold=1)
    before = held(scene, seat)
    quietly(scene, lambda: scene.actor == seat)
    scene.do(*moves)
    quietly(scene, lambda: scene.phase == "wages")
    assert scene.actor == seat
    return change(before, held(scene, seat))


def drawn(scene: Scene) -> list[str]:
    """The tiles that chance may turn up now."""
    assert scene.actor == frontier.CHANCE
    return scene.legal("draw")
