"""Why an action is not legal: the rule behind every refusal.

An action at the wrong moment is refused by the rule that gives its moment; one at the right moment by the rules
of its own file.
"""

from typing import Final

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import phases, slots
from frontier.games.homesteaders.rules import auction, build, income, market, payment, railroad, round
from frontier.games.homesteaders.state import Position

TRADING: Final = (phases.PLACE, phases.WAGES, phases.PAY, phases.BUILD, phases.EXTRA, phases.TRADE)

# Family -> the phases it belongs to and the rule that says so.
MOMENTS: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "draw": ((phases.DRAW,), "H-PREP-03"),
    "neutral": ((phases.NEUTRAL,), "H-TWO-01"),
    "bid": ((phases.BID,), "H-AUCTION-01"),
    "pass": ((phases.BID,), "H-AUCTION-01"),
    "place": ((phases.PLACE,), "H-PLACE-07"),
    "done": ((phases.PLACE, phases.TRADE), "H-ROUND-03"),
    "pay": ((phases.WAGES, phases.PAY), "H-ROUND-03"),
    "build": ((phases.BUILD,), "H-BUILD-04"),
    "no_build": ((phases.BUILD,), "H-BUILD-04"),
    "extra": ((phases.EXTRA,), "H-BUILD-12"),
    "no_extra": ((phases.EXTRA,), "H-BUILD-12"),
    "buy": (TRADING, "H-AMB-19"),
    "sell": (TRADING, "H-AMB-19"),
    "hire": (TRADING, "H-AMB-19"),
    "market": (TRADING, "H-AMB-19"),
    "bank": (TRADING, "H-AMB-19"),
    "borrow": (TRADING, "H-AMB-19"),
    "pay_off": (TRADING, "H-AMB-19"),
    "gold_for": ((phases.GOLD,), "H-BLD-14"),
    "worker": ((phases.WORKER,), "H-AMB-27"),
    "no_worker": ((phases.WORKER,), "H-AMB-27"),
    "relief": ((phases.RELIEF,), "H-AMB-17"),
    "reward": ((phases.REWARD,), "H-RAIL-02"),
}


def why_not(st: Position, action: int) -> Reason:
    """The reason against an illegal action; an unknown code raises OptionError."""
    family = st.constants.space.family(action)
    at = family.indices(action)
    phase: int = st.s[slots.PHASE]
    moments, rule = MOMENTS[family.name]
    if phase == phases.FINISHED:
        return Reason("H-ROUND-04", "game-over")
    if phase not in moments:
        return _wrong_moment(st, family.name, rule)
    match family.name:
        case "draw":
            return round.why_no_draw(st, at[0])
        case "bid":
            return auction.why_no_bid(st, at[0])
        case "place":
            return income.why_no_place(st, at[0])
        case "pay":
            return payment.why_no_payment(st, at[0])
        case "build":
            return build.why_no_building(st, at[0] + 1)
        case "extra":
            return build.why_no_extra(st, at[0] == 1)
        case "buy":
            return market.why_no_purchase(st, at[0], at[1] == 1)
        case "sell":
            return market.why_no_sale(st, at[0])
        case "hire":
            return market.why_no_hire(st)
        case "market":
            return market.why_no_swap(st, at[0])
        case "bank":
            return market.why_no_change(st)
        case "borrow":
            return market.why_no_debt(st)
        case "pay_off":
            return market.why_no_pay_off(st, at[0] == 1)
        case "gold_for":
            return build.why_no_gold(st, at[0])
        case _:  # reward: nothing else can be refused in its own phase
            return railroad.why_no_reward(st, at[0])


def _wrong_moment(st: Position, family: str, rule: str) -> Reason:
    """The rule that gives a family its moment, or what is in the way of it now."""
    if family == "neutral" and st.constants.players != auction.TWO:
        return Reason(rule, "two-players-only")
    if family in ("bid", "pass") and st.s[slots.PHASE] == phases.NEUTRAL:
        return Reason("H-TWO-01", "neutral-first")
    return Reason(rule, f"moment-{family.replace('_', '-')}")
