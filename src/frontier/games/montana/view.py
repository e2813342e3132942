"""What a seat may see, as JSON for people's screens.

The base game has no hidden information (M-AMB-58): every seat and every spectator sees the same. What a module hides
is left out before anything is shown (modules/view.py).
"""

from frontier.engine.game import COLOURS, Json
from frontier.engine.multisets import count_of
from frontier.games.montana import scoring
from frontier.games.montana import state as at
from frontier.games.montana.components import AREAS, GOODS, LANDS, Components
from frontier.games.montana.constants import CANTEEN_SYMBOL, COW_SYMBOL, MORE_MASK, MORE_SHIFT
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules import view as modules
from frontier.games.montana.modules.components import Expansion
from frontier.games.montana.position import dump

GROUNDS = 1000  # landscapes whose fields are kept: those of the games that run at the same time


class Printed:
    """What the views of one configuration share, made once: nobody may change what they show of it."""

    def __init__(self, box: Components, expansion: Expansion) -> None:
        self.components: Json = {
            "wheel": [list(pair) for pair in box.wheel],
            "bank": [{"workers": workers, "silver": silver} for workers, silver in box.bank],
            "areas": {
                area: [{"silver": silver, "goods": goods} for silver, goods in spaces]
                for area, spaces in zip(AREAS, box.areas, strict=True)
            },
            "city": [
                {"row": row.id, "cows": row.cows, "goods": row.goods, "upgrades": row.upgrades, "silver": row.silver,
                 "pumpkins": list(box.columns[row.first_column :])}
                for row in box.rows
            ],
        }  # fmt: skip
        self.modules = modules.Printed(expansion)
        self._grounds: dict[bytes, Ground] = {}

    def ground(self, st: MontanaState) -> "Ground":
        """The fields of the landscape that is played on."""
        key = st.setup_key()
        ground = self._grounds.get(key)
        if ground is None:
            if len(self._grounds) >= GROUNDS:
                self._grounds.pop(next(iter(self._grounds)), None)
            ground = self._grounds[key] = Ground(st)
        return ground


class Ground:
    """The fields of one landscape, each in the forms that it has taken."""

    def __init__(self, st: MontanaState) -> None:
        self._fields = [_field(st, i) for i in range(int(st.constants.fields))]
        self._marks = modules.Marks(st)
        self._forms: list[dict[object, Json]] = [{} for _ in self._fields]
        self._closed = [self._form(st, i, False, modules.UNMARKED) for i in range(len(self._fields))]

    def fields(self, st: MontanaState) -> list[Json]:
        """All fields as they are now."""
        now_open = set(st.s[at.OPEN_FIELDS : at.OPEN_FIELDS + st.s[at.OPEN]])
        marked = self._marks.now(st) if st.constants.extensions else {}
        shown = self._closed.copy()
        for i in now_open | marked.keys():
            shown[i] = self._form(st, i, i in now_open, marked.get(i, modules.UNMARKED))
        return shown

    def _form(self, st: MontanaState, field: int, is_open: bool, marks: modules.FieldMarks) -> Json:
        key = is_open, marks
        form = self._forms[field].get(key)
        if form is None:
            more = modules.field(st, field, marks) if st.constants.extensions else {}
            form = self._forms[field][key] = {**self._fields[field], "open": is_open, **more}
        return form


def view(state: MontanaState, box: Components, expansion: Expansion, printed: Printed, seat: int | None) -> Json:
    """The whole table as a seat knows it: the position as in a dump, and what is printed on the components."""
    return open_view(modules.hide(state, seat), box, expansion, printed, seat)


def open_view(st: MontanaState, box: Components, expansion: Expansion, printed: Printed, seat: int | None) -> Json:
    """The same of everything that a position holds."""
    shown = dump(st, box, expansion)
    for i, entry in enumerate(shown["seats"]):
        entry["colour"] = COLOURS[i]
        entry["ranking"] = list(scoring.ranking(st, i))
    return {
        "seat": seat,
        "actor": st.actor,
        **shown,
        "scores": list(st.scores),
        "winners": list(st.winners),
        "ending": st.ending,
        "fields": printed.ground(st).fields(st),
        "printed": {**printed.components, **printed.modules.shown(st)}
        if st.constants.extensions
        else printed.components,
    }


def _field(st: MontanaState, field: int) -> Json:
    """What never changes about a field."""
    q, r = st.constants.coordinates[field]
    symbols = st.board.symbols[field]
    cost = st.board.cost[field]
    return {
        "label": st.constants.labels[field],
        "q": q,
        "r": r,
        "land": LANDS[st.board.land[field]],
        "cost": [good for i, good in enumerate(GOODS) for _ in range(count_of(cost, i))],
        "cow_symbol": bool(symbols & COW_SYMBOL),
        "canteen_symbol": bool(symbols & CANTEEN_SYMBOL),
        "two_settlements": symbols >> MORE_SHIFT & MORE_MASK == 1,
    }
