"""A hand-made judgement of Montana positions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation, final, shares
from frontier.engine.chance import Rng
from frontier.engine.multisets import count_of
from frontier.engine.state import State
from frontier.games.montana.state import (
    ASKS,
    BIG,
    CANTEENS,
    COWS,
    FIELD,
    FINISHED,
    GOODS_COUNT,
    HOLDER_MASK,
    HOLDER_SHIFT,
    KIND_COUNT,
    KNOWN_SHIFT,
    MIX_BIT,
    OPEN,
    OPEN_FIELDS,
    PHASE,
    PUMPKIN,
    SILVER,
    SPECIALS,
    STOCK,
    TOLL_SHIFT,
    WORKERS,
    Position,
)
from frontier.games.montana.tables import MORE_MASK, MORE_SHIFT

WIN: Final = 1000.0
SETTLEMENT: Final = 10.0
SPREAD: Final = 12.0
ALL_PLACED: Final = 50.0  # more than any holdings that placing the last settlement gives up
USEFUL_SILVER: Final = 30
FAR: Final = 9.0  # steps to a field that is not there


class MontanaEvaluation(Evaluation):
    """Settlements first, then what leads to the next ones: goods that fit a field, workers, silver, cows."""

    def __init__(self) -> None:
        self.survey = Survey()

    def value(self, state: State, seat: i64) -> float:
        assert isinstance(state, Position)
        if state.s[PHASE] == FINISHED:
            return WIN if seat in state.winners else -WIN
        best = 0.0
        for other in range(state.tables.players):
            if other != seat:
                theirs = self.standing(state, other)
                if theirs > best:
                    best = theirs
        return self.standing(state, seat) - 0.3 * best

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        assert isinstance(state, Position)
        if state.s[PHASE] == FINISHED:
            final(state, seats, chances)
            return
        for seat in range(seats):
            chances[seat] = self.standing(state, seat)
        shares(chances, seats, SPREAD)

    def standing(self, st: Position, seat: i64) -> float:
        """How far a seat has come."""
        self.survey.look(st, seat)
        return standing(st, seat, self.survey)


def standing(st: Position, seat: i64, survey: "Survey") -> float:
    """How far a seat has come, in tenths of a settlement, with what it sees."""
    worth = SETTLEMENT * float(st.placed(seat))
    if st.own(seat, STOCK) == 0:  # done: only the tie-break can still matter
        return worth + ALL_PLACED + float(st.own(seat, COWS) + st.own(seat, CANTEENS))
    return worth + _holdings(st, seat) + survey.prospects


def _holdings(st: Position, seat: i64) -> float:
    """Each further piece of a kind is worth less."""
    worth = 1.8 * float(st.own(seat, COWS)) + 4.5 * float(st.own(seat, CANTEENS))
    for good in range(i64(GOODS_COUNT)):
        worth += (2.2 if good >= BIG else 1.0) * _fading(st.own(seat, good), 3)
    for kind in range(i64(KIND_COUNT)):
        worth += 0.5 * _fading(st.own(seat, WORKERS + kind), 2)
    if st.tables.extended:
        worth += _module_holdings(st, seat)
    return worth + 0.25 * _fading(useful_silver(st, seat), 9)


def useful_silver(st: Position, seat: i64) -> i64:
    """More than anybody spends before the next visit to the bank is worth nothing: whoever hoards does not build."""
    silver = st.own(seat, SILVER)
    if silver > USEFUL_SILVER:
        return USEFUL_SILVER
    return silver


def _module_holdings(st: Position, seat: i64) -> float:
    """Mountain tiles, better unknown to the others; a market or a gate to come, a watchtower that stands."""
    worth = 0.0
    specials = st.s[SPECIALS + seat]
    worth += 0.5 * float((specials & 1) + ((specials >> 1) & 1)) - 0.6 * float((specials >> 2) & 1)
    for field in st.board.mountains:
        word = st.s[FIELD + field]
        if (word >> HOLDER_SHIFT) & HOLDER_MASK == seat + 1:
            worth += 1.6
            for other in range(st.tables.players):
                worth -= 0.01 * float((word >> (KNOWN_SHIFT + other)) & 1)
    return worth


def _fading(n: i64, full: i64) -> float:
    """The first `full` pieces count whole, the rest a quarter."""
    if n <= full:
        return float(n)
    return float(full) + 0.25 * float(n - full)


class Survey:
    """The open fields with the eyes of a seat."""

    def __init__(self) -> None:
        self.prospects = 0.0  # how near the two best fields are to being paid for
        self.near = 0.0  # steps to the nearest field, and to the next ones
        self.second = 0.0
        self.third = 0.0
        self.payable = 0.0  # fields that can be paid for now
        self.double = 0.0  # settlements beyond the first on these

    def look(self, st: Position, seat: i64) -> None:
        """At each of them."""
        self.near, self.second, self.third = FAR, FAR, FAR
        self.payable, self.double = 0.0, 0.0
        best, next_best = 0.0, 0.0
        for slot in range(i64(OPEN_FIELDS), OPEN_FIELDS + st.s[OPEN]):
            field = st.s[slot]
            more = float((st.board.symbols[field] >> MORE_SHIFT) & MORE_MASK)
            far = missing(st, seat, field)
            worth = (4.5 + 3.5 * more) / (1.0 + far)
            if worth > best:
                best, next_best = worth, best
            elif worth > next_best:
                next_best = worth
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
    """Steps still to go for a field: small goods to find, big ones to upgrade in the city for pumpkins."""
    missing = 0.0
    cost = st.board.cost[field] + st.surcharge()
    if st.s[FIELD + field] >= ASKS:
        missing += _missing_more(st, seat, field)
    for good in range(i64(GOODS_COUNT)):
        short = count_of(cost, good) - st.own(seat, good)
        if short > 0:
            missing += float(short)
            if good >= BIG:
                missing += _way_to_city(st, seat, good - BIG)
    return missing


def _missing_more(st: Position, seat: i64, field: i64) -> float:
    """What modules ask beyond the printed goods: tolls of rival towers, big goods in any mix."""
    missing = 0.0
    for other in range(st.tables.players):
        if other != seat:
            missing += float((st.s[FIELD + field] >> (TOLL_SHIFT + other)) & 1)
    if st.s[FIELD + field] & MIX_BIT != 0:
        short = st.board.mix - st.own(seat, BIG) - st.own(seat, BIG + 1)
        if short > 0:
            missing += float(short) * (1.0 + _way_to_city(st, seat, 0))
    return missing


def _way_to_city(st: Position, seat: i64, material: i64) -> float:
    """What is lacking for an upgrade: the small good and the pumpkins of the cheapest bid."""
    way = 0.0 if st.own(seat, material) > 0 else 0.6
    lacking = st.tables.cheapest - st.own(seat, PUMPKIN)
    return way + 0.4 * float(lacking) if lacking > 0 else way
