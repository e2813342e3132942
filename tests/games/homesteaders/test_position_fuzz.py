"""Positions changed at random are refused, or they are sound: they can be played to the end and loaded at any time."""

import copy
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import frontier
from frontier import Game, PositionError, State
from frontier.games.homesteaders import phases
from support.homesteaders import Scene

Data = dict[str, Any]
DECISIONS = {
    "draw", "place", "wages", "bid", "pay", "build", "gold", "extra", "trade", "finished", "relief/income",
    "relief/building", "reward/bidding", "reward/building", "reward/tile", "worker/building", "worker/tile",
}  # fmt: skip
RESUMED = ("relief", "reward", "worker")
COUNTS = ("silver", "trade", "vp", "debt", "workers", "tracks")
MOVES = 3_000  # stated bound of a random game
RARELY = {"borrow", "no_build", "no_extra", "pass", "sell"}
CONTROLS = ("phase", "resume", "decider", "start_player", "round", "space", "building", "extra_building", "passed",
            "next_place", "by", "silver", "bid", "tile", "observer", "neutral", "value", "debt", "railroad", "workers",
            "placed", "buildings", "turned_up", "wood", "steel", "gold")  # fmt: skip
JUNK: list[Any] = [None, True, False, -1, 0, 1, 2, 3, 9, 21, 10**30, 0.5, 1.0, "", "1", "x", "neutral", "spectator", [],
                   {}, [1], ["homestead"], {"by": 0, "silver": 3}, {"by": "neutral", "silver": 5}]  # fmt: skip
WORDS = (*phases.NAMES, "income", "bidding", "building", "tile", "homestead_1", "homestead_2", "river_port_2",
         "river_port", "bank", "train_station", "workshop", "depot", "boarding_house", "church", "farm",
         "circus")  # fmt: skip


@cache
def game_of(players: int) -> Game:
    return frontier.game("homesteaders", players=players)


def replacing(players: int) -> Data:
    """A building is being paid for with gold, which random play hardly ever does."""
    scene = Scene(players)
    scene.own(0, "river_port")
    scene.give(0, wood=2, food=1, steel=2, copper=1, cattle=1, gold=2)
    scene.building(0, tile=8)
    scene.do("build fairgrounds")
    return scene.data()


@cache
def one_of_each_decision(players: int) -> dict[str, Data]:
    """A position of every phase, and of everything that may follow it, found by playing at random."""
    game = game_of(players)
    families = [game.space.family(action).name for action in range(game.action_count)]
    found = {"gold": replacing(players)}
    for seed in range(60):
        state, rng = game.new(seed), random.Random(seed)
        data = game.dump(state)
        for seat in data["seats"]:
            seat.update(goods=dict.fromkeys(seat["goods"], 6), railroad=3)
        state = game.load(data) if seed % 2 else state
        while True:
            phase = game.prompt_key(state)
            if phase in RESUMED or phase not in found or rng.random() < 0.001:
                data = game.dump(state)
                found[f"{phase}/{data['resume']}" if phase in RESUMED else phase] = data
            if state.actor == frontier.OVER:
                break
            legal = state.legal_actions()
            eager = [action for action in legal if families[action] not in RARELY]
            state.apply(rng.choice(eager if eager and seed % 4 else legal))
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_occurs(players: int) -> None:
    assert set(one_of_each_decision(players)) == DECISIONS | ({"neutral"} if players == 2 else set())


def paths_in(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the paths to everything inside a document."""
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        yield (*path, key)
        yield from paths_in(data[key], (*path, key))


def inside(data: Any, path: tuple[Any, ...]) -> Any:
    for step in path:
        data = data[step]
    return data


def mutate(data: Data, rng: random.Random) -> Data:
    """The position with one or two values changed, exchanged or removed."""
    data = copy.deepcopy(data)
    for _ in range(rng.choice((1, 1, 2))):
        paths = list(paths_in(data))
        if rng.random() < 0.7:
            paths = [path for path in paths if path[-1] in CONTROLS] or paths
        path, other = rng.choice(paths), rng.choice(paths)
        target, last = inside(data, path[:-1]), path[-1]
        old, kind = target[last], rng.random()
        if kind < 0.05:
            del target[last]
        elif kind < 0.15:
            source = inside(data, other[:-1])
            target[last], source[other[-1]] = copy.deepcopy(source[other[-1]]), copy.deepcopy(old)
        elif isinstance(old, bool):
            target[last] = not old
        elif isinstance(old, int) and kind < 0.7:
            target[last] = old + rng.choice((-2, -1, 1, 2, 5))
        elif isinstance(old, str) and kind < 0.9:
            target[last] = rng.choice(WORDS)
        elif isinstance(old, list) and kind < 0.8:
            target[last] = [*old, rng.choice((*WORDS, 11, 15, 21))]
        else:
            target[last] = rng.choice((*JUNK, *WORDS))
    return data


def check_sound(game: Game, state: State) -> None:
    """Nothing below nothing, somebody can act, and the position is the same once written and read."""
    data = game.dump(state)
    for seat in data["seats"]:
        assert min(*seat["goods"].values(), *(seat[key] for key in COUNTS)) >= 0
        assert len(seat["placed"]) <= seat["workers"]
    assert (state.actor == frontier.OVER) == (not state.legal_actions())
    again = game.load(data)
    assert again.key() == state.key()
    assert again.legal_actions() == state.legal_actions()
    assert game.dump(again) == data


def play_on(game: Game, state: State, rng: random.Random) -> None:
    """Play at random to the end, looking closely at first, then now and then."""
    for move in range(MOVES):
        if move < 12 or move % 29 == 0:
            check_sound(game, state)
        if state.actor == frontier.OVER:
            check_sound(game, state)
            return
        state.apply(rng.choice(state.legal_actions()))
    raise AssertionError("no end")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_can_be_loaded_can_be_played(players: int, seed: int) -> None:
    """Everything but what an observer knows, which is looked at below."""
    game, rng = game_of(players), random.Random(seed)
    loaded = 0
    for decision, data in one_of_each_decision(players).items():
        for _ in range(40):
            changed = mutate(data, rng)
            try:
                state = game.load(changed)
            except PositionError:
                continue
            if game.dump(state)["observer"] is None:
                loaded += 1
                try:
                    check_sound(game, state)
                    if loaded % 4 == 0 or decision == "gold":
                        play_on(game, state, rng)
                except Exception as error:
                    raise AssertionError(f"{decision}, accepted but not sound: {changed}") from error
    assert loaded > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_observed_can_be_loaded(players: int) -> None:
    game = game_of(players)
    for data in one_of_each_decision(players).values():
        for seat in (*range(players), None):
            check_sound(game, game.observe(game.load(data), seat))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_observed_can_be_loaded_after_every_move(players: int) -> None:
    """Knowledge that is played on with can still be written and read."""
    game = game_of(players)
    for decision, data in one_of_each_decision(players).items():
        for seat in (*range(players), None):
            seen = game.observe(game.load(data), seat)
            for action in seen.legal_actions():
                later = seen.clone()
                later.apply(action)
                try:
                    check_sound(game, later)
                except PositionError as error:
                    move = game.notation.write(seen, action)
                    raise AssertionError(f"{decision}, seen by {seat}, after {move!r}: {error}") from error
