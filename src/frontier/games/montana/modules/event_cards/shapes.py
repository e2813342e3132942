"""What the event cards add to the shapes of the game."""

from typing import NotRequired, TypedDict

from frontier.games.montana.modules.shapes import FaceView


class Events(TypedDict):
    """The card to come and the active one."""

    left: str | None
    right: str | None
    used: bool
    declined: NotRequired[str]
    drawn: dict[str, int]


class View(TypedDict):
    """The cards that lie there."""

    events: Events


class Printed(TypedDict):
    """All cards, with how many of each are left."""

    cards: list[FaceView]
