"""The bots of the laboratory: those of the package, and yardsticks from the past, which no table offers."""

from collections.abc import Callable

from frontier import bots
from frontier.engine.match import Player
from frontier.lab.pioneer_0_1 import NAME, Pioneer01

YARDSTICKS: dict[str, Callable[[int], Player]] = {NAME: Pioneer01}


def maker(name: str) -> Callable[[int], Player]:
    """Return what makes the bot of a name from a seed; OptionError if there is none of that name."""
    return YARDSTICKS.get(name) or bots.maker(name)


def bot(name: str, seed: int = 0) -> Player:
    """Return a bot by name; the same seed makes the same choices, unless the clock ends them."""
    return maker(name)(seed)
