"""What pioneer-0.1 knows of Homesteaders: which moves need no search, and what a seat has and may expect, in VP."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.multisets import count_of
from frontier.engine.state import State
from frontier.games.homesteaders import phases, scoring, slots
from frontier.games.homesteaders.constants import (
    MONEY_LANE,
    MONEY_MASK,
    NOTHING,
    WIDE_LANE,
    WIDE_MASK,
)
from frontier.games.homesteaders.rules.build import can_pay
from frontier.games.homesteaders.state import Position
from frontier.lab.pioneer_0_1.evaluation import Evaluator

# Weights in VP, found by letting variants play against each other.
SILVER_VALUE: Final = 0.2
TRADE_VALUE: Final = 0.55
FULL_VALUE_COUNT: Final = 3  # of a good or of trade chips: more count half
FULL_VALUE_SILVER: Final = 12
DEBT_COST: Final = 8.0  # beside the penalty: paying off costs more than it brought
FREE_PLACE_WEIGHT: Final = 1.0  # of the income of a place that is still free
NEW_INCOME_WEIGHT: Final = 1.05  # income of a later round, from a building still to be built
OWNED_INCOME_WEIGHT: Final = 0.8  # the same from what stands already: not more than its value in hand will be
FREE_WORKER_VALUE: Final = 7.4
ADVANCE_VALUE: Final = 2.7
MAX_GOOD_PRICE: Final = 4  # in silver
MISSING_GOOD_COST: Final = 1.05  # a good that must be bought first


class Knowledge(Evaluator):
    """An evaluator that evaluates nothing: it tells which moves need no search."""

    def determinize(self, state: State, seat: i64, rng: Rng) -> State:
        assert isinstance(state, Position)
        sampled = state.clone()
        assert isinstance(sampled, Position)
        if not state.constants.first_rules:
            sampled.s[slots.NEXT_PLACE] = 0  # whoever has placed so far, in whichever order: a search begins here
        return sampled

    def is_dominated(self, state: State, action: i64) -> bool:
        """Whether a debt is taken before it is needed: payments borrow by themselves, so it can only serve to buy."""
        assert isinstance(state, Position)
        if action != state.constants.borrow:
            return False
        seat = state.s[slots.DECIDER]
        return state.own(seat, slots.TRADES) == 0 or state.own(seat, slots.SILVER) >= MAX_GOOD_PRICE

    def is_transposition(self, state: State, action: i64) -> bool:
        """Whether a place precedes one already named: any order is legal (H-AMB-19g), the ascending one suffices."""
        assert isinstance(state, Position)
        place = action - state.constants.place
        return 0 <= place < state.s[slots.NEXT_PLACE]


def position_value(st: Position, seat: i64) -> float:
    """Return what a seat has and may expect, in VP."""
    phase = st.s[slots.PHASE]
    if phase == phases.FINISHED:
        return float(scoring.total(st, seat)) + 0.001 * float(st.own(seat, slots.SILVER))
    bidding = phase == phases.BID or (phase == phases.REWARD and st.s[slots.RESUME] == phases.BIDDING_GOES_ON)
    held = bid_space(st, seat)
    value = _holdings(st, seat, _due(st, seat, bidding, held)) + _income_to_come(st, seat)
    if bidding and held >= 0:
        value += tile_value(st, seat, st.s[slots.TILE + held] - 1)
    return value


def bid_space(st: Position, seat: i64) -> i64:
    """Return the auction on which a seat has the highest bid, or -1."""
    for space in range(st.constants.auctions):
        if st.s[slots.BIDDER + space] == seat + 1:
            return space
    return -1


def _due(st: Position, seat: i64, bidding: bool, held: i64) -> i64:
    """Return the silver that a seat must pay soon, for wages or for a bid."""
    s = st.s
    phase = s[slots.PHASE]
    if phase == phases.WAGES or (phase == phases.RELIEF and s[slots.RESUME] == phases.INCOME_GOES_ON):
        waits = in_order(st, seat) >= in_order(st, s[slots.DECIDER])
        return st.own(seat, slots.WORKERS) if phase != phases.WAGES or waits else 0
    if held >= 0 and (bidding or held > s[slots.SPACE] or (phase == phases.PAY and held == s[slots.SPACE])):
        return st.constants.ladder[s[slots.STEP + held]] if s[slots.ROUND] <= slots.LAST_ROUND else 0
    return 0


def _left(st: Position) -> float:
    """Return the share of the game still to come after this round's income."""
    return float(slots.LAST_ROUND + 1 - st.s[slots.ROUND]) / 10.0


def _useful(st: Position) -> float:
    """Return how useful silver and plain goods are: early on they can still be turned into more."""
    return 0.6 + 0.4 * _left(st) if st.s[slots.ROUND] <= slots.LAST_ROUND else 0.2


def _good_value(good: i64) -> float:
    if good == 0:
        return 0.85
    if good == 1:
        return 0.6
    if good == 2:
        return 1.1
    return 1.6 if good == slots.GOLD else 3.1


def _holdings(st: Position, seat: i64, due: i64) -> float:
    """Return the points if the game ended now and the value of what the rest may still be turned into."""
    value = float(scoring.total(st, seat) - scoring.goods_vp(st, seat))
    left = _left(st)
    silver = st.own(seat, slots.SILVER) - due
    debts = st.own(seat, slots.DEBTS)
    if silver < 0:
        borrowed = (st.constants.debt_silver - 1 - silver) // st.constants.debt_silver
        value -= float(borrowed * (2 * debts + borrowed + 1)) / 2.0
        debts += borrowed
        silver = 0
    value -= DEBT_COST * float(debts) * left
    useful = _useful(st)
    value += SILVER_VALUE * _diminishing(silver, FULL_VALUE_SILVER) * useful
    value += TRADE_VALUE * _diminishing(st.own(seat, slots.TRADES), FULL_VALUE_COUNT) * useful
    for good in range(i64(slots.GOODS_COUNT)):
        held = st.own(seat, good)
        if held > 0:
            if good < slots.GOLD:
                value += _good_value(good) * _diminishing(held, FULL_VALUE_COUNT) * useful
            else:
                value += (2.0 + (_good_value(good) - 2.0) * left) * float(held)
    return value


def _diminishing(n: i64, full: i64) -> float:
    """Return a count in which the first `full` pieces count whole and the rest half."""
    if n <= full:
        return float(n)
    return float(full) + 0.5 * float(n - full)


def _income_to_come(st: Position, seat: i64) -> float:
    """Return the value of the income to come less wages; in this round, of where workers stand or can be sent."""
    s = st.s
    constants = st.constants
    buildings = st.own(seat, slots.BUILDINGS)
    fixed = SILVER_VALUE * float(st.own(seat, slots.TRACKS))
    owned = buildings
    kind: i64 = 0
    while owned != 0:
        if owned & 1 != 0:
            fixed += _income_value(constants.income_goods[kind], constants.income_money[kind])
        owned >>= 1
        kind += 1
    placed = st.own(seat, slots.PLACED)
    is_placing = in_order(st, seat) >= in_order(st, s[slots.DECIDER])
    first = s[slots.NEXT_PLACE] if seat == s[slots.DECIDER] else 0
    work, standing, possible = 0.0, 0.0, 0.0
    places: i64 = 0
    free: i64 = 0
    for place in range(constants.place_count):
        if (buildings >> constants.place_owner[place]) & 1 != 0:
            gives = _income_value(constants.place_goods[place], constants.place_money[place])
            work += gives
            places += 1
            if (placed >> place) & 1 != 0:
                if placed & constants.place_team[place] == constants.place_team[place]:
                    standing += gives
            elif place >= first:
                possible += gives
                free += 1
    workers = st.own(seat, slots.WORKERS)
    work = _staffed(work, workers, places)
    rounds = slots.LAST_ROUND + 1 - s[slots.ROUND]
    value = (fixed + work - SILVER_VALUE * float(workers)) * float(rounds) * OWNED_INCOME_WEIGHT
    if s[slots.PHASE] == phases.PLACE and is_placing:
        work = standing + FREE_PLACE_WEIGHT * _staffed(possible, st.idle_workers(seat), free)
    elif s[slots.PHASE] == phases.PLACE:
        work = standing
    elif s[slots.PHASE] != phases.DRAW:
        return value
    # This round's income counts as much as it will in hand, so that nothing is gained by waiting.
    return value + (fixed + work - SILVER_VALUE * float(workers)) * _useful(st)


def in_order(st: Position, seat: i64) -> i64:
    """Return how many players act before a seat."""
    return (seat - st.s[slots.START] + st.constants.players) % st.constants.players


def _staffed(value: float, workers: i64, places: i64) -> float:
    """Return what places yield when there may be too few workers for them."""
    return value * float(workers) / float(places) if workers < places else value


def _income_value(goods: i64, money: i64) -> float:
    value = 0.0
    if goods != 0:
        for good in range(i64(slots.GOODS_COUNT)):
            value += _good_value(good) * float((goods >> (WIDE_LANE * good)) & WIDE_MASK)
    if money != 0:
        value += SILVER_VALUE * float(money & MONEY_MASK)
        value += TRADE_VALUE * float((money >> MONEY_LANE) & MONEY_MASK)
        value += float(money >> (2 * MONEY_LANE))
    return value


def tile_value(st: Position, seat: i64, tile: i64) -> float:
    """Return the value of the best building that a tile brings within reach, and of what it gives besides."""
    constants = st.constants
    value = float(constants.tile_vp[tile])
    if constants.tile_worker[tile] != 0:
        value += FREE_WORKER_VALUE
    if constants.tile_advance[tile] != 0:
        value += ADVANCE_VALUE + 0.3 * float(st.own(seat, slots.LINE))
    pay = constants.tile_pay[tile]
    if pay != NOTHING and st.own(seat, pay) > 0:
        value += float(constants.tile_pay_vp[tile] + 2 * constants.tile_pay_track[tile]) - 1.0
    kind = best_to_build(st, seat, st.stock() & constants.tile_kinds[tile] & ~st.own(seat, slots.BUILDINGS), False)
    return value if kind == NOTHING else value + _building_value(st, seat, kind)


def best_to_build(st: Position, seat: i64, kinds: i64, in_hand: bool) -> i64:
    """Return the best of some kinds (a mask), goods bought first unless `in_hand`; NOTHING if none pays."""
    best = 0.0
    found: i64 = NOTHING
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0 and not (in_hand and not can_pay(st, seat, kind)):
            gain = _building_value(st, seat, kind)
            if gain > best:
                best = gain
                found = kind
        kinds >>= 1
        kind += 1
    return found


def _building_value(st: Position, seat: i64, kind: i64) -> float:
    """Return the value of a building less its cost; 0 if trade chips cannot bring the goods that are missing."""
    constants = st.constants
    chips = st.own(seat, slots.TRADES)
    cost = constants.cost[kind]
    value = float(constants.building_vp[kind])
    for good in range(i64(slots.GOODS_COUNT)):
        n = count_of(cost, good)
        if n > 0:
            value -= 0.5 * _good_value(good) * float(n)
            short = n - st.own(seat, good)
            if short > 0:
                chips -= short
                value -= MISSING_GOOD_COST * float(short)
    if chips < 0:
        return 0.0
    rounds = float(slots.LAST_ROUND + 1 - st.s[slots.ROUND])
    value += NEW_INCOME_WEIGHT * rounds * _income_value(constants.income_goods[kind], constants.income_money[kind])
    for place in range(constants.place_count):
        if constants.place_owner[place] == kind:
            value += 0.55 * rounds * _income_value(constants.place_goods[place], constants.place_money[place])
    for what in range(i64(scoring.COUNTED_KINDS)):
        if constants.counted[kind * scoring.COUNTED_KINDS + what] != 0:
            value += float(scoring.count(st, seat, what)) + 0.6
    return value
