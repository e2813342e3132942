"""PettingZoo's own tests, for every player count and a sample of the modules."""

import importlib
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import frontier
from frontier.adapters.pettingzoo import ILLEGAL, env, parallel_env, raw_env
from frontier.adapters.table import Table
from support.montana_modules import MODULES

# Observations are dictionaries, as PettingZoo's own games with action masks have them.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably:UserWarning", "ignore:Observation is not a NumPy:UserWarning"
)
CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    *[("montana", {"players": players}) for players in (2, 3, 4)],
    ("montana", {"players": 3, "modules": ("events", "goldrush")}),
    ("montana", {"players": 2, "modules": "settlements+landscapes"}),
    ("montana", {"players": 4, "modules": MODULES}),
    *[("homesteaders", {"players": players}) for players in (2, 3, 4)],
]


@pytest.fixture(params=CONFIGURATIONS, ids=str)
def make(request: pytest.FixtureRequest) -> Any:
    name, options = request.param
    return partial(env, name, **options)


def test_api(make: Any) -> None:
    api_test(make(), num_cycles=600)


def test_seeds(make: Any) -> None:
    seed_test(make, num_cycles=100)


def test_raising_too() -> None:
    api_test(raw_env("homesteaders", players=3), num_cycles=600)


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_renders_in_every_mode(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, name))
    assert "\x1b[" in capsys.readouterr().out  # for people in colour


@pytest.mark.parametrize(("name", "players"), [("montana", 2), ("montana", 4), ("homesteaders", 3)])
def test_max_cycles(name: str, players: int) -> None:
    """The test is for games in which all act in every cycle, so the parallel form and what PettingZoo makes of it."""
    make = partial(parallel_env, name, players=players)
    parallel_api_test(make(), num_cycles=200)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda **given: parallel_to_aec(make(**given))))


def play(table: Any, seed: int) -> tuple[dict[str, float], int]:
    """A random game to the end: everybody's rewards, and the decisions."""
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


def test_whoever_wins_gets_what_the_others_lose(make: Any) -> None:
    table = make()
    gains, decisions = play(table, 3)
    assert set(gains) == set(table.possible_agents)
    assert sum(gains.values()) == pytest.approx(0.0)
    assert max(gains.values()) > 0
    assert decisions > 20


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
    for look in (table.last, table.render, lambda: table.agents, lambda: table.step(0)):
        with pytest.raises(AttributeError, match=r"call reset\(\) first"):
            look()
    table.reset(seed=1)
    with pytest.raises(frontier.OptionError, match="None"):
        table.step(None)
    with pytest.raises(frontier.OptionError, match="illegal"):
        raw_env("montana", illegal="ignore")


def test_raising_an_illegal_action_changes_nothing() -> None:
    table = raw_env("homesteaders")
    table.reset(seed=1)
    before = table.table.state.key()
    with pytest.raises(frontier.IllegalAction):
        table.step(table.shared.game.action_count - 1)
    assert table.table.state.key() == before


def test_agents_see_only_what_they_may_know() -> None:
    table = raw_env("homesteaders", players=3)
    table.reset(seed=1)
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert (seen["observation"] == table.shared.game.observation(table.table.state, seat)).all()
        assert seen["action_mask"].any() == (agent == table.agent_selection)


def test_in_the_parallel_form_only_the_decider_counts() -> None:
    table = parallel_env("montana", players=3)
    table.reset(seed=5)
    single = Table(table.shared.game, 5)
    for _ in range(40):
        action = single.state.legal_actions()[0]
        decider = f"player_{single.state.actor}"
        table.step({agent: action if agent == decider else 0 for agent in table.agents})
        single.play(action)
        assert table.table.state.key() == single.state.key()
    before = table.table.state.key()
    decider = f"player_{table.table.state.actor}"
    _, gains, ends, _, _ = table.step(dict.fromkeys(table.agents, table.shared.game.action_count - 1))
    assert gains[decider] == ILLEGAL
    assert not any(ends.values())
    assert table.table.state.key() == before


def test_an_unknown_render_mode_is_refused() -> None:
    with pytest.raises(frontier.OptionError, match="render_mode"):
        env("montana", render_mode="film")


@pytest.mark.parametrize(("module", "library", "extra"), [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gym"),
    ("openspiel", "pyspiel", "openspiel"),
])  # fmt: skip
def test_a_missing_library_is_named_with_what_installs_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"frontier.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'frontier-table\[{extra}\]'"):
        importlib.import_module(f"frontier.adapters.{module}")


def test_playing_loads_none_of_these_libraries() -> None:
    import subprocess

    code = "import frontier, sys; print({'pettingzoo', 'gymnasium', 'pyspiel', 'PIL'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
