"""The analysis of positions: studies with their variations, positions to play on, and what search has found."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from frontier.coach.study import LONGEST_COMMENT, MOST_BRANCHES, MOST_NOTES, Mark
from frontier.server.api.common import Body
from frontier.server.api.models.fields import Id, Notation, SeatNumber
from frontier.server.api.models.play import EventInfo, LegalAction
from frontier.server.api.models.replay import ScoreItem
from frontier.server.api.models.tables import Modules, Options, SetName

MoveNumber = Annotated[int, Field(ge=0, le=10**5, description="The number of a move; 0 is the beginning.")]
Record = Annotated[str, Field(min_length=1, max_length=65536, description="A record, with variations or without.")]


class BranchInfo(Body):
    """A move that was added: the number of the move that it comes after, and the move in notation."""

    after: MoveNumber
    move: Notation


class NoteInfo(Body):
    """What is said about a move."""

    move: MoveNumber
    mark: Mark = ""
    comment: Annotated[str, Field(max_length=LONGEST_COMMENT)] = ""


class Setup(Body):
    """A game that has not begun."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=2, le=4)] = 2
    modules: Annotated[Modules, Field(default_factory=list)]
    options: Annotated[Options, Field(default_factory=dict)]
    components: SetName | None = None


class StudyContent(Body):
    """A record, and what was added to it: moves have numbers after those of the record, in this order."""

    record: Record
    branches: Annotated[list[BranchInfo], Field(max_length=MOST_BRANCHES, default_factory=list)]
    notes: Annotated[list[NoteInfo], Field(max_length=MOST_NOTES, default_factory=list)]


class OpeningRequest(Body):
    """Where a study begins: exactly one of a record, a table whose game is over, a position as `dump` has it, a game.
    Branches and notes come to what a record brings itself."""

    record: Record | None = None
    table: Id | None = None
    position: dict[str, Any] | None = None
    setup: Setup | None = None
    branches: Annotated[list[BranchInfo], Field(max_length=MOST_BRANCHES, default_factory=list)]
    notes: Annotated[list[NoteInfo], Field(max_length=MOST_NOTES, default_factory=list)]


class StudiedMoveInfo(BaseModel):
    """A move of a study, by its number; `seat` is null for chance."""

    after: int
    seat: int | None
    notation: str
    text: str


class StudyInfo(BaseModel):
    """A study that was opened: its game as a record, all moves in the order of their numbers, and the notes."""

    game: str
    players: int
    modules: list[str]
    options: dict[str, bool | int | str]
    components: str
    colours: list[str]
    seats: list[str]
    names: list[str] | None
    hides: bool
    record: str
    length: Annotated[int, Field(description="How many of the moves are those of the record.")]
    moves: list[StudiedMoveInfo]
    notes: list[NoteInfo]


class PositionRequest(Body):
    """A position: after so many moves of a record and then these, as `seat` sees it (null: with nothing hidden)."""

    record: Record
    at: MoveNumber = 0
    moves: Annotated[list[Notation], Field(max_length=MOST_BRANCHES, default_factory=list)]
    seat: SeatNumber | None = None


class WhyRequest(PositionRequest):
    """A move that is not possible in a position."""

    move: Notation


class OutcomeInfo(BaseModel):
    """Something that chance may decide."""

    move: str
    text: str
    probability: float


class PositionInfo(BaseModel):
    """A position to play on. `actor` decides (null: chance, or nobody); `events` are those of the last move."""

    view: dict[str, Any]
    actor: int | None
    prompt: str | None
    legal: list[LegalAction]
    outcomes: list[OutcomeInfo]
    events: list[EventInfo]
    scores: list[int]
    result: dict[str, Any] | None
    items: list[ScoreItem]
    position: dict[str, Any]


class FollowingMove(BaseModel):
    """A decision that may follow."""

    seat: int
    notation: str
    text: str


class SearchedMove(BaseModel):
    """A move with every seat's chances after it, how often the search went there, and what may follow."""

    notation: str
    text: str
    chances: list[float]
    visits: int
    line: list[FollowingMove]


class Searched(BaseModel):
    """What search has found about a position so far, from what `seat` knows: the best move first."""

    finished: bool
    seat: int
    iterations: int
    chances: list[float]
    moves: list[SearchedMove]


class StudyToKeep(StudyContent):
    """A study, and the name that it is kept under."""

    name: Annotated[str, Field(max_length=200)]


class KeptStudyInfo(BaseModel):
    """A study as it is listed."""

    id: str
    name: str
    game: str
    changed: Annotated[float, Field(description="Seconds since 1970.")]


class KeptStudyRecord(KeptStudyInfo):
    """A study with its record, in which the variations and notes are."""

    record: str
