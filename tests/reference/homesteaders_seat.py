"""A player of the Homesteaders reference: holdings, trades and score."""

from collections import Counter
from dataclasses import dataclass, field

from reference.homesteaders_values import BUILDINGS

GOODS = ("wood", "food", "steel", "gold", "copper", "cattle")
PRICES = {  # H-MARKET-05: what, and how much of it
    "wood": ("silver", 1), "food": ("silver", 2), "steel": ("silver", 3), "gold": ("silver", 4),
    "copper": ("gold", 1), "cattle": ("gold", 1),
}  # fmt: skip
DEBT_CHIPS = 36


def _pays(goods: Counter[str], cost: Counter[str], port: bool) -> bool:
    """H-BUILD-05; with a River Port gold stands for the copper and cattle that are missing (H-BLD-14)."""
    short = {good: cost[good] - goods[good] for good in GOODS if cost[good] > goods[good]}
    if not port:
        return not short
    replaced = short.pop("copper", 0) + short.pop("cattle", 0)
    return set(short) <= {"gold"} and goods["gold"] >= cost["gold"] + replaced


@dataclass
class Seat:
    """What a player has. `has` counts goods, silver, trade, vp, debt, worker and track."""

    number: int
    has: Counter[str] = field(default_factory=lambda: Counter(silver=6, worker=1))
    railroad: int = 0
    passed: bool = False
    buildings: list[str] = field(default_factory=lambda: ["homestead"])
    placed: list[str] = field(default_factory=list)

    def score(self) -> int:
        """H-SCORE-01."""
        owned = [BUILDINGS[name] for name in self.buildings]
        counts = Counter(building.kind for building in owned)
        counts.update(building=len(owned), worker=self.has["worker"], track=self.has["track"])
        total = self.has["vp"] - self.has["debt"] * (self.has["debt"] + 1) // 2
        total += 2 * (self.has["gold"] + self.has["copper"] + self.has["cattle"])
        return total + sum(building.vp + sum(counts[what] for what in building.extra_vp) for building in owned)

    def trades(self) -> list[str]:
        """H-MARKET, H-DEBT and what buildings add."""
        has, found = self.has, []
        if has["trade"]:
            for good, (money, price) in PRICES.items():
                if has[money] >= price:
                    found.append(f"buy {good} {money}")
                if money == "silver" and good != "gold" and has["gold"]:  # H-AMB-12
                    found.append(f"buy {good} gold")
            found += [f"sell {good}" for good in GOODS if has[good]]
            found += ["hire"] * (has["food"] > 0)
            if "market" in self.buildings:
                found += ["market food"] * (has["wood"] > 0) + ["market steel"] * (has["food"] > 0)
            if "bank" in self.buildings:
                found.append("bank")
        if has["debt"] < DEBT_CHIPS:  # H-AMB-14
            found.append("borrow")
        if has["debt"]:
            found += ["pay_off silver"] * (has["silver"] >= 5) + ["pay_off gold"] * (has["gold"] > 0)
        return found

    def can_do_more_than_borrow(self) -> bool:
        """Whether the seat has a trade chip, or a debt and the money for it."""
        can_pay_off = self.has["debt"] > 0 and (self.has["silver"] >= 5 or self.has["gold"] > 0)
        return self.has["trade"] > 0 or can_pay_off

    def could_get(self, costs: list[Counter[str]]) -> bool:
        """H-AMB-19f: whether chips could bring what one of the costs asks for, by trying; silver can be borrowed."""
        port = "river_port" in self.buildings
        reached = {tuple(self.has[good] for good in GOODS)}
        for _ in range(self.has["trade"] + 1):
            held = [Counter(dict(zip(GOODS, counts, strict=True))) for counts in reached]
            if any(_pays(goods, cost, port) for goods in held for cost in costs):
                return True
            reached |= {
                tuple(n + (good == bought) - (good == paid) for good, n in goods.items())
                for goods in held
                for bought, (money, _) in PRICES.items()
                for paid in ((money,) if money == "silver" or goods[money] else ())
            }
        return False

    def trade(self, move: str) -> None:
        """Make one of the trades that are possible."""
        action, *choices = move.split()
        if action not in ("borrow", "pay_off"):
            self.has["trade"] -= 1
        match action, *choices:
            case "buy", good, money:
                self.has[money] -= PRICES[good][1] if money == PRICES[good][0] else 1
                self.has[good] += 1
            case "sell", good:
                money, price = PRICES[good]
                self.has[good] -= 1
                self.has[money] += price
                self.has["vp"] += 1
                self.has["silver"] += "general_store" in self.buildings
            case ["hire"]:
                self.has["food"] -= 1
                self.has["worker"] += 1
            case "market", good:
                self.has["wood" if good == "food" else "food"] -= 1
                self.has[good] += 1
            case ["bank"]:
                self.has["silver"] += 1
            case ["borrow"]:
                self.has["debt"] += 1
                self.has["silver"] += 2
            case "pay_off", money:
                self.has["debt"] -= 1
                self.has[money] -= 5 if money == "silver" else 1
