"""What can happen in Montana. FIELDS says what an event's a, b and c mean; texts/ has a sentence for each.

What can happen by a module stands in its own events.py.
"""

from typing import Final

STARTED: Final = "started"
SPUN: Final = "spun"
ADVANCED: Final = "advanced"
RECEIVED: Final = "received"
SHORTAGE: Final = "shortage"
GAVE_BACK: Final = "gave_back"
SILVER: Final = "silver"
UNBUILT: Final = "unbuilt"
PAID_SILVER: Final = "paid_silver"
PLACED: Final = "placed"
CLEARED: Final = "cleared"
CITY: Final = "city"
BID: Final = "bid"
OUTBID: Final = "outbid"
PASSED: Final = "passed"
PAID_PUMPKINS: Final = "paid_pumpkins"
CANNOT_PAY: Final = "cannot_pay"
UPGRADED: Final = "upgraded"
COW: Final = "cow"
TRADED: Final = "traded"
BUILT: Final = "built"
CANTEEN: Final = "canteen"
LAST_TILE: Final = "last_tile"
EXTRA_TURN: Final = "extra_turn"
ROUND: Final = "round"
GAME_OVER: Final = "game_over"
PAID_EXTRA: Final = "paid_extra"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    STARTED: ("field",),
    SPUN: ("wheel_space",),
    ADVANCED: ("n",),
    RECEIVED: ("piece", "n", "due"),
    SHORTAGE: ("piece",),
    GAVE_BACK: ("returned",),
    SILVER: ("n",),
    UNBUILT: ("n",),
    PAID_SILVER: ("n",),
    PLACED: ("place", "crew", "small"),
    CLEARED: ("area",),
    CITY: (),
    BID: ("row", "column"),
    OUTBID: ("row", "column", "by"),
    PASSED: (),
    PAID_PUMPKINS: ("n",),
    CANNOT_PAY: ("n",),
    UPGRADED: ("material", "n"),
    COW: ("n",),
    TRADED: ("benefit",),
    BUILT: ("field", "n", "lines"),
    CANTEEN: ("field",),
    LAST_TILE: (),
    EXTRA_TURN: (),
    ROUND: ("n",),
    GAME_OVER: (),
    PAID_EXTRA: ("piece", "n"),
}
