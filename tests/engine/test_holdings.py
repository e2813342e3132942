"""Whose turn it is, what a seat holds, and what a decision changes."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Game, IllegalAction, OptionError, State
from frontier.engine.state import NOBODY
from support.homesteaders import Scene as HomesteadersScene
from support.montana import Scene as MontanaScene

MODULES = ("settlements", "landscapes", "events", "goldrush")
CONFIGURATIONS = [
    ("montana", {"players": 2}),
    ("montana", {"players": 4}),
    ("montana", {"players": 3, "modules": MODULES}),
    ("homesteaders", {"players": 2}),
    ("homesteaders", {"players": 4}),
    ("homesteaders", {"players": 3, "screens": False}),
]


@pytest.fixture(params=CONFIGURATIONS, ids=lambda entry: f"{entry[0]}-{'-'.join(map(str, entry[1].values()))}")
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return frontier.game(name, **options)


def walk(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with the action taken there."""
    state, rng = game.new(seed), random.Random(seed)
    while state.actor != OVER:
        action = rng.choice(state.legal_actions())
        yield state, action
        state.apply(action)


def seen_holdings(game: Game, state: State, seat: int) -> dict[str, int]:
    """What the seat's own view tells of its pieces."""
    view = game.view(state, seat)
    entry: dict[str, Any] = view["seats"][seat]
    if game.id == "homesteaders":
        names = ("silver", "trade", "vp", "debt", "workers", "tracks", "railroad")
        return {**entry["goods"], **{name: entry[name] for name in names}}
    held = {**entry["goods"], **{f"{kind}_worker": n for kind, n in entry["workers"].items()}}
    held |= {name: entry[name] for name in ("silver", "cows", "canteens", "stock")}
    if "settlements" in game.modules:
        held |= {special: int(special in entry["specials"]) for special in ("market", "gate", "watchtower")}
    if "goldrush" in game.modules:
        held["mountain_tiles"] = [tile["holder"] for tile in view["mountains"].values()].count(seat)
    return held


# Whose turn it is -----------------------------------------------------------------------------------


def test_the_turn_is_a_seat_s_or_nobody_s(game: Game) -> None:
    for seed in range(3):
        state = game.new(seed)
        for state, _ in walk(game, seed):
            if state.actor >= 0 and game.id == "homesteaders":
                assert state.turn == state.actor
            elif game.id == "homesteaders":
                assert state.turn == NOBODY  # tiles are turned up between the rounds
            else:
                assert 0 <= state.turn < game.players
        assert state.actor == OVER
        assert state.turn == NOBODY


def test_set_up_spins_belong_to_the_one_they_are_for() -> None:
    state, turns = frontier.game("montana", players=3).new(1), []
    while state.actor == CHANCE:
        turns.append(state.turn)
        state.apply(state.legal_actions()[1])
    assert turns[:6] == [0, 0, 1, 1, 2, 2]


def test_chance_within_a_turn_belongs_to_it() -> None:
    scene = MontanaScene(players=2)
    assert (scene.actor, scene.state.turn) == (0, 0)
    scene.do("recruit")
    assert (scene.actor, scene.state.turn) == (CHANCE, 0)


def test_a_bid_in_the_city_is_made_in_the_turn_of_who_went_there() -> None:
    scene = MontanaScene(players=2)
    scene.give(0, goods={"pumpkin": 4}, cows=0)
    scene.give(1, goods={"pumpkin": 6})
    scene.do("city", "bid cow 4")
    assert (scene.actor, scene.state.turn) == (1, 0)


def test_chance_of_the_next_turn_belongs_to_the_next_seat() -> None:
    game = frontier.game("montana", players=2, modules=("events",))
    state, rng, met = game.new(3), random.Random(3), 0
    for _ in range(400):
        before = state.turn
        setting_up = game.dump(state)["phase"].startswith("setup")
        state.apply(rng.choice(state.legal_actions()))
        if not setting_up and game.dump(state)["phase"] == "draw_card":
            assert (before, state.actor, state.turn) == (1, CHANCE, 0)
            met += 1
        if state.actor == OVER:
            break
    assert met > 3


# What a seat holds ----------------------------------------------------------------------------------


def test_holdings_are_what_the_own_view_tells(game: Game) -> None:
    for seed in range(2):
        for state, _ in walk(game, seed):
            if state.actor >= 0:
                held = game.holdings(state, state.actor)
                assert held == seen_holdings(game, state, state.actor)
                assert all(type(n) is int for n in held.values())


def test_holdings_of_a_stranger_are_refused(game: Game) -> None:
    for seat in (-1, game.players, None, True, "0"):
        with pytest.raises(OptionError, match="does not exist"):
            game.holdings(game.new(1), seat)  # type: ignore[arg-type]


def test_screens_hide_holdings_from_who_observes() -> None:
    scene = HomesteadersScene(players=3)
    scene.give(1, silver=7)
    assert scene.game.holdings(scene.state, 1)["silver"] == 7
    assert scene.game.holdings(scene.game.observe(scene.state, 0), 1)["silver"] == 0


# What a decision changes ----------------------------------------------------------------------------


def test_the_effect_is_what_the_own_view_shows_afterwards(game: Game) -> None:
    told, unforeseen = 0, 0
    for seed in range(3):
        for state, action in walk(game, seed):
            seat = state.actor
            if seat < 0:
                assert game.effect(state, action) == {}
                continue
            before, after = seen_holdings(game, state, seat), state.clone()
            after.apply(action)
            foreseen = game.observe(state, seat)
            foreseen.apply(action)
            if moment(game, after) != moment(game, foreseen):  # it hangs on something hidden what follows by itself
                assert game.hides
                unforeseen += 1
                continue
            now = seen_holdings(game, after, seat)
            change = {name: now[name] - before[name] for name in now if now[name] != before[name]}
            assert game.effect(state, action) == change
            told += bool(change)
    assert told > 5 * unforeseen + 30


def moment(game: Game, state: State) -> tuple[int, int, object]:
    """Where the game stands."""
    return state.actor, state.turn, game.view(state, None)["phase"]


def test_the_effect_of_a_few_decisions() -> None:
    scene = HomesteadersScene(players=2)
    scene.give(0, silver=9, trade=2, wood=1)
    assert effect(scene, "sell wood") == {"wood": -1, "trade": -1, "silver": 1, "vp": 1}
    assert effect(scene, "borrow") == {"debt": 1, "silver": 2}
    scene.bidding(0)
    scene.do("neutral 2")
    assert effect(scene, "bid 1 3") == {}
    assert effect(scene, "pass") == {"railroad": 1, "trade": 1}
    table = MontanaScene(players=2)
    table.give(0, silver=6, workers={"grain": 1})
    assert effect(table, "recruit") == {}, "the spin is not foreseen"
    assert effect(table, "trade silver")["cows"] == -1


def effect(scene: HomesteadersScene | MontanaScene, move: str) -> dict[str, int]:
    return scene.game.effect(scene.state, scene.game.notation.read(scene.state, move))


def test_an_effect_changes_nothing_and_refuses_what_is_illegal(game: Game) -> None:
    for state, action in walk(game, 4):
        if state.actor >= 0:
            before = state.key()
            game.effect(state, action)
            assert state.key() == before
            illegal = next(code for code in range(game.action_count) if not state.is_legal(code))
            with pytest.raises(IllegalAction):
                game.effect(state, illegal)
            if len(state.legal_actions()) > 20:
                break


def test_the_effect_does_not_depend_on_what_others_hide() -> None:
    game = frontier.game("homesteaders", players=3)
    compared = 0
    for state, _ in walk(game, 5):
        if state.actor < 0 or compared > 300:
            continue
        data = json.loads(json.dumps(game.dump(state)))
        for seat, entry in enumerate(data["seats"]):
            if seat != state.actor:
                entry["silver"] += 3
                entry["goods"]["gold"] += 1
                entry["trade"] += 1
        other = game.load(data)
        if other.actor != state.actor:
            continue
        for action in set(state.legal_actions()) & set(other.legal_actions()):
            compared += 1
            assert game.effect(state, action) == game.effect(other, action)
    assert compared > 100
