"""Homesteaders' components: read from TOML and checked."""

from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final, Literal, get_args

from frontier.engine.components import (
    Listing,
    PackagedSets,
    Reader,
    Word,
    fingerprint,
    list_box,
    read_name,
    read_numbers,
)
from frontier.engine.errors import ComponentError, brief

Good = Literal["wood", "food", "steel", "gold", "copper", "cattle"]
Kind = Literal["residential", "commercial", "industrial", "special"]  # of a building
TileStage = Literal["settlement", "town", "city"]

GOODS: tuple[Good, ...] = get_args(Good)
RESOURCES = (*GOODS, "silver", "trade", "vp")  # what income consists of
KINDS: tuple[Kind, ...] = get_args(Kind)
STAGES = ("settlement", "settlement_town", "town", "city")
TILE_STAGES: tuple[TileStage, ...] = get_args(TileStage)
LINE = ("trade", "track", "worker", "good", "vp")  # the rewards of the railroad line's spaces; any good (H-RAIL-03)
COUNTED = (*KINDS, "worker", "track", "building")  # what extra VP can be given for
ABILITIES = (
    "wood_to_food", "food_to_steel", "sale_bonus", "gold_as_copper_or_cattle", "vp_per_later_building", "equal_bid",
    "silver_per_worker", "debt_relief", "trade_to_silver",
)  # fmt: skip
AT_ONCE = ("trade", "track")  # of what a building gives when built; of the others there is one at most
WHEN_BUILT = (*AT_ONCE, "worker", "advance", "debt_relief", "building")
GAINS = ("worker", "advance", "vp")  # of an auction tile

HOMESTEAD = "homestead"
ROUNDS = 10  # H-ROUND-01
STACKS = 3
TILES_PER_STAGE = {"settlement": 4, "town": 4, "city": 2}  # of stacks 2 and 3 (H-SETUP-04)
MAX_BUILDINGS = 32  # kinds, the Homestead included: one bit each
MAX_PLACES = 32
MAX_GOLD: Final = 20  # in one payment
MAX_SUBSTITUTES = 2  # copper and cattle in one cost
SETS = PackagedSets(Path(__file__).parent / "data", ("standard",))

NUMBERS = {
    "start": {"silver": (0, 50), "workers": (1, 10)},
    "money": {"gold_worth": (5, 20), "debt_silver": (1, 10), "debt_price": (2, 20), "debt_chips": (1, 100),
              "sale_vp": (0, 5), "sale_bonus": (0, 5), "rodeo_limit": (0, 20)},
    "railroad": {"vp": (1, 20)},
    "scoring": {"goods_vp": (0, 10)},
}  # fmt: skip

BUILDING_KEYS = (
    "id", "kind", "stage", "copies", "copies_two_players", "cost", "vp", "extra_vp", "income", "work", "when_built",
    "abilities",
)  # fmt: skip
HOMESTEAD_KEYS = ("id", "kind", "stage", "vp", "extra_vp", "income", "work")  # nobody builds it
FIRST_STACK_KEYS = ("number", "stack", "kinds", "gains", "pay", "for")
TILE_KEYS = (*FIRST_STACK_KEYS, "stage")


@dataclass(frozen=True)
class Work:
    """What one or two workers together bring."""

    workers: int
    gives: tuple[str, ...]


@dataclass(frozen=True)
class Building:
    """One kind of building (H-ATTR-01)."""

    id: str
    kind: Kind
    stage: str
    copies: int
    copies_two_players: int
    cost: tuple[Good, ...]
    vp: int
    extra_vp: tuple[str, ...]
    income: tuple[str, ...]
    work: tuple[Work, ...]
    when_built: tuple[str, ...]
    abilities: tuple[str, ...]


@dataclass(frozen=True)
class Tile:
    """An auction tile: what may be built, what it gives, and what may be paid for more."""

    number: int
    stack: int
    stage: str
    kinds: tuple[Kind, ...]
    gains: tuple[str, ...]
    pay: str
    reward: tuple[str, ...]


@dataclass(frozen=True)
class Components:
    """The component set of one box of Homesteaders."""

    name: str
    hash: str
    numbers: dict[str, int]
    ladder: tuple[int, ...]
    neutral: tuple[int, int, int]  # start, lowest, highest
    prices: tuple[tuple[str, int], ...]  # of each good: silver or gold, how much
    buildings: tuple[Building, ...]  # the Homestead first
    tiles: tuple[Tile, ...]
    is_reconstructed: bool

    @property
    def places(self) -> tuple[str, ...]:
        """Ids of all work places."""
        return tuple(place for building in self.buildings for place in places_of(building))


def places_of(building: Building) -> list[str]:
    """Ids of a building's work places: its own id, numbered where it has more than one."""
    spots = sum(work.workers for work in building.work)
    return [f"{building.id}_{i + 1}" for i in range(spots)] if spots > 1 else [building.id] * spots


def load(source: str | Path | None = None) -> Components:
    """Return a packaged component set, or one from a file."""
    name = SETS.name_of(source)
    return _read(SETS.read(source)) if name is None else _packaged(name)


@cache
def _packaged(name: str) -> Components:
    return replace(_read(SETS.read(name)), name=name)


def listing(source: str | Path | None = None) -> Listing:
    """Return a component set for display, each value with its provenance."""
    return list_box(source, SETS, _read)


def _read(reader: Reader) -> Components:
    reader.only("format", "name", "start", "bids", "market", "money", "railroad", "scoring", "buildings", "tiles")
    reader.number("format", 1, 1)
    ladder = _ladder(reader.table("bids"))
    components = Components(
        name=read_name(reader),
        hash="",
        numbers=read_numbers(reader, NUMBERS),
        ladder=ladder,
        neutral=_neutral(reader.table("bids"), ladder),
        prices=_prices(reader.table("market")),
        buildings=tuple(_building(entry, i) for i, entry in enumerate(reader.tables("buildings", 2, MAX_BUILDINGS))),
        tiles=tuple(_tile(entry, i) for i, entry in enumerate(reader.tables("tiles", 30, 30))),
        is_reconstructed="reconstructed" in reader.notes.values(),
    )
    _check_together(reader, components)
    return replace(components, hash=fingerprint(reader.data))


def _ladder(bids: Reader) -> tuple[int, ...]:
    bids.only("ladder", "neutral_start", "neutral_low", "neutral_high")
    ladder = bids.table("ladder")
    ladder.only("values", "provenance")
    ladder.note()
    values = ladder.get("values")
    if (
        not isinstance(values, list)
        or not 2 <= len(values) <= 12
        or not all(isinstance(value, int) and not isinstance(value, bool) and 0 < value < 100 for value in values)
        or any(left >= right for left, right in pairwise(values))
    ):
        raise ladder.fail("values", f"expected 2 to 12 rising bids, got {brief(values)}")
    return tuple(values)


def _neutral(bids: Reader, ladder: tuple[int, ...]) -> tuple[int, int, int]:
    found = {key: bids.noted(key, 1, 99) for key in ("neutral_low", "neutral_start", "neutral_high")}
    for key, bid in found.items():
        if bid not in ladder:
            raise bids.fail(key, f"expected a bid of the ladder, got {bid}")
    low, start, high = found.values()
    if not low <= start <= high:
        raise bids.fail("neutral_start", f"expected a bid from {low} to {high}, got {start}")
    return start, low, high


def _prices(market: Reader) -> tuple[tuple[str, int], ...]:
    """Return the prices: silver for the first goods, gold for copper and cattle (H-MARKET-05)."""
    market.only(*GOODS)
    prices: list[tuple[str, int]] = []
    for good in GOODS:
        entry = market.table(good)
        money = "gold" if good in ("copper", "cattle") else "silver"
        entry.only(money, "provenance")
        entry.note()
        prices.append((money, entry.number(money, 1, 3 if money == "gold" else 5)))
    return tuple(prices)


def _note(reader: Reader, keys: tuple[str, ...]) -> None:
    """A row's provenance; `rulebook` names those of its keys that the rulebook states."""
    reader.only(*keys, "provenance", "rulebook")
    reader.note()
    if reader.has("rulebook"):
        reader.words("rulebook", keys)


def _building(reader: Reader, index: int) -> Building:
    _note(reader, BUILDING_KEYS if index > 0 else HOMESTEAD_KEYS)
    id_ = reader.word("id")
    if not id_.replace("_", "a").isalpha() or not id_.isascii() or not id_.islower():
        raise reader.fail("id", f"expected small letters and underscores, got {brief(id_)}")
    start = index == 0
    if start != (id_ == HOMESTEAD):
        raise reader.fail("id", f"expected {HOMESTEAD} exactly as the first building")
    work = reader.tables("work", 1, 4) if reader.has("work") else []
    return Building(
        id=id_,
        kind=reader.word("kind", KINDS),
        stage=reader.word("stage", ("start",) if start else STAGES),
        copies=0 if start else reader.number("copies", 1, 4),
        copies_two_players=0 if start else reader.number("copies_two_players", 1, 4),
        cost=() if start else tuple(reader.words("cost", GOODS)),
        vp=reader.number("vp", 0, 50),
        extra_vp=_list(reader, "extra_vp", COUNTED),
        income=_list(reader, "income", RESOURCES),
        work=tuple(_work(entry) for entry in work),
        when_built=() if start else _list(reader, "when_built", WHEN_BUILT),
        abilities=() if start else _list(reader, "abilities", ABILITIES),
    )


def _list(reader: Reader, key: str, allowed: tuple[Word, ...]) -> tuple[Word, ...]:
    words = tuple(reader.words(key, allowed)) if reader.has(key) else ()
    if len(words) > 9:
        raise reader.fail(key, "expected at most 9 entries")
    return words


def _work(reader: Reader) -> Work:
    reader.only("workers", "gives")
    gives = _list(reader, "gives", RESOURCES)
    if not gives:
        raise reader.fail("gives", "expected at least one entry")
    return Work(reader.number("workers", 1, 2), gives)


def _tile(reader: Reader, index: int) -> Tile:
    _note(reader, TILE_KEYS if index >= ROUNDS else FIRST_STACK_KEYS)
    number = reader.number("number", index + 1, index + 1)
    stack = reader.number("stack", index // ROUNDS + 1, index // ROUNDS + 1)
    reward = _list(reader, "for", ("vp", "track"))
    if reader.has("pay") != bool(reward):
        raise reader.fail("pay", "expected `pay` together with what it is for")
    gains = _list(reader, "gains", GAINS)
    if gains.count("worker") > 1 or gains.count("advance") > 1:
        raise reader.fail("gains", "expected at most one worker and one advance")
    return Tile(
        number=number,
        stack=stack,
        stage="" if stack == 1 else reader.word("stage", TILE_STAGES),
        kinds=_list(reader, "kinds", KINDS),
        gains=gains,
        pay=reader.word("pay", GOODS) if reward else "",
        reward=reward,
    )


def _check_together(reader: Reader, box: Components) -> None:
    """Refuse values that are fine alone but not together."""

    def demand(holds: bool, key: str, problem: str) -> None:
        if not holds:
            raise ComponentError(reader.file, key, problem)

    ids = [building.id for building in box.buildings]
    demand(len(set(ids)) == len(ids), "buildings", "expected a different id for each building")
    demand(len(box.places) <= MAX_PLACES, "buildings", f"more than {MAX_PLACES} work places")
    demand(len(set(box.places)) == len(box.places), "buildings", "two work places would have the same name")
    money = box.numbers
    demand(
        money["money.debt_price"] > money["money.debt_silver"],
        "money.debt_price",
        "a debt must cost more than it brings",
    )
    demand(box.prices[GOODS.index("gold")][1] <= money["money.gold_worth"], "market.gold", "more than gold is worth")
    for i, building in enumerate(box.buildings):
        at = f"buildings[{i}]"
        substitutes = building.cost.count("copper") + building.cost.count("cattle")
        demand(len(building.cost) <= 9, f"{at}.cost", "expected at most 9 goods")
        demand(substitutes <= MAX_SUBSTITUTES, f"{at}.cost", f"more than {MAX_SUBSTITUTES} copper and cattle together")
        asked = [reward for reward in building.when_built if reward not in AT_ONCE]
        demand(len(asked) <= 1, f"{at}.when_built", "expected at most one of worker, advance, debt_relief, building")
        if "equal_bid" in building.abilities:  # two of them would outbid each other for ever (H-AMB-33)
            demand(max(building.copies, building.copies_two_players) == 1, f"{at}.copies", "equal_bid: expected 1 copy")
    demand(sum("equal_bid" in building.abilities for building in box.buildings) <= 1, "buildings", "two with equal_bid")
    for stack in (2, 3):
        for stage, count in TILES_PER_STAGE.items():
            found = sum(tile.stack == stack and tile.stage == stage for tile in box.tiles)
            demand(found == count, "tiles", f"stack {stack}: expected {count} tiles of {stage}, got {found}")
