"""Why an action is not legal: the rule behind every refusal.

An action at the wrong moment is refused by the rule that gives its moment; one at the right moment by the rules
of its own file.
"""

from typing import Final

from frontier.engine.reasons import Reason
from frontier.games.montana import phases, slots
from frontier.games.montana.rules import build, cattle, city, recruit, setup, work
from frontier.games.montana.state import Position

# Family -> the phases it belongs to and the rule that says so.
MOMENTS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "start": ((phases.CHOOSE_START,), "M-AMB-44"),
    "spin": ((phases.SPIN, phases.SETUP_SPIN), "M-RECRUIT-01"),
    "recruit": ((phases.TURN,), "M-TURN-02"),
    "bank": ((phases.TURN,), "M-TURN-02"),
    "work": ((phases.TURN,), "M-TURN-02"),
    "city": ((phases.TURN,), "M-TURN-02"),
    "build": ((phases.TURN, phases.BUILDING), "M-TURN-02"),
    "trade": (phases.EXTRA, "M-CATTLE-01"),
    "advance": ((phases.ADVANCE,), "M-RECRUIT-05"),
    "no_advance": ((phases.ADVANCE,), "M-RECRUIT-08"),
    "staff": ((phases.STAFF, phases.HELPER), "M-WORK-01"),
    "no_helper": ((phases.HELPER,), "M-PROD-08"),
    "take": ((phases.WHITE_PAIR, phases.SETUP_WHITE), "M-RECRUIT-04"),
    "give_back": ((phases.TOO_MANY,), "M-RECRUIT-11"),
    "bid": ((phases.BID,), "M-CITY-03"),
    "pass": ((phases.BID,), "M-CITY-14"),
    "go_on": ((phases.BID_WINDOW, phases.PAY_WINDOW), "M-AMB-49"),
    "upgrade": ((phases.UPGRADES,), "M-CITY-23"),
    "goods": ((phases.BASKET,), "M-CITY-20"),
    "stop": ((phases.BUILDING,), "M-BUILD-09"),
    "end_turn": ((phases.AFTER,), "M-TURN-02"),
    "canteen": ((phases.THIRST,), "M-CANTEEN-01"),
    "no_canteen": ((phases.THIRST,), "M-CANTEEN-01"),
}


def _wrong_moment(st: Position, family: str, rule: str) -> Reason:
    """Return the rule that gives a family its moment, or what is in the way of it now."""
    s = st.s
    if family == "trade" and s[slots.DECIDER] != s[slots.ACTIVE]:
        return cattle.why_no_trade(st)
    if family == "bid" and st.own(s[slots.DECIDER], slots.CONTRACTOR) > 0:
        return Reason("M-CITY-25", "not-outbid")
    if family == "build" and s[slots.PHASE] == phases.AFTER and s[slots.BUILT] > 0:
        return build.why_no_more(st)
    if family == "end_turn" and s[slots.PHASE] != phases.TURN:
        return Reason(rule, "finish-first")
    return Reason(rule, f"moment-{family.replace('_', '-')}")


def why_not(st: Position, action: int) -> Reason:
    """Return the reason against an illegal action; an unknown code raises OptionError."""
    family = st.constants.space.family(action)
    at = family.indices(action)
    phase: int = st.s[slots.PHASE]
    if phase == phases.FINISHED:
        return Reason("M-END-02", "game-over")
    for extension in st.constants.extensions:
        reason = extension.why_not(st, family.name, at)
        if reason is not None:
            return reason
    moments, rule = MOMENTS[family.name]
    if phase not in moments and not (family.name == "trade" and st.constants.phases.is_extra[phase] != 0):
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
