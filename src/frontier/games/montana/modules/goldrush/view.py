"""What a seat may see of the mountain tiles: everything but the faces it has not seen (X-AMB-48)."""

from functools import partial

from frontier.engine.game import Json
from frontier.games.montana import slots
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules import counts, faces
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush import words
from frontier.games.montana.modules.goldrush.components import mountain_tiles
from frontier.games.montana.modules.goldrush.rules import rules_of
from frontier.games.montana.modules.goldrush.shapes import Printed
from frontier.games.montana.view import ModuleView


class GoldrushView(ModuleView):
    """What the goldrush add to the views of one configuration."""

    def __init__(self, expansion: Expansion) -> None:
        amounts = partial(words.amounts, expansion.numbers)
        self._tiles = faces.views(mountain_tiles(expansion), words.vocabulary, amounts)

    def printed(self, st: MontanaState) -> Json:
        rules = rules_of(st)
        shown: Printed = {"mountain_tiles": [face[rules.remaining(st, i)] for i, face in enumerate(self._tiles)]}
        return {**shown}


def is_known(st: MontanaState, field: int, seat: int | None) -> bool:
    """Return whether a seat (None: a spectator) has seen a tile, if it has one."""
    return bool(st.s[slots.FIELD + field] & _knows(seat))


def _knows(seat: int | None) -> int:
    """Return the bit of the tiles that a seat has seen."""
    return module_slots.FACE_UP_BIT if seat is None else 1 << module_slots.KNOWN_SHIFT + seat


def hide(st: MontanaState, seen: MontanaState, seat: int | None) -> None:
    """Take the faces that a seat (None: a spectator) has not seen out of a copy."""
    knows = _knows(seat)
    for field in st.board.mountains:
        word = st.s[slots.FIELD + field]
        face, holder = (
            word >> module_slots.FACE_SHIFT & module_slots.FACE_MASK,
            word >> module_slots.HOLDER_SHIFT & module_slots.HOLDER_MASK,
        )
        if face > 0 and not word & knows:
            seen.s[slots.FIELD + field] -= face << module_slots.FACE_SHIFT
            seen.s[module_slots.SEEN] -= counts.COUNT_UNITS[face - 1]
            if holder > 0:
                seen.s[module_slots.NUGGETS + holder - 1] -= counts.COUNT_UNITS[face - 1]
        if word & module_slots.UNSEEN_BIT:
            seen.s[slots.FIELD + field] -= module_slots.UNSEEN_BIT
