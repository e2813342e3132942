"""The special landscape as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import YES, Section, one_hot, write_bits
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.board import special_landscape
from frontier.games.montana.modules.landscapes.meta import LANDSCAPES
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position

BONUSES: Final = 6


class LandscapesObserver(ModuleObserver):
    """What the special landscapes add to a position as numbers, for one configuration."""

    def __init__(self, is_in_play: bool) -> None:
        super().__init__(is_in_play)
        self.landscapes: i64 = len(LANDSCAPES)
        bonuses = tuple([str(i + 1) for i in range(BONUSES)])
        self.position = (
            Section("landscape", LANDSCAPES, "1 for the special one"),
            Section("bonuses taken", bonuses, "1 for each of the special landscape"),
            Section("canteen taken", YES, "1 if this turn has brought one"),
            Section("extra turn", YES, "1 if a canteen has given this turn"),
        )
        self.printed = (Section("mix", YES, "big goods that it costs in any mix, divided by 5"),)

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        at = one_hot(out, at, self.landscapes, st.board.centre_tile)
        at = write_bits(out, at, BONUSES, st.s[module_slots.CLAIMED])
        out[at] = float(st.s[module_slots.CANTEEN_TAKEN])
        out[at + 1] = float(st.s[module_slots.EXTRA_TURN])
        return at + 2

    def write_printed(self, st: Position, out: vec[float], first: i64, stride: i64) -> None:
        landscape = special_landscape(st.board)
        if landscape.mix > 0:
            out[first + landscape.site * stride] = float(landscape.mix) / 5.0
