"""The slots of a position: where in its flat vector everything stands, and the bits and numbers that they hold.

Each follows from the one before it. The slots of the modules come after those of the base game, in their own slots.py.
"""

from typing import Final

from frontier.engine.multisets import native

MAX_PLAYERS: Final = 4
MAX_FIELDS: Final = 70
SPACES: Final = 6  # of an area or the bank, at most; must agree with components.MAX_SPACES
AREAS: Final = 4

# Pieces by number: the goods, then the workers.
GOODS_COUNT: Final = 6
KIND_COUNT: Final = 4
PIECES: Final = GOODS_COUNT + KIND_COUNT
GRAIN: Final = 2
PUMPKIN: Final = 3
BIG: Final = 4  # big copper and big stone follow the small goods
WORKERS: Final = GOODS_COUNT  # first worker among the pieces

# The game.
PHASE: Final = 0  # see phases.py
ACTIVE: Final = PHASE + 1  # whose turn it is
DECIDER: Final = ACTIVE + 1  # who decides now
ROUND: Final = DECIDER + 1
SPINS: Final = ROUND + 1  # set-up spins made
ARROW: Final = SPINS + 1  # wheel space, counted from 0
ADVANCED: Final = ARROW + 1  # whether grain was paid this turn
SPACE: Final = ADVANCED + 1  # where workers are being placed: area * SPACES + space, or BANK_PLACE + space
BUILT: Final = SPACE + 1  # settlements paid this turn
RESUME: Final = BUILT + 1  # the phase after an interruption: see Position.effective_phase
OPEN: Final = RESUME + 1  # fields that could be built on by somebody
LAST_ROUND: Final = OPEN + 1  # whether a stock has run out
BIDDER: Final = LAST_ROUND + 1  # who bids after the trade window
PAYER: Final = BIDDER + 1  # payments made or skipped, counted from the active player
BOXED_CANTEENS: Final = PAYER + 1
SUPPLY: Final = BOXED_CANTEENS + 1  # pieces
SUPPLY_COWS: Final = SUPPLY + PIECES

BANK_PLACE: Final = 100

# A player's slots, counted from PLAYER + seat * STRIDE: the pieces, then these.
PLAYER: Final = SUPPLY_COWS + 1
SILVER: Final = PIECES
COWS: Final = SILVER + 1
CANTEENS: Final = COWS + 1
STOCK: Final = CANTEENS + 1  # settlements not yet placed
CONTRACTOR: Final = STOCK + 1  # 0 hardware store, else 1 + row * columns + column
BID_DONE: Final = CONTRACTOR + 1  # 0 not yet, 1 placed, 2 passed
STRIDE: Final = BID_DONE + 1

# The boards.
BANK: Final = PLAYER + MAX_PLAYERS * STRIDE  # 0 free, else 1 + index of the crew
LARGE: Final = BANK + SPACES  # area * SPACES + space
SMALL: Final = LARGE + AREAS * SPACES
FIELD: Final = SMALL + AREAS * SPACES
OPEN_FIELDS: Final = FIELD + MAX_FIELDS  # the fields counted by OPEN, ascending
TAIL: Final = OPEN_FIELDS + MAX_FIELDS
MAX_LEGAL: Final = 115  # a turn with everything possible

# What modules write and the base rules read; a position has these slots only when a module is in play.
BANS: Final = TAIL  # what is forbidden at the moment
SURCHARGE: Final = BANS + 1  # packed goods that every settlement costs in addition
SITE: Final = SURCHARGE + 1  # 1 + the field being settled, while modules add to it
STAGE: Final = SITE + 1  # the next step of that: see build.go_on_building
MODULES: Final = STAGE + 1  # the first slot of the modules themselves

# Bits of BANS: the four areas by number, then these.
BAN_BANK: Final = 1 << AREAS
BAN_CITY: Final = BAN_BANK << 1
BAN_ADVANCE: Final = BAN_CITY << 1
BAN_CATTLE: Final = BAN_ADVANCE << 1

# Bits of a field.
OWNER: Final = 7  # 0 nobody, else 1 + seat, or the starting tile
STARTING_TILE: Final = 5
TILE_SHIFT: Final = 3
TILE_MASK: Final = 7
COW_BIT: Final = 1 << 7
CANTEEN_BIT: Final = COW_BIT << 1
MODULE_SHIFT: Final = 9  # the first bit of the modules
ASKS: Final = 1 << 11  # from this bit on: an empty field that costs more than is printed

BIT: Final = native([1, 2, 4, 8])  # of a seat, as a native integer
