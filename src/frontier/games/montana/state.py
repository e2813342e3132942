"""A position of Montana: named slots in one flat vector, and small questions about it.

Only rules/ and modules/ change a position.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.multisets import LANE, native
from frontier.engine.state import State
from frontier.games.montana.board import Board
from frontier.games.montana.constants import Constants

# Phases: what is being decided.
SETUP_SPIN: Final = 0  # chance
SETUP_WHITE: Final = 1
TURN: Final = 2  # which action
SPIN: Final = 3  # chance
WHITE_PAIR: Final = 4
TOO_MANY: Final = 5  # workers to give back
ADVANCE: Final = 6
STAFF: Final = 7
HELPER: Final = 8  # the small space
BID: Final = 9
BID_WINDOW: Final = 10  # the active player's chance to trade before another's bid
PAY_WINDOW: Final = 11  # and before a payment
UPGRADES: Final = 12
BASKET: Final = 13
BUILDING: Final = 14
AFTER: Final = 15
THIRST: Final = 16  # the canteen at the end of a turn
FINISHED: Final = 17

# Phases of the modules.
DRAW_CARD: Final = 18  # chance
CHOOSE_WORKER: Final = 19
SELLING: Final = 20
TOLL: Final = 21
MIX: Final = 22
WHICH_CANTEEN: Final = 23
WHICH_TILE: Final = 24
MARKET: Final = 25
LOOK: Final = 26  # chance
WHICH_MOUNTAIN: Final = 27

CHOOSE_START: Final = 28  # the field of the starting tile, where it is not drawn

BASE_PHASES: Final = 18
MODULE_PHASES: Final = 28  # those of the base game and of the modules
PHASES: Final = (
    "setup_spin", "setup_white", "turn", "spin", "white_pair", "too_many", "advance", "staff", "helper", "bid",
    "bid_window", "pay_window", "upgrades", "basket", "building", "after", "thirst", "finished",
    "draw_card", "choose_worker", "selling", "toll", "mix", "which_canteen", "which_tile", "market", "look",
    "which_mountain", "choose_start",
)  # fmt: skip

SETUP_PHASES: Final = (CHOOSE_START, SETUP_SPIN, SETUP_WHITE)

# Slots of the game.
PHASE: Final = 0
ACTIVE: Final = 1  # whose turn it is
DECIDER: Final = 2  # who decides now
ROUND: Final = 3
SPINS: Final = 4  # set-up spins made
ARROW: Final = 5  # wheel space, counted from 0
ADVANCED: Final = 6  # whether grain was paid this turn
SPACE: Final = 7  # where workers are being placed: see place_of
BUILT: Final = 8  # settlements paid this turn
RESUME: Final = 9  # the phase after workers were given back
OPEN: Final = 10  # fields that could be built on by somebody
LAST_ROUND: Final = 11  # whether a stock has run out
BIDDER: Final = 12  # who bids after the trade window
PAYER: Final = 13  # payments made or skipped, counted from the active player
BOXED_CANTEENS: Final = 14
SUPPLY: Final = 15  # 10 pieces: 6 goods, then 4 workers
SUPPLY_COWS: Final = 25

# A player's slots: 10 pieces as in the supply, then these.
PLAYER: Final = 26
STRIDE: Final = 16
WORKERS: Final = 6  # first worker among the pieces
SILVER: Final = 10
COWS: Final = 11
CANTEENS: Final = 12
STOCK: Final = 13  # settlements not yet placed
CONTRACTOR: Final = 14  # 0 hardware store, else 1 + row * columns + column
BID_DONE: Final = 15  # 0 not yet, 1 placed, 2 passed

MAX_PLAYERS: Final = 4
SPACES: Final = 6  # must agree with components.MAX_SPACES
BANK: Final = 90  # PLAYER + 4 * STRIDE; 0 free, else 1 + index of the crew
LARGE: Final = 96  # BANK + SPACES; area * SPACES + space
SMALL: Final = 120  # LARGE + 4 * SPACES
FIELD: Final = 144  # SMALL + 4 * SPACES
MAX_FIELDS: Final = 70
OPEN_FIELDS: Final = 214  # FIELD + MAX_FIELDS; the fields counted by OPEN, ascending
TAIL: Final = 284  # OPEN_FIELDS + MAX_FIELDS
MAX_LEGAL: Final = 115  # a turn with everything possible

# Slots of the modules; a position has them only when one is in play.
BANS: Final = 284  # TAIL; what is forbidden at the moment
SURCHARGE: Final = 285  # packed goods that every settlement costs in addition
SITE: Final = 286  # 1 + the field being settled, while modules add to it
STAGE: Final = 287  # the next step of that: see build.go_on_building
SPECIALS: Final = 288  # a seat each: which special settlements are left, a bit each
EXCHANGES: Final = 292  # left at the market
CLAIMED: Final = 293  # bonuses of the special landscape that have been taken, a bit each
CANTEEN_TAKEN: Final = 294  # whether this turn has brought a canteen
EXTRA_TURN: Final = 295  # whether this turn is one
LEFT: Final = 296  # event card to come: 0 none, else 1 + face
RIGHT: Final = 297  # active event card
CARD_USED: Final = 298  # in this turn: 0 no, 1 yes, else DECLINED + the phase in which a sale was declined
DRAWN: Final = 299  # two slots: cards drawn of each face, 15 faces a slot
NUGGETS: Final = 301  # a seat each: mountain tiles held of each face
SEEN: Final = 305  # mountain tiles of each face that somebody has seen
HELD: Final = 306  # mountain tiles that each seat holds, a byte each
MARKS: Final = 307  # mountain tiles that are marked
EXTENDED_TAIL: Final = 308
EXTENDED_LEGAL: Final = 140  # the extra actions of the modules on top

DECLINED: Final = 2

BIT: Final = native([1, 2, 4, 8])  # of a seat, or of a special settlement

# Bits of BANS: the four areas by number, then these.
BAN_BANK: Final = 16
BAN_CITY: Final = 32
BAN_ADVANCE: Final = 64
BAN_CATTLE: Final = 128

# Bits of a field.
OWNER: Final = 7  # 0 nobody, else 1 + seat, or the starting tile
STARTING_TILE: Final = 5
TILE_SHIFT: Final = 3
TILE_MASK: Final = 7
COW_BIT: Final = 128
CANTEEN_BIT: Final = 256
TOP_SHIFT: Final = 9  # the special settlement on top: 0 none, else 1 + its number
TOP_MASK: Final = 3
ASKS: Final = 2048  # from here on: an empty field that costs more than is printed
TOLL_SHIFT: Final = 11  # a bit for each seat that takes a toll
TOLL_MASK: Final = 15
MIX_BIT: Final = 32768  # big goods in any mix

# Bits of a mountain.
TILE_BIT: Final = 512  # a mountain tile was put here
FACE_SHIFT: Final = 10  # 0 nobody has seen it, else 1 + face
FACE_MASK: Final = 15
KNOWN_SHIFT: Final = 14  # a bit for each seat that has seen it
KNOWN_MASK: Final = 15
HOLDER_SHIFT: Final = 18  # 0 still on the mountain, 1 + seat, or BOXED
HOLDER_MASK: Final = 7
BOXED: Final = 7
MARKED_BIT: Final = 1 << 21  # looked at when the turn ends
FACE_UP_BIT: Final = 1 << 22  # everybody sees it, spectators too
COUNT_BITS: Final = 4  # of a number in DRAWN and NUGGETS
COUNT_MASK: Final = 15
SEAT_MASK: Final = 255
SEAT_UNITS: Final = native([1, 1 << 8, 1 << 16, 1 << 24])  # one of a seat in HELD
COUNT_UNITS: Final = native([1 << (COUNT_BITS * face) for face in range(15)])  # one of a face

GOODS_COUNT: Final = 6
KIND_COUNT: Final = 4
GRAIN: Final = 2
PUMPKIN: Final = 3
BIG: Final = 4  # big copper and big stone follow the small goods
BANK_PLACE: Final = 100  # SPACE holds BANK_PLACE + space, or area * SPACES + space


class Position(State):
    """The data of a position; `MontanaState` adds the rules."""

    def __init__(self, constants: Constants, board: Board, s: vec[i64]) -> None:
        super().__init__(s, constants.tail)
        self.constants = constants
        self.board = board

    def own(self, seat: i64, slot: i64) -> i64:
        """One of a player's slots."""
        return self.s[PLAYER + seat * STRIDE + slot]

    def packed_goods(self, seat: i64) -> i64:
        """A player's goods, packed for comparison with a cost."""
        return _packed(self.s, PLAYER + seat * STRIDE, GOODS_COUNT)

    def packed_workers(self, seat: i64) -> i64:
        """A player's workers, packed for comparison with a crew."""
        return _packed(self.s, PLAYER + seat * STRIDE + WORKERS, KIND_COUNT)

    def worker_count(self, seat: i64) -> i64:
        """How many workers stand on a player's board."""
        s = self.s
        at = PLAYER + seat * STRIDE + WORKERS
        return s[at] + s[at + 1] + s[at + 2] + s[at + 3]

    def owner(self, field: i64) -> i64:
        """0 for nobody, 1 + seat, or STARTING_TILE."""
        return self.s[FIELD + field] & OWNER

    def tiles_on(self, field: i64) -> i64:
        """How many settlements lie on a field."""
        return (self.s[FIELD + field] >> TILE_SHIFT) & TILE_MASK

    def is_open(self, field: i64) -> bool:
        """Whether somebody with the goods could build on a field (M-BUILD-02, -04, -05)."""
        s = self.s
        for slot in range(i64(OPEN_FIELDS), OPEN_FIELDS + s[OPEN]):
            if s[slot] == field:
                return True
        return False

    def effective_phase(self) -> i64:
        """The phase, or the one that follows when workers are being given back or something is being sold."""
        phase = self.s[PHASE]
        return self.s[RESUME] if phase == TOO_MANY or phase == SELLING else phase

    def is_placing(self) -> bool:
        """Whether the place of the workers matters."""
        phase = self.effective_phase()
        return phase == STAFF or phase == HELPER

    def bans(self) -> i64:
        """What is forbidden at the moment."""
        if self.constants.extended:
            return self.s[BANS]
        return 0

    def surcharge(self) -> i64:
        """Packed goods that every settlement costs beyond what its field shows."""
        if self.constants.extended:
            return self.s[SURCHARGE]
        return 0

    def placed(self, seat: i64) -> i64:
        """How many settlements a player has on the landscape."""
        return self.constants.settlements - self.own(seat, STOCK)


def _packed(s: vec[i64], at: i64, kinds: i64) -> i64:
    packed: i64 = 0
    for kind in range(kinds):
        packed |= s[at + kind] << (LANE * kind)
    return packed
