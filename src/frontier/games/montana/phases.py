"""The phases of Montana: what is being decided. Those of a module stand in its own phases.py."""

from typing import Final

SETUP_SPIN: Final = 0  # chance
SETUP_WHITE: Final = 1
TURN: Final = 2  # which action
SPIN: Final = 3  # chance
WHITE_PAIR: Final = 4
TOO_MANY: Final = 5  # workers to give back
ADVANCE: Final = 6  # whether grain is paid to move the arrow on
STAFF: Final = 7  # which workers go to the space chosen
HELPER: Final = 8  # which workers go to the small space beside the large one just used
BID: Final = 9
BID_WINDOW: Final = 10  # the active player's chance to trade before another's bid
PAY_WINDOW: Final = 11  # and before a payment
UPGRADES: Final = 12
BASKET: Final = 13  # which goods a row of the city gives
BUILDING: Final = 14  # whether another settlement is built
AFTER: Final = 15  # the action is done: extra actions, then the end of the turn
THIRST: Final = 16  # whether a canteen is spent at the end of the turn
FINISHED: Final = 17
CHOOSE_START: Final = 28  # the field of the starting tile, where it is not drawn

NAMES: Final = {
    SETUP_SPIN: "setup_spin",
    SETUP_WHITE: "setup_white",
    TURN: "turn",
    SPIN: "spin",
    WHITE_PAIR: "white_pair",
    TOO_MANY: "too_many",
    ADVANCE: "advance",
    STAFF: "staff",
    HELPER: "helper",
    BID: "bid",
    BID_WINDOW: "bid_window",
    PAY_WINDOW: "pay_window",
    UPGRADES: "upgrades",
    BASKET: "basket",
    BUILDING: "building",
    AFTER: "after",
    THIRST: "thirst",
    FINISHED: "finished",
    CHOOSE_START: "choose_start",
}
SETUP: Final = (CHOOSE_START, SETUP_SPIN, SETUP_WHITE)
EXTRA: Final = (TURN, ADVANCE, HELPER, BID, BID_WINDOW, PAY_WINDOW, BUILDING, AFTER)  # extra actions are possible
