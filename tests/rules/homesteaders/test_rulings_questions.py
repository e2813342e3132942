"""H-AMB-19f, -19g: what is not asked because nothing could come of it, and places named in any order."""

import random
from collections.abc import Iterator
from itertools import permutations

import pytest

import frontier
from frontier.games.homesteaders.game import Homesteaders
from frontier.games.homesteaders.rules.build import buildable
from rules.homesteaders.helpers_build import turn
from rules.homesteaders.helpers_income import held, income
from support.homesteaders import GOODS, Scene

# Offers that cannot be taken --------------------------------------------------------------------------


def extra(tile: int, *owned: str, **holdings: int) -> Scene:
    """Seat 0 has come to what the tile sells, and holds this."""
    scene = Scene(4, round=tile if tile <= 10 else 9)
    scene.own(0, *owned)
    scene.give(0, **holdings)
    scene.extra(0, tile)
    return scene


def is_asked(scene: Scene, phase: str) -> bool:
    return (scene.phase, scene.actor) == (phase, 0)


@pytest.mark.rule("H-AMB-19f")
@pytest.mark.parametrize(
    ("tile", "holdings"),
    [
        (20, {}),  # food
        (20, {"wood": 3, "gold": 2, "silver": 30}),
        (9, {"trade": 1}),  # copper needs a chip for itself and one for its gold
        (9, {"trade": 1, "silver": 30, "cattle": 1}),
        (9, {"gold": 5}),
    ],
)
def test_a_tile_offer_that_no_trade_can_bring_is_not_asked(tile: int, holdings: dict[str, int]) -> None:
    scene = extra(tile, **holdings)
    assert not is_asked(scene, "extra")
    assert held(scene)["debt"] == 0
    assert {key: held(scene)[key] for key in holdings} == holdings


@pytest.mark.rule("H-AMB-19f")
@pytest.mark.parametrize(
    ("tile", "owned", "holdings"),
    [
        (20, (), {"food": 1}),
        (20, (), {"trade": 1, "silver": 2}),
        (20, (), {"trade": 1, "silver": 0}),  # the silver can be borrowed
        (9, (), {"trade": 1, "gold": 1}),
        (9, (), {"trade": 2, "silver": 0}),  # gold, then copper
        (9, (), {"trade": 2, "silver": 0, "cattle": 1}),
        (9, ("river_port",), {"gold": 1}),
        (9, ("river_port",), {"trade": 1, "silver": 0}),
    ],
)
def test_a_tile_offer_that_trades_could_bring_is_asked(
    tile: int, owned: tuple[str, ...], holdings: dict[str, int]
) -> None:
    scene = extra(tile, *owned, **holdings)
    assert is_asked(scene, "extra")
    assert {"no_extra", "borrow"} <= set(scene.legal())


@pytest.mark.rule("H-AMB-19f")
def test_a_build_step_is_asked_exactly_if_something_could_be_paid_for() -> None:
    assert not is_asked(turn(9, silver=40, debt=2, vp=3), "build")
    assert not is_asked(turn(9, trade=1, silver=40), "build")
    assert is_asked(turn(9, trade=1, wood=1, silver=0), "build")  # food for a Dude Ranch
    assert is_asked(turn(9, wood=1, food=1), "build")
    assert not is_asked(turn(9, "dude_ranch", wood=1, food=1), "build")


@pytest.mark.rule("H-AMB-19f")
def test_trades_that_were_not_asked_for_are_possible_at_the_next_decision() -> None:
    scene = turn(9, trade=1, silver=40, debt=1)
    assert not is_asked(scene, "build")
    while scene.actor != 0 or scene.phase != "place":
        scene.do("done" if scene.phase == "place" else scene.legal()[0])
    assert {"buy wood silver", "buy gold silver", "borrow", "pay_off silver"} <= set(scene.legal())


@pytest.mark.rule("H-AMB-19f")
def test_by_the_first_rules_all_of_it_is_asked() -> None:
    scene = Scene(4, round=9, rules=1)
    scene.building(0, 9)
    assert scene.legal() == ["no_build", "borrow"]
    scene.extra(0, 9)
    assert scene.legal() == ["no_extra", "borrow"]
    scene.at(9)
    scene.do("place homestead_1")
    assert scene.legal() == ["done", "borrow"]
    scene.final(0)
    assert scene.legal() == ["done", "borrow"]
    scene.give(0, debt=1, silver=9)
    scene.wages(0)
    assert scene.legal() == ["pay 0", "borrow", "pay_off silver"]


@pytest.mark.rule("H-AMB-19f", "H-AMB-19c")
def test_placing_is_over_with_the_last_place_unless_a_trade_could_matter() -> None:
    for holdings, buildings, asked in (
        ({}, (), False),
        ({"gold": 1, "silver": 9, "debt": 1}, (), False),
        ({"trade": 1, "silver": 0}, (), True),
        ({"silver": 9, "debt": 1}, ("bank",), True),
        ({"silver": 4, "debt": 1}, ("bank",), False),
        ({"silver": 9}, ("bank",), False),
    ):
        scene = Scene(3, round=6)
        scene.own(0, *buildings)
        scene.give(0, **holdings)
        scene.do("place homestead_1")
        assert is_asked(scene, "place") == asked, holdings
    scene = Scene(3)
    scene.give(0, workers=2)
    scene.do("place homestead_2")
    assert is_asked(scene, "place"), "somebody is left to place"


@pytest.mark.rule("H-AMB-19f", "H-FINAL-02")
@pytest.mark.parametrize(
    ("holdings", "asked"),
    [({}, False), ({"gold": 1}, False), ({"debt": 1, "silver": 4}, False), ({"debt": 1, "silver": 5}, True),
     ({"debt": 1, "gold": 1, "silver": 0}, True), ({"trade": 1, "silver": 0}, True)],
)  # fmt: skip
def test_final_trading_is_asked_of_those_who_can_do_more_than_borrow(holdings: dict[str, int], asked: bool) -> None:
    scene = Scene(2, round=11)
    scene.give(0, **holdings)
    scene.final(0)
    assert is_asked(scene, "trade") == asked


# Every sequence of trades -----------------------------------------------------------------------------

Held = tuple[int, ...]  # the goods, silver, trade chips, debts
WOOD, FOOD, STEEL, GOLD, COPPER, CATTLE, SILVER, TRADE, DEBT = range(9)
PRICES = (1, 2, 3, 4)
DEBT_CHIPS = 36


def changed(now: Held, **changes: int) -> Held:
    names = ("wood", "food", "steel", "gold", "copper", "cattle", "silver", "trade", "debt")
    return tuple(n + changes.get(name, 0) for n, name in zip(now, names, strict=True))


def trades(now: Held, owned: set[str]) -> Iterator[Held]:
    """Everything a player may do with chips and debts, as the rulebook has it."""
    bonus = int("general_store" in owned)
    if now[DEBT] < DEBT_CHIPS and now[SILVER] < 4 * now[TRADE]:  # more silver than the chips can spend helps nobody
        yield changed(now, silver=2, debt=1)
    if now[DEBT] and now[SILVER] >= 5:
        yield changed(now, silver=-5, debt=-1)
    if now[DEBT] and now[GOLD]:
        yield changed(now, gold=-1, debt=-1)
    if not now[TRADE]:
        return
    for good, price in zip(GOODS, PRICES, strict=False):
        if now[SILVER] >= price:
            yield changed(now, trade=-1, silver=-price, **{good: 1})
        if good != "gold" and now[GOLD]:
            yield changed(now, trade=-1, gold=-1, **{good: 1})
        if now[GOODS.index(good)]:
            yield changed(now, trade=-1, silver=price + bonus, **{good: -1})
    for good in ("copper", "cattle"):
        if now[GOLD]:
            yield changed(now, trade=-1, gold=-1, **{good: 1})
        if now[GOODS.index(good)]:
            yield changed(now, trade=-1, gold=1, silver=bonus, **{good: -1})
    if "market" in owned and now[WOOD]:
        yield changed(now, trade=-1, wood=-1, food=1)
    if "market" in owned and now[FOOD]:
        yield changed(now, trade=-1, food=-1, steel=1)
    if "bank" in owned:
        yield changed(now, trade=-1, silver=1)


def pays(now: Held, cost: tuple[str, ...], port: bool) -> bool:
    need = [cost.count(good) for good in GOODS]
    if port:
        for good in (COPPER, CATTLE):
            short = max(0, need[good] - now[good])
            need[good] -= short
            need[GOLD] += short
    return all(now[good] >= n for good, n in enumerate(need))


def can_reach(start: Held, costs: list[tuple[str, ...]], owned: set[str]) -> bool:
    """Whether any sequence of trades leads to goods that pay one of the costs."""
    seen, waiting = {start}, [start]
    while waiting:
        now = waiting.pop()
        if any(pays(now, cost, "river_port" in owned) for cost in costs):
            return True
        for after in trades(now, owned):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


def positions(count: int, seed: str, debts: tuple[int, ...]) -> Iterator[tuple[Scene, bool, str]]:
    """Winners with random holdings before building or buying; whether any trades could help; the phase."""
    rng = random.Random(seed)
    for _ in range(count):
        phase = rng.choice(("build", "extra"))
        tile = rng.choice((9, 10, 18, 19, 20, 27, 29)) if phase == "extra" else rng.randrange(1, 11)
        owned = set(rng.sample(("river_port", "market", "bank", "general_store"), rng.randrange(3)))
        owned -= {"bank"} if tile in range(1, 5) else set()
        holdings = {good: rng.choice((0, 0, 0, 1, 2)) for good in GOODS}
        holdings |= {"silver": rng.randrange(7), "trade": rng.randrange(4), "debt": rng.choice(debts)}
        found = []
        for rules in (1, 2):
            scene = Scene(4, round=tile if tile <= 10 else 8 if tile in (18, 27) else 9, rules=rules)
            scene.own(0, *owned)
            scene.give(0, **holdings)
            (scene.building if phase == "build" else scene.extra)(0, tile)
            found.append(scene)
        asked, scene = found
        assert isinstance(asked.game, Homesteaders)
        box = asked.game.box
        kinds = buildable(asked.state) if phase == "build" else 0  # type: ignore[arg-type]
        costs: list[tuple[str, ...]] = [
            building.cost for kind, building in enumerate(box.buildings) if kinds >> kind & 1
        ]
        costs = costs if phase == "build" else [(box.tiles[tile - 1].pay,)]
        yield scene, can_reach(tuple(holdings.values()), costs, owned), phase


@pytest.mark.rule("H-AMB-19f")
def test_a_question_is_asked_exactly_if_some_sequence_of_trades_could_help() -> None:
    outcomes = set()
    for scene, helps, phase in positions(250, "trades", (0, 1, 3)):
        assert is_asked(scene, phase) == helps, scene.data()
        outcomes.add((phase, helps))
    assert len(outcomes) == 4


@pytest.mark.rule("H-AMB-19f")
def test_with_hardly_a_debt_chip_left_nobody_is_passed_over() -> None:
    for scene, helps, phase in positions(80, "debts", (34, 35, 36, 50)):
        assert is_asked(scene, phase) or not helps, scene.data()


# The order of places ----------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-19g", "H-PLACE-01")
def test_places_are_named_in_any_order_with_the_same_result() -> None:
    keys = set()
    for order in permutations(("homestead_2", "farm_1", "market", "river_port_1")):
        scene = Scene(2)
        scene.own(0, "farm", "market", "river_port")
        scene.give(0, workers=5)
        for i, place in enumerate(order):
            assert f"place {place}" in scene.legal()
            assert len(scene.legal("place")) == 7 - i
            scene.do(f"place {place}")
        assert [scene.why(f"place {place}") for place in order] == ["H-PLACE-01"] * 4
        keys.add(scene.state.key())
    assert len(keys) == 1


@pytest.mark.rule("H-AMB-19g", "H-PLACE-06")
def test_hiring_in_between_makes_no_difference() -> None:
    keys = set()
    for moves in permutations(("place homestead_2", "place farm_1", "hire")):
        scene = Scene(2)
        scene.own(0, "farm")
        scene.give(0, workers=2, trade=2, food=1)
        scene.do(*moves)
        keys.add(scene.state.key())
    assert len(keys) == 1


@pytest.mark.rule("H-AMB-19g")
def test_no_refusal_cites_an_order() -> None:
    scene = Scene(2)
    scene.own(0, "farm", "river_port")
    scene.give(0, workers=2, trade=1)
    scene.do("place river_port_2", "place farm_1")
    seen = set()
    for place in ("homestead_1", "farm_1", "river_port_1", "foundry"):
        reason = scene.game.explain(scene.state, scene.game.notation.read(scene.state, f"place {place}"))
        assert reason is not None
        seen.add(reason.key)
    assert seen == {"no-idle-worker", "place-occupied", "not-your-building"}


@pytest.mark.rule("H-AMB-19g", "H-PLACE-04", "H-BLD-18")
@pytest.mark.parametrize(("places", "gold"), [((2, 1), 1), ((1, 2), 1), ((2,), 0), ((1,), 0)])
def test_a_river_ports_places_are_named_in_either_order_and_work_together(places: tuple[int, ...], gold: int) -> None:
    scene = Scene(2)
    scene.own(0, "river_port")
    scene.give(0, workers=2)
    gains = income(scene, *(f"place river_port_{place}" for place in places))
    assert gains == {"silver": 2, **({"gold": 1} if gold else {})}


@pytest.mark.rule("H-AMB-19g")
def test_by_the_first_rules_places_are_named_in_ascending_order() -> None:
    scene = Scene(2, rules=1)
    scene.own(0, "farm", "river_port")
    scene.give(0, workers=3)
    scene.do("place farm_1")
    assert scene.legal("place") == ["place farm_2", "place river_port_1"]
    for place, key in (("homestead_1", "places-in-order"), ("river_port_2", "both-places")):
        reason = scene.game.explain(scene.state, scene.game.notation.read(scene.state, f"place {place}"))
        assert reason is not None
        assert reason.key == key


@pytest.mark.rule("H-AMB-19g")
def test_a_position_names_the_place_after_the_last_occupied() -> None:
    scene = Scene(2)
    scene.own(0, "farm")
    scene.give(0, workers=3)
    scene.do("place farm_1", "place homestead_1")
    data = scene.data()
    assert data["next_place"] == "farm_2"
    assert scene.game.load(data).key() == scene.state.key()
    data["next_place"] = "homestead_2"
    with pytest.raises(frontier.PositionError, match="the place after the last one occupied"):
        scene.game.load(data)
