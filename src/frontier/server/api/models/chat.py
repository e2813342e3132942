"""Chat messages, and who is muted."""

from typing import Annotated

from pydantic import BaseModel, Field

from frontier.server.api.common import Body
from frontier.server.api.models.fields import Id


class Say(Body):
    """A chat message to post."""

    text: Annotated[str, Field(min_length=1, max_length=500)]


class Message(BaseModel):
    """A chat message that was posted."""

    id: int
    at: float
    person: str
    name: str
    text: str


class Mute(Body):
    """The person whose messages to hide, or to show again."""

    person: Id
    muted: bool = True
