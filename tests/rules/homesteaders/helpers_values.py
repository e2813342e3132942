"""The component tables of the ledger, read from their copy in fixtures/values.md."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from support.homesteaders import Scene

FIXTURE = Path(__file__).parent / "fixtures" / "values.md"

KINDS = {"R": "residential", "C": "commercial", "I": "industrial", "S": "special"}
STAGES = {
    "start": "start", "Settlement": "settlement", "Sett./Town": "settlement_town", "Town": "town", "City": "city",
}  # fmt: skip
STOCK = {  # the stages of the buildings beside the board in each stage of the game
    "settlement": ("settlement", "settlement_town"), "town": ("settlement_town", "town"), "city": ("city",),
}  # fmt: skip
ANY_KIND = {"settlement": 13, "settlement_town": 13, "town": 28, "city": 9}  # a tile with which all kinds can be built
WHEN_BUILT = {
    "pay off 1 debt, or 2 silver": "debt_relief",
    "1 more building of any kind": "building",
    "railroad advance": "advance",
    "1 worker": "worker",
    "1 track": "track",
    "1 trade": "trade",
}
ABILITIES = {
    "trade+wood->food": "wood_to_food",
    "trade+food->steel": "food_to_steel",
    "trade->1 silver": "trade_to_silver",
    "+1 silver per sale": "sale_bonus",
    "gold as copper/cattle": "gold_as_copper_or_cattle",
    "1 VP per later building": "vp_per_later_building",
    "equal bid outbids": "equal_bid",
}
STANDING_INCOME = {"pay off 1 debt": "debt_relief", "1 silver per worker, max 5": "silver_per_worker"}


@dataclass(frozen=True)
class BuildingRow:
    """A row of H-VAL-01."""

    id: str
    kind: str
    stage: str
    copies: tuple[int, int]  # with 3-4 players, with 2
    cost: Counter[str]
    vp: int
    extra_vp: tuple[str, ...]
    income: Counter[str]
    work: tuple[tuple[int, Counter[str]], ...]  # workers needed, what they bring
    when_built: tuple[str, ...]
    abilities: tuple[str, ...]

    def __str__(self) -> str:
        return self.id

    @property
    def places(self) -> list[list[str]]:
        """Names of the work places, those of each output together."""
        total = sum(workers for workers, _ in self.work)
        names = [f"{self.id}_{i + 1}" for i in range(total)] if total > 1 else [self.id] * total
        return [[names.pop(0) for _ in range(workers)] for workers, _ in self.work]


@dataclass(frozen=True)
class TileRow:
    """A row of H-VAL-02."""

    number: int
    stack: int
    round: int  # 0 in the shuffled stacks
    stage: str
    kinds: tuple[str, ...]
    gains: tuple[str, ...]
    pay: str
    reward: tuple[str, ...]

    def __str__(self) -> str:
        return f"tile-{self.number}"


def rows(table: str) -> list[dict[str, str]]:
    """The rows of one of the tables, by column, without the stars that mark the rulebook's own values."""
    lines = FIXTURE.read_text(encoding="utf-8").split(f"## {table}\n")[1].split("\n## ")[0].splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("|")]
    header, _, *body = cells
    return [dict(zip(header, (cell.replace("*", "").strip() for cell in row), strict=True)) for row in body]


def counted(text: str) -> Counter[str]:
    """Pieces in a cell such as "1 wood 2 steel"; nothing else may stand there."""
    found: Counter[str] = Counter()
    for n, piece in re.findall(r"(\d+) (\w+)", text):
        found[piece.lower()] += int(n)
    assert not re.sub(r"\d+ \w+", "", text).strip(" +-") or text == "none", text
    return found


def effects(text: str, phrases: dict[str, str]) -> tuple[list[str], str]:
    """What known phrases of a cell stand for, and the rest of the cell."""
    found: list[str] = []
    for phrase, effect in phrases.items():
        if phrase in text:
            found.append(effect)
            text = text.replace(phrase, "", 1)
    return found, text


def _building(row: dict[str, str]) -> BuildingRow:
    many, _, few = row["n/2p"].partition("/")
    standing, income = effects(row["Fixed income"], STANDING_INCOME)
    abilities, rest = effects(row["When built / ability"], ABILITIES)
    when_built, rest = effects(rest, WHEN_BUILT)
    assert not rest.replace("then", "").strip(" ,;-"), rest
    extra = re.sub(r"\(.*\)", "", row["Extra VP at end (1 per ...)"])
    work = re.findall(r"(\[+)([^\[\]]+)\]+", row["Work places"])
    return BuildingRow(
        id=row["Name"].lower().replace(" ", "_"),
        kind=KINDS[row["Kind"]],
        stage=STAGES[row["Stage"]],
        copies=(int(many), int(few)) if few else (0, 0),
        cost=counted(row["Cost"]),
        vp=int(row["VP"]),
        extra_vp=tuple(sorted(re.findall(r"[a-z]+", extra.replace("and ", "")))),
        income=counted(income),
        work=tuple((len(brackets), counted(gives)) for brackets, gives in work),
        when_built=tuple(sorted(when_built)),
        abilities=tuple(sorted(abilities + standing)),
    )


def _tile(row: dict[str, str]) -> TileRow:
    number = int(row["Tile"])
    round = re.fullmatch(r"round (\d+)( \(\w+\))?", row["Position"])
    stage = "settlement" if number % 10 in {1, 2, 3, 4} else "city" if number % 10 in {9, 0} else "town"
    written = re.findall("Settlement|Town|City", row["Position"])
    assert (written or [stage.title()]) == [stage.title()]
    right = {"any": tuple(KINDS.values()), "none": ()}.get(row["Build right"])
    if right is None:
        right = tuple(KINDS[kind] for kind in row["Build right"].split(" or "))
    given, _, sold = row["Extra"].partition("may pay ")
    paid, _, bought = sold.partition(" for ")
    gains = ["advance"] * ("railroad advance" in given)
    gains += list(counted(re.sub(r"(,? and\b.*)|railroad advance", "", given)).elements())
    return TileRow(
        number=number,
        stack=int(row["Stack"]),
        round=int(round[1]) if round else 0,
        stage=stage,
        kinds=tuple(sorted(right)),
        gains=tuple(sorted(gains)),
        pay="".join(counted(paid).elements()),
        reward=tuple(counted(bought).elements()),
    )


BUILDINGS = [_building(row) for row in rows("H-VAL-01")]
TILES = [_tile(row) for row in rows("H-VAL-02")]
BUILDABLE = BUILDINGS[1:]


def stock(stage: str) -> list[BuildingRow]:
    """The kinds beside the board in a stage of the game when nothing has been built."""
    return [row for row in BUILDABLE if row.stage in STOCK[stage]]


def may_build(row: BuildingRow, goods: Counter[str], **held: int) -> Scene:
    """Seat 0 of four has won a tile for any kind in the building's stage, and holds these goods only."""
    scene = Scene(players=4)
    scene.give(0, **{"silver": 20, **held}, **goods)
    scene.building(0, ANY_KIND[row.stage])
    return scene


def next_round(scene: Scene) -> None:
    """Finish the round without doing anything more; the start player places workers."""
    quiet = ("reward trade", "relief silver", "no_worker", "no_build", "no_extra")
    while scene.phase != "place":
        if scene.phase == "draw":
            scene.do(scene.legal()[0])
        else:
            scene.do(next(move for move in scene.legal() if move in quiet))
