"""What can happen in Montana, declared once; texts/ has a sentence for each kind of event.

What can happen by a module stands in its own events.py.
"""

from collections.abc import Sequence
from typing import Final

from frontier.engine.actions import Choice, Field, Number, Several, Value
from frontier.engine.events import Amount, Component, EventKind, Flag, OtherSeat, PrintedNumber
from frontier.games.montana import slots
from frontier.games.montana.actions import BENEFITS
from frontier.games.montana.components import AREAS, GOODS, KINDS, MATERIALS, ROWS, Components

BANK: Final = "bank"
WORKING: Final = (*AREAS, BANK)  # where workers are sent
PIECES: Final = (*GOODS, *(f"{kind}_worker" for kind in KINDS))

STARTED: Final = "started"
SPUN: Final = "spun"
ADVANCED: Final = "advanced"
RECEIVED: Final = "received"
SHORTAGE: Final = "shortage"
GAVE_BACK: Final = "gave_back"
SILVER: Final = "silver"
UNBUILT: Final = "unbuilt"
PAID_SILVER: Final = "paid_silver"
PLACED: Final = "placed"
CLEARED: Final = "cleared"
CITY: Final = "city"
BID: Final = "bid"
OUTBID: Final = "outbid"
PASSED: Final = "passed"
PAID_PUMPKINS: Final = "paid_pumpkins"
CANNOT_PAY: Final = "cannot_pay"
UPGRADED: Final = "upgraded"
COW: Final = "cow"
TRADED: Final = "traded"
BUILT: Final = "built"
CANTEEN: Final = "canteen"
LAST_TILE: Final = "last_tile"
EXTRA_TURN: Final = "extra_turn"
ROUND: Final = "round"
GAME_OVER: Final = "game_over"
PAID_EXTRA: Final = "paid_extra"


class Place(Field):
    """Where workers are sent: an area or the bank, and the space there."""

    def __init__(self) -> None:
        super().__init__("place", slots.BANK_PLACE + slots.SPACES)

    def as_json(self, index: int) -> dict[str, Value]:
        if index >= slots.BANK_PLACE:
            return {"area": BANK, "space": index - slots.BANK_PLACE + 1}
        return {"area": AREAS[index // slots.SPACES], "space": index % slots.SPACES + 1}

    def schema(self) -> dict[str, dict[str, object]]:
        return Choice("area", WORKING).schema() | Number("space", 1, slots.SPACES).schema()


class Piece(Choice):
    """A good or a worker, counted as in the supply."""

    def __init__(self) -> None:
        super().__init__("piece", PIECES)


def event_kinds(box: Components, labels: Sequence[str], players: int) -> tuple[EventKind, ...]:
    """Return the events of the base game with these components and field labels."""
    n, field = Amount("n"), Component("field", labels)
    row, pumpkins = Choice("row", ROWS), PrintedNumber("pumpkins", box.columns)
    return (
        EventKind(STARTED, field),
        EventKind(SPUN, Number("wheel_space", 1, len(box.wheel))),
        EventKind(ADVANCED, n),
        EventKind(RECEIVED, Piece(), n, Amount("due")),
        EventKind(SHORTAGE, Piece()),
        EventKind(GAVE_BACK, Several("workers", KINDS, 1, 2)),
        EventKind(SILVER, n),
        EventKind(UNBUILT, n),
        EventKind(PAID_SILVER, n),
        EventKind(PLACED, Place(), Several("workers", KINDS, 1, 3), Flag("small")),
        EventKind(CLEARED, Choice("area", WORKING)),
        EventKind(CITY),
        EventKind(BID, row, pumpkins),
        EventKind(OUTBID, row, pumpkins, OtherSeat("by", players)),
        EventKind(PASSED),
        EventKind(PAID_PUMPKINS, n),
        EventKind(CANNOT_PAY, n),
        EventKind(UPGRADED, Choice("material", MATERIALS), n),
        EventKind(COW, n),
        EventKind(TRADED, Choice("benefit", BENEFITS)),
        EventKind(BUILT, field, n, Amount("lines")),
        EventKind(CANTEEN, field),
        EventKind(LAST_TILE),
        EventKind(EXTRA_TURN),
        EventKind(ROUND, n),
        EventKind(GAME_OVER),
        EventKind(PAID_EXTRA, Piece(), n),
    )
