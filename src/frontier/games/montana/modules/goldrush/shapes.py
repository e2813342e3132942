"""What the mountain tiles add to the shapes of the game."""

from typing import Literal, TypedDict

from frontier.games.montana.modules.shapes import FaceView


class Mountain(TypedDict):
    """A mountain tile, by the mountain it came from."""

    tile: str | None
    known_to: list[int]
    holder: int | Literal["box"] | None
    face_up: bool
    marked: bool


class View(TypedDict):
    """The tiles of all mountains."""

    mountains: dict[str, Mountain]


class Printed(TypedDict):
    """All tiles, with how many of each are left."""

    mountain_tiles: list[FaceView]
