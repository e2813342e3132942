"""The public contract: names, options and their errors."""

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Event, OptionError


def test_the_contract_s_names_exist() -> None:
    game = frontier.game("montana", players=3, modules=(), components=None)
    state = game.new(seed=7)
    assert state.actor in (0, 1, 2, CHANCE, OVER)
    for name in ("legal_actions", "chance_outcomes", "apply", "clone", "key", "scores", "winners", "ending"):
        assert hasattr(state, name)
    for name in ("explain", "view", "observe", "observation", "describe", "notation", "dump", "load", "action_count"):
        assert hasattr(game, name)
    assert isinstance(frontier.compiled, bool)
    assert state.ending is None
    assert state.winners == ()
    assert state.scores == (0, 0, 0)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"name": "chess"}, "unknown game 'chess'; there is montana"),
        ({"players": 1}, "2 to 4 players"),
        ({"players": 5}, "2 to 4 players"),
        ({"players": "three"}, "2 to 4 players"),
        ({"modules": ("gold",)}, "unknown module 'gold'"),
        ({"modules": "events"}, "expected a list of names"),
        ({"long_lines": True}, "unknown option 'long_lines'; montana has: matching_pair, long_line, round_limit"),
        ({"long_line": 1}, "expected true or false"),
        ({"round_limit": 0}, "from 1 to 1000"),
        ({"round_limit": True}, "from 1 to 1000"),
    ],
)
def test_wrong_options_are_refused_with_what_is_possible(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        frontier.game(**{"name": "montana", **arguments})
    assert told in str(refused.value)


def test_a_state_of_another_kind_is_refused() -> None:
    game = frontier.game("montana")
    with pytest.raises(OptionError, match="expected a position of montana"):
        game.view(object(), 0)  # type: ignore[arg-type]


def test_a_state_of_another_configuration_is_refused() -> None:
    two, three = frontier.game("montana", players=2), frontier.game("montana", players=3)
    for question in (three.dump, three.prompt, lambda state: three.explain(state, 0), lambda s: three.view(s, 0)):
        with pytest.raises(OptionError, match="other players, options or components"):
            question(two.new(1))
    assert frontier.game("montana", players=2).dump(two.new(1)) == two.dump(two.new(1))


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_seats_that_do_not_exist_are_refused(seat: Any) -> None:
    game = frontier.game("montana")
    for question in (game.view, game.observe, game.observation):
        with pytest.raises(OptionError, match="does not exist"):
            question(game.new(1), seat)
    with pytest.raises(OptionError):
        game.observation(game.new(1), None)  # type: ignore[arg-type]


def test_languages_without_texts_are_refused() -> None:
    game = frontier.game("montana")
    with pytest.raises(OptionError, match="there is en, de, nl"):
        game.describe(game.new(1), 0, "fr")


def test_games_errors_events_and_reasons_travel_between_processes() -> None:
    game = frontier.game("montana", players=3, long_line=True)
    again = pickle.loads(pickle.dumps(game))
    assert again.settings() == game.settings()
    state = game.new(1)
    log = frontier.EventLog()
    state.listener = log
    reason = game.explain(state, game.action_count - 1)
    state.apply(0)
    for thing in (reason, *log.take()):
        assert pickle.loads(pickle.dumps(thing)) == thing
    for error in (
        frontier.IllegalAction(3, "no", "M-X-01"),
        frontier.ComponentError("file", "key", "problem"),
        frontier.PositionError("path", "problem"),
        frontier.RecordError(4, "problem"),
        frontier.NotationError("notation-empty", {}),
    ):
        copied = pickle.loads(pickle.dumps(error))
        assert str(copied) == str(error)
        assert vars(copied) == vars(error)


def test_copies_are_clones() -> None:
    state = frontier.game("montana").new(1)
    for twin in (copy.copy(state), copy.deepcopy(state)):
        twin.apply(twin.legal_actions()[0])
        assert twin.key() != state.key()


def test_events_as_json() -> None:
    game = frontier.game("montana")
    assert game.event_fields(Event("built", 1, 17, 2, 0)) == {
        "event": "built",
        "seat": 1,
        "field": game.space["build"].fields[0].value(17),
        "n": 2,
        "lines": 0,
    }


def test_the_example_of_the_readme_runs() -> None:
    readme = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    code = readme.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(code, names)
    assert max(names["state"].scores) > 0


def test_listeners_hear_events_and_clones_are_silent() -> None:
    state = frontier.game("montana").new(1)
    log = frontier.EventLog()
    state.listener = log
    twin = state.clone()
    twin.apply(twin.legal_actions()[0])
    assert log.take() == []
    state.apply(state.legal_actions()[0])
    assert next(iter(log.take())).kind == "spun"
    assert log.take() == []
