"""The landscape of one game: which tile lies where, turned how, and where the starting tile is."""

from librt.vecs import append, vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.errors import ComponentError
from frontier.games.montana.tables import MEADOW, NOWHERE, Tables

TILE_SIZE = 7
ROTATIONS = 6
TRIES = 20  # rotations drawn before the tiles are drawn anew
DRAWS = 500  # tiles drawn before giving up on a component set


class Board:
    """Fixed for a whole game and shared by all its positions."""

    def __init__(self, tables: Tables, tiles: vec[i64], turns: vec[i64], start: i64) -> None:
        self.tiles = tiles  # place of the outline -> tile
        self.turns = turns  # place of the outline -> clockwise sixths
        self.start = start
        self.cached_key = b""
        self.land = _filled(tables.fields)
        self.cost = _filled(tables.fields)  # packed goods
        self.symbols = _filled(tables.fields)
        for place in range(tables.outline):
            for position in range(i64(TILE_SIZE)):
                field = tables.tile_fields[place * TILE_SIZE + position]
                printed = position
                if position > 0:
                    printed = (position - 1 + ROTATIONS - turns[place]) % ROTATIONS + 1
                source = tiles[place] * TILE_SIZE + printed
                self.land[field] = tables.tile_land[source]
                self.cost[field] = tables.tile_cost[source]
                self.symbols[field] = tables.tile_symbols[source]

    def key(self) -> bytes:
        """Tells two landscapes apart."""
        if not self.cached_key:
            self.cached_key = bytes([*self.tiles, *self.turns, self.start])
        return self.cached_key


def draw_board(tables: Tables, rng: Rng) -> Board:
    """A random landscape whose meadows are connected (M-SETUP-01, -03, M-AMB-43, M-AMB-44, M-AMB-62)."""
    for _draw in range(DRAWS):
        tiles = _draw_tiles(tables, rng)
        for _ in range(TRIES):
            turns = vec[i64]()
            for _place in range(tables.outline):
                turns = append(turns, rng.below(ROTATIONS))
            board = Board(tables, tiles, turns, NOWHERE)
            meadows = count_meadows(tables, board)
            board.start = _nth_meadow(tables, board, rng.below(meadows))
            if count_connected(tables, board, board.start) == meadows:
                return board
    raise ComponentError("components", "tiles", "no landscape with connected meadows can be laid")


def count_meadows(tables: Tables, board: Board) -> i64:
    """The number of fields that can be built on, the starting tile's included."""
    found: i64 = 0
    for field in range(tables.fields):
        if board.land[field] == MEADOW:
            found += 1
    return found


def count_connected(tables: Tables, board: Board, start: i64) -> i64:
    """The number of meadows that can be reached from one of them over meadows."""
    seen = _filled(tables.fields)
    stack = _filled(tables.fields)
    stack[0] = start
    seen[start] = 1
    height: i64 = 1
    found: i64 = 0
    while height > 0:
        height -= 1
        field = stack[height]
        found += 1
        for d in range(i64(6)):
            other = tables.neighbours[field * 6 + d]
            if other != NOWHERE and seen[other] == 0 and board.land[other] == MEADOW:
                seen[other] = 1
                stack[height] = other
                height += 1
    return found


def _draw_tiles(tables: Tables, rng: Rng) -> vec[i64]:
    bag = vec[i64]()
    for tile in range(tables.tiles_in_box):
        bag = append(bag, tile)
    for place in range(tables.outline):
        other = place + rng.below(tables.tiles_in_box - place)
        drawn = bag[other]
        bag[other] = bag[place]
        bag[place] = drawn
    return bag[: tables.outline]


def _nth_meadow(tables: Tables, board: Board, n: i64) -> i64:
    for field in range(tables.fields):
        if board.land[field] == MEADOW:
            if n == 0:
                return field
            n -= 1
    return NOWHERE


def _filled(size: i64) -> vec[i64]:
    """A vector of zeros."""
    return vec[i64]([i64(0)] * size)
