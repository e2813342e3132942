"""What search has to tell about games."""

from typing import Literal

from pydantic import BaseModel

from frontier.server.api.common import Body
from frontier.server.api.models.fields import SeatNumber, Sequence


class ChancesAt(BaseModel):
    """Every seat's chance to win before a move; the last of them when the game is over."""

    move: int
    chances: list[float]


class ChancesNow(BaseModel):
    """Every seat's chance to win in the position after the log entry `seq`."""

    seq: int
    chances: list[float]


class Choice(BaseModel):
    """A decision that was, or could have been made."""

    notation: str
    text: str
    chance: float


class FollowingDecision(BaseModel):
    """A decision that may follow."""

    seat: int
    text: str


class HintRequest(Body):
    """The position that a hint is wanted for."""

    seq: Sequence
    seat: SeatNumber | None = None


class ReasonInfo(BaseModel):
    """Something that is true of a move on the line: `sure` whatever the others do, `missed` by the other move."""

    text: str
    sure: bool
    missed: bool


class HintInfo(BaseModel):
    """What to do, another move that comes to mind, what speaks for the first, and what may follow."""

    seq: int
    move: Choice
    other: Choice | None
    reasons: list[ReasonInfo]
    line: list[FollowingDecision]


class JudgedDecision(BaseModel):
    """A decision: what was chosen and what would have been better, with the chance to win after either."""

    move: int
    seat: int
    grade: Literal["good", "inaccuracy", "mistake", "blunder"]
    cost: float
    played: Choice
    better: Choice


class ChangeOfChances(BaseModel):
    """How the chances went after a move: what the decision changed, and what luck did before the next one."""

    move: int
    decided: list[float]
    luck: list[float]


class ReviewInfo(BaseModel):
    """A review as far as it has come. `curve` and `steps` are in the order of the game; accuracies are from 0 to 100;
    `done` of `total` decisions have been judged at least once."""

    finished: bool
    failed: bool
    passes: int
    done: int
    total: int
    curve: list[ChancesAt]
    steps: list[ChangeOfChances]
    decisions: list[JudgedDecision]
    accuracies: list[float | None]
