"""Phrases of the mountain tiles: what they bring, as far as it is known."""

from collections.abc import Mapping

from frontier.games.montana import slots
from frontier.games.montana.constants import NOWHERE
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.faces import Face, shown
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.components import mountain_tiles
from frontier.games.montana.modules.goldrush.rules import next_to_draw
from frontier.texts import text

NUMBERS = {"silver": "tile_silver", "upgrade": "upgrade_cows"}  # by kind
VOCABULARIES = {"worker": "workers", "upgrade": "materials"}  # of what is shown


def tile_title(numbers: Mapping[str, int], tile: Face | None, lang: str) -> str:
    """Return what a mountain tile brings, if it is known."""
    if tile is None:
        return text(lang, "montana-tile-unknown")
    seen = shown(tile, vocabulary(tile.kind), lang)
    return text(lang, f"montana-tile-{tile.kind}", {"shown": seen, **amounts(numbers, tile.kind)})


def vocabulary(kind: str) -> str:
    """Return the vocabulary of the texts that name what a kind of tiles shows."""
    return VOCABULARIES.get(kind, "goods")


def amounts(numbers: Mapping[str, int], kind: str) -> dict[str, int]:
    """Return the number in the text of a kind of tiles."""
    return {"n": numbers.get(NUMBERS.get(kind, ""), 0)}


def tile_name(expansion: Expansion, face: int, lang: str) -> str:
    """Return what the tile of a face brings; a negative face stands for a tile that is not known."""
    return tile_title(expansion.numbers, mountain_tiles(expansion)[face] if face >= 0 else None, lang)


def tile_on(st: MontanaState, expansion: Expansion, field: int, lang: str) -> str:
    """Return what the tile of a mountain brings, if the actor knows it."""
    word = st.s[slots.FIELD + field]
    face = int(word >> module_slots.FACE_SHIFT & module_slots.FACE_MASK)
    known = field in st.board.mountains and word >> module_slots.KNOWN_SHIFT + max(st.actor, 0) & 1
    return tile_name(expansion, face - 1 if known else -1, lang)


def looked_at(st: MontanaState) -> str:
    """Return the mountain whose tile is turned up next."""
    field = next_to_draw(st)
    return "?" if field == NOWHERE else st.constants.labels[field]
