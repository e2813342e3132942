"""Gymnasium's own check, and what a learner at a table with bots meets."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import frontier
from frontier.adapters.gymnasium import ILLEGAL, SeatEnv

CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    *[("Montana", {"players": players}) for players in (2, 3, 4)],
    ("Montana", {"players": 3, "modules": ("events", "goldrush"), "bots": ("random", "greedy")}),
    ("Montana", {"players": 2, "modules": "settlements+landscapes", "bots": "settler"}),
    *[("Homesteaders", {"players": players}) for players in (2, 3, 4)],
]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(configuration: tuple[str, dict[str, Any]]) -> None:
    title, options = configuration
    check_env(gymnasium.make(f"frontier/{title}-v0", **options).unwrapped)


def episode(env: SeatEnv, seed: int | None) -> tuple[list[Any], float]:
    rng = numpy.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    seen, is_over, reward = [observation.tolist()], False, 0.0
    while not is_over:
        action = rng.choice(numpy.flatnonzero(info["action_mask"]))
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        observation, reward, is_over, truncated, info = env.step(action)
        assert not truncated
        seen.append(observation.tolist())
    return seen, reward


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_the_same_seed_gives_the_same_episode(name: str) -> None:
    first, second = (SeatEnv(name, players=3, bots="greedy") for _ in range(2))
    assert episode(first, 4) == episode(second, 4)
    assert first.reset()[0].tolist() == second.reset()[0].tolist()


def test_somebody_at_random_mostly_loses_to_greedy() -> None:
    env = SeatEnv("homesteaders", bots="greedy")
    assert sum(episode(env, seed)[1] for seed in range(8)) < 0


def test_seats_change_from_game_to_game_unless_one_is_named() -> None:
    env = SeatEnv("montana", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(3)} == {0, 1, 2}
    fixed = SeatEnv("montana", players=3, seat=2)
    assert {fixed.reset(seed=seed)[1]["seat"] for seed in range(3)} == {2}


def test_an_illegal_action_ends_the_episode_and_names_the_rule() -> None:
    env = SeatEnv("montana")
    _, info = env.reset(seed=1)
    wrong = int(numpy.flatnonzero(info["action_mask"] == 0)[-1])
    _, reward, is_over, _, info = env.step(wrong)
    assert (reward, is_over) == (ILLEGAL, True)
    assert info["illegal"].startswith("M-")


@pytest.mark.parametrize(("options", "message"), [
    ({"bots": ("greedy", "greedy")}, "expected 1 names"),
    ({"bots": "nobody"}, "nobody"),
    ({"seat": 2}, "seat 2"),
    ({"players": 9}, "players"),
    ({"render_mode": "film"}, "render_mode"),
])  # fmt: skip
def test_what_is_wrong_with_the_settings_is_told(options: dict[str, Any], message: str) -> None:
    with pytest.raises(frontier.OptionError, match=message):
        SeatEnv("montana", **options)
