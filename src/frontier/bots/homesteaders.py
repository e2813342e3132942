"""A hand-made judgement of Homesteaders positions. It looks at the own seat only: the others may hide theirs."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation, final, shares
from frontier.engine.chance import Rng
from frontier.engine.multisets import count_of
from frontier.engine.state import State
from frontier.games.homesteaders import scoring
from frontier.games.homesteaders.rules.build import can_pay
from frontier.games.homesteaders.state import (
    BID,
    BIDDER,
    BIDDING_GOES_ON,
    BUILD,
    BUILDINGS,
    DEBTS,
    DECIDER,
    DRAW,
    EXTRA,
    FINISHED,
    GOLD_PIECES,
    GOODS_COUNT,
    HIDDEN_COUNT,
    INCOME_GOES_ON,
    LAST_ROUND,
    LINE,
    NEXT_PLACE,
    OBSERVER,
    PAY,
    PHASE,
    PLACE,
    PLACED,
    PLAYER,
    RELIEF,
    RESUME,
    REWARD,
    ROUND,
    SILVER,
    SPACE,
    START,
    STEP,
    STRIDE,
    TILE,
    TRACKS,
    TRADE,
    TRADES,
    WAGES,
    WORKERS,
    Position,
)
from frontier.games.homesteaders.tables import (
    MONEY_LANE,
    MONEY_MASK,
    NOTHING,
    WIDE_LANE,
    WIDE_MASK,
)

# Weights in VP, found by letting variants play against each other.
SILVER_WORTH: Final = 0.2
TRADE_WORTH: Final = 0.55
FULL: Final = 3  # of a good or of trade chips: more are worth half
FULL_SILVER: Final = 12
DEBT: Final = 8.0  # beside the penalty: paying off costs more than it brought
HOPE: Final = 1.0  # of a place that is still free
LATER: Final = 1.05  # income of a later round, from a building still to be built
HELD_LATER: Final = 0.8  # and from what is there: not more than it will be worth in hand
FREE_WORKER: Final = 7.4
ADVANCE: Final = 2.7
DEAREST: Final = 4  # silver for a good
SHORT: Final = 1.05  # a good that must be bought first
# What players hold when a round's bidding begins, in hundredths, a row a round: goods, silver, trade chips, VP, debts.
USUAL: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 700, 0, 100, 0,
    9, 0, 25, 63, 0, 0, 341, 9, 178, 0,
    26, 0, 80, 62, 0, 0, 315, 32, 225, 1,
    73, 0, 137, 47, 0, 0, 330, 20, 275, 1,
    77, 0, 186, 46, 6, 8, 353, 18, 330, 4,
    105, 0, 186, 29, 42, 13, 384, 26, 447, 18,
    143, 0, 158, 16, 62, 22, 364, 42, 653, 45,
    152, 1, 146, 14, 89, 33, 398, 98, 948, 69,
    158, 4, 140, 17, 102, 45, 472, 130, 1338, 80,
    126, 6, 125, 36, 57, 50, 521, 147, 1788, 98,
    77, 3, 70, 37, 37, 23, 259, 85, 1997, 118,
])  # fmt: skip


class HomesteadersEvaluation(Evaluation):
    """Points so far, what is in hand less what is due, what buildings and workers will bring, the tile bid for."""

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        last = closing(state) if state.s[DECIDER] == seat else NOTHING
        if last != NOTHING:  # trades could put off what comes, so compare what it will be
            after = state.clone()
            after.step(last)
            assert isinstance(after, Position)
            return worth(after, seat)
        return worth(state, seat)

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        assert isinstance(state, Position)
        world = state.clone()
        assert isinstance(world, Position)
        if not state.tables.first_rules:
            world.s[NEXT_PLACE] = 0  # whoever has placed so far, in whichever order: a search begins here
        if state.s[OBSERVER] != 0:
            world.s[OBSERVER] = 0
            for other in range(state.tables.players):
                if other != seat:
                    _fill_in(world, other, rng)
            if state.actor != seat:
                world.offer_anew()
        return world

    def is_idle(self, state: State, action: i64) -> bool:
        """Debts before they are needed: payments take them by themselves, so they are only for buying."""
        assert isinstance(state, Position)
        if action != state.tables.borrow:
            return False
        seat = state.s[DECIDER]
        return state.own(seat, TRADES) == 0 or state.own(seat, SILVER) >= DEAREST

    def is_repeated(self, state: State, action: i64) -> bool:
        """Places may be named in any order (H-AMB-19g): it is enough to look at the ascending one."""
        assert isinstance(state, Position)
        place = action - state.tables.place
        return 0 <= place < state.s[NEXT_PLACE]

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        assert isinstance(state, Position)
        if state.s[PHASE] == FINISHED:
            final(state, seats, chances)
            return
        for seat in range(seats):
            chances[seat] = self.value(state, seat)
        shares(chances, seats, 3.0 + 9.0 * _left(state))


def _fill_in(st: Position, seat: i64, rng: Rng) -> None:
    """Behind a screen lies what usually lies there by this time."""
    before_income = st.s[PHASE] == PLACE or st.s[PHASE] == DRAW
    row = st.s[ROUND] - 2 if before_income and st.s[ROUND] > 1 else st.s[ROUND] - 1
    first = row * HIDDEN_COUNT
    for slot in range(i64(HIDDEN_COUNT)):
        lot = rng.below(100)
        st.s[PLAYER + seat * STRIDE + slot] = (USUAL[first + slot] + lot) // 100


def closing(st: Position) -> i64:
    """The action that ends a decision in which trades are possible, or NOTHING."""
    tables = st.tables
    phase = st.s[PHASE]
    if phase == WAGES or phase == PAY:
        return tables.pay
    if phase == BUILD:
        return tables.no_build
    if phase == EXTRA:
        return tables.no_extra
    return tables.done if phase == TRADE else NOTHING


def worth(st: Position, seat: i64) -> float:
    """What a seat has and may expect, in VP."""
    if st.s[PHASE] == FINISHED:
        return float(scoring.total(st, seat)) + 0.001 * float(st.own(seat, SILVER))
    bidding = st.s[PHASE] == BID or (st.s[PHASE] == REWARD and st.s[RESUME] == BIDDING_GOES_ON)
    held = bid_space(st, seat)
    worth = _holdings(st, seat, _due(st, seat, bidding, held)) + _outlook(st, seat)
    if bidding and held >= 0:
        worth += tile_worth(st, seat, st.s[TILE + held] - 1)
    return worth


def bid_space(st: Position, seat: i64) -> i64:
    """The auction on which a seat has the highest bid, or -1."""
    for space in range(st.tables.auctions):
        if st.s[BIDDER + space] == seat + 1:
            return space
    return -1


def _due(st: Position, seat: i64, bidding: bool, held: i64) -> i64:
    """Silver that must be paid soon: wages, or a bid."""
    s = st.s
    phase = s[PHASE]
    if phase == WAGES or (phase == RELIEF and s[RESUME] == INCOME_GOES_ON):
        waits = in_order(st, seat) >= in_order(st, s[DECIDER])
        return st.own(seat, WORKERS) if phase != WAGES or waits else 0
    if held >= 0 and (bidding or held > s[SPACE] or (phase == PAY and held == s[SPACE])):
        return st.tables.ladder[s[STEP + held]] if s[ROUND] <= LAST_ROUND else 0
    return 0


def _left(st: Position) -> float:
    """The share of the game still to come after this round's income."""
    return float(LAST_ROUND + 1 - st.s[ROUND]) / 10.0


def _useful(st: Position) -> float:
    """Early on, silver and plain goods can still be turned into more."""
    return 0.6 + 0.4 * _left(st) if st.s[ROUND] <= LAST_ROUND else 0.2


def _worth_of_good(good: i64) -> float:
    if good == 0:
        return 0.85
    if good == 1:
        return 0.6
    if good == 2:
        return 1.1
    return 1.6 if good == GOLD_PIECES else 3.1


def _holdings(st: Position, seat: i64, due: i64) -> float:
    """Points if the game ended now, and what the rest may still be turned into."""
    worth = float(scoring.total(st, seat) - scoring.goods_vp(st, seat))
    left = _left(st)
    silver = st.own(seat, SILVER) - due
    debts = st.own(seat, DEBTS)
    if silver < 0:
        borrowed = (st.tables.debt_silver - 1 - silver) // st.tables.debt_silver
        worth -= float(borrowed * (2 * debts + borrowed + 1)) / 2.0
        debts += borrowed
        silver = 0
    worth -= DEBT * float(debts) * left
    useful = _useful(st)
    worth += SILVER_WORTH * _fading(silver, FULL_SILVER) * useful
    worth += TRADE_WORTH * _fading(st.own(seat, TRADES), FULL) * useful
    for good in range(i64(GOODS_COUNT)):
        held = st.own(seat, good)
        if held > 0:
            if good < GOLD_PIECES:
                worth += _worth_of_good(good) * _fading(held, FULL) * useful
            else:
                worth += (2.0 + (_worth_of_good(good) - 2.0) * left) * float(held)
    return worth


def _fading(n: i64, full: i64) -> float:
    """The first `full` pieces count whole, the rest half."""
    if n <= full:
        return float(n)
    return float(full) + 0.5 * float(n - full)


def _outlook(st: Position, seat: i64) -> float:
    """Income still to come, less wages; in the round at hand what workers stand on or can still be sent to."""
    s = st.s
    tables = st.tables
    buildings = st.own(seat, BUILDINGS)
    fixed = SILVER_WORTH * float(st.own(seat, TRACKS))
    owned = buildings
    kind: i64 = 0
    while owned != 0:
        if owned & 1 != 0:
            fixed += _income_worth(tables.income_goods[kind], tables.income_money[kind])
        owned >>= 1
        kind += 1
    placed = st.own(seat, PLACED)
    is_placing = in_order(st, seat) >= in_order(st, s[DECIDER])
    first = s[NEXT_PLACE] if seat == s[DECIDER] else 0
    work, standing, possible = 0.0, 0.0, 0.0
    places: i64 = 0
    free: i64 = 0
    for place in range(tables.place_count):
        if (buildings >> tables.place_owner[place]) & 1 != 0:
            gives = _income_worth(tables.place_goods[place], tables.place_money[place])
            work += gives
            places += 1
            if (placed >> place) & 1 != 0:
                if placed & tables.place_team[place] == tables.place_team[place]:
                    standing += gives
            elif place >= first:
                possible += gives
                free += 1
    workers = st.own(seat, WORKERS)
    work = _staffed(work, workers, places)
    rounds = LAST_ROUND + 1 - s[ROUND]
    worth = (fixed + work - SILVER_WORTH * float(workers)) * float(rounds) * HELD_LATER
    if s[PHASE] == PLACE and is_placing:
        work = standing + HOPE * _staffed(possible, st.idle_workers(seat), free)
    elif s[PHASE] == PLACE:
        work = standing
    elif s[PHASE] != DRAW:
        return worth
    # This round's income is worth what it will be worth in hand, so that nothing is gained by waiting.
    return worth + (fixed + work - SILVER_WORTH * float(workers)) * _useful(st)


def in_order(st: Position, seat: i64) -> i64:
    """How many players act before a seat."""
    return (seat - st.s[START] + st.tables.players) % st.tables.players


def _staffed(worth: float, workers: i64, places: i64) -> float:
    """What places yield when there may be too few workers for them."""
    return worth * float(workers) / float(places) if workers < places else worth


def _income_worth(goods: i64, money: i64) -> float:
    worth = 0.0
    if goods != 0:
        for good in range(i64(GOODS_COUNT)):
            worth += _worth_of_good(good) * float((goods >> (WIDE_LANE * good)) & WIDE_MASK)
    if money != 0:
        worth += SILVER_WORTH * float(money & MONEY_MASK)
        worth += TRADE_WORTH * float((money >> MONEY_LANE) & MONEY_MASK)
        worth += float(money >> (2 * MONEY_LANE))
    return worth


def tile_worth(st: Position, seat: i64, tile: i64) -> float:
    """The best building within reach, and what the tile gives besides."""
    tables = st.tables
    worth = float(tables.tile_vp[tile])
    if tables.tile_worker[tile] != 0:
        worth += FREE_WORKER
    if tables.tile_advance[tile] != 0:
        worth += ADVANCE + 0.3 * float(st.own(seat, LINE))
    pay = tables.tile_pay[tile]
    if pay != NOTHING and st.own(seat, pay) > 0:
        worth += float(tables.tile_pay_vp[tile] + 2 * tables.tile_pay_track[tile]) - 1.0
    kind = best_to_build(st, seat, st.stock() & tables.tile_kinds[tile] & ~st.own(seat, BUILDINGS), False)
    return worth if kind == NOTHING else worth + _building_worth(st, seat, kind)


def best_to_build(st: Position, seat: i64, kinds: i64, in_hand: bool) -> i64:
    """The best of some kinds (a mask), with goods still to be bought unless `in_hand`; NOTHING if it does not pay."""
    best = 0.0
    found: i64 = NOTHING
    kind: i64 = 0
    while kinds != 0:
        if kinds & 1 != 0 and not (in_hand and not can_pay(st, seat, kind)):
            gain = _building_worth(st, seat, kind)
            if gain > best:
                best = gain
                found = kind
        kinds >>= 1
        kind += 1
    return found


def _building_worth(st: Position, seat: i64, kind: i64) -> float:
    """Points, income to come and counted things, less the cost; nothing if trade chips cannot bring what is missing."""
    tables = st.tables
    chips = st.own(seat, TRADES)
    cost = tables.cost[kind]
    worth = float(tables.building_vp[kind])
    for good in range(i64(GOODS_COUNT)):
        n = count_of(cost, good)
        if n > 0:
            worth -= 0.5 * _worth_of_good(good) * float(n)
            short = n - st.own(seat, good)
            if short > 0:
                chips -= short
                worth -= SHORT * float(short)
    if chips < 0:
        return 0.0
    rounds = float(LAST_ROUND + 1 - st.s[ROUND])
    worth += LATER * rounds * _income_worth(tables.income_goods[kind], tables.income_money[kind])
    for place in range(tables.place_count):
        if tables.place_owner[place] == kind:
            worth += 0.55 * rounds * _income_worth(tables.place_goods[place], tables.place_money[place])
    for what in range(i64(scoring.COUNTED_KINDS)):
        if tables.counted[kind * scoring.COUNTED_KINDS + what] != 0:
            worth += float(scoring.count(st, seat, what)) + 0.6
    return worth
