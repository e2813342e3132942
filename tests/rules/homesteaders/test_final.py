"""H-FINAL, H-SCORE: the final income, final trading, scoring and winning; the values of H-VAL-03."""

from typing import Any

import pytest

import frontier
from rules.homesteaders.helpers_money import PRICES, change
from support.homesteaders import GOODS, Scene

COUNTED = {"residential": "ranch", "commercial": "market", "industrial": "foundry", "special": "rodeo"}


def final(players: int = 2) -> Scene:
    """Final trading of players who hold nothing that counts."""
    scene = Scene(players=players, round=11)
    scene.final(0)
    for seat in range(players):
        scene.give(seat, silver=0)
    return scene


def scores(scene: Scene) -> tuple[int, ...]:
    scene.finish()
    return scene.state.scores


def score_with(*buildings: str, **held: int) -> int:
    """What seat 0 scores with this."""
    scene = final()
    scene.own(0, *buildings)
    scene.give(0, **held)
    return scores(scene)[0]


def extra_of(building: str, *others: str, **held: int) -> int:
    """What the other buildings and holdings add to the score beside their own points, with and without a building."""
    base = score_with(*others, **held) - score_with()
    worth = score_with(building)
    return score_with(building, *others, **held) - worth - base


def ended(**held: tuple[int, ...]) -> Scene:
    """The end of a game in which the seats hold this."""
    scene = final(players=len(next(iter(held.values()))))
    for key, counts in held.items():
        for seat, n in enumerate(counts):
            scene.give(seat, **{key: n})
    scene.finish()
    return scene


@pytest.mark.rule("H-FINAL-01")
def test_after_round_ten_everybody_places_receives_and_pays_once_more() -> None:
    scene = Scene(players=3, round=10)
    for seat in range(3):
        scene.own(seat, "farm")
        scene.give(seat, silver=10, workers=3, debt=1, cattle=1)
    scene.won(0, tile=10, bid=3)
    scene.do("no_extra")
    assert [event.kind for event in scene.events].count("final_income") == 1
    assert (scene.data()["round"], scene.phase, scene.actor) == (11, "place", 0)
    assert scene.seat(0)["silver"] == 7
    assert scene.legal("place") == [f"place {place}" for place in ("homestead_1", "homestead_2", "farm_1", "farm_2")]
    scene.do("place homestead_1", "place farm_2", "done")
    assert (scene.phase, scene.actor) == ("place", 1)
    scene.do("place homestead_2", "done")
    assert (scene.phase, scene.actor) == ("place", 2)
    scene.do("done")
    assert [event.seat for event in scene.happened("wages")] == [0, 1, 2]
    assert [(event.a, event.c) for event in scene.happened("wages")] == [(3, 3)] * 3
    assert (scene.phase, scene.actor) == ("trade", 0)
    assert [scene.seat(seat)["silver"] for seat in range(3)] == [6, 9, 9]
    assert [scene.seat(seat)["goods"]["wood"] for seat in range(3)] == [1, 0, 0]
    assert [scene.seat(seat)["goods"]["food"] for seat in range(3)] == [1, 0, 0]
    assert [scene.seat(seat)["vp"] for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("H-FINAL-01")
def test_no_auction_follows_the_final_income() -> None:
    scene = Scene(players=2, round=11)
    scene.give(0, trade=1)
    scene.give(1, trade=1)
    scene.do("done", "done")
    assert (scene.phase, scene.actor) == ("trade", 0)
    assert not scene.legal("bid") + scene.legal("neutral") + scene.legal("pass")
    scene.do("done")
    assert (scene.phase, scene.actor) == ("trade", 1)
    scene.do("done")
    assert scene.actor == frontier.OVER
    assert scene.phase == "finished"
    assert len(scene.happened("game_over")) == 1
    assert not scene.state.legal_actions()


@pytest.mark.rule("H-FINAL-02")
def test_final_trading_has_no_limit_and_turns_all_into_vp() -> None:
    scene = final()
    scene.give(0, trade=31, silver=22, wood=10, food=5, steel=5, debt=2)
    sales = ["sell wood"] * 10 + ["sell food"] * 5 + ["sell steel"] * 5
    assert change(scene, *sales) == {"trade": -20, "wood": -10, "food": -5, "steel": -5, "silver": 35, "vp": 20}
    assert change(scene, "pay_off silver", "pay_off silver") == {"silver": -10, "debt": -2}
    assert change(scene, *["buy gold silver"] * 10) == {"trade": -10, "silver": -40, "gold": 10}
    assert scene.actor == 0
    assert scores(scene) == (20 + 2 * 10, 0)


@pytest.mark.rule("H-FINAL-02")
def test_each_player_trades_until_saying_done() -> None:
    scene = final(players=3)
    scene.give(1, trade=2, wood=2)
    scene.give(2, trade=1)
    assert scene.actor == 1
    scene.do("sell wood")
    assert scene.actor == 1
    scene.do("done")
    assert scene.actor == 2
    assert scene.seat(1)["goods"]["wood"] == 1


@pytest.mark.rule("H-SCORE-01")
def test_vp_chips_count() -> None:
    assert ended(vp=(0, 17, 4)).state.scores == (0, 17, 4)


@pytest.mark.rule("H-SCORE-01a")
@pytest.mark.parametrize(
    ("building", "vp"),
    [
        ("grain_mill", 2), ("farm", 0), ("market", 2), ("foundry", 0), ("steel_mill", 0), ("ranch", 0),
        ("trading_post", 0), ("general_store", 2), ("gold_mine", 0), ("copper_mine", 0), ("river_port", 0),
        ("church", 10), ("workshop", 2), ("depot", 0), ("bank", 3), ("meatpacking_plant", 2), ("forge", 1),
        ("rodeo", 4), ("lawyer", 4), ("factory", 6), ("terminal", 6), ("restaurant", 8), ("train_station", 3),
        ("town_hall", 10),
    ],
)  # fmt: skip
def test_the_values_of_buildings_count(building: str, vp: int) -> None:
    assert score_with(building) == vp


@pytest.mark.rule("H-SCORE-01b", "H-VAL-03")
@pytest.mark.parametrize(
    ("building", "kind"),
    [
        ("boarding_house", "industrial"), ("factory", "industrial"), ("stables", "residential"),
        ("fairgrounds", "residential"), ("bank", "special"), ("restaurant", "special"),
        ("lawyer", "commercial"), ("town_hall", "commercial"),
    ],
)  # fmt: skip
def test_extra_vp_for_each_building_of_a_kind(building: str, kind: str) -> None:
    for other, owned in COUNTED.items():
        assert extra_of(building, owned) == (other == kind)
    assert extra_of(building, workers=6, tracks=4) == 0


@pytest.mark.rule("H-SCORE-01b", "H-VAL-03")
@pytest.mark.parametrize(
    ("building", "workers", "tracks"),
    [
        ("railworkers_house", 1, 1), ("depot", 0, 1), ("terminal", 0, 1), ("dude_ranch", 1, 0), ("circus", 1, 0),
        ("rail_yard", 0, 0),
    ],
)  # fmt: skip
def test_extra_vp_for_workers_and_tracks(building: str, workers: int, tracks: int) -> None:
    assert extra_of(building, workers=5) == 4 * workers
    assert extra_of(building, tracks=3) == 3 * tracks
    assert extra_of(building, *COUNTED.values()) == (4 if building == "rail_yard" else 0)


@pytest.mark.rule("H-SCORE-01b", "H-VAL-03")
def test_exact_extra_vp_of_some_buildings() -> None:
    assert score_with("stables") == 0 + 1  # the Homestead is residential
    assert score_with("fairgrounds") == 6 + 1
    assert score_with("dude_ranch", workers=4) == 3 + 4
    assert score_with("circus", workers=4) == 8 + 4
    assert score_with("railworkers_house", workers=4, tracks=2) == 0 + 4 + 2
    assert score_with("depot", tracks=5) == 0 + 5
    assert score_with("terminal", tracks=5) == 6 + 5
    assert score_with("rail_yard") == 6 + 2
    assert score_with("rail_yard", "farm", "foundry") == 6 + 4


@pytest.mark.rule("H-SCORE-01c")
@pytest.mark.parametrize("good", ["gold", "copper", "cattle"])
def test_gold_copper_and_cattle_left_give_two_each(good: str) -> None:
    assert score_with(**{good: 1}) == 2
    assert score_with(**{good: 4}) == 8


@pytest.mark.rule("H-SCORE-01c", "H-SCORE-02")
@pytest.mark.parametrize("good", ["wood", "food", "steel"])
def test_wood_food_and_steel_left_give_nothing(good: str) -> None:
    assert score_with(**{good: 5}) == 0


@pytest.mark.rule("H-SCORE-01d")
def test_the_debt_penalty_is_taken_off() -> None:
    assert score_with(vp=20, debt=4) == 10
    assert score_with(vp=2, debt=3) == -4


@pytest.mark.rule("H-EX-09", "H-SCORE-01d", "H-DEBT-03")
def test_the_penalties_of_the_example() -> None:
    assert [score_with(debt=n) for n in (1, 2, 3, 4, 5)] == [-1, -3, -6, -10, -15]


@pytest.mark.rule("H-SCORE-01", "H-SCORE-01a", "H-SCORE-01b", "H-SCORE-01c", "H-SCORE-01d")
def test_all_parts_are_added_up() -> None:
    held = dict.fromkeys(GOODS, 1)
    total = score_with("farm", "market", "dude_ranch", "rail_yard", vp=11, debt=2, workers=3, tracks=2, **held)
    assert total == 11 + (0 + 2 + 3 + 6) + (3 + 5) + 2 * 3 - 3


@pytest.mark.rule("H-SCORE-03")
def test_debts_paid_off_in_final_trading_cost_nothing() -> None:
    scene = final()
    scene.give(0, debt=3, silver=10, vp=10)
    scene.give(1, debt=3, silver=10, vp=10)
    scene.do("pay_off silver", "pay_off silver", "done")
    assert scores(scene) == (9, 4)


@pytest.mark.rule("H-SCORE-04")
@pytest.mark.parametrize(("vp", "winner"), [((8, 3, 5), 0), ((3, 8, 5), 1), ((3, 5, 8), 2)])
def test_most_vp_wins_whatever_the_silver(vp: tuple[int, ...], winner: int) -> None:
    scene = ended(vp=vp, silver=(9, 9, 9))
    assert scene.state.winners == (winner,)
    scene = ended(vp=vp, silver=tuple(0 if seat == winner else 30 for seat in range(3)))
    assert scene.state.winners == (winner,)
    assert scene.view()["winners"] == [winner]


@pytest.mark.rule("H-SCORE-05")
def test_a_tie_goes_to_the_most_silver() -> None:
    assert ended(vp=(8, 8, 5), silver=(2, 3, 50)).state.winners == (1,)
    assert ended(vp=(8, 8, 8), silver=(4, 3, 2)).state.winners == (0,)
    assert ended(vp=(5, 8, 8), silver=(50, 3, 4)).state.winners == (2,)


@pytest.mark.rule("H-SCORE-06")
def test_players_still_tied_win_together() -> None:
    assert ended(vp=(8, 5, 8), silver=(3, 9, 3)).state.winners == (0, 2)
    assert ended(vp=(1, 1, 1), silver=(4, 4, 4)).state.winners == (0, 1, 2)
    assert ended(vp=(8, 8, 8), silver=(3, 3, 2)).state.winners == (0, 1)


@pytest.mark.rule("H-VAL-03")
def test_start_values_ladder_and_prices() -> None:
    game = frontier.game("homesteaders", players=2)
    state = game.new(3)
    data: dict[str, Any] = game.dump(state)
    assert data["neutral"]["value"] == 5
    for seat in data["seats"]:
        assert (seat["silver"], seat["workers"], seat["buildings"]) == (6, 1, ["homestead"])
        assert not any(seat["goods"].values())
        assert not any(seat[key] for key in ("trade", "vp", "debt", "tracks", "railroad"))
    printed = game.view(state, None)["printed"]
    assert printed["ladder"] == [3, 4, 5, 6, 7, 9, 12, 16, 21]
    assert printed["prices"] == PRICES


@pytest.mark.rule("H-VAL-03")
def test_ladder_and_railroad_rewards_in_play() -> None:
    scene = Scene(players=3)
    scene.bidding(0)
    ladder = [3, 4, 5, 6, 7, 9, 12, 16, 21]
    assert scene.legal() == [*(f"bid {space} {bid}" for space in (1, 2) for bid in ladder), "pass"]
    gains = {"trade": {"trade": 1}, "track": {"tracks": 1}, "worker": {"workers": 1}, "vp": {"vp": 3}}
    gains |= {good: {good: 1} for good in GOODS}
    for reward, gain in gains.items():
        scene = Scene(players=3)
        scene.give(0, railroad=4)
        scene.bidding(0)
        assert change(scene, "pass", f"reward {reward}") == {"railroad": 1, **gain}
