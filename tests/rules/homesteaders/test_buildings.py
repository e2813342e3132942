"""H-BLD: the buildings that the rulebook explains."""

import pytest

import frontier
from rules.homesteaders.helpers_build import POINTS, RICH, at_point, extra_vp, goods, pick, turn
from support.homesteaders import GOODS, Scene

PRICES = {"wood": 1, "food": 2, "steel": 3, "gold": 4}  # in silver; copper and cattle cost a gold


# Boarding House -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-01", "H-EX-14")
def test_the_boarding_house_returns_a_debt_when_built() -> None:
    scene = turn(1, silver=5, debt=3, wood=2)
    scene.do("build boarding_house")
    assert (scene.actor, scene.phase) == (0, "relief")
    assert scene.legal() == ["relief debt", "relief silver"]
    scene.do("relief debt")
    assert pick(scene.seat(0), "debt", "silver", "wood") == (2, 5, 0)
    assert scene.phase == "draw"


@pytest.mark.rule("H-BLD-02", "H-EX-14")
def test_the_boarding_house_gives_two_silver_to_a_player_without_debt() -> None:
    scene = turn(1, silver=5, wood=2)
    scene.do("build boarding_house")
    assert pick(scene.seat(0), "debt", "silver") == (0, 7)
    assert scene.phase == "draw"


@pytest.mark.rule("H-BLD-03")
def test_the_boarding_house_scores_industrial_buildings() -> None:
    assert extra_vp("boarding_house") == 0
    assert extra_vp("boarding_house", "farm", "market", "rodeo") == 0
    assert extra_vp("boarding_house", "foundry", "river_port", "forge", "farm") == 3


# Forge ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-06")
def test_every_building_after_the_forge_gives_a_vp_chip() -> None:
    for building in ("general_store", "river_port", "factory", "church"):
        scene = turn(8, "forge", **RICH)
        scene.do(f"build {building}")
        assert scene.seat(0)["vp"] == 1
        plain = turn(8, **RICH)
        plain.do(f"build {building}")
        assert plain.seat(0)["vp"] == 0


@pytest.mark.rule("H-BLD-06")
def test_the_forge_rewards_its_owner_only_and_only_for_building() -> None:
    scene = Scene(players=4, round=8)
    scene.own(1, "forge")
    scene.give(0, **RICH)
    scene.building(0, 8)
    scene.do("build general_store")
    assert [scene.seat(seat)["vp"] for seat in range(4)] == [0, 0, 0, 0]
    scene = turn(8, "forge", **RICH)
    scene.do("no_build")
    assert scene.seat(0)["vp"] == 0


@pytest.mark.rule("H-BLD-07", "H-EX-11")
def test_the_forge_itself_gives_no_vp_chip_nor_do_earlier_buildings() -> None:
    scene = turn(8, "farm", "market", "foundry", steel=2)
    scene.do("build forge")
    assert scene.seat(0)["vp"] == 0
    assert "forge" in scene.seat(0)["buildings"]


@pytest.mark.rule("H-BLD-07", "H-EX-11")
def test_two_buildings_in_one_turn_give_two_vp_chips() -> None:
    scene = turn(9, "forge", wood=2, copper=1, food=1)
    scene.do("build train_station")
    assert scene.seat(0)["vp"] == 1
    scene.do("build dude_ranch")
    assert scene.seat(0)["vp"] == 2


@pytest.mark.rule("H-BLD-08")
def test_the_forge_advances_its_builder_on_the_railroad_line() -> None:
    scene = turn(8, steel=2, railroad=2)
    scene.do("build forge")
    assert scene.seat(0)["railroad"] == 3
    assert scene.legal() == ["reward trade", "reward track", "reward worker"]
    scene.do("reward track")
    assert pick(scene.seat(0), "tracks", "trade", "workers") == (1, 0, 1)


# General Store --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-09")
@pytest.mark.parametrize("good", GOODS)
def test_the_general_store_adds_a_silver_to_a_sale(good: str) -> None:
    for owned, bonus in (((), 0), (("general_store",), 1)):
        scene = Scene(players=4, round=5)
        scene.own(0, *owned)
        scene.give(0, silver=0, trade=1, **{good: 2})
        scene.do(f"sell {good}")
        sold = goods(**{good: 1})
        sold["gold"] += good not in PRICES
        assert scene.seat(0)["goods"] == sold
        assert pick(scene.seat(0), "silver", "trade", "vp") == (PRICES.get(good, 0) + bonus, 0, 1)


@pytest.mark.rule("H-BLD-10")
def test_the_general_store_counts_for_every_sale_of_a_turn() -> None:
    scene = turn(5, "general_store", silver=0, trade=3, wood=2, steel=1)
    scene.do("sell wood", "sell wood", "sell steel")
    assert pick(scene.seat(0), "silver", "trade", "vp") == (2 + 2 + 4, 0, 3)


@pytest.mark.rule("H-BLD-10")
def test_the_general_store_makes_no_purchase_cheaper() -> None:
    for good, price in PRICES.items():
        scene = turn(5, "general_store", silver=price - 1, trade=1)
        assert f"buy {good} silver" not in scene.legal()
        scene = turn(5, "general_store", silver=price, trade=1)
        scene.do(f"buy {good} silver")
        assert (scene.seat(0)["goods"], *pick(scene.seat(0), "silver", "trade", "vp")) == (goods(**{good: 1}), 0, 0, 0)
    for good in ("copper", "cattle"):
        scene = turn(5, "general_store", silver=3, gold=1, trade=1)
        scene.do(f"buy {good} gold")
        assert (scene.seat(0)["goods"], scene.seat(0)["silver"]) == (goods(**{good: 1}), 3)


# Lawyer, Ranch --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-13")
def test_the_lawyer_scores_commercial_buildings() -> None:
    assert extra_vp("lawyer", "farm", "foundry", "rodeo") == 0
    assert extra_vp("lawyer", "market", "trading_post", "general_store", "farm") == 3


@pytest.mark.rule("H-BLD-25")
def test_the_ranch_gives_a_trade_chip_when_built() -> None:
    scene = turn(6, wood=1, food=1, steel=1)
    scene.do("build ranch")
    assert scene.seat(0)["trade"] == 1
    assert scene.seat(0)["goods"] == goods()


# River Port -----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-14")
@pytest.mark.parametrize("building", ["stables", "bank"])
def test_with_a_river_port_gold_pays_for_copper_or_cattle(building: str) -> None:
    scene = turn(5, "river_port", steel=1, gold=1)
    scene.do(f"build {building}")  # there is only one way to pay
    assert building in scene.seat(0)["buildings"]
    assert scene.seat(0)["goods"] == goods(steel=int(building == "stables"))
    plain = turn(5, steel=1, gold=9)
    assert f"build {building}" not in plain.legal()
    assert plain.why(f"build {building}").startswith("H-")


@pytest.mark.rule("H-BLD-14")
@pytest.mark.parametrize(("building", "good"), [("stables", "cattle"), ("bank", "copper")])
def test_gold_may_be_used_although_the_player_has_the_good(building: str, good: str) -> None:
    for choice, left in (("nothing", {"gold": 1}), (good, {good: 1})):
        scene = turn(5, "river_port", gold=1, steel=int(building == "bank"), **{good: 1})
        scene.do(f"build {building}")
        assert scene.legal() == ["gold_for nothing", f"gold_for {good}"]
        assert building not in scene.seat(0)["buildings"]
        scene.do(f"gold_for {choice}")
        assert building in scene.seat(0)["buildings"]
        assert scene.seat(0)["goods"] == goods(**left)


@pytest.mark.rule("H-BLD-14")
def test_gold_replaces_no_other_good_and_only_the_owner_gains() -> None:
    scene = turn(5, "river_port", gold=9, cattle=1)
    assert scene.legal("build") == ["build trading_post", "build stables"]
    scene = Scene(players=4, round=5)
    scene.own(1, "river_port")
    scene.give(0, gold=9, steel=1)
    scene.building(0, 5)
    assert scene.legal("build") == ["build trading_post", "build general_store"]


@pytest.mark.rule("H-BLD-15")
@pytest.mark.parametrize(("tile", "good"), [(9, "copper"), (10, "cattle")])
def test_with_a_river_port_gold_pays_for_the_four_vp_of_rounds_9_and_10(tile: int, good: str) -> None:
    scene = turn(tile, "river_port", gold=2, **{good: 1})
    scene.build_nothing()
    assert scene.legal("extra") == ["extra good", "extra gold"]
    scene.do("extra gold")
    assert pick(scene.seat(0), "gold", good, "vp") == (1, 1, 4)
    plain = turn(tile, gold=2, **{good: 1})
    plain.build_nothing()
    assert plain.legal("extra") == ["extra good"]
    assert plain.why("extra gold").startswith("H-")


@pytest.mark.rule("H-BLD-15")
@pytest.mark.parametrize(("tile", "good"), [(18, "wood"), (27, "wood"), (19, "food"), (30, "food")])
def test_gold_does_not_pay_for_the_other_extras(tile: int, good: str) -> None:
    scene = Scene(players=4, round=5 if good == "wood" else 9)
    scene.own(0, "river_port")
    scene.give(0, gold=2, **{good: 1})
    scene.extra(0, tile)
    assert scene.legal("extra") == ["extra good"]
    assert scene.why("extra gold").startswith("H-")


@pytest.mark.rule("H-BLD-16")
def test_gold_is_not_sold_as_copper_or_cattle() -> None:
    scene = turn(5, "river_port", trade=2, gold=2, silver=0)
    assert scene.legal("sell") == ["sell gold"]
    for good in ("copper", "cattle"):
        assert scene.why(f"sell {good}").startswith("H-")
    scene.do("sell gold")
    assert pick(scene.seat(0), "gold", "silver", "vp") == (1, 4, 1)


@pytest.mark.rule("H-BLD-17")
def test_gold_may_replace_several_goods_of_one_cost() -> None:
    ways = {"nothing": (2, 0, 0), "copper": (1, 1, 0), "cattle": (1, 0, 1), "copper+cattle": (0, 1, 1)}
    for way, left in ways.items():
        scene = turn(17, "river_port", wood=2, copper=1, cattle=1, gold=2)
        scene.do("build fairgrounds")
        assert sorted(scene.legal()) == sorted(f"gold_for {choice}" for choice in ways)
        scene.do(f"gold_for {way}")
        assert pick(scene.seat(0), "gold", "copper", "cattle") == left


@pytest.mark.rule("H-BLD-17")
def test_gold_may_replace_goods_again_and_again_in_a_turn() -> None:
    scene = turn(9, "river_port", wood=3, gold=3)
    scene.do("build train_station")
    assert scene.seat(0)["goods"] == goods(wood=2, gold=2)
    scene.do("build town_hall")
    assert scene.seat(0)["goods"] == goods(gold=1)
    scene.do("extra gold")
    assert (scene.seat(0)["goods"], scene.seat(0)["vp"]) == (goods(), 4)


# Train Station --------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-19")
def test_the_train_station_gives_a_track_when_built() -> None:
    scene = turn(9, wood=1, copper=1)
    scene.do("build train_station")
    assert scene.seat(0)["tracks"] == 1


@pytest.mark.rule("H-BLD-20")
def test_the_train_station_allows_one_more_building_of_any_kind_for_its_cost() -> None:
    scene = turn(19, wood=3, copper=1, food=2, steel=2, cattle=1)
    assert scene.legal("build") == ["build terminal", "build restaurant", "build train_station"]
    scene.do("build train_station")
    assert (scene.actor, scene.phase) == (0, "build")
    assert scene.legal("build") == ["build dude_ranch", "build terminal", "build restaurant", "build circus"]
    scene.do("build dude_ranch")
    assert scene.seat(0)["goods"] == goods(wood=1, food=1, steel=2, cattle=1)
    assert sorted(scene.seat(0)["buildings"]) == ["dude_ranch", "homestead", "train_station"]
    assert scene.phase == "extra"  # no third building
    assert not scene.legal("build")


@pytest.mark.rule("H-BLD-20")
def test_the_second_building_may_be_of_all_four_kinds_or_none() -> None:
    scene = turn(19, **RICH)
    scene.do("build train_station")
    expected = ("dude_ranch", "town_hall", "terminal", "restaurant", "circus", "rail_yard")
    assert scene.legal("build") == [f"build {id_}" for id_ in expected]
    scene.do("no_build")
    assert sorted(scene.seat(0)["buildings"]) == ["homestead", "train_station"]
    assert scene.phase == "extra"


# Bank -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-21")
@pytest.mark.parametrize("point", POINTS)
def test_the_bank_changes_trade_chips_into_silver_at_any_time(point: str) -> None:
    scene = at_point(point, "bank", silver=8, trade=3, debt=1)
    before = scene.seat(0)
    scene.do("bank", "bank")
    assert scene.seat(0) == {**before, "silver": 10, "trade": 1}
    assert (scene.phase, scene.actor) == (point, 0)
    plain = at_point(point, silver=8, trade=3, debt=1)
    assert not plain.legal("bank")
    assert plain.why("bank").startswith("H-")


@pytest.mark.rule("H-BLD-21")
def test_the_bank_needs_a_trade_chip_and_gives_none() -> None:
    scene = at_point("build", "bank", silver=8, debt=1)
    assert not scene.legal("bank")
    assert [move for move in scene.legal() if move.split()[0] != "build"] == [
        "no_build", "borrow", "pay_off silver", "pay_off gold",
    ]  # fmt: skip
    with pytest.raises(frontier.IllegalAction):
        scene.do("bank")


@pytest.mark.rule("H-BLD-23")
def test_the_bank_scores_special_buildings() -> None:
    assert extra_vp("bank", "market", "farm") == 0
    assert extra_vp("bank", "rodeo", "farm", "foundry") == 1
    assert extra_vp("bank", "rodeo", "circus", workers=4) == 2 + 4  # four for the Circus


# Market ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BLD-24", "H-BLD-24a")
@pytest.mark.parametrize(("move", "paid", "got"), [("market food", "wood", "food"), ("market steel", "food", "steel")])
def test_the_market_makes_food_of_wood_and_steel_of_food(move: str, paid: str, got: str) -> None:
    scene = turn(1, "market", trade=1, silver=4, **{paid: 1})
    before = scene.seat(0)
    assert scene.legal("market") == [move]
    scene.do(move)
    assert scene.seat(0) == {**before, "goods": goods(**{got: 1}), "trade": 0}
    for held in ({"trade": 0, paid: 1}, {"trade": 1, paid: 0, "steel": 1, "gold": 1}):
        assert move not in turn(1, "market", **held).legal()
    assert not turn(1, trade=1, **{paid: 1}).legal("market")


@pytest.mark.rule("H-BLD-24b")
@pytest.mark.parametrize("point", POINTS)
def test_the_market_works_at_any_time_and_any_number_of_times(point: str) -> None:
    scene = at_point(point, "market", silver=8, trade=6, wood=3, debt=1)
    before = scene.seat(0)
    scene.do("market food", "market food", "market steel", "market food", "market steel")
    made = {"wood": -3, "food": 1, "steel": 2}
    assert scene.seat(0) == {
        **before, "goods": {good: n + made.get(good, 0) for good, n in before["goods"].items()}, "trade": 1,
    }  # fmt: skip
    assert (scene.phase, scene.actor) == (point, 0)
    plain = at_point(point, silver=8, trade=6, wood=3, debt=1)
    assert plain.why("market food").startswith("H-")
