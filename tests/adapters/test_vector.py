"""The vectorised environment plays the same games as the single one."""

from collections.abc import Collection
from typing import Any

import numpy
import pytest

import frontier
from frontier.adapters.table import HIGHEST, Table, rewards
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
def test_the_same_games_as_the_single_environment_seed_for_seed(configuration: tuple[str, int, Any]) -> None:
    name, players, modules = configuration
    env = VectorEnv(name, GAMES, players, modules, seed=40)
    seeds = list(range(40, 40 + GAMES))
    tables = [Table(env.game, seed) for seed in seeds]
    ended = 0
    while ended < 2 * GAMES:
        for i, table in enumerate(tables):
            actor = table.state.actor
            assert env.actors[i] == actor
            assert numpy.flatnonzero(env.masks[i]).tolist() == table.state.legal_actions()
            assert (env.observations[i] == env.game.observation(table.state, actor)).all()
        actions = env.sample().copy()
        env.step(actions)
        for i, table in enumerate(tables):
            table.play(int(actions[i]))
            assert env.dones[i] == table.is_over
            assert env.rewards[i].tolist() == pytest.approx(rewards(table.state) if table.is_over else [0.0] * players)
            if table.is_over:
                ended += 1
                seeds[i] += GAMES
                tables[i] = Table(env.game, seeds[i])


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
            assert env.observations.max() <= HIGHEST


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
    assert (env.observations == before[0]).all()
    assert (env.masks == before[1]).all()


@pytest.mark.parametrize("actions", [[0, 1], [0.5, 1.0, 2.0], [[0], [1], [2]], ["a", "b", "c"]])
def test_actions_of_another_shape_or_kind_are_refused(actions: Any) -> None:
    with pytest.raises(frontier.OptionError, match="expected 3 whole numbers"):
        VectorEnv("montana", 3).step(actions)


def test_what_is_wrong_with_the_settings_is_told() -> None:
    with pytest.raises(frontier.OptionError, match="games"):
        VectorEnv("montana", 0)
    with pytest.raises(frontier.OptionError, match="players"):
        VectorEnv("montana", 1, players=5)


def test_the_arrays_of_the_engine_cannot_be_written_to() -> None:
    env = VectorEnv("montana", 2)
    for array in (env.masks, env.actors):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


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
