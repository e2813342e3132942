"""What a view shows of the special landscape beyond the position itself: its rules, its bonuses and its price."""

from frontier.engine.game import Json
from frontier.games.montana.constants import MEADOW
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.board import BONUS_MARK, MIX_MARK, special_landscape
from frontier.games.montana.modules.landscapes.components import landscapes
from frontier.games.montana.modules.landscapes.meta import META
from frontier.games.montana.modules.landscapes.shapes import Bonus, Field, Printed
from frontier.games.montana.view import FieldMarks, ModuleView


class LandscapesView(ModuleView):
    """What the special landscapes add to the views of one configuration."""

    def __init__(self, expansion: Expansion) -> None:
        self._sides = landscapes(expansion)

    def printed(self, st: MontanaState) -> Json:
        side = self._sides[st.board.centre_tile]
        bonus: Bonus = {"silver": side.silver, "goods": list(side.goods), "workers": list(side.workers)}
        shown: Printed = {
            "landscape": {"id": side.id, "bonus": bonus, "one_canteen": side.one_canteen, "mix": side.mix}
        }
        return {**shown}

    def marks(self, st: MontanaState) -> FieldMarks:
        return Bonuses(st)


class Bonuses(FieldMarks):
    """Which fields bring a bonus of the landscape, and which show one that can still be had."""

    def __init__(self, st: MontanaState) -> None:
        fields, board = range(int(st.constants.fields)), st.board
        self._beside: dict[int, int] = {}  # meadow -> the bonuses beside it, a bit each
        self._around: dict[int, list[int]] = {}  # field that shows a bonus -> its neighbours
        if st.constants.has(META.id):
            bonuses, neighbours = special_landscape(board).bonuses, st.constants.neighbours
            self._beside = {i: bonuses[i] for i in fields if board.land[i] == MEADOW and bonuses[i]}
            self._around = {i: list(neighbours[6 * i : 6 * i + 6]) for i in fields if board.symbols[i] & BONUS_MARK}

    def now(self, st: MontanaState) -> dict[int, object]:
        untaken = ~st.s[module_slots.CLAIMED]
        brings = {i for i, bonus in self._beside.items() if bonus & untaken and st.owner(i) == 0}
        shows = {i for i, around in self._around.items() if not brings.isdisjoint(around)}
        return {i: (i in brings, i in shows) for i in brings | shows}

    def shown(self, st: MontanaState, field: int, mark: object | None) -> Json:
        brings, shows = mark if isinstance(mark, tuple) else (False, False)
        mix = int(special_landscape(st.board).mix) if st.board.symbols[field] & MIX_MARK else 0
        shown: Field = {"mix": mix, "bonus": brings, "bonus_mark": shows}
        return {**shown}
