"""What the special landscapes add to the shapes of the game."""

from typing import TypedDict

from frontier.games.montana.components import Good, Kind


class Bonus(TypedDict):
    """What the landscape brings whoever settles beside its marks."""

    silver: int
    goods: list[Good]
    workers: list[Kind]


class SpecialLandscape(TypedDict):
    """What is special about the landscape in the centre."""

    id: str
    bonus: Bonus
    one_canteen: bool
    mix: int


class Field(TypedDict):
    """The price in big goods of any kind, and the bonus that it brings or shows."""

    mix: int
    bonus: bool
    bonus_mark: bool


class View(TypedDict):
    """What the turn has brought."""

    canteen_taken: bool
    extra_turn: bool


class Printed(TypedDict):
    """The landscape in the centre."""

    landscape: SpecialLandscape
