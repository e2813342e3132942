"""The features of a Homesteaders position that the network of pioneer-0.1 sees."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.state import State
from frontier.games.homesteaders import phases, scoring, slots
from frontier.games.homesteaders.constants import MONEY_LANE, MONEY_MASK, NOTHING, WIDE_LANE, WIDE_MASK
from frontier.games.homesteaders.rules.build import bid_due, buildable
from frontier.games.homesteaders.state import Position
from frontier.lab.pioneer_0_1.homesteaders.evaluator import (
    best_to_build,
    bid_space,
    in_order,
    position_value,
    tile_value,
)
from frontier.lab.pioneer_0_1.network import Features

KINDS: Final = 33  # of buildings
PHASE_COUNT: Final = 14  # must agree with phases.COUNT

# Where each part of the features begins.
GOODS: Final = 0
MONEY: Final = GOODS + 12
LINE_FROM: Final = MONEY + 8
INCOME: Final = LINE_FROM + 6  # goods, silver, trade chips, VP a round, of buildings and then of work
STANDING: Final = INCOME + 18
TABLE: Final = STANDING + 7
AUCTION: Final = TABLE + 5
PHASES_FROM: Final = AUCTION + 8
BUILDINGS_FROM: Final = PHASES_FROM + PHASE_COUNT
LATER: Final = BUILDINGS_FROM + KINDS  # income times the rounds to come
HELD_LATER: Final = LATER + 18  # holdings times the rounds to come
COUNT: Final = HELD_LATER + 12

SILVER_COST: Final = 0.25  # in VP, of a silver of a bid


class HomesteadersFeatures(Features):
    """Features: holdings, buildings with their income now and to come, the bid, the others, the moment of the round."""

    def __init__(self) -> None:
        self.count = COUNT
        self.points_temperature = 8.0
        self.hidden = slots.HIDDEN_COUNT
        self.values: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.points: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])

    def hidden_number(self, state: State, seat: i64, slot: i64) -> i64:
        assert isinstance(state, Position)
        return state.own(seat, slot)

    def believed_state(self, state: State, seat: i64, x: vec[float], hidden_estimates: vec[float]) -> State:
        assert isinstance(state, Position)
        if state.s[slots.OBSERVER] == 0:
            return state
        believed = state.clone()
        assert isinstance(believed, Position)
        self.prepare(state)
        for other in range(state.constants.players):
            if other != seat:
                self.read(state, other, x)
                over = 0.0  # what rounding took from the goods before: else who has a little of each has nothing
                for slot in range(i64(slots.HIDDEN_COUNT)):
                    estimate = _estimate(hidden_estimates, slot, x)
                    if slot < slots.GOODS_COUNT:
                        estimate += over
                    n: i64 = 0
                    if estimate > 0.0:
                        n = i64(estimate + 0.5)
                    over = estimate - float(n)
                    believed.s[slots.PLAYER + other * slots.STRIDE + slot] = n
        believed.s[slots.OBSERVER] = 0
        if state.actor != seat:
            believed.offer_anew()
        return believed

    def quiescent_state(self, state: State) -> State:
        assert isinstance(state, Position)
        if _closing_action(state) == NOTHING:
            return state
        seat = state.s[slots.DECIDER]
        after = state.clone()
        assert isinstance(after, Position)
        while after.s[slots.DECIDER] == seat or after.s[slots.PHASE] == phases.TRADE:
            last = _closing_action(after)
            if last == NOTHING:
                break
            after.step(last)
        return after

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        for seat in range(state.constants.players):
            self.values[seat] = position_value(state, seat)
            self.points[seat] = float(scoring.total(state, seat))

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        s = state.s
        for i in range(i64(COUNT)):
            x[i] = 0.0
        _read_holdings(state, seat, x)
        _read_income(state, seat, x)
        self.read_standing(state, seat, x)
        _read_auction(state, seat, x)
        x[TABLE] = float(s[slots.ROUND]) / 10.0
        x[TABLE + 1] = 1.0 if s[slots.START] == seat else 0.0
        x[TABLE + 2] = float(state.constants.players - 2) / 2.0
        x[TABLE + 3] = float(in_order(state, seat)) / 3.0
        x[TABLE + 4] = 1.0 if s[slots.ROUND] > slots.LAST_ROUND else 0.0
        x[PHASES_FROM + s[slots.PHASE]] = 1.0 if s[slots.DECIDER] == seat else -1.0

    def read_standing(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write how a seat stands against the best of the others."""
        own = self.values[seat]
        points = self.points[seat]
        best, most = -1.0e9, -1.0e9
        for other in range(st.constants.players):
            if other != seat:
                theirs = self.values[other]
                if theirs > best:
                    best = theirs
                theirs = self.points[other]
                if theirs > most:
                    most = theirs
        x[STANDING + 2] = own / 40.0
        x[STANDING + 3] = (own - best) / 15.0
        x[STANDING + 4] = points / 40.0
        x[STANDING + 5] = (points - most) / 15.0
        x[STANDING + 6] = x[STANDING + 5] * float(st.s[slots.ROUND]) / 10.0


def _estimate(hidden_estimates: vec[float], slot: i64, x: vec[float]) -> float:
    """Return the linear estimate of a hidden number of a seat with these features."""
    first = slot * (COUNT + 1)
    estimate = hidden_estimates[first + COUNT]
    for i in range(i64(COUNT)):
        if x[i] != 0.0:
            estimate += x[i] * hidden_estimates[first + i]
    return estimate


def _closing_action(st: Position) -> i64:
    """Return the action that will surely end a decision in which one could trade on and on, or NOTHING."""
    constants = st.constants
    phase = st.s[slots.PHASE]
    if phase == phases.WAGES or phase == phases.PAY:
        return constants.pay + _gold_due(st)
    if phase == phases.BUILD:
        kind = best_to_build(st, st.s[slots.DECIDER], buildable(st), True)
        return constants.no_build if kind == NOTHING else constants.build + kind - 1
    if phase == phases.EXTRA:
        return constants.no_extra
    return constants.done if phase == phases.TRADE else NOTHING


def _gold_due(st: Position) -> i64:
    """Return the gold that a payment takes where silver is missing."""
    seat = st.s[slots.DECIDER]
    due = st.own(seat, slots.WORKERS) if st.s[slots.PHASE] == phases.WAGES else bid_due(st)
    short = due - st.own(seat, slots.SILVER)
    if short <= 0:
        return 0
    gold = (short + st.constants.gold_worth - 1) // st.constants.gold_worth
    held = st.own(seat, slots.GOLD)
    return gold if gold < held else held


def _read_holdings(st: Position, seat: i64, x: vec[float]) -> None:
    for good in range(i64(slots.GOODS_COUNT)):
        n = st.own(seat, good)
        x[GOODS + good] = float(n) / 4.0
        x[GOODS + 6 + good] = 1.0 if n > 0 else 0.0
    x[MONEY] = float(st.own(seat, slots.SILVER)) / 10.0
    x[MONEY + 1] = float(st.own(seat, slots.TRADES)) / 4.0
    x[MONEY + 2] = float(st.own(seat, slots.VP)) / 20.0
    x[MONEY + 3] = float(st.own(seat, slots.DEBTS)) / 4.0
    x[MONEY + 4] = float(st.own(seat, slots.WORKERS)) / 5.0
    x[MONEY + 5] = float(st.own(seat, slots.TRACKS)) / 5.0
    x[MONEY + 6] = float(st.own(seat, slots.PASSED))
    x[MONEY + 7] = float(st.idle_workers(seat)) / 4.0
    left = float(slots.LAST_ROUND + 1 - st.s[slots.ROUND]) / 10.0
    for good in range(i64(slots.GOODS_COUNT)):
        x[HELD_LATER + good] = x[GOODS + good] * left
    for money in range(i64(6)):
        x[HELD_LATER + 6 + money] = x[MONEY + money] * left
    line = st.own(seat, slots.LINE)
    if 0 <= line <= slots.LINE_SPACES:
        x[LINE_FROM + line] = 1.0


def _read_income(st: Position, seat: i64, x: vec[float]) -> None:
    constants = st.constants
    buildings = st.own(seat, slots.BUILDINGS)
    left = float(slots.LAST_ROUND + 1 - st.s[slots.ROUND]) / 10.0
    kind: i64 = 0
    owned = buildings
    while owned != 0 and kind < KINDS:
        if owned & 1 != 0:
            x[BUILDINGS_FROM + kind] = 1.0
            _add(constants.income_goods[kind], constants.income_money[kind], INCOME, x)
        owned >>= 1
        kind += 1
    x[INCOME + 6] = x[INCOME + 6] + 0.5 * float(st.own(seat, slots.TRACKS))
    placed = st.own(seat, slots.PLACED)
    for place in range(constants.place_count):
        if (buildings >> constants.place_owner[place]) & 1 != 0:
            _add(constants.place_goods[place], constants.place_money[place], INCOME + 9, x)
            if (placed >> place) & 1 != 0:
                x[STANDING] = x[STANDING] + 0.25
            x[STANDING + 1] = x[STANDING + 1] + 0.2
    for i in range(i64(18)):
        x[LATER + i] = x[INCOME + i] * left


def _add(goods: i64, money: i64, first: i64, x: vec[float]) -> None:
    for good in range(i64(slots.GOODS_COUNT)):
        x[first + good] = x[first + good] + 0.5 * float((goods >> (WIDE_LANE * good)) & WIDE_MASK)
    x[first + 6] = x[first + 6] + 0.5 * float(money & MONEY_MASK)
    x[first + 7] = x[first + 7] + 0.5 * float((money >> MONEY_LANE) & MONEY_MASK)
    x[first + 8] = x[first + 8] + 0.5 * float(money >> (2 * MONEY_LANE))


def _read_auction(st: Position, seat: i64, x: vec[float]) -> None:
    """Write a seat's bid and what it may bring; without one, what is still to be had."""
    s = st.s
    phase = s[slots.PHASE]
    held = bid_space(st, seat)
    has_passed = phase == phases.REWARD and s[slots.RESUME] == phases.BIDDING_GOES_ON
    is_open = phase == phases.BID or phase == phases.NEUTRAL or has_passed
    is_at_hand = held == s[slots.SPACE] and phases.PAY <= phase <= phases.EXTRA
    if held >= 0 and (is_open or held > s[slots.SPACE] or is_at_hand):
        tile = s[slots.TILE + held] - 1
        if is_open or held > s[slots.SPACE] or phase == phases.PAY:
            price = st.constants.ladder[s[slots.STEP + held]]
            over = st.own(seat, slots.SILVER) - price
            x[AUCTION] = 1.0
            x[AUCTION + 1] = float(price) / 10.0
            x[AUCTION + 2] = tile_value(st, seat, tile) / 15.0
            x[AUCTION + 3] = float(over) / 5.0 if over < 0 else 0.0
            x[AUCTION + 4] = 1.0 if over < 0 and st.own(seat, slots.GOLD) > 0 else 0.0
        x[AUCTION + 5] = 1.0
    elif is_open and st.own(seat, slots.PASSED) == 0:
        best = 0.0
        for space in range(st.constants.auctions):
            if s[slots.TILE + space] > 0:
                step = s[slots.STEP + space] + 1 if s[slots.BIDDER + space] != 0 else 0
                if step < st.constants.steps:
                    price = st.constants.ladder[step]
                    gain = tile_value(st, seat, s[slots.TILE + space] - 1) - SILVER_COST * float(price)
                    if gain > best:
                        best = gain
        x[AUCTION + 6] = 1.0
        x[AUCTION + 7] = best / 15.0
