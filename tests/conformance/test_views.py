"""Views have the form that their types declare, in every game."""

import json
import random
from collections.abc import Iterator

import jsonschema_rs
import pytest

import frontier
from frontier import OVER, Game, State
from frontier.engine import shapes
from frontier.engine.schema import view_schema
from frontier.games import GAMES, meta, view_parts, view_shape

SEEDS = 2
SHARE = 0.1


def some_positions(game: Game) -> Iterator[State]:
    """Some positions of random games, the first and the last one included."""
    for seed in range(SEEDS):
        state, rng = game.new(seed), random.Random(seed)
        yield state
        while state.actor != OVER:
            state.apply(rng.choice(state.legal_actions()))
            if state.actor == OVER or rng.random() < SHARE:
                yield state


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_views_have_the_declared_form(name: str, players: int) -> None:
    shape = view_shape(name)
    form = jsonschema_rs.validator_for(view_schema(shape, view_parts(name)))
    for modules in {(), meta(name).modules}:
        game = frontier.game(name, players=players, modules=modules)
        for state in some_positions(game):
            for view in (game.view(state, 0), game.view(state, None), game.open_view(state)):
                shown = json.loads(json.dumps(view))
                form.validate(shown if shape is not shapes.View else common(shown))


def common(view: dict[str, object]) -> dict[str, object]:
    """The part of a view that is the same in every game."""
    seats = view["seats"]
    assert isinstance(seats, list)
    found = {key: value for key, value in view.items() if key in shapes.View.__annotations__}
    return found | {"seats": [{"colour": seat["colour"]} for seat in seats]}


@pytest.mark.parametrize("name", GAMES)
def test_every_view_begins_with_what_all_have_in_common(name: str) -> None:
    assert set(shapes.View.__annotations__) <= set(view_shape(name).__annotations__)
