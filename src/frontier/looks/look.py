"""What is asked of each game's file: how it looks in a terminal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType

from frontier.engine.events import Event
from frontier.engine.game import Game
from frontier.engine.state import State

View = dict[str, Any]
PLAYER_COLOURS = {"blue": "#2f5f9e", "yellow": "#d9a514", "green": "#3d7a3a", "red": "#b23a2f"}


@dataclass(frozen=True)
class Look:
    """The functions of one game; those with a default are for games whose menus need more."""

    example: str  # a move somebody could type; "" for one that is possible now
    title: Callable[[View, str], str]  # of the table
    table: Callable[[View, str, Sequence[str], Console], RenderableType]
    info: Callable[[View, str], RenderableType]  # what may be looked through
    tell: Callable[[Game, State, Sequence[Event], str], list[str]]  # what happened, a sentence each
    short: Callable[[Game, State, int, str], str]  # an extra action in a few words; "" for a line of its own
    rows: Callable[[Game, State, str], list[tuple[str, str]]] = lambda game, state, lang: []  # many moves in a row
    is_left_out: Callable[[str, set[str]], bool] = lambda move, legal: False  # of the numbered list
    hints: Callable[[Game, State, str], list[str]] = lambda game, state, lang: []  # what is nearly possible
    spelled_out: Callable[[str], str] = lambda words: words  # what somebody typed, in full notation
