"""Every action of Montana, declared once. Codes, notation, JSON and sentences follow from this list.

Rules offer actions in ascending order of code, so the order of the families matters to them.
"""

from collections.abc import Sequence

from frontier.engine.actions import ActionSpace, Choice, Family, Number, Several
from frontier.games.montana.components import AREAS, GOODS, KINDS, MATERIALS, Components
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.module import Module

BENEFITS = (*GOODS[:4], "silver", *(f"{kind}_worker" for kind in KINDS))  # of a cattle trade
CITY_GOODS = GOODS[:3]  # of the city's goods row


def action_space(
    box: Components,
    labels: Sequence[str],
    modules: tuple[Module, ...],
    expansion: Expansion,
    rules: int,
    chooses_start: bool,
) -> ActionSpace:
    """Return the actions of a game with these components, field labels and modules.

    What came with later versions of the rules follows at the end, so that the codes of earlier ones stay.
    """
    extra_families: list[Family] = []
    families: list[Family] = []
    later_families: list[Family] = []
    for module in modules:
        extra_families += module.extra_families(expansion)
        families += module.families(labels, expansion)
        later_families += module.later_families(rules)
    return ActionSpace(
        Family("spin", Number("space", 1, len(box.wheel))),  # chance
        Family("recruit"),
        Family("bank", Number("space", 1, len(box.bank))),
        Family("work", Choice("area", AREAS), Number("space", 1, max(len(area) for area in box.areas))),
        Family("city"),
        Family("build", Choice("field", labels)),
        Family("trade", Choice("benefit", BENEFITS)),
        *extra_families,
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
        *families,
        *later_families,
        *([Family("start", Choice("field", labels))] if chooses_start else []),
    )  # fmt: skip
