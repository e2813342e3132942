"""Taking from and giving to the supply; the shortage procedure (M-SHORT)."""

from mypy_extensions import i64

from frontier.engine.multisets import Multisets, count_of
from frontier.games.montana import events, phases, slots
from frontier.games.montana.state import Position


def receive(st: Position, seat: i64, piece: i64, amount: i64) -> None:
    """Give a player pieces of one kind (0-5 goods, 6-9 workers) out of the supply (M-SHORT-06)."""
    if amount <= 0:
        return
    s = st.s
    if s[slots.SUPPLY + piece] < amount:
        relieve_shortage(st, piece, amount)
    given = amount
    if s[slots.SUPPLY + piece] < given:
        given = s[slots.SUPPLY + piece]  # M-AMB-17: the rest is forfeited
    s[slots.SUPPLY + piece] -= given
    s[slots.PLAYER + seat * slots.STRIDE + piece] += given
    st.emit(events.RECEIVED, seat, piece, given, amount)


def relieve_shortage(st: Position, piece: i64, amount: i64) -> None:
    """Have everybody who can give one piece back, pass after pass, until the demand is met (M-SHORT-01 to -05, -07).

    Only pieces on player boards go back (M-SHORT-08); cows and canteens are no pieces of this kind (M-SHORT-09a).
    """
    s = st.s
    while s[slots.SUPPLY + piece] < amount:
        returned: i64 = 0
        for seat in range(st.constants.players):  # the receiver too (M-SHORT-02), nobody without one (M-SHORT-03)
            at = slots.PLAYER + seat * slots.STRIDE + piece
            if s[at] > 0:
                s[at] -= 1
                returned += 1
                st.emit(events.SHORTAGE, seat, piece, 0, 0)
        if returned == 0:
            return  # M-AMB-17
        s[slots.SUPPLY + piece] += returned  # a pass is never cut short (M-SHORT-05)


def hand_in(st: Position, seat: i64, piece: i64, amount: i64) -> None:
    """Move pieces from a player to the supply."""
    st.s[slots.PLAYER + seat * slots.STRIDE + piece] -= amount
    st.s[slots.SUPPLY + piece] += amount


def gain_silver(st: Position, seat: i64, amount: i64, kind: str) -> None:
    """Give a player coins, which never run out (M-COMP-12, M-SETUP-09, M-SHORT-09), and tell it by an event `kind`."""
    st.s[slots.PLAYER + seat * slots.STRIDE + slots.SILVER] += amount
    if amount > 0:
        st.emit(kind, seat, amount, 0, 0)


def receive_workers(st: Position, seat: i64, pairs: Multisets, index: i64) -> None:
    """Give a player a multiset of workers, each kind on its own (M-AMB-19, M-AMB-20)."""
    packed = pairs.packed[index]
    for kind in range(i64(slots.KIND_COUNT)):
        receive(st, seat, slots.WORKERS + kind, count_of(packed, kind))


def go_on_with(st: Position, seat: i64, phase: i64) -> None:
    """Continue with a phase, but first have workers beyond the places given back (M-RECRUIT-11, M-AMB-52)."""
    s = st.s
    s[slots.DECIDER] = seat
    if st.worker_count(seat) > st.constants.worker_places:
        s[slots.RESUME] = phase
        s[slots.PHASE] = phases.TOO_MANY
    else:
        s[slots.PHASE] = phase
