"""The legal moves of Montana with its modules, computed from a dumped position as the ledger has them."""

import copy
from collections import Counter
from itertools import combinations, combinations_with_replacement

from reference.montana_board import (
    AREAS,
    BOX,
    BUYS,
    CARDS,
    CHEAPEST,
    GOODS,
    KINDS,
    LANDSCAPES,
    MATERIALS,
    MOUNTAINS,
    PLACES,
    PRICES,
    ROWS,
    SMALL,
    WHEEL,
    Data,
    Spot,
    bags,
    in_order,
)
from reference.montana_questions import Questions

EXTRAS = ("turn", "advance", "helper", "bid", "bid_window", "pay_window", "building", "market", "after")


class Position(Questions):
    """A position and the moves that the ledger allows in it."""

    def __init__(self, data: Data, spots: dict[str, Spot]) -> None:
        self.d = copy.deepcopy(data)
        self.spots = spots
        self.modules: list[str] = data["modules"]
        self.seats: list[Data] = self.d["seats"]
        self.supply: Data = self.d["supply"]
        self.notes: set[str] = set()  # what came up, to see what a run of games has covered
        self.special: str = data["landscape"]["tiles"][0] if "landscapes" in self.modules else ""

    def note(self, what: str, happened: bool = True) -> None:
        """Remember what came up."""
        if happened:
            self.notes.add(what)

    # Looking ------------------------------------------------------------------------------------------

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.d["phase"])

    @property
    def me(self) -> Data:
        """Whose turn it is."""
        seat: Data = self.seats[self.d["active"]]
        return seat

    @property
    def card(self) -> str:
        """The active event card."""
        return str(self.d["events"]["right"] or "") if "events" in self.modules else ""

    def shown(self, kind: str) -> str:
        """What the active card shows if it is of this kind."""
        return self.card.removeprefix(kind + "_") if self.card.startswith(kind + "_") else ""

    def moves(self) -> list[str]:
        """All legal moves, in notation, sorted."""
        found: list[str] = getattr(self, f"_in_{self.phase}")()
        if self.phase in EXTRAS and self.d["decider"] == self.d["active"] and self.matters():
            found = found + self._extras()
            if len(found) == 1 and any(not tile["face_up"] for tile in self._tiles()):
                found = [*found, "reveal"]
        return sorted(found)

    def chances(self) -> dict[str, float]:
        """The chance moves and their probabilities."""
        if self.phase in ("setup_spin", "spin"):
            return {f"spin {i + 1}": 1 / len(WHEEL) for i in range(len(WHEEL))}
        if self.phase == "draw_card":
            verb, left = "draw", Counter(CARDS)
            left.subtract(self.d["events"]["drawn"])
        else:
            verb, left = "look", Counter(MOUNTAINS)
            left.subtract(tile["tile"] for tile in self.d["mountains"].values() if tile["tile"])
        return {f"{verb} {name}": n / left.total() for name, n in left.items() if n}

    def receive(self, seat: Data, sort: str, kind: str, n: int) -> None:
        """Pieces of the supply for a seat, with the shortage rule (M-SHORT)."""
        supply = self.supply[sort]
        while supply[kind] < n:
            givers = [other for other in self.seats if other[sort][kind]]
            self.note(f"shortage of {sort}")
            if not givers:
                self.note(f"forfeited {sort}")
                break
            for other in givers:
                self.give(other, sort, kind, 1)
        got = min(n, supply[kind])
        supply[kind] -= got
        seat[sort][kind] += got

    def give(self, seat: Data, sort: str, kind: str, n: int) -> None:
        """Pieces of a seat for the supply."""
        seat[sort][kind] -= n
        self.supply[sort][kind] += n

    # Legal moves --------------------------------------------------------------------------------------

    def _in_turn(self) -> list[str]:
        me, found = self.me, ["recruit"]
        for i, space in enumerate(BOX["bank"]):
            if self.card != "closed_bank" and not self.d["bank"][i] and sum(me["workers"].values()) >= space["workers"]:
                found.append(f"bank {i + 1}")
        for area in AREAS:
            for i, space in enumerate(BOX["areas"][area]):
                free = self.card != f"closed_{area}" and not self.d["areas"][area][i]["large"]
                if free and me["silver"] >= space["silver"] and self._crews(area):
                    found.append(f"work {area} {i + 1}")
        if self.card != "closed_city" and self._with_pumpkin() >= CHEAPEST:
            found.append("city")
        return found + self._builds()

    def _with_pumpkin(self) -> int:
        """The pumpkins of the active player after taking one, shortage rule included."""
        trial = Position(self.d, self.spots)
        trial.receive(trial.me, "goods", "pumpkin", 1)
        return int(trial.me["goods"]["pumpkin"])

    def _crews(self, area: str) -> list[str]:
        workers = self.me["workers"]
        pairs = self.d["options"]["matching_pair"]
        others = tuple(kind for kind in KINDS if pairs or kind != AREAS[area])
        return list(bags(workers, (AREAS[area],), range(1, 2))) + list(bags(workers, others, range(2, 3)))

    def _in_staff(self) -> list[str]:
        place = self.d["place"]
        if place["area"] == "bank":
            n = BOX["bank"][place["space"] - 1]["workers"]
            return [f"staff {crew}" for crew in bags(self.me["workers"], KINDS, range(n, n + 1))]
        return [f"staff {crew}" for crew in self._crews(place["area"])]

    def _in_helper(self) -> list[str]:
        return [*(f"staff {crew}" for crew in self._crews(self.d["place"]["area"])), "no_helper"]

    def _in_advance(self) -> list[str]:
        grain = 0 if self.card == "no_advance" else min(7, self.me["goods"]["grain"])
        return [*(f"advance {n}" for n in range(1, grain + 1)), "no_advance"]

    def _in_white_pair(self) -> list[str]:
        return [f"take {a}+{b}" for a, b in combinations_with_replacement(KINDS, 2)]

    _in_setup_white = _in_white_pair

    def _in_too_many(self) -> list[str]:
        workers = self.seats[self.d["decider"]]["workers"]
        n = sum(workers.values()) - PLACES
        return [f"give_back {bag}" for bag in bags(workers, KINDS, range(n, n + 1))]

    def _opens(self) -> bool:
        """Whether the active player is about to open the bidding."""
        return "bid" in (self.phase, self.d["resume"]) and all(seat["bidding"] == "waiting" for seat in self.seats)

    def _in_bid(self) -> list[str]:
        bidder = self.d["decider"]
        found = [] if self._opens() else ["pass"]
        for row in ROWS:
            others = [seat["contractor"] for i, seat in enumerate(self.seats) if i != bidder and seat["contractor"]]
            beaten = max((other["pumpkins"] for other in others if other["row"] == row), default=0)
            held = self.seats[bidder]["goods"]["pumpkin"]
            found += [f"bid {row} {price}" for price in PRICES[row] if beaten < price <= held]
        return found

    def _in_bid_window(self) -> list[str]:
        return ["go_on"]

    _in_pay_window = _in_bid_window

    def _row(self) -> Data:
        return ROWS[self.seats[self.d["decider"]]["contractor"]["row"]]

    def _in_upgrades(self) -> list[str]:
        goods = self.seats[self.d["decider"]]["goods"]
        held = {material: goods[f"small_{material}"] for material in MATERIALS}
        return [f"upgrade {bag}" for bag in bags(held, MATERIALS, range(self._row()["upgrades"] + 1))]

    def _in_basket(self) -> list[str]:
        return [f"goods {bag}" for bag in bags(dict.fromkeys(SMALL, 3), SMALL[:3], range(self._row()["goods"] + 1))]

    def _in_building(self) -> list[str]:
        return [*self._builds(), "stop"]

    def _in_after(self) -> list[str]:
        return ["end_turn"]

    def _in_thirst(self) -> list[str]:
        chained = self.special == "granite_peak" and self.d["extra_turn"]
        self.note("chained canteens", bool(chained and self.me["canteens"]))
        return ["no_canteen"] if chained or not self.me["canteens"] else ["canteen", "no_canteen"]

    def _in_choose_worker(self) -> list[str]:
        return [f"worker {kind}" for kind in KINDS]

    def _in_selling(self) -> list[str]:
        if self.card == "sell_workers":
            sets = [f"sell_workers {bag}" for bag in bags(self.me["workers"], KINDS, range(1, 4))]
        else:
            sets = [f"sell_goods {bag}" for bag in bags(self._for_sale(), GOODS, range(1, 4))]
        return [*sets, "sell_nothing"]

    def _for_sale(self) -> Data:
        goods = dict(self.me["goods"])
        if self._opens():
            self.note("sale before the first bid", self.phase == "selling")
            goods["pumpkin"] -= CHEAPEST
        return goods

    def _in_market(self) -> list[str]:
        held = [good for good in SMALL if self.me["goods"][good]]
        return ["leave", *(f"exchange {give} {take}" for give in held for take in SMALL if give != take)]

    def _in_toll(self) -> list[str]:
        site = self.spots[self.d["site"]]
        n = self._tolls(site)
        self.note(f"tolls {n}")
        printed = tuple(good for good in GOODS if good in site.cost)
        return [f"toll {bag}" for bag in bags(self.me["goods"], printed, range(n, n + 1))]

    def _in_mix(self) -> list[str]:
        n = self.spots[self.d["site"]].mix
        return [f"mix {bag}" for bag in bags(self.me["goods"], GOODS[4:], range(n, n + 1))]

    def _in_which_canteen(self) -> list[str]:
        return [f"fetch {label}" for label in self.spots[self.d["site"]].near if label in self.d["canteens"]]

    def _in_which_tile(self) -> list[str]:
        left, here = self.me["specials"], self.d["settlements"][self.d["site"]]["tiles"]
        plain = self.me["stock"] + here - len(left)
        found = []
        for top in ("plain", *left):
            rest = [special for special in left if special != top]
            for n in range(len(rest) + 1):
                used = n + (top != "plain")
                if n < here and here - used <= plain:
                    found += [f"tile {top} {'+'.join(below) or 'plain'}" for below in combinations(rest, n)]
        return found

    def _in_which_mountain(self) -> list[str]:
        return [f"take_tile {label}" for label in self._marked()]

    def _in_choose_start(self) -> list[str]:
        """Any meadow, with modules one with a cow, that leaves every bonus a field (M-AMB-44)."""
        found = [spot.label for spot in self.spots.values() if spot.land == "meadow" and (spot.cow or not self.modules)]
        return [f"start {label}" for label in found if self._leaves_bonuses(label)]

    def _leaves_bonuses(self, start: str) -> bool:
        ends = [self.beside(label) for label in self.bonus_fields()]
        if ends and LANDSCAPES[self.special]["bonus"]["once"] == "tile":
            ends = [[label for beside in ends for label in beside]]
        return all(any(self.spots[near].land == "meadow" and near != start for near in beside) for beside in ends)

    def beside(self, label: str) -> list[str]:
        """The fields beside a bonus; beside an end of a river only those of other tiles (X-BIGHORN-02)."""
        spot = self.spots[label]
        return [near for near in spot.near if spot.land != "river" or not self.spots[near].centre]

    def _in_finished(self) -> list[str]:
        return []

    def _marked(self) -> list[str]:
        return in_order([label for label, tile in self.d["mountains"].items() if tile["marked"]])

    def _tiles(self) -> list[Data]:
        """The mountain tiles of the active player."""
        return [tile for tile in self.d.get("mountains", {}).values() if tile["holder"] == self.d["active"]]

    def _extras(self) -> list[str]:
        me, found = self.me, set()
        if me["cows"] and self.card != "no_cattle":
            found |= {f"trade {what}" for what in (*SMALL, "silver", *(f"{kind}_worker" for kind in KINDS))}
        if self.card and not self.d["events"]["used"]:
            sold = {"sell_workers": me["workers"], "sell_goods": self._for_sale()}.get(self.card, {})
            if any(n > 0 for n in sold.values()) and self.d["events"].get("declined") != self.phase:
                found.add("sell")
            if self.shown("hire") and me["silver"] >= 1:
                found.add(f"hire {self.shown('hire')}")
            goods = sorted(BUYS.get(self.card, []), key=GOODS.index)
            found |= {f"buy {good}" for good in goods if me["silver"] >= 2}
            found |= {f"buy {'+'.join(goods)}"} if goods and me["silver"] >= 4 else set()
        for tile in self._tiles():
            material = tile["tile"].removeprefix("upgrade_")
            if material not in MATERIALS or (me["cows"] >= 2 and me["goods"][f"small_{material}"]):
                found.add(f"use {tile['tile']}")
        return sorted(found)

    # Building -----------------------------------------------------------------------------------------

    def _touching(self, seat: int | None, site: Spot) -> list[Data]:
        """The settlements beside a field, without those of a seat."""
        here = self.d["settlements"]
        return [here[label] for label in site.near if label in here and here[label]["seat"] != seat]

    def _tolls(self, site: Spot) -> int:
        if "settlements" not in self.modules:
            return 0
        return sum(other["top"] == "watchtower" for other in self._touching(self.d["active"], site))

    def _settled_beside(self, label: str) -> bool:
        return bool(self._touching(None, self.spots[label]))

    def _claimed(self, label: str) -> bool:
        """Whether the bonus of a field has been taken."""
        return any(near in self.d["settlements"] for near in self.beside(label))

    def bonus_fields(self) -> list[str]:
        """The fields beside which a bonus is or was to be had."""
        return [label for label, spot in self.spots.items() if spot.bonus]

    def _open(self, site: Spot) -> bool:
        if site.label in self.d["settlements"] or site.label == self.d["landscape"]["start"]:
            return False
        if site.land == "site":
            return any(self._claimed(label) for label in self.bonus_fields())
        return site.land == "meadow" and (self._settled_beside(site.label) or self.d["landscape"]["start"] in site.near)

    def _price(self, site: Spot) -> Counter[str]:
        price = Counter(site.cost)
        if self.shown("extra_cost"):
            price[self.shown("extra_cost")] += 1
        return price

    def _builds(self) -> list[str]:
        me, found = self.me, []
        for label, site in self.spots.items():
            if not me["stock"] or self.d["built"] >= 3 or not self._open(site):
                continue
            left: Counter[str] = Counter(me["goods"])
            left.subtract(self._price(site))
            enough = all(n >= 0 for n in left.values()) and left["big_copper"] + left["big_stone"] >= site.mix
            if enough and sum(left[good] for good in set(site.cost)) >= self._tolls(site):
                found.append(f"build {label}")
        return found
