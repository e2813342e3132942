"""Why an action is not legal: the rule behind every refusal.

An action at the wrong moment is refused by the rule that gives its moment; one at the right moment by the rules
of its own file.
"""

from typing import Final

from frontier.engine.multisets import native
from frontier.engine.reasons import Reason
from frontier.games.montana.rules import build, cattle, city, recruit, setup, work
from frontier.games.montana.state import (
    ACTIVE,
    ADVANCE,
    AFTER,
    BASKET,
    BID,
    BID_WINDOW,
    BUILDING,
    BUILT,
    CHOOSE_START,
    CONTRACTOR,
    DECIDER,
    FINISHED,
    HELPER,
    MARKET,
    PAY_WINDOW,
    PHASE,
    PHASES,
    SETUP_SPIN,
    SETUP_WHITE,
    SPIN,
    STAFF,
    THIRST,
    TOO_MANY,
    TURN,
    UPGRADES,
    WHITE_PAIR,
    Position,
)

# Where the active player may do something extra; the last one is a module's.
EXTRA_PHASES: Final = (TURN, ADVANCE, HELPER, BID, BID_WINDOW, PAY_WINDOW, BUILDING, AFTER, MARKET)
IS_EXTRA: Final = native([int(phase in EXTRA_PHASES) for phase in range(len(PHASES))])

# Family -> the phases it belongs to and the rule that says so.
MOMENTS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "start": ((CHOOSE_START,), "M-AMB-44"),
    "spin": ((SPIN, SETUP_SPIN), "M-RECRUIT-01"),
    "recruit": ((TURN,), "M-TURN-02"),
    "bank": ((TURN,), "M-TURN-02"),
    "work": ((TURN,), "M-TURN-02"),
    "city": ((TURN,), "M-TURN-02"),
    "build": ((TURN, BUILDING), "M-TURN-02"),
    "trade": (EXTRA_PHASES, "M-CATTLE-01"),
    "advance": ((ADVANCE,), "M-RECRUIT-05"),
    "no_advance": ((ADVANCE,), "M-RECRUIT-08"),
    "staff": ((STAFF, HELPER), "M-WORK-01"),
    "no_helper": ((HELPER,), "M-PROD-08"),
    "take": ((WHITE_PAIR, SETUP_WHITE), "M-RECRUIT-04"),
    "give_back": ((TOO_MANY,), "M-RECRUIT-11"),
    "bid": ((BID,), "M-CITY-03"),
    "pass": ((BID,), "M-CITY-14"),
    "go_on": ((BID_WINDOW, PAY_WINDOW), "M-AMB-49"),
    "upgrade": ((UPGRADES,), "M-CITY-23"),
    "goods": ((BASKET,), "M-CITY-20"),
    "stop": ((BUILDING,), "M-BUILD-09"),
    "end_turn": ((AFTER,), "M-TURN-02"),
    "canteen": ((THIRST,), "M-CANTEEN-01"),
    "no_canteen": ((THIRST,), "M-CANTEEN-01"),
}


def _wrong_moment(st: Position, family: str, rule: str) -> Reason:
    """The rule that gives a family its moment, or what is in the way of it now."""
    s = st.s
    if family == "trade" and s[DECIDER] != s[ACTIVE]:
        return cattle.why_no_trade(st)
    if family == "bid" and st.own(s[DECIDER], CONTRACTOR) > 0:
        return Reason("M-CITY-25", "not-outbid")
    if family == "build" and s[PHASE] == AFTER and s[BUILT] > 0:
        return build.why_no_more(st)
    if family == "end_turn" and s[PHASE] != TURN:
        return Reason(rule, "finish-first")
    return Reason(rule, f"moment-{family.replace('_', '-')}")


def why_not(st: Position, action: int) -> Reason:
    """The reason against an illegal action; an unknown code raises OptionError."""
    family = st.constants.space.family(action)
    at = family.indices(action)
    phase: int = st.s[PHASE]
    if phase == FINISHED:
        return Reason("M-END-02", "game-over")
    for extension in st.constants.extensions:
        reason = extension.why_not(st, family.name, at)
        if reason is not None:
            return reason
    phases, rule = MOMENTS[family.name]
    if phase not in phases:
        return _wrong_moment(st, family.name, rule)
    match family.name:
        case "start":
            return setup.why_no_start(st, at[0])
        case "bank":
            return work.why_no_bank(st, at[0])
        case "work":
            return work.why_no_area(st, at[0], at[1])
        case "city":
            return city.why_no_visit(st)
        case "build":
            return build.why_no_build(st, at[0])
        case "trade":
            return cattle.why_no_trade(st)
        case "advance":
            return recruit.why_no_advance(st, at[0] + 1)
        case "staff":
            return work.why_no_crew(st, at[0])
        case "give_back":
            return recruit.why_no_return(st, at[0])
        case "bid":
            return city.why_no_bid(st, at[0], at[1])
        case "pass":
            return Reason("M-CITY-03", "must-place")
        case "upgrade":
            return city.why_no_upgrade(st, at[0])
        case "goods":
            return Reason("M-CITY-20", "too-many-goods")
        case _:  # canteen: nothing else can be refused in its own phase
            return Reason("M-CANTEEN-01", "no-canteen")
