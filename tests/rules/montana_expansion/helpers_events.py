"""Positions that the tests of the events share."""

from typing import Any

from rules.montana.helpers_city_build import recruit, turn_of
from support.montana import Scene

QUIET = "no_advance"  # a card that leaves the tests alone


def events(players: int = 3, seed: int = 1, modules: tuple[str, ...] = ("events",), **options: Any) -> Scene:
    """A game with the events; nobody has cows, grain or more than one worker."""
    scene = Scene(players=players, seed=seed, modules=modules, **options)
    for seat in range(players):
        scene.give(seat, workers={"copper": 1}, goods={"grain": 0}, cows=0)
    return scene


def active(card: str, **options: Any) -> Scene:
    """Round 2, the first player's turn, with this active card."""
    scene = events(**options)
    scene.cards(other(card), card)
    return scene


def other(card: str) -> str:
    """A card to come that differs from the active one and forbids nothing."""
    return "sell_goods" if card != "sell_goods" else "rich"


def board(scene: Scene, round_: int, left: str | None, right: str | None) -> None:
    """A round with these cards on the event board; of the others as many are drawn as the round asks for."""
    data = scene.data()
    drawn: dict[str, int] = {}
    for card in (left, right):
        if card is not None:
            drawn[card] = drawn.get(card, 0) + 1
    for card in scene.view()["printed"]["cards"]:
        while sum(drawn.values()) < min(round_, 30) and drawn.get(card["id"], 0) < card["count"]:
            drawn[card["id"]] = drawn.get(card["id"], 0) + 1
    data["round"] = round_
    data["events"] = {"left": left, "right": right, "used": False, "drawn": drawn}
    scene.load(data)


def on_board(scene: Scene) -> tuple[str | None, str | None]:
    """The cards on the left and on the right space."""
    found = scene.data()["events"]
    return found["left"], found["right"]


def before(scene: Scene, seat: int, card: str) -> None:
    """The player before this one has yet to finish; in the seat's turn the card will be active."""
    if seat == 0:
        board(scene, 1, card, None)
        turn_of(scene, scene.game.players - 1)
    else:
        board(scene, 2, other(card), card)
        turn_of(scene, seat - 1)


def begin(scene: Scene, seat: int, card: str) -> None:
    """Let a turn begin with this active card; the player before just recruits."""
    before(scene, seat, card)
    recruit(scene)
    if seat == 0:
        scene.do(f"draw {other(card)}")


def goods_of(scene: Scene, good: str) -> list[int]:
    """The supply's pieces of a good, then each player's."""
    return [scene.supply()["goods"][good], *(seat["goods"][good] for seat in scene.data()["seats"])]


def workers_of(scene: Scene, kind: str) -> list[int]:
    """The supply's workers of a kind, then each player's."""
    return [scene.supply()["workers"][kind], *(seat["workers"][kind] for seat in scene.data()["seats"])]
