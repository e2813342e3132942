"""The shapes of positions and views as JSON; docs/position.md tells what they mean.

The page's types are generated from `View`. What a module adds to one of these stands under the same name in its own
shapes.py.
"""

from typing import Literal, NotRequired, TypedDict

from frontier.engine.shapes import CommonView
from frontier.games.montana.components import Area, Good, Kind, WheelKind

Crew = list[Kind]


class Landscape(TypedDict):
    """How the tiles of the landscape lie."""

    tiles: list[str]
    turns: list[int]
    start: str | None


class Place(TypedDict):
    """Where workers are being sent."""

    area: Area | Literal["bank"]
    space: int


class Pieces(TypedDict):
    """Goods and workers, of a seat or of the supply."""

    goods: dict[Good, int]
    workers: dict[Kind, int]


class Supply(Pieces):
    """What nobody has."""

    cows: int
    spent_canteens: int


class Contractor(TypedDict):
    """Where a contractor stands in the city."""

    row: str
    pumpkins: int


class DumpedSeat(Pieces):
    """A seat of a position."""

    silver: int
    cows: int
    canteens: int
    stock: int
    contractor: Contractor | None
    bidding: Literal["waiting", "in_row", "passed"]


class Seat(DumpedSeat):
    """A seat of a view."""

    colour: str
    ranking: list[int]


class Space(TypedDict):
    """Who works on a space of an area, on its large and its small part."""

    large: Crew | None
    small: Crew | None


class Settlement(TypedDict):
    """Whose settlement stands on a field."""

    seat: int
    tiles: int


class Moment(TypedDict):
    """What a position and a view tell alike, beside round, phase and seats."""

    landscape: Landscape
    active: int
    decider: int
    setup_spins: int
    arrow: int
    advanced: bool
    built: int
    place: Place | None
    resume: str | None
    bidder: int
    payments: int
    last_round: bool
    supply: Supply
    bank: list[Crew | None]
    areas: dict[Area, list[Space]]
    settlements: dict[str, Settlement]
    cows: list[str]
    canteens: list[str]


class Dump(Moment):
    """A whole position, without the settings and without what modules add."""

    round: int
    phase: str
    seats: list[DumpedSeat]


class PrintedField(TypedDict):
    """What never changes about a field."""

    label: str
    q: int
    r: int
    land: str
    cost: list[Good]
    cow_symbol: bool
    canteen_symbol: bool
    two_settlements: bool
    settlements: NotRequired[int]  # with modules: how many it takes


class Field(PrintedField):
    """A field of the landscape."""

    open: bool


class BankSpace(TypedDict):
    """A space of the bank."""

    workers: int
    silver: int


class WorkSpace(TypedDict):
    """A space of an area."""

    silver: int
    goods: int


class CityRow(TypedDict):
    """A row of the city: what it brings, and what its spaces cost."""

    row: str
    cows: int
    goods: int
    upgrades: int
    silver: int
    pumpkins: list[int]


class Printed(TypedDict):
    """What is printed on the components."""

    wheel: list[list[WheelKind]]
    bank: list[BankSpace]
    areas: dict[Area, list[WorkSpace]]
    yields: dict[Area, Good]
    city: list[CityRow]
    numbers: NotRequired[dict[str, int]]  # of the modules


class View(CommonView, Moment):
    """What a seat sees."""

    seats: list[Seat]
    fields: list[Field]
    lines: dict[str, list[int]]  # open fields that would close a line, and for which seats
    printed: Printed
    site: NotRequired[str | None]  # with modules
