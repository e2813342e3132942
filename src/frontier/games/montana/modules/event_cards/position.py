"""The event cards in a position as JSON, both ways; what the active card forbids is not written."""

from typing import Final

from frontier.engine.document import Document, demand
from frontier.engine.game import Json
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.rules import rules_of
from frontier.games.montana.modules.event_cards.shapes import Events
from frontier.games.montana.state import Position

KEY = "events"
CARD_KEYS = ("left", "right", "used", "drawn")
DECLINED: Final = "declined"


def write(st: Position, expansion: Expansion, data: Json) -> None:
    """Add the two cards, whether the active one is used, and how many were drawn."""
    s, faces = st.s, cards(expansion)
    events: Events = {
        "left": faces[s[module_slots.LEFT] - 1].id if s[module_slots.LEFT] else None,
        "right": faces[s[module_slots.RIGHT] - 1].id if s[module_slots.RIGHT] else None,
        "used": s[module_slots.CARD_USED] == 1,
        "drawn": {card.id: n for i, card in enumerate(faces) if (n := _drawn(st, i))},
    }
    if s[module_slots.CARD_USED] >= module_slots.DECLINED:
        events[DECLINED] = st.constants.phases.names[s[module_slots.CARD_USED] - module_slots.DECLINED]
    data[KEY] = events


def _drawn(st: Position, face: int) -> int:
    shift = counts.COUNT_BITS * (face % module_slots.FACES_A_SLOT)
    return int(st.s[module_slots.DRAWN + face // module_slots.FACES_A_SLOT] >> shift & counts.COUNT_MASK)


def read(position: Document, st: Position, expansion: Expansion) -> None:
    """Take the cards over from a dumped position, and let the active card take effect."""
    data = position.part(KEY)
    data.only(CARD_KEYS if st.constants.asks_always else (*CARD_KEYS, DECLINED))
    s, faces = st.s, cards(expansion)
    ids = tuple(card.id for card in faces)
    for key, slot in (("left", module_slots.LEFT), ("right", module_slots.RIGHT)):
        if data.get(key) is not None:
            s[slot] = 1 + ids.index(data.word(key, ids))
    s[module_slots.CARD_USED] = int(data.flag("used"))
    if DECLINED in data.names():
        demand(s[module_slots.CARD_USED] == 0, f"{data.path}.{DECLINED}", "expected null: the card is used")
        names = tuple(name for name in st.constants.phases.names if name)
        s[module_slots.CARD_USED] = module_slots.DECLINED + st.constants.phases.number(data.word(DECLINED, names))
    drawn = data.part("drawn")
    for id_ in drawn.names():
        face = ids.index(drawn.check_word(id_, id_, ids))
        n = drawn.number(id_, 1, faces[face].count)
        s[module_slots.DRAWN + face // module_slots.FACES_A_SLOT] += (
            n * counts.COUNT_UNITS[face % module_slots.FACES_A_SLOT]
        )
    rules_of(st).activate(st)
