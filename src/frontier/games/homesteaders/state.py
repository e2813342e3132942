"""A position of Homesteaders: named slots in one flat vector, and small questions about it.

Only rules/ changes a position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.multisets import LANE
from frontier.engine.state import State
from frontier.games.homesteaders.constants import Constants

# Phases: what is being decided.
DRAW: Final = 0  # chance: an auction tile is turned up
PLACE: Final = 1
RELIEF: Final = 2  # return a debt, or take silver
WAGES: Final = 3
NEUTRAL: Final = 4
BID: Final = 5
REWARD: Final = 6  # of the railroad line
PAY: Final = 7  # the bid
BUILD: Final = 8
GOLD: Final = 9  # which copper and cattle of a cost gold replaces
WORKER: Final = 10  # take a free worker or not
EXTRA: Final = 11  # what the tile sells
TRADE: Final = 12  # final trading
FINISHED: Final = 13

PHASES: Final = (
    "draw", "place", "relief", "wages", "neutral", "bid", "reward", "pay", "build", "gold", "worker", "extra",
    "trade", "finished",
)  # fmt: skip

# Automatic phases: nothing to decide, flow.py goes on by itself.
ROUND_ENDS: Final = 14
INCOME_GOES_ON: Final = 15
BIDDING_GOES_ON: Final = 16
NEXT_WINNER: Final = 17
BUILT: Final = 18
TILE_WORKER: Final = 19
TILE_ADVANCE: Final = 20
TILE_EXTRA: Final = 21
AUTOMATIC: Final = 8  # how many of them

# Slots of the game.
PHASE: Final = 0
DECIDER: Final = 1
ROUND: Final = 2  # LAST_ROUND + 1 is the final income
START: Final = 3  # who holds the start-player tile
SPACE: Final = 4  # the auction being turned up or carried out
NEXT_PLACE: Final = 5  # the work place after the last one occupied; by the first rules the first that may be chosen
RESUME: Final = 6  # the automatic phase after a reward, a free worker or a relief
BUILDING: Final = 7  # being paid, or just built
SECOND: Final = 8  # whether the building is the Train Station's extra one
NEUTRAL_VALUE: Final = 9  # step of the ladder, for the next neutral bid
NEUTRAL_SPACE: Final = 10  # where the neutral stone lies, from 1; 0 nowhere
NEUTRAL_BID: Final = 11  # its step of the ladder
TURNED_UP: Final = 12  # tiles of stacks 2 and 3, a bit each
OBSERVER: Final = 13  # 0 everything is known, else 1 + the seat whose knowledge this is, or SPECTATOR
TILE: Final = 14  # for each auction 1 + index of its tile, 0 none
BIDDER: Final = 17  # for each auction 1 + seat of the highest bid, NEUTRAL_STONE, or 0
STEP: Final = 20  # for each auction the step of the highest bid

# A player's slots: goods, silver, trade chips and VP in the order of components.RESOURCES, then these.
PLAYER: Final = 23
STRIDE: Final = 16
WOOD: Final = 0
FOOD: Final = 1
STEEL: Final = 2
GOLD_PIECES: Final = 3
COPPER: Final = 4
CATTLE: Final = 5
SILVER: Final = 6
TRADES: Final = 7
VP: Final = 8
DEBTS: Final = 9
WORKERS: Final = 10
TRACKS: Final = 11
LINE: Final = 12  # where the stone stands on the railroad line
BUILDINGS: Final = 13  # a bit for each kind owned
PLACED: Final = 14  # a bit for each work place with a worker
PASSED: Final = 15

TAIL: Final = 87  # PLAYER + 4 * STRIDE
MAX_LEGAL: Final = 80

GOODS_COUNT: Final = 6
HIDDEN_COUNT: Final = 10  # goods, silver, trade chips, VP and debts stand behind the screen (H-INFO-01)
LINE_SPACES: Final = 5
LAST_ROUND: Final = 10
NEUTRAL_STONE: Final = 5  # as a bidder
SPECTATOR: Final = 5  # as an observer
ENOUGH: Final = 100  # of a good: no cost asks for more


class Position(State):
    """The data of a position; `HomesteadersState` adds the rules."""

    def __init__(self, constants: Constants, s: vec[i64]) -> None:
        super().__init__(s, TAIL)
        self.constants = constants

    def own(self, seat: i64, slot: i64) -> i64:
        """One of a player's slots."""
        return self.s[PLAYER + seat * STRIDE + slot]

    def packed_goods(self, seat: i64) -> i64:
        """A player's goods, packed for comparison with a cost."""
        s = self.s
        at = PLAYER + seat * STRIDE
        packed: i64 = 0
        for good in range(i64(GOODS_COUNT)):
            held = s[at + good]
            packed |= (held if held < ENOUGH else ENOUGH) << (LANE * good)
        return packed

    def has_ability(self, seat: i64, buildings: i64) -> bool:
        """Whether a player owns one of these buildings (a mask of `Constants`)."""
        return self.own(seat, BUILDINGS) & buildings != 0

    def stock(self) -> i64:
        """The kinds of buildings that lie beside the board (H-SETUP-08, H-PREP-04, -05), as a mask.

        A kind of this stage is there as long as it has more copies than owners (H-SETUP-10, H-PREP-06).
        """
        constants = self.constants
        once: i64 = 0
        twice: i64 = 0
        thrice: i64 = 0
        for seat in range(constants.players):
            owned = self.own(seat, BUILDINGS)
            thrice |= twice & owned
            twice |= once & owned
            once |= owned
        gone = (once & constants.single_copies) | (twice & constants.double_copies) | (thrice & constants.triple_copies)
        return constants.stock_of_round[self.s[ROUND]] & ~gone

    def always_asks(self) -> bool:
        """Whether also what is impossible or settled is asked (not H-AMB-19e, -19f).

        By the first rules; and of a decider whose holdings are not known, for then nobody can say what is settled.
        """
        observer = self.s[OBSERVER]
        return self.constants.first_rules or (observer != 0 and observer != self.s[DECIDER] + 1)

    def is_winning(self) -> bool:
        """Whether the winner of a tile is at work."""
        phase = self.s[PHASE]
        if phase == REWARD or phase == RELIEF:
            return self.s[RESUME] == BUILT or self.s[RESUME] == TILE_EXTRA
        return phase == PAY or phase == BUILD or phase == GOLD or phase == WORKER or phase == EXTRA

    def idle_workers(self, seat: i64) -> i64:
        """Workers without a work place."""
        idle = self.own(seat, WORKERS)
        placed = self.own(seat, PLACED)
        while placed != 0:
            placed &= placed - 1
            idle -= 1
        return idle
