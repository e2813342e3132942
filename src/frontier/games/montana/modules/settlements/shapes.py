"""What the special settlements add to the shapes of the game."""

from typing import Literal, TypedDict

from frontier.games.montana.modules.settlements.components import Special


class Seat(TypedDict):
    """The special settlements that a seat has left."""

    specials: list[Special]


class Settlement(TypedDict):
    """What lies on top."""

    top: Special | Literal["plain"]


class Field(TypedDict):
    """The seats that ask a toll there."""

    tolls: list[int]


class View(TypedDict):
    """Exchanges left at the market."""

    exchanges: int
