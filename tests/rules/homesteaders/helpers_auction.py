"""What the tests of bidding and of the railroad line share: scenes at the auction, bids, the way to the next round."""

from typing import Any

import frontier
from support.homesteaders import GOODS, Scene

LADDER = (3, 4, 5, 6, 7, 9, 12, 16, 21)
NEUTRAL_STEPS = (3, 4, 5, 6, 7, 9)
LINE_REWARDS = (["trade"], ["track"], ["worker"], list(GOODS), ["vp"])  # of spaces 1 to 5
HELD = ("silver", "trade", "vp", "debt", "workers", "tracks")
QUIET = ("pay 0", "no_build", "no_worker", "no_extra", "reward trade", "relief silver")


def auction(players: int, start: int = 0, round: int = 1, tiles: dict[int, int] | None = None) -> Scene:
    """The start player is about to bid; with two players to place the neutral stone.

    Everybody has 50 silver, and goods with which something can be built.
    """
    scene = Scene(players=players, round=round, tiles=tiles)
    for seat in range(players):
        scene.give(seat, silver=50, wood=2, food=2, steel=2)
    scene.start_player(start)
    scene.bidding()
    return scene


def bids(space: int, above: int = 0) -> list[str]:
    """All bids on a space that are higher than this."""
    return [f"bid {space} {bid}" for bid in LADDER if bid > above]


def leader(scene: Scene, space: int) -> tuple[int | str, int] | None:
    """Who holds the highest bid on a space, and what it is."""
    bid = scene.data()["auctions"][space - 1]["bid"]
    return None if bid is None else (bid["by"], bid["silver"])


def leaders(scene: Scene) -> list[tuple[int | str, int] | None]:
    """The highest bids on all spaces."""
    return [leader(scene, space + 1) for space in range(len(scene.data()["auctions"]))]


def holder(scene: Scene) -> int:
    """Who has the start-player tile."""
    return int(scene.data()["start_player"])


def neutral(scene: Scene) -> dict[str, Any]:
    """Value and stone of the neutral player."""
    found: dict[str, Any] = scene.data()["neutral"]
    return found


def held(scene: Scene, seat: int) -> dict[str, int]:
    """All that a player holds, without buildings: pieces by name, 0 included."""
    entry = scene.seat(seat)
    return {**entry["goods"], **{key: entry[key] for key in HELD}}


def changes(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    """What has become more or less, and by how much."""
    return {key: after[key] - before[key] for key in before if after[key] != before[key]}


def reward_moves(space: int) -> list[str]:
    """All rewards of this space of the railroad line and of those before it."""
    return [f"reward {reward}" for rewards in LINE_REWARDS[:space] for reward in rewards]


def next_round(scene: Scene) -> None:
    """Winners pay and decline everything, until the next round's workers are placed."""
    while scene.phase != "place":
        if scene.actor == frontier.CHANCE:
            scene.do(scene.legal()[0])
        else:
            scene.do(next(move for move in scene.legal() if move in QUIET))


def winners_in_order(scene: Scene) -> list[int]:
    """Winners pay and decline everything, until the next round begins; who acted, in order, each once."""
    acted: list[int] = []
    while scene.phase not in ("draw", "place"):
        if scene.actor not in acted:
            acted.append(scene.actor)
        scene.do(next(move for move in scene.legal() if move in QUIET))
    return acted
