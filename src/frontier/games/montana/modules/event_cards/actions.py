"""The actions of the event cards."""

from frontier.engine.actions import Choice, Family, Several
from frontier.games.montana.components import GOODS, KINDS
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.event_cards.components import cards

EXTRAS = frozenset({"sell", "hire", "buy"})
GOING_ON = ("sell_nothing",)


def extra_families() -> list[Family]:
    """Return the families of extra actions that the active card may offer."""
    return [
        Family("sell"),
        Family("hire", Choice("worker", KINDS)),
        Family("buy", Several("goods", GOODS, 1, 2)),
    ]


def families(expansion: Expansion) -> list[Family]:
    """Return the families of drawn cards, of the worker for the rich, and of sales."""
    return [
        Family("draw", Choice("card", [face.id for face in cards(expansion)])),  # chance
        Family("worker", Choice("worker", KINDS)),
        Family("sell_workers", Several("workers", KINDS, 1, 3)),
        Family("sell_goods", Several("goods", GOODS, 1, 3)),
    ]


def later_families(rules: int) -> list[Family]:
    """Return the family of the way out of a sale, which came with version 2."""
    return [Family("sell_nothing")] if rules >= 2 else []
