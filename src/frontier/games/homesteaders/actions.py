"""Every action of Homesteaders, declared once. Codes, notation, JSON and sentences follow from this list.

Rules offer actions in ascending order of code, so the order of the families matters to them.
"""

from frontier.engine.actions import ActionSpace, Choice, Family, Number, Several
from frontier.games.homesteaders.components import GOODS, MAX_GOLD, MAX_SUBSTITUTES, STACKS, Components

MONEY = ("silver", "gold")
REPLACED = ("copper", "cattle")  # what gold may stand for (H-BLD-14)
REWARDS = ("trade", "track", "worker", *GOODS, "vp")  # of the railroad line
RELIEFS = ("debt", "silver")  # return a debt, or take silver
SWAPS = ("food", "steel")  # what the Market gives, for the good before it


def action_space(box: Components) -> ActionSpace:
    """The actions of a game with these components."""
    drawn = [str(tile.number) for tile in box.tiles if tile.stack > 1]
    return ActionSpace(
        Family("draw", Choice("tile", drawn)),  # chance
        Family("neutral", Number("space", 1, STACKS - 1)),
        Family("bid", Number("space", 1, STACKS), Choice("silver", [str(bid) for bid in box.ladder])),
        Family("pass"),
        Family("place", Choice("place", box.places)),
        Family("done"),
        Family("pay", Number("gold", 0, MAX_GOLD)),
        Family("build", Choice("building", [building.id for building in box.buildings[1:]])),
        Family("no_build"),
        Family("extra", Choice("with", ("good", "gold"))),
        Family("no_extra"),
        Family("buy", Choice("good", GOODS), Choice("with", MONEY)),
        Family("sell", Choice("good", GOODS)),
        Family("hire"),
        Family("market", Choice("good", SWAPS)),
        Family("bank"),
        Family("borrow"),
        Family("pay_off", Choice("with", MONEY)),
        Family("gold_for", Several("goods", REPLACED, 0, MAX_SUBSTITUTES)),
        Family("worker"),
        Family("no_worker"),
        Family("relief", Choice("relief", RELIEFS)),
        Family("reward", Choice("reward", REWARDS)),
    )
