"""H-AMB-11 to -14, -18, -19, -19d, -19e: rulings on gold, debt and trading points; what BGA does otherwise."""

import pytest

from rules.homesteaders.helpers_money import TRADING_POINTS, at_point, change, holdings
from support.homesteaders import Scene

TRADES = {"buy", "sell", "hire", "market", "bank", "borrow", "pay_off"}
PLENTY = {"trade": 5, "silver": 9, "gold": 2, "wood": 1, "food": 2, "debt": 1}


def paying(bid: int, **held: int) -> Scene:
    """Seat 0 has won the first tile and pays for it; then a Farm can be built."""
    scene = Scene(players=2)
    scene.give(0, **{"wood": 1, **held})
    scene.won(0, tile=1, bid=bid)
    return scene


def families(scene: Scene) -> set[str]:
    return {move.split()[0] for move in scene.legal()}


# Gold -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-11", "H-DIFF-07")
@pytest.mark.parametrize(("bid", "most"), [(3, 1), (5, 1), (6, 2), (9, 2), (12, 3), (16, 4), (21, 5)])
def test_a_payment_takes_no_more_gold_than_is_of_use(bid: int, most: int) -> None:
    scene = paying(bid, gold=9, silver=30)
    assert scene.legal("pay") == [f"pay {n}" for n in range(most + 1)]
    assert scene.why(f"pay {most}") == ""
    if most < 5:
        assert scene.why(f"pay {most + 1}").startswith("H-")
    scene.give(0, gold=1)
    assert scene.legal("pay") == ["pay 0", "pay 1"]


@pytest.mark.rule("H-AMB-11", "H-GOLD-02")
@pytest.mark.parametrize(("gold", "silver"), [(0, 12), (1, 7), (2, 2), (3, 0)])
def test_silver_covers_what_gold_leaves(gold: int, silver: int) -> None:
    scene = paying(12, gold=4, silver=30)
    scene.do(f"pay {gold}")
    assert (scene.seat(0)["goods"]["gold"], scene.seat(0)["silver"]) == (4 - gold, 30 - silver)
    assert scene.seat(0)["debt"] == 0
    assert [(event.a, event.b, event.c) for event in scene.happened("paid_bid")] == [(12, gold, silver)]


@pytest.mark.rule("H-AMB-11")
def test_the_wages_of_all_workers_are_one_payment() -> None:
    scene = at_point("wages", workers=6, gold=9, silver=9)
    assert scene.legal("pay") == ["pay 0", "pay 1", "pay 2"]
    assert change(scene, "pay 2") == {"gold": -2}
    assert [(event.a, event.b, event.c) for event in scene.happened("wages") if event.seat == 0] == [(6, 2, 0)]
    scene = at_point("wages", workers=26, gold=9, silver=9)
    assert scene.legal("pay") == [f"pay {n}" for n in range(7)]


@pytest.mark.rule("H-EX-06")
@pytest.mark.parametrize(("gold", "changed"), [(1, {"gold": -1, "silver": -2}), (2, {"gold": -2})])
def test_seven_workers_paid_with_gold(gold: int, changed: dict[str, int]) -> None:
    scene = at_point("wages", workers=7, gold=2, silver=2)
    assert change(scene, f"pay {gold}") == changed


@pytest.mark.rule("H-EX-07")
@pytest.mark.parametrize(("gold", "changed"), [(1, {"gold": -1, "silver": -4}), (2, {"gold": -2})])
def test_a_bid_of_nine_paid_with_gold(gold: int, changed: dict[str, int]) -> None:
    scene = paying(9, gold=2, silver=4)
    assert change(scene, f"pay {gold}") == changed
    assert (scene.phase, scene.actor) == ("build", 0)


@pytest.mark.rule("H-AMB-12", "H-DIFF-07")
def test_gold_pays_for_cheaper_goods_without_change() -> None:
    scene = at_point("trade", trade=5, gold=3, silver=3)
    assert change(scene, "buy steel gold") == {"trade": -1, "gold": -1, "steel": 1}
    assert change(scene, "buy wood gold") == {"trade": -1, "gold": -1, "wood": 1}
    assert change(scene, "buy food gold") == {"trade": -1, "gold": -1, "food": 1}


@pytest.mark.rule("H-AMB-12")
def test_gold_does_not_buy_gold() -> None:
    scene = at_point("trade", trade=2, gold=2, silver=9)
    assert [move for move in scene.legal("buy") if move.startswith("buy gold")] == ["buy gold silver"]
    assert scene.why("buy gold gold").startswith("H-")
    scene.give(0, silver=0)
    assert not [move for move in scene.legal("buy") if move.startswith("buy gold")]


@pytest.mark.rule("H-AMB-13")
@pytest.mark.parametrize("good", ["copper", "cattle"])
def test_copper_and_cattle_are_not_bought_for_silver(good: str) -> None:
    scene = at_point("trade", trade=2, gold=0, silver=40)
    assert not [move for move in scene.legal("buy") if good in move]
    assert scene.why(f"buy {good} silver").startswith("H-")
    assert scene.why(f"buy {good} gold").startswith("H-")
    scene.give(0, gold=1)
    assert [move for move in scene.legal("buy") if good in move] == [f"buy {good} gold"]


# Debt -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-14")
@pytest.mark.parametrize(
    ("bid", "held", "move", "debts", "silver"),
    [
        (3, {"silver": 2}, "pay 0", 1, 1),
        (4, {"silver": 0}, "pay 0", 2, 0),
        (21, {"silver": 0}, "pay 0", 11, 1),
        (21, {"silver": 6}, "pay 0", 8, 1),
        (21, {"silver": 1, "gold": 2}, "pay 2", 5, 0),
        (9, {"silver": 0, "gold": 2}, "pay 0", 5, 1),
        (9, {"silver": 9, "gold": 2}, "pay 0", 0, 0),
    ],
)
def test_a_bid_borrows_exactly_what_is_missing(
    bid: int, held: dict[str, int], move: str, debts: int, silver: int
) -> None:
    scene = paying(bid, **held)
    gold = int(move.split()[1])
    scene.do(move)
    seat = scene.seat(0)
    assert (seat["debt"], seat["silver"], seat["goods"]["gold"]) == (debts, silver, held.get("gold", 0) - gold)
    assert [(event.a, event.b) for event in scene.happened("borrowed")] == ([(debts, 2 * debts)] if debts else [])
    assert (scene.phase, scene.actor) == ("build", 0)


@pytest.mark.rule("H-AMB-14")
@pytest.mark.parametrize(
    ("workers", "silver", "debts", "left"), [(3, 0, 2, 1), (4, 0, 2, 0), (4, 1, 2, 1), (5, 4, 1, 1)]
)
def test_wages_borrow_exactly_what_is_missing(workers: int, silver: int, debts: int, left: int) -> None:
    scene = at_point("wages", workers=workers, silver=silver)
    scene.do("pay 0")
    assert (scene.seat(0)["debt"], scene.seat(0)["silver"]) == (debts, left)


@pytest.mark.rule("H-AMB-14")
def test_nothing_but_wages_and_bids_is_borrowed_for() -> None:
    scene = at_point("trade", trade=2, silver=0, debt=1)
    assert not scene.legal("buy")
    assert not scene.legal("pay_off")


@pytest.mark.rule("H-AMB-14")
@pytest.mark.parametrize("point", TRADING_POINTS)
def test_a_voluntary_debt_needs_a_chip_of_the_thirty_six(point: str) -> None:
    scene = at_point(point, trade=1, silver=9, debt=35)
    assert change(scene, "borrow") == {"debt": 1, "silver": 2}
    assert scene.phase == point
    assert not scene.legal("borrow")
    assert scene.why("borrow").startswith("H-")
    scene.do("pay_off silver")
    assert "borrow" in scene.legal()


@pytest.mark.rule("H-AMB-14")
def test_compulsory_payments_go_beyond_thirty_six_debts() -> None:
    scene = paying(21, silver=0, trade=1, wood=1, debt=36)
    assert "borrow" not in scene.legal()
    assert change(scene, "pay 0") == {"debt": 11, "silver": 1}


@pytest.mark.rule("H-AMB-14")
def test_debts_beyond_a_hundred_and_twenty_seven() -> None:
    scene = paying(21, silver=0, trade=1, wood=1, debt=125)
    scene.do("pay 0")
    assert scene.seat(0)["debt"] == 136
    scene.load(scene.data())
    assert scene.seat(0)["debt"] == 136
    assert scene.state.scores[0] == -136 * 137 // 2


@pytest.mark.rule("H-AMB-18")
@pytest.mark.parametrize("point", TRADING_POINTS)
def test_debts_are_paid_off_at_every_trading_point(point: str) -> None:
    scene = at_point(point, trade=1, silver=10, gold=1, debt=3)
    assert scene.legal("pay_off") == ["pay_off silver", "pay_off gold"]
    assert change(scene, "pay_off silver") == {"silver": -5, "debt": -1}
    assert change(scene, "pay_off gold") == {"gold": -1, "debt": -1}
    assert scene.phase == point


# Where trades are offered -----------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-19", "H-DIFF-05")
@pytest.mark.parametrize("point", TRADING_POINTS)
def test_all_trades_are_offered_at_the_trading_points(point: str) -> None:
    scene = at_point(point, "market", **PLENTY)
    assert families(scene) >= TRADES - {"bank"}


@pytest.mark.rule("H-DIFF-06", "H-AMB-19")
@pytest.mark.parametrize("point", ["wages", "pay", "build", "extra"])
def test_hiring_is_not_confined_to_placing_and_final_trading(point: str) -> None:
    scene = at_point(point, trade=2, food=1)
    assert change(scene, "hire") == {"trade": -1, "food": -1, "workers": 1}


@pytest.mark.rule("H-AMB-19")
def test_trades_are_offered_for_the_extra_building_too() -> None:
    scene = Scene(players=2, round=9)
    scene.give(0, wood=1, copper=1, **{key: n for key, n in PLENTY.items() if key != "wood"})
    scene.building(0, tile=9)
    scene.do("build train_station")
    assert scene.data()["extra_building"]
    assert change(scene, "buy wood silver", "borrow") == {"trade": -1, "wood": 1, "silver": 1, "debt": 1}
    assert "build dude_ranch" in scene.legal()


@pytest.mark.rule("H-AMB-19", "H-DIFF-05")
def test_no_trades_while_bidding() -> None:
    scene = Scene(players=2)
    scene.give(0, **PLENTY)
    scene.give(1, **PLENTY)
    scene.bidding(0)
    assert (scene.phase, scene.legal()) == ("neutral", ["neutral 1", "neutral 2"])
    assert scene.why("borrow").startswith("H-")
    scene.do("neutral 1")
    assert (scene.phase, families(scene)) == ("bid", {"bid", "pass"})
    assert all(scene.why(move).startswith("H-") for move in ("borrow", "buy wood silver", "sell wood", "hire"))
    scene.do("bid 2 3")
    assert (scene.phase, scene.actor, families(scene)) == ("bid", 1, {"bid", "pass"})


@pytest.mark.rule("H-AMB-19")
def test_no_trades_while_choosing_a_reward_a_worker_or_a_relief() -> None:
    scene = Scene(players=3)
    scene.give(0, railroad=2, **PLENTY)
    scene.bidding(0)
    scene.do("pass")
    assert (scene.phase, scene.legal()) == ("reward", ["reward trade", "reward track", "reward worker"])
    scene = Scene(players=3)
    scene.give(0, **PLENTY)
    scene.won(0, tile=14)
    scene.do("pay 0")
    assert (scene.phase, scene.legal()) == ("worker", ["worker", "no_worker"])
    scene = Scene(players=3)
    scene.give(0, **{**PLENTY, "wood": 2})
    scene.building(0, tile=1)
    scene.do("build boarding_house")
    assert (scene.phase, scene.legal()) == ("relief", ["relief debt", "relief silver"])


@pytest.mark.rule("H-AMB-19", "H-DIFF-05")
def test_the_turn_of_another_player_is_not_interrupted() -> None:
    scene = Scene(players=3)
    scene.give(0, **PLENTY)
    scene.give(1, **PLENTY)
    scene.won(0, tile=1, bid=3, space2=(1, 3))
    before = holdings(scene, 1)
    for move, actor in (("sell wood", 0), ("pay 0", 0), ("no_build", 1)):
        assert scene.actor == 0
        scene.do(move)
        assert scene.actor == actor
    assert holdings(scene, 1) == before
    assert scene.phase == "pay"


# What is not asked ------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-19d")
def test_a_decision_with_one_answer_is_not_asked() -> None:
    scene = Scene(players=3)
    scene.bidding(0)
    assert change(scene, "pass") == {"railroad": 1, "trade": 1}  # the only reward of the first space
    assert (scene.phase, scene.actor) == ("bid", 1)


@pytest.mark.rule("H-AMB-19d")
def test_final_trading_is_over_for_who_can_do_nothing() -> None:
    scene = Scene(players=3, round=11)
    scene.final(0)
    scene.give(0, trade=1)
    scene.give(2, trade=1)
    scene.do("done")
    assert (scene.phase, scene.actor) == ("trade", 2)
    scene.give(2, trade=0)
    assert scene.phase == "finished"


@pytest.mark.rule("H-AMB-19d", "H-AMB-19e")
@pytest.mark.parametrize("point", ["wages", "pay"])
def test_a_payment_short_of_silver_is_asked_as_long_as_debts_can_be_taken_first(point: str) -> None:
    scene = at_point(point, silver=0)
    assert scene.legal() == ["pay 0", "borrow"]


@pytest.mark.rule("H-AMB-19d")
def test_a_payment_that_can_only_borrow_is_not_asked_when_no_debt_can_be_taken_first() -> None:
    scene = paying(9, silver=0, wood=1, debt=36)  # wood alone cannot be sold, but a Farm can be built
    assert (scene.phase, scene.actor) == ("build", 0)
    assert (scene.seat(0)["debt"], scene.seat(0)["silver"]) == (41, 1)


@pytest.mark.rule("H-AMB-19e")
def test_wages_in_plain_silver_are_not_asked() -> None:
    scene = Scene(players=3)
    scene.do("done", "done", "done")
    assert [event.seat for event in scene.happened("wages")] == [0, 1, 2]
    assert [scene.seat(seat)["silver"] for seat in range(3)] == [6 + 2 - 1] * 3
    assert (scene.phase, scene.actor) == ("bid", 0)


@pytest.mark.rule("H-AMB-19e")
@pytest.mark.parametrize(
    "held", [{"trade": 2}, {"debt": 1}, {"trade": 1, "debt": 3, "copper": 1, "food": 1}, {"trade": 1, "workers": 6}]
)
def test_wages_that_silver_covers_are_not_asked_for_a_trade_chip_or_a_debt(held: dict[str, int]) -> None:
    scene = Scene(players=3)
    held = {"workers": 4, **held}
    scene.give(0, silver=9, **held)
    scene.wages(0)
    assert scene.phase == "bid"
    assert holdings(scene) == {**holdings(Scene()), "silver": 9 - held["workers"], **held}


@pytest.mark.rule("H-AMB-19e")
@pytest.mark.parametrize("debt", [0, 1, 40])
def test_a_bid_in_plain_silver_is_not_asked(debt: int) -> None:
    scene = Scene(players=3)
    scene.give(0, wood=1, debt=debt)
    scene.bidding(0)
    scene.do("bid 1 5", "pass", "pass")
    assert (scene.phase, scene.actor) == ("build", 0)
    assert scene.seat(0)["silver"] == 1
    assert [(event.a, event.b, event.c) for event in scene.happened("paid_bid")] == [(5, 0, 5)]


@pytest.mark.rule("H-AMB-19e")
@pytest.mark.parametrize(
    ("point", "held"),
    [
        ("wages", {"gold": 1}),
        ("wages", {"silver": 2}),
        ("pay", {"gold": 1}),
        ("pay", {"trade": 1}),
        ("pay", {"silver": 2}),
    ],
)
def test_a_payment_that_needs_thought_is_asked(point: str, held: dict[str, int]) -> None:
    scene = at_point(point, workers=3, **{"silver": 9, **held})
    assert {"pay 0", "borrow"} <= set(scene.legal())
    assert scene.seat(0)["silver"] == {"silver": 9, **held}["silver"]
