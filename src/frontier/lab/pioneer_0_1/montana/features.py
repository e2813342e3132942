"""The features of a Montana position that the network of pioneer-0.1 sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.state import State
from frontier.games.montana import slots
from frontier.games.montana.board import Board
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.goldrush import slots as goldrush_slots
from frontier.games.montana.modules.settlements import slots as settlements_slots
from frontier.games.montana.state import Position
from frontier.lab.pioneer_0_1.montana.evaluator import Survey, standing, useful_silver
from frontier.lab.pioneer_0_1.network import Features

PIECES: Final = 10
PHASE_COUNT: Final = 28
FACES: Final = 15
MAX_ROUND: Final = 40  # later rounds were never learnt from
SEAT: Final = 0
FIELDS: Final = 26
OTHERS: Final = 34
TABLE: Final = 38
PHASES_FROM: Final = 42
EXTRA: Final = PHASES_FROM + PHASE_COUNT
COUNT: Final = EXTRA + 4 + FACES


class MontanaFeatures(Features):
    """Features: holdings, how near fields are, the others, the moment of the turn, and what modules add."""

    def __init__(self) -> None:
        self.count = COUNT
        self.points_temperature = 1.5
        self.standings: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        # The last survey of the open fields for each seat, with what it depends on: goods, board, surcharge, fields.
        self.surveys = [Survey() for _ in range(4)]
        self.goods: vec[i64] = vec[i64]([0, 0, 0, 0])
        self.board: Board | None = None
        self.surcharge: i64 = 0
        self.open: i64 = 0
        self.fields: vec[i64] = vec[i64]([0] * slots.MAX_FIELDS)
        self.words: vec[i64] = vec[i64]([0] * slots.MAX_FIELDS)

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        is_new = self.is_new(state)
        for seat in range(state.constants.players):
            goods = state.packed_goods(seat)
            survey = self.surveys[seat]
            if is_new or goods != self.goods[seat]:
                survey.update(state, seat)
                self.goods[seat] = goods
            self.standings[seat] = standing(state, seat, survey)

    def is_new(self, st: Position) -> bool:
        """Whether anything about the open fields has changed since the last call; what they are now is kept."""
        s = st.s
        n = s[slots.OPEN]
        fields, words = self.fields, self.words
        is_new = self.board is not st.board or self.open != n or self.surcharge != st.surcharge()
        if not is_new:
            for i in range(n):
                field = s[slots.OPEN_FIELDS + i]
                if fields[i] != field or words[i] != s[slots.FIELD + field]:
                    is_new = True
                    break
        if is_new:
            self.board, self.open, self.surcharge = st.board, n, st.surcharge()
            for i in range(n):
                fields[i] = s[slots.OPEN_FIELDS + i]
                words[i] = s[slots.FIELD + fields[i]]
        return is_new

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state.s
        for i in range(i64(COUNT)):
            x[i] = 0.0
        _read_holdings(state, seat, x)
        _read_fields(self.surveys[seat], x)
        x[FIELDS + 7] = float(state.own(seat, slots.BID_DONE)) / 2.0 if state.own(seat, slots.CONTRACTOR) > 0 else 0.0
        self.read_others(state, seat, x)
        x[TABLE] = float(s[slots.ROUND] if s[slots.ROUND] < MAX_ROUND else i64(MAX_ROUND)) / 20.0
        x[TABLE + 1] = float(s[slots.LAST_ROUND])
        is_learnt = s[slots.PHASE] < PHASE_COUNT  # not the choice of the starting tile, nor later modules
        if s[slots.ACTIVE] == seat:
            x[TABLE + 2] = float(s[slots.BUILT])
            x[TABLE + 3] = float(s[slots.ADVANCED])
            if is_learnt:
                x[PHASES_FROM + s[slots.PHASE]] = 1.0
        elif s[slots.DECIDER] == seat and is_learnt:
            x[PHASES_FROM + s[slots.PHASE]] = -1.0
        if state.constants.extended:
            _read_modules(state, seat, x)

    def read_others(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write how a seat stands against its nearest rival, and how soon the game may end."""
        own = self.standings[seat]
        best, least = -1.0e9, 99.0
        for other in range(st.constants.players):
            if other != seat:
                if self.standings[other] > best:
                    best = self.standings[other]
                left = float(st.own(other, slots.STOCK))
                if left < least:
                    least = left
        x[FIELDS + 6] = own / 40.0
        x[OTHERS] = (own - best) / 20.0
        x[OTHERS + 1] = least / 12.0
        x[OTHERS + 2] = (float(st.own(seat, slots.STOCK)) - least) / 4.0
        x[OTHERS + 3] = float(st.constants.players - 2) / 2.0


def _read_holdings(st: Position, seat: i64, x: vec[float]) -> None:
    s = st.s
    for piece in range(i64(PIECES)):
        n = st.own(seat, piece)
        x[SEAT + piece] = float(n) / 6.0
        x[SEAT + 10 + piece] = 1.0 if n > 0 else 0.0
    x[SEAT + 20] = float(useful_silver(st, seat)) / 15.0
    x[SEAT + 21] = float(st.own(seat, slots.COWS)) / 4.0
    x[SEAT + 22] = float(st.own(seat, slots.CANTEENS)) / 2.0
    x[SEAT + 23] = float(st.own(seat, slots.STOCK)) / 12.0
    x[SEAT + 24] = 1.0 if s[slots.DECIDER] == seat else 0.0
    x[SEAT + 25] = 1.0 if s[slots.ACTIVE] == seat else 0.0


def _read_fields(survey: Survey, x: vec[float]) -> None:
    """Write how many steps away the nearest fields are, and how many can be paid for now."""
    x[FIELDS] = survey.near / 4.0
    x[FIELDS + 1] = survey.second / 4.0
    x[FIELDS + 2] = survey.third / 4.0
    x[FIELDS + 3] = survey.payable / 3.0
    x[FIELDS + 4] = survey.double
    x[FIELDS + 5] = 1.0 if survey.payable > 0.0 else 0.0


def _read_modules(st: Position, seat: i64, x: vec[float]) -> None:
    s = st.s
    for special in range(3):
        x[EXTRA + special] = float((s[settlements_slots.SPECIALS + seat] >> special) & 1)
    x[EXTRA + 3] = float((s[goldrush_slots.HELD] >> (8 * seat)) & goldrush_slots.SEAT_MASK) / 3.0
    for face in range(i64(FACES)):
        x[EXTRA + 4 + face] = float(
            (s[goldrush_slots.NUGGETS + seat] >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK
        )
