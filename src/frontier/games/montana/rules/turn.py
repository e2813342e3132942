"""The frame of a turn: choosing an action, ending the turn, canteens, rounds and the end of the game.

(M-TURN, M-CANTEEN, M-END)
"""

from frontier.games.montana import events
from frontier.games.montana.rules import build, cattle, city, work
from frontier.games.montana.state import (
    ACTIVE,
    ADVANCED,
    BOXED_CANTEENS,
    BUILT,
    CANTEENS,
    DECIDER,
    FINISHED,
    LAST_ROUND,
    OPEN,
    PHASE,
    PLAYER,
    ROUND,
    STRIDE,
    THIRST,
    TURN,
    Position,
)


def legal_turn(st: Position) -> None:
    """Exactly one of Recruit, Work, Build; no pass (M-TURN-02); trades besides (M-TURN-03)."""
    tables = st.tables
    st.offer(tables.recruit)
    work.legal_bank(st)
    work.legal_areas(st)
    if city.can_visit(st):
        st.offer(tables.city)
    build.legal_fields(st)
    cattle.legal_trades(st)


def legal_after(st: Position) -> None:
    """The action is done; trades are still possible until the turn ends (M-CATTLE-01)."""
    cattle.legal_trades(st)
    st.offer(st.tables.end_turn)


def legal_canteen(st: Position) -> None:
    """Spend a canteen for another turn, or not (M-CANTEEN-01, M-AMB-26, M-AMB-27)."""
    if st.own(st.s[DECIDER], CANTEENS) > 0:
        st.offer(st.tables.canteen)
    st.offer(st.tables.no_canteen)


def end_turn(st: Position) -> None:
    """First the worker board is cleared, then canteens (M-TURN-06, M-AMB-55)."""
    work.clear_worker_board(st)
    st.s[ADVANCED] = 0
    st.s[BUILT] = 0
    st.s[PHASE] = THIRST


def spend_canteen(st: Position) -> None:
    """Out of the game (M-CANTEEN-02, -04); a full normal turn follows (M-CANTEEN-03)."""
    s = st.s
    s[PLAYER + s[ACTIVE] * STRIDE + CANTEENS] -= 1
    s[BOXED_CANTEENS] += 1
    st.emit(events.EXTRA_TURN, s[ACTIVE], 0, 0, 0)
    s[PHASE] = TURN


def next_player(st: Position) -> None:
    """Clockwise (M-TURN-01); after the last seat the round is over (M-TURN-04, M-END-02, -03)."""
    s = st.s
    seat = s[ACTIVE] + 1
    if seat == st.tables.players:
        if is_last_round(st):
            s[PHASE] = FINISHED
            st.emit(events.GAME_OVER, 0, 0, 0, 0)
            return
        seat = 0  # the starting player never changes (M-TURN-05)
        s[ROUND] += 1
        st.emit(events.ROUND, 0, s[ROUND], 0, 0)
    s[ACTIVE] = seat
    s[DECIDER] = seat
    s[PHASE] = TURN


def is_last_round(st: Position) -> bool:
    """A stock has run out, nothing can be built any more (M-AMB-36), or the limit is reached (M-AMB-61)."""
    s = st.s
    return s[LAST_ROUND] != 0 or s[OPEN] == 0 or s[ROUND] >= st.tables.round_limit
