"""The yardstick decides as the strongest level did when it was frozen; what it chose then is in pioneer_0_1.json.

That file was written by the functions here with the level's own bot, which was then given the position as its seat
sees it, so many iterations, and no limit of time.
"""

import json
import random
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Game, Match, OptionError
from frontier.bots import LEVELS, bot
from frontier.engine.chance import Luck
from frontier.engine.match import Player, remembers
from frontier.games import GAMES, meta
from frontier.lab.arena import play
from frontier.lab.bots import bot as lab_bot
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing
from frontier.lab.pioneer_0_1 import NAME, Pioneer01

GOLDEN = Path(__file__).with_name("pioneer_0_1.json")
NO_LIMIT = 1e9
QUICK = 40  # iterations
RULES = 2
CONFIGURATIONS: dict[str, dict[str, Any]] = {
    "montana-2": {"game": "montana", "players": 2},
    "montana-4-modules": {"game": "montana", "players": 4, "modules": meta("montana").modules},
    "homesteaders-2": {"game": "homesteaders", "players": 2},
    "homesteaders-3": {"game": "homesteaders", "players": 3},
}
Make = Callable[[int, int | None], Player]  # of a seed and of iterations


def configured(name: str) -> Game:
    settings = dict(CONFIGURATIONS[name])
    return frontier.game(settings.pop("game"), rules=RULES, **settings)


def choices(game: Game, make: Make, iterations: int | None, every: int, most: int) -> list[str]:
    """What a bot chooses here and there in a game that is played at random, each time without a tree."""
    state, rng, decisions = game.new(11), random.Random(11), 0
    found: list[str] = []
    while state.actor != OVER and len(found) < most:
        if state.actor == CHANCE:
            state.apply(Luck(11).draw(state.chance_outcomes(), decisions))
        elif (decisions := decisions + 1) % every:
            state.apply(rng.choice(state.legal_actions()))
        else:
            seat = state.actor
            action = make(decisions, iterations).choose(game, game.observe(state, seat), seat)
            found.append(game.notation.write(state, action))
            state.apply(action)
    return found


def whole_game(game: Game, make: Make) -> list[str]:
    """The moves of a game that a bot plays with itself, each seat with a tree that it keeps."""
    match = Match(game, 5, [make(seat, QUICK) for seat in range(game.players)])
    match.run()
    return [game.notation.write(state, move.action) for state, move in islice(match.positions(), 400)]


def decided(make: Make, name: str, part: str) -> list[str]:
    game = configured(name)
    if part == "game":
        return whole_game(game, make)
    return choices(game, make, QUICK, 5, 24) if part == "quick" else choices(game, make, None, 9, 8)


def frozen(seed: int, iterations: int | None) -> Player:
    return Pioneer01(seed, iterations, NO_LIMIT)


@pytest.mark.parametrize("part", ["quick", "game", pytest.param("full", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", CONFIGURATIONS)
def test_it_decides_as_it_always_did(name: str, part: str) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))[name][part]
    assert len(golden) >= (8 if part == "full" else 15)
    assert decided(frozen, name, part) == golden


def test_it_is_for_the_laboratory_only() -> None:
    assert NAME not in LEVELS
    with pytest.raises(OptionError, match="unknown bot"):
        bot(NAME)
    assert isinstance(lab_bot(NAME, 1), Pioneer01)
    assert not remembers(lab_bot(NAME))
    with pytest.raises(OptionError, match="unknown bot"):
        lab_bot("pioneer-0.0")


@pytest.mark.parametrize("id_", GAMES)
def test_it_plays_in_the_arena_what_it_knows(id_: str) -> None:
    pairing = Pairing(GameConfig(id_, 2), (NAME, "greedy"), 1)
    if id_ not in ("montana", "homesteaders"):
        with pytest.raises(OptionError, match=f"does not know {id_}"):
            play(pairing)
    else:
        assert play(pairing).decisions[0] > 10
