"""Which questions are open: one that is impossible or settled is not asked (M-AMB-64, M-AMB-65).

Whoever could only add an extra action to a plain answer is not kept waiting for it: the extra action stays possible at
the own next decision. Each part of the rules says for itself when its question is open; what it says depends only on
what everybody knows, so that being asked tells nothing about mountain tiles that lie face down (X-AMB-48).
"""

from mypy_extensions import i64

from frontier.games.montana.rules import build, cattle, city, recruit, work
from frontier.games.montana.state import (
    ADVANCE,
    BID,
    BID_WINDOW,
    BIG,
    BUILDING,
    DECIDER,
    HELPER,
    MARKET,
    PAY_WINDOW,
    PHASE,
    Position,
)


def is_open(st: Position) -> bool:
    """Whether the question at hand can still be answered in more than one way, extra actions included."""
    phase = st.s[PHASE]
    if phase == ADVANCE:
        return recruit.could_advance(st)
    if phase == HELPER:
        return work.could_help(st)
    if phase == BID:
        return city.could_bid(st)
    if phase == BID_WINDOW:
        return city.could_change_bid(st)
    if phase == PAY_WINDOW:
        return city.could_change_payment(st)
    if phase == BUILDING:
        return build.could_build(st)
    if phase == MARKET:
        return could_exchange(st)
    return True


def could_exchange(st: Position) -> bool:
    """A small good to give is in hand, or an extra action could bring one (M-AMB-65)."""
    if st.constants.asks_always:
        return True
    for good in range(i64(BIG)):
        if st.own(st.s[DECIDER], good) > 0 or cattle.could_bring(st, good) > 0:
            return True
    return False
