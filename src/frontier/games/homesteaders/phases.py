"""The phases of Homesteaders: what is being decided, and what goes on by itself."""

from typing import Final

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
COUNT: Final = FINISHED + 1

NAMES: Final = (
    "draw", "place", "relief", "wages", "neutral", "bid", "reward", "pay", "build", "gold", "worker", "extra",
    "trade", "finished",
)  # fmt: skip

# Automatic phases: nothing to decide, flow.py goes on by itself.
ROUND_ENDS: Final = COUNT
INCOME_GOES_ON: Final = ROUND_ENDS + 1
BIDDING_GOES_ON: Final = INCOME_GOES_ON + 1
NEXT_WINNER: Final = BIDDING_GOES_ON + 1
BUILT: Final = NEXT_WINNER + 1
TILE_WORKER: Final = BUILT + 1
TILE_ADVANCE: Final = TILE_WORKER + 1
TILE_EXTRA: Final = TILE_ADVANCE + 1
AUTOMATIC_COUNT: Final = TILE_EXTRA + 1 - ROUND_ENDS
