"""Pictures of positions: always there, always the same, and showing nothing that is hidden."""

import random
from typing import Any

import numpy
import pytest

import frontier
from frontier import OVER, Game, State
from frontier.adapters.picture import draw
from support.montana_modules import MODULES

CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    ("montana", {"players": 2}),
    ("montana", {"players": 4, "modules": MODULES}),
    ("homesteaders", {"players": 3}),
    ("homesteaders", {"players": 4, "screens": False}),
]


def positions(game: Game, share: float) -> list[State]:
    """Return the first position of a random game, some between, and the last."""
    state, rng = game.new(5), random.Random(5)
    found = [state.clone()]
    while state.actor != OVER:
        state.apply(rng.choice(state.legal_actions()))
        if rng.random() < share:
            found.append(state.clone())
    return [*found, state]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_moment_of_a_game_has_its_picture(configuration: tuple[str, dict[str, Any]]) -> None:
    name, options = configuration
    game = frontier.game(name, **options)
    pictures = [draw(game, state, None) for state in positions(game, 0.004)]
    for picture in pictures:
        assert picture.shape == (640, 960, 3)
        assert picture.dtype == numpy.uint8
        assert len(numpy.unique(picture @ numpy.array([1 << 16, 1 << 8, 1]))) > 50  # colours, each as one number
    assert any((picture != pictures[0]).any() for picture in pictures)


@pytest.mark.parametrize("name", ["montana", "homesteaders"])
def test_a_picture_shows_what_the_seat_knows(name: str) -> None:
    game = frontier.game(name, players=2, modules=("goldrush",) if name == "montana" else ())
    for state in positions(game, 0.01)[1:4]:
        for seat in range(2):
            assert (draw(game, state, seat) == draw(game, game.observe(state, seat), seat)).all()
            assert (draw(game, state, seat) == draw(game, state.clone(), seat)).all()
        assert (draw(game, state, 0) != draw(game, state, 1)).any()  # at least who looks
