"""M-CATTLE, M-AMB-14, -15 and -49: the cattle trade and the moments at which it is possible."""

import pytest

from rules.montana.helpers import spin
from rules.montana.helpers_city_build import city, find_plain, go_to_bank, kinds_offered, payments, pumpkins
from support.montana import KINDS, Scene

BENEFITS = [
    "small_copper", "small_stone", "grain", "pumpkin", "silver",
    "copper_worker", "stone_worker", "grain_worker", "pumpkin_worker",
]  # fmt: skip
TRADES = [f"trade {benefit}" for benefit in BENEFITS]


def herd(cows: int = 1, players: int = 3) -> Scene:
    """The first player has cows and a few workers and silver."""
    scene = Scene(players=players)
    scene.give(0, cows=cows, silver=6, workers={"copper": 2, "grain": 2})
    return scene


def possible(scene: Scene) -> bool:
    """All cattle trades are offered to the first player."""
    return scene.actor == 0 and scene.legal("trade") == TRADES


@pytest.mark.rule("M-CATTLE-01")
def test_a_trade_needs_a_cow() -> None:
    assert possible(herd(cows=1))
    scene = herd(cows=0)
    assert scene.legal("trade") == []
    assert scene.why("trade grain") == "M-CATTLE-01"


@pytest.mark.rule("M-CATTLE-01", "M-AMB-15")
def test_a_trade_costs_one_cow_which_goes_to_the_supply() -> None:
    scene = herd(cows=2)
    supply = scene.supply()["cows"]
    scene.do("trade silver")
    assert scene.seat(0)["cows"] == 1
    assert scene.supply()["cows"] == supply + 1


@pytest.mark.rule("M-CATTLE-01")
def test_trades_before_and_after_the_action() -> None:
    scene = herd()
    assert possible(scene)
    go_to_bank(scene, "copper+grain")
    assert possible(scene)
    assert "end_turn" in scene.legal()
    scene.do("trade silver")
    assert scene.actor == 1


@pytest.mark.rule("M-CATTLE-01")
def test_a_trade_after_the_first_pair_of_workers_can_pay_the_advance() -> None:
    scene = herd()
    scene.give(0, goods={"grain": 0})
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert possible(scene)
    assert scene.legal("advance") == []
    scene.do("trade grain")
    assert scene.legal("advance") == ["advance 1"]


@pytest.mark.rule("M-CATTLE-01")
def test_a_trade_between_large_and_small_space_can_staff_the_small_one() -> None:
    scene = herd()
    scene.give(0, workers={"copper": 1, "grain": 0})
    scene.do("work mine 1")
    assert scene.phase == "helper"
    assert possible(scene)
    assert scene.legal("staff") == []
    scene.do("trade copper_worker")
    assert "staff copper" in scene.legal()


@pytest.mark.rule("M-CATTLE-01")
def test_trades_before_each_bid_and_each_payment_of_the_others() -> None:
    scene = city(5, 4, 9, cows=5)  # all pumpkins there are: a trade can leave the others without theirs
    moments = []
    for move in ("city", "bid silver 3", "go_on", "bid cow 3", "go_on", "bid upgrade 3", "go_on"):
        scene.do(move)
        moments.append((scene.phase, possible(scene)))
    assert moments == [
        ("bid", True), ("bid_window", True), ("bid", False), ("bid_window", True), ("bid", False),
        ("pay_window", True), ("after", True),
    ]  # fmt: skip  # once pumpkins are paid none are short, so the other payments need not wait
    assert possible(scene)
    assert "end_turn" in scene.legal()


@pytest.mark.rule("M-CATTLE-01", "M-AMB-49")
def test_a_trade_before_an_outbid_player_moves() -> None:
    scene = city(3, 7, 8, cows=4)
    scene.do("city", "bid silver 3", "go_on", "bid goods 3", "go_on", "bid goods 4")
    assert scene.phase == "bid_window"
    assert possible(scene)
    scene.do("go_on")
    assert (scene.phase, scene.actor) == ("bid", 1)


@pytest.mark.rule("M-CATTLE-01")
def test_no_trade_inside_a_white_choice() -> None:
    scene = herd()
    scene.do("recruit", spin(scene, "white", "white"))
    assert kinds_offered(scene) == {"take"}


@pytest.mark.rule("M-CATTLE-01")
def test_no_trade_inside_a_worker_return() -> None:
    scene = herd()
    scene.give(0, workers=dict.fromkeys(KINDS, 2))
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert kinds_offered(scene) == {"give_back"}


@pytest.mark.rule("M-CATTLE-01")
def test_no_trade_inside_a_canteen_choice() -> None:
    scene = herd()
    scene.canteens(0, 1)
    go_to_bank(scene, "copper+grain")
    scene.do("end_turn")
    assert scene.legal() == ["canteen", "no_canteen"]


@pytest.mark.rule("M-CATTLE-02")
@pytest.mark.parametrize("good", BENEFITS[:4])
def test_a_cow_brings_one_small_good_of_choice(good: str) -> None:
    scene = herd()
    had, supply = scene.seat(0)["goods"], scene.supply()["goods"]
    scene.do(f"trade {good}")
    assert scene.seat(0)["goods"] == {**had, good: had[good] + 1}
    assert scene.supply()["goods"] == {**supply, good: supply[good] - 1}


@pytest.mark.rule("M-CATTLE-03")
def test_a_cow_brings_three_silver() -> None:
    scene = herd()
    scene.do("trade silver")
    assert scene.seat(0)["silver"] == 9


@pytest.mark.rule("M-CATTLE-04")
@pytest.mark.parametrize("kind", KINDS)
def test_a_cow_brings_one_worker_of_any_kind(kind: str) -> None:
    scene = herd()
    had, supply = scene.seat(0)["workers"], scene.supply()["workers"]
    scene.do(f"trade {kind}_worker")
    assert scene.seat(0)["workers"] == {**had, kind: had[kind] + 1}
    assert scene.supply()["workers"] == {**supply, kind: supply[kind] - 1}


@pytest.mark.rule("M-CATTLE-05")
def test_any_number_of_trades_in_a_turn_alike_or_not() -> None:
    scene = herd(cows=7)
    scene.do("trade silver", "trade silver", "trade grain", "trade stone_worker")
    go_to_bank(scene, "copper+grain")
    scene.do("trade silver", "trade pumpkin", "trade pumpkin")
    assert scene.seat(0)["silver"] == 6 + 3 * 3 + 8
    assert scene.seat(0)["cows"] == 0
    assert scene.actor == 1


@pytest.mark.rule("M-CATTLE-06")
def test_a_trade_does_not_replace_the_action() -> None:
    scene = herd()
    before = [move for move in scene.legal() if not move.startswith(("trade", "build"))]
    scene.do("trade silver")
    assert scene.actor == 0
    assert scene.phase == "turn"
    assert [move for move in scene.legal() if not move.startswith("build")] == before
    assert "end_turn" not in scene.legal()


@pytest.mark.rule("M-CATTLE-07", "M-AMB-14")
def test_the_benefits_are_four_small_goods_silver_and_four_workers() -> None:
    scene = herd()
    assert scene.legal("trade") == TRADES
    assert not [move for move in scene.legal("trade") if "big" in move]


@pytest.mark.rule("M-AMB-14")
@pytest.mark.parametrize(("number", "benefit"), list(enumerate(BENEFITS)))
def test_the_benefit_taken_is_told(number: int, benefit: str) -> None:
    scene = herd()
    scene.do(f"trade {benefit}")
    assert [(event.seat, event.a) for event in scene.happened("traded")] == [(0, number)]


@pytest.mark.rule("M-CATTLE-08")
def test_a_trade_for_a_good_can_cause_a_shortage() -> None:
    scene = herd()
    for seat, n in enumerate((6, 6, 6)):
        scene.give(seat, goods={"grain": n})
    scene.do("trade grain")
    assert [scene.seat(seat)["goods"]["grain"] for seat in range(3)] == [6, 5, 5]
    assert scene.supply()["goods"]["grain"] == 2


@pytest.mark.rule("M-CATTLE-08")
def test_a_trade_for_a_worker_can_cause_a_shortage() -> None:
    scene = herd()
    scene.give(0, workers={"copper": 3, "grain": 0})
    scene.give(1, workers={"copper": 8})
    scene.give(2, workers={"copper": 7})
    scene.do("trade copper_worker")
    assert [scene.seat(seat)["workers"]["copper"] for seat in range(3)] == [3, 7, 6]
    assert scene.supply()["workers"]["copper"] == 2


@pytest.mark.rule("M-CATTLE-08a")
def test_a_ninth_worker_sends_one_of_choice_back() -> None:
    scene = herd()
    scene.give(0, workers={"copper": 4, "stone": 4, "grain": 0})
    scene.do("trade grain_worker")
    assert scene.legal() == ["give_back copper", "give_back stone", "give_back grain"]
    scene.do("give_back copper")
    assert scene.seat(0)["workers"] == {"copper": 3, "stone": 4, "grain": 1, "pumpkin": 0}
    assert scene.supply()["workers"]["copper"] == 15
    assert scene.phase == "turn"


@pytest.mark.rule("M-CATTLE-08a")
def test_giving_back_after_a_trade_leads_back_to_where_the_turn_was() -> None:
    scene, label = find_plain()
    scene.give(0, workers={"copper": 4, "stone": 4}, cows=2)
    scene.do(f"build {label}", "trade grain_worker", "give_back grain")
    assert {"trade", "build", "stop"} <= kinds_offered(scene)


@pytest.mark.rule("M-CATTLE-08a")
def test_giving_back_between_two_bids_leads_back_to_the_bids() -> None:
    scene = city(5, 4, 9, cows=4)
    scene.give(0, workers={"copper": 4, "stone": 4})
    scene.do("city", "bid cow 3", "trade grain_worker", "give_back copper")
    assert (scene.phase, scene.actor) == ("bid_window", 0)
    scene.do("go_on")
    assert (scene.phase, scene.actor) == ("bid", 1)


@pytest.mark.rule("M-CATTLE-09", "M-AMB-49")
def test_a_bidder_in_another_players_city_action_cannot_trade() -> None:
    scene = city(5, 4, 0)
    scene.give(1, cows=3)
    scene.do("city", "bid cow 3")
    assert scene.actor == 1
    assert scene.legal("trade") == []
    scene.do("bid cow 4", "bid cow 5")
    assert scene.actor == 1
    assert kinds_offered(scene) == {"bid", "pass"}


@pytest.mark.rule("M-CATTLE-09")
def test_no_trade_in_the_reward_of_a_player_who_is_not_active() -> None:
    scene = city(3, 4, 0)
    scene.give(1, cows=3, goods={"small_stone": 1})
    scene.do("city", "bid silver 3", "bid cow 3")
    assert scene.actor == 1
    assert kinds_offered(scene) == {"upgrade"}


@pytest.mark.rule("M-AMB-49")
def test_the_active_player_trades_for_a_pumpkin_to_bid_higher() -> None:
    scene = city(3, 3, 0, cows=1)
    scene.do("city")
    assert "bid cow 5" not in scene.legal()
    scene.do("trade pumpkin")
    assert scene.actor == 0
    assert "bid cow 5" in scene.legal()


@pytest.mark.rule("M-AMB-49")
def test_the_active_player_when_outbid_trades_to_move_further() -> None:
    scene = city(2, 4, 0, cows=1)
    scene.do("city", "bid cow 3", "bid cow 4")
    assert scene.actor == 0
    assert "bid goods 4" not in scene.legal()
    scene.do("trade pumpkin")
    assert "bid goods 4" in scene.legal()


@pytest.mark.rule("M-AMB-49")
def test_the_active_player_trades_between_the_placements_of_others() -> None:
    scene = city(5, 4, 9, cows=4)
    scene.do("city", "bid cow 3", "go_on", "bid goods 3")
    assert (scene.phase, scene.actor) == ("bid_window", 0)
    scene.do("trade pumpkin")
    assert pumpkins(scene) == [6, 3, 8]
    assert (scene.phase, scene.actor) == ("bid_window", 0)
    scene.do("go_on")
    assert scene.actor == 2


@pytest.mark.rule("M-AMB-49")
def test_the_active_player_trades_before_paying() -> None:
    scene = city(3, 0, 0, cows=1)
    scene.do("city", "bid silver 3")
    assert (scene.phase, payments(scene)) == ("pay_window", [])
    scene.do("trade pumpkin")
    assert payments(scene) == [(0, 3)]
    assert pumpkins(scene)[0] == 2
