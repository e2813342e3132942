"""Gymnasium's own check, and what a learner at a table with bots meets."""

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env

import frontier
from adapters.configurations import OTHERS, SAMPLE, Configuration
from frontier import Game, State
from frontier.adapters.episode import Episode
from frontier.adapters.gymnasium import ILLEGAL, SeatEnv

CONFIGURATIONS: list[Configuration] = [
    *SAMPLE,
    ("montana", {"players": 3, "modules": ("events", "goldrush"), "bots": ("random", "greedy")}),
    ("montana", {"players": 2, "modules": "settlements+landscapes", "bots": "settler"}),
]


def check(configuration: Configuration) -> None:
    name, options = configuration
    check_env(gymnasium.make(f"frontier/{name.capitalize()}-v0", **options).unwrapped)


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
@pytest.mark.filterwarnings("error")
def test_gymnasium_finds_nothing_wrong(configuration: Configuration) -> None:
    check(configuration)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", OTHERS, ids=str)
@pytest.mark.filterwarnings("error")
def test_nor_in_the_other_configurations(configuration: Configuration) -> None:
    check(configuration)


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
    winners = env.episode.state.winners
    assert (reward > 0) == (env.seat in winners and len(winners) < env.game.players)
    assert (reward < 0) == (env.seat not in winners)
    return seen, reward


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_the_same_seed_gives_the_same_episode(name: str) -> None:
    first, second = (SeatEnv(name, players=3, bots="greedy") for _ in range(2))
    assert episode(first, 4) == episode(second, 4)
    assert first.reset()[0].tolist() == second.reset()[0].tolist()


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_a_seed_gives_the_game_of_that_seed(name: str) -> None:
    env = SeatEnv(name, players=3, bots="greedy")
    games = set()
    for seed in (0, 1, 2, numpy.int64(3)):
        episode(env, seed)  # type: ignore[arg-type]
        assert Episode(env.game, int(seed), env.episode.actions).state.key() == env.episode.state.key()
        games.add(env.episode.state.key())
    assert len(games) == 4
    for wrong in ("abc", 1.5):
        with pytest.raises(frontier.OptionError, match="seed: expected a whole number"):
            env.reset(seed=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reward_is_that_of_the_seat(players: int) -> None:
    """Whoever wins, the learner or another one: `episode` looks at the winners."""
    env = SeatEnv("homesteaders", players=players, bots="random")
    rewards = {episode(env, seed)[1] for seed in range(12)}
    assert max(rewards) > 0 > min(rewards)


class Witness:
    """A bot that keeps what it was shown."""

    name = "witness"

    def __init__(self, env: SeatEnv) -> None:
        self.env = env
        self.hidden = 0

    def choose(self, game: Game, state: State, seat: int) -> int:
        whole = self.env.episode.state
        assert state.key() == game.observe(whole, seat).key()
        self.hidden += state.key() != whole.key()
        return state.legal_actions()[0]


@pytest.mark.parametrize(("name", "modules"), [("homesteaders", ()), ("montana", "goldrush")])
def test_bots_are_shown_what_their_seat_knows(name: str, modules: str) -> None:
    env = SeatEnv(name, modules=modules, seat=0)
    _, info = env.reset(seed=3)
    witness, is_over, rng = Witness(env), False, numpy.random.default_rng(3)
    env.opponents[1] = witness
    while not is_over:
        _, _, is_over, _, info = env.step(rng.choice(numpy.flatnonzero(info["action_mask"])))
    assert witness.hidden > 5


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


def test_an_episode_that_has_ended_is_not_played_on() -> None:
    env = SeatEnv("montana", bots="random")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(8)
    env.reset(seed=1)
    env.step(-1)
    before = env.episode.state.key()
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(env.episode.state.legal_actions()[0])
    assert env.episode.state.key() == before
    episode(env, 1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(8)
    env.reset(seed=1)
    assert not env.step(env.episode.state.legal_actions()[0])[2]


@pytest.mark.parametrize("wrongly", [float, str, lambda code: code + 0.7, lambda code: None])
def test_an_action_is_a_whole_number(wrongly: Any) -> None:
    env = SeatEnv("montana")
    env.reset(seed=1)
    before, code = env.episode.state.key(), env.episode.state.legal_actions()[0]
    with pytest.raises(frontier.OptionError, match="action: expected a whole number"):
        env.step(wrongly(code))
    assert env.episode.state.key() == before
    assert not env.step(numpy.int16(code))[2]


@pytest.mark.parametrize(("options", "message"), [
    ({"bots": ("greedy", "greedy")}, "expected 1 names"),
    ({"bots": "nobody"}, "nobody"),
    ({"seat": 2}, "seat 2"),
    ({"seat": 0.5}, "seat: expected a whole number"),
    ({"players": 9}, "players"),
    ({"render_mode": "film"}, "render_mode"),
])  # fmt: skip
def test_what_is_wrong_with_the_settings_is_told(options: dict[str, Any], message: str) -> None:
    with pytest.raises(frontier.OptionError, match=message):
        SeatEnv("montana", **options)
