"""What makes the event cards of a position possible."""

from collections import Counter

from frontier.engine.document import demand
from frontier.games.montana import phases, slots
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.event_cards import phases as module_phases
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.kinds import NO_OFFER, RICH, SELL_GOODS, SELL_WORKERS
from frontier.games.montana.modules.event_cards.rules import rules_of
from frontier.games.montana.state import Position


def check(st: Position, expansion: Expansion, phase: int) -> None:
    """Raise PositionError with the path of what cannot be."""
    _check_cards(st, expansion)
    _check_use(st, expansion)
    _check_bans(st, phase)


def _check_cards(st: Position, expansion: Expansion) -> None:
    """Check that cards and round fit (X-EVENT-03 to -07, X-AMB-28)."""
    s, faces, rules = st.s, cards(expansion), rules_of(st)
    total = sum(card.count for card in faces)
    round_ = int(s[slots.ROUND])
    begun = s[slots.PHASE] not in phases.SETUP
    drawing = s[slots.PHASE] == module_phases.DRAW_CARD
    expected = min(total, round_ - int(drawing)) if begun else 0
    drawn = sum(card.count - int(rules.remaining(st, face)) for face, card in enumerate(faces))
    demand(drawn == expected, "events.drawn", f"expected {expected} cards in round {round_}, got {drawn}")
    demand(not drawing or round_ <= total, "phase", "the pile of cards is empty")
    has_left = begun and not drawing and round_ <= total
    demand((s[module_slots.LEFT] > 0) == has_left, "events.left", "expected a card" if has_left else "expected null")
    has_right = begun and 1 < round_ <= total + 1
    demand(
        (s[module_slots.RIGHT] > 0) == has_right, "events.right", "expected a card" if has_right else "expected null"
    )
    shown = Counter(int(face) - 1 for face in (s[module_slots.LEFT], s[module_slots.RIGHT]) if face > 0)
    for face, n in shown.items():
        fits = n <= faces[face].count - int(rules.remaining(st, face))
        demand(fits, "events", f"{faces[face].id} is on show more often than drawn")


def _check_use(st: Position, expansion: Expansion) -> None:
    """Check that the active card can be used as it is said to be."""
    s, rules, active = st.s, rules_of(st), int(st.s[module_slots.RIGHT]) - 1
    offer = rules.offers[active] if active >= 0 else NO_OFFER
    demand(not s[module_slots.CARD_USED] or offer != NO_OFFER, "events.used", "nothing to use")
    if s[slots.PHASE] == module_phases.DRAW_CARD:
        demand(not s[module_slots.CARD_USED], "events.used", "the turn has not begun")
        demand(s[slots.ACTIVE] == 0, "active", "cards move at the starting player's turn")
    if s[slots.PHASE] == module_phases.CHOOSE_WORKER:
        is_rich = active >= 0 and cards(expansion)[active].kind == RICH.id
        fits = is_rich and st.own(s[slots.ACTIVE], slots.SILVER) >= expansion.numbers["rich_silver"]
        demand(fits, "phase", "the active card gives no worker")
    if s[slots.PHASE] == module_phases.SELLING:
        demand(
            offer in (SELL_WORKERS, SELL_GOODS) and s[module_slots.CARD_USED] != 1,
            "phase",
            "the active card buys nothing",
        )
    if s[module_slots.CARD_USED] >= module_slots.DECLINED:
        declined = s[module_slots.CARD_USED] - module_slots.DECLINED
        was_offered = offer in (SELL_WORKERS, SELL_GOODS) and declined in st.constants.phases.extra
        demand(was_offered, "events.declined", "there was no sale")
        pending = s[slots.PHASE] == module_phases.SELLING and s[slots.RESUME] == declined
        demand(not pending, "events.declined", "the sale is being decided")


def _check_bans(st: Position, phase: int) -> None:
    """Check that nobody does what the active card forbids (X-CARD-01, -02)."""
    s, bans = st.s, int(st.bans())
    if phase in (phases.STAFF, phases.HELPER):
        in_bank = s[slots.SPACE] >= slots.BANK_PLACE
        ban = slots.BAN_BANK if in_bank else 1 << int(s[slots.SPACE]) // slots.SPACES
        demand(not bans & ban, "place", "the active card keeps this area closed")
    in_city = phase in (phases.BID, phases.BID_WINDOW, phases.PAY_WINDOW, phases.UPGRADES, phases.BASKET)
    demand(not (in_city and bans & slots.BAN_CITY), "phase", "the active card keeps the city closed")
    demand(not (s[slots.ADVANCED] and bans & slots.BAN_ADVANCE), "advanced", "the active card forbids it")
