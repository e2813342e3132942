"""A position that somebody puts together, and what the rules say of it."""

from typing import Annotated, Any

from pydantic import BaseModel, Field

from frontier.server.api.common import Body
from frontier.server.api.models.analysis import Setup

Seed = Annotated[int, Field(ge=0, le=2**63 - 1, description="Decides the luck until somebody decides.")]


class FirstRequest(Setup):
    """The game whose first position is wanted."""

    seed: Seed = 0


class CheckRequest(Body):
    """A position to be checked: settings and all, as docs/position.md tells."""

    position: dict[str, Any]


class PositionProblem(BaseModel):
    """What is wrong with a position: the path of the value, and the problem in the words of the rules engine."""

    path: str
    text: str


class CheckedPosition(BaseModel):
    """What the rules say of a position.

    `view` is what a board draws, with nothing hidden; null if the values cannot be drawn at all. `prompt` says what is
    decided in it, and `actor` by whom (-1: chance, -2: nobody, the game is over), where it is possible.
    """

    position: dict[str, Any]
    view: dict[str, Any] | None
    problem: PositionProblem | None
    actor: int | None
    prompt: str | None


class FirstPosition(CheckedPosition):
    """The first position of a game, and the JSON Schema of what its positions hold beside the settings."""

    form: Annotated[dict[str, Any], Field(description="A JSON Schema.")]
