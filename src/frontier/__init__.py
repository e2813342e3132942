"""Frontier: the digital table for Montana and Homesteaders. An unofficial fan work."""

from frontier import record
from frontier.engine import state as _state
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
from frontier.engine.reasons import Reason
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import GAMES, game

compiled: bool = not str(_state.__file__).endswith(".py")

__all__ = [
    "CHANCE", "GAMES", "OVER", "ComponentError", "Event", "EventLog", "FrontierError", "Game", "IllegalAction",
    "Listener", "Match", "Move", "NotationError", "OptionError", "Player", "PositionError", "Reason", "RecordError",
    "State", "compiled", "game", "record",
]  # fmt: skip
