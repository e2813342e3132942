"""H-COMP, H-SETUP: what is in the box and how a game begins."""

from typing import Any

import pytest

import frontier
from rules.homesteaders.helpers_income import (
    CITY,
    SETTLEMENT,
    SETTLEMENT_TOWN,
    TOWN,
    drawn,
    fresh,
    held,
    printed,
    quietly,
    stock,
    tiles,
    to_round,
)
from support.homesteaders import GOODS, Scene

COUNTS = (2, 3, 4)


def whole_game(players: int) -> list[list[int]]:
    """The tiles of every space, round after round, of a quiet game."""
    scene = fresh(players)
    shown = []
    for number in range(1, 11):
        to_round(scene, number)
        shown.append(tiles(scene))
    return [list(space) for space in zip(*shown, strict=True)]


@pytest.mark.rule("H-COMP-01")
@pytest.mark.parametrize("players", COUNTS)
def test_two_to_four_players(players: int) -> None:
    assert len(fresh(players).data()["seats"]) == players


@pytest.mark.rule("H-COMP-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(frontier.OptionError):
        frontier.game("homesteaders", players=players)


@pytest.mark.rule("H-COMP-02")
def test_53_building_tiles_4_of_them_homesteads() -> None:
    scene = Scene(4)
    homesteads = sum(seat["buildings"].count("homestead") for seat in scene.data()["seats"])
    first = stock(scene)
    scene.at(5)
    town = {building: n for building, n in stock(scene).items() if building not in first}
    scene.at(9)
    numbers = [sum(part.values()) for part in (first, town, stock(scene))]
    assert [homesteads, *numbers] == [4, 24, 14, 11]
    assert homesteads + sum(numbers) == 53
    assert sum(building["copies"] for building in printed(scene)["buildings"].values()) == 49


@pytest.mark.rule("H-COMP-03")
def test_three_stacks_of_ten_auction_tiles_are_played_through() -> None:
    spaces = whole_game(4)
    assert [sorted(space) for space in spaces] == [[*range(1, 11)], [*range(11, 21)], [*range(21, 31)]]


@pytest.mark.rule("H-COMP-04")
def test_a_player_holds_twelve_kinds_of_pieces() -> None:
    kinds = {"wood", "food", "steel", "gold", "copper", "cattle", "silver", "trade", "vp", "debt", "workers", "tracks"}
    scene = Scene(3)
    assert set(held(scene)) == kinds
    assert {*GOODS, *scene.seat(0)} - {"goods", "railroad", "passed", "buildings", "placed"} == kinds


@pytest.mark.rule("H-COMP-04")
@pytest.mark.parametrize(("debt", "offered"), [(0, True), (35, True), (36, False)])
def test_the_36_debt_chips_bound_what_is_borrowed_at_will(debt: int, offered: bool) -> None:
    scene = Scene(3)
    scene.give(0, debt=debt, trade=1)
    assert ("borrow" in scene.legal()) is offered
    if offered:
        scene.do("borrow")
        assert scene.seat(0)["debt"] == debt + 1
        assert scene.seat(0)["silver"] == 6 + 2
    else:
        assert scene.why("borrow").startswith("H-")


@pytest.mark.rule("H-COMP-05")
def test_four_colours_each_with_one_stone_on_the_line_and_one_to_bid() -> None:
    scene = Scene(4)
    assert len({seat["colour"] for seat in scene.view()["seats"]}) == 4
    scene.bidding()
    scene.do("bid 1 3", "bid 1 4", "bid 2 3", "bid 3 3", "bid 2 4")
    assert [auction["bid"] for auction in scene.data()["auctions"]] == [
        {"by": 1, "silver": 4},
        {"by": 0, "silver": 4},
        {"by": 3, "silver": 3},
    ]
    assert [seat["railroad"] for seat in scene.data()["seats"]] == [0, 0, 0, 0]
    assert scene.data()["start_player"] == 0


@pytest.mark.rule("H-COMP-05", "H-SETUP-01")
def test_each_of_four_players_has_a_screen() -> None:
    scene = Scene(4)
    for watcher in range(4):
        shown = [seat["silver"] is not None for seat in scene.view(watcher)["seats"]]
        assert shown == [seat == watcher for seat in range(4)]


@pytest.mark.rule("H-SETUP-01", "H-COMP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_gets_a_colour_and_its_homestead(players: int) -> None:
    scene = fresh(players)
    assert [seat["buildings"] for seat in scene.data()["seats"]] == [["homestead"]] * players
    assert len({seat["colour"] for seat in scene.view()["seats"]}) == players


@pytest.mark.rule("H-SETUP-01a", "H-SETUP-01b", "H-SETUP-12")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_starts_with_a_worker_and_6_silver_and_nothing_else(players: int) -> None:
    scene = fresh(players)
    for seat in range(players):
        expected = {**dict.fromkeys(held(scene, seat), 0), "workers": 1, "silver": 6}
        assert held(scene, seat) == expected


@pytest.mark.rule("H-SETUP-02")
@pytest.mark.parametrize("players", COUNTS)
def test_one_stone_on_the_start_space_the_other_in_hand(players: int) -> None:
    data = fresh(players).data()
    assert [seat["railroad"] for seat in data["seats"]] == [0] * players
    assert [seat["passed"] for seat in data["seats"]] == [False] * players
    assert [auction["bid"] for auction in data["auctions"]] == [None] * len(data["auctions"])


@pytest.mark.rule("H-SETUP-03")
@pytest.mark.parametrize("players", COUNTS)
def test_stack_1_is_played_in_the_order_of_its_round_numbers(players: int) -> None:
    assert whole_game(players)[0] == [*range(1, 11)]


@pytest.mark.rule("H-SETUP-03")
@pytest.mark.parametrize("round", [1, 6, 10])
def test_everybody_may_look_through_stack_1_at_any_time(round: int) -> None:
    scene = Scene(3, round=round)
    for watcher in (0, 2, None):
        stack = [tile for tile in scene.view(watcher)["printed"]["tiles"].values() if tile["stack"] == 1]
        assert [tile["number"] for tile in stack] == [*range(1, 11)]
        kinds = [tile["kinds"] for tile in stack]
        assert kinds[:4] == [
            ["residential", "commercial"],
            ["industrial"],
            ["commercial"],
            ["residential", "industrial"],
        ]
        assert [tile["number"] for tile in stack if "worker" in tile["gains"]] == [5, 6, 7]


@pytest.mark.rule("H-SETUP-04")
@pytest.mark.parametrize("players", COUNTS)
def test_stack_2_has_settlement_tiles_on_town_tiles_on_city_tiles(players: int) -> None:
    space = whole_game(players)[1]
    assert set(space[:4]) == {11, 12, 13, 14}
    assert set(space[4:8]) == {15, 16, 17, 18}
    assert set(space[8:]) == {19, 20}


@pytest.mark.rule("H-SETUP-05")
def test_with_four_players_stack_3_is_made_in_the_same_way() -> None:
    space = whole_game(4)[2]
    assert set(space[:4]) == {21, 22, 23, 24}
    assert set(space[4:8]) == {25, 26, 27, 28}
    assert set(space[8:]) == {29, 30}


def turned_up_before(scene: Scene, number: int) -> None:
    """Go on quietly until chance turns up the first tile of a round."""
    quietly(scene, lambda: scene.actor == frontier.CHANCE and scene.data()["round"] == number)


@pytest.mark.rule("H-SETUP-04", "H-SETUP-05")
@pytest.mark.parametrize(("number", "first"), [(1, 1), (2, 1), (3, 1), (5, 5), (6, 5), (7, 5), (9, 9)])
def test_the_tiles_left_of_a_stage_are_shuffled_fairly(number: int, first: int) -> None:
    scene = fresh(4)
    last = {1: 4, 5: 8, 9: 10}[first]
    for space, base in ((2, 10), (3, 20)):
        turned_up_before(scene, number)
        seen = scene.data()["turned_up"]
        left = [base + i for i in range(first, last + 1) if base + i not in seen]
        assert scene.data()["space"] == space
        assert drawn(scene) == [f"draw {tile}" for tile in left]
        assert {chance for _, chance in scene.state.chance_outcomes()} == {1 / len(left)}
        scene.do(f"draw {left[-1]}")
        assert tiles(scene)[space - 1] == left[-1]


@pytest.mark.rule("H-SETUP-06")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_the_tiles_marked_3_are_out_of_the_game(players: int) -> None:
    scene = fresh(players)
    assert len(scene.data()["auctions"]) == 2
    assert scene.why("draw 21").startswith("H-")
    assert whole_game(players) == [[*range(1, 11)], [*range(11, 21)]]
    scene = Scene(players)
    data = scene.data()
    data["turned_up"] = [11, 21]
    with pytest.raises(frontier.PositionError):
        scene.load(data)


@pytest.mark.rule("H-SETUP-07")
@pytest.mark.parametrize("players", COUNTS)
def test_nothing_is_known_of_the_order_of_face_down_tiles(players: int) -> None:
    scene, other = fresh(players, seed=1), fresh(players, seed=2)
    for watcher in (*range(players), None):
        assert scene.view(watcher) == other.view(watcher)
        assert scene.game.observe(scene.state, watcher).key() == other.game.observe(other.state, watcher).key()
    assert scene.data()["turned_up"] == []
    assert tiles(scene)[1:] == [None] * (len(tiles(scene)) - 1)
    scene.do("draw 12")
    assert scene.data()["turned_up"] == [12]


@pytest.mark.rule("H-SETUP-08")
@pytest.mark.parametrize("players", [3, 4])
def test_the_stock_has_all_settlement_and_settlement_town_buildings(players: int) -> None:
    assert stock(Scene(players)) == {**SETTLEMENT, **SETTLEMENT_TOWN}


@pytest.mark.rule("H-SETUP-08")
def test_town_and_city_buildings_cannot_be_built_at_first() -> None:
    scene = Scene(3)
    scene.give(0, **dict.fromkeys(GOODS, 5))
    scene.building(0, tile=13)
    offered = {move.split()[1] for move in scene.legal("build")}
    assert offered == {*SETTLEMENT, *SETTLEMENT_TOWN}
    for building in (*TOWN, *CITY):
        assert scene.why(f"build {building}").startswith("H-")


@pytest.mark.rule("H-SETUP-09")
@pytest.mark.parametrize("watcher", [0, 2, None])
def test_the_buildings_set_aside_may_be_looked_through(watcher: int | None) -> None:
    scene = Scene(3)
    shown: dict[str, Any] = scene.view(watcher)["printed"]["buildings"]
    assert {id_ for id_, building in shown.items() if building["stage"] == "town"} == set(TOWN)
    assert {id_ for id_, building in shown.items() if building["stage"] == "city"} == set(CITY)
    assert {id_: shown[id_]["copies"] for id_ in (*TOWN, *CITY)} == {**TOWN, **CITY}
    assert shown["church"]["cost"] == ["wood", "steel", "gold", "copper"]


@pytest.mark.rule("H-SETUP-10")
@pytest.mark.parametrize(
    ("round", "parts"), [(1, (SETTLEMENT, SETTLEMENT_TOWN)), (5, (SETTLEMENT_TOWN, TOWN)), (9, (CITY,))]
)
def test_two_players_use_one_copy_except_two_farms_markets_and_foundries(
    round: int, parts: tuple[dict[str, int], ...]
) -> None:
    expected = {id_: 2 if id_ in ("farm", "market", "foundry") else 1 for part in parts for id_ in part}
    assert stock(Scene(2, round=round)) == expected


@pytest.mark.rule("H-SETUP-11")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_one_player_of_choice_has_the_start_player_tile_and_begins(chosen: int) -> None:
    scene = Scene(3)
    scene.start_player(chosen)
    assert scene.view()["start_player"] == chosen
    assert scene.actor == chosen
    quietly(scene, lambda: scene.phase == "bid")
    assert scene.actor == chosen


@pytest.mark.rule("H-SETUP-11", "H-DIFF-14")
def test_the_start_player_is_no_matter_of_luck() -> None:
    assert {fresh(4, seed).data()["start_player"] for seed in range(12)} == {0}
