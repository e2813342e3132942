"""What a view shows of the special settlements beyond the position itself: who asks a toll where."""

from frontier.engine.game import Json
from frontier.games.montana import slots
from frontier.games.montana.constants import MOUNTAIN
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.modules.settlements.shapes import Field
from frontier.games.montana.view import FieldMarks, ModuleView


class SettlementsView(ModuleView):
    """What the special settlements add to the views of one configuration."""

    def marks(self, st: MontanaState) -> FieldMarks:
        return Tolls()


class Tolls(FieldMarks):
    """The seats whose towers ask a toll on a field, a bit each."""

    def now(self, st: MontanaState) -> dict[int, object]:
        words = list(st.s[slots.FIELD : slots.FIELD + st.constants.fields])
        return {i: tolls for i, word in enumerate(words) if word >= slots.ASKS and (tolls := _tolls(st, i, word))}

    def shown(self, st: MontanaState, field: int, mark: object | None) -> Json:
        tolls = mark if isinstance(mark, int) else 0
        shown: Field = {"tolls": [seat for seat in range(tolls.bit_length()) if tolls >> seat & 1]}
        return {**shown}


def _tolls(st: MontanaState, field: int, word: int) -> int:
    if word & slots.OWNER or st.board.land[field] == MOUNTAIN:
        return 0
    return word >> module_slots.TOLL_SHIFT & module_slots.TOLL_MASK
