"""What makes the special landscape of a position possible."""

from frontier.engine.document import demand
from frontier.games.montana import phases, slots
from frontier.games.montana.modules.landscapes import phases as module_phases
from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.rules import borders_canteen, rules_of
from frontier.games.montana.state import Position


def check(st: Position, phase: int) -> None:
    """Raise PositionError with the path of what cannot be."""
    s = st.s
    if phase == module_phases.MIX:
        is_mixed = s[slots.FIELD + s[slots.SITE] - 1] & module_slots.MIX_BIT != 0
        demand(is_mixed, "site", "the price of this field is fixed")
    limited = rules_of(st).takes_canteens(st)
    if s[module_slots.CANTEEN_TAKEN]:
        demand(limited, "canteen_taken", "expected false: there is no limit")
        demand(st.own(s[slots.ACTIVE], slots.CANTEENS) > 0, "canteen_taken", "the active player has no canteen")
        built = s[slots.BUILT] > 0 or phase in st.constants.phases.ends
        demand(built, "canteen_taken", "expected false: nothing was built")
    demand(not s[module_slots.EXTRA_TURN] or s[slots.BOXED_CANTEENS] > 0, "extra_turn", "no canteen has been spent")
    if phase == module_phases.WHICH_CANTEEN:
        fits = limited and not s[module_slots.CANTEEN_TAKEN] and borders_canteen(st, s[slots.SITE] - 1)
        demand(fits, "site", "there is no canteen to take")
    if s[slots.PHASE] in phases.SETUP:
        demand(
            not s[module_slots.EXTRA_TURN] and not s[module_slots.CANTEEN_TAKEN],
            "extra_turn",
            "expected false during the set-up",
        )
