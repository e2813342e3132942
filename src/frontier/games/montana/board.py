"""The landscape of one game: which tile lies where, turned how, and where the starting tile is."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.errors import ComponentError
from frontier.games.montana.constants import COW_SYMBOL, DRAWN_TILE, MEADOW, MOUNTAIN, NOWHERE, Constants

TILE_SIZE: Final = 7
ROTATIONS: Final = 6
CENTRE: Final = 0  # place of the outline
TRIES: Final = 20  # rotations drawn before the tiles are drawn anew
DRAWS: Final = 500  # tiles drawn before giving up on a component set
UNKNOWN_START: Final = 255  # in a key; no board has so many fields


class BoardPart:
    """What a module knows of a landscape, made once for the whole game; see Extension.lay."""


class Board:
    """The landscape of a game: fixed, and shared by all its positions."""

    def __init__(self, constants: Constants, tiles: vec[i64], turns: vec[i64], start: i64) -> None:
        self.tiles = tiles  # place of the outline -> tile; those for the centre follow those of the box
        self.turns = turns  # place of the outline -> clockwise sixths
        self.start = start  # NOWHERE as long as it is to be chosen
        self.cached_key = b""
        self.land = filled(constants.fields)
        self.cost = filled(constants.fields)  # packed goods
        self.symbols = filled(constants.fields)
        for place in range(constants.outline):
            for position in range(i64(TILE_SIZE)):
                field = constants.tile_fields[place * TILE_SIZE + position]
                printed = position
                if position > 0:
                    printed = (position - 1 + ROTATIONS - turns[place]) % ROTATIONS + 1
                source = tiles[place] * TILE_SIZE + printed
                self.land[field] = constants.tile_land[source]
                self.cost[field] = constants.tile_cost[source]
                self.symbols[field] = constants.tile_symbols[source]
        self.mountains = vec[i64]()  # ascending
        for field in range(constants.fields):
            if self.land[field] == MOUNTAIN:
                self.mountains = append(self.mountains, field)
        self.centre_tile = tiles[CENTRE] - constants.tiles_in_box  # among those of modules, negative if there is none
        self.parts: list[BoardPart] = []
        for extension in constants.extensions:
            extension.lay(constants, self)

    def key(self) -> bytes:
        """Return what tells two landscapes apart."""
        if not self.cached_key:
            start = UNKNOWN_START if self.start == NOWHERE else self.start
            self.cached_key = bytes([*self.tiles, *self.turns, start])
        return self.cached_key


def draw_board(constants: Constants, rng: Rng) -> Board:
    """Return a random landscape whose meadows are connected (M-SETUP-01, -03, M-AMB-43, M-AMB-44, M-AMB-62)."""
    for _draw in range(DRAWS):
        tiles = _draw_tiles(constants, rng)
        for _ in range(TRIES):
            turns = vec[i64]()
            for _place in range(constants.outline):
                turns = append(turns, rng.below(ROTATIONS))
            board = Board(constants, tiles, turns, NOWHERE)
            meadows = count_meadows(constants, board)
            starts = meadows
            if constants.extended:
                starts = _count_starts(constants, board)
                if starts == 0:
                    continue
            board.start = _nth_start(constants, board, rng.below(starts))
            if count_connected(constants, board, board.start) == meadows and _is_playable(
                constants, board, board.start
            ):
                if constants.chooses_start:
                    board.start = NOWHERE  # the same landscape; at least the field drawn can be chosen
                return board
    raise ComponentError(
        "components",
        "tiles",
        f"no landscape with connected meadows{' and a cow to start on' if constants.extended else ''} can be laid",
    )


def count_meadows(constants: Constants, board: Board) -> i64:
    """Return the number of fields that can be built on, the starting tile's included."""
    found: i64 = 0
    for field in range(constants.fields):
        if board.land[field] == MEADOW:
            found += 1
    return found


def count_connected(constants: Constants, board: Board, start: i64) -> i64:
    """Return the number of meadows that can be reached from one of them over meadows."""
    seen = filled(constants.fields)
    stack = filled(constants.fields)
    stack[0] = start
    seen[start] = 1
    height: i64 = 1
    found: i64 = 0
    while height > 0:
        height -= 1
        field = stack[height]
        found += 1
        for d in range(i64(6)):
            other = constants.neighbours[field * 6 + d]
            if other != NOWHERE and seen[other] == 0 and board.land[other] == MEADOW:
                seen[other] = 1
                stack[height] = other
                height += 1
    return found


def _is_playable(constants: Constants, board: Board, start: i64) -> bool:
    """Return whether the modules leave everything within reach (M-AMB-62)."""
    for extension in constants.extensions:
        if not extension.is_playable(constants, board, start):
            return False
    return True


def _draw_tiles(constants: Constants, rng: Rng) -> vec[i64]:
    bag = vec[i64]()
    for tile in range(constants.tiles_in_box):
        bag = append(bag, tile)
    for place in range(constants.outline):
        other = place + rng.below(constants.tiles_in_box - place)
        drawn = bag[other]
        bag[other] = bag[place]
        bag[place] = drawn
    if constants.centre_tiles > 0:
        centre = constants.centre_tile
        if centre == DRAWN_TILE:
            centre = rng.below(constants.centre_tiles)
        bag[CENTRE] = constants.tiles_in_box + centre
    return bag[: constants.outline]


def may_start(constants: Constants, board: Board, field: i64) -> bool:
    """Return whether a field may be the start: any meadow (M-AMB-43); in the expansion one with a cow (X-BASE-01)."""
    return board.land[field] == MEADOW and (not constants.extended or board.symbols[field] & COW_SYMBOL != 0)


def is_playable_start(constants: Constants, board: Board, field: i64) -> bool:
    """Return whether a board of connected meadows can be played from a field (M-AMB-44, M-AMB-62)."""
    return may_start(constants, board, field) and _is_playable(constants, board, field)


def is_in_centre(constants: Constants, field: i64) -> bool:
    """Return whether a field belongs to the tile in the centre."""
    for position in range(i64(TILE_SIZE)):
        if constants.tile_fields[CENTRE * TILE_SIZE + position] == field:
            return True
    return False


def _count_starts(constants: Constants, board: Board) -> i64:
    found: i64 = 0
    for field in range(constants.fields):
        if may_start(constants, board, field):
            found += 1
    return found


def _nth_start(constants: Constants, board: Board, n: i64) -> i64:
    for field in range(constants.fields):
        if may_start(constants, board, field):
            if n == 0:
                return field
            n -= 1
    return NOWHERE


def filled(size: i64) -> vec[i64]:
    """Return a vector of zeros."""
    return vec[i64]([0] * size)
