"""H-BUILD: paying the bid and building; H-ATTR: what a building tile says."""

import pytest

import frontier
from rules.homesteaders.helpers_build import RICH, extra_vp, goods, pick, turn, winner
from rules.homesteaders.helpers_values import next_round
from support.homesteaders import Scene


def names(*ids: str) -> list[str]:
    return [f"build {id_}" for id_ in ids]


# Order ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BUILD-01")
def test_winners_act_in_the_order_of_the_spaces_and_each_finishes_first() -> None:
    scene = Scene(players=4, round=5, tiles={2: 18, 3: 27})
    for seat in range(3):
        scene.give(seat, trade=1, silver=6)
    scene.bidding(0)
    scene.do("bid 2 3", "bid 3 3", "bid 1 3", "pass")
    steps = [
        (2, "pay", "pay 0"),
        (2, "build", "no_build"),
        (2, "worker", "no_worker"),
        (0, "pay", "pay 0"),
        (0, "build", "no_build"),
        (0, "extra", "no_extra"),
        (1, "pay", "pay 0"),
        (1, "build", "no_build"),
        (1, "extra", "no_extra"),
    ]
    for seat, phase, move in steps:
        assert (scene.actor, scene.phase, scene.data()["round"]) == (seat, phase, 5)
        scene.do(move)
    assert [scene.seat(seat)["silver"] for seat in range(3)] == [3, 3, 3]
    assert (scene.data()["round"], scene.phase) == (6, "draw")


@pytest.mark.rule("H-BUILD-01")
def test_the_second_winner_sees_what_the_first_has_taken_from_the_stock() -> None:
    scene = Scene(players=4)
    scene.give(0, silver=6, trade=1, **goods(wood=1, steel=1))
    scene.give(1, silver=6, trade=1, **goods(wood=1, steel=1))
    scene.won(1, tile=1, bid=3, space2=(0, 3))
    scene.do("pay 0", "build grain_mill")
    assert (scene.actor, scene.phase) == (0, "pay")
    scene.do("pay 0")
    assert scene.phase == "build"
    assert scene.legal("build") == names("farm")


# Paying the bid -------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BUILD-02")
def test_the_winner_pays_the_whole_bid_first() -> None:
    scene = winner(8, 7, silver=10, trade=1, **RICH)
    assert scene.phase == "pay"
    assert {move.split()[0] for move in scene.legal()} == {"pay", "buy", "sell", "hire", "borrow"}
    scene.do("pay 0")
    assert (scene.phase, scene.actor) == ("build", 0)
    assert pick(scene.seat(0), "silver", "gold", "debt") == (3, 9, 0)


@pytest.mark.rule("H-BUILD-02")
def test_the_bid_cannot_be_refused_for_want_of_silver() -> None:
    scene = winner(8, 7, silver=2, wood=2)
    assert scene.legal() == ["pay 0", "borrow"]
    scene.do("pay 0")
    assert pick(scene.seat(0), "silver", "debt") == (1, 3)
    assert scene.phase == "build"


@pytest.mark.rule("H-BUILD-02")
def test_only_the_winner_pays() -> None:
    scene = winner(8, 7, silver=10)
    assert [scene.seat(seat)["silver"] for seat in range(4)] == [3, 6, 6, 6]


@pytest.mark.rule("H-BUILD-03")
def test_a_sale_on_the_marketplace_helps_to_pay_the_bid() -> None:
    scene = winner(8, 4, silver=1, trade=1, steel=1, wood=2)
    scene.do("sell steel")
    assert scene.phase == "build"  # four silver and nothing else: the payment needs no thought
    assert pick(scene.seat(0), "silver", "trade", "steel", "vp", "debt") == (0, 0, 0, 1, 0)


@pytest.mark.rule("H-BUILD-03")
def test_gold_pays_the_bid() -> None:
    scene = winner(8, 7, silver=4, gold=3)
    assert scene.legal("pay") == ["pay 0", "pay 1", "pay 2"]
    scene.do("pay 1")
    assert pick(scene.seat(0), "silver", "gold", "debt") == (2, 2, 0)


@pytest.mark.rule("H-BUILD-03")
def test_a_debt_may_be_taken_for_the_bid() -> None:
    scene = winner(8, 7, silver=6, trade=1)
    scene.do("borrow", "pay 0")
    assert pick(scene.seat(0), "silver", "debt", "trade") == (1, 1, 1)


@pytest.mark.rule("H-BUILD-09")
def test_what_the_tile_gives_comes_after_the_bid_is_paid() -> None:
    scene = winner(14, 4, silver=0, railroad=3)
    assert scene.legal() == ["pay 0", "borrow"]
    for move in ("reward gold", "reward trade", "worker"):
        assert scene.why(move).startswith("H-")
    scene.do("pay 0")
    assert pick(scene.seat(0), "silver", "debt", "railroad", "workers") == (0, 2, 3, 1)
    scene.do("worker", "reward gold")
    assert pick(scene.seat(0), "silver", "debt", "railroad", "workers", "gold") == (0, 2, 4, 2, 1)


@pytest.mark.rule("H-BUILD-09")
def test_what_the_tile_sells_cannot_be_had_before_the_bid_is_paid() -> None:
    scene = winner(18, 3, silver=6, trade=1, wood=1)
    assert scene.phase == "pay"
    assert not scene.legal("extra")
    assert scene.why("extra good").startswith("H-")


# Building -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-BUILD-04")
def test_one_building_of_the_colour_of_the_tile() -> None:
    scene = turn(2, **RICH)
    expected = names("foundry", "steel_mill", "gold_mine", "copper_mine", "river_port")
    assert scene.legal("build") == expected
    assert scene.why("build farm") == "H-BUILD-04"
    scene.do("build river_port")
    assert scene.seat(0)["buildings"] == ["homestead", "river_port"]
    assert (scene.data()["round"], scene.phase) == (3, "draw")


@pytest.mark.rule("H-BUILD-04")
def test_a_grey_tile_is_for_any_colour() -> None:
    kinds = turn(8, **RICH)
    printed = kinds.view(0)["printed"]["buildings"]
    offered = {move.split()[1] for move in kinds.legal("build")}
    assert offered == set(kinds.view(0)["stock"])
    assert {printed[id_]["kind"] for id_ in offered} == {"residential", "commercial", "industrial", "special"}


@pytest.mark.rule("H-BUILD-04")
def test_the_winner_need_not_build() -> None:
    scene = turn(8, **RICH)
    before = scene.seat(0)
    scene.do("no_build")
    assert scene.seat(0) == before
    assert scene.data()["round"] == 9


@pytest.mark.rule("H-BUILD-05")
def test_a_good_of_the_cost_may_be_bought_on_the_marketplace() -> None:
    scene = turn(4, silver=3, trade=1, wood=1)
    assert scene.legal("build") == names("farm", "foundry", "river_port")
    scene.do("buy steel silver")
    assert "build gold_mine" in scene.legal()
    scene.do("build gold_mine")
    assert pick(scene.seat(0), "silver", "trade") == (0, 0)
    assert scene.seat(0)["goods"] == goods()
    assert "gold_mine" in scene.seat(0)["buildings"]


@pytest.mark.rule("H-BUILD-05")
def test_silver_alone_does_not_pay_the_cost() -> None:
    scene = turn(4, silver=50)
    assert scene.legal("build") == names("foundry")
    assert scene.why("build farm") == "H-BUILD-05"
    with pytest.raises(frontier.IllegalAction):
        scene.do("build farm")


@pytest.mark.rule("H-BUILD-06")
def test_nobody_owns_two_buildings_of_a_name() -> None:
    scene = turn(4, "foundry", "farm", **RICH)
    assert "build foundry" not in scene.legal()
    assert scene.why("build foundry") == "H-BUILD-06"
    assert scene.why("build farm") == "H-BUILD-06"
    assert "build river_port" in scene.legal()
    assert scene.view(0)["stock"]["foundry"] == 2


@pytest.mark.rule("H-BUILD-07")
@pytest.mark.parametrize(
    ("tile", "offered", "refused"),
    [
        (13, ("farm", "ranch"), ("workshop", "dude_ranch")),
        (8, ("ranch", "workshop"), ("farm", "dude_ranch")),
        (9, ("dude_ranch",), ("farm", "ranch", "workshop")),
    ],
)
def test_a_building_is_built_only_in_its_stage(tile: int, offered: tuple[str, ...], refused: tuple[str, ...]) -> None:
    scene = turn(tile, **RICH)
    assert set(names(*offered)) <= set(scene.legal())
    assert not set(names(*refused)) & set(scene.legal())
    assert {scene.why(move) for move in names(*refused)} == {"H-BUILD-07"}


@pytest.mark.rule("H-BUILD-07")
def test_a_building_of_which_no_copy_is_left_cannot_be_built() -> None:
    scene = Scene(players=4)
    for seat in (1, 2, 3):
        scene.own(seat, "farm")
    scene.own(1, "ranch")
    scene.give(0, **RICH)
    scene.building(0, 11)
    assert scene.legal("build") == names("grain_mill", "boarding_house", "railworkers_house", "ranch")
    assert scene.why("build farm") == "H-BUILD-07"


@pytest.mark.rule("H-BUILD-08")
def test_the_one_time_reward_comes_once_after_the_cost() -> None:
    scene = turn(6, wood=1, food=1, steel=1)
    scene.do("build ranch")
    assert [event.kind for event in scene.events][:2] == ["built", "gained"]
    assert (scene.seat(0)["trade"], scene.seat(0)["goods"]) == (1, goods())
    next_round(scene)
    scene.pass_on()
    assert scene.seat(0)["trade"] == 1


@pytest.mark.rule("H-BUILD-10", "H-BUILD-08")
@pytest.mark.parametrize(
    ("tile", "building", "held"),
    [
        (6, "ranch", {"silver": 5, "food": 1, "steel": 1}),  # its trade chip could buy the wood
        (6, "boarding_house", {"silver": 0, "wood": 1, "trade": 1}),  # its silver could buy the other wood
        (8, "depot", {"steel": 1, "railroad": 3}),  # the railroad line could give the wood
        (8, "forge", {"steel": 1, "railroad": 3}),
        (9, "rail_yard", {"steel": 2, "gold": 1, "railroad": 5}),
    ],
)
def test_a_building_does_not_help_to_pay_for_itself(tile: int, building: str, held: dict[str, int]) -> None:
    scene = turn(tile, **held)
    assert f"build {building}" not in scene.legal()
    assert scene.why(f"build {building}") == "H-BUILD-05"


@pytest.mark.rule("H-BUILD-10")
def test_a_building_does_not_help_to_pay_the_bid() -> None:
    scene = winner(6, 4, silver=2, wood=2)
    assert scene.legal() == ["pay 0", "borrow"]
    scene.do("pay 0")
    assert pick(scene.seat(0), "silver", "debt") == (0, 1)
    scene.do("build boarding_house", "relief silver")
    assert pick(scene.seat(0), "silver", "debt") == (2, 1)


@pytest.mark.rule("H-BUILD-11")
def test_the_bid_is_paid_before_the_building() -> None:
    scene = winner(4, 3, silver=5, trade=1, wood=1)
    assert not scene.legal("build")
    assert not scene.legal("no_build")
    assert scene.why("build farm").startswith("H-")
    scene.do("pay 0")
    assert scene.seat(0)["silver"] == 2
    assert "buy steel silver" not in scene.legal()  # what the bid took is no longer there for the building
    assert "build farm" in scene.legal()


# What a building tile says --------------------------------------------------------------------------------


@pytest.mark.rule("H-ATTR-01")
def test_everybody_can_read_all_attributes_of_a_building() -> None:
    printed = Scene(players=3).view(None)["printed"]["buildings"]
    attributes = ("kind", "stage", "vp", "cost", "income", "work", "when_built", "abilities", "extra_vp")
    assert [printed["forge"][key] for key in attributes] == [
        "industrial", "town", 1, ["steel", "steel"], [], [{"workers": 1, "gives": ["vp", "vp"], "places": ["forge"]}],
        ["advance"], ["vp_per_later_building"], [],
    ]  # fmt: skip
    assert [printed["lawyer"][key] for key in attributes] == [
        "special", "town", 4, ["wood", "gold", "cattle"], ["vp", "vp"], [], [], ["equal_bid"], ["commercial"],
    ]  # fmt: skip


@pytest.mark.rule("H-ATTR-02")
@pytest.mark.parametrize(
    ("tile", "building", "moves", "key", "gained"),
    [
        (8, "workshop", ["worker"], "workers", 1),
        (9, "train_station", [], "tracks", 1),
        (8, "ranch", [], "trade", 1),
        (8, "boarding_house", ["relief debt"], "debt", -1),
        (8, "depot", [], "railroad", 1),
    ],
)
def test_the_kinds_of_one_time_rewards(tile: int, building: str, moves: list[str], key: str, gained: int) -> None:
    scene = turn(tile, debt=2, railroad=2, **RICH)
    before = scene.seat(0)
    scene.do(f"build {building}", *moves)
    assert scene.seat(0)[key] == before[key] + gained


@pytest.mark.rule("H-ATTR-03")
def test_extra_vp_count_what_the_player_has_at_the_end() -> None:
    assert extra_vp("depot") == 0
    assert extra_vp("depot", tracks=3, workers=5) == 3
    assert extra_vp("lawyer") == 0
    assert extra_vp("lawyer", "market", "bank", "farm") == 2 + 1  # two for the Lawyer, one for the Bank
