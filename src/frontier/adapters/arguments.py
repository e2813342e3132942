"""Checks of what callers give to the environments, and the bounds that follow from it."""

from collections.abc import Iterable
from operator import index
from typing import Any, Final

from frontier.engine.errors import OptionError, brief
from frontier.engine.game import Game
from frontier.games import game as configure
from frontier.games import meta

OBSERVATION_BOUND: Final = 100.0  # of the numbers of an observation, in a game of so many rounds
ROUNDS: Final = 100
ALL_MODULES = "all"
RENDER_MODES = ("human", "ansi", "rgb_array")


def missing(library: str, extra: str) -> ImportError:
    """Return the error that says what to install when the library of an adapter is missing."""
    return ImportError(f"this needs {library}: pip install 'frontier-table[{extra}]'")


def configured(name: str, players: int, modules: Any, options: dict[str, Any]) -> Game:
    """Return a game; modules may also be given as one text, joined by + or commas, and all of them as "all"."""
    parts = modules.replace(",", "+").split("+") if isinstance(modules, str) else modules
    if not isinstance(parts, Iterable):
        raise OptionError(f"modules: expected a list of names, got {brief(modules)}")
    chosen = tuple(part.strip() if isinstance(part, str) else part for part in parts if part != "")
    if chosen == (ALL_MODULES,):
        chosen = meta(name).modules
    return configure(name, players=players, modules=chosen, **options)


def integer(what: str, value: Any) -> int:
    """Return a whole number, also if it is one of numpy's; OptionError for fractions, texts and anything else."""
    if type(value) is int:
        return value
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise OptionError(f"{what}: expected a whole number, got {brief(value)}")


def positive_integer(what: str, value: Any) -> int:
    """Return a whole number above 0, or raise OptionError."""
    number = integer(what, value)
    if number < 1:
        raise OptionError(f"{what}: expected a number above 0, got {number}")
    return number


def length_factor(game: Game) -> float:
    """Return how many times as long as usual a game may be: if nobody wants to win, only the round limit ends it."""
    return max(1.0, int(game.options.get("round_limit", 0)) / ROUNDS)


def observation_bound(game: Game) -> float:
    """Return the upper bound of the numbers of an observation; only senseless play comes near it."""
    return OBSERVATION_BOUND * length_factor(game)


def check_render_mode(mode: str | None) -> str | None:
    """Return a render mode that exists, or raise OptionError."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: expected {', '.join(RENDER_MODES)} or None, got {mode!r}")
    return mode
