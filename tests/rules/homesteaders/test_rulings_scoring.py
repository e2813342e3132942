"""H-AMB-46 to -53: rulings on final trading, scoring and winning; what BGA's running score leaves out."""

from typing import Any

import pytest

from rules.homesteaders.helpers_money import at_point, change
from support.homesteaders import Scene

HIDDEN = ("goods", "silver", "trade", "vp", "debt")


def last_trading(players: int = 2, start: int = 0) -> Scene:
    """Final trading of players without silver; the start player trades first."""
    scene = Scene(players=players, round=11)
    scene.start_player(start)
    scene.final(start)
    for seat in range(players):
        scene.give(seat, silver=0)
    return scene


# Winning ----------------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-46")
def test_gold_is_no_silver_when_a_tie_is_broken() -> None:
    scene = last_trading()
    scene.give(0, silver=3, gold=1)
    scene.give(1, silver=4, vp=2)
    scene.finish()
    assert scene.state.scores == (2, 2)
    assert scene.state.winners == (1,)


@pytest.mark.rule("H-AMB-46")
def test_gold_does_not_part_players_with_the_same_silver() -> None:
    scene = last_trading()
    scene.give(0, silver=3, gold=2)
    scene.give(1, silver=3, vp=4)
    scene.finish()
    assert scene.state.winners == (0, 1)


@pytest.mark.rule("H-AMB-47")
@pytest.mark.parametrize("held", [{"silver": 40}, {"trade": 9}, {"tracks": 7}, {"workers": 8}])
def test_silver_trade_chips_tracks_and_workers_give_no_vp(held: dict[str, int]) -> None:
    scene = last_trading()
    scene.give(0, vp=3, **held)
    scene.finish()
    assert scene.state.scores == (3, 0)


@pytest.mark.rule("H-AMB-47")
def test_they_give_vp_through_a_trade_or_a_building() -> None:
    scene = last_trading()
    scene.own(0, "railworkers_house")
    scene.give(0, silver=4, trade=1, tracks=3, workers=2)
    scene.do("buy gold silver")
    scene.finish()
    assert scene.state.scores == (2 + 3 + 2, 0)


# Final trading ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-AMB-48")
def test_the_order_of_final_trading_changes_nothing() -> None:
    moves = {
        0: ("buy steel silver", "sell steel", "pay_off silver", "done"),
        1: ("hire", "sell wood", "borrow", "borrow", "done"),
    }
    results = []
    for first in (0, 1):
        scene = last_trading(start=first)
        scene.give(0, trade=3, silver=8, debt=2)
        scene.give(1, trade=3, food=1, wood=2)
        for seat in (first, 1 - first):
            other = scene.seat(1 - seat)
            for move in moves[seat]:
                assert scene.actor == seat
                scene.do(move)
            assert scene.seat(1 - seat) == other
        results.append([{**scene.seat(seat), "passed": None} for seat in (0, 1)])
        assert scene.state.scores == (1 - 1, 1 - 3)
        assert scene.state.winners == (0,)
    assert results[0] == results[1]


@pytest.mark.rule("H-AMB-49")
def test_gold_is_bought_and_wood_sold_for_vp_without_limit() -> None:
    scene = last_trading()
    scene.give(0, trade=40, silver=80, wood=20)
    assert change(scene, *["buy gold silver"] * 20) == {"trade": -20, "silver": -80, "gold": 20}
    assert scene.state.scores[0] == 40
    assert change(scene, *["sell wood"] * 20) == {"trade": -20, "wood": -20, "silver": 20, "vp": 20}
    scene.finish()
    assert scene.state.scores == (60, 0)


@pytest.mark.rule("H-AMB-50")
def test_holdings_stay_hidden_until_scoring() -> None:
    scene = last_trading()
    scene.give(0, vp=5, gold=1, trade=1)
    scene.give(1, vp=4, silver=3, trade=1)

    def shown(viewer: int | None, seat: int) -> list[bool]:
        entry: dict[str, Any] = scene.view(viewer)["seats"][seat]
        return [entry[key] is not None for key in HIDDEN]

    scene.do("done")
    assert scene.actor == 1
    for viewer in (0, 1, None):
        for seat in (0, 1):
            assert shown(viewer, seat) == [viewer == seat] * len(HIDDEN)
    assert scene.view(0)["scores"] == [7, None]
    assert scene.view(None)["scores"] == [None, None]
    scene.do("done")
    for viewer in (0, 1, None):
        assert shown(viewer, 0) == shown(viewer, 1) == [True] * len(HIDDEN)
        assert scene.view(viewer)["scores"] == [7, 4]
    assert scene.view(None)["seats"][0]["goods"]["gold"] == 1


@pytest.mark.rule("H-AMB-51")
@pytest.mark.parametrize("building", ["railworkers_house", "dude_ranch", "circus"])
def test_workers_hired_at_the_end_count_and_cost_no_wage(building: str) -> None:
    scores = []
    for hired in (0, 2):
        scene = last_trading()
        scene.own(0, building)
        scene.give(0, trade=2, food=2, silver=1)
        scene.do(*["hire"] * hired)
        scene.finish()
        assert (scene.seat(0)["workers"], scene.seat(0)["silver"], scene.seat(0)["debt"]) == (1 + hired, 1, 0)
        scores.append(scene.state.scores[0])
    assert scores[1] == scores[0] + 2


@pytest.mark.rule("H-AMB-52")
@pytest.mark.parametrize(
    ("move", "changed"),
    [
        ("market food", {"trade": -1, "wood": -1, "food": 1}),
        ("market steel", {"trade": -1, "food": -1, "steel": 1}),
        ("bank", {"trade": -1, "silver": 1}),
    ],
)
def test_swaps_of_market_and_bank_are_no_sales(move: str, changed: dict[str, int]) -> None:
    scene = at_point("trade", "general_store", "market", "bank", trade=1, wood=1, food=1, silver=0)
    assert change(scene, move) == changed
    assert not scene.happened("sold")


@pytest.mark.rule("H-AMB-53")
def test_gold_is_sold_like_any_good() -> None:
    scene = at_point("trade", trade=2, gold=2, silver=0)
    assert change(scene, "sell gold") == {"trade": -1, "gold": -1, "silver": 4, "vp": 1}
    scene = at_point("trade", "general_store", trade=2, gold=2, silver=0)
    assert change(scene, "sell gold") == {"trade": -1, "gold": -1, "silver": 5, "vp": 1}


# Running score ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-DIFF-16")
def test_the_running_score_has_the_debt_penalty() -> None:
    scene = Scene(players=2, round=3, screens=False)
    scene.give(0, vp=2, debt=3)
    scene.give(1, vp=2, debt=1)
    assert scene.state.scores == (2 - 6, 2 - 1)
    assert scene.view(None)["scores"] == [2 - 6, 2 - 1]
    scene.do("borrow")
    assert scene.view(None)["scores"] == [2 - 10, 2 - 1]


@pytest.mark.rule("H-DIFF-16")
def test_a_running_score_counts_each_kind_as_itself() -> None:
    scene = Scene(players=2, round=9)
    scene.own(0, "factory", "foundry", "gold_mine")
    scene.own(1, "lawyer", "market", "bank")
    assert scene.state.scores == (6 + 2, 4 + 2 + 2 + 3 + 1)
