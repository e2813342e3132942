"""A position of Montana: named slots in one flat vector, and small questions about it.

Only rules/ and modules/ change a position.
"""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.multisets import LANE
from frontier.engine.state import State
from frontier.games.montana import phases, slots
from frontier.games.montana.board import Board
from frontier.games.montana.constants import Constants


class Position(State):
    """The data of a position; `MontanaState` adds the rules."""

    def __init__(self, constants: Constants, board: Board, s: vec[i64]) -> None:
        super().__init__(s, constants.tail)
        self.constants = constants
        self.board = board

    def own(self, seat: i64, slot: i64) -> i64:
        """Return what stands in one of a player's slots."""
        return self.s[slots.PLAYER + seat * slots.STRIDE + slot]

    def packed_goods(self, seat: i64) -> i64:
        """Return a player's goods, packed for comparison with a cost."""
        return _packed(self.s, slots.PLAYER + seat * slots.STRIDE, slots.GOODS_COUNT)

    def packed_workers(self, seat: i64) -> i64:
        """Return a player's workers, packed for comparison with a crew."""
        return _packed(self.s, slots.PLAYER + seat * slots.STRIDE + slots.WORKERS, slots.KIND_COUNT)

    def worker_count(self, seat: i64) -> i64:
        """Return how many workers stand on a player's board."""
        s = self.s
        at = slots.PLAYER + seat * slots.STRIDE + slots.WORKERS
        return s[at] + s[at + 1] + s[at + 2] + s[at + 3]

    def owner(self, field: i64) -> i64:
        """Return whose a field is: 0 for nobody, 1 + seat, or STARTING_TILE."""
        return self.s[slots.FIELD + field] & slots.OWNER

    def tiles_on(self, field: i64) -> i64:
        """Return how many settlements lie on a field."""
        return (self.s[slots.FIELD + field] >> slots.TILE_SHIFT) & slots.TILE_MASK

    def is_open(self, field: i64) -> bool:
        """Return whether somebody with the goods could build on a field (M-BUILD-02, -04, -05)."""
        s = self.s
        for slot in range(i64(slots.OPEN_FIELDS), slots.OPEN_FIELDS + s[slots.OPEN]):
            if s[slot] == field:
                return True
        return False

    def effective_phase(self) -> i64:
        """Return the phase, or the one that follows after an interruption: workers to give back, or a module's."""
        return self.s[slots.RESUME] if self.is_interrupted() else self.s[slots.PHASE]

    def is_interrupted(self) -> bool:
        """Return whether the phase in RESUME goes on after the question at hand."""
        phase = self.s[slots.PHASE]
        if phase <= phases.FINISHED:
            return phase == phases.TOO_MANY
        return self.constants.phases.interrupts[phase] != 0

    def is_placing(self) -> bool:
        """Return whether the place of the workers matters."""
        phase = self.effective_phase()
        return phase == phases.STAFF or phase == phases.HELPER

    def bans(self) -> i64:
        """Return what is forbidden at the moment, as bits."""
        if self.constants.extended:
            return self.s[slots.BANS]
        return 0

    def surcharge(self) -> i64:
        """Return packed goods that every settlement costs beyond what its field shows."""
        if self.constants.extended:
            return self.s[slots.SURCHARGE]
        return 0

    def placed(self, seat: i64) -> i64:
        """Return how many settlements a player has on the landscape."""
        return self.constants.settlements - self.own(seat, slots.STOCK)


def _packed(s: vec[i64], at: i64, kinds: i64) -> i64:
    packed: i64 = 0
    for kind in range(kinds):
        packed |= s[at + kind] << (LANE * kind)
    return packed
