"""What makes the special settlements of a position possible."""

from collections import Counter

from frontier.engine.document import demand
from frontier.games.montana import slots
from frontier.games.montana.modules.settlements import phases as module_phases
from frontier.games.montana.modules.settlements import slots as module_slots
from frontier.games.montana.modules.settlements.actions import TOPS
from frontier.games.montana.modules.settlements.components import SPECIALS
from frontier.games.montana.modules.settlements.position import top_of
from frontier.games.montana.modules.settlements.rules import BITS, MARKET_TILE, rules_of, tolls_due
from frontier.games.montana.state import Position


def check(st: Position, phase: int) -> None:
    """Raise PositionError with the path of what cannot be."""
    _check_site(st, phase)
    _check_tiles(st, phase)
    s = st.s
    if phase == module_phases.WHICH_TILE:
        demand(s[module_slots.SPECIALS + s[slots.DECIDER]] != 0, "phase", "this player has no special settlement left")
    if phase == module_phases.MARKET:
        demand(top_of(st, s[slots.SITE] - 1) == MARKET_TILE + 1, "site", "no market")
        most = rules_of(st).exchanges_at(st, s[slots.SITE] - 1)
        demand(1 <= s[module_slots.EXCHANGES] <= most, "exchanges", f"expected 1 to {most}")
    else:
        demand(s[module_slots.EXCHANGES] == 0, "exchanges", "expected 0: nobody is at the market")


def _check_site(st: Position, phase: int) -> None:
    field = int(st.s[slots.SITE]) - 1
    if field < 0:
        return
    if phase == module_phases.TOLL:
        demand(tolls_due(st, st.s[slots.DECIDER], field) > 0, "site", "no toll is asked here")
    elif phase not in st.constants.phases.prices and phase != module_phases.MARKET:
        demand(top_of(st, field) == 0, "site", "its tile has been chosen")


def _check_tiles(st: Position, phase: int) -> None:
    """Check that each player has one of each: left, on top of a field, or below another (X-SPECIAL-01, X-AMB-07)."""
    s, constants = st.s, st.constants
    standard = int(constants.settlements) - len(SPECIALS)
    for seat in range(int(constants.players)):
        left = int(s[module_slots.SPECIALS + seat])
        fields = [field for field in range(int(constants.fields)) if st.owner(field) == seat + 1]
        tops = Counter(top_of(st, field) for field in fields)
        for i, special in enumerate(SPECIALS):
            found = tops[TOPS.index(special)] + (left >> i & 1)
            demand(found <= 1, f"seats[{seat}].specials", f"{special}: more than one")
        chosen = phase in constants.phases.prices or phase == module_phases.MARKET  # not yet any tiles, or known ones
        pending = s[slots.SITE] > 0 and seat == s[slots.DECIDER] and not chosen
        unknown = int(st.tiles_on(s[slots.SITE] - 1)) if pending else 0
        plain = int(st.own(seat, slots.STOCK)) - int(BITS[left])
        fits = -unknown <= plain <= standard
        demand(fits, f"seats[{seat}].specials", "do not fit the number of settlements left")
        room = sum(int(st.tiles_on(field)) - 1 for field in fields if not pending or field != s[slots.SITE] - 1)
        buried = len(SPECIALS) - int(BITS[left]) - sum(tops[top] for top in range(1, len(TOPS)))
        demand(buried <= room, f"seats[{seat}].specials", "missing, and below no other settlement")
