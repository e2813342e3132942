"""Moves as short text. Notation needs nothing of a game but its declared actions."""

from operator import index
from typing import SupportsIndex

from frontier.engine.actions import ActionSpace
from frontier.engine.state import State


class Notation:
    """The notation of a game's moves, both ways: "build e5", "bid cow 4", "staff copper+grain"."""

    def __init__(self, space: ActionSpace) -> None:
        self.space = space
        self._written: dict[int, str] = {}  # of the actions met so far

    def write(self, state: State, action: SupportsIndex) -> str:
        """Return the text of an action."""
        code = index(action)
        if code not in self._written:
            self._written[code] = self.space.write(code)
        return self._written[code]

    def read(self, state: State, text: str) -> int:
        """Return the action of a text, legal or not; NotationError if there is none."""
        return self.space.read(text)
