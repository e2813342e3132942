"""A table: creating one, taking a seat, and what everybody may know of it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from frontier.server.api.common import Body
from frontier.server.api.models.fields import Commitment, Nonce, Pace, SeatNumber, Seconds, Talk

Modules = Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)]
Options = Annotated[
    dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)]], Field(max_length=20)
]
SetName = Annotated[str, Field(max_length=40, description="A packaged component set by name.")]
Visibility = Literal["link", "public"]
Speed = Literal["live", "turns"]


class SeatRequest(Body):
    """Who shall sit somewhere: you (human), anybody (open), or a bot; `name` for each of several who share a device."""

    kind: Literal["human", "open", "bot"]
    bot: Annotated[str, Field(max_length=40)] | None = None
    name: Annotated[str, Field(max_length=200)] | None = None


class ClockRequest(Body):
    """Time for the game, for each turn in addition, and before others may let a bot step in; in seconds."""

    base: Seconds
    increment: Seconds = 0
    grace: Seconds = 30


class TableRequest(Body):
    """The table that somebody wants to create."""

    game: Annotated[str, Field(max_length=40)]
    players: Annotated[int, Field(ge=2, le=4)] = 2
    modules: Annotated[Modules, Field(default_factory=list)]
    options: Annotated[Options, Field(default_factory=dict)]
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)] | None = None
    visibility: Visibility = "link"
    speed: Speed = "live"
    clock: ClockRequest | None = None
    pace: Pace = 0.7
    think_less: Annotated[bool, Field(description="Bots take a fifth of the time that they would.")] = False
    nonce: Nonce | None = None
    components: SetName | None = None
    commitment: Commitment | None = None
    chat: Annotated[Talk, Field(description="Who may talk: those who sit there, everybody, nobody.")] = "seated"
    start: Annotated[
        dict[str, Any] | None,
        Field(description="The position to begin with, which says what is played; no open seats."),
    ] = None


class SeatInfo(BaseModel):
    """A seat and who has it."""

    seat: int
    colour: str
    kind: Literal["human", "open", "bot"]
    person: str | None
    name: str | None
    bot: str | None
    style: Annotated[str | None, Field(description="How a bot likes to play: server-style- in the texts.")]
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
    visibility: Visibility
    speed: Speed
    clock: dict[str, float] | None
    pace: float
    think_less: bool
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
    lesson: str | None


class MyTable(TableInfo):
    """A table at which the person who asks has a seat."""

    your_turn: bool


class TableChange(Body):
    """What can be changed: how long bots take and who may talk at any time, the rest before the game begins.

    Modules and options belong together: with other modules, options that are not named are the usual ones.
    """

    pace: Pace | None = None
    think_less: bool | None = None
    chat: Talk | None = None
    modules: Modules | None = None
    options: Options | None = None
    components: SetName | None = None
    visibility: Visibility | None = None
    speed: Speed | None = None
    clock: Annotated[ClockRequest | None, Field(description="null: no clock.")] = None


class SeatBot(Body):
    """The bot that shall have a seat before the game begins."""

    bot: Annotated[str, Field(max_length=40)]


class Join(Body):
    """Which seat to take, if not just any, and a share in the luck."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    commitment: Commitment | None = None


class Rematch(Body):
    """A share in the luck of a rematch."""

    nonce: Nonce | None = None
    commitment: Commitment | None = None


class Reveal(Body):
    """The nonce that a player committed to."""

    nonce: Nonce


class Abandon(Body):
    """Whether to end the game without a result; it ends when everybody who is there agrees."""

    agree: bool = True


class StandIn(Body):
    """The bot that shall play for a seat."""

    bot: Annotated[str, Field(max_length=40)] = "settler"
