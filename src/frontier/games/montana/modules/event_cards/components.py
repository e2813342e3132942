"""The event cards: read from TOML and checked."""

from typing import cast

from frontier.engine.components import Reader
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.event_cards.kinds import CARD_KINDS
from frontier.games.montana.modules.faces import Face, read_faces

TABLE = "events"
CARDS = 30  # X-EVENT-01
MAX_FACES = 30  # a position counts 15 faces a slot
NUMBERS = {key: range_ for kind in CARD_KINDS for key, range_ in kind.numbers.items()}


def cards(expansion: Expansion) -> tuple[Face, ...]:
    """Return the event cards of a box by their faces."""
    return cast(tuple[Face, ...], expansion.tables[TABLE])


def read(reader: Reader) -> tuple[Face, ...]:
    """Return the event cards out of a component file."""
    return read_faces(reader, TABLE, {kind.id: (kind.shows, kind.shown) for kind in CARD_KINDS}, MAX_FACES, CARDS)
