"""H-AMB, H-DIFF, H-BLD: rulings on placing, income, wages and moments."""

import pytest

import frontier
from rules.homesteaders.helpers_income import change, held, income, printed, quietly, stock, to_round
from support.homesteaders import Scene

BOX = {
    "wood": 14, "food": 14, "steel": 14, "gold": 12, "copper": 10, "cattle": 10,
    "silver": 63, "trade": 36, "vp": 51, "debt": 36, "workers": 25, "tracks": 27,
}  # fmt: skip


def bank(**holdings: int) -> Scene:
    """Seat 0 of three owns the Bank; nobody has placed yet."""
    scene = Scene(3, round=6)
    scene.own(0, "bank")
    scene.give(0, **holdings)
    return scene


def rodeo(workers: int) -> Scene:
    scene = Scene(2, round=6)
    scene.own(0, "rodeo")
    scene.give(0, workers=workers)
    return scene


# Work places ------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-01", "H-DIFF-12")
@pytest.mark.parametrize(
    ("building", "gains"),
    [
        ("homestead", [{"wood": 1}, {"vp": 1}]),
        ("farm", [{"silver": 2, "trade": 1}, {"food": 1}]),
        ("meatpacking_plant", [{"vp": 2}, {"vp": 2}]),
    ],
)
@pytest.mark.parametrize("staffed", [(1,), (2,), (1, 2)])
def test_the_places_of_other_buildings_work_on_their_own(
    building: str, gains: list[dict[str, int]], staffed: tuple[int, ...]
) -> None:
    scene = Scene(2, round=6)
    scene.own(0, building)
    scene.give(0, workers=2)
    expected = {"silver": 2}
    for place in staffed:
        for piece, n in gains[place - 1].items():
            expected[piece] = expected.get(piece, 0) + n
    assert income(scene, *(f"place {building}_{place}" for place in staffed), "done") == expected


@pytest.mark.rule("H-AMB-01", "H-DIFF-12", "H-BLD-18")
def test_only_the_river_port_needs_two_workers_for_one_output() -> None:
    scene = Scene(2)
    joint = [
        id_
        for id_, building in printed(scene)["buildings"].items()
        for work in building["work"]
        if work["workers"] == 2
    ]
    assert joint == ["river_port"]
    scene.own(0, "river_port", "gold_mine")
    scene.give(0, workers=3)
    assert income(scene, "place gold_mine", "place river_port_1", "done") == {"silver": 2, "gold": 1}
    scene = Scene(2)
    scene.own(0, "river_port", "gold_mine")
    scene.give(0, workers=3)
    moves = ("place gold_mine", "place river_port_1", "place river_port_2", "done")
    assert income(scene, *moves) == {"silver": 2, "gold": 2}


@pytest.mark.rule("H-AMB-19c", "H-EX-15")
def test_a_worker_may_stay_idle_beside_a_free_place() -> None:
    scene = Scene(2)
    scene.own(0, "foundry")
    scene.give(0, workers=2)
    scene.do("place homestead_1")
    assert scene.legal("place") == ["place homestead_2", "place foundry"]
    scene.do("done")
    assert scene.actor == 1
    before = held(scene)
    scene.do("done")
    assert change(before, held(scene)) == {"wood": 1}
    assert (scene.seat(0)["workers"], scene.seat(0)["placed"]) == (2, ["homestead_1"])


# Names and stones -------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-06")
def test_with_two_players_there_are_two_foundries_and_one_forge() -> None:
    assert stock(Scene(2))["foundry"] == 2
    assert stock(Scene(2, round=5))["forge"] == 1
    assert stock(Scene(3))["foundry"] == 3
    assert stock(Scene(3, round=5))["forge"] == 2


@pytest.mark.rule("H-AMB-07")
def test_only_bidding_stones_are_taken_back() -> None:
    scene = Scene(3)
    for seat, line in enumerate((0, 2, 5)):
        scene.give(seat, railroad=line)
    quietly(scene, lambda: scene.phase == "bid")
    scene.do("bid 1 4", "pass", "reward trade", "pass", "reward trade")
    to_round(scene, 2)
    assert [seat["railroad"] for seat in scene.data()["seats"]] == [0, 3, 5]
    assert [auction["bid"] for auction in scene.data()["auctions"]] == [None, None]
    assert [seat["passed"] for seat in scene.data()["seats"]] == [False] * 3


@pytest.mark.rule("H-AMB-08")
def test_there_is_one_kind_of_homestead_and_nobody_builds_it() -> None:
    scene = Scene(4)
    assert [id_ for id_ in printed(scene)["buildings"] if id_.startswith("homestead")] == ["homestead"]
    assert [seat["buildings"] for seat in scene.data()["seats"]] == [["homestead"]] * 4
    assert "homestead" not in stock(scene)
    with pytest.raises(frontier.NotationError):
        scene.do("build homestead")


# Supplies ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-15", "H-DIFF-08")
@pytest.mark.parametrize(
    ("piece", "building", "place"),
    [
        ("wood", "homestead", "homestead_1"),
        ("food", "farm", "farm_2"),
        ("steel", "foundry", "foundry"),
        ("gold", "gold_mine", "gold_mine"),
        ("copper", "copper_mine", "copper_mine"),
        ("cattle", "ranch", "ranch"),
        ("silver", "market", "market"),
        ("trade", "farm", "farm_1"),
        ("vp", "homestead", "homestead_2"),
    ],
)
def test_income_is_paid_beyond_the_pieces_of_the_box(piece: str, building: str, place: str) -> None:
    scene = Scene(3)
    for seat in (0, 1):
        scene.own(seat, building)
        scene.give(seat, **{piece: BOX[piece]})
    before = [held(scene, seat)[piece] for seat in (0, 1)]
    scene.do(f"place {place}", "done", f"place {place}", "done", "done")
    told = {event.seat for event in scene.happened("income") if event.a == [*BOX].index(piece)}
    assert {0, 1} <= told
    quietly(scene, lambda: scene.phase == "bid")
    gain = 2 + 2 - 1 if piece == "silver" else 1
    assert [held(scene, seat)[piece] - n for seat, n in zip((0, 1), before, strict=True)] == [gain, gain]


@pytest.mark.rule("H-AMB-15", "H-DIFF-08")
def test_workers_tracks_and_debts_are_not_limited_either() -> None:
    scene = Scene(3)
    scene.give(1, workers=25, tracks=27, debt=36)
    scene.give(0, railroad=2, trade=1, food=1)
    scene.do("hire")
    assert held(scene)["workers"] == 2
    quietly(scene, lambda: scene.phase == "bid")
    scene.do("pass", "reward track")
    assert held(scene)["tracks"] == 1
    scene = Scene(3)
    scene.give(0, workers=12, silver=1, debt=36)
    scene.do("done")
    quietly(scene, lambda: scene.phase == "bid")
    assert (held(scene)["debt"], held(scene)["silver"]) == (36 + 5, 1)


@pytest.mark.rule("H-AMB-15")
def test_buildings_are_limited() -> None:
    scene = Scene(2)
    scene.own(1, "ranch", "foundry")
    scene.give(0, wood=3, food=3, steel=3)
    scene.building(0, tile=13)
    assert "build ranch" not in scene.legal()
    assert scene.why("build ranch").startswith("H-")
    assert "build foundry" in scene.legal()
    assert (stock(scene).get("ranch", 0), stock(scene)["foundry"]) == (0, 1)


# Bank -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-16", "H-DIFF-03")
def test_without_debt_the_bank_gives_2_silver_unasked_before_wages() -> None:
    scene = bank(silver=0, workers=4)
    scene.do("done", "done", "done")
    assert scene.phase == "bid"
    assert (held(scene)["silver"], held(scene)["debt"]) == (2 + 2 - 4, 0)


@pytest.mark.rule("H-BLD-22", "H-AMB-16", "H-AMB-17", "H-DIFF-04")
@pytest.mark.parametrize(("move", "debt", "silver"), [("relief debt", 2, 6 + 2), ("relief silver", 3, 6 + 2 + 2)])
def test_with_debt_the_bank_owner_chooses_together_with_the_income(move: str, debt: int, silver: int) -> None:
    scene = bank(debt=3, gold=1)
    scene.do("done", "done", "done")
    assert (scene.phase, scene.actor) == ("relief", 0)
    assert scene.legal() == ["relief debt", "relief silver"]
    assert [held(scene, seat)["silver"] for seat in range(3)] == [8, 8, 8]
    scene.do(move)
    assert (held(scene)["debt"], held(scene)["silver"]) == (debt, silver)
    assert (scene.phase, scene.actor) == ("wages", 0)


@pytest.mark.rule("H-BLD-22")
def test_the_bank_returns_one_debt_in_each_income_phase_and_only_there() -> None:
    scene = bank(debt=3)
    for number, left in ((6, 2), (7, 1), (8, 0)):
        to_round(scene, number)
        quietly(scene, lambda: scene.phase == "relief")
        assert scene.actor == 0
        scene.do("relief debt")
        quietly(scene, lambda: scene.phase == "bid")
        assert held(scene)["debt"] == left
    events = quietly(scene, lambda: scene.data()["round"] == 10)
    assert not [event for event in events if event.kind == "returned_debt"]
    assert scene.seat(0)["debt"] == 0


@pytest.mark.rule("H-AMB-17", "H-DIFF-04")
@pytest.mark.parametrize(("move", "debt", "silver"), [("relief debt", 1, 0), ("relief silver", 2, 2)])
def test_a_boarding_house_leaves_the_same_choice(move: str, debt: int, silver: int) -> None:
    scene = Scene(3)
    scene.give(0, debt=2, wood=2)
    scene.building(0, tile=13)
    before = held(scene)["silver"]
    scene.do("build boarding_house")
    assert scene.legal() == ["relief debt", "relief silver"]
    scene.do(move)
    assert (held(scene)["debt"], held(scene)["silver"]) == (debt, before + silver)


# Rodeo ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-04", "H-EX-10")
@pytest.mark.parametrize(("workers", "silver"), [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5)])
def test_a_rodeo_gives_1_silver_a_worker_and_5_at_most(workers: int, silver: int) -> None:
    assert income(rodeo(workers), "done") == {"silver": 2 + silver}


@pytest.mark.rule("H-BLD-04")
def test_a_rodeo_counts_workers_at_work_and_idle() -> None:
    assert income(rodeo(3), "place homestead_1", "place homestead_2", "done") == {"silver": 2 + 3, "wood": 1, "vp": 1}


@pytest.mark.rule("H-BLD-05", "H-AMB-23")
def test_a_rodeo_counts_the_workers_of_the_time_of_income() -> None:
    scene = Scene(2)
    scene.give(0, food=3, cattle=1, workers=2)
    scene.building(0, tile=8)
    before = held(scene)["silver"]
    scene.do("build rodeo")
    assert held(scene)["silver"] == before
    to_round(scene, 9)
    quietly(scene, lambda: scene.actor == 0)
    scene.give(0, trade=3, silver=10)
    scene.do("hire", "hire", "done")
    quietly(scene, lambda: scene.phase == "wages" and scene.actor == 0)
    assert (held(scene)["workers"], held(scene)["silver"]) == (4, 10 + 2 + 4)


@pytest.mark.rule("H-AMB-23")
def test_bank_rodeo_tracks_and_work_come_together_before_wages() -> None:
    scene = bank(workers=3, tracks=2, silver=0)
    scene.own(0, "rodeo", "market", "farm")
    expected = {"silver": 2 + 2 + 3 + 2 + 2 + 2, "trade": 1 + 1}
    assert income(scene, "place farm_1", "place market", "done") == expected


# Hiring and wages -------------------------------------------------------------------------------------


@pytest.mark.rule("H-EX-16")
def test_the_example_of_hiring_while_placing() -> None:
    scene = Scene(2)
    scene.give(0, trade=2, silver=2, food=0)
    scene.do("place homestead_1", "buy food silver")
    assert (held(scene)["trade"], held(scene)["silver"], held(scene)["food"]) == (1, 0, 1)
    scene.do("hire")
    assert (held(scene)["trade"], held(scene)["food"], held(scene)["workers"]) == (0, 0, 2)
    scene.do("place homestead_2", "done", "done")
    assert scene.seat(0)["placed"] == ["homestead_1", "homestead_2"]
    assert (held(scene)["wood"], held(scene)["vp"], held(scene)["silver"], held(scene)["debt"]) == (1, 1, 0, 0)


@pytest.mark.rule("H-AMB-20")
def test_a_worker_hired_before_paying_is_paid() -> None:
    scene = Scene(2)
    scene.give(0, workers=2, trade=2, food=1, silver=9, gold=1)
    scene.wages(0)
    scene.do("hire")
    assert (scene.phase, scene.actor, held(scene)["silver"]) == ("wages", 0, 9)
    scene.do("pay 0")
    assert (held(scene)["workers"], held(scene)["silver"]) == (3, 9 - 3)


@pytest.mark.rule("H-AMB-20")
def test_a_worker_hired_after_paying_costs_nothing_until_the_next_round() -> None:
    scene = Scene(2)
    scene.give(0, workers=2, trade=1, food=1, silver=9)
    scene.won(0, tile=13, bid=3)
    assert scene.phase == "pay"
    scene.do("hire")
    assert (held(scene)["workers"], held(scene)["silver"]) == (3, 9 - 3)
    scene.do("no_build")
    to_round(scene, 2)
    assert held(scene)["silver"] == 6
    quietly(scene, lambda: scene.phase == "neutral")
    assert held(scene)["silver"] == 6 + 2 - 3
