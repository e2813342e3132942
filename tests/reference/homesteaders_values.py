"""The component tables H-VAL-01 and H-VAL-02 of the Homesteaders ledger, read from their copy beside the rule tests."""

import re
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

TABLES = Path(__file__).parents[1] / "rules" / "homesteaders" / "fixtures" / "values.md"
KINDS = {"R": "residential", "C": "commercial", "I": "industrial", "S": "special"}


def pieces(text: str) -> Counter[str]:
    """What a cell of the tables counts up, e.g. "2 silver + 1 trade"."""
    counts: Counter[str] = Counter()
    for number, name in re.findall(r"(\d) (wood|food|steel|gold|copper|cattle|silver|trade|VP|worker|track)\b", text):
        counts[name.lower()] += int(number)
    return counts


@dataclass(frozen=True)
class Building:
    """A row of H-VAL-01."""

    name: str
    kind: str
    stage: str
    copies: tuple[int, int]  # with 3-4 players, with 2
    cost: Counter[str]
    vp: int
    extra_vp: tuple[str, ...]
    income: Counter[str]
    outputs: tuple[tuple[tuple[str, ...], Counter[str]], ...]  # the work places it takes, what it gives
    gift: Counter[str]  # comes by itself when built
    worker: bool  # when built
    advance: bool  # when built


@dataclass(frozen=True)
class Tile:
    """A row of H-VAL-02."""

    number: int
    stack: int
    stage: str  # of the shuffled stacks
    kinds: tuple[str, ...]
    worker: bool
    advance: bool
    gift: Counter[str]
    price: str  # the good that buys the extra; "" without one
    extra: Counter[str]


def table(rule: str) -> list[list[str]]:
    """The rows below a table's header."""
    text = TABLES.read_text(encoding="utf-8").replace("*", "").split(f"## {rule}\n")[1].split("\n## ")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines() if line.startswith("|")][2:]


def read_buildings() -> dict[str, Building]:
    """The buildings by id, in the order of the table."""
    found = {}
    for _, title, kind, stage, copies, cost, vp, extra, income, places, built in table("H-VAL-01"):
        name = title.lower().replace(" ", "_")
        groups = [(len(left), pieces(inside)) for left, inside in re.findall(r"(\[+)([^\[\]]*)", places)]
        total = sum(workers for workers, _ in groups)
        names = [f"{name}_{n}" for n in range(1, total + 1)] if total > 1 else [name] * total
        outputs = []
        for workers, gives in groups:
            outputs.append((tuple(names[:workers]), gives))
            names = names[workers:]
        gift = pieces(built)
        found[name] = Building(
            name=name,
            kind=KINDS[kind],
            stage=stage,
            copies=(int(copies[0]), int(copies[2])) if "/" in copies else (0, 0),
            cost=pieces(cost),
            vp=int(vp),
            extra_vp=tuple(re.findall(r"residential|commercial|industrial|special|worker|track|^building", extra)),
            income=Counter() if "per worker" in income else pieces(income),  # the Rodeo has its own rule
            outputs=tuple(outputs),
            gift=Counter({piece: gift[piece] for piece in ("trade", "track") if gift[piece]}),
            worker="1 worker" in built,
            advance="railroad advance" in built,
        )
    return found


def read_tiles() -> dict[int, Tile]:
    """The auction tiles by number."""
    found = {}
    for number, stack, position, right, extra in table("H-VAL-02"):
        letters = {"any": list("RCIS"), "none": []}.get(right, right.split(" or "))
        given, _, offer = extra.partition("may pay ")
        price, _, bought = offer.partition(" for ")
        found[int(number)] = Tile(
            number=int(number),
            stack=int(stack),
            stage=re.sub(r"\W.*", "", position),
            kinds=tuple(KINDS[letter] for letter in letters),
            worker="1 worker" in given,
            advance="railroad advance" in given,
            gift=Counter({"vp": pieces(given)["vp"]}),
            price=price.removeprefix("1 "),
            extra=pieces(bought),
        )
    return found


BUILDINGS = read_buildings()
TILES = read_tiles()
PLACES = [place for building in BUILDINGS.values() for places, _ in building.outputs for place in places]
