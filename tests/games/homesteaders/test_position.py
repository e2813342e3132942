"""Positions as JSON: impossible ones are refused with the path of what is wrong."""

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import frontier
from frontier import FrontierError, PositionError
from frontier.games.homesteaders.position import KEYS, SEAT_KEYS
from support.homesteaders import GOODS, Scene

Data = dict[str, Any]
HELD = ("silver", "trade", "vp", "debt", "workers", "tracks", "railroad")
MANY = 1_000_000  # more of anything than a position may hold


@cache
def scene(players: int, round: int) -> Scene:
    return Scene(players, round)


def placing(players: int = 2, round: int = 1) -> Data:
    return scene(players, round).data()


def opening(players: int = 3) -> Data:
    """Nobody has bid or passed; with two players the neutral stone is to be placed."""
    scene = Scene(players)
    scene.bidding()
    return scene.data()


def bidding(players: int = 3) -> Data:
    """Seat 0 has bid 4 on space 1, seat 1 decides; with two players the neutral stone lies on space 2."""
    scene = Scene(players)
    scene.bidding()
    if players == 2:
        scene.do("neutral 2")
    scene.do("bid 1 4")
    return scene.data()


def rewarded() -> Data:
    """Seat 0 of three has passed and takes a reward of the railroad line."""
    scene = Scene(3)
    scene.bidding()
    scene.give(0, railroad=2)
    scene.do("pass")
    return scene.data()


def building(tile: int = 8) -> Data:
    """Seat 0 of three has won a tile and may build."""
    scene = Scene(3)
    scene.give(0, wood=2, food=2, steel=2)
    scene.building(0, tile=tile)
    return scene.data()


def replacing() -> Data:
    """Seat 0 of three builds the Fairgrounds and decides what gold replaces."""
    scene = Scene(3)
    scene.own(0, "river_port")
    scene.give(0, wood=2, copper=1, cattle=1, gold=2)
    scene.building(0, tile=8)
    scene.do("build fairgrounds")
    return scene.data()


def extra() -> Data:
    scene = Scene(3)
    scene.give(0, copper=1)
    scene.extra(0, tile=9)
    return scene.data()


def free_worker() -> Data:
    """Seat 0 of three has built the Workshop."""
    scene = Scene(3)
    scene.give(0, steel=1)
    scene.building(0, tile=8)
    scene.do("build workshop")
    return scene.data()


def relieved() -> Data:
    """Seat 0 of three owns the Bank and has a debt: the income goes on after it."""
    scene = Scene(3, round=6)
    scene.own(0, "bank")
    scene.give(0, debt=1)
    scene.do("done", "done", "done")
    return scene.data()


def final() -> Data:
    scene = Scene(3)
    scene.final()
    return scene.data()


def change(data: Data, path: str, value: object) -> None:
    """Set the value at a path such as "seats.0.silver"; KeyError removes it."""
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    target: Any = data
    for step in steps:
        target = target[step]
    if value is KeyError:
        del target[last]
    else:
        target[last] = value


def refusal(data: object) -> PositionError:
    """The error with which a position is refused, whatever its number of players."""
    players = len(data["seats"]) if isinstance(data, dict) and isinstance(data.get("seats"), list) else 2
    rules = 1 if isinstance(data, dict) and data.get("rules") == 1 else None
    with pytest.raises(PositionError) as refused:
        frontier.game("homesteaders", players=max(players, 2), rules=rules).load(data)
    assert isinstance(refused.value, FrontierError)
    return refused.value


# Types, keys and ranges ---------------------------------------------------------------------------

HOLDINGS = (*(f"seats.0.{key}" for key in HELD), *(f"seats.1.goods.{good}" for good in GOODS))
NUMBERS = ("round", "decider", "start_player", "auctions.0.tile", "turned_up.0", "neutral.value", *HOLDINGS)
FLAGS = ("extra_building", "seats.0.passed")
LISTS = ("auctions", "turned_up", "seats", "seats.0.buildings", "seats.0.placed")
OBJECTS = ("auctions.0", "neutral", "seats.1", "seats.1.goods")
WORDS = ("phase", "seats.0.buildings.0")


def shown(path: str) -> str:
    """The path as errors tell it: seats[0].goods.wood."""
    return "".join(f"[{step}]" if step.isdigit() else f".{step}" for step in path.split("."))[1:]


@pytest.mark.parametrize(
    ("paths", "wrong"),
    [
        (NUMBERS, [True, 1.0, "1", [], {}, -1, 10**30, float("nan"), float("inf")]),
        (HOLDINGS, [None]),
        (FLAGS, [0, 1, "true", None, [], {}]),
        (LISTS, [None, {}, "homestead", 1, True]),
        (OBJECTS, [[], "wood", 1, True, ()]),
        (WORDS, [None, 0, True, "nap", "", [], {}, ["place"]]),
    ],
)
def test_values_of_another_type_are_refused(paths: tuple[str, ...], wrong: list[object]) -> None:
    for path in paths:
        for value in wrong:
            data = placing()
            change(data, path, value)
            assert refusal(data).path == shown(path), (path, value)


@pytest.mark.parametrize("path", [*KEYS, *(f"seats.0.{key}" for key in SEAT_KEYS), *HOLDINGS[-6:], "auctions.1.tile",
                                  "auctions.1.bid", "neutral.value", "neutral.space", "neutral.bid", "players",
                                  "components"])  # fmt: skip
def test_missing_keys_are_refused(path: str) -> None:
    data = placing()
    change(data, path, KeyError)
    error = refusal(data)
    assert error.path == shown(path)
    assert error.problem == "missing"


@pytest.mark.parametrize(
    "path", ["horses", "seats.0.horses", "seats.1.goods.iron", "auctions.0.stone", "neutral.stone"]
)
def test_unknown_keys_are_refused(path: str) -> None:
    data = placing()
    change(data, path, 1)
    error = refusal(data)
    assert error.path == shown(path)
    assert "unknown key" in error.problem


@pytest.mark.parametrize("data", [None, [], "text", 3, True, {}])
def test_other_things_are_refused(data: object) -> None:
    refusal(data)


@pytest.mark.parametrize(("key", "value"), [("players", 2.0), ("rules", True), ("game", "montana"), ("options", {})])
def test_positions_of_another_game_are_refused(key: str, value: object) -> None:
    data = placing()
    data[key] = value
    assert refusal(data).path == key


@pytest.mark.parametrize("key", [*HELD, *GOODS])
def test_numbers_beyond_their_range_are_refused(key: str) -> None:
    path = f"seats.1.goods.{key}" if key in GOODS else f"seats.1.{key}"
    data = placing()
    change(data, path, 6 if key == "railroad" else MANY)
    assert refusal(data).path == shown(path)


# What does not fit together -----------------------------------------------------------------------

BID = {"by": 1, "silver": 5}


@pytest.mark.parametrize(
    ("make", "changes", "path", "told"),
    [
        # Bids and passing
        (bidding, {"auctions.1.bid": {"by": 0, "silver": 5}}, "auctions", "seat 0 holds two bids"),
        (bidding, {"seats.0.passed": True}, "seats[0].passed", "holds a bid"),
        (bidding, {"seats.1.passed": True}, "decider", "has passed"),
        (bidding, {"decider": 0}, "decider", "holds a bid"),
        (bidding, {"auctions.0.bid.silver": 8}, "auctions[0].bid.silver", "expected one of 3, 4, 5"),
        (bidding, {"auctions.0.bid.silver": True}, "auctions[0].bid.silver", "whole number"),
        (bidding, {"auctions.0.bid.by": 3}, "auctions[0].bid.by", "from 0 to 2"),
        (bidding, {"auctions.0.bid.by": "neutral"}, "auctions[0].bid.by", "whole number"),
        (bidding, {"auctions.0.bid.horse": 1}, "auctions[0].bid.horse", "unknown key"),
        (bidding, {"auctions.0.bid": []}, "auctions[0].bid", "an object"),
        (bidding, {"auctions.0.bid": {"by": 0}}, "auctions[0].bid.silver", "missing"),
        (placing, {"auctions.0.bid": BID}, "auctions[0].bid", "nobody has bid yet"),
        (placing, {"seats.1.passed": True}, "seats[1].passed", "nobody has passed yet"),
        (building, {"seats.1.passed": False}, "seats[1].passed", "the bidding is over"),
        (final, {"seats.2.passed": False}, "seats[2].passed", "the bidding is over"),
        # The neutral stone
        (bidding, {"neutral": {"value": 5, "space": None, "bid": None}}, "neutral", "only with two players"),
        (bidding, {"phase": "neutral"}, "phase", "only with two players"),
        (placing, {"neutral.value": 12}, "neutral.value", "expected one of 3, 4, 5, 6, 7, 9"),
        (placing, {"neutral.space": 1}, "neutral.bid", "given exactly with a space"),
        (placing, {"neutral.bid": 5}, "neutral.bid", "given exactly with a space"),
        (placing, {"neutral.space": 1, "neutral.bid": 5}, "neutral.space", "not placed yet"),
        (placing, {"neutral.space": 3, "neutral.bid": 5}, "neutral.space", "from 1 to 2"),
        (lambda: bidding(2), {"neutral.space": None, "neutral.bid": None}, "neutral.space", "has been placed"),
        (lambda: bidding(2), {"neutral.bid": 6}, "auctions[1].bid", "has bid otherwise"),
        (lambda: bidding(2), {"auctions.1.bid": None}, "auctions[1].bid", "has bid here"),
        (lambda: bidding(2), {"neutral.space": 1, "neutral.bid": 3}, "auctions", "lies elsewhere"),
        (lambda: opening(2), {"decider": 1}, "decider", ""),
        (opening, {"decider": 1}, "decider", ""),
        # Workers and buildings
        (placing, {"seats.0.placed": ["homestead_1", "homestead_2"]}, "seats[0].placed", "more workers"),
        (placing, {"seats.0.placed": ["farm_1"]}, "seats[0].placed", "not owned"),
        (placing, {"seats.0.placed": ["homestead_3"]}, "seats[0].placed[0]", "expected one of"),
        (placing, {"seats.0.placed": ["homestead_1"] * 2}, "seats[0].placed[1]", "given twice"),
        (placing, {"seats.1.placed": ["homestead_1"]}, "seats[1].placed", "not this player's turn yet"),
        (placing, {"seats.0.buildings": []}, "seats[0].buildings", "homestead is missing"),
        (placing, {"seats.0.buildings": ["homestead"] * 2}, "seats[0].buildings[1]", "given twice"),
        (placing, {"seats.0.buildings": ["homestead", "saloon"]}, "seats[0].buildings[1]", "expected one of"),
        (placing, {"seats.0.buildings": ["homestead", "church"]}, "seats[0].buildings", "later stage"),
        (lambda: placing(2, 8), {"seats.1.buildings": ["homestead", "circus"]}, "seats[1].buildings", "later stage"),
        (placing, {f"seats.{i}.buildings": ["homestead", "ranch"] for i in (0, 1)}, "seats", "than copies"),
        (lambda: placing(3), {f"seats.{i}.buildings": ["homestead", "ranch"] for i in range(3)}, "seats", "copies"),
        (lambda: Scene(2, rules=1).data(),
         {"seats.0.buildings": ["homestead", "river_port"], "seats.0.placed": ["river_port_2"]},
         "seats[0].placed", "the second of two places without the first"),
        (placing, {"seats.0.placed": ["homestead_1"]}, "next_place", "the place after the last one occupied"),
        (placing, {"next_place": "homestead_2"}, "next_place", "the place after the last one occupied"),
        # Tiles and rounds
        (placing, {"auctions.0.tile": 2}, "auctions[0].tile", "expected 1"),
        (placing, {"auctions.1.tile": None}, "auctions[1].tile", "given exactly once it is turned up"),
        (placing, {"auctions.1.tile": 21}, "auctions[1].tile", "from 11 to 20"),
        (placing, {"auctions.1.tile": 12}, "auctions[1].tile", "has been turned up"),
        (placing, {"auctions.1.tile": 15, "turned_up": [15]}, "turned_up", "stack 2, stage 1"),
        (placing, {"turned_up": []}, "turned_up", "expected 1 tiles of stack 2"),
        (placing, {"turned_up": [11, 12]}, "turned_up", "got 2"),
        (placing, {"turned_up": [11, 21]}, "turned_up", "expected 0 tiles of stack 3"),
        (placing, {"turned_up": [5, 11]}, "turned_up[0]", "from 11 to 30"),
        (placing, {"turned_up": [11, 11]}, "turned_up[1]", "given twice"),
        (placing, {"round": 2}, "auctions[0].tile", "expected 2"),
        (placing, {"round": 11}, "auctions[0].tile", "expected 10"),
        (final, {"round": 12}, "round", "from 1 to 11"),
        (final, {"phase": "bid"}, "phase", "not in the final income"),
        (placing, {"phase": "trade"}, "phase", "only after the final income"),
        (placing, {"phase": "finished"}, "phase", "only after the final income"),
        (placing, {"phase": "draw", "space": 1}, "space", "lies open"),
        (placing, {"phase": "draw", "space": 2}, "turned_up", "expected 0 tiles"),
        # What is being decided
        (placing, {"space": 1}, "space", "given exactly while"),
        (building, {"space": None}, "space", "given exactly while"),
        (building, {"space": 2}, "space", "not won by the decider"),
        (building, {"space": 3}, "space", "from 1 to 2"),
        (building, {"decider": 1}, "space", "not won by the decider"),
        (building, {"phase": "extra"}, "space", "sells nothing"),
        (building, {"phase": "gold"}, "building", "given exactly while"),
        (building, {"building": "farm"}, "building", "given exactly while"),
        (building, {"building": "homestead"}, "building", "expected one of"),
        (building, {"next_place": "homestead_2"}, "next_place", "nobody is placing"),
        (building, {"next_place": None}, "next_place", "nobody is placing"),
        (building, {"extra_building": True}, "extra_building", "nothing owned allows it"),
        (building, {"resume": "building"}, "resume", "expected null"),
        (building, {"phase": "worker", "resume": "tile"}, "resume", "gives no worker"),
        (building, {"phase": "reward", "resume": "tile", "seats.0.railroad": 1}, "resume", "gives no advance"),
        (placing, {"extra_building": True}, "extra_building", "nobody is building"),
        (placing, {"resume": "income"}, "resume", "expected null"),
        (placing, {"resume": "nap"}, "resume", "expected one of"),
        (placing, {"next_place": "moon"}, "next_place", "expected one of"),
        (extra, {"extra_building": True}, "extra_building", "nobody is building"),
        (extra, {"phase": "worker", "resume": "income"}, "resume", "does not fit"),
        (rewarded, {"seats.0.railroad": 0}, "seats[0].railroad", "expected to have advanced"),
        (rewarded, {"seats.0.passed": False}, "seats[0].passed", "expected true"),
        (rewarded, {"resume": None, "seats.1.passed": True, "seats.2.passed": True}, "resume", "does not fit"),
        (rewarded, {"resume": "income", "seats.1.passed": True, "seats.2.passed": True}, "resume", "does not fit"),
        (free_worker, {"building": "farm"}, "building", "does not give this reward"),
        (free_worker, {"building": None}, "building", ""),
        (free_worker, {"seats.0.buildings": ["homestead"]}, "building", "not owned"),
        (relieved, {"seats.0.debt": 0}, "seats[0].debt", "expected a debt"),
        (relieved, {"seats.0.buildings": ["homestead"]}, "decider", "no building that returns a debt"),
        (replacing, {"building": "farm"}, "building", "cannot be built here"),
        (replacing, {"building": "dude_ranch"}, "building", "cannot be built here"),
        (replacing, {"building": "river_port"}, "building", "cannot be built here"),
        (replacing, {"seats.0.buildings": ["homestead"]}, "phase", "gold replaces nothing"),
        (replacing, {"seats.0.goods.copper": 0, "seats.0.goods.gold": 0}, "seats[0].goods", "not enough"),
        # Observers
        (placing, {"observer": 2}, "observer", "from 0 to 1"),
        (placing, {"observer": "cat"}, "observer", "whole number"),
        (placing, {"observer": True}, "observer", "whole number"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused(
    make: Callable[[], Data], changes: dict[str, object], path: str, told: str
) -> None:
    data = copy.deepcopy(make())
    for at, value in changes.items():
        change(data, at, value)
    error = refusal(data)
    assert error.path == path
    assert told in error.problem


@pytest.mark.parametrize("good", ["wood", "food", "steel"])
def test_a_building_paid_with_gold_needs_its_other_goods(good: str) -> None:
    data = replacing()
    data["building"] = {"wood": "fairgrounds", "food": "rodeo", "steel": "bank"}[good]
    data["seats"][0]["goods"].update(wood=5, food=5, steel=5)
    data["seats"][0]["goods"][good] = 0
    refusal(data)


def test_observers_need_screens() -> None:
    game = frontier.game("homesteaders", players=2, screens=False)
    data = game.dump(Scene(2, screens=False).state)
    data["observer"] = 0
    with pytest.raises(PositionError, match="there are no screens"):
        game.load(data)


@pytest.mark.parametrize("make", [placing, opening, bidding, rewarded, building, replacing, extra,
                                  free_worker, relieved, final])  # fmt: skip
def test_the_positions_themselves_are_sound(make: Callable[[], Data]) -> None:
    data = make()
    game = frontier.game("homesteaders", players=data["players"])
    assert game.dump(game.load(data)) == data
