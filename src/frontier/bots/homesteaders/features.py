"""The features of a Homesteaders position that the network sees: the whole table, as one seat looks at it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.homesteaders import layout
from frontier.bots.homesteaders.evaluator import best_to_build, bid_space, in_order, position_value, tile_value
from frontier.bots.network import Features
from frontier.engine.state import State
from frontier.games.homesteaders import phases, scoring, slots
from frontier.games.homesteaders.constants import MONEY_LANE, MONEY_MASK, NOTHING, WIDE_LANE, WIDE_MASK
from frontier.games.homesteaders.rules import market
from frontier.games.homesteaders.rules.build import bid_due, buildable
from frontier.games.homesteaders.state import Position

SILVER_COST: Final = 0.25  # in VP, of a silver of a bid


class HomesteadersFeatures(Features):
    """Features: holdings, income now and to come, buildings, the rivals, the moment of the round, the auction."""

    def __init__(self) -> None:
        self.count = layout.COUNT
        self.points_temperature = 8.0
        self.hidden = slots.HIDDEN_COUNT
        self.values: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        self.points: vec[float] = vec[float]([0.0, 0.0, 0.0, 0.0])
        # For each seat what its buildings and its work bring a round.
        self.incomes: vec[float] = vec[float]([0.0] * (slots.MAX_PLAYERS * 2 * layout.CARDS))

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

    def progress(self, state: State) -> float:
        return 1.0 - rounds_left(state) if isinstance(state, Position) else 0.0

    def prepare(self, state: State) -> None:
        assert isinstance(state, Position)
        for i in range(i64(slots.MAX_PLAYERS * 2 * layout.CARDS)):
            self.incomes[i] = 0.0
        for seat in range(state.constants.players):
            self.values[seat] = position_value(state, seat)
            self.points[seat] = float(scoring.total(state, seat))
            _add_income(state, seat, self.incomes, seat * 2 * layout.CARDS)

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        assert isinstance(state, Position)
        for i in range(i64(layout.COUNT)):
            x[i] = 0.0
        _read_own(state, seat, x)
        self.read_income(state, seat, x)
        self.read_standing(state, seat, x)
        self.read_rivals(state, seat, x)
        _read_moment(state, seat, x)
        _read_bid(state, seat, x)
        _read_spaces(state, seat, x)
        _read_stock(state, seat, x)

    def read_income(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write what a seat's buildings and its work bring, now and in all the rounds to come."""
        left = rounds_left(st)
        first = seat * 2 * layout.CARDS
        for i in range(i64(2 * layout.CARDS)):
            x[layout.INCOME + i] = self.incomes[first + i]
            x[layout.LATER + i] = self.incomes[first + i] * left
        constants = st.constants
        owned = st.own(seat, slots.BUILDINGS)
        kind: i64 = 0
        while owned != 0 and kind < layout.KINDS:
            if owned & 1 != 0:
                x[layout.BUILT_FROM + kind] = 1.0
                x[layout.BUILT_LATER + kind] = left
            owned >>= 1
            kind += 1
        buildings = st.own(seat, slots.BUILDINGS)
        placed = st.own(seat, slots.PLACED)
        places: i64 = 0
        standing: i64 = 0
        for place in range(constants.place_count):
            if (buildings >> constants.place_owner[place]) & 1 != 0:
                places += 1
                if (placed >> place) & 1 != 0:
                    standing += 1
                    if placed & constants.place_team[place] == constants.place_team[place]:
                        _add(constants.place_goods[place], constants.place_money[place], layout.STANDING_WORK, x)
        x[layout.PLACES] = float(places) / 5.0
        x[layout.PLACES + 1] = float(standing) / 4.0
        workers = st.own(seat, slots.WORKERS)
        x[layout.PLACES + 2] = float(places - workers) / 4.0 if places > workers else 0.0
        x[layout.PLACES + 3] = float(workers - places) / 4.0 if workers > places else 0.0

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
        at: i64 = layout.STANDING
        x[at] = own / 40.0
        x[at + 1] = (own - best) / 15.0
        x[at + 2] = points / 40.0
        x[at + 3] = (points - most) / 15.0
        x[at + 4] = x[at + 3] * float(st.s[slots.ROUND]) / 10.0
        x[at + 5] = x[at + 1] * float(st.s[slots.ROUND]) / 10.0

    def read_rivals(self, st: Position, seat: i64, x: vec[float]) -> None:
        """Write what each rival has and will get, in the order in which they follow the seat."""
        players = st.constants.players
        left = rounds_left(st)
        for step in range(i64(1), players):
            rival = (seat + step) % players
            at = layout.RIVAL + (step - 1) * layout.RIVAL_PARTS
            for good in range(i64(layout.GOODS)):
                x[at + good] = float(st.own(rival, good)) / 4.0
            x[at + 6] = float(st.own(rival, slots.SILVER)) / 10.0
            x[at + 7] = float(st.own(rival, slots.TRADES)) / 4.0
            x[at + 8] = float(st.own(rival, slots.DEBTS)) / 4.0
            x[at + 9] = float(st.own(rival, slots.WORKERS)) / 5.0
            x[at + 10] = float(st.own(rival, slots.TRACKS)) / 5.0
            x[at + 11] = float(st.own(rival, slots.LINE)) / 5.0
            x[at + 12] = float(st.own(rival, slots.PASSED))
            x[at + 13] = self.points[rival] / 40.0
            x[at + 14] = (self.values[seat] - self.values[rival]) / 15.0
            held = bid_space(st, rival)
            if held >= 0 and st.s[slots.TILE + held] > 0:
                x[at + 15] = 1.0
                x[at + 16] = tile_value(st, rival, st.s[slots.TILE + held] - 1) / 15.0
                x[at + 17] = float(st.constants.ladder[st.s[slots.STEP + held]]) / 10.0
            first = rival * 2 * layout.CARDS
            for card in range(i64(layout.CARDS)):
                x[at + 18 + card] = (self.incomes[first + card] + self.incomes[first + layout.CARDS + card]) * left


def rounds_left(st: Position) -> float:
    """Return the share of the game that is still to come."""
    return float(slots.LAST_ROUND + 1 - st.s[slots.ROUND]) / 10.0


def _estimate(hidden_estimates: vec[float], slot: i64, x: vec[float]) -> float:
    """Return the linear estimate of a hidden number of a seat with these features."""
    first = slot * (layout.COUNT + 1)
    estimate = hidden_estimates[first + layout.COUNT]
    for i in range(i64(layout.COUNT)):
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


def _write_at_least(n: i64, levels: i64, at: i64, x: vec[float]) -> None:
    """Write for 1, 2 ... whether there are so many."""
    for level in range(levels):
        if n > level:
            x[at + level] = 1.0


def _read_own(st: Position, seat: i64, x: vec[float]) -> None:
    left = rounds_left(st)
    for good in range(i64(layout.GOODS)):
        n = st.own(seat, good)
        x[layout.OWN + good] = float(n) / 4.0
        x[layout.OWN_LATER + good] = float(n) / 4.0 * left
        _write_at_least(n, 4, layout.OWN_GOODS + 4 * good, x)
    silver = st.own(seat, slots.SILVER)
    debts = st.own(seat, slots.DEBTS)
    at: i64 = layout.OWN + 6
    x[at] = float(silver) / 10.0
    x[at + 1] = float(st.own(seat, slots.TRADES)) / 4.0
    x[at + 2] = float(st.own(seat, slots.VP)) / 20.0
    x[at + 3] = float(debts) / 4.0
    x[at + 4] = float(st.own(seat, slots.WORKERS)) / 5.0
    x[at + 5] = float(st.own(seat, slots.TRACKS)) / 5.0
    x[at + 6] = float(st.own(seat, slots.PASSED))
    x[at + 7] = float(st.idle_workers(seat)) / 4.0
    for i in range(i64(6)):
        x[layout.OWN_LATER + 6 + i] = x[at + i] * left
    for level in range(i64(8)):  # 2, 4 ... 16 silver
        if silver >= 2 * level + 2:
            x[layout.OWN_MONEY + level] = 1.0
    _write_at_least(st.own(seat, slots.TRADES), 5, layout.OWN_TRADES, x)
    _write_at_least(st.own(seat, slots.WORKERS) - 1, 6, layout.OWN_WORKERS, x)
    _write_at_least(debts, 5, layout.OWN_DEBTS, x)
    line = st.own(seat, slots.LINE)
    if 0 <= line <= slots.LINE_SPACES:
        x[layout.LINE_FROM + line] = 1.0


def _add_income(st: Position, seat: i64, incomes: vec[float], first: i64) -> None:
    """Add up what the buildings of a seat bring each round, and then what all its work places would."""
    constants = st.constants
    buildings = st.own(seat, slots.BUILDINGS)
    kind: i64 = 0
    owned = buildings
    while owned != 0:
        if owned & 1 != 0:
            _add(constants.income_goods[kind], constants.income_money[kind], first, incomes)
        owned >>= 1
        kind += 1
    incomes[first + 6] = incomes[first + 6] + 0.5 * float(st.own(seat, slots.TRACKS))
    for place in range(constants.place_count):
        if (buildings >> constants.place_owner[place]) & 1 != 0:
            _add(constants.place_goods[place], constants.place_money[place], first + layout.CARDS, incomes)


def _add(goods: i64, money: i64, first: i64, x: vec[float]) -> None:
    if goods != 0:
        for good in range(i64(slots.GOODS_COUNT)):
            x[first + good] = x[first + good] + 0.5 * float((goods >> (WIDE_LANE * good)) & WIDE_MASK)
    if money != 0:
        x[first + 6] = x[first + 6] + 0.5 * float(money & MONEY_MASK)
        x[first + 7] = x[first + 7] + 0.5 * float((money >> MONEY_LANE) & MONEY_MASK)
        x[first + 8] = x[first + 8] + 0.5 * float(money >> (2 * MONEY_LANE))


def _read_moment(st: Position, seat: i64, x: vec[float]) -> None:
    s = st.s
    at: i64 = layout.MOMENT
    x[at] = float(s[slots.ROUND]) / 10.0
    x[at + 1] = 1.0 if s[slots.ROUND] > slots.LAST_ROUND else 0.0
    x[at + 2 + in_order(st, seat)] = 1.0
    x[at + 6] = 1.0 if s[slots.DECIDER] == seat else 0.0
    x[at + 7] = 1.0 if in_order(st, seat) < in_order(st, s[slots.DECIDER]) else 0.0
    if 1 <= s[slots.ROUND] <= layout.ROUNDS:
        x[layout.ROUNDS_FROM + s[slots.ROUND] - 1] = 1.0
    x[layout.PHASES_FROM + s[slots.PHASE]] = 1.0 if s[slots.DECIDER] == seat else -1.0


def _is_open(st: Position) -> bool:
    """Whether bids can still be made in this round."""
    phase = st.s[slots.PHASE]
    has_passed = phase == phases.REWARD and st.s[slots.RESUME] == phases.BIDDING_GOES_ON
    return phase == phases.BID or phase == phases.NEUTRAL or has_passed


def _read_bid(st: Position, seat: i64, x: vec[float]) -> None:
    """Write a seat's bid and what it may bring; without one, what is still to be had."""
    s = st.s
    phase = s[slots.PHASE]
    held = bid_space(st, seat)
    is_open = _is_open(st)
    is_at_hand = held == s[slots.SPACE] and phases.PAY <= phase <= phases.EXTRA
    at: i64 = layout.AUCTION
    if held >= 0 and (is_open or held > s[slots.SPACE] or is_at_hand):
        tile = s[slots.TILE + held] - 1
        if is_open or held > s[slots.SPACE] or phase == phases.PAY:
            price = st.constants.ladder[s[slots.STEP + held]]
            over = st.own(seat, slots.SILVER) - price
            x[at] = 1.0
            x[at + 1] = float(price) / 10.0
            x[at + 2] = tile_value(st, seat, tile) / 15.0
            x[at + 3] = float(over) / 5.0 if over < 0 else 0.0
            x[at + 4] = 1.0 if over < 0 and st.own(seat, slots.GOLD) > 0 else 0.0
        x[at + 5] = 1.0
        if is_at_hand:
            x[at + 8] = tile_value(st, seat, tile) / 15.0
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
        x[at + 6] = 1.0
        x[at + 7] = best / 15.0


def _read_spaces(st: Position, seat: i64, x: vec[float]) -> None:
    """Write for each auction what its tile is worth to a seat, who holds it and for how much, while bids are made."""
    if not _is_open(st):
        return
    s = st.s
    constants = st.constants
    for space in range(constants.auctions):
        at = layout.SPACE + space * layout.SPACE_PARTS
        tile = s[slots.TILE + space] - 1
        if tile < 0:
            continue
        bidder = s[slots.BIDDER + space]
        x[at] = 1.0
        x[at + 1] = tile_value(st, seat, tile) / 15.0
        x[at + 2] = 1.0 if bidder == 0 else 0.0
        x[at + 3] = 1.0 if bidder == seat + 1 else 0.0
        price = constants.ladder[s[slots.STEP + space]] if bidder != 0 else 0
        x[at + 4] = float(price) / 10.0
        x[at + 5] = 1.0 if price > st.own(seat, slots.SILVER) else 0.0
        x[at + 6] = 1.0 if constants.tile_kinds[tile] != 0 else 0.0
        x[at + 7] = float(constants.tile_worker[tile])
        x[at + 8] = float(constants.tile_advance[tile])


def _read_stock(st: Position, seat: i64, x: vec[float]) -> None:
    """Write which buildings a seat could still get, and which of them it could pay for."""
    constants = st.constants
    kinds = st.stock() & ~st.own(seat, slots.BUILDINGS)
    held = st.packed_goods(seat)
    chips = st.own(seat, slots.TRADES)
    replaces = st.has_ability(seat, constants.replaces)
    kind: i64 = 0
    while kinds != 0 and kind < layout.KINDS:
        if kinds & 1 != 0:
            x[layout.STOCK + kind] = 1.0
            if market.chips_needed(st, held, constants.cost[kind], replaces) <= chips:
                x[layout.WITHIN_REACH + kind] = 1.0
        kinds >>= 1
        kind += 1
