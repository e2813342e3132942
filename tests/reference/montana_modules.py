"""Montana with its modules a second time, written from the ledger: from a dumped position and a move to the next one.

An Oracle is made anew from every dumped position, so that one disagreement does not hide the next.
"""

from collections import Counter

from reference.montana_board import LANDSCAPES, SMALL, Spot, in_order
from reference.montana_turns import Turns, picked

CHANCES = ("setup_spin", "spin", "draw_card", "look")
SELLS_WORKERS = (0, 4, 6, 10)
SELLS_GOODS = (0, 1, 2, 4)
PAID_SETTLEMENTS = 3


class Oracle(Turns):
    """A position that moves can be made in; here building and the extra actions."""

    def _start(self, label: str) -> None:
        """The starting tile, then the cows of all other symbols."""
        self.d["landscape"]["start"] = label
        self.d["cows"] = in_order([spot.label for spot in self.spots.values() if spot.cow and spot.label != label])
        self.supply["cows"] -= len(self.d["cows"])
        self._to("setup_spin")

    def play(self, move: str) -> None:
        """Make a move, and all that have no alternative after it."""
        self._do(move)
        while self.phase not in (*CHANCES, "finished"):
            moves = self.moves()
            if len(moves) != 1:
                break
            self._do(moves[0])

    def _do(self, move: str) -> None:
        verb, *words = move.split()
        getattr(self, f"_{verb}")(*words)

    def _continue(self, phase: str) -> None:
        """On with a phase; a settlement whose landscape bonus brought workers is not yet finished."""
        if phase == "building" and self.d.get("site"):
            return self._to("which_tile") if "settlements" in self.modules else self._built()
        return self._to(phase)

    # Build --------------------------------------------------------------------------------------------

    def _pay(self, bag: Counter[str]) -> None:
        for good, n in bag.items():
            self.give(self.me, "goods", good, n)

    def _build(self, label: str) -> None:
        site = self.spots[label]
        self._pay(self._price(site))
        self.note("extra cost", bool(self.shown("extra_cost")))
        self.d["site"] = label
        self.d["built"] += 1
        if site.mix:
            self._to("mix")
        elif self._tolls(site):
            self._to("toll")
        else:
            self._place(site)

    def _mix(self, bag: str) -> None:
        self._pay(picked(bag))
        self._place(self.spots[self.d["site"]])

    _toll = _mix

    def _lines(self, site: Spot) -> int:
        """The lines of exactly four own fields that a settlement here completes."""
        own = {label for label, there in self.d["settlements"].items() if there["seat"] == self.d["active"]}
        runs = []
        for ray in site.rays:
            runs.append(next((i for i, label in enumerate(ray) if label not in own), len(ray)))
        if self.d["options"]["long_line"]:
            return sum(runs[i] + 1 + runs[i + 3] >= 4 and max(runs[i], runs[i + 3]) < 4 for i in range(3))
        return sum(runs[i] + 1 + runs[i + 3] == 4 for i in range(3))

    def _place(self, site: Spot) -> None:
        d, me = self.d, self.me
        ends = [label for label in self.bonus_fields() if site.label in self.beside(label) and not self._claimed(label)]
        self.note("two bonus fields", len(ends) > 1)
        if ends and LANDSCAPES[self.special]["bonus"]["once"] == "tile":
            ends = [] if any(self._claimed(label) for label in self.bonus_fields()) else ends[:1]
        due = site.settlements + self._lines(site)
        n = min(me["stock"], due)
        self.note("line", due > site.settlements)
        self.note("tiles short", n < due)
        self.note("centre", site.land == "site")
        d["settlements"][site.label] = {"seat": d["active"], "tiles": n}
        if "settlements" in self.modules:
            d["settlements"][site.label]["top"] = "plain"
        me["stock"] -= n
        d["last_round"] = d["last_round"] or not me["stock"]
        if site.label in d["cows"]:
            d["cows"].remove(site.label)
            me["cows"] += 1
        lakes = [label for label in site.near if label in d["canteens"]]
        if self.special == "granite_peak":
            if d["canteen_taken"]:
                self.note("second canteen", bool(lakes))
                lakes = []
            if len(lakes) > 1:
                return self._to("which_canteen")
        for label in lakes:
            self._drink(label)
        return self._bonus(ends)

    def _drink(self, label: str) -> None:
        self.d["canteens"].remove(label)
        self.me["canteens"] += 1
        if self.special == "granite_peak":
            self.d["canteen_taken"] = True

    def _fetch(self, label: str) -> None:
        self._drink(label)
        self._bonus([])

    def _bonus(self, ends: list[str]) -> None:
        bonus = LANDSCAPES[self.special].get("bonus", {}) if self.special else {}
        if ends:
            self.me["silver"] += bonus.get("silver", 0) * len(ends)
            for good in bonus.get("goods", []) * len(ends):
                self.receive(self.me, "goods", good, 1)
            self.notes.add(f"bonus {self.special} {len(ends)}")
        workers = Counter(bonus.get("workers", []) if ends else [])
        self._workers(workers, "building")
        self.note("too many for a settlement", self.phase == "too_many")

    def _tile(self, top: str, below: str) -> None:
        d, me = self.d, self.me
        site = self.spots[d["site"]]
        d["settlements"][site.label]["top"] = top
        for special in (top, *below.split("+")):
            if special != "plain":
                me["specials"].remove(special)
        stacks = d["options"].get("count_stacks", False)
        if top == "gate":
            for other in self._touching(d["active"], site):
                owner = self.seats[other["seat"]]
                due = other["tiles"] if stacks else 1
                paid = min(due, owner["silver"])
                self.note("poor neighbour", paid < due)
                self.note("stack at the gate", due > 1)
                owner["silver"] -= paid
                me["silver"] += paid
        self.note("buried", below != "plain")
        if top == "market":
            d["exchanges"] = sum(other["tiles"] if stacks else 1 for other in self._touching(None, site))
            self.note("stack at the market", d["exchanges"] > len(self._touching(None, site)))
            if d["exchanges"]:
                return self._to("market")
        return self._built()

    def _exchange(self, give: str, take: str) -> None:
        self.give(self.me, "goods", give, 1)
        self.receive(self.me, "goods", take, 1)
        self.d["exchanges"] -= 1
        if not self.d["exchanges"]:
            self._built()

    def _leave(self) -> None:
        self.d["exchanges"] = 0
        self._built()

    def _built(self) -> None:
        site = self.spots[self.d["site"]]
        self.d["site"] = None
        looks = not site.blind and (site.mix == 0 or self.d["options"].get("helena_looks", True))
        for label in site.near:
            tile = self.d.get("mountains", {}).get(label)
            if tile and tile["holder"] is None:
                tile["marked"] = tile["marked"] or looks
                self.note("blind centre", site.blind)
                self.note("helena looks" if looks else "helena does not look", bool(site.mix))
                self.note("known tile", bool(tile["known_to"]) and looks)
        self._to("building" if self.d["built"] < PAID_SETTLEMENTS else "after")

    def _stop(self) -> None:
        self.me["silver"] += PAID_SETTLEMENTS - self.d["built"]
        self._to("after")

    # Extra actions ------------------------------------------------------------------------------------

    def _trade(self, what: str) -> None:
        me = self.me
        me["cows"] -= 1
        self.supply["cows"] += 1
        if what == "silver":
            me["silver"] += 3
        elif what in SMALL:
            self.receive(me, "goods", what, 1)
        else:
            self._workers(Counter([what.removesuffix("_worker")]), self.phase)

    def _sell(self) -> None:
        self.d["resume"] = self.phase
        self._to("selling")

    def _used(self) -> None:
        self.d["events"]["used"] = True
        self.d["events"].pop("declined", None)

    def _sold(self, sort: str, bag: str, prices: tuple[int, ...]) -> None:
        pieces = picked(bag)
        for kind, n in pieces.items():
            self.give(self.me, sort, kind, n)
        self.me["silver"] += prices[pieces.total()]
        self._used()
        then, self.d["resume"] = self.d["resume"], None
        self._to(then)

    def _sell_nothing(self) -> None:
        then, self.d["resume"] = self.d["resume"], None
        self.d["events"]["declined"] = then
        self._to(then)

    def _sell_workers(self, bag: str) -> None:
        self._sold("workers", bag, SELLS_WORKERS)

    def _sell_goods(self, bag: str) -> None:
        self._sold("goods", bag, SELLS_GOODS)

    def _hire(self, kind: str) -> None:
        self.me["silver"] -= 1
        self._used()
        self._workers(Counter([kind]), self.phase)

    def _buy(self, bag: str) -> None:
        pieces = picked(bag)
        self.me["silver"] -= 2 * pieces.total()
        self._used()
        for good, n in pieces.items():
            self.receive(self.me, "goods", good, n)

    def _use(self, name: str) -> None:
        equal = [tile for tile in self._tiles() if tile["tile"] == name]
        tile = max(equal, key=lambda tile: (len(tile["known_to"]), tile["face_up"]))
        self.note("equal tiles", len({len(other["known_to"]) for other in equal}) > 1)
        tile.update(holder="box", face_up=True, known_to=list(range(self.d["players"])))
        kind, _, shows = name.partition("_")
        if kind == "silver":
            self.me["silver"] += 3
        elif kind == "good":
            self.receive(self.me, "goods", shows, 1)
        elif kind == "worker":
            self._workers(Counter([shows]), self.phase)
        else:
            self.me["cows"] -= 2
            self.supply["cows"] += 2
            self._enlarge(self.me, shows, 1)

    def _reveal(self) -> None:
        for tile in self._tiles():
            tile.update(face_up=True, known_to=list(range(self.d["players"])))
