"""A finished game, move by move."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from frontier.server.api.common import Body
from frontier.server.api.models.play import EventInfo


class ScoreItem(BaseModel):
    """Something that decides the game: its name, a value a seat, and whether it counts only between equals."""

    id: str
    text: str
    tie: bool
    values: list[int]


class RecordRequest(Body):
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
