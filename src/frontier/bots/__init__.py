"""Bots: each takes what a seat may see and returns one of its legal actions. A bot joins by one line in BOTS."""

from collections.abc import Callable

from frontier.bots.greedy import Greedy
from frontier.bots.random_bot import RandomBot
from frontier.engine.errors import OptionError
from frontier.engine.match import Player

BOTS: dict[str, Callable[[int], Player]] = {"random": RandomBot, "greedy": Greedy}


def bot(name: str, seed: int = 0) -> Player:
    """A bot by name; the same seed makes the same choices."""
    if name not in BOTS:
        raise OptionError(f"unknown bot {name!r}; there is {', '.join(BOTS)}")
    return BOTS[name](seed)
