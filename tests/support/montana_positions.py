"""Positions of Montana with all modules, from eager games, and small edits of them."""

import copy
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from frontier import OVER, PositionError
from support.montana_modules import MODULES, Eager, Json, game_of

PLAYERS = 3


@cache
def positions(landscape: str, seeds: int = 2) -> list[Json]:
    """Positions of eager games with all modules, a few of each phase, early and late ones."""
    found: dict[str, list[Json]] = {}
    for seed in range(seeds):
        rng = random.Random(seed)
        for data in played(landscape, seed, rng):
            of_kind = found.setdefault(f"{data['phase']}/{data['resume']}/{min(data['round'], 3)}", [])
            if len(of_kind) < 2:
                of_kind.append(data)
            elif rng.random() < 0.05:
                of_kind[1] = data
    return [data for of_kind in found.values() for data in of_kind]


def played(landscape: str, seed: int, rng: random.Random) -> Iterator[Json]:
    """Every position of an eager game with all modules."""
    game = game_of(PLAYERS, MODULES, landscape)
    state, eager = game.new(seed), Eager(game, rng)
    while True:
        yield game.dump(state)
        if state.actor == OVER:
            return
        state.apply(eager.choose(state.legal_actions()))


def one(landscape: str, phase: str, fits: Callable[[Json], object] = lambda _: True) -> Json:
    """A position of this phase."""
    for data in positions(landscape):
        if data["phase"] == phase and fits(data):
            return copy.deepcopy(data)
    for seed in range(100):  # a rare one
        for data in played(landscape, seed, random.Random(seed)):
            if data["phase"] == phase and fits(data):
                return data
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
