"""Taking from and giving to the supply, which never runs out (H-AMB-15)."""

from mypy_extensions import i64

from frontier.games.homesteaders import events, slots
from frontier.games.homesteaders.state import Position


def gain(st: Position, seat: i64, piece: i64, amount: i64, kind: str) -> None:
    """Give a player pieces of one kind; `kind` is the event that tells of them."""
    if amount > 0:
        st.s[slots.PLAYER + seat * slots.STRIDE + piece] += amount
        st.emit(kind, seat, piece, amount, 0)


def spend(st: Position, seat: i64, piece: i64, amount: i64) -> None:
    """Take pieces from a player; the caller tells why."""
    st.s[slots.PLAYER + seat * slots.STRIDE + piece] -= amount


def receive(st: Position, seat: i64, piece: i64, amount: i64) -> None:
    """Give a player pieces in exchange for something; the caller tells of both."""
    st.s[slots.PLAYER + seat * slots.STRIDE + piece] += amount


def take_debts(st: Position, seat: i64, debts: i64) -> None:
    """Give a player debts, each with its silver (H-DEBT-01)."""
    at = slots.PLAYER + seat * slots.STRIDE
    silver = debts * st.constants.debt_silver
    st.s[at + slots.DEBTS] += debts
    st.s[at + slots.SILVER] += silver
    st.emit(events.BORROWED, seat, debts, silver, 0)


def give_back_debt(st: Position, seat: i64) -> None:
    """Take a debt back without payment (H-BLD-01, H-BLD-22)."""
    st.s[slots.PLAYER + seat * slots.STRIDE + slots.DEBTS] -= 1
    st.emit(events.RETURNED_DEBT, seat, 0, 0, 0)
