"""The extra action, cattle trade (M-CATTLE)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.montana import events, slots
from frontier.games.montana.rules.supply import gain_silver, go_on_with, receive
from frontier.games.montana.state import Position

# Must agree with actions.BENEFITS: four small goods, silver, four workers (M-CATTLE-02 to -04, -07).
SILVER_BENEFIT: Final = 4
BENEFIT_COUNT: Final = 9


def legal_extras(st: Position) -> None:
    """Offer the extra actions, wherever the active player may trade (M-CATTLE-01, -05, -09)."""
    s = st.s
    if s[slots.DECIDER] != s[slots.ACTIVE]:
        return
    if st.own(s[slots.ACTIVE], slots.COWS) > 0 and (not st.constants.extended or s[slots.BANS] & slots.BAN_CATTLE == 0):
        st.offer_run(st.constants.trade, BENEFIT_COUNT)
    if st.constants.extended:
        for extension in st.constants.extensions:
            extension.legal_extras(st)


def may_trade(st: Position) -> bool:
    """Return whether the active player has a cow and nothing forbids to trade it (M-CATTLE-01)."""
    return st.own(st.s[slots.ACTIVE], slots.COWS) > 0 and st.bans() & slots.BAN_CATTLE == 0


def could_bring(st: Position, piece: i64) -> i64:
    """Return how many pieces of a kind extra actions could bring at most, as far as everybody knows."""
    found = could_bring_any(st) + could_bring_kind(st, piece)
    if may_trade(st) and (piece < slots.BIG or piece >= slots.WORKERS):
        found += st.own(st.s[slots.ACTIVE], slots.COWS)
    return found


def could_bring_kind(st: Position, piece: i64) -> i64:
    """Return how many pieces extra actions could bring that are of this kind for certain."""
    found: i64 = 0
    if st.constants.extended:
        for extension in st.constants.extensions:
            found += extension.could_bring(st, piece)
    return found


def could_bring_any(st: Position) -> i64:
    """Return how many pieces extra actions could bring that might be of any kind, being face down (X-AMB-48)."""
    found: i64 = 0
    if st.constants.extended:
        for extension in st.constants.extensions:
            found += extension.could_bring_any(st)
    return found


def could_give(st: Position, good: i64) -> bool:
    """Return whether an extra action could take a good from the active player."""
    if st.constants.extended:
        for extension in st.constants.extensions:
            if extension.could_give(st, good):
                return True
    return False


def trade(st: Position, benefit: i64) -> None:
    """Give a cow to the supply for one benefit, which can run short (M-CATTLE-08); the phase goes on (M-CATTLE-06)."""
    s = st.s
    seat = s[slots.DECIDER]
    s[slots.PLAYER + seat * slots.STRIDE + slots.COWS] -= 1
    s[slots.SUPPLY_COWS] += 1  # M-AMB-15
    st.emit(events.TRADED, seat, benefit, 0, 0)
    if benefit < SILVER_BENEFIT:
        receive(st, seat, benefit, 1)
    elif benefit == SILVER_BENEFIT:
        gain_silver(st, seat, st.constants.cow_silver, events.SILVER)
    else:
        receive(st, seat, slots.WORKERS + benefit - SILVER_BENEFIT - 1, 1)
        go_on_with(st, seat, s[slots.PHASE])  # the limit of workers (M-CATTLE-08a)


def why_no_trade(st: Position) -> Reason:
    """Say why no cow can be traded: it is another's turn, or there is none."""
    if st.s[slots.DECIDER] != st.s[slots.ACTIVE]:
        return Reason("M-CATTLE-09", "not-your-turn-to-trade")
    return Reason("M-CATTLE-01", "no-cow")
