"""H-AMB and H-DIFF: rulings on paying, building and what buildings count; the examples that go with them."""

import pytest

import frontier
from rules.homesteaders.helpers_build import RICH, extra_vp, goods, pick, round_of, turn, winner
from support.homesteaders import Scene

WITH_BUILDING = [tile for tile in range(1, 31) if tile not in {14, 24, 30}]


def told(scene: Scene) -> list[tuple[str, str]]:
    """The events of the last move, each with the piece it is about."""
    fields = [scene.game.event_fields(event) for event in scene.events]
    return [(str(event["event"]), str(event.get("piece", ""))) for event in fields]


# May build, either colour, extras without building --------------------------------------------------------


@pytest.mark.rule("H-AMB-02", "H-DIFF-13")
@pytest.mark.parametrize("tile", WITH_BUILDING)
def test_a_winner_who_could_build_may_leave_it(tile: int) -> None:
    scene = turn(tile, **RICH)
    assert scene.legal("build")
    assert "no_build" in scene.legal()
    before = scene.seat(0)
    scene.do("no_build")
    assert scene.seat(0)["buildings"] == ["homestead"]
    assert scene.seat(0)["goods"] == before["goods"]
    assert scene.phase != "build"


@pytest.mark.rule("H-AMB-03")
@pytest.mark.parametrize(
    ("tile", "good", "key", "gained"),
    [(18, "wood", "tracks", 1), (27, "wood", "tracks", 1), (19, "food", "vp", 2), (9, "copper", "vp", 4)],
)
def test_what_a_tile_sells_is_available_although_nothing_was_built(tile: int, good: str, key: str, gained: int) -> None:
    scene = turn(tile, **{good: 1})
    scene.build_nothing()
    assert scene.legal() == ["extra good", "no_extra", "borrow"]
    scene.do("extra good")
    assert pick(scene.seat(0), good, key) == (0, gained)
    assert scene.seat(0)["buildings"] == ["homestead"]


@pytest.mark.rule("H-AMB-03")
@pytest.mark.parametrize("tile", [5, 6, 7])
def test_the_worker_of_a_tile_comes_although_nothing_was_built(tile: int) -> None:
    scene = turn(tile)
    scene.build_nothing()
    scene.do("worker")
    assert scene.seat(0)["workers"] == 2


@pytest.mark.rule("H-AMB-09")
@pytest.mark.parametrize(
    ("building", "kind"), [("farm", "residential"), ("market", "commercial"), ("foundry", "industrial")]
)
def test_a_tile_of_two_colours_is_for_one_building_of_either(building: str, kind: str) -> None:
    scene = turn(1, **RICH)
    printed = scene.view(0)["printed"]["buildings"]
    assert {printed[move.split()[1]]["kind"] for move in scene.legal("build")} == {"residential", "commercial"}
    if kind == "industrial":
        assert scene.why(f"build {building}") == "H-BUILD-04"
        return
    scene.do(f"build {building}")
    assert sorted(scene.seat(0)["buildings"]) == sorted(["homestead", building])
    assert (scene.phase, scene.data()["round"]) == ("draw", 2)  # not one of each


# Order ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-24")
def test_the_bid_comes_before_the_building_and_nothing_is_paid_ahead() -> None:
    scene = winner(2, 4, silver=4, trade=1, wood=1)
    assert scene.phase == "pay"
    for building in ("foundry", "river_port", "gold_mine"):
        assert scene.why(f"build {building}").startswith("H-")
    scene.do("buy steel silver")  # goods may be bought, but the whole bid is still due
    assert (scene.phase, scene.seat(0)["silver"]) == ("pay", 1)
    scene.do("pay 0")
    assert pick(scene.seat(0), "silver", "debt") == (1, 2)
    assert scene.legal("build") == ["build foundry", "build gold_mine", "build river_port"]
    scene.do("build gold_mine")
    assert pick(scene.seat(0), "silver", "debt", "wood", "steel") == (1, 2, 0, 0)


@pytest.mark.rule("H-AMB-25")
def test_the_order_of_a_turn_with_the_train_station() -> None:
    scene = turn(9, "forge", wood=1, copper=1, steel=2, gold=1, trade=1, railroad=3)
    scene.do("build train_station")
    assert told(scene) == [("built", ""), ("gained", "track"), ("gained", "vp")]
    assert pick(scene.seat(0), "wood", "copper", "tracks", "vp") == (0, 0, 1, 1)
    assert (scene.phase, scene.data()["extra_building"]) == ("build", True)
    assert not scene.legal("extra")
    scene.give(0, copper=1)
    scene.do("build rail_yard")
    assert told(scene)[:3] == [("built", ""), ("gained", "vp"), ("line", "")]
    assert pick(scene.seat(0), "steel", "gold", "copper", "vp", "railroad") == (0, 0, 0, 2, 4)
    assert scene.phase == "reward"
    scene.do("reward copper")
    assert scene.phase == "extra"
    scene.do("extra good")
    assert pick(scene.seat(0), "copper", "vp", "tracks") == (0, 6, 1)


@pytest.mark.rule("H-AMB-25")
def test_goods_for_the_second_building_may_be_bought_after_the_first() -> None:
    scene = turn(9, wood=1, copper=1, steel=1, silver=3, trade=1)
    scene.do("build train_station")
    assert scene.legal("build") == []
    scene.do("buy steel silver", "build terminal")
    assert "terminal" in scene.seat(0)["buildings"]
    assert pick(scene.seat(0), "steel", "silver", "trade") == (0, 0, 0)


@pytest.mark.rule("H-AMB-26")
def test_the_train_station_is_not_followed_by_another_one() -> None:
    scene = turn(9, **RICH)
    scene.do("build train_station")
    assert scene.view(0)["stock"]["train_station"] == 1
    assert "build train_station" not in scene.legal()
    assert scene.why("build train_station") == "H-BUILD-06"


@pytest.mark.rule("H-AMB-29")
def test_the_forge_cannot_be_built_in_one_turn_with_the_train_station() -> None:
    for tile in (9, 10, 19):
        scene = turn(tile, **RICH)
        assert "forge" not in scene.view(0)["stock"]
        scene.do("build train_station")
        assert scene.why("build forge") == "H-BUILD-07"
    scene = turn(8, **RICH)  # where the Forge is in the stock the Train Station is not
    assert "build forge" in scene.legal()
    assert scene.why("build train_station") == "H-BUILD-07"


# Declining ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-27")
@pytest.mark.parametrize(("tile", "good"), [(9, "copper"), (10, "cattle"), (18, "wood"), (20, "food"), (29, "food")])
def test_what_a_tile_sells_may_be_declined(tile: int, good: str) -> None:
    scene = turn(tile, **{good: 1})
    scene.build_nothing()
    scene.do("no_extra")
    assert pick(scene.seat(0), good, "vp", "tracks") == (1, 0, 0)


@pytest.mark.rule("H-AMB-27")
@pytest.mark.parametrize("tile", [5, 6, 7, 14, 24])
@pytest.mark.parametrize(("answer", "workers"), [("worker", 2), ("no_worker", 1)])
def test_the_free_worker_of_a_tile_may_be_declined(tile: int, answer: str, workers: int) -> None:
    scene = winner(tile, 3, silver=6, trade=1)
    scene.do("pay 0")
    if tile < 10:
        scene.do("no_build")
    assert scene.legal() == ["worker", "no_worker"]
    scene.do(answer)
    assert scene.seat(0)["workers"] == workers
    assert scene.phase == "draw"


@pytest.mark.rule("H-AMB-27", "H-DIFF-11")
@pytest.mark.parametrize(("answer", "workers"), [("worker", 2), ("no_worker", 1)])
def test_the_worker_of_the_workshop_may_be_declined(answer: str, workers: int) -> None:
    scene = turn(15, steel=1)
    scene.do("build workshop")
    assert scene.legal() == ["worker", "no_worker"]
    scene.do(answer)
    assert scene.seat(0)["workers"] == workers
    assert "workshop" in scene.seat(0)["buildings"]


@pytest.mark.rule("H-AMB-27", "H-DIFF-11")
@pytest.mark.parametrize("tile", [14, 24])
def test_the_advance_of_a_tile_cannot_be_declined_though_its_worker_can(tile: int) -> None:
    scene = winner(tile, 3, silver=6, railroad=2)
    scene.do("no_worker")
    assert pick(scene.seat(0), "workers", "railroad") == (1, 3)
    assert scene.legal() == ["reward trade", "reward track", "reward worker"]


@pytest.mark.rule("H-AMB-27")
@pytest.mark.parametrize(("tile", "building"), [(8, "depot"), (8, "forge"), (9, "rail_yard")])
def test_the_advance_of_a_building_cannot_be_declined(tile: int, building: str) -> None:
    scene = turn(tile, railroad=4, **RICH)
    scene.do(f"build {building}")
    assert scene.seat(0)["railroad"] == 5
    assert {move.split()[0] for move in scene.legal()} == {"reward"}
    assert len(scene.legal()) == 10


@pytest.mark.rule("H-AMB-27")
@pytest.mark.parametrize(
    ("tile", "building", "owned", "key", "phase"),
    [
        (6, "ranch", (), "trade", "worker"),
        (9, "train_station", (), "tracks", "build"),
        (8, "river_port", ("forge",), "vp", "draw"),
    ],
)
def test_other_rewards_come_without_asking(
    tile: int, building: str, owned: tuple[str, ...], key: str, phase: str
) -> None:
    scene = turn(tile, *owned, **RICH)
    scene.do(f"build {building}")
    assert scene.seat(0)[key] == 1
    assert scene.phase == phase


@pytest.mark.rule("H-AMB-27")
def test_the_six_vp_of_tile_30_come_without_asking() -> None:
    scene = winner(30, 3, silver=6, trade=1, food=1)
    assert scene.seat(0)["vp"] == 0
    scene.do("pay 0")
    assert (scene.phase, scene.seat(0)["vp"]) == ("extra", 6)
    scene.do("no_extra")
    assert pick(scene.seat(0), "vp", "food") == (6, 1)


@pytest.mark.rule("H-AMB-28")
@pytest.mark.parametrize("tile", [14, 24])
def test_the_worker_of_a_tile_comes_before_its_advance(tile: int) -> None:
    scene = winner(tile, 3, silver=6, railroad=4)
    assert scene.phase == "worker"
    assert scene.seat(0)["railroad"] == 4
    scene.do("worker")
    assert told(scene) == [("gained", "worker"), ("line", "")]
    assert scene.phase == "reward"
    assert pick(scene.seat(0), "workers", "railroad") == (2, 5)
    scene.do("reward worker")
    assert scene.seat(0)["workers"] == 3


# What counts ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-44")
def test_the_homestead_is_a_residential_building_and_a_building() -> None:
    assert extra_vp("stables") == 1
    assert extra_vp("fairgrounds") == 1
    assert extra_vp("stables", "farm", "market") == 2
    assert extra_vp("rail_yard", "farm", "market") == 4


@pytest.mark.rule("H-AMB-45")
def test_the_rail_yard_counts_itself_and_no_other_counting_building_does() -> None:
    assert extra_vp("rail_yard") == 2
    for other in ("boarding_house", "bank", "factory", "lawyer", "town_hall", "restaurant"):
        assert extra_vp(other) == 0


@pytest.mark.rule("H-AMB-54")
@pytest.mark.parametrize(
    ("tile", "building", "good", "held"),
    [
        (15, "church", "copper", {"wood": 1, "steel": 1}),
        (9, "rail_yard", "copper", {"steel": 2}),
        (17, "lawyer", "cattle", {"wood": 1}),
    ],
)
def test_gold_in_place_of_a_good_adds_to_the_printed_gold(
    tile: int, building: str, good: str, held: dict[str, int]
) -> None:
    move = f"build {building}"
    assert move not in turn(tile, "river_port", gold=1, **held).legal()
    scene = turn(tile, "river_port", gold=2, **held)
    scene.do(move)
    assert building in scene.seat(0)["buildings"]
    assert scene.seat(0)["goods"] == goods()
    for choice, left in (("nothing", {"gold": 1}), (good, {good: 1})):
        scene = turn(tile, "river_port", gold=2, **{good: 1}, **held)
        scene.do(move)
        assert scene.legal() == ["gold_for nothing", f"gold_for {good}"]
        scene.do(f"gold_for {choice}")
        assert scene.seat(0)["goods"] == goods(**left)


# Examples -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-EX-17")
def test_the_trade_chip_of_the_ranch_buys_the_wood_for_a_track() -> None:
    scene = turn(18, silver=1, wood=1, food=1, steel=1)
    scene.do("build ranch")
    assert (scene.phase, scene.seat(0)["trade"]) == ("extra", 1)
    assert not scene.legal("extra")
    scene.do("buy wood silver", "extra good")
    assert pick(scene.seat(0), "wood", "trade", "silver", "tracks") == (0, 0, 0, 1)


@pytest.mark.rule("H-EX-17")
def test_the_trade_chip_of_the_ranch_pays_neither_for_it_nor_for_the_bid() -> None:
    scene = winner(18, 3, silver=2, wood=1, food=1, steel=1)
    assert scene.legal() == ["pay 0", "borrow"]
    scene = turn(18, silver=5, food=1, steel=1)
    assert "build ranch" not in scene.legal()
    assert scene.why("build ranch") == "H-BUILD-05"


@pytest.mark.rule("H-EX-18")
def test_gold_from_the_railroad_line_does_not_pay_the_bid() -> None:
    scene = winner(14, 4, silver=3, railroad=3)
    assert scene.legal() == ["pay 0", "borrow"]
    scene.do("pay 0", "no_worker", "reward gold")
    assert pick(scene.seat(0), "gold", "silver", "debt") == (1, 1, 1)


# What the engine checks -----------------------------------------------------------------------------------


@pytest.mark.rule("H-DIFF-15")
@pytest.mark.parametrize(
    ("tile", "phase", "move"),
    [
        (2, "build", "build farm"),  # another kind
        (2, "build", "build forge"),  # a later stage
        (2, "build", "build steel_mill"),  # the only copy is with another player
        (17, "build", "build fairgrounds"),  # gold for copper and cattle without a River Port
        (2, "build", "market food"),  # no Market
        (2, "build", "bank"),  # no Bank
        (9, "extra", "extra good"),  # a tile that sells for copper, which the player has not
        (18, "extra", "extra gold"),  # a tile that sells for wood
        (2, "place", "place market"),  # a building of another player
        (2, "place", "place homestead_1"),  # a place already taken
    ],
)
def test_what_a_player_has_no_right_to_is_refused(tile: int, phase: str, move: str) -> None:
    scene = Scene(players=4, round=round_of(tile))
    scene.own(1, "steel_mill", "market")
    scene.give(0, trade=5, workers=3, silver=20, **{**RICH, "copper": 0, "cattle": 0})
    if phase == "place":
        scene.do("place homestead_1")
    else:
        scene.building(0, tile)
    if phase == "extra":
        scene.do("no_build")
    before = scene.data()
    assert move not in scene.legal()
    assert scene.why(move).startswith("H-")
    with pytest.raises(frontier.IllegalAction):
        scene.do(move)
    assert scene.data() == before
