"""The mountain tiles in a position as JSON, both ways."""

from typing import Final

from frontier.engine.document import Document, demand
from frontier.engine.errors import brief
from frontier.engine.game import Json
from frontier.games.montana import slots
from frontier.games.montana.constants import MOUNTAIN
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.components import mountain_tiles
from frontier.games.montana.modules.goldrush.shapes import Mountain
from frontier.games.montana.modules.landscapes.board import BARE_MARK
from frontier.games.montana.state import Position

KEY = "mountains"
BOX: Final = "box"
TILE_KEYS = ("tile", "known_to", "holder", "face_up", "marked")


def has_tile(st: Position, field: int) -> bool:
    """Return whether a mountain tile was put on a field."""
    return st.board.land[field] == MOUNTAIN and st.s[slots.FIELD + field] & module_slots.TILE_BIT != 0


def write(st: Position, expansion: Expansion, data: Json) -> None:
    """Add every mountain tile, by the mountain it came from."""
    data[KEY] = {
        st.constants.labels[field]: _write_tile(st.s[slots.FIELD + field], expansion)
        for field in range(int(st.constants.fields))
        if has_tile(st, field)
    }


def _write_tile(word: int, expansion: Expansion) -> Mountain:
    face = word >> module_slots.FACE_SHIFT & module_slots.FACE_MASK
    holder = word >> module_slots.HOLDER_SHIFT & module_slots.HOLDER_MASK
    known = word >> module_slots.KNOWN_SHIFT & module_slots.KNOWN_MASK
    return {
        "tile": mountain_tiles(expansion)[face - 1].id if face else None,
        "known_to": [seat for seat in range(known.bit_length()) if known >> seat & 1],
        "holder": BOX if holder == module_slots.BOXED else holder - 1 if holder else None,
        "face_up": bool(word & module_slots.FACE_UP_BIT),
        "marked": bool(word & module_slots.MARKED_BIT),
    }


def read(position: Document, st: Position, expansion: Expansion) -> None:
    """Take the mountain tiles over from a dumped position, and count them."""
    data, labels = position.part(KEY), st.constants.labels
    ids = tuple(tile.id for tile in mountain_tiles(expansion))
    places = [field for field in st.board.mountains if not st.board.symbols[field] & BARE_MARK]
    data.only(tuple(labels[field] for field in places))
    for field in places:
        _read_tile(data.part(labels[field]), st, field, ids)


def _read_tile(entry: Document, st: Position, field: int, ids: tuple[str, ...]) -> None:
    s, players = st.s, int(st.constants.players)
    entry.only(TILE_KEYS)
    word = module_slots.TILE_BIT
    face = 0
    if entry.get("tile") is not None:
        face = 1 + ids.index(entry.word("tile", ids))
    for i, seat in enumerate(entry.entries("known_to")):
        bit = 1 << module_slots.KNOWN_SHIFT + entry.check_number(f"known_to[{i}]", seat, 0, players - 1)
        if word & bit:
            raise entry.fail(f"known_to[{i}]", "listed twice")
        word |= bit
    word |= face << module_slots.FACE_SHIFT
    match entry.get("holder"):
        case None:
            pass
        case "box":
            word |= module_slots.BOXED << module_slots.HOLDER_SHIFT
        case int() | bool():
            holder = entry.number("holder", 0, players - 1)
            word |= holder + 1 << module_slots.HOLDER_SHIFT
            s[module_slots.HELD] += module_slots.SEAT_UNITS[holder]
            s[module_slots.NUGGETS + holder] += counts.COUNT_UNITS[face - 1] if face else 0
        case other:
            raise entry.fail("holder", f"expected null, a seat or {BOX!r}, got {brief(other)}")
    word |= module_slots.FACE_UP_BIT if entry.flag("face_up") else 0
    if entry.flag("marked"):
        word |= module_slots.MARKED_BIT
        s[module_slots.MARKS] += 1
    s[slots.FIELD + field] = word
    s[module_slots.SEEN] += counts.COUNT_UNITS[face - 1] if face else 0
    is_seen = word >> module_slots.KNOWN_SHIFT & module_slots.KNOWN_MASK != 0
    demand(face == 0 or is_seen, entry.path, "a tile that nobody has seen has no face")
