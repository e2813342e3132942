"""What all environments share: numbers and names from outside, seeds, bounds, copies, and what is shown."""

import copy
import importlib
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel
import pytest

import frontier
import frontier.adapters.openspiel
from frontier.adapters.arguments import OBSERVATION_BOUND, configured, integer, positive_integer
from frontier.adapters.episode import WIDTH, Episode
from frontier.adapters.gymnasium import SeatEnv
from frontier.adapters.pettingzoo import env, parallel_env, raw_env
from frontier.adapters.picture import draw
from frontier.adapters.vector import VectorEnv
from frontier.looks import as_text
from support.montana_modules import MODULES

ESCAPE = "\x1b["


# Numbers and names from outside -------------------------------------------------------------------


@pytest.mark.parametrize("given", [7, numpy.int64(7), numpy.uint8(7), numpy.array(7)])
def test_whole_numbers_are_taken_from_numpy_too(given: Any) -> None:
    assert integer("seed", given) == positive_integer("games", given) == 7
    assert type(integer("seed", given)) is int


@pytest.mark.parametrize("given", [None, 8.7, 8.0, "8", True, numpy.float32(8), numpy.array([8]), [8]])
def test_what_is_no_whole_number_is_refused_by_name(given: Any) -> None:
    with pytest.raises(frontier.OptionError, match="seed: expected a whole number, got"):
        integer("seed", given)
    with pytest.raises(frontier.OptionError, match="games: expected a number above 0, got 0"):
        positive_integer("games", 0)


@pytest.mark.parametrize(("given", "expected"), [
    ("", ()),
    ("all", MODULES),
    (("all",), MODULES),
    ("events", ("events",)),
    ("goldrush+events", ("events", "goldrush")),
    ("events, goldrush", ("events", "goldrush")),
    (["goldrush", "events"], ("events", "goldrush")),
    ({"events"}, ("events",)),
])  # fmt: skip
def test_modules_may_be_given_in_many_ways(given: Any, expected: tuple[str, ...]) -> None:
    assert configured("montana", 2, given, {}).modules == expected


def test_modules_that_do_not_exist_are_refused() -> None:
    assert configured("homesteaders", 2, "all", {}).modules == ()
    for given in ("railways", "all+events", ("events", 3)):
        with pytest.raises(frontier.OptionError, match="unknown module"):
            configured("montana", 2, given, {})
    with pytest.raises(frontier.OptionError, match="modules: expected a list"):
        configured("montana", 2, None, {})


# Seeds and bounds ---------------------------------------------------------------------------------


def first_choices(table: Episode) -> list[bytes]:
    """Return the keys of the positions of a game in which everybody takes the first legal action."""
    keys = [table.state.key()]
    while not table.is_over and len(keys) < 150:
        table.play(table.state.legal_actions()[0])
        keys.append(table.state.key())
    return keys


def test_chance_follows_from_the_seed() -> None:
    """Homesteaders is set up always the same: only chance tells its games apart."""
    game = frontier.game("homesteaders")
    assert len({game.new(seed).key() for seed in range(6)}) == 1
    games = [first_choices(Episode(game, seed)) for seed in range(6)]
    assert len({keys[-1] for keys in games}) == 6
    assert first_choices(Episode(game, 3)) == games[3]
    many = VectorEnv("homesteaders", 6)
    for _ in range(149):
        many.step(many.masks.argmax(1))
    assert len({row.tobytes() for row in many.observations}) > 3


def test_the_landscape_follows_from_the_seed() -> None:
    game = frontier.game("montana")
    assert len({Episode(game, seed).state.setup_key() for seed in range(6)}) == 6
    for seed in range(6):
        assert Episode(game, seed).state.setup_key() == game.new(seed).setup_key()


def hoard(table: Episode) -> int:
    """Let everybody recruit and go to the bank on and on, never building; return the number of decisions."""
    liked, space = {"bank": 2, "recruit": 1, "build": -1}, table.game.space
    wish = {action: liked.get(space.family(action).name, 0) for action in range(space.count)}
    while not table.is_over:
        table.play(max(table.state.legal_actions(), key=lambda action: (wish[action], action)))
    return len(table.actions)


def test_a_longer_game_has_wider_bounds() -> None:
    """A position that broke: 1,000 rounds of hoarding bring more silver and decisions than 100 can."""
    given: dict[str, Any] = {"players": 4, "round_limit": 1000}
    table = raw_env("montana", **given)
    table.reset(seed=1)
    decisions = hoard(table.episode)
    seen = table.observe("player_0")
    assert seen["observation"].max() > OBSERVATION_BOUND
    assert table.observation_space("player_0").contains(seen)
    assert SeatEnv("montana", **given).observation_space.contains(seen["observation"])
    usual, longer = (pyspiel.load_game(f"python_montana(players=4,round_limit={rounds})") for rounds in (5, 1000))
    assert usual.max_game_length() < decisions <= longer.max_game_length()


@pytest.mark.parametrize("options", [{}, {"round_limit": 5}, {"round_limit": 100}])
def test_no_game_has_narrower_bounds_than_usual(options: dict[str, Any]) -> None:
    box: Any = SeatEnv("montana", **options).observation_space
    assert box.high.max() == box.high.min() == OBSERVATION_BOUND


# Copies -------------------------------------------------------------------------------------------

Copy = Callable[[Any], Any]


@pytest.fixture(params=[copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))], ids=["copied", "stored"])
def again(request: pytest.FixtureRequest) -> Copy:
    found: Copy = request.param
    return found


@pytest.mark.parametrize("make", [env, parallel_env])
def test_a_running_environment_can_be_copied(make: Any, again: Copy) -> None:
    table = make("montana", players=3, modules="all")
    again(table).reset(seed=1)
    table.reset(seed=7)
    for moves in (0, 60):
        for _ in range(moves):
            step(table)
        other = again(table)
        assert other.episode.state.key() == table.episode.state.key()
        for _ in range(30):
            step(other)
        assert other.episode.state.key() != table.episode.state.key()
        for _ in range(30):
            step(table)
        assert other.episode.state.key() == table.episode.state.key()


def step(table: Any) -> None:
    """Carry out one of the legal actions."""
    legal = table.episode.state.legal_actions()
    action = legal[len(table.episode.actions) % len(legal)]
    table.step(action if isinstance(table, raw_env) else dict.fromkeys(table.agents, action))


@pytest.mark.parametrize("bots", ["random", "settler", "search@4"])
def test_a_seat_among_bots_can_be_copied(bots: str, again: Copy) -> None:
    """Also the bots of the copy go on as the others would have."""
    seat = SeatEnv("homesteaders", players=3, bots=bots)
    again(seat).reset(seed=1)
    seat.reset(seed=5)
    for _ in range(12):
        seat.step(int(seat.action_masks().argmax()))
    other = again(seat)
    for _ in range(12):
        action = int(seat.action_masks().argmax())
        mine, its = seat.step(action), other.step(action)
        assert (mine[0] == its[0]).all()
        assert mine[1:4] == its[1:4]
    assert seat.episode.actions == other.episode.actions
    assert seat.reset()[0].tolist() == other.reset()[0].tolist()


# What is shown ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_text_is_what_whoever_decides_sees_and_has_no_colours(name: str) -> None:
    table = env(name, players=3, modules="goldrush" if name == "montana" else (), render_mode="ansi")
    table.reset(seed=2)
    seen: set[int] = set()
    while len(seen) < 3:
        state, game = table.episode.state, table.episode.game
        shown = table.render()
        assert shown == as_text(game, state, state.actor, table.possible_agents, WIDTH, is_coloured=False)
        assert all(agent in shown for agent in table.agents)
        assert ESCAPE not in shown
        seen.add(state.actor)
        step(table)


def test_colours_are_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    table = env("homesteaders", render_mode="human")
    table.reset(seed=1)
    state = table.episode.state
    assert table.render() is None
    shown = as_text(table.episode.game, state, state.actor, table.possible_agents, WIDTH, is_coloured=True)
    assert capsys.readouterr().out == f"{shown}\n"
    assert ESCAPE in shown


def test_a_picture_is_what_whoever_decides_sees() -> None:
    table = env("homesteaders", render_mode="rgb_array")
    table.reset(seed=1)
    while table.agent_selection == "player_0":
        step(table)
    state, game = table.episode.state, table.episode.game
    assert (table.render() == draw(game, state, 1)).all()
    assert (table.render() != draw(game, state, 0)).any()


def test_a_learner_sees_what_their_seat_does() -> None:
    for seat in (0, 1):
        learner = SeatEnv("homesteaders", bots="random", seat=seat, render_mode="ansi")
        learner.reset(seed=1)
        names = ("learner", "random") if seat == 0 else ("random", "learner")
        game, state = learner.game, learner.episode.state
        assert learner.render() == as_text(game, state, seat, names, WIDTH, is_coloured=False)
        assert as_text(game, state, 1 - seat, names, WIDTH, is_coloured=False) != learner.render()


def test_everybody_together_sees_what_a_spectator_does() -> None:
    table = parallel_env("homesteaders", render_mode="ansi")
    table.reset(seed=1)
    game, state = table.episode.game, table.episode.state
    assert table.render() == as_text(game, state, None, table.possible_agents, WIDTH, is_coloured=False)


# What is missing ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("module", "library", "extra"), [
    ("pettingzoo", "pettingzoo", "pettingzoo"),
    ("gymnasium", "gymnasium", "gym"),
    ("openspiel", "pyspiel", "openspiel"),
    ("sheet", "PIL", "gym"),
])  # fmt: skip
def test_a_missing_library_is_named_with_what_installs_it(
    module: str, library: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"frontier.adapters.{module}", raising=False)
    with pytest.raises(ImportError, match=rf"pip install 'frontier-table\[{extra}\]'") as caught:
        importlib.import_module(f"frontier.adapters.{module}")
    assert isinstance(caught.value.__cause__, ImportError)  # a library that is there but broken says why


def test_playing_loads_none_of_these_libraries() -> None:
    code = "import frontier, sys; print({'pettingzoo', 'gymnasium', 'pyspiel', 'PIL'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "set()\n"
