"""What can happen in Montana, declared once; texts/ has a sentence for each kind of event."""

from collections.abc import Sequence
from typing import Final

from frontier.engine.actions import Choice, Field, Number, Several, Value
from frontier.engine.events import Amount, Component, EventKind, EventSpace, Flag, Seat, Step
from frontier.games.montana.actions import BENEFITS
from frontier.games.montana.components import AREAS, GOODS, KINDS, MATERIALS, MAX_SPACES, ROWS, Components
from frontier.games.montana.modules.components import LANDSCAPES, SPECIALS, Expansion
from frontier.games.montana.state import BANK_PLACE, SPACES

BANK: Final = "bank"
WORKING: Final = (*AREAS, BANK)  # where workers are sent
PIECES: Final = (*GOODS, *(f"{kind}_worker" for kind in KINDS))  # as counted in the supply

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

# Of the modules.
PAID_TOLL: Final = "paid_toll"
PAID_GOODS: Final = "paid_goods"
PAID_EXTRA: Final = "paid_extra"
BURIED: Final = "buried"
CARD_EFFECT: Final = "card_effect"
SPECIAL: Final = "special"
GATE: Final = "gate"
EXCHANGED: Final = "exchanged"
BONUS: Final = "bonus"
SITE: Final = "site"
CARD: Final = "card"
ACTIVE_CARD: Final = "active_card"
SOLD: Final = "sold"
LOOKED: Final = "looked"
TOOK_TILE: Final = "took_tile"
USED_TILE: Final = "used_tile"
SHOWED_TILE: Final = "showed_tile"


class Place(Field):
    """Where workers are sent: an area or the bank, and the space there."""

    def __init__(self) -> None:
        super().__init__("place", BANK_PLACE + MAX_SPACES)

    def as_json(self, index: int) -> dict[str, Value]:
        if index >= BANK_PLACE:
            return {"area": BANK, "space": index - BANK_PLACE + 1}
        return {"area": AREAS[index // SPACES], "space": index % SPACES + 1}

    def schema(self) -> dict[str, dict[str, object]]:
        return Choice("area", WORKING).schema() | Number("space", 1, MAX_SPACES).schema()


def event_space(box: Components, expansion: Expansion, labels: Sequence[str], players: int) -> EventSpace:
    """The events of a game with these components and field labels."""
    piece, n, due, by = Choice("piece", PIECES), Amount("n"), Amount("due"), Seat("by", players)
    field = Component("field", labels)
    row, pumpkins = Choice("row", ROWS), Step("pumpkins", box.columns)
    special, landscape = Choice("special", SPECIALS), Choice("landscape", LANDSCAPES)
    card = Component("card", [face.id for face in expansion.cards])
    mountain_tile = Component("mountain_tile", [face.id for face in expansion.mountains])
    return EventSpace(
        EventKind(STARTED, field),
        EventKind(SPUN, Number("wheel_space", 1, len(box.wheel))),
        EventKind(ADVANCED, n),
        EventKind(RECEIVED, piece, n, due),
        EventKind(SHORTAGE, piece),
        EventKind(GAVE_BACK, Several("workers", KINDS, 1, 2)),
        EventKind(SILVER, n),
        EventKind(UNBUILT, n),
        EventKind(PAID_SILVER, n),
        EventKind(PLACED, Place(), Several("workers", KINDS, 1, 3), Flag("small")),
        EventKind(CLEARED, Choice("area", WORKING)),
        EventKind(CITY),
        EventKind(BID, row, pumpkins),
        EventKind(OUTBID, row, pumpkins, by),
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
        EventKind(PAID_TOLL, piece, n),
        EventKind(PAID_GOODS, piece, n),
        EventKind(PAID_EXTRA, piece, n),
        EventKind(BURIED, field, special),
        EventKind(CARD_EFFECT, card),
        EventKind(SPECIAL, field, special),
        EventKind(GATE, n, due, by),
        EventKind(EXCHANGED, Choice("give", GOODS), Choice("take", GOODS)),
        EventKind(BONUS, landscape),
        EventKind(SITE, landscape, field),
        EventKind(CARD, card),
        EventKind(ACTIVE_CARD, card),
        EventKind(SOLD, piece, n),
        EventKind(LOOKED, field),
        EventKind(TOOK_TILE, field),
        EventKind(USED_TILE, mountain_tile, field),
        EventKind(SHOWED_TILE, mountain_tile, field),
    )
