"""PettingZoo's own tests, for every configuration, and what it does not test."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import frontier
from adapters.configurations import OTHERS, SAMPLE, SHOWN, Configuration
from frontier.adapters.episode import Episode
from frontier.adapters.pettingzoo import ILLEGAL, env, parallel_env, raw_env

# Observations are dictionaries, as PettingZoo's own games with action masks have them.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning", "ignore:Observation is not a NumPy:UserWarning"
)


@pytest.fixture(params=SAMPLE, ids=str)
def make(request: pytest.FixtureRequest) -> Any:
    name, options = request.param
    return partial(env, name, **options)


def test_api(make: Any) -> None:
    api_test(make(), num_cycles=600)


def test_seeds(make: Any) -> None:
    seed_test(make, num_cycles=100)


def test_raising_too() -> None:
    api_test(raw_env("homesteaders", players=3), num_cycles=600)


def check_max_cycles(configuration: Configuration) -> None:
    """The test is for games in which all act in every cycle, so the parallel form and what PettingZoo makes of it."""
    name, options = configuration
    make = partial(parallel_env, name, **options)
    parallel_api_test(make(), num_cycles=200)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **given: parallel_to_aec(make(**given))))


@pytest.mark.parametrize("configuration", SAMPLE, ids=str)
def test_max_cycles(configuration: Configuration) -> None:
    check_max_cycles(configuration)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", OTHERS, ids=str)
def test_the_other_configurations(configuration: Configuration) -> None:
    name, options = configuration
    api_test(env(name, **options), num_cycles=300)
    seed_test(partial(env, name, **options), num_cycles=100)
    check_max_cycles(configuration)


@pytest.mark.slow
@pytest.mark.parametrize("configuration", SHOWN, ids=str)
def test_renders_in_every_mode(configuration: Configuration) -> None:
    name, options = configuration
    render_test(partial(env, name, **options))


def play(table: Any, seed: int) -> tuple[dict[str, float], int]:
    """Play a random game to the end; return everybody's rewards and the number of decisions."""
    rng = numpy.random.default_rng(seed)
    table.reset(seed=seed)
    gains, decisions = {}, 0
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        if terminated or truncated:
            gains[agent] = reward
            table.step(None)
        else:
            decisions += 1
            table.step(rng.choice(numpy.flatnonzero(observation["action_mask"])))
    return gains, decisions


def wins(gains: dict[str, float]) -> tuple[int, ...]:
    """Return the seats whose agents gained something; the others lost as much."""
    assert sum(gains.values()) == pytest.approx(0.0)
    assert len(set(gains.values())) <= 2
    return tuple(seat for seat in range(len(gains)) if gains[f"player_{seat}"] > 0)


def test_whoever_wins_gets_what_the_others_lose(make: Any) -> None:
    """Until two different seats have won alone, so that nobody else's reward would do."""
    table, seed = make(), 3
    won: set[tuple[int, ...]] = set()
    while len(won) < 2:
        gains, decisions = play(table, seed)
        winners = table.episode.state.winners
        assert set(gains) == set(table.possible_agents)
        assert wins(gains) == (winners if len(winners) < len(gains) else ())
        assert decisions > 20
        won |= {winners} if len(winners) == 1 else set()
        seed += 1


def test_so_it_is_in_the_parallel_form() -> None:
    table, seed = parallel_env("homesteaders", players=3), 0
    won: set[tuple[int, ...]] = set()
    while len(won) < 2:
        table.reset(seed=seed)
        rng = numpy.random.default_rng(seed)
        gains: dict[str, float] = {}
        while table.agents:
            action = int(rng.choice(table.episode.state.legal_actions()))
            _, gains, ends, _, _ = table.step(dict.fromkeys(table.agents, action))
        assert all(ends.values())
        assert wins(gains) == table.episode.state.winners
        won.add(table.episode.state.winners)
        seed += 1


def test_a_game_is_cut_short_after_so_many_decisions() -> None:
    gains, decisions = play(env("montana", max_cycles=7), 1)
    assert decisions == 7
    assert set(gains.values()) == {0.0}


def test_an_illegal_action_loses() -> None:
    table = env("montana")
    table.reset(seed=1)
    agent = table.agent_selection
    wrong = int(numpy.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(wrong)
    assert all(table.terminations.values())
    assert table.rewards[agent] == ILLEGAL
    assert sum(table.rewards.values()) == ILLEGAL
    for _ in table.agent_iter():
        table.step(None)
    assert table.agents == []


def test_before_a_reset_there_is_nothing_to_look_at() -> None:
    table = env("montana")
    together = parallel_env("montana")
    looks = (table.last, table.render, lambda: table.agents, lambda: table.num_agents, lambda: table.step(0))
    for look in (*looks, together.render, lambda: together.num_agents, lambda: together.step({})):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            look()
    with pytest.raises(AttributeError, match="no 'board'"):
        table.board  # noqa: B018
    table.reset(seed=1)
    assert table.num_agents == 2
    with pytest.raises(frontier.OptionError, match="None"):
        table.step(None)
    with pytest.raises(frontier.OptionError, match="illegal"):
        raw_env("montana", illegal="ignore")


def test_raising_an_illegal_action_changes_nothing() -> None:
    table = raw_env("homesteaders")
    table.reset(seed=1)
    before = table.episode.state.key()
    with pytest.raises(frontier.IllegalAction):
        table.step(table.game.action_count - 1)
    assert table.episode.state.key() == before


def test_agents_see_only_what_they_may_know() -> None:
    table = raw_env("homesteaders", players=3)
    table.reset(seed=1)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert (seen["observation"] == table.game.observation(table.episode.state, seat)).all()
        assert seen["action_mask"].any() == (agent == table.agent_selection)


def test_in_the_parallel_form_only_the_decider_counts() -> None:
    table = parallel_env("montana", players=3)
    table.reset(seed=5)
    single = Episode(table.game, 5)
    for _ in range(40):
        action = single.state.legal_actions()[0]
        decider = f"player_{single.state.actor}"
        table.step({agent: action if agent == decider else 0 for agent in table.agents})
        single.play(action)
        assert table.episode.state.key() == single.state.key()
    before = table.episode.state.key()
    decider = f"player_{table.episode.state.actor}"
    _, gains, ends, _, _ = table.step(dict.fromkeys(table.agents, table.game.action_count - 1))
    assert gains[decider] == ILLEGAL
    assert not any(ends.values())
    assert table.episode.state.key() == before


def test_after_the_end_there_is_nothing_to_do() -> None:
    table, together = env("montana", max_cycles=1), parallel_env("montana", max_cycles=1)
    play(table, 1)
    together.reset(seed=1)
    together.step({})
    for step in (partial(table.step, None), partial(table.step, 8), partial(together.step, {"player_0": 8})):
        with pytest.raises(frontier.OptionError, match=r"ended: call reset\(\)"):
            step()
    assert together.reset(seed=1)[0].keys() == {"player_0", "player_1"}


@pytest.mark.parametrize("wrongly", [float, str, bool, lambda code: code + 0.7, lambda code: numpy.array([code])])
def test_an_action_is_a_whole_number(wrongly: Any) -> None:
    for table in (env("montana"), raw_env("montana")):
        table.reset(seed=1)
        code = table.episode.state.legal_actions()[0]
        with pytest.raises(frontier.OptionError, match="action: expected a whole number"):
            table.step(wrongly(code))
        assert table.episode.actions == []
        assert not any(table.terminations.values())
        table.step(numpy.int16(code))
        assert table.episode.actions == [code]
    together = parallel_env("montana")
    together.reset(seed=1)
    decider, other = (f"player_{seat}" for seat in (together.episode.state.actor, 1 - together.episode.state.actor))
    with pytest.raises(frontier.OptionError, match="action: expected a whole number"):
        together.step({decider: wrongly(code)})
    together.step({decider: numpy.int64(code), other: wrongly(code)})  # whose action does not count
    assert together.episode.actions == [code]


def test_seeds_of_numpy_and_below_zero() -> None:
    table = env("montana")
    for seed in (3, -3, 2**70):
        table.reset(seed=seed)
        assert table.episode.state.key() == Episode(table.game, seed).state.key()
        table.reset()
        follows = table.episode.state.key()
        table.reset(seed=seed)
        table.reset()
        assert table.episode.state.key() == follows
    table.reset(seed=numpy.uint32(3))
    assert table.episode.state.key() == Episode(table.game, 3).state.key()
    for wrong in ("abc", 1.5, True):
        with pytest.raises(frontier.OptionError, match="seed: expected a whole number"):
            table.reset(seed=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("options", "message"), [
    ({"render_mode": "film"}, "render_mode"),
    ({"max_cycles": 0}, "max_cycles: expected a number above 0"),
    ({"max_cycles": "a"}, "max_cycles: expected a whole number"),
    ({"modules": "railways"}, "railways"),
])  # fmt: skip
def test_what_is_wrong_with_the_settings_is_told(options: dict[str, Any], message: str) -> None:
    for make in (env, raw_env, parallel_env):
        with pytest.raises(frontier.OptionError, match=message):
            make("montana", **options)
