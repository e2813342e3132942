"""Puzzles: which there are, how one looks, and what comes of a try."""

from typing import Any

from pydantic import BaseModel

from frontier.server.api.common import Body
from frontier.server.api.models.fields import Notation
from frontier.server.api.models.play import LegalAction
from frontier.server.api.models.replay import Replay
from frontier.server.api.models.review import Choice, FollowingDecision, ReasonInfo


class PuzzleResultInfo(BaseModel):
    """What came of your first try: whether it was the solution, and the credit from 0 to 1."""

    solved: bool
    credit: float


class PuzzleOfTheDay(BaseModel):
    """The puzzle of the day of a game, and what you made of it."""

    id: str
    result: PuzzleResultInfo | None


class PuzzleTheme(BaseModel):
    """A theme with its name: how many puzzles it has, and how many of them you have solved."""

    id: str
    text: str
    puzzles: int
    solved: int


class PuzzleLevel(BaseModel):
    """A difficulty, from 1 to 3: how many puzzles it has, and how many of them you have solved."""

    difficulty: int
    puzzles: int
    solved: int


class PuzzlesOfGame(BaseModel):
    """The puzzles of a game, and how you fare with them."""

    game: str
    puzzles: int
    tried: int
    solved: int
    credit: float
    day: PuzzleOfTheDay
    themes: list[PuzzleTheme]
    levels: list[PuzzleLevel]


class PuzzleOverview(BaseModel):
    """All puzzles. `streak`: for how many days in a row you have solved a puzzle of the day."""

    day: str
    streak: int
    games: list[PuzzlesOfGame]


class NextPuzzle(BaseModel):
    """A puzzle that you have not tried, as long as there is one."""

    id: str


class PuzzleInfo(BaseModel):
    """A position in which `seat` decides. `day`: the day whose puzzle it is, if that is today."""

    id: str
    game: str
    players: int
    modules: list[str]
    options: dict[str, bool | int | str]
    components: str
    colours: list[str]
    seat: int
    difficulty: int
    day: str | None
    prompt: str
    view: dict[str, Any]
    legal: list[LegalAction]
    result: PuzzleResultInfo | None


class PuzzleTry(Body):
    """The move that is tried; none to be shown the solution."""

    move: Notation | None = None


class PuzzleSolution(BaseModel):
    """The solution beside another move, what speaks for it and may follow, its themes, and all of it played out."""

    move: Choice
    other: Choice | None
    reasons: list[ReasonInfo]
    line: list[FollowingDecision]
    themes: list[str]
    replay: Replay


class PuzzleAnswer(BaseModel):
    """What comes of a try: `loss` is the chance to win that it gives away, `result` counts the first try.
    The solution is told to who has found it or gives up."""

    solved: bool
    move: Choice | None
    loss: float | None
    credit: float
    result: PuzzleResultInfo
    solution: PuzzleSolution | None
