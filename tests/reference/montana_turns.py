"""Montana a second time, part one: turns with events and mountain tiles, Recruit and Work."""

from collections import Counter

from reference.montana_board import BOX, CARDS, KINDS, PLACES, ROWS, WHEEL, YIELDS, Data
from reference.montana_moves import Position

SETUP_SPINS = 2


def picked(text: str) -> Counter[str]:
    """The pieces that a move names."""
    return Counter() if text == "nothing" else Counter(text.split("+"))


class Turns(Position):
    """What the moves of turns, Recruit and Work do."""

    def _to(self, phase: str, decider: int | None = None) -> None:
        self.d["phase"] = phase
        self.d["decider"] = self.d["active"] if decider is None else decider

    def _workers(self, pieces: Counter[str], then: str) -> None:
        """Workers for the active player, and back with those that do not fit."""
        for kind, n in pieces.items():
            self.receive(self.me, "workers", kind, n)
        self._fit(then)

    def _fit(self, then: str) -> None:
        if sum(self.me["workers"].values()) > PLACES:
            self.d["resume"] = then
            self.note(f"too many in {then}")
            self._to("too_many")
        else:
            self._continue(then)

    def _continue(self, phase: str) -> None:
        """On with a phase after workers have been given back."""
        self._to(phase)

    def _give_back(self, bag: str) -> None:
        for kind, n in picked(bag).items():
            self.give(self.me, "workers", kind, n)
        then, self.d["resume"] = self.d["resume"], None
        self._continue(then)

    # Turns --------------------------------------------------------------------------------------------

    def _begin(self, extra: bool) -> None:
        d = self.d
        if "landscapes" in self.modules:
            d.update(canteen_taken=False, extra_turn=extra)
        if "events" not in self.modules:
            return self._to("turn")
        events = d["events"]
        events["used"] = False
        events.pop("declined", None)
        if d["active"] == 0 and not extra:
            events["right"], events["left"] = events["left"], None
            if sum(events["drawn"].values()) < sum(CARDS.values()):
                return self._to("draw_card")
            self.note("no more cards")
        return self._gains()

    def _draw(self, card: str) -> None:
        events = self.d["events"]
        events["left"] = card
        events["drawn"][card] = events["drawn"].get(card, 0) + 1
        self._gains()

    def _gains(self) -> None:
        me = self.me
        self._to("turn")
        if self.card == "no_cows" and not me["cows"]:
            me["silver"] += 2
            self.note("gain no_cows")
        if self.card == "no_workers" and not sum(me["workers"].values()):
            self.receive(me, "goods", "grain", 2)
            self.note("gain no_workers")
        if self.card == "rich" and me["silver"] >= 15:
            self._to("choose_worker")

    def _worker(self, kind: str) -> None:
        self._workers(Counter([kind]), "turn")

    def _end_turn(self) -> None:
        self.d.update(built=0, advanced=False)
        for area, spaces in self.d["areas"].items():
            if all(space["large"] for space in spaces):
                for space in spaces:
                    self.supply["workers"] = self._home([*space["large"], *(space["small"] or [])])
                self.d["areas"][area] = [{"large": None, "small": None} for _ in spaces]
        if all(self.d["bank"]):
            for crew in self.d["bank"]:
                self.supply["workers"] = self._home(crew)
            self.d["bank"] = [None] * len(self.d["bank"])
        if "goldrush" in self.modules and self._marked():
            self._look_on()
        else:
            self._to("thirst")

    def _home(self, crew: list[str]) -> Data:
        workers = self.supply["workers"]
        return {kind: n + crew.count(kind) for kind, n in workers.items()}

    def _look_on(self) -> None:
        tiles = self.d["mountains"]
        if any(tiles[label]["tile"] is None for label in self._marked()):
            return self._to("look")
        for label in self._marked():
            tiles[label]["known_to"] = sorted({*tiles[label]["known_to"], self.d["active"]})
        return self._to("which_mountain")

    def _look(self, name: str) -> None:
        tiles = self.d["mountains"]
        label = next(label for label in self._marked() if tiles[label]["tile"] is None)
        tiles[label].update(tile=name, known_to=[self.d["active"]])
        self._look_on()

    def _take_tile(self, label: str) -> None:
        tiles = self.d["mountains"]
        tiles[label]["holder"] = self.d["active"]
        for tile in tiles.values():
            tile["marked"] = False
        self._to("thirst")

    def _canteen(self) -> None:
        self.me["canteens"] -= 1
        self.supply["spent_canteens"] += 1
        self._begin(extra=True)

    def _no_canteen(self) -> None:
        d = self.d
        if d["active"] + 1 < d["players"]:
            d["active"] += 1
        elif (
            d["last_round"]
            or d["round"] >= d["options"]["round_limit"]
            or not any(map(self._open, self.spots.values()))
        ):
            return self._to("finished")
        else:
            d["active"] = 0
            d["round"] += 1
        return self._begin(extra=False)

    # Recruit ------------------------------------------------------------------------------------------

    def _recruit(self) -> None:
        self._to("spin")

    def _spin(self, space: str) -> None:
        self.d["arrow"] = int(space)
        self._pair("setup_white" if self.phase == "setup_spin" else "white_pair")

    def _pair(self, white: str) -> None:
        pair = WHEEL[self.d["arrow"] - 1]
        if pair[0] == "white":
            self._to(white, self.d["decider"])
        else:
            self.d["phase"] = white
            self._take("+".join(pair))

    def _take(self, pair: str) -> None:
        if self.phase == "setup_white":
            return self._set_up(picked(pair))
        return self._workers(picked(pair), "after" if self.d["advanced"] else "advance")

    def _set_up(self, pair: Counter[str]) -> None:
        d = self.d
        for kind, n in pair.items():
            self.receive(self.seats[d["decider"]], "workers", kind, n)
        d["setup_spins"] += 1
        if d["setup_spins"] == SETUP_SPINS * d["players"]:
            self._begin(extra=False)
        else:
            self._to("setup_spin", d["setup_spins"] // SETUP_SPINS)

    def _advance(self, n: str) -> None:
        self.give(self.me, "goods", "grain", int(n))
        self.d["advanced"] = True
        self.d["arrow"] = (self.d["arrow"] - 1 + int(n)) % len(WHEEL) + 1
        self._pair("white_pair")

    def _no_advance(self) -> None:
        self._to("after")

    # Work ---------------------------------------------------------------------------------------------

    def _bank(self, space: str) -> None:
        self.d["place"] = {"area": "bank", "space": int(space)}
        self._to("staff")

    def _work(self, area: str, space: str) -> None:
        self.d["place"] = {"area": area, "space": int(space)}
        self._to("staff")

    def _staff(self, bag: str) -> None:
        me, place, crew = self.me, self.d["place"], picked(bag)
        for kind, n in crew.items():
            me["workers"][kind] -= n
        area, i = place["area"], place["space"] - 1
        if area == "bank":
            self.d["bank"][i] = sorted(crew.elements(), key=KINDS.index)
            me["silver"] += BOX["bank"][i]["silver"]
            self.d["place"] = None
            return self._to("after")
        first = self.phase == "staff"
        printed = BOX["areas"][area][i]
        self.d["areas"][area][i]["large" if first else "small"] = sorted(crew.elements(), key=KINDS.index)
        me["silver"] -= printed["silver"] if first else 0
        self.receive(me, "goods", YIELDS[area], printed["goods"] if first else 1)
        return self._to("helper") if first else self._no_helper()

    def _no_helper(self) -> None:
        self.d["place"] = None
        self._to("after")

    # City ---------------------------------------------------------------------------------------------

    def _city(self) -> None:
        self.receive(self.me, "goods", "pumpkin", 1)
        self.d["bidder"] = -1
        self._to("bid")

    def _bid(self, row: str, pumpkins: str) -> None:
        here = self.d["decider"]
        self.seats[here].update(contractor={"row": row, "pumpkins": int(pumpkins)}, bidding="in_row")
        for i, seat in enumerate(self.seats):
            if i != here and seat["contractor"] and seat["contractor"]["row"] == row:
                seat["contractor"] = None
                return self._ask(i)
        return self._next_bid()

    def _pass(self) -> None:
        self.seats[self.d["decider"]].update(contractor=None, bidding="passed")
        self._next_bid()

    def _clockwise(self) -> list[int]:
        return [(self.d["active"] + i) % self.d["players"] for i in range(self.d["players"])]

    def _next_bid(self) -> None:
        for i in self._clockwise():
            if self.seats[i]["bidding"] == "waiting":
                return self._ask(i)
        self.d.update(bidder=0, payments=0)
        return self._next_payment()

    def _ask(self, bidder: int) -> None:
        self.d["bidder"] = bidder
        self._to("bid" if bidder == self.d["active"] else "bid_window")

    def _next_payment(self) -> None:
        d = self.d
        order = self._clockwise()
        while d["payments"] < d["players"] and not self.seats[order[d["payments"]]]["contractor"]:
            d["payments"] += 1
        if d["payments"] < d["players"]:
            return self._to("pay_window")
        for seat in self.seats:
            seat.update(contractor=None, bidding="waiting")
        d["payments"] = 0
        return self._to("after")

    def _go_on(self) -> None:
        d = self.d
        if self.phase == "bid_window":
            return self._to("bid", d["bidder"])
        payer = self._clockwise()[d["payments"]]
        seat = self.seats[payer]
        price, row = seat["contractor"]["pumpkins"], ROWS[seat["contractor"]["row"]]
        if seat["goods"]["pumpkin"] < price:
            self.note("cannot pay")
            d["payments"] += 1
            return self._next_payment()
        self.give(seat, "goods", "pumpkin", price)
        return self._to("upgrades" if "upgrades" in row else "basket", payer)

    def _upgrade(self, bag: str) -> None:
        seat, row = self.seats[self.d["decider"]], self._row()
        cows = min(row.get("cows", 0), self.supply["cows"])
        self.supply["cows"] -= cows
        seat["cows"] += cows
        seat["silver"] += row.get("silver", 0)
        for material, n in picked(bag).items():
            self._enlarge(seat, material, n)
        self.d["payments"] += 1
        self._next_payment()

    def _enlarge(self, seat: Data, material: str, n: int) -> None:
        self.give(seat, "goods", f"small_{material}", n)
        self.receive(seat, "goods", f"big_{material}", n)

    def _goods(self, bag: str) -> None:
        for good, n in picked(bag).items():
            self.receive(self.seats[self.d["decider"]], "goods", good, n)
        self.d["payments"] += 1
        self._next_payment()
