"""The shapes that the JSON of every game shares. A game's own shapes.py goes on from here (`View`)."""

from typing import TypedDict

OptionValues = dict[str, bool | int | str]


class ComponentSet(TypedDict):
    """Which component set a game is played with."""

    name: str
    hash: str


class Settings(TypedDict):
    """What makes a configuration: it stands in records, positions and views."""

    game: str
    players: int
    modules: list[str]
    options: OptionValues
    components: ComponentSet
    rules: int


class CommonView(Settings):
    """What the view of every game tells, beside its seats and whatever the game adds."""

    seat: int | None  # with whose eyes it is seen; null: a spectator's
    actor: int  # the seat to decide, or CHANCE, or OVER
    phase: str
    round: int
    scores: list[int | None]  # null: hidden
    winners: list[int]
    ending: str | None


class AnySeat(TypedDict):
    """What a view tells of a seat in every game."""

    colour: str


class View(CommonView):
    """The part of a view that is the same in every game."""

    seats: list[AnySeat]
