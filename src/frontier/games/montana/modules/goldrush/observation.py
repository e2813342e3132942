"""The mountain tiles as numbers: everything but the faces one has not seen (X-AMB-48)."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.observation import YES, Section, clear, flag, seats
from frontier.games.montana import phases, slots
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.components import mountain_tiles
from frontier.games.montana.modules.goldrush.rules import rules_of
from frontier.games.montana.observation import ModuleObserver
from frontier.games.montana.state import Position


class GoldrushObserver(ModuleObserver):
    """What the goldrush add to a position as numbers, for one configuration."""

    def __init__(self, constants: Constants, expansion: Expansion, is_in_play: bool) -> None:
        super().__init__(is_in_play)
        ids = tuple([face.id for face in mountain_tiles(expansion)])
        players = seats(int(constants.players))
        self.faces: i64 = len(ids)
        self.position = (Section("unseen tiles", ids, "mountain tiles that the observer has not seen, divided by 6"),)
        self.seat = (Section("mountain tiles", ("unknown", *ids), "how many they hold, divided by 2"),)
        self.field = (
            (2, Section("mountain tile", YES, "1 if one lies there")),
            (3, Section("marked", YES, "1 if it is looked at when the turn ends")),
            (5, Section("seen by", players, "1 for who has seen the mountain tile")),
            (6, Section("face", ids, "1 for what the tile shows, if the observer knows it")),
        )

    def write_position(self, st: Position, seat: i64, out: vec[float], at: i64) -> i64:
        rules = rules_of(st)
        unseen = _seen_by_others_only(st, seat)
        for face in range(self.faces):
            others = (unseen >> (counts.COUNT_BITS * face)) & counts.COUNT_MASK
            out[at + face] = float(rules.remaining(st, face) + others) / 6.0
        return at + self.faces

    def write_seat(self, st: Position, seat: i64, observer: i64, out: vec[float], at: i64) -> i64:
        clear(out, at, at + self.faces + 1)
        if (st.s[module_slots.HELD] >> (8 * seat)) & module_slots.SEAT_MASK == 0:
            return at + self.faces + 1
        for field in st.board.mountains:
            word = st.s[slots.FIELD + field]
            if (
                word & module_slots.TILE_BIT != 0
                and (word >> module_slots.HOLDER_SHIFT) & module_slots.HOLDER_MASK == seat + 1
            ):
                face = _face(st, word, observer)
                out[at + face] = out[at + face] + 0.5
        return at + self.faces + 1

    def write_fields(self, st: Position, observer: i64, out: vec[float], first: i64, stride: i64) -> None:
        players = st.constants.players
        for field in st.board.mountains:
            word = st.s[slots.FIELD + field]
            if word & module_slots.TILE_BIT == 0:
                continue
            at = first + field * stride
            out[at + self.at[1]] = flag(word & module_slots.MARKED_BIT != 0)
            seen = at + self.at[2]
            for i in range(players):
                out[seen + i] = flag((word >> (module_slots.KNOWN_SHIFT + (observer + i) % players)) & 1 != 0)
            if (word >> module_slots.HOLDER_SHIFT) & module_slots.HOLDER_MASK == 0:
                out[at + self.at[0]] = 1.0
                face = _face(st, word, observer)
                if face > 0:
                    out[at + self.at[3] + face - 1] = 1.0


def _face(st: Position, word: i64, observer: i64) -> i64:
    """Return what a mountain tile shows to an observer: 0 if they do not know it, else 1 + face."""
    if (word >> (module_slots.KNOWN_SHIFT + observer)) & 1 == 0 and st.s[slots.PHASE] != phases.FINISHED:
        return 0
    return (word >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK


def _seen_by_others_only(st: Position, observer: i64) -> i64:
    """Return the tiles of each face that only others have seen: for the observer they are still to come."""
    found: i64 = 0
    if st.s[module_slots.SEEN] == 0:
        return found
    for field in st.board.mountains:
        word = st.s[slots.FIELD + field]
        if (word >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK != 0 and _face(st, word, observer) == 0:
            found += counts.COUNT_UNITS[((word >> module_slots.FACE_SHIFT) & module_slots.FACE_MASK) - 1]
    return found
