"""What the features of pioneer-0.1 know of Montana: how near fields are, and how far a seat has come."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.multisets import count_of
from frontier.games.montana import slots
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT
from frontier.games.montana.modules.goldrush import slots as goldrush_slots
from frontier.games.montana.modules.landscapes import slots as landscapes_slots
from frontier.games.montana.modules.landscapes.board import mix_of
from frontier.games.montana.modules.settlements import slots as settlements_slots
from frontier.games.montana.state import Position

SETTLEMENT: Final = 10.0
ALL_PLACED: Final = 50.0  # more than any holdings that placing the last settlement gives up
MAX_USEFUL_SILVER: Final = 30
NO_FIELD: Final = 9.0  # steps to a field that is not there


def standing(st: Position, seat: i64, survey: "Survey") -> float:
    """Return how far a seat has come, in tenths of a settlement, given a survey of the open fields."""
    value = SETTLEMENT * float(st.placed(seat))
    if st.own(seat, slots.STOCK) == 0:  # done: only the tie-break can still matter
        return value + ALL_PLACED + float(st.own(seat, slots.COWS) + st.own(seat, slots.CANTEENS))
    return value + _holdings(st, seat) + survey.prospects


def _holdings(st: Position, seat: i64) -> float:
    """Return the value of what a seat holds; each further piece of a kind counts less."""
    value = 1.8 * float(st.own(seat, slots.COWS)) + 4.5 * float(st.own(seat, slots.CANTEENS))
    for good in range(i64(slots.GOODS_COUNT)):
        value += (2.2 if good >= slots.BIG else 1.0) * _diminishing(st.own(seat, good), 3)
    for kind in range(i64(slots.KIND_COUNT)):
        value += 0.5 * _diminishing(st.own(seat, slots.WORKERS + kind), 2)
    if st.constants.extended:
        value += _module_holdings(st, seat)
    return value + 0.25 * _diminishing(useful_silver(st, seat), 9)


def useful_silver(st: Position, seat: i64) -> i64:
    """Return the silver that a seat can spend before its next visit to the bank: hoarding more has no value."""
    silver = st.own(seat, slots.SILVER)
    if silver > MAX_USEFUL_SILVER:
        return MAX_USEFUL_SILVER
    return silver


def _module_holdings(st: Position, seat: i64) -> float:
    """Return the value of what modules add: mountain tiles, better unknown to others, and special buildings."""
    value = 0.0
    specials = st.s[settlements_slots.SPECIALS + seat]
    value += 0.5 * float((specials & 1) + ((specials >> 1) & 1)) - 0.6 * float((specials >> 2) & 1)
    for field in st.board.mountains:
        word = st.s[slots.FIELD + field]
        if (word >> goldrush_slots.HOLDER_SHIFT) & goldrush_slots.HOLDER_MASK == seat + 1:
            value += 1.6
            for other in range(st.constants.players):
                value -= 0.01 * float((word >> (goldrush_slots.KNOWN_SHIFT + other)) & 1)
    return value


def _diminishing(n: i64, full: i64) -> float:
    """Return a count in which the first `full` pieces count whole and the rest a quarter."""
    if n <= full:
        return float(n)
    return float(full) + 0.25 * float(n - full)


class Survey:
    """What the open fields mean to a seat: how near they are, and how many it can pay for."""

    def __init__(self) -> None:
        self.prospects = 0.0  # how near the two best fields are to being paid for
        self.near = 0.0  # steps to the nearest field, and to the next ones
        self.second = 0.0
        self.third = 0.0
        self.payable = 0.0  # fields that can be paid for now
        self.double = 0.0  # settlements beyond the first on these

    def update(self, st: Position, seat: i64) -> None:
        """Survey the open fields anew for a seat."""
        self.near, self.second, self.third = NO_FIELD, NO_FIELD, NO_FIELD
        self.payable, self.double = 0.0, 0.0
        best, next_best = 0.0, 0.0
        for slot in range(i64(slots.OPEN_FIELDS), slots.OPEN_FIELDS + st.s[slots.OPEN]):
            field = st.s[slot]
            more = float((st.board.symbols[field] >> MORE_SHIFT) & MORE_MASK)
            far = missing(st, seat, field)
            value = (4.5 + 3.5 * more) / (1.0 + far)
            if value > best:
                best, next_best = value, best
            elif value > next_best:
                next_best = value
            if far <= 0.0:
                self.payable += 1.0
                self.double += more
            if far < self.near:
                self.near, self.second, self.third = far, self.near, self.second
            elif far < self.second:
                self.second, self.third = far, self.second
            elif far < self.third:
                self.third = far
        self.prospects = best + 0.5 * next_best


def missing(st: Position, seat: i64, field: i64) -> float:
    """Return the steps to a field: small goods to find, big ones to upgrade in the city for pumpkins."""
    missing = 0.0
    cost = st.board.cost[field] + st.surcharge()
    if st.s[slots.FIELD + field] >= slots.ASKS:
        missing += _missing_more(st, seat, field)
    for good in range(i64(slots.GOODS_COUNT)):
        short = count_of(cost, good) - st.own(seat, good)
        if short > 0:
            missing += float(short)
            if good >= slots.BIG:
                missing += _way_to_city(st, seat, good - slots.BIG)
    return missing


def _missing_more(st: Position, seat: i64, field: i64) -> float:
    """Return the steps that modules add to the printed goods: tolls of rival towers, big goods in any mix."""
    missing = 0.0
    for other in range(st.constants.players):
        if other != seat:
            missing += float((st.s[slots.FIELD + field] >> (settlements_slots.TOLL_SHIFT + other)) & 1)
    if st.s[slots.FIELD + field] & landscapes_slots.MIX_BIT != 0:
        short = mix_of(st.board) - st.own(seat, slots.BIG) - st.own(seat, slots.BIG + 1)
        if short > 0:
            missing += float(short) * (1.0 + _way_to_city(st, seat, 0))
    return missing


def _way_to_city(st: Position, seat: i64, material: i64) -> float:
    """Return the steps to an upgrade: the small good and the pumpkins of the cheapest bid."""
    way = 0.0 if st.own(seat, material) > 0 else 0.6
    lacking = st.constants.cheapest - st.own(seat, slots.PUMPKIN)
    return way + 0.4 * float(lacking) if lacking > 0 else way
