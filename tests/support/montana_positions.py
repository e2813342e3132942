"""Positions of Montana with all modules, from eager games, and small edits of them."""

import copy
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from frontier import OVER, PositionError
from support.montana_modules import MODULES, Eager, Json, game_of

PLAYERS = 3


@cache
def positions(landscape: str, seeds: int = 2) -> list[Json]:
    """Positions of eager games with all modules, a few of each phase, early and late ones."""
    game = game_of(PLAYERS, MODULES, landscape)
    found: dict[str, list[Json]] = {}
    for seed in range(seeds):
        rng = random.Random(seed)
        state, eager = game.new(seed), Eager(game, rng)
        while True:
            data = game.dump(state)
            of_kind = found.setdefault(f"{data['phase']}/{data['resume']}/{min(data['round'], 3)}", [])
            if len(of_kind) < 2:
                of_kind.append(data)
            elif rng.random() < 0.05:
                of_kind[1] = data
            if state.actor == OVER:
                break
            state.apply(eager.choose(state.legal_actions()))
    return [data for of_kind in found.values() for data in of_kind]


def one(landscape: str, phase: str, fits: Callable[[Json], object] = lambda _: True) -> Json:
    """A position of this phase."""
    for seeds in (2, 10, 40, 100):
        for data in positions(landscape, seeds):
            if data["phase"] == phase and fits(data):
                return copy.deepcopy(data)
    raise AssertionError(f"no position {phase} with {landscape}")


def change(data: Json, path: str, value: object) -> None:
    """Set what a path such as seats.0.silver leads to; KeyError: remove it."""
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    target: Any = data
    for step in steps:
        target = target[step]
    if value is KeyError:
        del target[last]
    else:
        target[last] = value


def refusal(landscape: str, data: object) -> str:
    """What the loader says against a position."""
    with pytest.raises(PositionError) as refused:
        game_of(PLAYERS, MODULES, landscape).load(data)
    return str(refused.value)
