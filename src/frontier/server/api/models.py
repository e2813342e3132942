"""The shapes of what goes in and out at a table, over HTTP and over the socket. docs/protocol.md explains them."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from frontier.server.api.common import Body, ErrorDetail

PROTOCOL = 2  # the version of what is told and understood; docs/protocol.md lists what changed

Id = Annotated[str, Field(max_length=16, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Sequence = Annotated[int, Field(ge=0, le=10**9, description="The sequence number the decision was made on.")]
Code = Annotated[int, Field(ge=0, le=10**6, description="The action's code, from `legal`.")]
Notation = Annotated[str, Field(max_length=200, description="The action in notation, as in `legal`.")]
Nonce = Annotated[
    str, Field(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$", description="Your share in the luck.")
]
Commitment = Annotated[
    str, Field(pattern="^[0-9a-f]{64}$", description="SHA-256 of a nonce that you tell once everybody sits.")
]
Seconds = Annotated[float, Field(ge=0, le=10**7, strict=False)]
Talk = Literal["seated", "everybody", "nobody"]
Pace = Annotated[float, Field(ge=0, le=10, strict=False, description="Seconds a bot takes at least.")]


# --- tables ---


class SeatWish(Body):
    """Who shall sit somewhere: you (human), anybody (open), or a bot."""

    kind: Literal["human", "open", "bot"]
    bot: Annotated[str, Field(max_length=40)] | None = None


class ClockWish(Body):
    """Time for the game, for each turn in addition, and before others may let a bot step in; in seconds."""

    base: Seconds
    increment: Seconds = 0
    grace: Seconds = 30


class TableWish(Body):
    """A new table."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=2, le=4)] = 2
    modules: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20, default_factory=list)]
    options: Annotated[
        dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)]],
        Field(max_length=20, default_factory=dict),
    ]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)] | None = None
    visibility: Literal["link", "public"] = "link"
    speed: Literal["live", "turns"] = "live"
    clock: ClockWish | None = None
    pace: Pace = 0.7
    nonce: Nonce | None = None
    components: Annotated[str, Field(max_length=40, description="A packaged component set by name.")] | None = None
    commitment: Commitment | None = None
    chat: Annotated[Talk, Field(description="Who may talk: those who sit there, everybody, nobody.")] = "seated"


class SeatInfo(BaseModel):
    """A seat and who has it."""

    seat: int
    colour: str
    kind: Literal["human", "open", "bot"]
    person: str | None
    name: str | None
    bot: str | None
    nonce: str | None
    stand_in: str | None
    left: bool
    gives_up: bool
    connected: bool
    you: bool
    out: bool
    commitment: str | None
    revealed: bool


class TableInfo(BaseModel):
    """A table as anybody with the link may know it."""

    id: str
    game: str
    players: int
    modules: list[str]
    options: dict[str, bool | int | str]
    components: str
    visibility: Literal["link", "public"]
    speed: Literal["live", "turns"]
    clock: dict[str, float] | None
    pace: float
    status: Literal["waiting", "playing", "over", "abandoned", "closed"]
    host: str
    is_host: bool
    seq: int
    actor: int | None
    free_undo: bool
    hides: bool
    commitment: str
    secret: str | None
    seats: list[SeatInfo]
    previous: str | None
    next: str | None
    created: float
    changed: float
    result: dict[str, Any] | None
    reveal_by: float | None
    chat: Talk


class MyTable(TableInfo):
    """A table of mine."""

    your_turn: bool


class TableChange(Body):
    """What can be changed while the game goes on: how long bots take at least, who may talk."""

    pace: Pace | None = None
    chat: Talk | None = None


class Join(Body):
    """Which seat to take, if not just any, and a share in the luck."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    commitment: Commitment | None = None


class Rematch(Body):
    """The same again."""

    nonce: Nonce | None = None
    commitment: Commitment | None = None


class Reveal(Body):
    """The nonce that was promised."""

    nonce: Nonce


class Abandon(Body):
    """Whether to end the game without a result; it ends when everybody who is there agrees."""

    agree: bool = True


class StandIn(Body):
    """The bot that shall play for somebody."""

    bot: Annotated[str, Field(max_length=40)] = "settler"


# --- play ---


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
    """Hand the turn on."""

    seq: Sequence
    seat: SeatNumber | None = None


class PlanWish(Body):
    """A decision prepared in advance; which there are, GET /api/games tells."""

    plan: Annotated[dict[str, Any], Field(max_length=20)]
    seat: SeatNumber | None = None


class PlanInfo(BaseModel):
    """What is prepared."""

    plan: dict[str, Any] | None


class Say(Body):
    """A message to the table."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Message(BaseModel):
    """A message at the table."""

    id: int
    at: float
    person: str
    name: str
    text: str


class Mute(Body):
    """Whom to read no more, or again."""

    person: Id
    muted: bool = True


class Why(BaseModel):
    """Whether an action is legal, and the rule against it."""

    legal: bool
    rule: str | None
    text: str | None


class Head(BaseModel):
    """The sequence number reached."""

    seq: int


class EventInfo(BaseModel):
    """Something that happened: its kind, whose it is, a sentence, and the ids and numbers that the game declares."""

    model_config = ConfigDict(extra="allow")

    event: str
    seat: int
    text: str


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
    """Whom everybody waits for, and for what."""

    actor: int | None
    awaits: Literal["seats", "decision", "confirm", "over"]
    prompt: str | None
    thinking: bool


class CanInfo(BaseModel):
    """What is possible beside a decision; `restart` is the `to` of an undo that takes back the whole turn."""

    undo: bool
    confirm: bool
    restart: int | None


class SeatClock(BaseModel):
    """A seat's time."""

    left: float
    running: bool
    out: bool


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
    plan: dict[str, Any] | None
    clock: list[SeatClock] | None
    result: dict[str, Any] | None


# --- afterwards ---


class ScoreItem(BaseModel):
    """Something that decides the game: its name, a value a seat, and whether it counts only between equals."""

    id: str
    text: str
    tie: bool
    values: list[int]


class RecordWish(Body):
    """A record, as `GET .../record` and `frontier play --save` write it."""

    record: Annotated[str, Field(min_length=1, max_length=65536)]


class Frame(BaseModel):
    """A moment of a game: a move and what came of it; 0 is the set-up. `view` has what changed, in the first all."""

    move: int
    seat: int | None
    notation: str | None
    action: dict[str, Any] | None
    text: str | None
    events: list[EventInfo]
    turn: int | None
    prompt: str | None
    view: dict[str, Any]
    scores: list[int]


class Replay(BaseModel):
    """A whole game, move by move, with nothing hidden."""

    game: str
    players: int
    modules: list[str]
    options: dict[str, bool | int | str]
    components: str
    names: list[str] | None
    seats: list[str]
    colours: list[str]
    finished: bool
    result: dict[str, Any] | None
    items: list[ScoreItem]
    record: str
    frames: list[Frame]


# --- the socket ---


class FromClient(BaseModel):
    """A message to the server; which fields count depends on its type."""

    model_config = ConfigDict(extra="forbid", strict=True)

    type: Literal["act", "undo", "confirm", "plan", "chat", "why", "ping"]
    id: Annotated[str, Field(max_length=64)] | int | None = None
    seq: Sequence = 0
    action: Code | None = None
    move: Notation | None = None
    confirm: bool = False
    to: Annotated[int, Field(ge=0, le=10**9)] | None = None
    plan: Annotated[dict[str, Any], Field(max_length=20)] | None = None
    text: Annotated[str, Field(max_length=500)] = ""
    seat: SeatNumber | None = None


class LogMessage(BaseModel):
    """A page of a long log, before the snapshot that has the last one."""

    type: Literal["log"]
    entries: list[EntryInfo]


class OkMessage(BaseModel):
    """It is done."""

    type: Literal["ok"]
    id: str | int | None
    seq: int


class ErrorMessage(BaseModel):
    """It is refused."""

    type: Literal["error"]
    id: str | int | None
    error: ErrorDetail


class TableMessage(BaseModel):
    """Who sits where, and how the table stands."""

    type: Literal["table"]
    table: TableInfo


class ChatMessage(BaseModel):
    """Somebody said something."""

    type: Literal["chat"]
    message: Message


class WhyMessage(Why):
    """The answer to "why"."""

    type: Literal["why"]
    id: str | int | None


class PongMessage(BaseModel):
    """The answer to "ping"."""

    type: Literal["pong"]
    id: str | int | None


FromServer = Update | LogMessage | OkMessage | ErrorMessage | TableMessage | ChatMessage | WhyMessage | PongMessage
