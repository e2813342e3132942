"""What a seat may see, as JSON for people's screens and as a vector for learners.

The base game has no hidden information (M-AMB-58): every seat and every spectator sees the same. What a module hides
is left out before anything is shown (modules/view.py).
"""

from typing import TYPE_CHECKING

from frontier.engine.game import COLOURS, Json, one_hot
from frontier.engine.multisets import count_of
from frontier.games.montana import scoring
from frontier.games.montana import state as at
from frontier.games.montana.components import AREAS, BASE_LANDS, GOODS, LANDS, Components
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules import view as modules
from frontier.games.montana.modules.components import Expansion
from frontier.games.montana.position import dump
from frontier.games.montana.position_checks import BIDS, INTERRUPTIONS, PAYMENTS, effective_phase, is_placing
from frontier.games.montana.tables import CANTEEN_SYMBOL, COW_SYMBOL, MORE_MASK, MORE_SHIFT, Tables

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray

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
        self._fields = [_field(st, i) for i in range(int(st.tables.fields))]
        self._marks = modules.Marks(st)
        self._forms: list[dict[object, Json]] = [{} for _ in self._fields]
        self._closed = [self._form(st, i, False, modules.UNMARKED) for i in range(len(self._fields))]

    def fields(self, st: MontanaState) -> list[Json]:
        """All fields as they are now."""
        now_open = set(st.s[at.OPEN_FIELDS : at.OPEN_FIELDS + st.s[at.OPEN]])
        marked = self._marks.now(st) if st.tables.extensions else {}
        shown = self._closed.copy()
        for i in now_open | marked.keys():
            shown[i] = self._form(st, i, i in now_open, marked.get(i, modules.UNMARKED))
        return shown

    def _form(self, st: MontanaState, field: int, is_open: bool, marks: modules.FieldMarks) -> Json:
        key = is_open, marks
        form = self._forms[field].get(key)
        if form is None:
            more = modules.field(st, field, marks) if st.tables.extensions else {}
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
        "printed": {**printed.components, **printed.modules.shown(st)} if st.tables.extensions else printed.components,
    }


def _field(st: MontanaState, field: int) -> Json:
    """What never changes about a field."""
    q, r = st.tables.coordinates[field]
    symbols = st.board.symbols[field]
    cost = st.board.cost[field]
    return {
        "label": st.tables.labels[field],
        "q": q,
        "r": r,
        "land": LANDS[st.board.land[field]],
        "cost": [good for i, good in enumerate(GOODS) for _ in range(count_of(cost, i))],
        "cow_symbol": bool(symbols & COW_SYMBOL),
        "canteen_symbol": bool(symbols & CANTEEN_SYMBOL),
        "two_settlements": symbols >> MORE_SHIFT & MORE_MASK == 1,
    }


# The observation: sections of the vector, in order, with the number of entries of each (or each seat or field).
GLOBAL_SECTIONS = (
    ("phase", at.BASE_PHASES),
    ("round", 1),
    ("last_round", 1),
    ("built", 1),
    ("phase_after_giving_back", at.BASE_PHASES),
    ("setup_spins", 1),
    ("advanced", 1),
    ("arrow", 16),
    ("place_bank", at.SPACES),
    ("place_area", 4 * at.SPACES),
    ("supply_pieces", 10),
    ("supply_cows", 1),
    ("bank_occupied", at.SPACES),
    ("large_occupied", 4 * at.SPACES),
    ("small_occupied", 4 * at.SPACES),
    ("workers_on_bank_and_areas", 5 * 4),
)
SEAT_SECTIONS = (
    ("is_decider", 1),
    ("is_active", 1),
    ("pieces", 10),
    ("silver", 1),
    ("cows", 1),
    ("canteens", 1),
    ("stock", 1),
    ("contractor_row", 4),
    ("contractor_column", 1),
    ("waiting_in_row_passed", 3),
    ("is_asked_to_bid", 1),
    ("is_next_to_pay", 1),
)
FIELD_SECTIONS = (
    ("meadow_mountain_lake", 3),
    ("cost", 6),
    ("two_settlements", 1),
    ("cow", 1),
    ("canteen", 1),
    ("open", 1),
    ("starting_tile", 1),
    ("tiles_by_seat", 4),
)


def observation_size(tables: Tables) -> int:
    """Length of the vector."""
    per = [sum(size for _, size in sections) for sections in (GLOBAL_SECTIONS, SEAT_SECTIONS, FIELD_SECTIONS)]
    size = per[0] + per[1] * int(tables.players) + per[2] * int(tables.fields)
    if tables.extended:
        size += 2 * (len(at.PHASES) - at.BASE_PHASES)
        size += modules.observation_size(int(tables.players), int(tables.fields))
    return size


def observation(state: MontanaState, seat: int) -> "NDArray[float32]":
    """The position as numbers around 0 to 1, seats counted from the observer."""
    import numpy  # imported here: playing needs no numpy, and it is slow to load

    st = modules.hide(state, seat)
    tables, players = st.tables, int(st.tables.players)
    order = [(seat + i) % players for i in range(players)]
    out = _globals(st)
    for other in order:
        out.extend(_seat(st, other))
    for field in range(int(tables.fields)):
        out.extend(_field_numbers(st, field, order))
    if tables.extended:
        out.extend(modules.observation(st, order))
    return numpy.array(out, dtype=numpy.float32)


def _globals(st: MontanaState) -> list[float]:
    s, tables = st.s, st.tables
    place = s[at.SPACE] if is_placing(st) else -1
    in_bank = place >= at.BANK_PLACE
    phases = len(at.PHASES) if tables.extended else at.BASE_PHASES
    return [
        *one_hot(phases, s[at.PHASE]),
        s[at.ROUND] / int(tables.round_limit),
        float(s[at.LAST_ROUND]),
        s[at.BUILT] / int(tables.build_limit),
        *one_hot(phases, s[at.RESUME] if s[at.PHASE] in INTERRUPTIONS else -1),
        s[at.SPINS] / int(tables.spins * tables.players),
        float(s[at.ADVANCED]),
        *one_hot(16, s[at.ARROW]),
        *one_hot(at.SPACES, place - at.BANK_PLACE if in_bank else -1),
        *one_hot(4 * at.SPACES, -1 if in_bank else place),
        *(s[at.SUPPLY + i] / 18 for i in range(10)),
        s[at.SUPPLY_COWS] / int(tables.cows),
        *(1.0 if s[slot] else 0.0 for slot in range(at.BANK, at.FIELD)),
        *(n / 8 for n in _standing(st)),
    ]


def _standing(st: MontanaState) -> list[int]:
    """Workers of each kind on the bank and on the four areas."""
    places = [[*range(at.BANK, at.LARGE)]]
    for area in range(4):
        spaces = range(area * at.SPACES, (area + 1) * at.SPACES)
        places.append([first + space for first in (at.LARGE, at.SMALL) for space in spaces])
    found: list[int] = []
    for slots in places:
        crews = [st.tables.crews.counts(st.s[slot] - 1) for slot in slots if st.s[slot] > 0]
        found += [sum(counts[kind] for counts in crews) for kind in range(4)]
    return found


def _seat(st: MontanaState, seat: int) -> list[float]:
    s, tables = st.s, st.tables
    contractor = st.own(seat, at.CONTRACTOR) - 1
    in_row = contractor >= 0
    phase = effective_phase(st)
    payer = (s[at.ACTIVE] + s[at.PAYER]) % tables.players
    return [
        1.0 if s[at.DECIDER] == seat else 0.0,
        1.0 if s[at.ACTIVE] == seat else 0.0,
        *(st.own(seat, piece) / 8 for piece in range(10)),
        st.own(seat, at.SILVER) / 20,
        st.own(seat, at.COWS) / 4,
        st.own(seat, at.CANTEENS) / 2,
        int(st.own(seat, at.STOCK)) / int(tables.settlements),
        *one_hot(4, contractor // tables.columns if in_row else -1),
        int(contractor % tables.columns + 1) / int(tables.columns) if in_row else 0.0,
        *one_hot(3, st.own(seat, at.BID_DONE)),
        1.0 if phase in BIDS and s[at.BIDDER] == seat else 0.0,
        1.0 if phase in PAYMENTS and payer == seat else 0.0,
    ]


def _field_numbers(st: MontanaState, field: int, order: list[int]) -> list[float]:
    word = st.s[at.FIELD + field]
    owner = st.owner(field)
    tiles = [0.0] * at.MAX_PLAYERS
    if 0 < owner < at.STARTING_TILE:
        tiles[order.index(owner - 1)] = st.tiles_on(field) / 3
    return [
        *one_hot(len(BASE_LANDS), st.board.land[field]),
        *(count_of(st.board.cost[field], good) / 2 for good in range(6)),
        1.0 if st.board.symbols[field] >> MORE_SHIFT & MORE_MASK == 1 else 0.0,
        1.0 if word & at.COW_BIT else 0.0,
        1.0 if word & at.CANTEEN_BIT else 0.0,
        1.0 if st.is_open(field) else 0.0,
        1.0 if owner == at.STARTING_TILE else 0.0,
        *tiles,
    ]
