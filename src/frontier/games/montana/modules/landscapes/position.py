"""The special landscape in a position as JSON, both ways.

Which bonuses are taken and whether the site is open follows from the settlements and is not written.
"""

from frontier.engine.document import Document
from frontier.engine.game import Json
from frontier.games.montana import slots
from frontier.games.montana.modules.landscapes import phases as module_phases
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.board import special_landscape
from frontier.games.montana.modules.landscapes.rules import open_site
from frontier.games.montana.state import Position

KEYS = ("canteen_taken", "extra_turn")


def write(st: Position, data: Json) -> None:
    """Add the canteen and the extra turn that the turn has brought to a dumped position."""
    data["canteen_taken"] = bool(st.s[module_slots.CANTEEN_TAKEN])
    data["extra_turn"] = bool(st.s[module_slots.EXTRA_TURN])


def read(data: Document, st: Position) -> None:
    """Take the landscape over: a bonus is taken where a settlement stands beside it, and the first opens the site."""
    s, landscape = st.s, special_landscape(st.board)
    s[module_slots.CANTEEN_TAKEN] = int(data.flag("canteen_taken"))
    s[module_slots.EXTRA_TURN] = int(data.flag("extra_turn"))
    for field in range(int(st.constants.fields)):
        if 0 < st.owner(field) < slots.STARTING_TILE and not _is_pending(st, field):
            s[module_slots.CLAIMED] |= landscape.bonuses[field]
    if s[module_slots.CLAIMED] and landscape.site >= 0 and st.owner(landscape.site) == 0:
        open_site(st)


def _is_pending(st: Position, field: int) -> bool:
    """Return whether the bonus of a settlement is still to come, since its canteen is chosen first."""
    return st.s[slots.PHASE] == module_phases.WHICH_CANTEEN and st.s[slots.SITE] == field + 1
