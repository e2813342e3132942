"""A position of Homesteaders: a vector of slots, and small questions about it.

Only rules/ changes a position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.multisets import LANE
from frontier.engine.state import State
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.constants import Constants

ENOUGH: Final = 100  # of a good: no cost asks for more


class Position(State):
    """The data of a position; `HomesteadersState` adds the rules."""

    def __init__(self, constants: Constants, s: vec[i64]) -> None:
        super().__init__(s, slots.TAIL)
        self.constants = constants

    def own(self, seat: i64, slot: i64) -> i64:
        """Return the number in one of a player's slots."""
        return self.s[slots.PLAYER + seat * slots.STRIDE + slot]

    def packed_goods(self, seat: i64) -> i64:
        """Return a player's goods, packed for comparison with a cost."""
        s = self.s
        at = slots.PLAYER + seat * slots.STRIDE
        packed: i64 = 0
        for good in range(i64(slots.GOODS_COUNT)):
            held = s[at + good]
            packed |= (held if held < ENOUGH else ENOUGH) << (LANE * good)
        return packed

    def has_ability(self, seat: i64, buildings: i64) -> bool:
        """Whether a player owns one of these buildings (a mask of `Constants`)."""
        return self.own(seat, slots.BUILDINGS) & buildings != 0

    def stock(self) -> i64:
        """Return a mask of the kinds of buildings beside the board (H-SETUP-08, H-PREP-04, -05).

        A kind of this stage is there as long as it has more copies than owners (H-SETUP-10, H-PREP-06).
        """
        constants = self.constants
        once: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        for seat in range(constants.players):
            owned = self.own(seat, slots.BUILDINGS)
            thrice |= twice & owned
            twice |= once & owned
            once |= owned
        gone = (once & constants.single_copies) | (twice & constants.double_copies) | (thrice & constants.triple_copies)
        return constants.stock_of_round[self.s[slots.ROUND]] & ~gone

    def always_asks(self) -> bool:
        """Whether also what is impossible or settled is asked (not H-AMB-19e, -19f).

        By the first rules; and of a decider whose holdings are not known, for then nobody can say what is settled.
        """
        observer = self.s[slots.OBSERVER]
        return self.constants.first_rules or (observer != 0 and observer != self.s[slots.DECIDER] + 1)

    def is_winning(self) -> bool:
        """Whether the winner of a tile is at work."""
        phase = self.s[slots.PHASE]
        if phase == phases.REWARD or phase == phases.RELIEF:
            return self.s[slots.RESUME] == phases.BUILT or self.s[slots.RESUME] == phases.TILE_EXTRA
        return phases.PAY <= phase <= phases.EXTRA

    def idle_workers(self, seat: i64) -> i64:
        """Return how many workers of a player have no work place."""
        idle = self.own(seat, slots.WORKERS)
        placed = self.own(seat, slots.PLACED)
        while placed != 0:
            placed &= placed - 1
            idle -= 1
        return idle
