"""What can happen by the special settlements, declared once."""

from collections.abc import Sequence
from typing import Final

from frontier.engine.actions import Choice
from frontier.engine.events import Amount, Component, EventKind, OtherSeat
from frontier.games.montana.components import GOODS
from frontier.games.montana.events import Piece
from frontier.games.montana.modules.settlements.components import SPECIALS

PAID_TOLL: Final = "paid_toll"
BURIED: Final = "buried"
SPECIAL: Final = "special"
GATE: Final = "gate"
EXCHANGED: Final = "exchanged"


def event_kinds(labels: Sequence[str], players: int) -> tuple[EventKind, ...]:
    """Return the events of a game with these field labels."""
    field, special, n = Component("field", labels), Choice("special", SPECIALS), Amount("n")
    return (
        EventKind(PAID_TOLL, Piece(), n),
        EventKind(BURIED, field, special),
        EventKind(SPECIAL, field, special),
        EventKind(GATE, n, Amount("due"), OtherSeat("by", players)),
        EventKind(EXCHANGED, Choice("give", GOODS), Choice("take", GOODS)),
    )
