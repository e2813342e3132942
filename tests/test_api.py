"""The public contract: names, options and their errors."""

from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, OptionError


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
