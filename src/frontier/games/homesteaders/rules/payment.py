"""Paying silver: with gold, without change, and with debt where silver is missing (H-GOLD, H-DEBT, H-AMB-11, -14)."""

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import slots
from frontier.games.homesteaders.components import MAX_GOLD
from frontier.games.homesteaders.rules import market
from frontier.games.homesteaders.rules.supply import spend, take_debts
from frontier.games.homesteaders.state import Position


def legal_payments(st: Position, cost: i64, trades_can_wait: bool) -> None:
    """Offer to pay with any gold that is not wasted, and trades and debts besides (H-WAGE-03, H-BUILD-03).

    Not if the payment needs no thought (H-AMB-19e): then there is one action, which is not asked (H-AMB-19d).
    """
    constants = st.constants
    seat = st.s[slots.DECIDER]
    for gold in range(_most_gold(st, seat, cost) + 1):
        st.offer(constants.pay + gold)
    if not _needs_no_thought(st, seat, cost, trades_can_wait):
        market.legal_trades(st)


def _most_gold(st: Position, seat: i64, cost: i64) -> i64:
    """Return the most gold that is not wasted on a cost (H-AMB-11)."""
    most = (cost + st.constants.gold_worth - 1) // st.constants.gold_worth
    held = st.own(seat, slots.GOLD)
    if held < most:
        most = held
    return most if most < MAX_GOLD else MAX_GOLD


def _needs_no_thought(st: Position, seat: i64, cost: i64, trades_can_wait: bool) -> bool:
    """Whether silver settles it: enough of it, no gold, and no trade chip unless trades can wait."""
    if st.own(seat, slots.SILVER) < cost or st.own(seat, slots.GOLD) > 0:
        return False
    if st.constants.first_rules:
        return st.own(seat, slots.TRADES) == 0 and st.own(seat, slots.DEBTS) == 0
    return trades_can_wait or st.own(seat, slots.TRADES) == 0


def pay(st: Position, cost: i64, gold: i64, kind: str) -> None:
    """Pay with gold without change (H-GOLD-01, -02), then silver; what is missing is borrowed (H-AMB-14)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    silver = cost - gold * constants.gold_worth
    if silver < 0:
        silver = 0
    missing = silver - st.own(seat, slots.SILVER)
    if missing > 0:
        take_debts(st, seat, (missing + constants.debt_silver - 1) // constants.debt_silver)
    spend(st, seat, slots.GOLD, gold)
    spend(st, seat, slots.SILVER, silver)
    st.emit(kind, seat, cost, gold, silver)


def why_no_payment(st: Position, gold: int) -> Reason:
    """Say why so much gold cannot be paid: it is not held, or some would be wasted."""
    held = st.own(st.s[slots.DECIDER], slots.GOLD)
    if held < gold:
        return Reason("H-GOLD-01", "too-little-gold", {"held": held, "needed": gold})
    return Reason("H-AMB-11", "gold-wasted")
