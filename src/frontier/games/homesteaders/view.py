"""What a seat may see, as JSON for people's screens.

With screens, goods, silver, trade chips, debts and VP chips of others are hidden until scoring (H-INFO-01, H-AMB-50).
"""

from itertools import islice

from mypy_extensions import i64

from frontier.engine.game import COLOURS
from frontier.engine.multisets import count_of
from frontier.engine.shapes import Settings
from frontier.games.homesteaders import phases, scoring, shapes, slots
from frontier.games.homesteaders.components import (
    GOODS,
    KINDS,
    LINE,
    ROUNDS,
    TILE_STAGES,
    Building,
    Components,
    Tile,
    TileStage,
    places_of,
)
from frontier.games.homesteaders.constants import STAGE_OF_ROUND
from frontier.games.homesteaders.flow import HomesteadersState
from frontier.games.homesteaders.observation import knows
from frontier.games.homesteaders.position import moment, open_seat
from frontier.games.homesteaders.shapes import Printed, Seat, View, Work


def is_known(st: HomesteadersState, seat: int, observer: int | None) -> bool:
    """Whether an observer sees what a seat holds."""
    return knows(st, seat, slots.SPECTATOR if observer is None else observer)


def observe(st: HomesteadersState, observer: int | None) -> HomesteadersState:
    """Return a copy without the holdings the observer cannot see; a spectator sees nobody's."""
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
    """Give a decider what everybody knows of it: a debt to return, or the goods of the building being paid."""
    s, first = seen.s, slots.PLAYER + seat * slots.STRIDE
    if s[slots.PHASE] == phases.RELIEF:
        s[first + slots.DEBTS] = i64(1)
    elif s[slots.PHASE] == phases.GOLD:
        cost = seen.constants.cost[s[slots.BUILDING]]
        for good in range(slots.GOODS_COUNT):
            s[first + good] = count_of(cost, good)
        s[first + slots.GOLD] += count_of(cost, slots.COPPER) + count_of(cost, slots.CATTLE)


def printed(box: Components) -> Printed:
    """Return what is printed on the components: the part of a view that never changes."""
    rounds: dict[TileStage, list[int]] = {stage: [] for stage in TILE_STAGES}
    for number in range(1, ROUNDS + 1):
        rounds[TILE_STAGES[STAGE_OF_ROUND[number]]].append(number)
    return {
        "numbers": dict(box.numbers),
        "ladder": list(box.ladder),
        "prices": {good: {money: price} for good, (money, price) in zip(GOODS, box.prices, strict=True)},
        "kinds": list(KINDS),
        "rounds": rounds,
        "line": list(LINE),
        "buildings": {building.id: _building(building) for building in box.buildings},
        "tiles": {str(tile.number): _tile(tile) for tile in box.tiles},
    }


def view(
    settings: Settings,
    st: HomesteadersState,
    box: Components,
    components: Printed,
    observer: int | None,
    is_open: bool = False,
) -> View:
    """Return the position as in a dump without what is hidden, and what is printed on the components.

    `is_open` leaves nothing out.
    """
    seats = range(int(st.constants.players))
    known = [is_known(st, seat, seat if is_open else observer) for seat in seats]
    return {
        **settings,
        "seat": observer,
        "actor": st.actor,
        "round": st.s[slots.ROUND],
        "phase": phases.NAMES[st.s[slots.PHASE]],
        **moment(st, box),
        "seats": [_seat(st, seat, box, known[seat]) for seat in seats],
        "scores": [score if is_seen else None for score, is_seen in zip(st.scores, known, strict=True)],
        "winners": list(st.winners),
        "ending": st.ending,
        "stage": TILE_STAGES[st.constants.stage_of_round[st.s[slots.ROUND]]],
        "stock": _stock(st, box),
        "printed": components,
    }


def _seat(st: HomesteadersState, seat: int, box: Components, is_known: bool) -> Seat:
    """Return what is seen of a seat, its holdings only if they are known."""
    return {
        "goods": {good: st.own(seat, i) for i, good in enumerate(GOODS)} if is_known else None,
        "silver": st.own(seat, slots.SILVER) if is_known else None,
        "trade": st.own(seat, slots.TRADES) if is_known else None,
        "vp": st.own(seat, slots.VP) if is_known else None,
        "debt": st.own(seat, slots.DEBTS) if is_known else None,
        **open_seat(st, seat, box),
        "colour": COLOURS[seat],
        "known": is_known,
        "points": dict(zip(scoring.ITEMS, scoring.items(st, seat), strict=True)) if is_known else None,
    }


def _stock(st: HomesteadersState, box: Components) -> dict[str, int]:
    """Count the copies of each building that lie beside the board."""
    stock, copies = st.stock(), st.constants.copies
    owned = [st.own(seat, slots.BUILDINGS) for seat in range(int(st.constants.players))]
    return {
        building.id: copies[i] - sum(buildings >> i & 1 for buildings in owned)
        for i, building in enumerate(box.buildings)
        if stock >> i & 1
    }


def _building(building: Building) -> shapes.Building:
    return {
        "id": building.id,
        "kind": building.kind,
        "stage": building.stage,
        "copies": building.copies,
        "copies_two_players": building.copies_two_players,
        "cost": list(building.cost),
        "vp": building.vp,
        "extra_vp": list(building.extra_vp),
        "income": list(building.income),
        "work": _work(building),
        "when_built": list(building.when_built),
        "abilities": list(building.abilities),
    }


def _work(building: Building) -> list[Work]:
    places = iter(places_of(building))
    return [
        {"workers": work.workers, "gives": list(work.gives), "places": list(islice(places, work.workers))}
        for work in building.work
    ]


def _tile(tile: Tile) -> shapes.Tile:
    return {
        "number": tile.number,
        "stack": tile.stack,
        "stage": tile.stage,
        "kinds": list(tile.kinds),
        "gains": list(tile.gains),
        "pay": tile.pay,
        "reward": list(tile.reward),
    }
