"""Every action of Montana, declared once. Codes, notation, JSON and sentences follow from this list.

Rules offer actions in ascending order of code, so the order of the families matters to them.
"""

from collections.abc import Collection, Sequence

from frontier.engine.actions import ActionSpace, Choice, Family, Number, Several
from frontier.games.montana.components import AREAS, GOODS, KINDS, MATERIALS, Components
from frontier.games.montana.modules.components import SPECIALS, Expansion

BENEFITS = (*GOODS[:4], "silver", *(f"{kind}_worker" for kind in KINDS))  # of a cattle trade
CITY_GOODS = GOODS[:3]  # of the city's goods row
MARKET_GOODS = GOODS[:4]  # X-MARKET-04
TOPS = ("plain", *SPECIALS)  # the settlement on top of a field
BELOW = tuple("+".join(special for i, special in enumerate(SPECIALS) if mask >> i & 1) or "plain" for mask in range(8))


def action_space(
    box: Components,
    labels: Sequence[str],
    modules: Collection[str],
    expansion: Expansion,
    may_sell_nothing: bool,
    chooses_start: bool,
) -> ActionSpace:
    """The actions of a game with these components, field labels and modules.

    What came with later versions of the rules follows at the end, so that the codes of earlier ones stay.
    """
    return ActionSpace(
        Family("spin", Number("space", 1, len(box.wheel))),  # chance
        Family("recruit"),
        Family("bank", Number("space", 1, len(box.bank))),
        Family("work", Choice("area", AREAS), Number("space", 1, max(len(area) for area in box.areas))),
        Family("city"),
        Family("build", Choice("field", labels)),
        Family("trade", Choice("benefit", BENEFITS)),
        *extra_families(modules, expansion),
        Family("advance", Number("spaces", 1, box.numbers["limits.advance"])),
        Family("no_advance"),
        Family("staff", Several("workers", KINDS, 1, 3)),
        Family("no_helper"),
        Family("take", Several("workers", KINDS, 2, 2)),
        Family("give_back", Several("workers", KINDS, 1, 2)),
        Family("bid", Choice("row", [row.id for row in box.rows]),
               Choice("pumpkins", [str(price) for price in box.columns])),
        Family("pass"),
        Family("go_on"),
        Family("upgrade", Several("materials", MATERIALS, 0, max(row.upgrades for row in box.rows))),
        Family("goods", Several("goods", CITY_GOODS, 0, max(row.goods for row in box.rows))),
        Family("stop"),
        Family("end_turn"),
        Family("canteen"),
        Family("no_canteen"),
        *module_families(labels, modules, expansion),
        *([Family("sell_nothing")] if may_sell_nothing and "events" in modules else []),
        *([Family("start", Choice("field", labels))] if chooses_start else []),
    )  # fmt: skip


def extra_families(modules: Collection[str], expansion: Expansion) -> list[Family]:
    """Extra actions of the modules, possible wherever cattle may be traded."""
    families: list[Family] = []
    if "events" in modules:
        families += [
            Family("sell"),
            Family("hire", Choice("worker", KINDS)),
            Family("buy", Several("goods", GOODS, 1, 2)),
        ]
    if "goldrush" in modules:
        families.append(Family("use", Choice("mountain_tile", [face.id for face in expansion.mountains])))
    return families


def module_families(labels: Sequence[str], modules: Collection[str], expansion: Expansion) -> list[Family]:
    """Decisions and luck of the modules."""
    families: list[Family] = []
    if "landscapes" in modules:
        mixes = [field.mix for side in expansion.landscapes for field in side.fields if field.mix > 0] or [1]
        families += [
            Family("mix", Several("goods", GOODS[4:], min(mixes), max(mixes))),
            Family("fetch", Choice("field", labels)),
        ]
    if "settlements" in modules:
        families += [
            Family("toll", Several("goods", GOODS, 1, 3)),
            Family("tile", Choice("top", TOPS), Choice("below", BELOW)),
            Family("exchange", Choice("give", MARKET_GOODS), Choice("take", MARKET_GOODS)),
            Family("leave"),
        ]
    if "events" in modules:
        families += [
            Family("draw", Choice("card", [face.id for face in expansion.cards])),  # chance
            Family("worker", Choice("worker", KINDS)),
            Family("sell_workers", Several("workers", KINDS, 1, 3)),
            Family("sell_goods", Several("goods", GOODS, 1, 3)),
        ]
    if "goldrush" in modules:
        families += [
            Family("look", Choice("mountain_tile", [face.id for face in expansion.mountains])),  # chance
            Family("take_tile", Choice("field", labels)),
            Family("reveal"),
        ]
    return families
