"""X-CARD-01 to -04, X-AMB-29, -30 and -36: what the active card forbids or makes dearer."""

from collections import Counter

import pytest

from rules.montana.helpers import spin
from rules.montana.helpers_city_build import Land, find, find_run, recruit, settle, tiles_on, turn_of
from rules.montana_expansion.helpers_events import active, board, events, goods_of, other
from support.montana import GOODS, Scene

AREAS = ("mine", "quarry", "grain_field", "farmland")
LOCATIONS = ("bank", *AREAS, "city")
SMALL = GOODS[:4]


def locations(scene: Scene) -> set[str]:
    """Where the player may work."""
    moves = [move.split() for move in scene.legal() if move.split()[0] in ("bank", "work", "city")]
    return {words[1] if words[0] == "work" else words[0] for words in moves}


def worker_turn(card: str) -> Scene:
    """The first player could work everywhere if the card allowed it."""
    scene = active(card)
    scene.give(0, silver=9, workers={"copper": 2, "stone": 2}, goods={"pumpkin": 7})
    return scene


# No grain advance -----------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-01")
def test_no_grain_for_extra_workers() -> None:
    scene = active("no_advance")
    scene.give(0, goods={"grain": 5}, cows=2)
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.phase == "after", "what is forbidden is not asked (M-AMB-65)"
    assert {scene.why(f"advance {n}") for n in range(1, 6)} == {"X-CARD-01"}
    assert scene.seat(0)["goods"]["grain"] == 5
    assert sum(scene.seat(0)["workers"].values()) == 3


@pytest.mark.rule("X-CARD-01")
def test_without_anything_else_to_do_the_recruit_is_over_at_once() -> None:
    scene = active("no_advance")
    scene.give(0, goods={"grain": 5})
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert (scene.actor, scene.phase) == (1, "turn")


@pytest.mark.rule("X-CARD-01")
@pytest.mark.parametrize("card", ["no_cattle", "closed_grain_field", "extra_cost_grain"])
def test_other_cards_leave_the_advance_alone(card: str) -> None:
    scene = active(card)
    scene.give(0, goods={"grain": 2})
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.legal() == ["advance 1", "advance 2", "no_advance"]


# Closed area ----------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-02", "X-AMB-29")
@pytest.mark.parametrize("closed", LOCATIONS)
def test_the_area_shown_cannot_be_visited_and_the_others_can(closed: str) -> None:
    scene = worker_turn(f"closed_{closed}")
    assert locations(scene) == set(LOCATIONS) - {closed}
    visits = {"bank": ["bank 1", "bank 2", "bank 3"], "city": ["city"]}
    for move in visits.get(closed, [f"work {closed} {n}" for n in (1, 2, 3)]):
        assert scene.why(move) == ("X-AMB-29" if closed == "city" else "X-CARD-02")


@pytest.mark.rule("X-CARD-02")
def test_without_such_a_card_all_areas_are_open() -> None:
    assert locations(worker_turn("no_advance")) == set(LOCATIONS)


@pytest.mark.rule("X-CARD-02")
@pytest.mark.parametrize("area", AREAS)
def test_workers_that_stand_in_a_closed_area_stay_there(area: str) -> None:
    scene = active(f"closed_{area}")
    home = {"mine": "copper", "quarry": "stone", "grain_field": "grain", "farmland": "pumpkin"}[area]
    scene.area(area, 1, [home])
    before = scene.data()["areas"][area]
    recruit(scene)
    assert scene.data()["areas"][area] == before


@pytest.mark.rule("X-AMB-29")
def test_a_closed_city_lets_nobody_bid() -> None:
    scene = events()
    board(scene, 2, "rich", "closed_city")
    for seat in range(3):
        scene.give(seat, goods={"pumpkin": 6})
    for seat in range(3):
        assert scene.actor == seat
        assert "city" not in scene.legal()
        assert scene.why("city") == "X-AMB-29"
        recruit(scene)
    assert goods_of(scene, "pumpkin") == [0, 6, 6, 6]


@pytest.mark.rule("X-AMB-30")
@pytest.mark.parametrize("closed", LOCATIONS)
def test_recruit_is_always_possible(closed: str) -> None:
    scene = worker_turn(f"closed_{closed}")
    for area in AREAS:
        kind = {"mine": "copper", "quarry": "stone", "grain_field": "grain", "farmland": "pumpkin"}[area]
        if area != closed:
            scene.area(area, 1, [kind])
            scene.area(area, 2, [kind])
    scene.give(0, silver=0)
    assert "recruit" in scene.legal()


@pytest.mark.rule("X-AMB-30")
def test_with_all_work_blocked_the_player_recruits() -> None:
    scene = active("closed_city")
    scene.only_goods(0, pumpkin=9)
    scene.give(0, workers={"copper": 0})
    assert (scene.phase, scene.data()["active"]) == ("spin", 0)
    scene.do(spin(scene, "stone", "pumpkin"))
    assert scene.seat(0)["workers"] == {"copper": 0, "stone": 1, "grain": 0, "pumpkin": 1}


# No cattle trade ------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-03")
def test_no_cattle_trade_at_any_moment_of_the_turn() -> None:
    scene = active("no_cattle")
    scene.give(0, cows=3, goods={"grain": 1}, workers={"copper": 2})
    assert not scene.legal("trade")
    benefits = (*SMALL, "silver", "copper_worker", "stone_worker", "grain_worker", "pumpkin_worker")
    assert {scene.why(f"trade {benefit}") for benefit in benefits} == {"X-CARD-03"}
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.legal() == ["advance 1", "no_advance"]
    scene.do("no_advance")
    assert (scene.actor, scene.seat(0)["cows"]) == (1, 3)


@pytest.mark.rule("X-CARD-03")
def test_no_cattle_trade_in_the_city_or_between_settlements() -> None:
    scene = active("no_cattle")
    scene.give(0, cows=3, goods={**dict.fromkeys(SMALL, 6), "big_copper": 4, "big_stone": 4})
    scene.do(scene.legal("build")[0])
    assert (scene.phase, scene.legal("trade")) == ("building", [])
    city = active("no_cattle")
    city.give(0, cows=3, goods={"pumpkin": 5})
    city.give(1, goods={"pumpkin": 5})
    city.do("city")
    assert not city.legal("trade")
    city.do(city.legal("bid")[0])
    assert (city.actor, city.phase) == (1, "bid")


@pytest.mark.rule("X-CARD-03")
@pytest.mark.parametrize("card", ["no_cows", "no_advance", "closed_city"])
def test_other_cards_leave_cattle_trades_alone(card: str) -> None:
    scene = active(card)
    scene.give(0, cows=1)
    assert len(scene.legal("trade")) == 9


# Extra cost -----------------------------------------------------------------------------------------


def single(land: Land) -> str | None:
    """A field beside the starting tile: one settlement, no cow, no lake."""
    return next((label for label in land.meadows_around(land.start) if land.is_plain(label)), None)


def cost_of(scene: Scene, *labels: str) -> Counter[str]:
    return Counter(good for label in labels for good in scene.field(label)["cost"])


@pytest.mark.rule("X-CARD-04")
@pytest.mark.parametrize("good", SMALL)
def test_the_good_shown_is_paid_on_top(good: str) -> None:
    scene, label = find(single, modules=("events",))
    scene.cards("rich", f"extra_cost_{good}")
    printed = cost_of(scene, label)
    scene.give(0, goods=dict.fromkeys(GOODS, 4), cows=0)
    supply = scene.supply()["goods"]
    scene.do(f"build {label}")
    due = printed + Counter([good])
    assert scene.seat(0)["goods"] == {kind: 4 - due[kind] for kind in GOODS}
    assert scene.supply()["goods"] == {kind: supply[kind] + due[kind] for kind in GOODS}


@pytest.mark.rule("X-CARD-04")
@pytest.mark.parametrize("good", SMALL)
def test_who_lacks_the_extra_good_cannot_build(good: str) -> None:
    scene, label = find(single, modules=("events",))
    printed = cost_of(scene, label)
    scene.give(0, cows=0, workers={"copper": 1})
    scene.cards("rich", f"extra_cost_{good}")
    scene.only_goods(0, **printed)
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") != ""
    scene.only_goods(0, **(printed + Counter([good])))
    assert scene.why(f"build {label}") == ""
    scene.cards("rich", "sell_goods")
    scene.only_goods(0, **printed)
    assert scene.why(f"build {label}") == ""


@pytest.mark.rule("X-CARD-04")
def test_the_refusal_names_the_card_when_only_the_extra_good_is_missing() -> None:
    scene, label = find(single, modules=("events",))
    scene.give(0, cows=0, workers={"copper": 1})
    scene.cards("rich", "extra_cost_grain")
    scene.only_goods(0, **cost_of(scene, label))
    assert scene.why(f"build {label}") == "X-CARD-04"


@pytest.mark.rule("X-CARD-04")
def test_the_extra_good_is_paid_for_each_settlement() -> None:
    def pair(land: Land) -> tuple[str, str] | None:
        for first in land.meadows_around(land.start):
            for second in land.meadows_around(first):
                if land.is_plain(first) and land.is_plain(second):
                    return first, second
        return None

    scene, (first, second) = find(pair, modules=("events",))
    scene.cards("rich", "extra_cost_pumpkin")
    due = cost_of(scene, first, second) + Counter(pumpkin=1)
    scene.only_goods(0, **due)
    scene.give(0, cows=0)
    scene.do(f"build {first}")
    assert scene.data()["settlements"].keys() == {first}
    assert scene.actor == 1, "only one extra pumpkin: no second settlement"
    scene, (first, second) = find(pair, modules=("events",))
    scene.cards("rich", "extra_cost_pumpkin")
    scene.only_goods(0, **(due + Counter(pumpkin=1)))
    scene.give(0, cows=0)
    scene.do(f"build {first}", f"build {second}")
    assert scene.data()["settlements"].keys() == {first, second}
    assert sum(scene.seat(0)["goods"].values()) == 0


@pytest.mark.rule("X-AMB-36", "X-CARD-04")
def test_a_second_tile_of_the_field_costs_no_extra_good() -> None:
    def double(land: Land) -> str | None:
        labels = land.meadows_around(land.start)
        return next((label for label in labels if land.is_double(label) and not land.lakes_by(label)), None)

    scene, label = find(double, modules=("events",))
    scene.cards("rich", "extra_cost_grain")
    scene.only_goods(0, **(cost_of(scene, label) + Counter(grain=1)))
    scene.give(0, cows=0)
    scene.do(f"build {label}")
    assert tiles_on(scene, label) == 2
    assert sum(scene.seat(0)["goods"].values()) == 0


@pytest.mark.rule("X-AMB-36")
def test_the_tile_of_a_line_costs_no_extra_good() -> None:
    scene, run = find_run(4, lambda land, run: land.is_plain(run[3]), modules=("events",))
    settle(scene, 0, dict.fromkeys(run[:3], 1))
    scene.cards("rich", "extra_cost_small_stone")
    scene.only_goods(0, **(cost_of(scene, run[3]) + Counter(small_stone=1)))
    scene.give(0, cows=0)
    scene.do(f"build {run[3]}")
    assert tiles_on(scene, run[3]) == 2
    assert sum(scene.seat(0)["goods"].values()) == 0


@pytest.mark.rule("X-CARD-04")
def test_every_player_pays_the_extra_good() -> None:
    scene, label = find(single, modules=("events",))
    scene.cards(other("extra_cost_grain"), "extra_cost_grain")
    scene.give(2, goods=dict.fromkeys(GOODS, 3), cows=0)
    turn_of(scene, 2)
    due = cost_of(scene, label) + Counter(grain=1)
    scene.do(f"build {label}")
    assert scene.seat(2)["goods"] == {kind: 3 - due[kind] for kind in GOODS}
