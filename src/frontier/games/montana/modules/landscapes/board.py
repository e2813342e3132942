"""The special landscape on a board: where its bonuses and its site are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.games.montana.board import CENTRE, TILE_SIZE, Board, BoardPart, filled, is_in_centre
from frontier.games.montana.constants import MEADOW, NOWHERE, Constants

# Lands; must agree with components.OWN_LANDS, behind the lands of the base game.
RIVER: Final = 3
LOWLAND: Final = 4
SITE_LAND: Final = 5

# Symbols of a field, behind those of the base game.
BONUS_MARK: Final = 16
BARE_MARK: Final = 32  # a mountain without a mountain tile
BLIND_MARK: Final = 64  # a field from which nobody looks at mountain tiles
MIX_MARK: Final = 128
MARKS: Final = {"bonus": BONUS_MARK, "bare": BARE_MARK, "blind": BLIND_MARK, "mix": MIX_MARK}


class SpecialLandscape(BoardPart):
    """What the landscape in the centre means for the whole board (X-BIGHORN-02, X-FALLS-01, X-HELENA-03)."""

    def __init__(self, constants: Constants, board: Board, mix: i64, is_once_a_tile: bool) -> None:
        self.mix = mix  # big goods that its site costs, in any mix
        self.site = NOWHERE  # the field that its bonus opens
        self.bonuses: vec[i64] = filled(constants.fields)  # field -> a bit for each bonus beside it
        has_flanks = constants.rules < 2  # version 1 counted all fields around an end of the river (X-BIGHORN-04)
        bit: i64 = 1
        for position in range(i64(TILE_SIZE)):
            field = constants.tile_fields[CENTRE * TILE_SIZE + position]
            if board.land[field] == SITE_LAND:
                self.site = field
            if board.symbols[field] & BONUS_MARK == 0:
                continue
            # An end of the river has three sides, those on neighbouring tiles (X-BIGHORN-02, -04).
            is_outer = board.land[field] == RIVER and not has_flanks
            for d in range(i64(6)):
                other = constants.neighbours[field * 6 + d]
                if other != NOWHERE and (not is_outer or not is_in_centre(constants, other)):
                    self.bonuses[other] |= bit
            if not is_once_a_tile:
                bit += bit

    def is_open(self, constants: Constants, board: Board, start: i64) -> bool:
        """Return whether every bonus can be taken: has a meadow beside it that stays free (M-AMB-62)."""
        every: i64 = 0
        reached: i64 = 0
        for field in range(constants.fields):
            every |= self.bonuses[field]
            if board.land[field] == MEADOW and field != start:
                reached |= self.bonuses[field]
        return reached == every


def special_landscape(board: Board) -> SpecialLandscape:
    """Return the special landscape that lies on a board."""
    for part in board.parts:
        if isinstance(part, SpecialLandscape):
            return part
    raise LookupError("landscapes")


def mix_of(board: Board) -> i64:
    """Return how many big goods, in any mix, a field with MIX_BIT costs."""
    return special_landscape(board).mix
