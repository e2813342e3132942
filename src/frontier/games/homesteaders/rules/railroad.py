"""The railroad line: advancing and its rewards (H-RAIL)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, phases, slots
from frontier.games.homesteaders.rules.supply import gain
from frontier.games.homesteaders.state import Position

FIRST_GOOD: Final = 3  # rewards in the order of actions.REWARDS: trade chip, track, worker, six goods, VP
LAST_REWARD: Final = 9


def advance(st: Position, resume: i64) -> None:
    """Move the decider's stone one space on (H-PASS-02, H-RAIL-05), unless it stands at the end (H-RAIL-04)."""
    s = st.s
    at = slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.LINE
    if s[at] < slots.LINE_SPACES:
        s[at] += 1
    st.emit(events.LINE, s[slots.DECIDER], s[at], 0, 0)
    s[slots.RESUME] = resume
    s[slots.PHASE] = phases.REWARD


def space_of(reward: i64) -> i64:
    """Return the space of the line that gives a reward (H-RAIL-03, -03a, -03b, -03c, -03d)."""
    if reward < FIRST_GOOD:
        return reward + 1
    return FIRST_GOOD + 1 if reward < LAST_REWARD else slots.LINE_SPACES


def legal_rewards(st: Position) -> None:
    """Offer the rewards of the space reached and of all before it (H-RAIL-02)."""
    reached = st.own(st.s[slots.DECIDER], slots.LINE)
    for reward in range(i64(LAST_REWARD) + 1):
        if space_of(reward) <= reached:
            st.offer(st.constants.reward + reward)


def take_reward(st: Position, reward: i64) -> None:
    """Give the decider a reward, and go on with what it interrupted."""
    s = st.s
    seat = s[slots.DECIDER]
    if reward == 0:
        gain(st, seat, slots.TRADES, 1, events.GAINED)
    elif reward == 1:
        gain(st, seat, slots.TRACKS, 1, events.GAINED)
    elif reward == 2:
        gain(st, seat, slots.WORKERS, 1, events.GAINED)
    elif reward < FIRST_GOOD + slots.GOODS_COUNT:
        gain(st, seat, reward - FIRST_GOOD, 1, events.GAINED)
    else:
        gain(st, seat, slots.VP, st.constants.line_vp, events.GAINED)
    s[slots.PHASE] = s[slots.RESUME]
    s[slots.RESUME] = 0


def why_no_reward(st: Position, reward: int) -> Reason:
    """Say why a reward is refused: the stone has not come that far."""
    reached = st.own(st.s[slots.DECIDER], slots.LINE)
    return Reason("H-RAIL-02", "line-not-reached", {"space": space_of(reward), "line": reached})
