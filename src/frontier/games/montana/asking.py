"""Which questions are open: one that is impossible or settled is not asked (M-AMB-64, M-AMB-65).

Whoever could only add an extra action to a plain answer is not kept waiting for it: the extra action stays possible at
the own next decision. Each part of the rules says for itself when its question is open; what it says depends only on
what everybody knows, so that being asked tells nothing of what is hidden (X-AMB-48).
"""

from frontier.games.montana import phases, slots
from frontier.games.montana.rules import build, city, recruit, work
from frontier.games.montana.state import Position


def is_open(st: Position) -> bool:
    """Return whether the question at hand can still be answered in more than one way, extra actions included."""
    phase = st.s[slots.PHASE]
    if phase == phases.ADVANCE:
        return recruit.could_advance(st)
    if phase == phases.HELPER:
        return work.could_help(st)
    if phase == phases.BID:
        return city.could_bid(st)
    if phase == phases.BID_WINDOW:
        return city.could_change_bid(st)
    if phase == phases.PAY_WINDOW:
        return city.could_change_payment(st)
    if phase == phases.BUILDING:
        return build.could_build(st)
    if phase > phases.FINISHED:
        for extension in st.constants.extensions:
            if not extension.is_open(st):
                return False
    return True
