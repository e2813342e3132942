"""X-AMB-26 to -48 where modules meet: events, goldrush and special landscapes together."""

import random
from collections import Counter
from typing import Any

import pytest

import frontier
from rules.montana.helpers import leave_workers
from rules.montana.helpers_city_build import Land, find, leave_tiles, recruit, turn_of
from rules.montana_expansion.helpers_events import active, before, begin, board, events, on_board, workers_of
from rules.montana_expansion.helpers_gold import find_beside, holders, is_plain, look, mountains_by, own, prepare
from rules.montana_expansion.test_goldrush_secrets import check_alike, play_alike, with_face
from support.montana import Scene

EVENT_RUSH = ("events", "goldrush")
ALL = ("settlements", "landscapes", "events", "goldrush")


def rush(card: str, *tiles: str, **options: Any) -> Scene:
    """The first player's turn with this active card and these tiles."""
    scene = active(card, modules=EVENT_RUSH, **options)
    scene.hold(0, *tiles)
    return scene


# Start of the turn, then tiles ----------------------------------------------------------------------


@pytest.mark.rule("X-CARD-13", "X-EVENT-03", "X-AMB-33")
def test_the_worker_for_the_rich_is_chosen_before_any_tile_is_used() -> None:
    scene = events(modules=EVENT_RUSH)
    scene.give(0, silver=15, cows=2)
    scene.hold(0, "silver")
    begin(scene, 0, "rich")
    assert scene.legal() == ["worker copper", "worker stone", "worker grain", "worker pumpkin"]
    assert scene.why("use silver") != ""
    scene.do("worker grain")
    assert scene.legal("use") == ["use silver"]


@pytest.mark.rule("X-CARD-13", "X-CARD-07")
def test_silver_of_a_tile_comes_too_late_to_be_rich() -> None:
    scene = events(modules=EVENT_RUSH)
    scene.give(0, silver=14)
    scene.hold(0, "silver")
    begin(scene, 0, "rich")
    scene.do("use silver")
    assert (scene.seat(0)["silver"], scene.phase, scene.legal("worker")) == (17, "turn", [])


@pytest.mark.rule("X-CARD-06", "X-CARD-13")
def test_a_worker_tile_in_hand_is_no_worker() -> None:
    scene = events(modules=EVENT_RUSH)
    scene.give(0, workers={"copper": 0})
    scene.hold(0, "worker_stone")
    begin(scene, 0, "no_workers")
    assert scene.seat(0)["goods"]["grain"] == 2
    scene.do("use worker_stone")
    assert (scene.seat(0)["goods"]["grain"], scene.seat(0)["workers"]["stone"]) == (2, 1)


@pytest.mark.rule("X-CARD-05", "X-AMB-41", "X-AMB-27")
def test_cows_paid_for_an_upgrade_are_missing_in_the_extra_turn_only() -> None:
    scene = events(modules=EVENT_RUSH)
    scene.give(1, cows=2)
    scene.canteens(1, 1)
    data = scene.data()
    next(iter(data["mountains"].values())).update(tile="upgrade_stone", known_to=[1], holder=1)
    scene.load(data)
    begin(scene, 1, "no_cows")
    scene.do("use upgrade_stone")
    assert (scene.seat(1)["cows"], scene.seat(1)["silver"]) == (0, 4)
    recruit(scene)
    scene.do("canteen")
    assert scene.seat(1)["silver"] == 4 + 2


# Offers and tiles in one turn -----------------------------------------------------------------------


@pytest.mark.rule("X-CARD-12", "X-GOLD-11", "X-AMB-42")
def test_a_worker_of_a_tile_can_be_sold_at_once() -> None:
    scene = rush("sell_workers", "worker_stone", "silver")
    scene.do("use worker_stone", "sell", "sell_workers copper+stone", "use silver")
    assert (scene.seat(0)["silver"], sum(scene.seat(0)["workers"].values())) == (3 + 6 + 3, 0)


@pytest.mark.rule("X-CARD-11", "X-AMB-42")
def test_silver_of_a_tile_buys_both_goods() -> None:
    scene = rush("buy_small_stone", "silver")
    scene.give(0, silver=1)
    assert scene.legal("buy") == []
    scene.do("use silver", "buy small_stone+small_stone")
    assert (scene.seat(0)["silver"], scene.seat(0)["goods"]["small_stone"]) == (0, 3)


@pytest.mark.rule("X-CARD-04", "X-AMB-42")
def test_the_good_of_a_tile_pays_the_extra_cost() -> None:
    def search(land: Land) -> str | None:
        labels = land.meadows_around(land.start)
        return next((label for label in labels if is_plain(land, label) and not mountains_by(land, label)), None)

    scene, label = find(search, modules=EVENT_RUSH)
    scene.cards("rich", "extra_cost_pumpkin")
    prepare(scene, 0, label)
    scene.hold(0, "good_pumpkin")
    assert scene.why(f"build {label}") != ""
    scene.do("use good_pumpkin", f"build {label}")
    assert label in scene.data()["settlements"]
    assert sum(scene.seat(0)["goods"].values()) == 0


@pytest.mark.rule("X-CARD-10", "X-CARD-12")
def test_who_bids_in_the_turn_of_another_has_neither_offer_nor_tile() -> None:
    scene = rush("sell_goods")
    for seat in (0, 1):
        scene.give(seat, goods={"pumpkin": 5})
    data = scene.data()
    next(iter(data["mountains"].values())).update(tile="silver", known_to=[1], holder=1)
    scene.load(data)
    scene.do("sell", "sell_goods pumpkin", "city", "bid silver 3")
    assert (scene.actor, scene.phase) == (1, "bid")
    assert {move.split()[0] for move in scene.legal()} == {"bid", "pass"}


@pytest.mark.rule("X-GOLD-15a", "X-AMB-42")
def test_a_worker_of_a_tile_in_the_middle_of_the_bidding_sends_one_back() -> None:
    scene = rush("no_advance", "worker_stone")
    scene.give(0, workers={"copper": 8}, goods={"pumpkin": 5})
    scene.give(1, goods={"pumpkin": 5})
    scene.do("city", "use worker_stone")
    assert (scene.actor, scene.legal()) == (0, ["give_back copper", "give_back stone"])
    scene.do("give_back copper")
    assert (scene.actor, scene.phase, scene.seat(0)["contractor"]) == (0, "bid", None)
    scene.do("bid silver 3")
    assert (scene.actor, scene.phase, scene.seat(0)["contractor"]) == (1, "bid", {"row": "silver", "pumpkins": 3})
    assert scene.seat(0)["workers"] == {"copper": 7, "stone": 1, "grain": 0, "pumpkin": 0}


@pytest.mark.rule("X-CARD-09a", "X-CARD-12", "X-AMB-37")
def test_a_worker_hired_after_the_first_pair_sends_one_back_and_the_advance_is_still_open() -> None:
    scene = active("hire_stone")
    scene.give(0, workers={"copper": 6}, goods={"grain": 2}, silver=5)
    scene.do("recruit", "spin 5", "hire stone", "give_back copper")
    assert (scene.phase, scene.legal()) == ("advance", ["advance 1", "advance 2", "no_advance"])
    assert sum(scene.seat(0)["workers"].values()) == 8


@pytest.mark.rule("X-CARD-10", "X-CARD-12")
def test_who_sells_the_pumpkins_of_a_bid_cannot_pay_for_it() -> None:
    scene = active("sell_goods")
    scene.give(0, goods={"pumpkin": 2}, silver=3)
    for seat in (1, 2):
        scene.give(seat, goods={"pumpkin": 5})
    scene.do("city", "bid silver 3", "pass", "pass")
    assert (scene.actor, scene.phase) == (0, "pay_window")
    scene.do("sell", "sell_goods pumpkin+pumpkin+pumpkin")
    assert (scene.seat(0)["silver"], scene.seat(0)["goods"]["pumpkin"]) == (3 + 4, 0)
    assert scene.happened("cannot_pay")
    assert scene.actor == 1


@pytest.mark.rule("X-CARD-08", "X-CARD-12")
def test_workers_are_sold_between_two_settlements_and_building_goes_on() -> None:
    scene = active("sell_workers")
    small = ("small_copper", "small_stone", "grain", "pumpkin")
    scene.give(0, goods={**dict.fromkeys(small, 6), "big_copper": 4, "big_stone": 4})
    silver = scene.seat(0)["silver"]
    scene.do(scene.legal("build")[0], "sell")
    scene.do(*scene.legal("sell_workers"))  # the only worker
    assert (scene.phase, scene.seat(0)["silver"]) == ("building", silver + 4)
    assert scene.legal("build")


@pytest.mark.rule("X-CARD-07b")
def test_a_chosen_worker_that_nobody_can_return_is_lost() -> None:
    scene = events()
    scene.give(1, silver=15)
    leave_workers(scene, "grain", 0)
    begin(scene, 1, "rich")
    scene.do("worker grain")
    assert workers_of(scene, "grain") == [0, 0, 0, 0]
    assert (scene.actor, scene.phase) == (1, "turn")


# Extra turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-38", "X-AMB-40")
def test_the_extra_turn_has_a_look_and_a_tile_of_its_own() -> None:
    def search(land: Land) -> tuple[str, str] | None:
        for first in land.meadows_around(land.start):
            for second in land.meadows_around(first):
                around = [set(mountains_by(land, label)) for label in (first, second)]
                plain = is_plain(land, first) and is_plain(land, second)
                if plain and len(around[0]) == len(around[1]) == 1 and around[0] != around[1]:
                    return first, second
        return None

    scene, (first, second) = find(search, modules=("goldrush",))
    prepare(scene, 0, first)
    scene.canteens(0, 1)
    scene.do(f"build {first}")
    look(scene, "silver")
    scene.do("canteen")
    prepare(scene, 0, second)
    scene.do(f"build {second}")
    assert scene.legal("use") == ["use silver"], "between settlements"
    scene.do(*[move for move in ("stop", "end_turn") if move in scene.legal()])
    look(scene, "good_grain")
    assert (scene.actor, own(scene, 0)) == (1, ["good_grain", "silver"])


@pytest.mark.rule("X-GOLD-04", "X-AMB-40")
def test_an_extra_turn_without_a_settlement_looks_at_nothing_more() -> None:
    scene, label, mountains = find_beside(2)
    scene.canteens(0, 1)
    scene.do(f"build {label}")
    look(scene, "silver", "silver")
    scene.do(f"take_tile {mountains[0]}", "canteen", "use silver")
    recruit(scene)
    assert (scene.actor, holders(scene, mountains)) == (1, ["box", None])


@pytest.mark.rule("X-AMB-26", "X-AMB-27", "X-AMB-40")
def test_an_extra_turn_after_a_tile_keeps_the_cards_and_renews_the_offer() -> None:
    scene, label, _ = find_beside(1, modules=EVENT_RUSH)
    scene.cards("rich", "hire_stone")
    scene.canteens(0, 1)
    scene.do("hire stone", f"build {label}")
    look(scene, "worker_grain")
    assert scene.phase == "thirst"
    scene.do("canteen", "use worker_grain", "hire stone")
    assert (on_board(scene), scene.legal("hire")) == (("rich", "hire_stone"), [])
    assert scene.seat(0)["workers"] == {"copper": 1, "stone": 2, "grain": 1, "pumpkin": 0}


@pytest.mark.rule("X-AMB-40", "X-GOLD-09", "X-GOLD-16")
def test_at_granite_peak_the_tile_serves_in_the_single_extra_turn() -> None:
    scene, label, mountains = find_beside(1, modules=("landscapes", "goldrush"), landscape="granite_peak")
    assert mountains[0] in scene.data()["mountains"]
    scene.canteens(0, 2)
    scene.do(f"build {label}")
    look(scene, "silver")
    assert scene.phase == "thirst"
    silver = scene.seat(0)["silver"]
    scene.do("canteen", "use silver")
    assert scene.seat(0)["silver"] == silver + 3
    recruit(scene)
    assert (scene.actor, scene.seat(0)["canteens"]) == (1, 1)


@pytest.mark.rule("X-GOLD-05")
def test_the_tile_is_taken_even_with_the_last_settlement_of_the_game() -> None:
    scene, label, mountains = find_beside(2)
    leave_tiles(scene, 2, 1, avoid=[label, *Land(scene).around(label)])
    prepare(scene, 2, label)
    turn_of(scene, 2)
    scene.do(f"build {label}")
    look(scene, "silver", "silver")
    scene.do(f"take_tile {mountains[0]}")
    assert (scene.phase, scene.state.ending, own(scene, 2)) == ("finished", "last_settlement", ["silver"])


# Cards and special landscapes -----------------------------------------------------------------------


@pytest.mark.rule("X-AMB-36", "X-CARD-04")
@pytest.mark.parametrize("landscape", ["great_falls", "helena"])
def test_the_three_tiles_of_a_centre_cost_one_extra_good(landscape: str) -> None:
    scene = Scene(players=3, modules=("landscapes", "events"), landscape=landscape)
    land = Land(scene)
    scene.settle(next(label for label in land.meadows if land.fields[label]["bonus"]), 1)
    scene.cards("rich", "extra_cost_grain")
    middle = land.at[(0, 0)]
    price = Counter(scene.field(middle)["cost"]) or Counter(big_copper=4, big_stone=1)
    scene.only_goods(0, **price)
    scene.give(0, cows=0, workers={"copper": 1})
    assert scene.why(f"build {middle}") != ""
    scene.only_goods(0, **(price + Counter(grain=1)))
    scene.do(f"build {middle}")
    assert scene.data()["settlements"][middle] == {"seat": 0, "tiles": 3}
    assert sum(scene.seat(0)["goods"].values()) == 0


# Rounds ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X-EVENT-03", "X-AMB-26")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_cards_move_once_a_round_with_any_number_of_players(players: int) -> None:
    scene = events(players=players)
    board(scene, 1, "closed_bank", None)
    drawn = []
    for card in ("closed_mine", "closed_city", "rich"):
        for seat in range(players):
            assert scene.data()["active"] == seat
            recruit(scene)
        scene.do(f"draw {card}")
        drawn.append(on_board(scene))
    assert drawn == [("closed_mine", "closed_bank"), ("closed_city", "closed_mine"), ("rich", "closed_city")]


@pytest.mark.rule("X-AMB-28", "X-AMB-27")
def test_the_last_card_also_serves_in_extra_turns() -> None:
    scene = events()
    board(scene, 31, None, "sell_workers")
    scene.give(0, workers={"copper": 4})
    scene.canteens(0, 1)
    scene.do("sell", "sell_workers copper")
    recruit(scene)
    scene.do("canteen", "sell", "sell_workers copper")
    assert (scene.seat(0)["silver"], on_board(scene)) == (3 + 8, (None, "sell_workers"))


@pytest.mark.rule("X-AMB-28")
def test_no_card_of_round_thirty_two_pays_or_forbids_anything() -> None:
    scene = events()
    board(scene, 31, None, "no_cows")
    before_silver = scene.seat(0)["silver"]
    turn_of(scene, 2)
    recruit(scene)
    assert (scene.data()["round"], on_board(scene)) == (32, (None, None))
    assert scene.seat(0)["silver"] == before_silver
    assert scene.legal("sell") == scene.legal("hire") == scene.legal("buy") == []


@pytest.mark.rule("X-EVENT-04", "X-CARD-13")
def test_a_card_that_pays_is_active_for_each_player_once() -> None:
    scene = events()
    before(scene, 0, "no_cows")
    recruit(scene)
    scene.do("draw closed_mine")
    for _ in range(3):
        recruit(scene)
    assert [seat["silver"] for seat in scene.data()["seats"]] == [5, 6, 7]


# Secrets with all modules ---------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("landscape", ["helena", "granite_peak"])
def test_with_all_modules_a_tile_kept_face_down_stays_a_secret(landscape: str, seed: int) -> None:
    scene = Scene(players=3, modules=ALL, landscape=landscape, seed=seed + 1)
    for seat in range(3):
        scene.give(seat, workers={"copper": 2, "grain": 2}, silver=13, goods={"pumpkin": 4})
    scene.hold(0, "silver", "upgrade_copper")
    label = next(at for at, tile in scene.data()["mountains"].items() if tile["tile"] == "silver")
    scenes = scene, with_face(scene, label, "worker_stone" if seed % 2 else "upgrade_stone")
    rng = random.Random(seed)
    for _ in range(80):
        if scene.actor == frontier.OVER:
            break
        play_alike(scenes, rng)
        check_alike(*scenes, why=False)
