"""What a seat may see, as JSON for people's screens and as a vector for learners.

With screens, goods, silver, trade chips, debts and VP chips of others are hidden until scoring (H-INFO-01, H-AMB-50).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from frontier.engine.game import COLOURS, Json, one_hot
from frontier.engine.multisets import count_of
from frontier.games.homesteaders import scoring
from frontier.games.homesteaders import state as at
from frontier.games.homesteaders.components import GOODS, TILE_STAGES, Components
from frontier.games.homesteaders.flow import HomesteadersState
from frontier.games.homesteaders.position import HOLDINGS, dump
from frontier.games.homesteaders.position_checks import is_winning
from frontier.games.homesteaders.tables import Tables

if TYPE_CHECKING:
    from numpy import float32
    from numpy.typing import NDArray


def is_known(st: HomesteadersState, seat: int, observer: int | None) -> bool:
    """Whether an observer sees what a seat holds."""
    if st.s[at.OBSERVER] not in (0, seat + 1):
        return False
    return seat == observer or not st.tables.screens or st.s[at.PHASE] == at.FINISHED


def observe(st: HomesteadersState, observer: int | None) -> HomesteadersState:
    """A copy without the holdings the observer cannot see; a spectator sees nobody's."""
    seen = st.clone()
    if not st.tables.screens or st.s[at.PHASE] == at.FINISHED:
        return seen
    seen.s[at.OBSERVER] = at.SPECTATOR if observer is None else observer + 1
    for seat in range(int(st.tables.players)):
        if not is_known(st, seat, observer):
            for slot in range(at.HIDDEN_COUNT):
                seen.s[at.PLAYER + seat * at.STRIDE + slot] = i64(0)
    if st.actor >= 0 and not is_known(st, st.actor, observer):
        _assume_means(seen, st.actor)
        seen.offer_anew()  # the real list would tell what the decider holds
    return seen


def _assume_means(seen: HomesteadersState, seat: int) -> None:
    """What everybody knows of a decider: a debt to return, or the goods for the building being paid."""
    s, first = seen.s, at.PLAYER + seat * at.STRIDE
    if s[at.PHASE] == at.RELIEF:
        s[first + at.DEBTS] = i64(1)
    elif s[at.PHASE] == at.GOLD:
        cost = seen.tables.cost[s[at.BUILDING]]
        for good in range(at.GOODS_COUNT):
            s[first + good] = count_of(cost, good)
        s[first + at.GOLD_PIECES] += count_of(cost, at.COPPER) + count_of(cost, at.CATTLE)


def printed(box: Components) -> Json:
    """What is printed on the components: the part of a view that never changes."""
    return {
        "numbers": dict(box.numbers),
        "ladder": list(box.ladder),
        "prices": {good: {money: price} for good, (money, price) in zip(GOODS, box.prices, strict=True)},
        "buildings": {building.id: _printed(building) for building in box.buildings},
        "tiles": {str(tile.number): _printed(tile) for tile in box.tiles},
    }


def view(st: HomesteadersState, box: Components, components: Json, observer: int | None, is_open: bool = False) -> Json:
    """The table: the position as in a dump without what is hidden, and what is printed on the components.

    `is_open` leaves nothing out.
    """
    shown = dump(st, box)
    del shown["observer"]
    known = [is_known(st, seat, seat if is_open else observer) for seat in range(int(st.tables.players))]
    for seat, entry in enumerate(shown["seats"]):
        entry["colour"] = COLOURS[seat]
        entry["known"] = known[seat]
        entry["points"] = dict(zip(scoring.ITEMS, scoring.items(st, seat), strict=True)) if known[seat] else None
        if not known[seat]:
            entry.update(dict.fromkeys(("goods", *HOLDINGS)))
    return {
        "seat": observer,
        "actor": st.actor,
        **shown,
        "scores": [score if is_seen else None for score, is_seen in zip(st.scores, known, strict=True)],
        "winners": list(st.winners),
        "ending": st.ending,
        "stage": TILE_STAGES[st.tables.stage_of_round[st.s[at.ROUND]]],
        "stock": _stock(st, box),
        "printed": components,
    }


def _stock(st: HomesteadersState, box: Components) -> Json:
    """How many copies of each building lie beside the board."""
    stock, copies = st.stock(), st.tables.copies
    owned = [st.own(seat, at.BUILDINGS) for seat in range(int(st.tables.players))]
    return {
        building.id: copies[i] - sum(buildings >> i & 1 for buildings in owned)
        for i, building in enumerate(box.buildings)
        if stock >> i & 1
    }


def _printed(component: object) -> Json:
    """A row of the components as JSON."""
    return {key: _plain(value) for key, value in vars(component).items()}


def _plain(value: object) -> object:
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value if isinstance(value, int | str) else _printed(value)


# The observation: sections of the vector, in order, with the number of entries of each (or each seat or auction).
TILES = 30
KINDS = 32
PLACES = 32
GLOBAL_SECTIONS = (
    ("phase", len(at.PHASES)),
    ("round", at.LAST_ROUND + 1),
    ("neutral_value", 1),
    ("neutral_space", 2),
    ("extra_building", 1),
    ("next_place", 1),
    ("building", KINDS),
    ("resume", at.AUTOMATIC),
    ("turned_up", TILES),
    ("stock", KINDS),
)
AUCTION_SECTIONS = (
    ("tile", TILES),
    ("bidder", 6),
    ("bid", 1),
    ("is_at_hand", 1),
)
SEAT_SECTIONS = (
    ("is_decider", 1),
    ("is_start_player", 1),
    ("is_known", 1),
    ("goods_silver_trades_vp_debts", at.HIDDEN_COUNT),
    ("workers", 1),
    ("tracks", 1),
    ("railroad", at.LINE_SPACES + 1),
    ("passed", 1),
    ("buildings", KINDS),
    ("placed", PLACES),
)


def observation_size(tables: Tables) -> int:
    """Length of the vector."""
    per = [sum(size for _, size in sections) for sections in (GLOBAL_SECTIONS, AUCTION_SECTIONS, SEAT_SECTIONS)]
    return per[0] + per[1] * int(tables.auctions) + per[2] * int(tables.players)


def observation(st: HomesteadersState, seat: int) -> "NDArray[float32]":
    """The position as numbers around 0 to 1, seats counted from the observer."""
    import numpy  # imported here: playing needs no numpy, and it is slow to load

    players = int(st.tables.players)
    order = [(seat + i) % players for i in range(players)]
    out = _globals(st)
    for space in range(int(st.tables.auctions)):
        out.extend(_auction(st, space, order))
    for other in order:
        out.extend(_seat(st, other, seat))
    return numpy.array(out, dtype=numpy.float32)


def _bits(mask: int, size: int) -> list[float]:
    return [float(mask >> i & 1) for i in range(size)]


def _globals(st: HomesteadersState) -> list[float]:
    s = st.s
    return [
        *one_hot(len(at.PHASES), s[at.PHASE]),
        *one_hot(at.LAST_ROUND + 1, s[at.ROUND] - 1),
        s[at.NEUTRAL_VALUE] / int(st.tables.steps),
        *one_hot(2, s[at.NEUTRAL_SPACE] - 1),
        float(s[at.SECOND]),
        s[at.NEXT_PLACE] / PLACES,
        *one_hot(KINDS, s[at.BUILDING] or -1),
        *one_hot(at.AUTOMATIC, s[at.RESUME] - at.ROUND_ENDS),
        *_bits(s[at.TURNED_UP], TILES),
        *_bits(st.stock(), KINDS),
    ]


def _auction(st: HomesteadersState, space: int, order: list[int]) -> list[float]:
    s = st.s
    bidder = s[at.BIDDER + space]
    by = 0 if bidder == 0 else 5 if bidder == at.NEUTRAL_STONE else 1 + order.index(bidder - 1)
    return [
        *one_hot(TILES, s[at.TILE + space] - 1),
        *one_hot(6, by),
        (s[at.STEP + space] + 1) / int(st.tables.steps) if bidder else 0.0,
        1.0 if s[at.SPACE] == space and (s[at.PHASE] == at.DRAW or is_winning(st)) else 0.0,
    ]


def _seat(st: HomesteadersState, seat: int, observer: int) -> list[float]:
    s = st.s
    known = is_known(st, seat, observer)
    scale = (4, 4, 4, 4, 4, 4, 20, 8, 30, 10)
    return [
        1.0 if s[at.DECIDER] == seat else 0.0,
        1.0 if s[at.START] == seat else 0.0,
        1.0 if known else 0.0,
        *(st.own(seat, slot) / scale[slot] if known else 0.0 for slot in range(at.HIDDEN_COUNT)),
        st.own(seat, at.WORKERS) / 8,
        st.own(seat, at.TRACKS) / 8,
        *one_hot(at.LINE_SPACES + 1, st.own(seat, at.LINE)),
        float(st.own(seat, at.PASSED)),
        *_bits(st.own(seat, at.BUILDINGS), KINDS),
        *_bits(st.own(seat, at.PLACED), PLACES),
    ]
