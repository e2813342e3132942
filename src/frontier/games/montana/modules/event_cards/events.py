"""What can happen by the event cards, declared once."""

from collections.abc import Sequence
from typing import Final

from frontier.engine.events import Amount, Component, EventKind
from frontier.games.montana.events import Piece

CARD_EFFECT: Final = "card_effect"
CARD: Final = "card"
ACTIVE_CARD: Final = "active_card"
SOLD: Final = "sold"
OF_A_CARD: Final = (CARD_EFFECT, CARD, ACTIVE_CARD)


def event_kinds(cards: Sequence[str]) -> tuple[EventKind, ...]:
    """Return the events of a game with cards of these ids."""
    card = Component("card", cards)
    return (
        EventKind(CARD_EFFECT, card),
        EventKind(CARD, card),
        EventKind(ACTIVE_CARD, card),
        EventKind(SOLD, Piece(), Amount("n")),
    )
