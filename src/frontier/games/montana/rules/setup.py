"""The set-up: landscape, supply and what each player begins with (M-SETUP)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.games.montana.rules.build import open_neighbours
from frontier.games.montana.state import (
    CANTEEN_BIT,
    COW_BIT,
    COWS,
    EXTENDED_LEGAL,
    FIELD,
    MAX_LEGAL,
    PHASE,
    PLAYER,
    ROUND,
    SETUP_SPIN,
    SILVER,
    STARTING_TILE,
    STOCK,
    STRIDE,
    SUPPLY,
    SUPPLY_COWS,
    Position,
)
from frontier.games.montana.tables import CANTEEN_SYMBOL, COW_SYMBOL, Tables

PIECES: Final = 10


def blank(tables: Tables) -> vec[i64]:
    """An empty vector of the right length."""
    return vec[i64]([0] * (tables.tail + 1 + (EXTENDED_LEGAL if tables.extended else MAX_LEGAL)))


def set_up(st: Position) -> None:
    """Everything up to the first set-up spin."""
    s = st.s
    tables = st.tables
    _landscape(st)
    for piece in range(i64(PIECES)):  # M-SETUP-07, -13, -18; goods beyond stay in the box (M-SETUP-08)
        s[SUPPLY + piece] = tables.piece_totals[piece] - tables.players * tables.start_pieces[piece]
    s[SUPPLY_COWS] += tables.cows
    for seat in range(tables.players):
        _player(st, seat)
    s[ROUND] = 1
    s[PHASE] = SETUP_SPIN
    for extension in st.tables.extensions:
        extension.set_up(st)


def _landscape(st: Position) -> None:
    """Cows and canteens on their symbols (M-SETUP-04, -05); no cow under the starting tile (M-AMB-43)."""
    s = st.s
    board = st.board
    for field in range(st.tables.fields):
        symbols = board.symbols[field]
        if symbols & COW_SYMBOL != 0 and field != board.start:
            s[FIELD + field] |= COW_BIT
            s[SUPPLY_COWS] -= 1  # M-SETUP-04a
        if symbols & CANTEEN_SYMBOL != 0:
            s[FIELD + field] |= CANTEEN_BIT
    s[FIELD + board.start] |= STARTING_TILE
    open_neighbours(st, board.start)


def _player(st: Position, seat: i64) -> None:
    """Settlements, a cow, goods from the box, and silver by seat (M-SETUP-10 to -13, -17)."""
    s = st.s
    tables = st.tables
    at = PLAYER + seat * STRIDE
    for piece in range(i64(PIECES)):
        s[at + piece] = tables.start_pieces[piece]
    s[at + STOCK] = tables.settlements
    s[at + COWS] = tables.start_cows
    s[SUPPLY_COWS] -= tables.start_cows
    s[at + SILVER] = tables.start_silver + seat * tables.silver_step
