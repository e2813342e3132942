"""The messages of a table's socket, both ways."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from frontier.server.api.common import ErrorDetail
from frontier.server.api.models.chat import Message
from frontier.server.api.models.fields import Code, Notation, SeatNumber, Sequence
from frontier.server.api.models.play import EntryInfo, OutlookInfo, TurnInfo, Update, WayInfo, Why
from frontier.server.api.models.tables import TableInfo

PROTOCOL = 2  # the version of what is told and understood; docs/protocol.md lists what changed


class FromClient(BaseModel):
    """A message to the server; which fields count depends on its type."""

    model_config = ConfigDict(extra="forbid", strict=True)

    type: Literal["act", "undo", "confirm", "plan", "chat", "why", "outlook", "ways", "ping"]
    id: Annotated[str, Field(max_length=64)] | int | None = None
    seq: Sequence = 0
    action: Code | None = None
    move: Notation | None = None
    moves: Annotated[list[Notation], Field(max_length=40)] = []
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
    """The answer to a request that was carried out."""

    type: Literal["ok"]
    id: str | int | None
    seq: int


class ErrorMessage(BaseModel):
    """The answer to a request that was refused."""

    type: Literal["error"]
    id: str | int | None
    error: ErrorDetail


class TableMessage(BaseModel):
    """The news of who sits where, and how the table stands."""

    type: Literal["table"]
    table: TableInfo


class TurnMessage(BaseModel):
    """The news that the bot whose turn it is waits for the bots of other tables, or does no more."""

    type: Literal["turn"]
    seq: int
    turn: TurnInfo


class ChatMessage(BaseModel):
    """The news of a chat message."""

    type: Literal["chat"]
    message: Message


class WhyMessage(Why):
    """The answer to "why"."""

    type: Literal["why"]
    id: str | int | None


class OutlookMessage(OutlookInfo):
    """The answer to "outlook"."""

    type: Literal["outlook"]
    id: str | int | None


class WaysMessage(BaseModel):
    """The answer to "ways": what becomes possible after a few decisions on the side, or in another turn at once."""

    type: Literal["ways"]
    id: str | int | None
    ways: list[WayInfo]


class PongMessage(BaseModel):
    """The answer to "ping"."""

    type: Literal["pong"]
    id: str | int | None


FromServer = (
    Update
    | LogMessage
    | OkMessage
    | ErrorMessage
    | TableMessage
    | TurnMessage
    | ChatMessage
    | WhyMessage
    | OutlookMessage
    | WaysMessage
    | PongMessage
)
