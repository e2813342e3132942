"""The modules' part of a position as JSON, both ways; docs/position.md documents the format.

What follows from the rest is not written: which bonuses of the landscape are taken and whether its site is open
(from the settlements), tolls (from the watchtowers), what the active card forbids.
"""

from frontier.engine.document import Document, demand
from frontier.engine.errors import brief
from frontier.engine.game import Json
from frontier.games.montana import state as at
from frontier.games.montana.actions import TOPS
from frontier.games.montana.constants import BARE_MARK, MOUNTAIN
from frontier.games.montana.modules.components import SPECIALS, Expansion
from frontier.games.montana.modules.event_cards.rules import FACES_A_SLOT, Events
from frontier.games.montana.modules.goldrush.rules import Goldrush
from frontier.games.montana.modules.landscapes.rules import Landscapes, open_site
from frontier.games.montana.modules.settlements.rules import TOWER_TILE, Settlements, raise_tower
from frontier.games.montana.state import Position

BOX = "box"
EVENT_KEYS = ("left", "right", "used", "drawn")
DECLINED = "declined"
MOUNTAIN_KEYS = ("tile", "known_to", "holder", "face_up", "marked")
KEYS = {
    "settlements": ("exchanges",),
    "landscapes": ("canteen_taken", "extra_turn"),
    "events": ("events",),
    "goldrush": ("mountains",),
}


def keys(modules: tuple[str, ...]) -> tuple[str, ...]:
    """Keys of a position with these modules beyond those of the base game."""
    return (*(("site",) if modules else ()), *(key for module in modules for key in KEYS[module]))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


# Writing ------------------------------------------------------------------------------------------


def write(st: Position, expansion: Expansion, data: Json) -> None:
    """Add what the modules in play know to a position."""
    if not st.constants.extensions:
        return
    s, labels = st.s, st.constants.labels
    data["site"] = labels[s[at.SITE] - 1] if s[at.SITE] > 0 else None
    for extension in st.constants.extensions:
        match extension:
            case Settlements():
                _write_specials(st, data)
            case Landscapes():
                data["canteen_taken"] = bool(s[at.CANTEEN_TAKEN])
                data["extra_turn"] = bool(s[at.EXTRA_TURN])
            case Events():
                data["events"] = {
                    "left": expansion.cards[s[at.LEFT] - 1].id if s[at.LEFT] else None,
                    "right": expansion.cards[s[at.RIGHT] - 1].id if s[at.RIGHT] else None,
                    "used": s[at.CARD_USED] == 1,
                    "drawn": {card.id: n for i, card in enumerate(expansion.cards) if (n := _drawn(st, i))},
                }
                if s[at.CARD_USED] >= at.DECLINED:
                    data["events"][DECLINED] = at.PHASES[s[at.CARD_USED] - at.DECLINED]
            case Goldrush():
                data["mountains"] = {
                    labels[field]: _write_mountain(s[at.FIELD + field], expansion)
                    for field in range(int(st.constants.fields))
                    if has_tile(st, field)
                }


def _write_specials(st: Position, data: Json) -> None:
    data["exchanges"] = st.s[at.EXCHANGES]
    for seat, entry in enumerate(data["seats"]):
        left = st.s[at.SPECIALS + seat]
        entry["specials"] = [special for i, special in enumerate(SPECIALS) if left >> i & 1]
    for label, entry in data["settlements"].items():
        entry["top"] = TOPS[top_of(st, st.constants.labels.index(label))]


def top_of(st: Position, field: int) -> int:
    """What lies on top of a field, as in actions.TOPS."""
    return int(st.s[at.FIELD + field] >> at.TOP_SHIFT & at.TOP_MASK)


def has_tile(st: Position, field: int) -> bool:
    """Whether a mountain tile was put on a field."""
    return st.board.land[field] == MOUNTAIN and st.s[at.FIELD + field] & at.TILE_BIT != 0


def _write_mountain(word: int, expansion: Expansion) -> Json:
    face = word >> at.FACE_SHIFT & at.FACE_MASK
    holder = word >> at.HOLDER_SHIFT & at.HOLDER_MASK
    return {
        "tile": expansion.mountains[face - 1].id if face else None,
        "known_to": bits(word >> at.KNOWN_SHIFT & at.KNOWN_MASK),
        "holder": BOX if holder == at.BOXED else holder - 1 if holder else None,
        "face_up": bool(word & at.FACE_UP_BIT),
        "marked": bool(word & at.MARKED_BIT),
    }


def _drawn(st: Position, face: int) -> int:
    return int(st.s[at.DRAWN + face // FACES_A_SLOT] >> at.COUNT_BITS * (face % FACES_A_SLOT) & at.COUNT_MASK)


# Reading ------------------------------------------------------------------------------------------


def read(data: Document, st: Position, expansion: Expansion) -> None:
    """Take over the modules' part; the settlements and the rest are in place already."""
    if not st.constants.extensions:
        return
    s, labels = st.s, st.constants.labels
    if data.get("site") is not None:
        s[at.SITE] = 1 + labels.index(data.word("site", tuple(labels)))
    for extension in st.constants.extensions:
        match extension:
            case Settlements():
                _read_specials(data, st)
            case Landscapes():
                s[at.CANTEEN_TAKEN] = int(data.flag("canteen_taken"))
                s[at.EXTRA_TURN] = int(data.flag("extra_turn"))
                _derive_claims(st)
            case Events():
                _read_events(data.part("events"), st, expansion, extension)
            case Goldrush():
                _read_mountains(data.part("mountains"), st, expansion)


def _read_specials(data: Document, st: Position) -> None:
    s, labels = st.s, st.constants.labels
    s[at.EXCHANGES] = data.number("exchanges", 0, 100)
    for seat, entry in enumerate(data.parts("seats", int(st.constants.players))):
        for i, special in enumerate(entry.entries("specials")):
            bit = 1 << SPECIALS.index(entry.check_word(f"specials[{i}]", special, SPECIALS))
            if s[at.SPECIALS + seat] & bit:
                raise entry.fail(f"specials[{i}]", f"{special} is listed twice")
            s[at.SPECIALS + seat] |= bit
    settlements = data.part("settlements")
    for label in settlements.names():
        field = labels.index(label)
        s[at.FIELD + field] |= TOPS.index(settlements.part(label).word("top", TOPS)) << at.TOP_SHIFT
    for label in settlements.names():
        field = labels.index(label)
        if top_of(st, field) == TOWER_TILE + 1:
            raise_tower(st, st.owner(field) - 1, field)


def _derive_claims(st: Position) -> None:
    """A bonus is taken exactly when a settlement stands beside it, and the first one opens the site."""
    for field in range(int(st.constants.fields)):
        if 0 < st.owner(field) < at.STARTING_TILE and not _is_pending(st, field):
            st.s[at.CLAIMED] |= st.board.bonuses[field]
    if st.s[at.CLAIMED] and st.board.site >= 0 and st.owner(st.board.site) == 0:
        open_site(st)


def _is_pending(st: Position, field: int) -> bool:
    """A settlement whose bonus is still to come: its canteen is being chosen first."""
    return st.s[at.PHASE] == at.WHICH_CANTEEN and st.s[at.SITE] == field + 1


def _read_events(data: Document, st: Position, expansion: Expansion, events: Events) -> None:
    data.only(EVENT_KEYS if st.constants.asks_always else (*EVENT_KEYS, DECLINED))
    s, ids = st.s, tuple(card.id for card in expansion.cards)
    for key, slot in (("left", at.LEFT), ("right", at.RIGHT)):
        if data.get(key) is not None:
            s[slot] = 1 + ids.index(data.word(key, ids))
    s[at.CARD_USED] = int(data.flag("used"))
    if DECLINED in data.names():
        demand(s[at.CARD_USED] == 0, f"{data.path}.{DECLINED}", "expected null: the card is used")
        s[at.CARD_USED] = at.DECLINED + at.PHASES.index(data.word(DECLINED, at.PHASES))
    drawn = data.part("drawn")
    for id_ in drawn.names():
        face = ids.index(drawn.check_word(id_, id_, ids))
        n = drawn.number(id_, 1, expansion.cards[face].count)
        s[at.DRAWN + face // FACES_A_SLOT] += n * at.COUNT_UNITS[face % FACES_A_SLOT]
    events.activate(st)


def _read_mountains(data: Document, st: Position, expansion: Expansion) -> None:
    s, labels, players = st.s, st.constants.labels, int(st.constants.players)
    ids = tuple(tile.id for tile in expansion.mountains)
    places = [field for field in st.board.mountains if not st.board.symbols[field] & BARE_MARK]
    data.only(tuple(labels[field] for field in places))
    for field in places:
        entry = data.part(labels[field])
        entry.only(MOUNTAIN_KEYS)
        word = at.TILE_BIT
        face = 0
        if entry.get("tile") is not None:
            face = 1 + ids.index(entry.word("tile", ids))
        for i, seat in enumerate(entry.entries("known_to")):
            bit = 1 << at.KNOWN_SHIFT + entry.check_number(f"known_to[{i}]", seat, 0, players - 1)
            if word & bit:
                raise entry.fail(f"known_to[{i}]", "listed twice")
            word |= bit
        word |= face << at.FACE_SHIFT
        match entry.get("holder"):
            case None:
                pass
            case "box":
                word |= at.BOXED << at.HOLDER_SHIFT
            case int() | bool():
                holder = entry.number("holder", 0, players - 1)
                word |= holder + 1 << at.HOLDER_SHIFT
                s[at.HELD] += at.SEAT_UNITS[holder]
                s[at.NUGGETS + holder] += at.COUNT_UNITS[face - 1] if face else 0
            case other:
                raise entry.fail("holder", f"expected null, a seat or {BOX!r}, got {brief(other)}")
        word |= at.FACE_UP_BIT if entry.flag("face_up") else 0
        if entry.flag("marked"):
            word |= at.MARKED_BIT
            s[at.MARKS] += 1
        s[at.FIELD + field] = word
        s[at.SEEN] += at.COUNT_UNITS[face - 1] if face else 0
        demand(
            face == 0 or word >> at.KNOWN_SHIFT & at.KNOWN_MASK != 0,
            entry.path,
            "a tile that nobody has seen has no face",
        )
