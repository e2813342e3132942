"""A puzzle as data: a position, the best move in it, and what every other move costs.

A file of puzzles has one on each line, as JSON. `frontier puzzles make` writes them (lab/puzzles.py).
"""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from math import exp
from pathlib import Path
from typing import Any, Final, Self

from frontier.coach.claims import reasons
from frontier.coach.hint import Hint, followed
from frontier.coach.review import HARSHNESS
from frontier.coach.walk import walk
from frontier.engine.document import canonical
from frontier.engine.errors import FrontierError
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.state import State
from frontier.games import recorded

DIFFICULTIES: Final = (1, 2, 3)
SETTINGS: Final = ("game", "players", "modules", "options", "components", "rules")


class PuzzleError(FrontierError):
    """A puzzle that cannot be read: the file, the line, and what is wrong there."""


@dataclass(frozen=True)
class Puzzle:
    """A position in which one move is clearly the best."""

    position: Mapping[str, Any]  # as `game.dump` gives it
    solution: str  # the best move, in notation
    chances: Mapping[str, float]  # for every legal move the chance to win of whoever makes it
    line: tuple[str, ...]  # what follows the solution if everybody plays well, chance included
    themes: tuple[str, ...]
    difficulty: int  # from 1, which a look at each move solves, to 3, which takes long thought

    @cached_property
    def id(self) -> str:
        """What it is called all over the table: GAME/NAME, where the position makes the name."""
        name = hashlib.sha256(canonical(self.position).encode()).hexdigest()[:10]
        return f"{self.position['game']}/{name}"

    @cached_property
    def game(self) -> Game:
        """The configuration that it is played with."""
        try:
            return _configured(canonical({key: self.position[key] for key in SETTINGS}))
        except (KeyError, TypeError, AttributeError):
            raise PuzzleError("expected a position as `game.dump` gives it, with the settings of its game") from None

    @property
    def state(self) -> State:
        """A copy of the position."""
        return self._state.clone()

    @cached_property
    def _state(self) -> State:
        return self.game.load(self.position)

    @property
    def seat(self) -> int:
        """Who has to find the move."""
        return self._state.actor

    @property
    def gap(self) -> float:
        """By how much the solution is better than the next best move, in thousandths as the chances are kept."""
        return round(self.loss(self.next_best), 3)

    def loss(self, move: str) -> float:
        """Return the chance to win that a move gives away."""
        return max(0.0, self.chances[self.solution] - self.chances[move])

    def credit(self, move: str) -> float:
        """Return how much a move is worth, from 0 to 1: all for the solution, as an accuracy counts for the others."""
        return exp(-HARSHNESS * self.loss(move))

    @property
    def next_best(self) -> str:
        """The best move but the solution."""
        return max((move for move in self.chances if move != self.solution), key=self.chances.__getitem__)

    @cached_property
    def played(self) -> Match:
        """The solution and what follows it, as a match."""
        match = Match(self.game, luck="open", start=self._state)
        for move in (self.solution, *self.line):
            match.apply(self.game.notation.read(match.state, move))
        return match

    @cached_property
    def hint(self) -> Hint:
        """The solution as a hint: beside the next best move, with what speaks for it and what may follow."""
        line = tuple(move.action for move in self.played.moves)
        return Hint(
            line[0],
            self.chances[self.solution],
            self.game.notation.read(self._state, self.next_best),
            self.chances[self.next_best],
            followed(self.game, self._state, self.seat, line),
            reasons(walk(self.game, self._state, self.seat, line), None),
        )

    def as_json(self) -> dict[str, Any]:
        """Return all fields for a file."""
        return asdict(self)

    @classmethod
    def from_json(cls, fields: Mapping[str, Any]) -> Self:
        """Return the puzzle that a line of a file holds."""
        return cls(**{**fields, "line": tuple(fields["line"]), "themes": tuple(fields["themes"])})


@cache
def _configured(settings: str) -> Game:
    """Return the game with these settings, one for all puzzles that have them."""
    read = json.loads(settings)
    named = {key: read[key] for key in ("players", "modules", "rules")}
    return recorded(read["game"], read["components"]["hash"], **named, **read["options"])


def load(file: Path) -> list[Puzzle]:
    """Return the puzzles of a file; PuzzleError names the line that cannot be read."""
    found = []
    try:
        lines = file.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeError) as error:
        raise PuzzleError(f"{file}: {error}") from None
    for number, line in enumerate(lines, start=1):
        try:
            one = Puzzle.from_json(json.loads(line))
            one.id, one.gap  # noqa: B018
        except (ValueError, KeyError, TypeError, AttributeError):
            raise PuzzleError(
                f"{file.name}: line {number}: not a puzzle that `frontier puzzles make` has written"
            ) from None
        found.append(one)
    return found


def written(puzzles: list[Puzzle]) -> str:
    """Return the text of a file of puzzles."""
    return "".join(f"{json.dumps(one.as_json(), separators=(',', ':'))}\n" for one in puzzles)
