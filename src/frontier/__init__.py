"""Frontier: the digital table for Montana and Homesteaders. An unofficial fan work."""

import re
import sys
import warnings
from pathlib import Path

from frontier import record
from frontier.bots import BOTS, LEVELS, bot
from frontier.bots.analysis import Analysis, Budget, EvaluatedAction, analyse
from frontier.engine import state as _state
from frontier.engine.actions import ActionSpace
from frontier.engine.chance import Seed
from frontier.engine.errors import (
    ComponentError,
    FrontierError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
)
from frontier.engine.events import Event, EventLog, Listener
from frontier.engine.game import Game
from frontier.engine.match import Match, Move, Player
from frontier.engine.notation import Notation
from frontier.engine.reasons import Reason
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import GAMES, game

compiled: bool = not str(_state.__file__).endswith(".py")

_fallback = Path(__file__).parent / "plain.txt"  # written where the native build was tried in vain
# Our own programs (the command and what it starts) say it themselves, apart from their answers and logs.
_ours = re.compile(r"(.*[/\\])?frontier([.][\w.]+|[/\\]__main__[.]py)?")
_is_ours = any(_ours.fullmatch(word) for word in (*sys.orig_argv[1:3], *sys.argv[:1]))
if not compiled and _fallback.exists() and not _is_ours:
    _reason = _fallback.read_text(encoding="utf-8").splitlines()[0]
    warnings.warn(f"frontier runs as plain Python, many times slower: {_reason}", RuntimeWarning, stacklevel=2)

__all__ = [
    "BOTS", "CHANCE", "GAMES", "LEVELS", "OVER", "ActionSpace", "Analysis", "Budget", "ComponentError",
    "EvaluatedAction", "Event", "EventLog", "FrontierError", "Game",
    "IllegalAction", "Listener", "Match", "Move", "Notation", "NotationError", "OptionError", "Player", "PositionError",
    "Reason", "RecordError", "Seed", "State", "analyse", "bot", "compiled", "game", "record",
]  # fmt: skip
