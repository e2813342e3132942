"""What can happen in Homesteaders. FIELDS says what an event's a, b and c mean; texts/ has a sentence for each.

A `piece` is a good, silver, a trade chip, a VP chip, a debt, a worker or a track, counted as in PIECES. Every change of
what a player holds is told by an event, so that all can count along (H-INFO-03).
"""

from typing import Final

PIECES: Final = (
    "wood", "food", "steel", "gold", "copper", "cattle", "silver", "trade", "vp", "debt", "worker", "track",
)  # fmt: skip

ROUND: Final = "round"
FINAL_INCOME: Final = "final_income"
STAGE: Final = "stage"
TURNED_UP: Final = "turned_up"
PLACED: Final = "placed"
INCOME: Final = "income"
GAINED: Final = "gained"
RETURNED_DEBT: Final = "returned_debt"
BORROWED: Final = "borrowed"
PAID_OFF: Final = "paid_off"
WAGES: Final = "wages"
NEUTRAL_BID: Final = "neutral_bid"
NEUTRAL_VALUE: Final = "neutral_value"
BID: Final = "bid"
OUTBID: Final = "outbid"
PASSED: Final = "passed"
LINE: Final = "line"
WON: Final = "won"
UNSOLD: Final = "unsold"
START_PLAYER: Final = "start_player"
PAID_BID: Final = "paid_bid"
BUILT: Final = "built"
NOT_BUILT: Final = "not_built"
PAID_EXTRA: Final = "paid_extra"
BOUGHT: Final = "bought"
SOLD: Final = "sold"
HIRED: Final = "hired"
SWAPPED: Final = "swapped"
CHANGED: Final = "changed"
GAME_OVER: Final = "game_over"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    ROUND: ("n",),
    FINAL_INCOME: (),
    STAGE: ("stage",),  # the buildings of the stage before leave, as far as they are not built
    TURNED_UP: ("tile", "space"),
    PLACED: ("place",),
    INCOME: ("piece", "n"),
    GAINED: ("piece", "n"),
    RETURNED_DEBT: (),
    BORROWED: ("n", "silver"),
    PAID_OFF: ("gold", "silver"),
    WAGES: ("n", "gold", "silver"),
    NEUTRAL_BID: ("space", "bid"),
    NEUTRAL_VALUE: ("bid",),
    BID: ("space", "bid"),
    OUTBID: ("space",),
    PASSED: (),
    LINE: ("line",),
    WON: ("space", "bid"),
    UNSOLD: ("space",),
    START_PLAYER: (),
    PAID_BID: ("n", "gold", "silver"),
    BUILT: ("building", "gold_for_copper", "gold_for_cattle"),
    NOT_BUILT: (),
    PAID_EXTRA: ("piece",),
    BOUGHT: ("good", "gold", "silver"),  # and a trade chip, as with the next four
    SOLD: ("good", "gold", "silver"),  # the VP chip is told as gained
    HIRED: (),  # for food
    SWAPPED: ("good",),  # for the good before it
    CHANGED: ("silver",),
    GAME_OVER: (),
}
