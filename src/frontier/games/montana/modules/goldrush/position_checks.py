"""What makes the mountain tiles of a position possible."""

from collections import Counter

from frontier.engine.document import demand
from frontier.games.montana import slots
from frontier.games.montana.constants import NOWHERE
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.goldrush import phases as module_phases
from frontier.games.montana.modules.goldrush import slots as module_slots
from frontier.games.montana.modules.goldrush.components import mountain_tiles
from frontier.games.montana.modules.goldrush.position import has_tile
from frontier.games.montana.modules.goldrush.rules import rules_of
from frontier.games.montana.state import Position


def check(st: Position, expansion: Expansion, phase: int) -> None:
    """Check the tiles of a face, who knows them, and what is looked at (X-GOLD, X-AMB-48)."""
    s, labels, everybody = st.s, st.constants.labels, (1 << int(st.constants.players)) - 1
    faces = Counter[int]()
    marked = unseen = 0
    looking = phase in module_phases.NAMES
    for field in range(int(st.constants.fields)):
        if not has_tile(st, field):
            continue
        path, word = f"mountains.{labels[field]}", int(s[slots.FIELD + field])
        face, holder = (
            word >> module_slots.FACE_SHIFT & module_slots.FACE_MASK,
            word >> module_slots.HOLDER_SHIFT & module_slots.HOLDER_MASK,
        )
        known = word >> module_slots.KNOWN_SHIFT & module_slots.KNOWN_MASK
        faces[face] += 1
        if holder == module_slots.BOXED:
            demand(word & module_slots.FACE_UP_BIT != 0, path, "a used tile lies face up")
        elif holder > 0:
            demand(known >> holder - 1 & 1 == 1, path, "its holder has seen it")
        if word & module_slots.FACE_UP_BIT:
            demand(holder > 0, path, "face up on its mountain")
            demand(known == everybody, path, "a tile that lies face up is known to everybody")
            demand(face > 0 or holder != module_slots.BOXED, path, "a used tile has a face")
        if word & module_slots.MARKED_BIT:
            marked += 1
            unseen += face == 0
            demand(holder == 0, path, "marked, but no longer on the mountain")
            demand(looking or s[slots.BUILT] > 0, path, "marked, but nothing was built this turn")
            seen = phase != module_phases.WHICH_MOUNTAIN or known >> int(s[slots.ACTIVE]) & 1 == 1
            demand(seen, path, "marked, but the active player has not seen it")
            demand(_is_beside(st, field), path, "marked, but beside no settlement of the active player")
    for face, tile in enumerate(mountain_tiles(expansion), start=1):
        demand(faces[face] <= tile.count, "mountains", f"{tile.id}: more than {tile.count}")
    demand(not looking or marked > 0, "phase", "there is no tile to look at")
    demand(phase != module_phases.LOOK or unseen > 0, "phase", "every tile has been seen")


def _is_beside(st: Position, mountain: int) -> bool:
    """Return whether a settlement of the active player lets it look at a mountain."""
    goldrush = rules_of(st)
    around = [field for field in st.constants.neighbours[6 * mountain : 6 * mountain + 6] if field != NOWHERE]
    return any(st.owner(field) == st.s[slots.ACTIVE] + 1 and not goldrush.is_blind(st, field) for field in around)
