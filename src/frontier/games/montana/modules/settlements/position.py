"""The special settlements in a position as JSON, both ways; tolls follow from the watchtowers and are not written."""

from frontier.engine.document import Document
from frontier.engine.game import Json
from frontier.games.montana import slots
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.modules.settlements.actions import TOPS
from frontier.games.montana.modules.settlements.components import SPECIALS
from frontier.games.montana.modules.settlements.rules import TOWER_TILE, raise_tower
from frontier.games.montana.state import Position

KEYS = ("exchanges",)
SEAT_KEYS = ("specials",)
SETTLEMENT_KEYS = ("top",)


def write(st: Position, data: Json) -> None:
    """Add exchanges, the special settlements that are left and those on top."""
    data["exchanges"] = st.s[module_slots.EXCHANGES]
    for seat, entry in enumerate(data["seats"]):
        left = st.s[module_slots.SPECIALS + seat]
        entry["specials"] = [special for i, special in enumerate(SPECIALS) if left >> i & 1]
    for label, entry in data["settlements"].items():
        entry["top"] = TOPS[top_of(st, st.constants.labels.index(label))]


def top_of(st: Position, field: int) -> int:
    """Return what lies on top of a field, as in TOPS."""
    return int(st.s[slots.FIELD + field] >> module_slots.TOP_SHIFT & module_slots.TOP_MASK)


def read(data: Document, st: Position) -> None:
    """Take the special settlements over from a dumped position, and raise the watchtowers."""
    s, labels = st.s, st.constants.labels
    s[module_slots.EXCHANGES] = data.number("exchanges", 0, 100)
    for seat, entry in enumerate(data.parts("seats", int(st.constants.players))):
        for i, special in enumerate(entry.entries("specials")):
            bit = 1 << SPECIALS.index(entry.check_word(f"specials[{i}]", special, SPECIALS))
            if s[module_slots.SPECIALS + seat] & bit:
                raise entry.fail(f"specials[{i}]", f"{special} is listed twice")
            s[module_slots.SPECIALS + seat] |= bit
    settlements = data.part("settlements")
    for label in settlements.names():
        field = labels.index(label)
        s[slots.FIELD + field] |= TOPS.index(settlements.part(label).word("top", TOPS)) << module_slots.TOP_SHIFT
    for label in settlements.names():
        field = labels.index(label)
        if top_of(st, field) == TOWER_TILE + 1:
            raise_tower(st, st.owner(field) - 1, field)
