"""Action A, Recruit (M-RECRUIT), and the spins of the set-up (M-SETUP-14, -15)."""

from mypy_extensions import i64

from frontier.engine.multisets import count_of, covers
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.constants import WHITE
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.supply import go_on_with, hand_in, receive, receive_workers
from frontier.games.montana.rules.turn import begin_turn
from frontier.games.montana.state import Position


def legal_spin(st: Position) -> None:
    """Offer every space of the wheel, all equally likely (M-AMB-53).

    Only where the arrow comes to rest is asked: spins that do not count (M-RECRUIT-02) and an arrow on a dividing line
    (M-RECRUIT-03) are left to those who turn a wheel by hand.
    """
    st.offer_run(st.constants.spin, st.constants.wheel_spaces)


def legal_pair(st: Position) -> None:
    """Offer any two workers for a white space (M-RECRUIT-04, M-SETUP-15, M-AMB-23)."""
    st.offer_run(st.constants.take, len(st.constants.pairs.packed))


def legal_advance(st: Position) -> None:
    """Offer to pay grain for a second pair, or not (M-RECRUIT-05 to -10), and trades first (M-AMB-54)."""
    constants = st.constants
    if not could_advance(st):
        st.offer(constants.no_advance)
        return
    cattle.legal_extras(st)
    limit = st.own(st.s[slots.DECIDER], slots.GRAIN)
    if limit > constants.advance_limit:
        limit = constants.advance_limit
    if st.bans() & slots.BAN_ADVANCE != 0:
        limit = 0
    st.offer_run(constants.advance, limit)
    st.offer(constants.no_advance)


def could_advance(st: Position) -> bool:
    """Return whether grain is in hand or could come by an extra action, and nothing forbids to pay it (M-AMB-65)."""
    if st.constants.asks_always:
        return True
    if st.bans() & slots.BAN_ADVANCE != 0:
        return False
    return st.own(st.s[slots.DECIDER], slots.GRAIN) > 0 or cattle.could_bring(st, slots.GRAIN) > 0


def legal_give_back(st: Position) -> None:
    """Offer workers of choice to give back, old or new, until all have a place (M-RECRUIT-11)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    held = st.packed_workers(seat)
    excess = st.worker_count(seat) - constants.worker_places
    for index in range(constants.returns.starts[excess], constants.returns.starts[excess + 1]):
        if covers(held, constants.returns.packed[index]):
            st.offer(constants.give_back + index)


def recruit(st: Position) -> None:
    """Begin to recruit; a full board of workers does not forbid it (M-RECRUIT-12)."""
    st.s[slots.ADVANCED] = 0
    st.s[slots.PHASE] = phases.SPIN


def spin(st: Position, space: i64) -> None:
    """Let the arrow stop on a space (M-RECRUIT-01, M-SETUP-14)."""
    st.emit(events.SPUN, st.s[slots.DECIDER], space, 0, 0)
    _arrive(st, space)


def advance(st: Position, spaces: i64) -> None:
    """Move the arrow on for grain and take what it shows (M-RECRUIT-05 to -07)."""
    s = st.s
    seat = s[slots.DECIDER]
    hand_in(st, seat, slots.GRAIN, spaces)
    s[slots.ADVANCED] = 1
    st.emit(events.ADVANCED, seat, spaces, 0, 0)
    _arrive(st, (s[slots.ARROW] + spaces) % st.constants.wheel_spaces)


def no_advance(st: Position) -> None:
    """Keep the grain (M-RECRUIT-08)."""
    st.s[slots.PHASE] = phases.AFTER


def take_pair(st: Position, pair: i64) -> None:
    """Take two workers of choice (M-RECRUIT-04)."""
    receive_workers(st, st.s[slots.DECIDER], st.constants.pairs, pair)
    _after_pair(st)


def give_back(st: Position, index: i64) -> None:
    """Return workers until exactly as many remain as there are places (M-RECRUIT-11)."""
    s = st.s
    packed = st.constants.returns.packed[index]
    for kind in range(i64(slots.KIND_COUNT)):
        hand_in(st, s[slots.DECIDER], slots.WORKERS + kind, count_of(packed, kind))
    st.emit(events.GAVE_BACK, s[slots.DECIDER], index, 0, 0)
    s[slots.PHASE] = s[slots.RESUME]
    s[slots.RESUME] = 0


def _arrive(st: Position, space: i64) -> None:
    """Put the arrow on a space and take the pair that it shows, short or not (M-RECRUIT-13)."""
    s = st.s
    s[slots.ARROW] = space
    first = st.constants.wheel[2 * space]
    second = st.constants.wheel[2 * space + 1]
    if first == WHITE:
        s[slots.PHASE] = phases.SETUP_WHITE if s[slots.PHASE] == phases.SETUP_SPIN else phases.WHITE_PAIR
    elif first == second:
        receive(st, s[slots.DECIDER], slots.WORKERS + first, 2)  # M-AMB-20: a demand of two
        _after_pair(st)
    else:
        receive(st, s[slots.DECIDER], slots.WORKERS + first, 1)
        receive(st, s[slots.DECIDER], slots.WORKERS + second, 1)
        _after_pair(st)


def _after_pair(st: Position) -> None:
    s = st.s
    if s[slots.PHASE] == phases.SETUP_SPIN or s[slots.PHASE] == phases.SETUP_WHITE:
        next_setup_spin(st)
    elif s[slots.ADVANCED] == 0:
        go_on_with(st, s[slots.ACTIVE], phases.ADVANCE)
    else:
        go_on_with(st, s[slots.ACTIVE], phases.AFTER)  # at most one advance a turn (M-RECRUIT-09)


def next_setup_spin(st: Position) -> None:
    """Let each player spin twice, the starting player first; then begin the game (M-SETUP-14, M-TURN-01)."""
    s = st.s
    s[slots.SPINS] += 1
    if s[slots.SPINS] < st.constants.spins * st.constants.players:
        s[slots.DECIDER] = s[slots.SPINS] // st.constants.spins
        s[slots.PHASE] = phases.SETUP_SPIN
    else:
        begin_turn(st, 0, False)


def why_no_advance(st: Position, spaces: int) -> Reason:
    """Say that there is too little grain, the only obstacle (M-RECRUIT-10)."""
    return Reason("M-RECRUIT-10", "no-grain", {"spaces": spaces, "grain": st.own(st.s[slots.DECIDER], slots.GRAIN)})


def why_no_return(st: Position, index: int) -> Reason:
    """Say why workers cannot go back: exactly the excess does, and only what is held (M-RECRUIT-11)."""
    constants = st.constants
    seat: i64 = st.s[slots.DECIDER]
    excess = st.worker_count(seat) - constants.worker_places
    if not constants.returns.starts[excess] <= index < constants.returns.starts[excess + 1]:
        return Reason("M-RECRUIT-11", "return-exactly", {"n": excess, "places": constants.worker_places})
    return Reason("M-RECRUIT-11", "workers-not-held")
