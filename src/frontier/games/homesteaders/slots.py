"""The slots of a Homesteaders position: where each number stands in its vector.

Every slot is computed from the one before it; mypyc folds them to literals, as long as all they are computed from
stands in this file.
"""

from typing import Final

STACKS: Final = 3  # of auction tiles, an auction each; must agree with components.STACKS
MAX_PLAYERS: Final = 4
GOODS_COUNT: Final = 6

# The game's own.
PHASE: Final = 0
DECIDER: Final = PHASE + 1
ROUND: Final = DECIDER + 1  # LAST_ROUND + 1 is the final income
START: Final = ROUND + 1  # who holds the start-player tile
SPACE: Final = START + 1  # the auction being turned up or carried out
NEXT_PLACE: Final = SPACE + 1  # the work place after the last one occupied; by the first rules the first to choose from
RESUME: Final = NEXT_PLACE + 1  # the automatic phase after a reward, a free worker or a relief
BUILDING: Final = RESUME + 1  # being paid, or just built
SECOND: Final = BUILDING + 1  # whether the building is the Train Station's extra one
NEUTRAL_VALUE: Final = SECOND + 1  # step of the ladder, for the next neutral bid
NEUTRAL_SPACE: Final = NEUTRAL_VALUE + 1  # where the neutral stone lies, from 1; 0 nowhere
NEUTRAL_BID: Final = NEUTRAL_SPACE + 1  # its step of the ladder
TURNED_UP: Final = NEUTRAL_BID + 1  # tiles of stacks 2 and 3, a bit each
OBSERVER: Final = TURNED_UP + 1  # 0 everything is known, else 1 + the seat whose knowledge this is, or SPECTATOR
TILE: Final = OBSERVER + 1  # for each auction 1 + index of its tile, 0 none
BIDDER: Final = TILE + STACKS  # for each auction 1 + seat of the highest bid, NEUTRAL_STONE, or 0
STEP: Final = BIDDER + STACKS  # for each auction the step of the highest bid

# A player's, counted from PLAYER + seat * STRIDE: goods, silver, trade chips and VP as in components.RESOURCES.
PLAYER: Final = STEP + STACKS
WOOD: Final = 0
FOOD: Final = WOOD + 1
STEEL: Final = FOOD + 1
GOLD: Final = STEEL + 1
COPPER: Final = GOLD + 1
CATTLE: Final = COPPER + 1
SILVER: Final = CATTLE + 1
TRADES: Final = SILVER + 1
VP: Final = TRADES + 1
DEBTS: Final = VP + 1
HIDDEN_COUNT: Final = DEBTS + 1  # all up to here stands behind the screen (H-INFO-01)
WORKERS: Final = DEBTS + 1
TRACKS: Final = WORKERS + 1
LINE: Final = TRACKS + 1  # where the stone stands on the railroad line
BUILDINGS: Final = LINE + 1  # a bit for each kind owned
PLACED: Final = BUILDINGS + 1  # a bit for each work place with a worker
PASSED: Final = PLACED + 1
STRIDE: Final = PASSED + 1

TAIL: Final = PLAYER + MAX_PLAYERS * STRIDE
MAX_LEGAL: Final = 80

# Values that some slots may have.
LAST_ROUND: Final = 10
LINE_SPACES: Final = 5
NEUTRAL_STONE: Final = MAX_PLAYERS + 1  # as a bidder
SPECTATOR: Final = MAX_PLAYERS + 1  # as an observer
