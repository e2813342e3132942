"""The special settlements as numbers."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import YES, Section, flag, seats, write_bits
from frontier.games.montana import slots
from frontier.games.montana.constants import MOUNTAIN, Constants
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.modules.settlements.components import SPECIALS
from frontier.games.montana.modules.settlements.rules import SPECIAL_COUNT
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position

FIRST_BIT: Final = 1 << slots.MODULE_SHIFT  # a field with less has nothing of the modules


class SettlementsObserver(ModuleObserver):
    """What the special settlements add to a position as numbers, for one configuration."""

    def __init__(self, constants: Constants, is_in_play: bool) -> None:
        super().__init__(is_in_play)
        self.position = (Section("exchanges", YES, "left at the market, divided by 6"),)
        self.seat = (Section("special settlements", SPECIALS, "1 for each that is left"),)
        self.field = (
            (1, Section("on top", SPECIALS, "1 for the special settlement on top")),
            (4, Section("tolls", seats(int(constants.players)), "1 for whose tower asks one there")),
        )

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        out[at] = float(st.s[module_slots.EXCHANGES]) / 6.0
        return at + 1

    def write_seat(self, st: Position, seat: i64, observer: i64, out: vec[float], at: i64) -> i64:
        return write_bits(out, at, SPECIAL_COUNT, st.s[module_slots.SPECIALS + seat])

    def write_fields(self, st: Position, observer: i64, out: vec[float], first: i64, stride: i64) -> None:
        s = st.s
        lands = st.board.land
        players = st.constants.players
        tops = first + self.at[0] - 1
        tolls = first + self.at[1]
        for field in range(st.constants.fields):
            word = s[slots.FIELD + field]
            if word < FIRST_BIT or lands[field] == MOUNTAIN:
                continue
            if word & slots.OWNER != 0:
                top = (word >> module_slots.TOP_SHIFT) & module_slots.TOP_MASK
                if top > 0:
                    out[tops + field * stride + top] = 1.0
            elif word >= slots.ASKS:
                at = tolls + field * stride
                for i in range(players):
                    out[at + i] = flag((word >> (module_slots.TOLL_SHIFT + (observer + i) % players)) & 1 != 0)
