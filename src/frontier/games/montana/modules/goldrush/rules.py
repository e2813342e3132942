"""Module 4, goldrush: hidden tiles on the mountains (X-GOLD).

A tile is known by the mountain it came from, and its bits lie there for the whole game: whether somebody has seen it,
who, and who holds it. Its face is drawn when somebody looks at it for the first time. In ties tiles count for nothing
(X-AMB-43).
"""

from typing import Final

from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.multisets import LANE, native
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.asking import is_open
from frontier.games.montana.components import GOODS, KINDS, MATERIALS
from frontier.games.montana.constants import MOUNTAIN, NOWHERE, Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.faces import Face
from frontier.games.montana.modules.goldrush import events as module_events
from frontier.games.montana.modules.goldrush import phases as module_phases
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.components import TILE_KINDS, mountain_tiles
from frontier.games.montana.modules.landscapes.board import BARE_MARK, BLIND_MARK, SITE_LAND
from frontier.games.montana.modules.landscapes.components import HELENA
from frontier.games.montana.rules.supply import gain_silver, go_on_with, hand_in, receive
from frontier.games.montana.state import Position

# The kinds by number; must agree with the order of components.TILE_KINDS.
SILVER_TILE: Final = 0
UPGRADE_TILE: Final = 1
GOOD_TILE: Final = 2
MATERIAL_COUNT: Final = 2


class Goldrush(Extension):
    """The rules of the goldrush: build beside mountains, look at their tiles, take one, use it in a later turn."""

    def __init__(self, expansion: Expansion, constants: Constants) -> None:
        tiles = mountain_tiles(expansion)
        kinds = list(TILE_KINDS)
        self.faces: i64 = len(tiles)
        self.kind = native([kinds.index(tile.kind) for tile in tiles])
        self.shown = native([_shown(tile) for tile in tiles])
        self.count = native([tile.count for tile in tiles])
        self.helena: i64 = HELENA
        self.helena_looks: bool = constants.options.get("helena_looks") is not False
        self.silver: i64 = expansion.numbers["tile_silver"]
        self.upgrade_cows: i64 = expansion.numbers["upgrade_cows"]
        self.everybody: i64 = (1 << int(constants.players)) - 1
        space = constants.space
        self.use: i64 = space["use"].base
        self.after_use: i64 = self.use + self.faces
        self.look: i64 = space["look"].base
        self.take: i64 = space["take_tile"].base
        self.reveal: i64 = space["reveal"].base

    def set_up(self, st: Position) -> None:
        """Put a tile on every mountain (X-GOLD-02), but none in the middle of Granite Peak (X-GOLD-16, X-AMB-44).

        The rest of the box (X-GOLD-03) needs no slots: nobody knows what is in it.
        """
        for field in st.board.mountains:
            if st.board.symbols[field] & BARE_MARK == 0:
                st.s[slots.FIELD + field] = module_slots.TILE_BIT

    # Looking and taking -------------------------------------------------------------------------------

    def after_settlement(self, st: Position, seat: i64, field: i64) -> None:
        """Mark the tiles beside it; all of a turn are looked at together (X-GOLD-04, -07, -18, X-AMB-38)."""
        if self.is_blind(st, field):
            return
        for d in range(i64(6)):
            other = st.constants.neighbours[field * 6 + d]
            if other != NOWHERE and st.board.land[other] == MOUNTAIN and _is_unmarked(st.s[slots.FIELD + other]):
                st.s[slots.FIELD + other] |= module_slots.MARKED_BIT
                st.s[module_slots.MARKS] += 1

    def is_blind(self, st: Position, field: i64) -> bool:
        """Return whether a field sees no tile: Great Falls (X-GOLD-17, X-AMB-46), Helena by a switch (X-AMB-47)."""
        if st.board.symbols[field] & BLIND_MARK != 0:
            return True
        return st.board.land[field] == SITE_LAND and st.board.centre_tile == self.helena and not self.helena_looks

    def end_of_turn(self, st: Position) -> None:
        """Look after the clearing, before canteens (X-AMB-40), if there is a tile (X-GOLD-08)."""
        if st.s[module_slots.MARKS] > 0:
            self._look_on(st)

    def _look_on(self, st: Position) -> None:
        """Show every marked tile to the active player; what nobody has seen is drawn now."""
        s = st.s
        seat = s[slots.ACTIVE]
        if next_to_draw(st) != NOWHERE:
            s[slots.PHASE] = module_phases.LOOK
            return
        for field in st.board.mountains:
            if s[slots.FIELD + field] & module_slots.MARKED_BIT != 0:
                s[slots.FIELD + field] |= slots.BIT[seat] << module_slots.KNOWN_SHIFT
                st.emit(module_events.LOOKED, seat, field, 0, 0)
        s[slots.PHASE] = module_phases.WHICH_MOUNTAIN

    def remaining(self, st: Position, face: i64) -> i64:
        """Return how many tiles of a face nobody has seen, on mountains or in the box."""
        return self.count[face] - ((st.s[module_slots.SEEN] >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK)

    def weight(self, st: Position, action: i64) -> i64:
        """Return how many tiles of a face nobody has seen, all equally likely (X-GOLD-02)."""
        if action < self.look or action >= self.take:
            return 0
        return self.remaining(st, action - self.look)

    def draw(self, st: Position, rng: Rng) -> i64:
        """Draw a tile that nobody has seen."""
        if st.s[slots.PHASE] != module_phases.LOOK:
            return NOWHERE
        unseen: i64 = 0
        for face in range(self.faces):
            unseen += self.remaining(st, face)
        left = rng.below(unseen)
        drawn: i64 = 0
        while left >= self.remaining(st, drawn):
            left -= self.remaining(st, drawn)
            drawn += 1
        return self.look + drawn

    def _reveal(self, st: Position, face: i64) -> None:
        """Turn up the next marked tile that nobody has seen."""
        seen = slots.BIT[st.s[slots.ACTIVE]] << module_slots.KNOWN_SHIFT
        st.s[slots.FIELD + next_to_draw(st)] |= (face + 1) << module_slots.FACE_SHIFT | seen
        st.s[module_slots.SEEN] += counts.COUNT_UNITS[face]
        self._look_on(st)

    def carry_out_unseen(self, st: Position) -> bool:
        """Let the active player see the next tile, of which the seat that counts along learns nothing else."""
        if st.s[slots.PHASE] != module_phases.LOOK:
            return False
        seen = slots.BIT[st.s[slots.ACTIVE]] << module_slots.KNOWN_SHIFT
        st.s[slots.FIELD + next_to_draw(st)] |= module_slots.UNSEEN_BIT | seen
        self._look_on(st)
        return True

    def _take(self, st: Position, field: i64) -> None:
        """Take one of the tiles seen, not the others (X-GOLD-05, -06, X-AMB-39); it is usable later (X-GOLD-09)."""
        s = st.s
        seat = s[slots.ACTIVE]
        face = (s[slots.FIELD + field] >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK
        s[slots.FIELD + field] |= (seat + 1) << module_slots.HOLDER_SHIFT
        if face > 0:
            s[module_slots.NUGGETS + seat] += counts.COUNT_UNITS[face - 1]
        s[module_slots.HELD] += module_slots.SEAT_UNITS[seat]
        for other in st.board.mountains:
            s[slots.FIELD + other] &= ~module_slots.MARKED_BIT
        s[module_slots.MARKS] = 0
        st.emit(module_events.TOOK_TILE, seat, field, 0, 0)
        s[slots.PHASE] = phases.THIRST

    # Using --------------------------------------------------------------------------------------------

    def legal_extras(self, st: Position) -> None:
        """Offer every kind of tile held, as often as there are any (X-GOLD-11, X-AMB-42)."""
        held = st.s[module_slots.NUGGETS + st.s[slots.ACTIVE]]
        if held == 0:
            return
        for face in range(self.faces):
            if (held >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK != 0 and self._is_usable(st, face):
                st.offer(self.use + face)

    def could_bring_any(self, st: Position) -> i64:
        """Return the tiles held: only the holder knows what they bring, so it might be anything (X-AMB-48)."""
        return (st.s[module_slots.HELD] >> (LANE * st.s[slots.ACTIVE])) & module_slots.SEAT_MASK

    def could_give(self, st: Position, good: i64) -> bool:
        """Return whether a tile might upgrade a small good."""
        return good < MATERIAL_COUNT and self.could_bring_any(st) > 0 and st.own(st.s[slots.ACTIVE], good) > 0

    def _is_usable(self, st: Position, face: i64) -> bool:
        """Return whether a tile can be used: an upgrade needs its cows and the small good (X-GOLD-13, X-AMB-41)."""
        seat = st.s[slots.ACTIVE]
        if self.kind[face] != UPGRADE_TILE:
            return True
        return st.own(seat, slots.COWS) >= self.upgrade_cows and st.own(seat, self.shown[face]) > 0

    def _use(self, st: Position, face: i64) -> None:
        """Put the tile openly into the box (X-GOLD-10), and carry out its effect (X-GOLD-12 to -15)."""
        s = st.s
        seat = s[slots.ACTIVE]
        s[module_slots.NUGGETS + seat] -= counts.COUNT_UNITS[face]
        s[module_slots.HELD] -= module_slots.SEAT_UNITS[seat]
        field = held_tile(st, seat, face)
        s[slots.FIELD + field] |= (
            module_slots.BOXED << module_slots.HOLDER_SHIFT
            | self.everybody << module_slots.KNOWN_SHIFT
            | module_slots.FACE_UP_BIT
        )
        st.emit(module_events.USED_TILE, seat, face, field, 0)
        kind = self.kind[face]
        shown = self.shown[face]
        if kind == SILVER_TILE:
            gain_silver(st, seat, self.silver, events.SILVER)
        elif kind == UPGRADE_TILE:
            s[slots.PLAYER + seat * slots.STRIDE + slots.COWS] -= self.upgrade_cows
            s[slots.SUPPLY_COWS] += self.upgrade_cows
            hand_in(st, seat, shown, 1)
            receive(st, seat, slots.BIG + shown, 1)
        elif kind == GOOD_TILE:
            receive(st, seat, shown, 1)  # X-GOLD-14a
        else:
            receive(st, seat, slots.WORKERS + shown, 1)  # X-GOLD-15b
            go_on_with(st, seat, s[slots.PHASE])  # X-GOLD-15a

    # Showing ------------------------------------------------------------------------------------------

    def legal_at_last(self, st: Position) -> None:
        """Offer to turn tiles up where one answer is left: not being asked would tell that no tile is usable.

        Tiles may be kept face down (X-AMB-48): whoever does can instead turn them up, which leaves a choice.
        """
        s = st.s
        if (
            s[module_slots.HELD] == 0
            or s[slots.DECIDER] != s[slots.ACTIVE]
            or st.constants.phases.is_extra[s[slots.PHASE]] == 0
        ):
            return
        if not is_open(st):
            return  # nobody could do anything extra here
        if (s[module_slots.HELD] >> (LANE * s[slots.ACTIVE])) & module_slots.SEAT_MASK != 0 and self._lies_hidden(st):
            st.offer(self.reveal)

    def _lies_hidden(self, st: Position) -> bool:
        for field in st.board.mountains:
            if self._is_face_down(st, field):
                return True
        return False

    def _is_face_down(self, st: Position, field: i64) -> bool:
        """Return whether a tile of the active player lies face down."""
        word = st.s[slots.FIELD + field]
        if (word >> module_slots.HOLDER_SHIFT) & module_slots.HOLDER_MASK != st.s[slots.ACTIVE] + 1:
            return False
        return word & module_slots.FACE_UP_BIT == 0

    def _show(self, st: Position) -> None:
        for field in st.board.mountains:
            if self._is_face_down(st, field):
                st.s[slots.FIELD + field] |= self.everybody << module_slots.KNOWN_SHIFT | module_slots.FACE_UP_BIT
                face = (st.s[slots.FIELD + field] >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK
                st.emit(module_events.SHOWED_TILE, st.s[slots.ACTIVE], face - 1, field, 0)

    # The frame ----------------------------------------------------------------------------------------

    def find_legal(self, st: Position) -> None:
        """Offer what a tile may turn out to be, then the tiles of which one has to be taken (X-GOLD-05, X-AMB-39)."""
        if st.s[slots.PHASE] == module_phases.LOOK:
            for face in range(self.faces):
                if self.remaining(st, face) > 0:
                    st.offer(self.look + face)
        elif st.s[slots.PHASE] == module_phases.WHICH_MOUNTAIN:
            for field in st.board.mountains:
                if st.s[slots.FIELD + field] & module_slots.MARKED_BIT != 0:
                    st.offer(self.take + field)

    def carry_out(self, st: Position, action: i64) -> bool:
        """Carry out an action of the goldrush; families are in the order of their codes."""
        if action < self.use or action > self.reveal:
            return False
        if action < self.after_use:
            self._use(st, action - self.use)
        elif action < self.look:
            return False
        elif action < self.take:
            self._reveal(st, action - self.look)
        elif action < self.reveal:
            self._take(st, action - self.take)
        else:
            self._show(st)
        return True

    def why_not(self, st: Position, family: str, at: list[int]) -> Reason | None:
        """Say what the goldrush has against an action."""
        s = st.s
        match family:
            case "use":
                return self._why_no_use(st, at[0])
            case "look":
                return Reason("X-GOLD-04", "no-such-tile" if s[slots.PHASE] == module_phases.LOOK else "moment-look")
            case "take_tile":
                if s[slots.PHASE] != module_phases.WHICH_MOUNTAIN:
                    return Reason("X-GOLD-04", "moment-take-tile")
                return Reason("X-GOLD-04", "tile-not-seen")
            case "reveal":
                return Reason("X-AMB-48", "moment-reveal")
            case _:
                return None

    def _why_no_use(self, st: Position, face: i64) -> Reason:
        s = st.s
        if s[slots.DECIDER] != s[slots.ACTIVE] or st.constants.phases.is_extra[s[slots.PHASE]] == 0:
            return Reason("X-AMB-42", "moment-use")
        if (s[module_slots.NUGGETS + s[slots.ACTIVE]] >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK == 0:
            return Reason("X-GOLD-05", "tile-not-held")
        return Reason("X-GOLD-13", "upgrade-missing", {"n": self.upgrade_cows})


def next_to_draw(st: Position) -> i64:
    """Return the marked tile that is turned up next, because nobody has seen it; NOWHERE if there is none."""
    for field in st.board.mountains:
        word = st.s[slots.FIELD + field]
        if (
            word & module_slots.MARKED_BIT != 0
            and (word >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK == 0
            and word & module_slots.UNSEEN_BIT == 0
        ):
            return field
    return NOWHERE


def _is_unmarked(word: i64) -> bool:
    """Return whether a tile still lies where it was put and has not been marked yet."""
    return (
        word & module_slots.TILE_BIT != 0
        and (word >> module_slots.HOLDER_SHIFT) & module_slots.HOLDER_MASK == 0
        and word & module_slots.MARKED_BIT == 0
    )


def held_tile(st: Position, seat: i64, face: i64) -> i64:
    """Return the tile with a face that a player uses first: the one that most others know already (X-AMB-48)."""
    best = i64(NOWHERE)
    most: i64 = -1
    for field in st.board.mountains:
        word = st.s[slots.FIELD + field]
        holder = (word >> module_slots.HOLDER_SHIFT) & module_slots.HOLDER_MASK
        if holder == seat + 1 and (word >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK == face + 1:
            known: i64 = 100 if word & module_slots.FACE_UP_BIT != 0 else 0
            for other in range(st.constants.players):
                known += (word >> (module_slots.KNOWN_SHIFT + other)) & 1
            if known > most:
                best = field
                most = known
    return best


def _shown(tile: Face) -> int:
    """Return the small good to upgrade, the good or the worker, as a piece or kind by number."""
    match tile.kind:
        case "upgrade":
            return MATERIALS.index(tile.shows[0])
        case "good":
            return GOODS.index(tile.shows[0])
        case "worker":
            return KINDS.index(tile.shows[0])
        case _:
            return 0


def rules_of(st: Position) -> Goldrush:
    """Return the rules of the module in a game that has it."""
    for extension in st.constants.extensions:
        if isinstance(extension, Goldrush):
            return extension
    raise LookupError("goldrush")
