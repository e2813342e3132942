"""Which questions are worth asking, a second time: written from M-AMB-64 and M-AMB-65."""

from collections import Counter

from reference.montana_board import BUYS, MATERIALS, PRICES, ROWS, SMALL, Data, Spot


class Questions:
    """When an extra action could still change something; a position says what it is asked about."""

    d: Data
    seats: list[Data]
    supply: Data
    spots: dict[str, Spot]

    @property
    def phase(self) -> str:
        """What is being decided."""
        raise NotImplementedError

    @property
    def me(self) -> Data:
        """Whose turn it is."""
        raise NotImplementedError

    @property
    def card(self) -> str:
        """The active event card."""
        raise NotImplementedError

    def matters(self) -> bool:
        """Whether the question at hand is open."""
        ask = getattr(self, f"_matters_in_{self.phase}", None)
        return True if ask is None else bool(ask())

    # What extra actions could do ----------------------------------------------------------------------

    def _unknown(self) -> int:
        """Tiles of the active player: what they show is not for everybody to know."""
        return sum(tile["holder"] == self.d["active"] for tile in self.d.get("mountains", {}).values())

    def _card_brings(self) -> Counter[str]:
        if not self.card or self.d["events"]["used"]:
            return Counter()
        if self.card.startswith("hire_"):
            return Counter([self.card.removeprefix("hire_") + "_worker"])
        return Counter(BUYS.get(self.card, []))

    def _cows(self) -> int:
        return 0 if self.card == "no_cattle" else int(self.me["cows"])

    def _brings(self, piece: str) -> int:
        """At most so many of a piece."""
        traded = self._cows() if piece in SMALL or piece.endswith("_worker") else 0
        return self._unknown() + traded + self._card_brings()[piece]

    def _takes(self, good: str) -> bool:
        """Whether a good could leave the hand of the active player."""
        sold = self.card == "sell_goods" and not self.d["events"]["used"]
        upgraded = good in ("small_copper", "small_stone") and self._unknown() > 0
        return bool(self.me["goods"][good]) and (sold or upgraded)

    # Questions ----------------------------------------------------------------------------------------

    def _matters_in_advance(self) -> bool:
        return self.card != "no_advance" and self.me["goods"]["grain"] + self._brings("grain") > 0

    def _matters_in_helper(self) -> bool:
        workers = self.me["workers"]
        own = {"mine": "copper", "quarry": "stone", "grain_field": "grain", "farmland": "pumpkin"}
        if workers[own[self.d["place"]["area"]]] or sum(workers.values()) > 1:
            return True
        return any(self._brings(f"{kind}_worker") for kind in workers)

    def _matters_in_market(self) -> bool:
        return any(self.me["goods"][good] or self._brings(good) for good in SMALL)

    def _matters_in_building(self) -> bool:
        if self.d["built"] >= 3 or not self.me["stock"]:
            return False
        return any(self._could_pay(spot) for spot in self.spots.values() if self._open(spot))

    def _open(self, site: Spot) -> bool:
        raise NotImplementedError

    def _price(self, site: Spot) -> Counter[str]:
        raise NotImplementedError

    def _could_pay(self, site: Spot) -> bool:
        at_hand = Counter(self.me["goods"]) + self._card_brings()
        missing = self._price(site) - at_hand
        big = sum(n for good, n in missing.items() if good.startswith("big"))
        if site.mix:
            big = max(big, site.mix - at_hand["big_copper"] - at_hand["big_stone"])
        small = sum(n for good, n in missing.items() if not good.startswith("big"))
        return big <= self._unknown() and small + big <= self._unknown() + self._cows()

    def _cheapest(self, bidder: int) -> int:
        """The least that a bid costs now; a thousand if none is possible."""
        taken = {
            seat["contractor"]["row"]: seat["contractor"]["pumpkins"]
            for i, seat in enumerate(self.seats)
            if seat["contractor"] and i != bidder
        }
        return min((price for row in ROWS for price in PRICES[row] if price > taken.get(row, 0)), default=1000)

    def _matters_in_bid(self) -> bool:
        if all(seat["bidding"] == "waiting" for seat in self.seats):
            return True
        return bool(self.me["goods"]["pumpkin"] + self._brings("pumpkin") >= self._cheapest(self.d["active"]))

    def _matters_in_bid_window(self) -> bool:
        """The bidder could bid, and might have to give back pumpkins."""
        bidder = self.d["bidder"]
        could_bid = self.seats[bidder]["goods"]["pumpkin"] >= self._cheapest(bidder)
        return bool(could_bid) and self._brings("pumpkin") > self.supply["goods"]["pumpkin"]

    def _matters_in_pay_window(self) -> bool:
        payer = (self.d["active"] + self.d["payments"]) % self.d["players"]
        own, seat = payer == self.d["active"], self.seats[payer]
        row = ROWS[seat["contractor"]["row"]]
        if seat["goods"]["pumpkin"] < seat["contractor"]["pumpkins"]:
            return own and self._brings("pumpkin") > 0
        if row.get("cows", 0) > self.supply["cows"] and self.me["cows"]:
            return True
        if own and self._takes("pumpkin"):
            return True
        drawn = {"pumpkin": 0}  # what the payment and the reward touch, and how much of it they may draw
        if "upgrades" in row:
            for material in MATERIALS:
                if own and self._brings(f"small_{material}"):
                    return True
                drawn |= {f"small_{material}": 0, f"big_{material}": row["upgrades"]}
        else:
            drawn |= dict.fromkeys(SMALL[:3], int(row["goods"]))
        return any(
            self._brings(good) + n > self.supply["goods"][good] and (self._brings(good) or self._takes(good))
            for good, n in drawn.items()
        )
