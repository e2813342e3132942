"""H-MARKET, H-GOLD, H-DEBT: trade chips and the marketplace, gold as money, debt."""

import pytest

from frontier import IllegalAction
from rules.homesteaders.helpers_money import PRICES, TRADING_POINTS, at_point, change, times
from support.homesteaders import GOODS, Scene

EACH_GOOD = [
    pytest.param("wood", {"silver": 1}, marks=pytest.mark.rule("H-MARKET-05a")),
    pytest.param("food", {"silver": 2}, marks=pytest.mark.rule("H-MARKET-05b")),
    pytest.param("steel", {"silver": 3}, marks=pytest.mark.rule("H-MARKET-05c")),
    pytest.param("gold", {"silver": 4}, marks=pytest.mark.rule("H-MARKET-05d")),
    pytest.param("copper", {"gold": 1}, marks=pytest.mark.rule("H-MARKET-05e")),
    pytest.param("cattle", {"gold": 1}, marks=pytest.mark.rule("H-MARKET-05f")),
]


def buying(good: str) -> str:
    return f"buy {good} " + ("silver" if "silver" in PRICES[good] else "gold")


@pytest.mark.rule("H-MARKET-01")
@pytest.mark.parametrize("point", TRADING_POINTS)
def test_the_marketplace_is_open_at_every_trading_point_as_often_as_wanted(point: str) -> None:
    scene = at_point(point, trade=8, silver=9, wood=1, food=1)
    assert change(scene, "buy food silver") == {"trade": -1, "silver": -2, "food": 1}
    assert change(scene, "buy wood silver", "buy wood silver") == {"trade": -2, "silver": -2, "wood": 2}
    assert change(scene, "sell wood", "sell wood") == {"trade": -2, "wood": -2, "silver": 2, "vp": 2}
    assert change(scene, "hire", "hire") == {"trade": -2, "food": -2, "workers": 2}
    assert scene.phase == point
    assert scene.actor == 0


@pytest.mark.rule("H-MARKET-02")
def test_hiring_takes_a_trade_chip_and_a_food_and_gives_a_worker() -> None:
    scene = at_point("trade", trade=1, food=1, silver=0)
    assert change(scene, "hire") == {"trade": -1, "food": -1, "workers": 1}


@pytest.mark.rule("H-MARKET-02")
@pytest.mark.parametrize("held", [{"trade": 0, "food": 3}, {"trade": 3, "food": 0}])
def test_no_hiring_without_a_trade_chip_or_without_food(held: dict[str, int]) -> None:
    scene = at_point("place", silver=9, gold=2, steel=1, **held)
    assert not scene.legal("hire")
    assert scene.why("hire").startswith("H-")
    with pytest.raises(IllegalAction):
        scene.do("hire")


@pytest.mark.rule("H-MARKET-03")
@pytest.mark.parametrize(("good", "price"), EACH_GOOD)
def test_buying_takes_a_trade_chip_and_the_price(good: str, price: dict[str, int]) -> None:
    scene = at_point("trade", trade=2, silver=9, gold=3)
    changed = {"trade": -1, good: 1}
    for key, n in price.items():
        changed[key] = changed.get(key, 0) - n
    assert change(scene, buying(good)) == changed
    assert [(event.seat, event.b, event.c) for event in scene.happened("bought")] == [
        (0, price.get("gold", 0), price.get("silver", 0))
    ]


@pytest.mark.rule("H-MARKET-03")
@pytest.mark.parametrize(("good", "price"), EACH_GOOD)
def test_nothing_is_bought_below_its_price_or_without_a_chip(good: str, price: dict[str, int]) -> None:
    enough = {"silver": 0, "gold": 0, **price}
    short = {key: max(n - 1, 0) for key, n in enough.items()}
    assert buying(good) in at_point("trade", trade=1, **enough).legal()
    for held in ({"trade": 1, **short}, {"trade": 0, **enough}):
        scene = at_point("place", **held)
        assert buying(good) not in scene.legal()
        assert scene.why(buying(good)).startswith("H-")


@pytest.mark.rule("H-MARKET-04")
@pytest.mark.parametrize(("good", "price"), EACH_GOOD)
def test_selling_takes_a_trade_chip_and_the_good_and_gives_the_price_and_a_vp_chip(
    good: str, price: dict[str, int]
) -> None:
    scene = at_point("trade", trade=2, silver=0, **{good: 2})
    assert change(scene, f"sell {good}") == {"trade": -1, good: -1, "vp": 1, **price}


@pytest.mark.rule("H-MARKET-04")
@pytest.mark.parametrize("good", GOODS)
def test_only_what_is_there_is_sold_and_never_without_a_chip(good: str) -> None:
    others = {other: 0 if other == good else 1 for other in GOODS}
    scene = at_point("trade", trade=1, **others)
    assert scene.legal("sell") == [f"sell {other}" for other in GOODS if other != good]
    assert scene.why(f"sell {good}").startswith("H-")
    scene = at_point("place", trade=0, **{good: 1})
    assert not scene.legal("sell")
    assert scene.why(f"sell {good}").startswith("H-")


@pytest.mark.rule("H-MARKET-05", "H-MARKET-04")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_bought_and_sold_again_brings_the_price_back(good: str) -> None:
    scene = at_point("trade", trade=4, silver=8, gold=2)
    moves = [buying(good), f"sell {good}"] * 2
    assert change(scene, *moves) == {"trade": -4, "vp": 2}


@pytest.mark.rule("H-MARKET-06")
def test_each_transaction_costs_its_own_trade_chip() -> None:
    scene = at_point("place", trade=4, silver=9, food=1, wood=1)
    for move in ("buy wood silver", "sell wood", "hire", "buy steel silver"):
        before = scene.seat(0)["trade"]
        scene.do(move)
        assert scene.seat(0)["trade"] == before - 1
    assert scene.legal() == ["place homestead_1", "place homestead_2", "done", "borrow"]


@pytest.mark.rule("H-MARKET-07")
def test_market_and_bank_add_uses_of_trade_chips() -> None:
    held = {"trade": 3, "silver": 0, "wood": 1, "food": 1}
    plain = at_point("trade", **held)
    assert not plain.legal("market") + plain.legal("bank")
    assert all(plain.why(move).startswith("H-") for move in ("market food", "market steel", "bank"))
    scene = at_point("trade", "market", "bank", **held)
    assert sorted(set(scene.legal()) - set(plain.legal())) == ["bank", "market food", "market steel"]
    assert change(scene, "market food") == {"trade": -1, "wood": -1, "food": 1}
    assert change(scene, "market steel") == {"trade": -1, "food": -1, "steel": 1}
    assert change(scene, "bank") == {"trade": -1, "silver": 1}
    assert not scene.legal("market") + scene.legal("bank")


@pytest.mark.rule("H-GOLD-01")
def test_a_gold_is_five_silver_for_wages_a_bid_and_a_debt() -> None:
    scene = at_point("wages", workers=6, gold=1, silver=1)
    assert change(scene, "pay 1") == {"gold": -1, "silver": -1}
    scene = Scene(players=2)
    scene.give(0, gold=2, silver=2)
    scene.won(0, tile=1, bid=12)
    assert change(scene, "pay 2") == {"gold": -2, "silver": -2}
    scene = at_point("trade", gold=1, silver=0, debt=1)
    assert change(scene, "pay_off gold") == {"gold": -1, "debt": -1}


@pytest.mark.rule("H-GOLD-01", "H-GOLD-02")
@pytest.mark.parametrize("good", ["wood", "food", "steel"])
def test_a_gold_pays_on_the_marketplace_without_change(good: str) -> None:
    scene = at_point("trade", trade=1, gold=1, silver=0)
    assert change(scene, f"buy {good} gold") == {"trade": -1, "gold": -1, good: 1}


@pytest.mark.rule("H-GOLD-02")
@pytest.mark.parametrize("workers", [1, 4])
def test_wages_paid_in_gold_give_no_change(workers: int) -> None:
    scene = at_point("wages", workers=workers, gold=2, silver=7)
    assert change(scene, "pay 1") == {"gold": -1}


@pytest.mark.rule("H-GOLD-02")
def test_a_bid_paid_in_gold_gives_no_change() -> None:
    scene = at_point("pay", gold=2, silver=7)
    assert change(scene, "pay 1") == {"gold": -1}
    assert scene.phase == "build"


@pytest.mark.rule("H-GOLD-03")
def test_silver_is_no_gold() -> None:
    scene = at_point("trade", trade=2, silver=30, copper=1)
    assert [move for move in scene.legal("buy") if "copper" in move or "cattle" in move] == []
    scene = Scene(players=3)
    scene.give(0, silver=30)
    scene.building(0, tile=13)
    assert "build trading_post" not in scene.legal()
    assert scene.why("build trading_post").startswith("H-")
    scene.give(0, gold=1)
    assert "build trading_post" in scene.legal()


@pytest.mark.rule("H-DEBT-01")
@pytest.mark.parametrize("point", TRADING_POINTS)
def test_debts_are_taken_at_any_trading_point_each_for_two_silver(point: str) -> None:
    scene = at_point(point, trade=1, silver=0)
    assert change(scene, "borrow") == {"debt": 1, "silver": 2}
    assert change(scene, "borrow", "borrow", "borrow") == {"debt": 3, "silver": 6}
    assert scene.phase == point
    assert "borrow" in scene.legal()


@pytest.mark.rule("H-DEBT-02")
def test_a_debt_is_paid_off_for_five_silver() -> None:
    scene = at_point("trade", silver=11, debt=3)
    assert change(scene, "pay_off silver") == {"silver": -5, "debt": -1}
    assert change(scene, "pay_off silver") == {"silver": -5, "debt": -1}
    assert not scene.legal("pay_off")
    assert scene.why("pay_off silver").startswith("H-")


@pytest.mark.rule("H-DEBT-02")
def test_marketplace_and_gold_help_to_pay_off_a_debt() -> None:
    scene = at_point("trade", silver=2, debt=2, trade=1, steel=1, gold=0)
    assert not scene.legal("pay_off")
    assert change(scene, "sell steel", "pay_off silver") == {
        "trade": -1, "steel": -1, "vp": 1, "silver": -2, "debt": -1,
    }  # fmt: skip
    scene = at_point("trade", silver=0, debt=1, gold=1)
    assert scene.legal("pay_off") == ["pay_off gold"]
    assert change(scene, "pay_off gold") == {"gold": -1, "debt": -1}


@pytest.mark.rule("H-DEBT-02")
def test_there_is_nothing_to_pay_off_without_debt() -> None:
    scene = at_point("place", silver=20, gold=2)
    assert not scene.legal("pay_off")
    assert scene.why("pay_off silver").startswith("H-")
    assert scene.why("pay_off gold").startswith("H-")


@pytest.mark.rule("H-DEBT-03")
@pytest.mark.parametrize(("debts", "penalty"), [(0, 0), (1, 1), (2, 3), (3, 6), (6, 21), (12, 78)])
def test_each_further_debt_costs_one_vp_more(debts: int, penalty: int) -> None:
    scene = at_point("trade", silver=0, debt=debts, vp=10, trade=1)
    scene.finish()
    assert scene.state.scores == (10 - penalty, 0)


@pytest.mark.rule("H-EX-08", "H-DEBT-02")
def test_a_gold_pays_off_a_debt_and_silver_stays() -> None:
    scene = at_point("place", gold=2, silver=9, debt=2)
    assert change(scene, "pay_off gold") == {"gold": -1, "debt": -1}


@pytest.mark.rule("H-EX-12")
def test_the_general_store_adds_a_silver_to_each_sale() -> None:
    held = {"trade": 3, "wood": 2, "copper": 1, "silver": 0}
    scene = at_point("trade", "general_store", **held)
    assert change(scene, "sell wood") == {"trade": -1, "wood": -1, "silver": 2, "vp": 1}
    assert change(scene, "sell copper") == {"trade": -1, "copper": -1, "gold": 1, "silver": 1, "vp": 1}
    scene = at_point("trade", **held)
    assert change(scene, "sell wood") == {"trade": -1, "wood": -1, "silver": 1, "vp": 1}
    assert change(scene, "sell copper") == {"trade": -1, "copper": -1, "gold": 1, "vp": 1}


@pytest.mark.rule("H-EX-12", "H-MARKET-05")
def test_the_general_store_does_not_touch_purchases() -> None:
    scene = at_point("trade", "general_store", trade=2, silver=6)
    assert change(scene, "buy steel silver", "buy steel silver") == {
        **times({"trade": -1, "silver": -3}, 2),
        "steel": 2,
    }
