"""Decisions at a table, and what a seat may know of the game."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from frontier.server.api.common import Body
from frontier.server.api.models.fields import Code, Notation, SeatNumber, Sequence


class Act(Body):
    """A decision: an action of `legal`, by code or in notation."""

    seq: Sequence
    action: Code | None = None
    move: Notation | None = None
    seat: SeatNumber | None = None
    confirm: bool = False


class Undo(Body):
    """Take back the last decision, or everything from move number `to` (counted from 0) on."""

    seq: Sequence
    seat: SeatNumber | None = None
    to: Annotated[int, Field(ge=0, le=10**9)] | None = None


class Confirm(Body):
    """The confirmation that hands the turn on."""

    seq: Sequence
    seat: SeatNumber | None = None


class PlanRequest(Body):
    """A decision prepared in advance; which there are, GET /api/games tells."""

    plan: Annotated[dict[str, Any], Field(max_length=20)]
    seat: SeatNumber | None = None


class Ask(Body):
    """A question about the position after entry `seq` of the log."""

    seq: Sequence


class Advice(BaseModel):
    """What somebody who knows the game would do: the move in notation and in words, and why one does such things."""

    move: str
    text: str
    why: str | None


class PlanForms(BaseModel):
    """The kinds of plans with their fields and words, and what can be chosen at the moment."""

    plans: list[dict[str, Any]]


class PlanInfo(BaseModel):
    """The plan that a seat has prepared."""

    plan: dict[str, Any] | None


class Why(BaseModel):
    """Whether an action is legal, and the rule against it."""

    legal: bool
    rule: str | None
    text: str | None


class RangeInfo(BaseModel):
    """Changes of the own holdings that are certain, the least and the most of others, and of the own score."""

    change: dict[str, int]
    varies: dict[str, tuple[int, int]]
    score: tuple[int, int]


class DrawInfo(RangeInfo):
    """What one of the things brings that chance may draw; `weight` of all cases lead there."""

    weight: int


class OutlookInfo(RangeInfo):
    """What moves lead to until what the last one began is settled; `events` of the seat where that is certain."""

    draws: list[DrawInfo]
    events: list[dict[str, Any]]


class WayInfo(BaseModel):
    """A decision that becomes possible after a few on the side: the moves, the decision last, and what they change."""

    moves: list[str]
    texts: list[str]
    change: dict[str, int]


class Head(BaseModel):
    """The sequence number that the table has reached."""

    seq: int


class SeatWord(BaseModel):
    """A seat in a sentence, for whoever says it to name."""

    seat: int


class EventInfo(BaseModel):
    """Something that happened: its kind, whose it is, a sentence, and the ids and numbers that the game declares.
    `words` are the arguments of the sentence GAME-event-KIND, without `who` did it."""

    model_config = ConfigDict(extra="allow")

    event: str
    seat: int
    text: str
    words: dict[str, str | int | SeatWord]


class EntryInfo(BaseModel):
    """One line of the log. Moves have an action, its notation and the events it led to; other kinds a text."""

    seq: int
    at: float
    kind: Literal["start", "move", "undo", "confirm", "stand_in", "back", "closed"]
    seat: int | None
    action: dict[str, Any] | None = None
    move: str | None = None
    events: list[EventInfo] | None = None
    data: dict[str, Any] | None = None
    text: str | None = None


class LegalAction(BaseModel):
    """Something the seat may do: what it is about, what it says, and what it changes of the own holdings."""

    action: int
    move: str
    fields: dict[str, Any]
    text: str
    change: dict[str, int]
    extra: bool


class TurnInfo(BaseModel):
    """The seat that everybody waits for, and what for."""

    actor: int | None
    awaits: Literal["seats", "decision", "confirm", "over"]
    prompt: str | None
    thinking: bool
    seconds: Annotated[float | None, Field(description="How long the bot thinks at most once it begins.")]
    queued: Annotated[bool, Field(description="Whether the bot waits until those of other tables have thought.")]


class CanInfo(BaseModel):
    """What is possible beside a decision; `restart` is the `to` of an undo that takes back the whole turn."""

    undo: bool
    confirm: bool
    restart: int | None


class SeatClock(BaseModel):
    """The time that a seat has left."""

    left: float
    running: bool
    out: bool


class LessonProgress(BaseModel):
    """How far a lesson has come. `step` waits for `decisions`, of which so many are made; steps from `reads_from` on
    are to be read before it, but for those `passed` over. `starts` are the moves that steps began with, `said` is the
    text that answers the last choice, `tells` the one in place of the step's own, `wants` the legal moves that are
    waited for (none: any will do)."""

    step: int
    decision: int
    decisions: int
    reads_from: int
    starts: list[int]
    passed: list[int]
    said: str | None
    tells: str | None
    wants: list[str]
    done: bool


class Update(BaseModel):
    """Everything a seat may know. A snapshot has the whole view, an update only its top-level keys that changed."""

    type: Literal["snapshot", "update"]
    seq: int
    seat: int | None
    entries: list[EntryInfo]
    more: int | None
    view: dict[str, Any] | None
    turn: TurnInfo
    legal: list[LegalAction]
    can: CanInfo
    cover: bool
    plan: dict[str, Any] | None
    clock: list[SeatClock] | None
    result: dict[str, Any] | None
    lesson: LessonProgress | None
