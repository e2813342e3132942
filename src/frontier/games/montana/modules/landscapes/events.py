"""What can happen by the special landscapes, declared once."""

from collections.abc import Sequence
from typing import Final

from frontier.engine.actions import Choice
from frontier.engine.events import Amount, Component, EventKind
from frontier.games.montana.events import Piece
from frontier.games.montana.modules.landscapes.meta import LANDSCAPES

PAID_GOODS: Final = "paid_goods"
BONUS: Final = "bonus"
SITE: Final = "site"


def event_kinds(labels: Sequence[str]) -> tuple[EventKind, ...]:
    """Return the events of a game with these field labels."""
    landscape = Choice("landscape", LANDSCAPES)
    return (
        EventKind(PAID_GOODS, Piece(), Amount("n")),
        EventKind(BONUS, landscape),
        EventKind(SITE, landscape, Component("field", labels)),
    )
