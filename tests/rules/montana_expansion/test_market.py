"""X-MARKET, X-EX-04, X-AMB-02 to -05: the market; cattle trades between exchanges (M-CATTLE-01)."""

import pytest

from rules.montana.helpers import SMALL_GOODS, leave_in_supply
from rules.montana.helpers_city_build import Land, stock_up
from rules.montana_expansion.helpers_places import SETTLEMENTS, find_hub, find_on, find_tolled
from support.montana import Scene


def market(own: int, others: int, tiles: int = 1, **options: bool) -> tuple[Scene, str]:
    """A market beside so many own and opposing settlements; its owner is rich."""
    scene, label, beside = find_hub(own + others, **options)
    for number, neighbour in enumerate(beside):
        scene.settle(neighbour, 0 if number < own else 1 + number % 2, tiles)
    scene.do(f"build {label}", "tile market plain")
    return scene, label


def held(scene: Scene, good: str) -> list[int]:
    """How many each player has of a good, then the supply."""
    return [part["goods"][good] for part in (*scene.data()["seats"], scene.supply())]


@pytest.mark.rule("X-MARKET-01", "X-MARKET-02")
@pytest.mark.parametrize(("own", "others"), [(1, 0), (0, 1), (2, 0), (0, 3), (1, 2), (3, 1)])
def test_one_exchange_for_each_adjacent_settlement_of_anybody(own: int, others: int) -> None:
    scene, _ = market(own, others)
    assert (scene.phase, scene.actor, scene.data()["exchanges"]) == ("market", 0, own + others)
    for left in range(own + others - 1, 0, -1):
        scene.do("exchange grain pumpkin")
        assert (scene.phase, scene.data()["exchanges"]) == ("market", left)
    scene.do("exchange grain pumpkin")
    assert (scene.phase, scene.data()["exchanges"], scene.legal("exchange")) == ("building", 0, [])
    assert len(scene.happened("exchanged")) == 1


@pytest.mark.rule("X-EX-04", "X-MARKET-01", "X-MARKET-02", "X-MARKET-04")
def test_example_two_own_and_one_opposing_settlement() -> None:
    scene, _ = market(own=2, others=1)
    pairs = {f"exchange {give} {take}" for give in SMALL_GOODS for take in SMALL_GOODS if give != take}
    assert set(scene.legal()) == {*pairs, "leave"}
    before = scene.seat(0)["goods"]
    scene.do("exchange small_copper grain", "exchange small_stone pumpkin", "exchange pumpkin small_copper")
    after = {**before, "grain": before["grain"] + 1, "small_stone": before["small_stone"] - 1}
    assert scene.seat(0)["goods"] == after
    assert scene.phase == "building"


@pytest.mark.rule("X-MARKET-01")
def test_settlements_further_away_do_not_count() -> None:
    scene, label, beside = find_hub(1)
    land = Land(scene)
    scene.settle(beside[0], 1)
    far = [other for other in land.apart(3, [label, *land.around(label)]) if other != land.start]
    scene.settle(far[0], 1)
    scene.settle(far[1], 0)
    scene.do(f"build {label}", "tile market plain")
    assert scene.data()["exchanges"] == 1


@pytest.mark.rule("X-MARKET-01")
def test_a_market_works_only_when_it_is_built() -> None:
    scene, label, beside = find_hub(2)
    scene.top(label, 0, "market")
    scene.do(f"build {beside[0]}", "tile plain plain")
    assert (scene.phase, scene.legal("exchange")) == ("building", [])
    assert scene.data()["exchanges"] == 0


@pytest.mark.rule("X-MARKET-03")
def test_an_exchange_returns_one_good_and_takes_another_from_the_supply() -> None:
    scene, _ = market(own=0, others=1)
    grain, pumpkin = held(scene, "grain"), held(scene, "pumpkin")
    scene.do("exchange grain pumpkin")
    assert held(scene, "grain") == [grain[0] - 1, *grain[1:3], grain[3] + 1]
    assert held(scene, "pumpkin") == [pumpkin[0] + 1, *pumpkin[1:3], pumpkin[3] - 1]


@pytest.mark.rule("X-MARKET-03", "X-MARKET-06")
def test_a_good_that_one_has_not_got_cannot_be_given() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    cost = scene.field(label)["cost"]
    scene.only_goods(0, **{good: cost.count(good) for good in cost})
    scene.give(0, goods={"grain": cost.count("grain") + 2}, cows=0)
    scene.do(f"build {label}", "tile market plain")
    assert {move.split()[1] for move in scene.legal("exchange")} == {"grain"}


@pytest.mark.rule("X-MARKET-04")
@pytest.mark.parametrize(
    "move", ["exchange big_copper grain", "exchange grain big_stone", "exchange big_stone big_copper"]
)
def test_big_goods_are_neither_given_nor_taken(move: str) -> None:
    scene, _ = market(own=1, others=1)
    assert scene.seat(0)["goods"]["big_copper"] > 0
    assert not [legal for legal in scene.legal() if "big" in legal]
    with pytest.raises(ValueError):  # not even a move
        scene.game.notation.read(scene.state, move)


@pytest.mark.rule("X-MARKET-05")
def test_a_good_missing_in_the_supply_is_collected_from_everybody() -> None:
    scene, label, beside = find_tolled(["small_copper", "small_stone"])
    scene.settle(beside[0], 1)
    stock_up(scene, 0)
    scene.give(0, goods={"grain": 3})
    scene.give(2, goods={"grain": 1})
    leave_in_supply(scene, "grain", 0)
    before = held(scene, "grain")
    scene.do(f"build {label}", "tile market plain", "exchange pumpkin grain")
    assert held(scene, "grain") == [before[0] - 1 + 1, before[1] - 1, before[2] - 1, 2]
    assert scene.happened("shortage")


@pytest.mark.rule("X-MARKET-05", "X-AMB-05")
def test_what_was_paid_for_the_market_is_in_the_supply_already() -> None:
    scene, label, beside = find_tolled(["grain", "pumpkin"])
    scene.settle(beside[0], 1)
    stock_up(scene, 0)
    leave_in_supply(scene, "grain", 0)
    before = held(scene, "grain")
    scene.do(f"build {label}", "tile market plain", "exchange small_copper grain")
    assert not scene.happened("shortage")
    assert held(scene, "grain") == [before[0], before[1], before[2], 0]


@pytest.mark.rule("X-AMB-05")
def test_what_was_given_is_in_the_supply_for_the_next_exchange() -> None:
    scene, label, beside = find_tolled(["small_copper", "small_stone"], around=2)
    scene.settle(beside[0], 1)
    scene.settle(beside[1], 1)
    stock_up(scene, 0)
    leave_in_supply(scene, "grain", 0)
    before = held(scene, "grain")
    scene.do(f"build {label}", "tile market plain", "exchange grain pumpkin", "exchange pumpkin grain")
    assert not scene.happened("shortage")
    assert held(scene, "grain") == before


@pytest.mark.rule("X-AMB-05", "X-MARKET-05")
def test_each_exchange_has_a_shortage_of_its_own() -> None:
    scene, label, beside = find_tolled(["small_copper", "small_stone"], around=3)
    for neighbour in beside:
        scene.settle(neighbour, 1)
    stock_up(scene, 0)
    scene.give(0, goods={"grain": 0})
    scene.give(2, goods={"grain": 0})
    leave_in_supply(scene, "grain", 0)
    before = held(scene, "grain")
    scene.do(f"build {label}", "tile market plain")
    scene.do("exchange pumpkin grain")  # collected from the second player alone
    assert held(scene, "grain") == [1, before[1] - 1, 0, 0]
    scene.do("exchange pumpkin grain")  # now the first player, too, returns one
    assert held(scene, "grain") == [1, before[1] - 2, 0, 1]
    scene.do("exchange pumpkin grain")
    assert not scene.happened("shortage")
    assert held(scene, "grain") == [2, before[1] - 2, 0, 0]


@pytest.mark.rule("X-MARKET-06")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_exchanges_not_wanted_are_lost(used: int) -> None:
    scene, label = market(own=1, others=2)
    scene.do(*["exchange grain pumpkin"] * used, "leave")
    assert (scene.phase, scene.data()["exchanges"]) == ("building", 0)
    again = next(other for other in Land(scene).meadows_around(label) if other not in scene.data()["settlements"])
    stock_up(scene, 0)
    scene.do(f"build {again}", "tile plain plain")
    assert scene.legal("exchange") == []


@pytest.mark.rule("X-AMB-04")
def test_an_exchange_is_for_another_kind() -> None:
    scene, _ = market(own=1, others=1)
    for good in SMALL_GOODS:
        assert f"exchange {good} {good}" not in scene.legal()


@pytest.mark.rule("X-AMB-02")
@pytest.mark.parametrize(("count_stacks", "exchanges"), [(False, 2), (True, 6)])
def test_a_field_with_three_tiles_is_one_adjacent_settlement_without_the_switch(
    count_stacks: bool, exchanges: int
) -> None:
    scene, _ = market(own=1, others=1, tiles=3, count_stacks=count_stacks)
    assert scene.data()["exchanges"] == exchanges


@pytest.mark.rule("X-AMB-03")
@pytest.mark.parametrize("count_stacks", [False, True])
def test_the_starting_tile_is_no_adjacent_settlement_of_a_market(count_stacks: bool) -> None:
    def search(land: Land) -> str | None:
        return next(filter(land.is_plain, land.meadows_around(land.start)), None)

    scene, label = find_on(search, modules=SETTLEMENTS, count_stacks=count_stacks)
    stock_up(scene, 0)
    scene.do(f"build {label}", "tile market plain")
    assert (scene.phase, scene.data()["exchanges"]) == ("building", 0)


# Cattle trades ------------------------------------------------------------------------------------


@pytest.mark.rule("M-CATTLE-01", "X-MARKET-03")
def test_a_cow_may_be_traded_between_two_exchanges() -> None:
    scene, label, beside = find_tolled(["grain", "pumpkin"], around=2)
    scene.settle(beside[0], 1)
    scene.settle(beside[1], 2)
    scene.only_goods(0, grain=1, pumpkin=1, small_stone=1)
    scene.give(0, cows=2)
    scene.do(f"build {label}", "tile market plain", "exchange small_stone small_copper")
    assert {"trade grain", "trade silver", "leave", "exchange small_copper grain"} <= set(scene.legal())
    scene.do("trade grain")
    assert (scene.phase, scene.data()["exchanges"]) == ("market", 1)
    scene.do("exchange grain pumpkin")
    assert scene.phase == "building"
    assert scene.seat(0)["cows"] == 1
    goods = scene.seat(0)["goods"]
    assert (goods["small_copper"], goods["grain"], goods["pumpkin"], goods["small_stone"]) == (1, 0, 1, 0)


@pytest.mark.rule("M-CATTLE-01")
def test_a_cow_may_bring_the_good_for_the_first_exchange() -> None:
    scene, label, beside = find_tolled(["grain", "pumpkin"])
    scene.settle(beside[0], 1)
    scene.only_goods(0, grain=1, pumpkin=1)
    scene.give(0, cows=1)
    scene.do(f"build {label}", "tile market plain")
    assert scene.phase == "market"
    assert scene.legal("exchange") == []
    assert {"leave", "trade small_stone"} <= set(scene.legal())
    scene.do("trade small_stone", "exchange small_stone small_copper")
    assert scene.seat(0)["goods"]["small_copper"] == 1


@pytest.mark.rule("X-MARKET-06")
def test_without_goods_and_cows_nothing_is_asked_at_the_market() -> None:
    scene, label, beside = find_tolled(["grain", "pumpkin"])
    scene.settle(beside[0], 1)
    scene.only_goods(0, grain=1, pumpkin=1)
    scene.give(0, cows=0, silver=0)
    scene.do(f"build {label}", "tile market plain")
    assert not scene.happened("exchanged")
    assert (scene.actor, scene.seat(0)["silver"]) == (1, 2)
