"""What events tell is what they declare: ids and numbers, in every game."""

import json
import random

import jsonschema_rs
import pytest

import frontier
from frontier import OVER, Event, EventLog, Game
from frontier.engine.errors import OptionError
from frontier.engine.schema import event_schema
from frontier.games import GAMES, meta

SEEDS = 4


def heard(game: Game, seed: int) -> list[Event]:
    """Everything that happens in one random game."""
    state, rng, log = game.new(seed), random.Random(seed), EventLog()
    state.listener = log
    while state.actor != OVER:
        state.apply(rng.choice(state.legal_actions()))
    return log.take()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", GAMES)
def test_every_event_has_the_declared_form(name: str, players: int) -> None:
    game = frontier.game(name, players=players, modules=meta(name).modules)
    form = jsonschema_rs.validator_for(event_schema(game.event_space))
    told = set()
    for seed in range(SEEDS):
        for event in heard(game, seed):
            values = json.loads(json.dumps(game.event_fields(event)))
            form.validate(values)
            assert (values["event"], values["seat"]) == (event.kind, event.seat)
            told.add(event.kind)
    assert told <= set(game.event_space.named)
    assert len(told) > len(game.event_space.kinds) * 0.7, set(game.event_space.named) - told


@pytest.mark.parametrize("name", GAMES)
def test_fields_of_events_can_be_told_apart(name: str) -> None:
    game = frontier.game(name, modules=meta(name).modules)
    assert len(game.event_space.named) == len(game.event_space.kinds), "a kind is declared once"
    for kind in game.event_space.kinds:
        for field in kind.fields:
            told = [json.dumps(field.as_json(index)) for index in range(min(field.size, 24))]
            assert len(set(told)) == len(told)
            assert set(field.as_json(0)) == set(field.schema())


def test_a_number_beyond_its_field_is_refused() -> None:
    game = frontier.game("homesteaders")
    with pytest.raises(OptionError, match="piece is out of range"):
        game.event_fields(Event("income", 0, 12, 1, 0))
    with pytest.raises(OptionError, match="place is out of range"):
        game.event_fields(Event("placed", 0, -1, 0, 0))
