"""The frame of a turn: choosing an action, ending the turn, canteens, rounds and the end of the game.

(M-TURN, M-CANTEEN, M-END)
"""

from mypy_extensions import i64

from frontier.games.montana import events, phases, slots
from frontier.games.montana.rules import build, cattle, city, work
from frontier.games.montana.state import Position


def begin_turn(st: Position, seat: i64, extra: bool) -> None:
    """Begin a player's turn, which modules may begin with something of their own."""
    s = st.s
    s[slots.ACTIVE] = seat
    s[slots.DECIDER] = seat
    s[slots.PHASE] = phases.TURN
    if st.constants.extended:
        for extension in st.constants.extensions:
            extension.start_of_turn(st, extra)


def legal_turn(st: Position) -> None:
    """Offer Recruit, Work and Build, but no pass (M-TURN-02), and trades besides (M-TURN-03)."""
    constants = st.constants
    bans: i64 = 0
    if constants.extended:
        bans = st.s[slots.BANS]
    st.offer(constants.recruit)
    work.legal_bank(st, bans)
    work.legal_areas(st, bans)
    if bans & slots.BAN_CITY == 0 and city.can_visit(st):
        st.offer(constants.city)
    build.legal_fields(st)
    cattle.legal_extras(st)


def legal_after(st: Position) -> None:
    """Offer trades after the action, until the turn ends (M-CATTLE-01)."""
    cattle.legal_extras(st)
    st.offer(st.constants.end_turn)


def legal_canteen(st: Position) -> None:
    """Offer to spend a canteen for another turn, or not (M-CANTEEN-01, M-AMB-26, M-AMB-27)."""
    if st.own(st.s[slots.DECIDER], slots.CANTEENS) > 0 and (not st.constants.extended or _may_spend_canteen(st)):
        st.offer(st.constants.canteen)
    st.offer(st.constants.no_canteen)


def _may_spend_canteen(st: Position) -> bool:
    for extension in st.constants.extensions:
        if not extension.may_spend_canteen(st):
            return False
    return True


def end_turn(st: Position) -> None:
    """Clear the worker board, then come to the canteens (M-TURN-06, M-AMB-55)."""
    work.clear_worker_board(st)
    st.s[slots.ADVANCED] = 0
    st.s[slots.BUILT] = 0
    st.s[slots.PHASE] = phases.THIRST
    if st.constants.extended:
        for extension in st.constants.extensions:
            extension.end_of_turn(st)


def spend_canteen(st: Position) -> None:
    """Put a canteen out of the game (M-CANTEEN-02, -04); a full normal turn follows (M-CANTEEN-03)."""
    s = st.s
    s[slots.PLAYER + s[slots.ACTIVE] * slots.STRIDE + slots.CANTEENS] -= 1
    s[slots.BOXED_CANTEENS] += 1
    st.emit(events.EXTRA_TURN, s[slots.ACTIVE], 0, 0, 0)
    begin_turn(st, s[slots.ACTIVE], True)


def next_player(st: Position) -> None:
    """Turn to the next player clockwise (M-TURN-01); after the last the round is over (M-TURN-04, M-END-02, -03)."""
    s = st.s
    seat = s[slots.ACTIVE] + 1
    if seat == st.constants.players:
        if is_last_round(st):
            s[slots.PHASE] = phases.FINISHED
            st.emit(events.GAME_OVER, 0, 0, 0, 0)
            return
        seat = 0  # the starting player never changes (M-TURN-05)
        s[slots.ROUND] += 1
        st.emit(events.ROUND, 0, s[slots.ROUND], 0, 0)
    begin_turn(st, seat, False)


def is_last_round(st: Position) -> bool:
    """Return whether a stock has run out, nothing can be built (M-AMB-36), or the limit is reached (M-AMB-61)."""
    s = st.s
    return s[slots.LAST_ROUND] != 0 or s[slots.OPEN] == 0 or s[slots.ROUND] >= st.constants.round_limit
