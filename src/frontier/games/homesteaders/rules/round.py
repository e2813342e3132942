"""The frame of the game: rounds, the preparation of a round, and the end (H-ROUND, H-PREP, H-FINAL).

The buildings beside the board follow from the round and from what is built: see Position.stock (H-PREP-04, -05).
"""

from typing import Final

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, phases, slots
from frontier.games.homesteaders.rules import income, market
from frontier.games.homesteaders.rules.order import next_in_order
from frontier.games.homesteaders.state import Position

STAGES: Final = 3


def begin_round(st: Position) -> None:
    """Begin the next round (H-ROUND-01, -03), or after the last the final income (H-ROUND-04, H-FINAL-01)."""
    s = st.s
    s[slots.ROUND] += 1
    if s[slots.ROUND] > slots.LAST_ROUND:
        st.emit(events.FINAL_INCOME, 0, 0, 0, 0)
        income.begin_placing(st)
        return
    for space in range(st.constants.auctions):  # old tiles and bidding stones leave (H-PREP-01, -02)
        s[slots.TILE + space] = 0
        s[slots.BIDDER + space] = 0
        s[slots.STEP + space] = 0
    for seat in range(st.constants.players):
        s[slots.PLAYER + seat * slots.STRIDE + slots.PASSED] = 0
    s[slots.NEUTRAL_SPACE] = 0
    s[slots.NEUTRAL_BID] = 0
    s[slots.TILE] = s[slots.ROUND]  # stack 1 lies in the order of the rounds (H-SETUP-03)
    s[slots.DECIDER] = s[slots.START]
    s[slots.SPACE] = 1
    s[slots.PHASE] = phases.DRAW


def legal_draw(st: Position) -> None:
    """Offer every tile of the stack left of this stage, equally likely (H-SETUP-04, -05, H-PREP-03)."""
    s = st.s
    constants = st.constants
    stage = constants.stage_of_round[s[slots.ROUND]]
    mask = constants.stack_stage[(s[slots.SPACE] - 1) * STAGES + stage] & ~s[slots.TURNED_UP]
    tile = constants.first_drawn
    mask >>= tile
    while mask != 0:
        if mask & 1 != 0:
            st.offer(constants.draw + tile - constants.first_drawn)
        mask >>= 1
        tile += 1


def draw(st: Position, index: i64) -> None:
    """Turn up a tile; once all auctions have one, the workers are placed."""
    s = st.s
    tile = index + st.constants.first_drawn
    if s[slots.SPACE] == 1:  # told now, since nobody can listen to a game that is just being set up
        st.emit(events.ROUND, 0, s[slots.ROUND], 0, 0)
        stage = st.constants.stage_of_round[s[slots.ROUND]]
        if stage != st.constants.stage_of_round[s[slots.ROUND] - 1]:
            st.emit(events.STAGE, 0, stage, 0, 0)  # H-PREP-04, -05
        st.emit(events.TURNED_UP, 0, s[slots.TILE] - 1, 0, 0)
    s[slots.TILE + s[slots.SPACE]] = tile + 1
    s[slots.TURNED_UP] |= st.constants.bits[tile]
    st.emit(events.TURNED_UP, 0, tile, s[slots.SPACE], 0)
    s[slots.SPACE] += 1
    if s[slots.SPACE] == st.constants.auctions:
        s[slots.SPACE] = 0
        income.begin_placing(st)


def why_no_draw(st: Position, index: int) -> Reason:
    """Say why a tile cannot come: it is gone, of another stage, or of stack 3 with fewer than four players."""
    out = st.constants.auctions == 2 and index + st.constants.first_drawn >= 2 * slots.LAST_ROUND
    return Reason("H-SETUP-06" if out else "H-SETUP-04", "not-in-stack")


def legal_trading(st: Position) -> None:
    """Offer final trading without limit (H-FINAL-02, H-AMB-49, H-AMB-51), unless only debts are possible."""
    seat = st.s[slots.DECIDER]
    st.offer(st.constants.done)
    if st.own(seat, slots.TRADES) > 0 or market.can_pay_off(st, seat) or st.always_asks():
        market.legal_trades(st)


def done_trading(st: Position) -> None:
    """Let the next player trade (H-AMB-19a, H-AMB-48), or end the game after the last one."""
    if not next_in_order(st):
        st.s[slots.DECIDER] = st.s[slots.START]
        st.s[slots.PHASE] = phases.FINISHED
        st.emit(events.GAME_OVER, 0, 0, 0, 0)
