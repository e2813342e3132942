"""What can happen in Homesteaders, declared once; texts/ has a sentence for each kind of event.

A `piece` is a good, silver, a trade chip, a VP chip, a debt, a worker or a track, counted as in PIECES. Every change of
what a player holds is told by an event, so that all can count along (H-INFO-03).
"""

from typing import Final

from frontier.engine.actions import Choice, Number
from frontier.engine.events import Amount, Component, EventKind, EventSpace
from frontier.games.homesteaders.components import GOODS, RESOURCES, STACKS, TILE_STAGES, Components

PIECES: Final = (*RESOURCES, "debt", "worker", "track")

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


def event_space(box: Components) -> EventSpace:
    """The events of a game with these components."""
    piece, good = Choice("piece", PIECES), Choice("good", GOODS)
    space, n, bid = Number("space", 1, STACKS), Amount("n"), Amount("bid")
    gold, silver = Amount("gold"), Amount("silver")
    return EventSpace(
        EventKind(ROUND, n),
        EventKind(FINAL_INCOME),
        EventKind(STAGE, Choice("stage", TILE_STAGES)),  # unbuilt buildings of the stage before leave
        EventKind(TURNED_UP, Number("tile", 1, len(box.tiles)), space),
        EventKind(PLACED, Component("place", box.places)),
        EventKind(INCOME, piece, n),
        EventKind(GAINED, piece, n),
        EventKind(RETURNED_DEBT),
        EventKind(BORROWED, n, silver),
        EventKind(PAID_OFF, gold, silver),
        EventKind(WAGES, n, gold, silver),
        EventKind(NEUTRAL_BID, space, bid),
        EventKind(NEUTRAL_VALUE, bid),
        EventKind(BID, space, bid),
        EventKind(OUTBID, space),
        EventKind(PASSED),
        EventKind(LINE, Amount("line")),
        EventKind(WON, space, bid),
        EventKind(UNSOLD, space),
        EventKind(START_PLAYER),
        EventKind(PAID_BID, n, gold, silver),
        EventKind(BUILT, Component("building", [building.id for building in box.buildings]),
                  Amount("gold_for_copper"), Amount("gold_for_cattle")),
        EventKind(NOT_BUILT),
        EventKind(PAID_EXTRA, piece),
        EventKind(BOUGHT, good, gold, silver),  # and a trade chip, as with the next four
        EventKind(SOLD, good, gold, silver),  # the VP chip is told as gained
        EventKind(HIRED),  # for food
        EventKind(SWAPPED, good),  # for the good before it
        EventKind(CHANGED, silver),
        EventKind(GAME_OVER),
    )  # fmt: skip
