"""What of a Homesteaders position the network looks at."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.homesteaders import bid_space, closing, in_order, tile_worth, worth
from frontier.bots.network import Features
from frontier.engine.state import State
from frontier.games.homesteaders import scoring
from frontier.games.homesteaders.state import (
    BUILDINGS,
    DEBTS,
    DECIDER,
    GOODS_COUNT,
    LAST_ROUND,
    LINE,
    LINE_SPACES,
    PASSED,
    PHASE,
    PLACED,
    ROUND,
    SILVER,
    START,
    STEP,
    TILE,
    TRACKS,
    TRADES,
    VP,
    WORKERS,
    Position,
)
from frontier.games.homesteaders.tables import MONEY_LANE, MONEY_MASK, NOTHING, WIDE_LANE, WIDE_MASK

KINDS: Final = 33  # of buildings
PHASE_COUNT: Final = 14
GOODS: Final = 0
MONEY: Final = 12
LINE_FROM: Final = 20
INCOME: Final = 26  # goods, silver, trade chips, VP a round, of buildings and then of work
STANDING: Final = 44
TABLE: Final = 54
PHASES_FROM: Final = 58
BUILDINGS_FROM: Final = PHASES_FROM + PHASE_COUNT
LATER: Final = BUILDINGS_FROM + KINDS  # income times the rounds to come
COUNT: Final = LATER + 18


class HomesteadersFeatures(Features):
    """Holdings, buildings and their income now and to come, the bid, the others, the moment of the round."""

    def __init__(self) -> None:
        self.count = COUNT

    def quiet(self, state: State) -> State:
        assert isinstance(state, Position)
        last = closing(state)
        if last == NOTHING:
            return state
        after = state.clone()
        after.step(last)
        return after

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state.s
        for i in range(i64(COUNT)):
            x[i] = 0.0
        _read_holdings(state, seat, x)
        _read_income(state, seat, x)
        _read_standing(state, seat, x)
        x[TABLE] = float(s[ROUND]) / 10.0
        x[TABLE + 1] = 1.0 if s[START] == seat else 0.0
        x[TABLE + 2] = float(state.tables.players - 2) / 2.0
        x[TABLE + 3] = float(in_order(state, seat)) / 3.0
        x[PHASES_FROM + s[PHASE]] = 1.0 if s[DECIDER] == seat else -1.0


def _read_holdings(st: Position, seat: i64, x: vec[float]) -> None:
    for good in range(i64(GOODS_COUNT)):
        n = st.own(seat, good)
        x[GOODS + good] = float(n) / 4.0
        x[GOODS + 6 + good] = 1.0 if n > 0 else 0.0
    x[MONEY] = float(st.own(seat, SILVER)) / 10.0
    x[MONEY + 1] = float(st.own(seat, TRADES)) / 4.0
    x[MONEY + 2] = float(st.own(seat, VP)) / 20.0
    x[MONEY + 3] = float(st.own(seat, DEBTS)) / 4.0
    x[MONEY + 4] = float(st.own(seat, WORKERS)) / 5.0
    x[MONEY + 5] = float(st.own(seat, TRACKS)) / 5.0
    x[MONEY + 6] = float(st.own(seat, PASSED))
    x[MONEY + 7] = float(st.idle_workers(seat)) / 4.0
    line = st.own(seat, LINE)
    if 0 <= line <= LINE_SPACES:
        x[LINE_FROM + line] = 1.0


def _read_income(st: Position, seat: i64, x: vec[float]) -> None:
    tables = st.tables
    buildings = st.own(seat, BUILDINGS)
    left = float(LAST_ROUND + 1 - st.s[ROUND]) / 10.0
    kind: i64 = 0
    owned = buildings
    while owned != 0 and kind < KINDS:
        if owned & 1 != 0:
            x[BUILDINGS_FROM + kind] = 1.0
            _add(tables.income_goods[kind], tables.income_money[kind], INCOME, x)
        owned >>= 1
        kind += 1
    x[INCOME + 6] = x[INCOME + 6] + 0.5 * float(st.own(seat, TRACKS))
    placed = st.own(seat, PLACED)
    for place in range(tables.place_count):
        if (buildings >> tables.place_owner[place]) & 1 != 0:
            _add(tables.place_goods[place], tables.place_money[place], INCOME + 9, x)
            if (placed >> place) & 1 != 0:
                x[STANDING] = x[STANDING] + 0.25
            x[STANDING + 1] = x[STANDING + 1] + 0.2
    for i in range(i64(18)):
        x[LATER + i] = x[INCOME + i] * left


def _add(goods: i64, money: i64, first: i64, x: vec[float]) -> None:
    for good in range(i64(GOODS_COUNT)):
        x[first + good] = x[first + good] + 0.5 * float((goods >> (WIDE_LANE * good)) & WIDE_MASK)
    x[first + 6] = x[first + 6] + 0.5 * float(money & MONEY_MASK)
    x[first + 7] = x[first + 7] + 0.5 * float((money >> MONEY_LANE) & MONEY_MASK)
    x[first + 8] = x[first + 8] + 0.5 * float(money >> (2 * MONEY_LANE))


def _read_standing(st: Position, seat: i64, x: vec[float]) -> None:
    own = worth(st, seat)
    points = float(scoring.total(st, seat))
    best, most = -1.0e9, -1.0e9
    for other in range(st.tables.players):
        if other != seat:
            theirs = worth(st, other)
            if theirs > best:
                best = theirs
            theirs = float(scoring.total(st, other))
            if theirs > most:
                most = theirs
    x[STANDING + 2] = own / 40.0
    x[STANDING + 3] = (own - best) / 15.0
    x[STANDING + 4] = points / 40.0
    x[STANDING + 5] = (points - most) / 15.0
    x[STANDING + 6] = x[STANDING + 5] * float(st.s[ROUND]) / 10.0
    held = bid_space(st, seat)
    if held >= 0 and st.s[TILE + held] > 0:
        x[STANDING + 7] = 1.0
        x[STANDING + 8] = float(st.tables.ladder[st.s[STEP + held]]) / 10.0
        x[STANDING + 9] = tile_worth(st, seat, st.s[TILE + held] - 1) / 15.0
