"""The shapes of positions and views as JSON; docs/position.md tells what they mean.

The page's types are generated from `View`.
"""

from typing import Literal, TypedDict

from frontier.engine.shapes import CommonView
from frontier.games.homesteaders.components import Good, Kind, TileStage

Resume = Literal["income", "bidding", "building", "tile"]


class Bid(TypedDict):
    """The highest bid on an auction."""

    by: int | Literal["neutral"]
    silver: int


class Auction(TypedDict):
    """An auction space."""

    tile: int | None
    bid: Bid | None


class Neutral(TypedDict):
    """The neutral stone of two players."""

    value: int
    space: int | None
    bid: int | None


class Moment(TypedDict):
    """What a position and a view tell alike, beside round, phase and seats."""

    decider: int
    start_player: int
    auctions: list[Auction]
    turned_up: list[int]
    neutral: Neutral | None
    space: int | None
    next_place: str | None
    building: str | None
    extra_building: bool
    resume: Resume | None


class OpenSeat(TypedDict):
    """What everybody sees of a seat."""

    workers: int
    tracks: int
    railroad: int
    passed: bool
    buildings: list[str]
    placed: list[str]


class DumpedSeat(OpenSeat):
    """A seat of a position."""

    goods: dict[Good, int]
    silver: int
    trade: int
    vp: int
    debt: int


class Dump(Moment):
    """A whole position, without the settings."""

    round: int
    phase: str
    observer: int | Literal["spectator"] | None
    seats: list[DumpedSeat]


class Seat(OpenSeat):
    """A seat of a view; null is what stands behind its screen."""

    goods: dict[Good, int] | None
    silver: int | None
    trade: int | None
    vp: int | None
    debt: int | None
    colour: str
    known: bool
    points: dict[str, int] | None


class Work(TypedDict):
    """What one or two workers together bring, and the ids of the places where they work."""

    workers: int
    gives: list[str]
    places: list[str]


class Building(TypedDict):
    """What is printed on a kind of building."""

    id: str
    kind: Kind
    stage: str
    copies: int
    copies_two_players: int
    cost: list[Good]
    vp: int
    extra_vp: list[str]
    income: list[str]
    work: list[Work]
    when_built: list[str]
    abilities: list[str]


class Tile(TypedDict):
    """What is printed on an auction tile."""

    number: int
    stack: int
    stage: str
    kinds: list[Kind]
    gains: list[str]
    pay: str
    reward: list[str]


class Printed(TypedDict):
    """What is printed on the components: the part of a view that never changes."""

    numbers: dict[str, int]
    ladder: list[int]
    prices: dict[Good, dict[str, int]]
    kinds: list[Kind]
    rounds: dict[TileStage, list[int]]  # of each stage
    line: list[str]  # the rewards of the railroad line's spaces
    buildings: dict[str, Building]
    tiles: dict[str, Tile]


class View(CommonView, Moment):
    """What a seat sees."""

    seats: list[Seat]
    stage: TileStage
    stock: dict[str, int]
    printed: Printed
