"""The vectorised environment plays the same games as the single ones."""

from collections.abc import Collection
from typing import Any

import numpy
import pytest

import frontier
from frontier.adapters.arguments import OBSERVATION_BOUND
from frontier.adapters.episode import rewards
from frontier.adapters.pettingzoo import env
from frontier.adapters.vector import VectorEnv
from support.montana_modules import MODULES

CONFIGURATIONS: list[tuple[str, int, Collection[str]]] = [
    ("montana", 2, ()),
    ("montana", 3, ("events", "landscapes")),
    ("montana", 4, MODULES),
    ("homesteaders", 2, ()),
    ("homesteaders", 3, ()),
    ("homesteaders", 4, ()),
]
GAMES = 5


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_the_same_games_as_those_of_pettingzoo_seed_for_seed(configuration: tuple[str, int, Any]) -> None:
    name, players, modules = configuration
    many = VectorEnv(name, GAMES, players, modules, seed=40)
    seeds = list(range(40, 40 + GAMES))
    tables = [env(name, players, modules) for _ in seeds]
    for table, seed in zip(tables, seeds, strict=True):
        table.reset(seed=seed)
    ended = 0
    while ended < 2 * GAMES:
        for i, table in enumerate(tables):
            assert table.possible_agents[many.actors[i]] == table.agent_selection
            seen = table.observe(table.agent_selection)
            assert (many.observations[i] == seen["observation"]).all()
            assert (many.masks[i] == seen["action_mask"]).all()
            assert numpy.flatnonzero(many.masks[i]).tolist() == table.episode.state.legal_actions()
        actions = many.sample().copy()
        many.step(actions)
        for i, table in enumerate(tables):
            table.step(actions[i])
            assert many.dones[i] == table.episode.is_over == all(table.terminations.values())
            assert many.rewards[i].tolist() == pytest.approx([table.rewards[agent] for agent in table.agents])
            if many.dones[i]:
                assert {seat for seat in range(players) if many.rewards[i][seat] == many.rewards[i].max()} == set(
                    table.episode.state.winners
                )
                ended += 1
                seeds[i] += GAMES
                table.reset(seed=seeds[i])


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (VectorEnv("homesteaders", 8, players=3, seed=6) for _ in range(2))
    for _ in range(300):
        first.step(first.sample())
        second.step(second.sample())
        assert (first.observations == second.observations).all()
    first.reset(6)
    assert (first.actors == VectorEnv("homesteaders", 8, players=3, seed=6).actors).all()
    assert (first.masks == VectorEnv("homesteaders", 8, players=3, seed=6).masks).all()


def test_numbers_stay_within_the_bounds_that_are_declared() -> None:
    for name in ("montana", "homesteaders"):
        env = VectorEnv(name, 64, players=2, seed=3)
        for _ in range(400):
            env.step(env.sample())
            assert env.observations.min() >= 0.0
            assert env.observations.max() <= OBSERVATION_BOUND


def test_more_games_than_are_written_at_a_time() -> None:
    env = VectorEnv("homesteaders", 70, seed=1)
    env.step(env.sample())
    states = env._batch.states
    for i in (0, 31, 32, 63, 64, 69):
        assert (env.observations[i] == env.game.observation(states[i], int(env.actors[i]))).all()


def test_an_illegal_action_changes_nothing_in_any_game() -> None:
    env = VectorEnv("montana", 3, seed=2)
    before = env.observations.copy(), env.masks.copy()
    actions = env.sample().copy()
    actions[1] = int(numpy.flatnonzero(env.masks[1] == 0)[0])
    with pytest.raises(frontier.IllegalAction, match="game 1"):
        env.step(actions)
    for wrong in (-1, env.game.action_count):
        actions[1] = wrong
        with pytest.raises(frontier.IllegalAction):
            env.step(actions)
    with pytest.raises(frontier.IllegalAction, match="game 0"):
        env.step(numpy.array([2**63, 1, 1], numpy.uint64))  # more than a native number can hold
    assert (env.observations == before[0]).all()
    assert (env.masks == before[1]).all()


@pytest.mark.parametrize("actions", [[0, 1], [0.5, 1.0, 2.0], [[0], [1], [2]], ["a", "b", "c"]])
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    with pytest.raises(frontier.OptionError, match="expected 3 whole numbers"):
        VectorEnv("montana", 3).step(actions)


@pytest.mark.parametrize(("options", "message"), [
    ({"games": 0}, "games: expected a number above 0"),
    ({"games": 2.5}, "games: expected a whole number"),
    ({"games": "2"}, "games: expected a whole number"),
    ({"players": 5}, "players"),
    ({"seed": None}, "seed: expected a whole number"),
    ({"seed": "abc"}, "seed: expected a whole number"),
    ({"seed": 1.5}, "seed: expected a whole number"),
])  # fmt: skip
def test_what_is_wrong_with_the_settings_is_told(options: dict[str, Any], message: str) -> None:
    with pytest.raises(frontier.OptionError, match=message):
        VectorEnv("montana", **{"games": 2, **options})


def test_numbers_of_numpy_are_welcome() -> None:
    first, second = VectorEnv("montana", numpy.int64(2), seed=numpy.uint32(7)), VectorEnv("montana", 2, seed=7)
    assert (first.observations == second.observations).all()
    first.reset(numpy.int64(9))
    second.reset(9)
    assert (first.observations == second.observations).all()
    with pytest.raises(frontier.OptionError, match="seed"):
        second.reset(None)  # type: ignore[arg-type]
    assert (first.observations == second.observations).all()


def test_the_arrays_of_the_engine_cannot_be_written_to() -> None:
    """A step rewrites only what may change in a game: what is written elsewhere would stay there."""
    env = VectorEnv("montana", 2)
    for array in (env.masks, env.actors, env.observations):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    kept = env.observations
    env.step(env.sample())
    assert kept is env.observations
    assert (kept[0] == env.game.observation(env._batch.states[0], int(env.actors[0]))).all()


@pytest.mark.parametrize(("seats", "winners", "expected"), [
    (2, (0,), [1.0, -1.0]),
    (2, (0, 1), [0.0, 0.0]),
    (3, (2,), [-0.5, -0.5, 1.0]),
    (4, (0, 3), [1 / 3, -1 / 3, -1 / 3, 1 / 3]),
])  # fmt: skip
def test_rewards_add_up_to_nothing(seats: int, winners: tuple[int, ...], expected: list[float]) -> None:
    class Over:
        scores = (0,) * seats

    over: Any = Over()
    over.winners = winners
    assert rewards(over) == pytest.approx(expected)
    assert sum(rewards(over)) == pytest.approx(0.0)
