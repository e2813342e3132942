"""Chances as they are told: values of the search, so sharpened or softened that what is told comes true.

The search aims at values in which the margin of a victory counts a little, and it is most hesitant early in a game. A
temperature for each number of players and each third of a game makes up for both; `frontier calibrate` finds them.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache

from frontier.bots.game_bots import bots_of
from frontier.engine.game import Game
from frontier.engine.state import State

THIRDS = 3
SMALLEST = 1.0e-9  # a value to take the power of


def third(progress: float) -> int:
    """Return the third of a game that so much progress, from 0 to 1, lies in."""
    return min(THIRDS - 1, int(THIRDS * progress))


def sharpened(values: Sequence[float], temperature: float) -> tuple[float, ...]:
    """Return probabilities that are further apart by a temperature below 1, and nearer to each other by one above."""
    powers = [max(value, SMALLEST) ** (1.0 / temperature) for value in values]
    total = sum(powers)
    return tuple(power / total for power in powers)


@cache
def temperatures(game: str) -> Mapping[int, Sequence[float]]:
    """Return a game's temperatures for each number of players, one for each third; nothing if it brings none."""
    path = bots_of(game).calibration
    if path is None:
        return {}
    return {int(players): row for players, row in json.loads(path.read_text(encoding="utf-8")).items()}


def as_told(game: Game, state: State, values: Sequence[float]) -> tuple[float, ...]:
    """Return what is told of values that a search has found in a position."""
    rows = temperatures(game.id)
    features = bots_of(game.id).features
    if features is None or game.players not in rows:
        return tuple(values)
    return sharpened(values, rows[game.players][third(float(features.progress(state)))])


def is_late(game: Game, state: State) -> bool:
    """Return whether a position lies in the last third of a game."""
    features = bots_of(game.id).features
    return features is None or third(float(features.progress(state))) == THIRDS - 1
