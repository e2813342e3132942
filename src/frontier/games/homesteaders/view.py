"""What a seat may see, as JSON for people's screens.

With screens, goods, silver, trade chips, debts and VP chips of others are hidden until scoring (H-INFO-01, H-AMB-50).
"""

from mypy_extensions import i64

from frontier.engine.game import COLOURS, Json
from frontier.engine.multisets import count_of
from frontier.games.homesteaders import phases, scoring, slots
from frontier.games.homesteaders.components import GOODS, TILE_STAGES, Components
from frontier.games.homesteaders.flow import HomesteadersState
from frontier.games.homesteaders.observation import knows
from frontier.games.homesteaders.position import HOLDINGS, dump


def is_known(st: HomesteadersState, seat: int, observer: int | None) -> bool:
    """Whether an observer sees what a seat holds."""
    return knows(st, seat, slots.SPECTATOR if observer is None else observer)


def observe(st: HomesteadersState, observer: int | None) -> HomesteadersState:
    """A copy without the holdings the observer cannot see; a spectator sees nobody's."""
    seen = st.clone()
    if not st.constants.screens or st.s[slots.PHASE] == phases.FINISHED:
        return seen
    seen.s[slots.OBSERVER] = slots.SPECTATOR if observer is None else observer + 1
    for seat in range(int(st.constants.players)):
        if not is_known(st, seat, observer):
            for slot in range(slots.HIDDEN_COUNT):
                seen.s[slots.PLAYER + seat * slots.STRIDE + slot] = i64(0)
    if st.actor >= 0 and not is_known(st, st.actor, observer):
        _assume_means(seen, st.actor)
        seen.offer_anew()  # the real list would tell what the decider holds
    return seen


def _assume_means(seen: HomesteadersState, seat: int) -> None:
    """What everybody knows of a decider: a debt to return, or the goods for the building being paid."""
    s, first = seen.s, slots.PLAYER + seat * slots.STRIDE
    if s[slots.PHASE] == phases.RELIEF:
        s[first + slots.DEBTS] = i64(1)
    elif s[slots.PHASE] == phases.GOLD:
        cost = seen.constants.cost[s[slots.BUILDING]]
        for good in range(slots.GOODS_COUNT):
            s[first + good] = count_of(cost, good)
        s[first + slots.GOLD] += count_of(cost, slots.COPPER) + count_of(cost, slots.CATTLE)


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
    known = [is_known(st, seat, seat if is_open else observer) for seat in range(int(st.constants.players))]
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
        "stage": TILE_STAGES[st.constants.stage_of_round[st.s[slots.ROUND]]],
        "stock": _stock(st, box),
        "printed": components,
    }


def _stock(st: HomesteadersState, box: Components) -> Json:
    """How many copies of each building lie beside the board."""
    stock, copies = st.stock(), st.constants.copies
    owned = [st.own(seat, slots.BUILDINGS) for seat in range(int(st.constants.players))]
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
