"""H-PLACE, H-INCOME, H-WAGE: placing workers, receiving income, paying workers."""

import pytest

import frontier
from rules.homesteaders.helpers_income import change, held, income, quietly, to_round
from support.homesteaders import Scene

HOMESTEAD = {"silver": 2}
FIXED: dict[str, dict[str, int]] = {
    "grain_mill": {"food": 1},
    "farm": {},
    "market": {"trade": 1},
    "foundry": {},
    "steel_mill": {"steel": 1},
    "boarding_house": {"silver": 2},
    "railworkers_house": {"silver": 1, "trade": 1},
    "ranch": {},
    "trading_post": {"trade": 2},
    "general_store": {"trade": 1},
    "gold_mine": {},
    "copper_mine": {},
    "river_port": {},
    "church": {"vp": 2},
    "workshop": {"vp": 1},
    "depot": {"silver": 2},
    "stables": {"trade": 1, "vp": 1},
    "bank": {"silver": 2},
    "meatpacking_plant": {},
    "forge": {},
    "factory": {"vp": 2},
    "rodeo": {"silver": 1},
    "lawyer": {"vp": 2},
    "fairgrounds": {"gold": 1},
    "dude_ranch": {},
    "town_hall": {},
    "terminal": {},
    "restaurant": {},
    "train_station": {},
    "circus": {},
    "rail_yard": {},
}
WORK: dict[str, dict[str, int]] = {
    "homestead_1": {"wood": 1},
    "homestead_2": {"vp": 1},
    "farm_1": {"silver": 2, "trade": 1},
    "farm_2": {"food": 1},
    "market": {"silver": 2},
    "foundry": {"steel": 1},
    "ranch": {"cattle": 1},
    "gold_mine": {"gold": 1},
    "copper_mine": {"copper": 1},
    "meatpacking_plant_1": {"vp": 2},
    "meatpacking_plant_2": {"vp": 2},
    "forge": {"vp": 2},
}
WORKING = ("farm", "market", "foundry", "ranch", "gold_mine", "copper_mine", "river_port", "meatpacking_plant", "forge")


def plus(*parts: dict[str, int]) -> dict[str, int]:
    """Several gains together."""
    return {key: sum(part.get(key, 0) for part in parts) for part in parts for key in part}


def paying(**holdings: int) -> Scene:
    """Seat 0 of two is asked for the wages."""
    scene = Scene(2)
    scene.give(0, **holdings)
    scene.wages(0)
    assert (scene.phase, scene.actor) == ("wages", 0)
    return scene


# Placing ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-PLACE-01")
def test_only_free_places_of_own_buildings_are_offered() -> None:
    scene = Scene(3)
    scene.own(0, "farm", "market")
    scene.own(1, "foundry")
    scene.give(0, workers=3)
    own = ["homestead_1", "homestead_2", "farm_1", "farm_2", "market"]
    assert scene.legal("place") == [f"place {place}" for place in own]
    assert scene.why("place foundry").startswith("H-")
    scene.give(0, trade=1)
    scene.do("place homestead_2")
    assert scene.legal("place") == ["place homestead_1", "place farm_1", "place farm_2", "place market"]
    assert scene.why("place homestead_2").startswith("H-")
    scene.do("place farm_1", "place market")
    assert scene.legal("place") == []
    assert scene.seat(0)["placed"] == ["homestead_2", "farm_1", "market"]
    scene.do("done")
    assert scene.actor == 1
    assert scene.legal("place") == ["place homestead_1", "place homestead_2", "place foundry"]


@pytest.mark.rule("H-PLACE-01")
def test_every_work_place_of_the_game_can_be_staffed_at_once() -> None:
    scene = Scene(2, round=10)
    scene.own(0, *WORKING)
    scene.give(0, workers=14, trade=1)
    places = [*WORK]
    places[9:9] = ["river_port_1", "river_port_2"]
    scene.do(*(f"place {place}" for place in places))
    assert scene.seat(0)["placed"] == places
    assert scene.legal("place") == []


@pytest.mark.rule("H-PLACE-02")
def test_a_worker_may_stand_elsewhere_every_round() -> None:
    scene = Scene(3)
    scene.own(0, "farm")
    before = scene.legal("place")
    scene.do("place farm_2")
    to_round(scene, 2)
    assert scene.seat(0)["placed"] == []
    assert scene.legal("place") == before
    scene.do("place homestead_1")
    quietly(scene, lambda: scene.phase == "bid")
    assert scene.seat(0)["placed"] == ["homestead_1"]
    assert (held(scene)["food"], held(scene)["wood"]) == (1, 1)


@pytest.mark.rule("H-PLACE-03", "H-WAGE-01")
def test_workers_without_a_place_stay_idle_and_are_paid() -> None:
    scene = Scene(2)
    scene.give(0, workers=5)
    before = held(scene)
    scene.do("place homestead_1", "place homestead_2")
    assert (scene.phase, scene.actor) == ("place", 1)
    scene.do("done", "done")
    assert scene.seat(0)["workers"] == 5
    assert scene.seat(0)["placed"] == ["homestead_1", "homestead_2"]
    assert change(before, held(scene)) == {"wood": 1, "vp": 1, "silver": 2 - 5}


@pytest.mark.rule("H-PLACE-04", "H-EX-01", "H-BLD-18")
@pytest.mark.parametrize(
    ("moves", "gold"), [((), 0), (("place river_port_1",), 0), (("place river_port_1", "place river_port_2"), 1)]
)
def test_a_river_port_needs_both_workers_for_its_gold(moves: tuple[str, ...], gold: int) -> None:
    scene = Scene(2)
    scene.own(0, "river_port")
    scene.give(0, workers=2)
    assert income(scene, *moves) == ({**HOMESTEAD, "gold": 1} if gold else HOMESTEAD)
    silver = held(scene)["silver"]
    scene.do("pay 0")
    assert held(scene)["silver"] == silver - 2
    assert held(scene)["gold"] == 1 + gold


@pytest.mark.rule("H-PLACE-05")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_placing_goes_round_from_the_start_player_and_all_see_it(start: int) -> None:
    scene = Scene(4)
    scene.start_player(start)
    for i in range(4):
        assert (scene.phase, scene.actor) == ("place", (start + i) % 4)
        for earlier in range(i):
            assert scene.view(scene.actor)["seats"][(start + earlier) % 4]["placed"] == ["homestead_1"]
        scene.do("place homestead_1", "done")
    assert (scene.phase, scene.actor) == ("bid", start)


@pytest.mark.rule("H-PLACE-06")
def test_a_worker_hired_while_placing_goes_to_any_free_place() -> None:
    scene = Scene(2)
    scene.own(0, "market")
    scene.give(0, trade=1, food=1)
    scene.do("place homestead_2")
    assert scene.legal("place") == []
    scene.do("hire")
    assert (held(scene)["workers"], held(scene)["trade"], held(scene)["food"]) == (2, 0, 0)
    assert scene.legal("place") == ["place homestead_1", "place market"]
    scene.do("place homestead_1")
    assert sorted(scene.seat(0)["placed"]) == ["homestead_1", "homestead_2"]
    assert scene.actor == 1


@pytest.mark.rule("H-PLACE-07")
def test_workers_are_moved_in_no_other_step() -> None:
    scene = Scene(3, round=5, tiles={2: 16})
    scene.own(0, "bank")
    scene.give(0, workers=3, trade=2, debt=1, steel=3, wood=3, gold=1)
    scene.do("place homestead_1", "done", "done", "done")
    visited = []
    moves = ["relief silver", "pay 0", "bid 1 3", "pass", "pass", "pay 0", "no_build", "no_worker"]
    for move in moves:
        visited.append(scene.phase)
        assert scene.actor in (0, 1, 2)
        assert scene.legal("place") == []
        assert scene.why("place homestead_2").startswith("H-")
        assert scene.seat(0)["placed"] == ["homestead_1"]
        scene.do(move)
    assert visited == ["relief", "wages", "bid", "bid", "bid", "pay", "build", "worker"]


@pytest.mark.rule("H-PLACE-07")
def test_workers_are_not_moved_in_final_trading() -> None:
    scene = Scene(3)
    scene.give(0, trade=2, workers=2)
    scene.final(0)
    assert scene.legal("place") == []
    assert scene.why("place homestead_1").startswith("H-")


# Income -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-INCOME-01", "H-INCOME-03")
@pytest.mark.parametrize("building", FIXED)
def test_every_building_gives_its_fixed_income_without_a_worker(building: str) -> None:
    scene = Scene(2, round=10)
    scene.own(0, building)
    assert income(scene, "done") == plus(HOMESTEAD, FIXED[building])


@pytest.mark.rule("H-INCOME-02")
@pytest.mark.parametrize("place", WORK)
def test_every_staffed_place_gives_its_income_on_top(place: str) -> None:
    scene = Scene(2, round=10)
    building = place.rstrip("_12")
    scene.own(0, building)
    fixed = FIXED.get(building, {})
    assert income(scene, f"place {place}", "done") == plus(HOMESTEAD, fixed, WORK[place])


@pytest.mark.rule("H-INCOME-01", "H-INCOME-02")
def test_all_buildings_and_places_together() -> None:
    scene = Scene(2, round=10)
    scene.own(0, *FIXED)
    scene.give(0, workers=14)
    places = [move.removeprefix("place ") for move in scene.legal("place")]
    assert [place for place in places if not place.startswith("river_port")] == [*WORK]
    moves = [f"place {place}" for place in places]
    rodeo = {"silver": 4}  # five in all
    assert income(scene, *moves, "done") == plus(HOMESTEAD, *FIXED.values(), rodeo, *WORK.values(), {"gold": 1})


@pytest.mark.rule("H-INCOME-03", "H-EX-15")
@pytest.mark.parametrize("workers", [1, 2])
def test_an_empty_homestead_still_gives_2_silver(workers: int) -> None:
    scene = Scene(2)
    scene.give(0, workers=workers)
    scene.do("done")
    before = held(scene)
    scene.do("done")
    assert scene.seat(0)["placed"] == []
    assert change(before, held(scene)) == ({"silver": 2 - workers} if workers != 2 else {})
    told = [scene.game.event_fields(event) for event in scene.happened("income") if event.seat == 0]
    assert [(event["piece"], event["n"]) for event in told] == [("silver", 2)]


@pytest.mark.rule("H-INCOME-04")
@pytest.mark.parametrize("tracks", [0, 1, 2, 5, 13])
def test_each_track_gives_1_silver(tracks: int) -> None:
    scene = Scene(2)
    scene.give(0, tracks=tracks)
    assert income(scene, "done") == {"silver": 2 + tracks}


@pytest.mark.rule("H-INCOME-01", "H-INCOME-02")
def test_only_the_owner_gets_the_income() -> None:
    scene = Scene(3)
    scene.own(0, "grain_mill", "foundry")
    before = [held(scene, seat) for seat in range(3)]
    scene.do("place foundry", "done", "done", "done")
    assert change(before[0], held(scene, 0)) == {"food": 1, "steel": 1, "silver": 1}
    for seat in (1, 2):
        assert change(before[seat], held(scene, seat)) == {"silver": 1}


# Wages ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-WAGE-01")
@pytest.mark.parametrize("workers", [1, 2, 4, 8])
@pytest.mark.parametrize("placed", [0, 1])
def test_each_worker_costs_1_silver_at_work_or_idle(workers: int, placed: int) -> None:
    scene = Scene(3)
    scene.give(0, workers=workers)
    scene.do(*["place homestead_2"][:placed], "done", "done")
    before = held(scene)["silver"]
    scene.do("done")
    assert held(scene)["silver"] == before + 2 - workers
    wages = {event.seat: event.a for event in scene.happened("wages")}
    assert wages == {0: workers, 1: 1, 2: 1}


@pytest.mark.rule("H-WAGE-02")
@pytest.mark.parametrize(("silver", "debts", "rest"), [(3, 1, 0), (2, 2, 1), (1, 2, 0), (0, 3, 1)])
def test_wages_are_compulsory_and_debt_covers_what_is_missing(silver: int, debts: int, rest: int) -> None:
    scene = paying(workers=5, silver=silver)
    assert scene.legal() == ["pay 0", "borrow"]
    for refused in ("done", "pay 1"):
        with pytest.raises(frontier.IllegalAction):
            scene.do(refused)
    scene.do("pay 0")
    assert (held(scene)["debt"], held(scene)["silver"], held(scene)["workers"]) == (debts, rest, 5)


@pytest.mark.rule("H-WAGE-03")
def test_marketplace_gold_and_debt_are_open_while_paying() -> None:
    scene = paying(workers=3, silver=1, trade=2, steel=1, gold=1)
    assert {"pay 0", "pay 1", "sell steel", "sell gold", "borrow"} <= set(scene.legal())
    scene.do("sell steel")
    assert (held(scene)["silver"], held(scene)["vp"], held(scene)["trade"]) == (4, 1, 1)
    scene.do("borrow")
    assert (held(scene)["silver"], held(scene)["debt"]) == (6, 1)
    scene.do("pay 1")
    assert (held(scene)["silver"], held(scene)["gold"], held(scene)["debt"]) == (6, 0, 1)
    assert scene.actor != 0 or scene.phase != "wages"


@pytest.mark.rule("H-WAGE-03", "H-EX-06")
@pytest.mark.parametrize(("move", "gold", "silver"), [("pay 0", 3, 2), ("pay 1", 2, 7), ("pay 2", 1, 9)])
def test_seven_workers_are_paid_with_gold_without_change(move: str, gold: int, silver: int) -> None:
    scene = paying(workers=7, silver=9, gold=3)
    assert scene.legal("pay") == ["pay 0", "pay 1", "pay 2"]
    scene.do(move)
    assert (held(scene)["gold"], held(scene)["silver"], held(scene)["debt"]) == (gold, silver, 0)


@pytest.mark.rule("H-WAGE-04")
def test_income_of_the_round_may_pay_the_wages() -> None:
    scene = Scene(2)
    scene.own(0, "market")
    scene.give(0, silver=0, workers=4, gold=1)
    scene.do("place market", "done", "done")
    assert (scene.phase, scene.actor) == ("wages", 0)
    assert (held(scene)["silver"], held(scene)["trade"]) == (4, 1)
    scene.do("pay 0")
    assert (held(scene)["silver"], held(scene)["debt"]) == (0, 0)


@pytest.mark.rule("H-WAGE-04")
def test_all_income_comes_before_any_wages() -> None:
    scene = Scene(3)
    scene.do("done", "done", "done")
    kinds = [event.kind for event in scene.events if event.kind in ("income", "wages")]
    assert kinds == ["income"] * 3 + ["wages"] * 3
