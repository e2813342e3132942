"""What makes the modules' part of a position possible."""

from collections import Counter

from frontier.engine.document import demand
from frontier.games.montana import state as at
from frontier.games.montana.actions import TOPS
from frontier.games.montana.constants import NOWHERE
from frontier.games.montana.modules.components import SPECIALS, Expansion
from frontier.games.montana.modules.event_cards.rules import BUY, HIRE, RICH, SELL_GOODS, SELL_WORKERS, Events
from frontier.games.montana.modules.goldrush.rules import Goldrush
from frontier.games.montana.modules.landscapes.rules import Landscapes, borders_canteen
from frontier.games.montana.modules.position import has_tile, top_of
from frontier.games.montana.modules.settlements.rules import BITS, MARKET_TILE, Settlements, tolls_due
from frontier.games.montana.refusals import EXTRA_PHASES
from frontier.games.montana.state import Position

PHASES = {
    Landscapes: (at.MIX, at.WHICH_CANTEEN),
    Settlements: (at.TOLL, at.WHICH_TILE, at.MARKET),
    Events: (at.DRAW_CARD, at.CHOOSE_WORKER, at.SELLING),
    Goldrush: (at.LOOK, at.WHICH_MOUNTAIN),
}
PRICE_PHASES = (at.MIX, at.TOLL)
SITE_PHASES = (*PRICE_PHASES, at.WHICH_CANTEEN, at.WHICH_TILE, at.MARKET)  # a settlement is being dealt with


def check(st: Position, expansion: Expansion, phase: int) -> None:
    """PositionError with the path of the first thing that cannot be; `phase` is the one behind a return or sale."""
    if not st.constants.extensions:
        return
    own = {number for extension in st.constants.extensions for number in PHASES[type(extension)]}
    for number in (st.s[at.PHASE], phase):
        known = number < at.BASE_PHASES or number in own or number == at.CHOOSE_START
        demand(known, "phase", "the module of this decision is not in play")
    _check_site(st, phase)
    for extension in st.constants.extensions:
        match extension:
            case Settlements():
                _check_specials(st, phase, extension)
            case Landscapes():
                _check_landscape(st, phase, extension)
            case Events():
                _check_events(st, expansion, extension)
                _check_bans(st, phase)
            case Goldrush():
                _check_mountains(st, expansion, phase, extension)
    _set_stage(st, phase)


def _check_site(st: Position, phase: int) -> None:
    """The field being settled, and whether it can be in this state."""
    s, field, seat = st.s, int(st.s[at.SITE]) - 1, int(st.s[at.DECIDER])
    if field < 0:
        demand(phase not in SITE_PHASES, "site", "expected the field being settled")
        return
    has_landscape = any(isinstance(extension, Landscapes) for extension in st.constants.extensions)
    too_many = s[at.PHASE] == at.TOO_MANY and phase == at.BUILDING and has_landscape
    demand(phase in SITE_PHASES or too_many, "site", "expected null: no settlement is being dealt with")
    if phase in PRICE_PHASES:
        demand(st.is_open(field), "site", "nobody can build here")
        demand(st.own(seat, at.STOCK) > 0, f"seats[{seat}].stock", "nothing left to build")
        demand(phase != at.TOLL or tolls_due(st, seat, field) > 0, "site", "no toll is asked here")
        demand(phase != at.MIX or s[at.FIELD + field] & at.MIX_BIT != 0, "site", "the price of this field is fixed")
    else:
        demand(st.owner(field) == seat + 1, "site", "no settlement of the player who decides")
        demand(phase == at.MARKET or top_of(st, field) == 0, "site", "its tile has been chosen")


def _check_specials(st: Position, phase: int, settlements: Settlements) -> None:
    """One of each a player: left, on top of a field, or below another (X-SPECIAL-01, X-AMB-07)."""
    s, constants = st.s, st.constants
    standard = int(constants.settlements) - len(SPECIALS)
    for seat in range(int(constants.players)):
        left = int(s[at.SPECIALS + seat])
        fields = [field for field in range(int(constants.fields)) if st.owner(field) == seat + 1]
        tops = Counter(top_of(st, field) for field in fields)
        for i, special in enumerate(SPECIALS):
            found = tops[TOPS.index(special)] + (left >> i & 1)
            demand(found <= 1, f"seats[{seat}].specials", f"{special}: more than one")
        chosen = phase in PRICE_PHASES or phase == at.MARKET  # not yet any tiles, or known ones
        pending = s[at.SITE] > 0 and seat == s[at.DECIDER] and not chosen
        unknown = int(st.tiles_on(s[at.SITE] - 1)) if pending else 0
        plain = int(st.own(seat, at.STOCK)) - int(BITS[left])
        fits = -unknown <= plain <= standard
        demand(fits, f"seats[{seat}].specials", "do not fit the number of settlements left")
        room = sum(int(st.tiles_on(field)) - 1 for field in fields if not pending or field != s[at.SITE] - 1)
        buried = len(SPECIALS) - int(BITS[left]) - sum(tops[top] for top in range(1, len(TOPS)))
        demand(buried <= room, f"seats[{seat}].specials", "missing, and below no other settlement")
    if phase == at.WHICH_TILE:
        demand(s[at.SPECIALS + s[at.DECIDER]] != 0, "phase", "this player has no special settlement left")
    if phase == at.MARKET:
        demand(top_of(st, s[at.SITE] - 1) == MARKET_TILE + 1, "site", "no market")
        most = settlements.exchanges_at(st, s[at.SITE] - 1)
        demand(1 <= s[at.EXCHANGES] <= most, "exchanges", f"expected 1 to {most}")
    else:
        demand(s[at.EXCHANGES] == 0, "exchanges", "expected 0: nobody is at the market")


def _check_landscape(st: Position, phase: int, landscapes: Landscapes) -> None:
    s = st.s
    limited = landscapes.takes_canteens(st)
    if s[at.CANTEEN_TAKEN]:
        demand(limited, "canteen_taken", "expected false: there is no limit")
        demand(st.own(s[at.ACTIVE], at.CANTEENS) > 0, "canteen_taken", "the active player has no canteen")
        built = s[at.BUILT] > 0 or phase in (*PHASES[Goldrush], at.THIRST, at.FINISHED)
        demand(built, "canteen_taken", "expected false: nothing was built")
    demand(not s[at.EXTRA_TURN] or s[at.BOXED_CANTEENS] > 0, "extra_turn", "no canteen has been spent")
    if phase == at.WHICH_CANTEEN:
        fits = limited and not s[at.CANTEEN_TAKEN] and borders_canteen(st, s[at.SITE] - 1)
        demand(fits, "site", "there is no canteen to take")
    if s[at.PHASE] in at.SETUP_PHASES:
        demand(not s[at.EXTRA_TURN] and not s[at.CANTEEN_TAKEN], "extra_turn", "expected false during the set-up")


def _check_events(st: Position, expansion: Expansion, events: Events) -> None:
    """Cards and round fit (X-EVENT-03 to -07, X-AMB-28)."""
    s, total = st.s, sum(card.count for card in expansion.cards)
    round_ = int(s[at.ROUND])
    begun = s[at.PHASE] not in at.SETUP_PHASES
    drawing = s[at.PHASE] == at.DRAW_CARD
    expected = min(total, round_ - int(drawing)) if begun else 0
    drawn = sum(card.count - int(events.remaining(st, face)) for face, card in enumerate(expansion.cards))
    demand(drawn == expected, "events.drawn", f"expected {expected} cards in round {round_}, got {drawn}")
    demand(not drawing or round_ <= total, "phase", "the pile of cards is empty")
    has_left = begun and not drawing and round_ <= total
    demand((s[at.LEFT] > 0) == has_left, "events.left", "expected a card" if has_left else "expected null")
    has_right = begun and 1 < round_ <= total + 1
    demand((s[at.RIGHT] > 0) == has_right, "events.right", "expected a card" if has_right else "expected null")
    shown = Counter(int(face) - 1 for face in (s[at.LEFT], s[at.RIGHT]) if face > 0)
    for face, n in shown.items():
        fits = n <= expansion.cards[face].count - int(events.remaining(st, face))
        demand(fits, "events", f"{expansion.cards[face].id} is on show more often than drawn")
    kind = events.kind[s[at.RIGHT] - 1] if s[at.RIGHT] > 0 else -1
    demand(not s[at.CARD_USED] or kind in (SELL_WORKERS, SELL_GOODS, HIRE, BUY), "events.used", "nothing to use")
    if drawing:
        demand(not s[at.CARD_USED], "events.used", "the turn has not begun")
        demand(s[at.ACTIVE] == 0, "active", "cards move at the starting player's turn")
    if s[at.PHASE] == at.CHOOSE_WORKER:
        fits = kind == RICH and st.own(s[at.ACTIVE], at.SILVER) >= events.rich_silver
        demand(fits, "phase", "the active card gives no worker")
    if s[at.PHASE] == at.SELLING:
        demand(kind in (SELL_WORKERS, SELL_GOODS) and s[at.CARD_USED] != 1, "phase", "the active card buys nothing")
    if s[at.CARD_USED] >= at.DECLINED:
        declined = s[at.CARD_USED] - at.DECLINED
        demand(kind in (SELL_WORKERS, SELL_GOODS) and declined in EXTRA_PHASES, "events.declined", "there was no sale")
        demand(s[at.PHASE] != at.SELLING or s[at.RESUME] != declined, "events.declined", "the sale is being decided")


def _check_bans(st: Position, phase: int) -> None:
    """Nobody does what the active card forbids (X-CARD-01, -02)."""
    s, bans = st.s, int(st.bans())
    if phase in (at.STAFF, at.HELPER):
        in_bank = s[at.SPACE] >= at.BANK_PLACE
        ban = at.BAN_BANK if in_bank else 1 << int(s[at.SPACE]) // at.SPACES
        demand(not bans & ban, "place", "the active card keeps this area closed")
    in_city = phase in (at.BID, at.BID_WINDOW, at.PAY_WINDOW, at.UPGRADES, at.BASKET)
    demand(not (in_city and bans & at.BAN_CITY), "phase", "the active card keeps the city closed")
    demand(not (s[at.ADVANCED] and bans & at.BAN_ADVANCE), "advanced", "the active card forbids it")


def _check_mountains(st: Position, expansion: Expansion, phase: int, goldrush: Goldrush) -> None:
    """Tiles of a face, who knows them, what is looked at (X-GOLD, X-AMB-48)."""
    s, labels, everybody = st.s, st.constants.labels, (1 << int(st.constants.players)) - 1
    faces = Counter[int]()
    marked = unseen = 0
    looking = phase in PHASES[Goldrush]
    for field in range(int(st.constants.fields)):
        if not has_tile(st, field):
            continue
        path, word = f"mountains.{labels[field]}", int(s[at.FIELD + field])
        face, holder = word >> at.FACE_SHIFT & at.FACE_MASK, word >> at.HOLDER_SHIFT & at.HOLDER_MASK
        known = word >> at.KNOWN_SHIFT & at.KNOWN_MASK
        faces[face] += 1
        if holder == at.BOXED:
            demand(word & at.FACE_UP_BIT != 0, path, "a used tile lies face up")
        elif holder > 0:
            demand(known >> holder - 1 & 1 == 1, path, "its holder has seen it")
        if word & at.FACE_UP_BIT:
            demand(holder > 0, path, "face up on its mountain")
            demand(known == everybody, path, "a tile that lies face up is known to everybody")
            demand(face > 0 or holder != at.BOXED, path, "a used tile has a face")
        if word & at.MARKED_BIT:
            marked += 1
            unseen += face == 0
            demand(holder == 0, path, "marked, but no longer on the mountain")
            demand(looking or s[at.BUILT] > 0, path, "marked, but nothing was built this turn")
            seen = phase != at.WHICH_MOUNTAIN or known >> int(s[at.ACTIVE]) & 1 == 1
            demand(seen, path, "marked, but the active player has not seen it")
            demand(_is_beside(st, field, goldrush), path, "marked, but beside no settlement of the active player")
    for face, tile in enumerate(expansion.mountains, start=1):
        demand(faces[face] <= tile.count, "mountains", f"{tile.id}: more than {tile.count}")
    demand(not looking or marked > 0, "phase", "there is no tile to look at")
    demand(phase != at.LOOK or unseen > 0, "phase", "every tile has been seen")


def _is_beside(st: Position, mountain: int, goldrush: Goldrush) -> bool:
    """Whether a settlement of the active player lets it look at a mountain."""
    around = [field for field in st.constants.neighbours[6 * mountain : 6 * mountain + 6] if field != NOWHERE]
    return any(st.owner(field) == st.s[at.ACTIVE] + 1 and not goldrush.is_blind(st, field) for field in around)


def _set_stage(st: Position, phase: int) -> None:
    """How far the settlement has come, as build.go_on_building counts: whose price, or what follows."""
    if st.s[at.SITE] == 0:
        return
    owner = Landscapes if phase not in PHASES[Settlements] else Settlements
    place = next(i for i, extension in enumerate(st.constants.extensions) if isinstance(extension, owner))
    st.s[at.STAGE] = place + 1 if phase in PRICE_PHASES else len(st.constants.extensions) + 1 + place + 1
