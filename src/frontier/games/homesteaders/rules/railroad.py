"""The railroad line: advancing and its rewards (H-RAIL)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events
from frontier.games.homesteaders.rules.supply import gain
from frontier.games.homesteaders.state import (
    DECIDER,
    GOODS_COUNT,
    LINE,
    LINE_SPACES,
    PHASE,
    PLAYER,
    RESUME,
    REWARD,
    STRIDE,
    TRACKS,
    TRADES,
    VP,
    WORKERS,
    Position,
)

FIRST_GOOD: Final = 3  # rewards in the order of actions.REWARDS: trade chip, track, worker, six goods, VP
LAST_REWARD: Final = 9


def advance(st: Position, resume: i64) -> None:
    """The decider's stone goes one space on (H-PASS-02, H-RAIL-05), or stays at the end (H-RAIL-04)."""
    s = st.s
    at = PLAYER + s[DECIDER] * STRIDE + LINE
    if s[at] < LINE_SPACES:
        s[at] += 1
    st.emit(events.LINE, s[DECIDER], s[at], 0, 0)
    s[RESUME] = resume
    s[PHASE] = REWARD


def space_of(reward: i64) -> i64:
    """The space of the line that gives a reward (H-RAIL-03, -03a, -03b, -03c, -03d)."""
    if reward < FIRST_GOOD:
        return reward + 1
    return FIRST_GOOD + 1 if reward < LAST_REWARD else LINE_SPACES


def legal_rewards(st: Position) -> None:
    """That of the space reached or of any before it (H-RAIL-02)."""
    reached = st.own(st.s[DECIDER], LINE)
    for reward in range(i64(LAST_REWARD) + 1):
        if space_of(reward) <= reached:
            st.offer(st.constants.reward + reward)


def take_reward(st: Position, reward: i64) -> None:
    """One reward, at once."""
    s = st.s
    seat = s[DECIDER]
    if reward == 0:
        gain(st, seat, TRADES, 1, events.GAINED)
    elif reward == 1:
        gain(st, seat, TRACKS, 1, events.GAINED)
    elif reward == 2:
        gain(st, seat, WORKERS, 1, events.GAINED)
    elif reward < FIRST_GOOD + GOODS_COUNT:
        gain(st, seat, reward - FIRST_GOOD, 1, events.GAINED)
    else:
        gain(st, seat, VP, st.constants.line_vp, events.GAINED)
    s[PHASE] = s[RESUME]
    s[RESUME] = 0


def why_no_reward(st: Position, reward: int) -> Reason:
    """The stone has not come so far."""
    return Reason("H-RAIL-02", "line-not-reached", {"space": space_of(reward), "line": st.own(st.s[DECIDER], LINE)})
