"""What the open fields mean to a seat: how far each is, what building there brings, and what is still missing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.montana.evaluator import Survey, missing
from frontier.engine.multisets import count_of
from frontier.games.montana import slots
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT, NOWHERE
from frontier.games.montana.rules.build import lines_closed
from frontier.games.montana.state import Position

DISTANCES: Final = 4  # fields are counted that are at most 0, 1, 2 and 3 steps away
FAR: Final = 9.0  # steps to a field that is not there
BEST: Final = 2  # fields of which the missing goods are told
NO_VALUE: Final = -1.0


class FieldSurvey(Survey):
    """A survey that counts lines, cows and canteens too."""

    def __init__(self) -> None:
        super().__init__()
        # For each open field, in their order, what a settlement of this seat brings there, whatever it costs.
        self.gains: vec[i64] = vec[i64]([0] * slots.MAX_FIELDS)
        self.gifts: vec[float] = vec[float]([0.0] * slots.MAX_FIELDS)
        self.distances: vec[float] = vec[float]([0.0] * DISTANCES)
        self.most: vec[float] = vec[float]([0.0] * DISTANCES)  # settlements on one field at most so far away
        self.gift = 0.0  # the best cow or canteens on a field that can be paid for
        self.lines = 0.0  # open fields that close a line
        self.short: vec[i64] = vec[i64]([0] * (BEST * slots.GOODS_COUNT))  # goods that the best fields still need

    def look_around(self, st: Position, seat: i64) -> None:
        """Find out what each open field brings, after the landscape has changed."""
        self.lines = 0.0
        s = st.s
        stock = st.own(seat, slots.STOCK)
        for i in range(s[slots.OPEN]):
            field = s[slots.OPEN_FIELDS + i]
            lines = lines_closed(st, seat, field)
            if lines > 0:
                self.lines += 1.0
            gain = 1 + ((st.board.symbols[field] >> MORE_SHIFT) & MORE_MASK) + lines
            self.gains[i] = gain if gain < stock else stock
            gift = 1.0 if s[slots.FIELD + field] & slots.COW_BIT != 0 else 0.0
            for d in range(i64(6)):
                lake = st.constants.neighbours[field * 6 + d]
                if lake != NOWHERE and s[slots.FIELD + lake] & slots.CANTEEN_BIT != 0:
                    gift += 2.0
            self.gifts[i] = gift

    def update(self, st: Position, seat: i64) -> None:
        """Survey the open fields anew for a seat, after its goods or the landscape have changed."""
        distances, most, gains, gifts = self.distances, self.most, self.gains, self.gifts
        for i in range(i64(DISTANCES)):
            distances[i] = 0.0
            most[i] = 0.0
        self.near, self.second, self.third = FAR, FAR, FAR
        self.payable, self.double, self.gift = 0.0, 0.0, 0.0
        best, next_best = NO_VALUE, NO_VALUE
        best_field, next_field = i64(NOWHERE), i64(NOWHERE)
        s = st.s
        for i in range(s[slots.OPEN]):
            field = s[slots.OPEN_FIELDS + i]
            far = missing(st, seat, field)
            gain = float(gains[i])
            value = (4.5 * gain + gifts[i]) / (1.0 + far)
            if value > best:
                next_best, next_field = best, best_field
                best, best_field = value, field
            elif value > next_best:
                next_best, next_field = value, field
            if far <= 0.0:
                self.payable += 1.0
                self.double += gain - 1.0
                if gifts[i] > self.gift:
                    self.gift = gifts[i]
            for d in range(i64(DISTANCES)):
                if far <= float(d):
                    distances[d] += 1.0
                    if gain > most[d]:
                        most[d] = gain
            if far < self.near:
                self.near, self.second, self.third = far, self.near, self.second
            elif far < self.second:
                self.second, self.third = far, self.second
            elif far < self.third:
                self.third = far
        self.prospects = (best if best > 0.0 else 0.0) + (0.5 * next_best if next_best > 0.0 else 0.0)
        self.write_short(st, seat, best_field, 0)
        self.write_short(st, seat, next_field, 1)

    def write_short(self, st: Position, seat: i64, field: i64, place: i64) -> None:
        """Note which goods a seat still needs for a field."""
        cost: i64 = 0
        if field != NOWHERE:
            cost = st.board.cost[field] + st.surcharge()
        for good in range(i64(slots.GOODS_COUNT)):
            short = count_of(cost, good) - st.own(seat, good)
            self.short[place * slots.GOODS_COUNT + good] = short if short > 0 else 0
