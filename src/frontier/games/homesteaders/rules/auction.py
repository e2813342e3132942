"""Bidding: the ladder, passing, the neutral stone, the start-player tile (H-AUCTION, H-PASS, H-TWO)."""

from typing import Final

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, phases, slots
from frontier.games.homesteaders.rules import railroad
from frontier.games.homesteaders.state import Position

TWO: Final = 2  # players, with a neutral stone between them


def begin(st: Position) -> None:
    """Let the start player bid first (H-AUCTION-01), or with two players place the neutral stone (H-TWO-01)."""
    s = st.s
    s[slots.DECIDER] = s[slots.START]
    s[slots.PHASE] = phases.NEUTRAL if st.constants.players == TWO else phases.BID


# The neutral stone --------------------------------------------------------------------------------


def legal_neutral(st: Position) -> None:
    """Offer either auction for the neutral stone (H-TWO-01, H-AMB-10)."""
    for space in range(st.constants.auctions):
        st.offer(st.constants.neutral + space)


def place_neutral(st: Position, space: i64) -> None:
    """Place the neutral stone at its current value, where it stays for the round (H-TWO-09, -11)."""
    s = st.s
    s[slots.NEUTRAL_SPACE] = space + 1
    s[slots.NEUTRAL_BID] = s[slots.NEUTRAL_VALUE]
    s[slots.BIDDER + space] = slots.NEUTRAL_STONE
    s[slots.STEP + space] = s[slots.NEUTRAL_VALUE]
    st.emit(events.NEUTRAL_BID, s[slots.DECIDER], space, st.constants.ladder[s[slots.NEUTRAL_VALUE]], 0)
    s[slots.PHASE] = phases.BID


def _move_neutral_value(st: Position, steps: i64) -> None:
    """Move the neutral value of later rounds, within limits (H-TWO-05 to -09, -14, H-AMB-37 to -39)."""
    s = st.s
    value = s[slots.NEUTRAL_VALUE] + steps
    if st.constants.neutral_low <= value <= st.constants.neutral_high:
        s[slots.NEUTRAL_VALUE] = value
        st.emit(events.NEUTRAL_VALUE, 0, st.constants.ladder[value], 0, 0)


# Bidding ------------------------------------------------------------------------------------------


def _lowest_step(st: Position, space: i64) -> i64:
    """Return the lowest legal bid (H-AUCTION-02, -03); the Lawyer's may be equal (H-BLD-11, H-AMB-32)."""
    s = st.s
    if s[slots.BIDDER + space] == 0:
        return 0
    if st.has_ability(s[slots.DECIDER], st.constants.bids_equal):
        return s[slots.STEP + space]
    return s[slots.STEP + space] + 1


def legal_bids(st: Position) -> None:
    """Offer higher bids on all auctions (H-AUCTION-04), affordable or not (H-AUCTION-05), and to pass.

    The neutral stone may be outbid by who placed it (H-TWO-04), or left alone (H-TWO-10). Without a higher bid only
    passing is left (H-AMB-31); also the last player left bids or passes (H-AMB-36).
    """
    constants = st.constants
    for space in range(constants.auctions):
        first = constants.bid + space * constants.steps
        for step in range(_lowest_step(st, space), constants.steps):
            st.offer(first + step)
    st.offer(constants.pass_)


def bid(st: Position, space: i64, step: i64) -> None:
    """Put the only stone on a bid (H-AUCTION-06); who is outbid waits for a turn (H-AUCTION-07, H-BLD-12)."""
    s = st.s
    outbid = s[slots.BIDDER + space]
    s[slots.BIDDER + space] = s[slots.DECIDER] + 1
    s[slots.STEP + space] = step
    st.emit(events.BID, s[slots.DECIDER], space, st.constants.ladder[step], 0)
    if outbid > 0 and outbid != slots.NEUTRAL_STONE:
        st.emit(events.OUTBID, outbid - 1, space, 0, 0)
    s[slots.PHASE] = phases.BIDDING_GOES_ON


def pass_bid(st: Position) -> None:
    """Leave the auction (H-PASS-01), lower the neutral value (H-TWO-07), advance on the line (H-PASS-02)."""
    s = st.s
    s[slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.PASSED] = 1
    st.emit(events.PASSED, s[slots.DECIDER], 0, 0, 0)
    if st.constants.players == TWO:
        _move_neutral_value(st, -1)
    railroad.advance(st, phases.BIDDING_GOES_ON)


def go_on_bidding(st: Position) -> None:
    """Find the next player who has neither passed nor a highest bid (H-AUCTION-08, -09, H-AMB-30)."""
    s = st.s
    players = st.constants.players
    for i in range(i64(1), players + 1):
        seat = (s[slots.DECIDER] + i) % players
        if st.own(seat, slots.PASSED) == 0 and not holds_bid(st, seat):
            s[slots.DECIDER] = seat
            s[slots.PHASE] = phases.BID
            return
    _end(st)


def holds_bid(st: Position, seat: i64) -> bool:
    """Whether a player has the highest bid on a tile."""
    for space in range(st.constants.auctions):
        if st.s[slots.BIDDER + space] == seat + 1:
            return True
    return False


def _end(st: Position) -> None:
    """Settle who won (H-AUCTION-10), who starts next, and the neutral value (H-AMB-19b)."""
    s = st.s
    constants = st.constants
    won: i64 = 0
    for space in range(constants.auctions):
        if is_won(st, space):
            won += 1
            st.emit(events.WON, s[slots.BIDDER + space] - 1, space, constants.ladder[s[slots.STEP + space]], 0)
        else:
            st.emit(events.UNSOLD, 0, space, 0, 0)
    _pass_start_tile(st)
    if constants.players == TWO and won == TWO:
        _move_neutral_value(st, 1)
    s[slots.SPACE] = -1
    s[slots.PHASE] = phases.NEXT_WINNER


def is_won(st: Position, space: i64) -> bool:
    """Whether a player, not the neutral stone, has the highest bid (H-TWO-11)."""
    return 0 < st.s[slots.BIDDER + space] < slots.NEUTRAL_STONE


def _pass_start_tile(st: Position) -> None:
    """Give the start-player tile to the winner on space 1 (H-BUILD-16, H-TWO-13) or by H-TWO-12, H-BUILD-17."""
    s = st.s
    before = s[slots.START]
    if st.constants.players == TWO and not is_won(st, 0):
        s[slots.START] = 1 - s[slots.START]
    else:
        for space in range(st.constants.auctions):
            if is_won(st, space):
                s[slots.START] = s[slots.BIDDER + space] - 1
                break
    if s[slots.START] != before:
        st.emit(events.START_PLAYER, s[slots.START], 0, 0, 0)


def why_no_bid(st: Position, space: int) -> Reason:
    """Say why a bid is refused: there is no such auction, or the bid is too low."""
    if space >= st.constants.auctions:
        return Reason("H-PREP-03", "no-such-auction", {"n": st.constants.auctions})
    bid = st.constants.ladder[st.s[slots.STEP + space]]
    if st.has_ability(st.s[slots.DECIDER], st.constants.bids_equal):
        return Reason("H-AUCTION-03", "bid-at-least", {"bid": bid})
    return Reason("H-AUCTION-03", "bid-higher", {"bid": bid})
