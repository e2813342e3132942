"""Modules and their options: every combination is offered, anything else is refused with what is possible."""

from itertools import combinations
from typing import Any

import pytest

import frontier
from frontier import OptionError
from frontier.games import meta

MODULES = meta("montana").modules
LANDSCAPES = ("bighorn_canyon", "granite_peak", "great_falls", "helena")


@pytest.mark.parametrize("size", range(5))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_subset_is_a_game_of_its_own(size: int, players: int) -> None:
    configurations = set()
    for modules in combinations(MODULES, size):
        game = frontier.game("montana", players=players, modules=modules)
        assert game.modules == modules
        assert game.new(1).actor == frontier.CHANCE
        configurations.add(game.configuration)
    assert len(configurations) == len(list(combinations(MODULES, size)))


def test_the_order_of_the_modules_does_not_matter() -> None:
    forth, back = (frontier.game("montana", modules=modules) for modules in (MODULES, MODULES[::-1]))
    assert forth.settings() == back.settings()
    assert forth.new(4).key() == back.new(4).key()


@pytest.mark.parametrize("landscape", LANDSCAPES)
def test_a_landscape_can_be_named(landscape: str) -> None:
    game = frontier.game("montana", modules=("landscapes",), landscape=landscape)
    assert {game.dump(game.new(seed))["landscape"]["tiles"][0] for seed in range(20)} == {landscape}


@pytest.mark.parametrize("options", [{}, {"landscape": "random"}, {"landscape": None}])
def test_otherwise_the_seed_draws_it(options: dict[str, Any]) -> None:
    game = frontier.game("montana", modules=("landscapes",), **options)
    assert {game.dump(game.new(seed))["landscape"]["tiles"][0] for seed in range(60)} == set(LANDSCAPES)


def test_the_base_game_is_configured_as_ever() -> None:
    game = frontier.game("montana")
    assert set(game.options) == {"matching_pair", "long_line", "round_limit", "starting_tile"}
    assert set(frontier.game("montana", rules=1).options) == {"matching_pair", "long_line", "round_limit"}
    assert "mountains" not in game.view(game.new(1), 0)
    assert not game.hides


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ({"modules": ("trains",)}, "unknown module 'trains'; montana has: settlements, landscapes, events, goldrush"),
        ({"modules": "events"}, "modules: expected a list of names, got 'events'"),
        ({"modules": ("landscapes",), "landscape": "utah"}, "option landscape: expected one of random, bighorn_canyon"),
        ({"modules": ("landscapes",), "landscape": 3}, "option landscape: expected one of random, bighorn_canyon"),
        ({"landscape": "helena"}, "option 'landscape' needs the module landscapes; without there is: matching_pair"),
        ({"modules": ("events",), "count_stacks": True}, "option 'count_stacks' needs the module settlements"),
        ({"modules": ("goldrush",), "helena_looks": False}, "option 'helena_looks' needs the module landscapes"),
        ({"helena_looks": False}, "option 'helena_looks' needs the modules landscapes and goldrush"),
        ({"modules": ("settlements",), "count_stacks": 1}, "option count_stacks: expected true or false"),
        (
            {"weather": "fine"},
            "unknown option 'weather'; montana has: matching_pair, long_line, round_limit, starting_tile",
        ),
    ],
)
def test_anything_else_is_refused_with_what_is_possible(arguments: dict[str, Any], told: str) -> None:
    with pytest.raises(OptionError) as refused:
        frontier.game("montana", **arguments)
    assert told in str(refused.value)


def test_positions_of_other_modules_are_refused() -> None:
    plain, extended = frontier.game("montana"), frontier.game("montana", modules=("events",))
    with pytest.raises(OptionError, match="other players, options or components"):
        plain.view(extended.new(1), 0)
    with pytest.raises(frontier.PositionError, match="modules"):
        plain.load(extended.dump(extended.new(1)))
