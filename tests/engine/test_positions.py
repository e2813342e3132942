"""Positions in pieces: what their schema says, and what is drawn of one that cannot be."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import jsonschema_rs
import pytest

import frontier
from frontier import OVER, Game, PositionError, State

MODULES = {"montana": ("landscapes", "settlements", "events", "goldrush")}
CONFIGURATIONS: list[tuple[str, tuple[str, ...]]] = [*((game, ()) for game in frontier.GAMES), *MODULES.items()]
Json = dict[str, Any]


def positions(game: Game, seed: int, every: int = 7) -> Iterator[State]:
    """Positions of a game that is played at random."""
    rng, state, move = random.Random(seed), game.new(seed), 0
    while state.actor != OVER:
        if move % every == 0:
            yield state
        state.apply(rng.choice(list(state.legal_actions())))
        move += 1
    yield state


def changed(rng: random.Random, position: Json, settings: Json) -> Json:
    """A position in which some values are others."""
    copy: Json = json.loads(json.dumps(position))
    places = list(_places({key: value for key, value in copy.items() if key not in settings}))
    words = [holder[key] for holder, key in places if isinstance(holder[key], str)]
    for holder, key in rng.sample(places, 3):
        match holder[key]:
            case bool(value):
                holder[key] = not value
            case int(value):
                holder[key] = max(0, value + rng.choice((-2, -1, 1, 2, 5)))
            case str():
                holder[key] = rng.choice(words)
            case other:
                holder[key] = rng.choice((None, other))
    return copy | {key: position[key] for key in settings}


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
        yield value, key
        if isinstance(inner, dict | list):
            yield from _places(inner)


def refusal(read: Callable[[object], State], position: Json) -> str:
    """What is said against a position when it is read; nothing if it can be."""
    try:
        read(position)
    except PositionError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(("name", "modules"), CONFIGURATIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_positions_of_games_fit_their_schema_and_are_drawn(name: str, modules: tuple[str, ...], players: int) -> None:
    game = frontier.game(name, players=players, modules=modules)
    schema, settings = game.position_schema(), game.settings()
    checker = jsonschema_rs.validator_for(schema)
    for state in positions(game, 3):
        position = json.loads(json.dumps(game.dump(state)))
        checker.validate({key: value for key, value in position.items() if key not in settings})
        assert game.open_view(game.sketch(position)) == game.open_view(state)


@pytest.mark.parametrize(("name", "modules"), CONFIGURATIONS)
def test_what_cannot_be_is_drawn_or_refused_with_its_path(name: str, modules: tuple[str, ...]) -> None:
    game, rng = frontier.game(name, modules=modules), random.Random(7)
    drawn = 0
    for state in positions(game, 5):
        for _ in range(10):
            position = changed(rng, json.loads(json.dumps(game.dump(state))), dict(game.settings()))
            unreadable = refusal(game.sketch, position)
            if unreadable:
                assert refusal(game.load, position) == unreadable
            else:
                assert game.open_view(game.sketch(position))["seats"]
                drawn += 1
    assert drawn > 10


def test_a_sketch_is_not_settled_and_nothing_is_asked_of_it() -> None:
    game = frontier.game("montana")
    position = game.dump(game.new(1))
    position["seats"][0]["silver"] += 7
    position["seats"][1]["goods"]["grain"] += 1
    sketch = game.sketch(position)
    assert game.dump(sketch) == position
    with pytest.raises(PositionError, match="grain: expected"):
        game.load(position)


def test_words_stand_in_the_schema_where_a_text_is_one_of_several() -> None:
    with_all = frontier.game("montana", modules=MODULES["montana"])
    defined = with_all.position_schema()["$defs"]
    assert {"turn", "draw_card"} <= set(defined["Dump"]["properties"]["phase"]["enum"])
    assert "e5" in defined["Dump"]["properties"]["settlements"]["propertyNames"]["enum"]
    assert defined["Settlement"]["properties"]["top"]["anyOf"][1]["enum"] == ["plain"]
    assert defined["DumpedSeat"]["properties"]["specials"]["items"]["enum"] == ["market", "gate", "watchtower"]
    assert set(frontier.game("montana").position_schema()["$defs"]["Dump"]["properties"]).isdisjoint(
        {"events", "mountains", "site"}
    )
