"""The set-up: landscape, supply and what each player begins with (M-SETUP)."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.board import Board, is_playable_start
from frontier.games.montana.constants import CANTEEN_SYMBOL, COW_SYMBOL, Constants
from frontier.games.montana.rules.build import open_neighbours
from frontier.games.montana.state import Position


def blank(constants: Constants) -> vec[i64]:
    """Return an empty vector of the right length."""
    return vec[i64]([0] * (constants.tail + 1 + constants.most_legal))


def set_up(st: Position) -> None:
    """Lay out everything up to the first decision or set-up spin; seat 0 is the starting player (M-SETUP-16)."""
    s = st.s
    constants = st.constants
    _landscape(st)
    for piece in range(i64(slots.PIECES)):  # M-SETUP-07, -13, -18; goods beyond stay in the box (M-SETUP-08)
        s[slots.SUPPLY + piece] = constants.piece_totals[piece] - constants.players * constants.start_pieces[piece]
    s[slots.SUPPLY_COWS] += constants.cows
    for seat in range(constants.players):
        _player(st, seat)
    s[slots.ROUND] = 1
    s[slots.PHASE] = phases.CHOOSE_START if constants.chooses_start else phases.SETUP_SPIN
    for extension in st.constants.extensions:
        extension.set_up(st)


def _landscape(st: Position) -> None:
    """Put canteens on their symbols (M-SETUP-05), then the starting tile unless it is to be chosen."""
    for field in range(st.constants.fields):
        if st.board.symbols[field] & CANTEEN_SYMBOL != 0:
            st.s[slots.FIELD + field] |= slots.CANTEEN_BIT
    if not st.constants.chooses_start:
        _place_start(st)


def _place_start(st: Position) -> None:
    """Lay the starting tile (M-SETUP-03), then cows on their symbols (M-SETUP-04), but none under it (M-AMB-43)."""
    s = st.s
    board = st.board
    for field in range(st.constants.fields):
        if board.symbols[field] & COW_SYMBOL != 0 and field != board.start:
            s[slots.FIELD + field] |= slots.COW_BIT
            s[slots.SUPPLY_COWS] -= 1  # M-SETUP-04a
    s[slots.FIELD + board.start] |= slots.STARTING_TILE
    open_neighbours(st, board.start)


def legal_starts(st: Position) -> None:
    """Offer every field from which the board can be played (M-AMB-43, M-AMB-44, M-AMB-62, X-BASE-01)."""
    for field in range(st.constants.fields):
        if is_playable_start(st.constants, st.board, field):
            st.offer(st.constants.start + field)


def choose_start(st: Position, field: i64) -> None:
    """Lay the starting tile as chosen (M-AMB-44), on a board of its own, so that other positions keep theirs."""
    st.board = Board(st.constants, st.board.tiles, st.board.turns, field)
    st.emit(events.STARTED, st.s[slots.DECIDER], field, 0, 0)
    _place_start(st)
    st.s[slots.PHASE] = phases.SETUP_SPIN


def why_no_start(st: Position, field: i64) -> Reason:
    """Say why a field is no start: no meadow, or no cow; a module that needs another field says so itself."""
    return Reason("M-AMB-44", "start-on-cow" if st.constants.extended else "start-on-meadow")


def _player(st: Position, seat: i64) -> None:
    """Give a player settlements, a cow, goods from the box, and silver by seat (M-SETUP-10 to -13, -17)."""
    s = st.s
    constants = st.constants
    at = slots.PLAYER + seat * slots.STRIDE
    for piece in range(i64(slots.PIECES)):
        s[at + piece] = constants.start_pieces[piece]
    s[at + slots.STOCK] = constants.settlements
    s[at + slots.COWS] = constants.start_cows
    s[slots.SUPPLY_COWS] -= constants.start_cows
    s[at + slots.SILVER] = constants.start_silver + seat * constants.silver_step
