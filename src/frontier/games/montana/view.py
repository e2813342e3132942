"""What a seat may see, as JSON for people's screens.

The base game has no hidden information (M-AMB-58): every seat and every spectator sees the same. What a module hides
is left out before anything is shown.
"""

from frontier.engine.game import COLOURS, Json
from frontier.engine.multisets import count_of
from frontier.games.montana import phases, scoring, shapes, slots
from frontier.games.montana.components import AREAS, GOODS, Components
from frontier.games.montana.constants import CANTEEN_SYMBOL, COW_SYMBOL, MORE_MASK, MORE_SHIFT
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.module import Module
from frontier.games.montana.rules.build import lines_closed
from frontier.games.montana.shapes import Field, PrintedField

GROUNDS = 1000  # landscapes whose fields are kept: those of the games that run at the same time


class FieldMarks:
    """What a module shows on the fields of one landscape that changes during a game; by itself nothing."""

    def now(self, st: MontanaState) -> dict[int, object]:
        """Return the fields that show something in a position, each with a hashable value that says what."""
        return {}

    def shown(self, st: MontanaState, field: int, mark: object | None) -> Json:
        """Return what is shown of a field with such a value, or of one without."""
        return {}


class ModuleView:
    """What one module adds to the views of a configuration; by itself nothing."""

    def printed(self, st: MontanaState) -> Json:
        """Return what is printed on its components, with what is left of them; asked only if the module is in play."""
        return {}

    def marks(self, st: MontanaState) -> FieldMarks:
        """Return what it shows on the fields of the landscape that is played on; asked of all modules."""
        return FieldMarks()


class Printed:
    """What the views of one configuration share, made once: nobody may change what they show of it."""

    def __init__(
        self, box: Components, expansion: Expansion, modules: tuple[Module, ...], registered: tuple[Module, ...]
    ) -> None:
        self.components: shapes.Printed = {
            "wheel": [list(pair) for pair in box.wheel],
            "bank": [{"workers": workers, "silver": silver} for workers, silver in box.bank],
            "areas": {
                area: [{"silver": silver, "goods": goods} for silver, goods in spaces]
                for area, spaces in zip(AREAS, box.areas, strict=True)
            },
            "yields": dict(zip(AREAS, GOODS, strict=False)),
            "city": [
                {"row": row.id, "cows": row.cows, "goods": row.goods, "upgrades": row.upgrades, "silver": row.silver,
                 "pumpkins": list(box.columns[row.first_column :])}
                for row in box.rows
            ],
        }  # fmt: skip
        self._numbers = dict(expansion.numbers)
        views = [(module, module.view(expansion)) for module in registered] if modules else []
        self._in_play = [view for module, view in views if view is not None and module in modules]
        self._views = [view for _, view in views if view is not None]
        self._grounds: dict[bytes, Ground] = {}

    def ground(self, st: MontanaState) -> "Ground":
        """Return the fields of the landscape that is played on."""
        key = st.setup_key()
        ground = self._grounds.get(key)
        if ground is None:
            if len(self._grounds) >= GROUNDS:
                self._grounds.pop(next(iter(self._grounds)), None)
            ground = self._grounds[key] = Ground(st, [view.marks(st) for view in self._views])
        return ground

    def shown(self, st: MontanaState) -> Json:
        """Return all that is printed, with what is left of the modules' pieces."""
        shown: Json = {**self.components}
        if self._views:
            shown["numbers"] = self._numbers
        for view in self._in_play:
            shown |= view.printed(st)
        return shown


class Ground:
    """The fields of one landscape, each in the forms that it has taken."""

    def __init__(self, st: MontanaState, marks: list[FieldMarks]) -> None:
        self._fields = [_field(st, i) for i in range(int(st.constants.fields))]
        self._marks = marks
        self._unmarked: tuple[object, ...] = (None,) * len(marks)
        self._forms: list[dict[object, Json]] = [{} for _ in self._fields]
        self._closed = [self._form(st, i, False, self._unmarked) for i in range(len(self._fields))]

    def fields(self, st: MontanaState) -> list[Json]:
        """Return all fields as they are now."""
        now_open = set(st.s[slots.OPEN_FIELDS : slots.OPEN_FIELDS + st.s[slots.OPEN]])
        marked = [marks.now(st) for marks in self._marks]
        shown = self._closed.copy()
        for i in now_open.union(*marked):
            shown[i] = self._form(st, i, i in now_open, tuple(found.get(i) for found in marked))
        return shown

    def _form(self, st: MontanaState, field: int, is_open: bool, found: tuple[object, ...]) -> Json:
        key = is_open, found
        form = self._forms[field].get(key)
        if form is None:
            base: Field = {**self._fields[field], "open": is_open}
            form = self._forms[field][key] = {**base}
            for marks, mark in zip(self._marks, found, strict=True):
                form |= marks.shown(st, field, mark)
        return form


def hide(st: MontanaState, modules: tuple[Module, ...], seat: int | None) -> MontanaState:
    """Return a copy without what a seat (None: a spectator) does not know; what is legal follows from the rest.

    `modules` are those in play that hide something.
    """
    seen = st.clone()
    if modules and st.s[slots.PHASE] != phases.FINISHED:
        for module in modules:
            module.hide(st, seen, seat)
        seen.offer_anew()
    return seen


def view(st: MontanaState, dumped: Json, printed: Printed, seat: int | None) -> Json:
    """Return the whole table: the position as in a dump, and what is printed on the components.

    Whatever the position holds is shown, so it has to be one of which everything hidden was left out before.
    """
    for i, entry in enumerate(dumped["seats"]):
        entry["colour"] = COLOURS[i]
        entry["ranking"] = list(scoring.ranking(st, i))
    return {
        "seat": seat,
        "actor": st.actor,
        **dumped,
        "scores": list(st.scores),
        "winners": list(st.winners),
        "ending": st.ending,
        "fields": printed.ground(st).fields(st),
        "lines": _lines(st),
        "printed": printed.shown(st),
    }


def _lines(st: MontanaState) -> dict[str, list[int]]:
    """Return the open fields on which a settlement would close a line, and for which seats (M-BUILD-13)."""
    found: dict[str, list[int]] = {}
    for field in st.s[slots.OPEN_FIELDS : slots.OPEN_FIELDS + st.s[slots.OPEN]]:
        seats = [seat for seat in range(int(st.constants.players)) if lines_closed(st, seat, field) > 0]
        if seats:
            found[st.constants.labels[field]] = seats
    return found


def _field(st: MontanaState, field: int) -> PrintedField:
    """Return what never changes about a field."""
    q, r = st.constants.coordinates[field]
    symbols = st.board.symbols[field]
    cost = st.board.cost[field]
    shown: PrintedField = {
        "label": st.constants.labels[field],
        "q": q,
        "r": r,
        "land": st.constants.lands[st.board.land[field]],
        "cost": [good for i, good in enumerate(GOODS) for _ in range(count_of(cost, i))],
        "cow_symbol": bool(symbols & COW_SYMBOL),
        "canteen_symbol": bool(symbols & CANTEEN_SYMBOL),
        "two_settlements": symbols >> MORE_SHIFT & MORE_MASK == 1,
    }
    if st.constants.extended:
        shown["settlements"] = 1 + int(symbols >> MORE_SHIFT & MORE_MASK)
    return shown
