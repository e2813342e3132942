"""Homesteaders as the ledger tells it: slow, simple, and without any part of the engine.

The whole game is one script, a chain of generators that stop at each decision and go on with the move they are sent.
Numbers such as H-AMB-19 are those of docs/rules/homesteaders.md; values come from the copy of its tables.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator
from itertools import product

from reference.homesteaders_seat import GOODS, Seat
from reference.homesteaders_values import BUILDINGS, KINDS, PLACES, TILES, Building, Tile

LADDER = (3, 4, 5, 6, 7, 9, 12, 16, 21)
NEUTRAL_STEPS = (3, 4, 5, 6, 7, 9)
REWARDS = (("trade",), ("track",), ("worker",), GOODS, ("vp",))  # of the five spaces of the railroad line
STOCK = {  # H-PREP-04, H-PREP-05
    "Settlement": {"Settlement", "Sett./Town"}, "Town": {"Sett./Town", "Town"}, "City": {"City"},
}  # fmt: skip

Script = Generator[None, str, None]
Answer = Generator[None, str, str]


class Reference:
    """A game in progress: `phase`, `decider` (a seat, or None for chance and at the end), `moves()` and `play()`."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.seats = [Seat(number) for number in range(players)]
        self.round = 0
        self.phase = ""
        self.decider: int | None = None
        self.start_player = 0
        self.tiles: list[int | None] = []
        self.bids: list[tuple[int | str, int] | None] = []  # the highest on each space: by whom, silver
        self.neutral_value = 5
        self.neutral: tuple[int, int] | None = None  # the stone: space, silver
        self.turned_up: list[int] = []
        self._moves: list[str] = []
        self._script = self._game()
        next(self._script)

    def moves(self) -> list[str]:
        """The legal moves, sorted."""
        return sorted(self._moves)

    def play(self, move: str) -> None:
        """Make a legal move, and all that follow by themselves."""
        assert move in self._moves, f"{move}: not one of {self.moves()}"
        try:
            self._script.send(move)
        except StopIteration:
            self.phase, self.decider, self._moves = "finished", None, []

    def scores(self) -> list[int]:
        """The score of each seat."""
        return [seat.score() for seat in self.seats]

    def winners(self) -> list[int]:
        """H-SCORE-04 to 06: most points, then most silver, then shared."""
        results = [(seat.score(), seat.has["silver"]) for seat in self.seats]
        return [number for number, result in enumerate(results) if result == max(results)]

    def dump(self) -> dict[str, object]:
        """The position, with the keys of docs/position.md; buildings and work places in the order of the tables."""
        stone = self.neutral or (None, None)
        return {
            "round": self.round,
            "phase": self.phase,
            "decider": self.decider,
            "start_player": self.start_player,
            "auctions": [
                {"tile": tile, "bid": bid and {"by": bid[0], "silver": bid[1]}}
                for tile, bid in zip(self.tiles, self.bids, strict=True)
            ],
            "neutral": {"value": self.neutral_value, "space": stone[0], "bid": stone[1]} if self.players == 2 else None,
            "turned_up": sorted(self.turned_up),
            "seats": [
                {
                    "goods": {good: seat.has[good] for good in GOODS},
                    **{piece: seat.has[piece] for piece in ("silver", "trade", "vp", "debt")},
                    "workers": seat.has["worker"],
                    "tracks": seat.has["track"],
                    "railroad": seat.railroad,
                    "passed": seat.passed,
                    "buildings": [name for name in BUILDINGS if name in seat.buildings],
                    "placed": [place for place in PLACES if place in seat.placed],
                }
                for seat in self.seats
            ],
        }

    # The course of the game

    def _game(self) -> Script:
        for self.round in range(1, 11):
            yield from self._preparation()
            yield from self._income_phase()
            yield from self._bidding()
            yield from self._winners_turns()
        self.round = 11  # H-FINAL-01
        yield from self._income_phase()
        for seat in self._turn_order():
            yield from self._ask_or_trade("trade", seat, lambda: ["done"], seat.can_do_more_than_borrow)

    def _turn_order(self) -> list[Seat]:
        return [self.seats[(self.start_player + step) % self.players] for step in range(self.players)]

    def _stage(self) -> str:
        return "Settlement" if self.round <= 4 else "Town" if self.round <= 8 else "City"

    def _preparation(self) -> Script:
        """H-PREP; the top tile of a face-down stack is any of its stage that has not been seen."""
        spaces = 3 if self.players == 4 else 2
        self.tiles = [self.round] + [None] * (spaces - 1)
        self.bids = [None] * spaces
        self.neutral = None
        for seat in self.seats:
            seat.passed = False
        for stack in range(2, spaces + 1):
            hidden = [
                tile.number
                for tile in TILES.values()
                if tile.stack == stack and tile.stage == self._stage() and tile.number not in self.turned_up
            ]
            self.phase, self.decider, self._moves = "draw", None, [f"draw {number}" for number in hidden]
            move = yield
            number = int(move.split()[1])
            self.turned_up.append(number)
            self.tiles[stack - 1] = number

    # Decisions

    def _ask(self, phase: str, seat: Seat, moves: list[str]) -> Answer:
        """The seat's choice; a single possibility is not asked (H-AMB-19d)."""
        if len(moves) == 1:
            return moves[0]
        self.phase, self.decider, self._moves = phase, seat.number, moves
        return (yield)

    def _ask_or_trade(
        self, phase: str, seat: Seat, moves: Callable[[], list[str]], matters: Callable[[], bool]
    ) -> Answer:
        """The seat's choice after any number of trades; if none of it matters, there is only to go on (H-AMB-19f)."""
        while True:
            trades = seat.trades() if matters() else []
            move = yield from self._ask(phase, seat, moves() + trades)
            if move not in trades:
                return move
            seat.trade(move)

    def _payment(self, phase: str, seat: Seat, cost: Callable[[], int]) -> Script:
        """A compulsory payment (H-AMB-11, H-AMB-14, H-AMB-19e). Hiring meanwhile makes the wages more."""
        has = seat.has
        while True:
            trades = seat.trades()
            if has["silver"] >= cost() and not has["gold"] and (phase == "wages" or not has["trade"]):
                move = "pay 0"
            else:
                most = min(has["gold"], (cost() + 4) // 5)
                move = yield from self._ask(phase, seat, [f"pay {gold}" for gold in range(most + 1)] + trades)
            if move in trades:
                seat.trade(move)
                continue
            gold = int(move.split()[1])
            due = max(0, cost() - 5 * gold)
            while has["silver"] < due:
                has["silver"] += 2
                has["debt"] += 1
            has["gold"] -= gold
            has["silver"] -= due
            return

    # Income

    def _income_phase(self) -> Script:
        for seat in self.seats:
            seat.placed = []
        for seat in self._turn_order():
            yield from self._place(seat)
        for seat in self.seats:
            self._income(seat)
        for seat in self._turn_order():
            if "bank" in seat.buildings:
                yield from self._relief(seat)
        for seat in self._turn_order():
            yield from self._payment("wages", seat, lambda seat=seat: seat.has["worker"])  # type: ignore[misc]

    def _place(self, seat: Seat) -> Script:
        """H-PLACE, in any order (H-AMB-19g)."""
        while True:
            places = []
            if len(seat.placed) < seat.has["worker"]:
                for place in PLACES:
                    if re.sub(r"_\d$", "", place) in seat.buildings and place not in seat.placed:
                        places.append(f"place {place}")
            matters = seat.has["trade"] > 0 or ("bank" in seat.buildings and seat.can_do_more_than_borrow())
            trades = seat.trades() if places or matters else []
            move = yield from self._ask("place", seat, ["done", *places, *trades])
            if move == "done":
                return
            if move.startswith("place "):
                seat.placed.append(move.removeprefix("place "))
            else:
                seat.trade(move)

    def _income(self, seat: Seat) -> None:
        """H-INCOME, all at once (H-AMB-23)."""
        seat.has["silver"] += seat.has["track"]
        for name in seat.buildings:
            seat.has += BUILDINGS[name].income
            for places, gives in BUILDINGS[name].outputs:
                if all(place in seat.placed for place in places):
                    seat.has += gives
        if "rodeo" in seat.buildings:
            seat.has["silver"] += min(5, seat.has["worker"])

    def _relief(self, seat: Seat) -> Script:
        """Bank and Boarding House (H-AMB-16, H-AMB-17)."""
        choices = ["relief debt", "relief silver"] if seat.has["debt"] else ["relief silver"]
        if (yield from self._ask("relief", seat, choices)) == "relief debt":
            seat.has["debt"] -= 1
        else:
            seat.has["silver"] += 2

    # Auction

    def _settled(self, seat: Seat) -> bool:
        return seat.passed or any(bid and bid[0] == seat.number for bid in self.bids)

    def _bidding(self) -> Script:
        """H-AUCTION, H-PASS and H-TWO."""
        starter = self.seats[self.start_player]
        if self.players == 2:
            move = yield from self._ask("neutral", starter, ["neutral 1", "neutral 2"])
            space = int(move.split()[1])
            self.neutral = (space, self.neutral_value)
            self.bids[space - 1] = ("neutral", self.neutral_value)
        turn = self.start_player
        while not all(self._settled(seat) for seat in self.seats):
            seat = self.seats[turn]
            if not self._settled(seat):
                yield from self._bid_or_pass(seat)
            turn = (turn + 1) % self.players
        takers = [bid[0] for bid in self.bids if bid and isinstance(bid[0], int)]
        if self.players == 2:
            first = self.bids[0]
            self.start_player = first[0] if first and isinstance(first[0], int) else 1 - self.start_player
            if len(takers) == 2:
                self._shift_neutral(1)
        elif takers:  # H-BUILD-16, H-BUILD-17: the first space with a winner
            self.start_player = takers[0]

    def _bid_or_pass(self, seat: Seat) -> Script:
        moves = ["pass"]
        for space, standing in enumerate(self.bids, start=1):
            beaten = standing[1] if standing else 0
            equal = "lawyer" in seat.buildings
            moves += [f"bid {space} {silver}" for silver in LADDER if silver > beaten or (equal and silver == beaten)]
        move = yield from self._ask("bid", seat, moves)
        if move == "pass":
            seat.passed = True
            self._shift_neutral(-1)
            yield from self._advance(seat)
        else:
            _, at, silver_bid = move.split()
            self.bids[int(at) - 1] = (seat.number, int(silver_bid))

    def _shift_neutral(self, steps: int) -> None:
        step = NEUTRAL_STEPS.index(self.neutral_value) + steps
        self.neutral_value = NEUTRAL_STEPS[max(0, min(step, len(NEUTRAL_STEPS) - 1))]

    def _advance(self, seat: Seat) -> Script:
        """H-RAIL: a step, then the reward of this space or an earlier one."""
        seat.railroad = min(5, seat.railroad + 1)
        choices = [f"reward {reward}" for rewards in REWARDS[: seat.railroad] for reward in rewards]
        reward = (yield from self._ask("reward", seat, choices)).split()[1]
        seat.has[reward] += 3 if reward == "vp" else 1

    # Building

    def _winners_turns(self) -> Script:
        """H-BUILD: in the order of the spaces, each one pays, builds and takes what the tile gives."""
        for number, bid in zip(self.tiles, self.bids, strict=True):
            if bid is None or not isinstance(bid[0], int) or number is None:
                continue
            seat, silver, tile = self.seats[bid[0]], bid[1], TILES[number]
            yield from self._payment("pay", seat, lambda silver=silver: silver)  # type: ignore[misc]
            if tile.kinds:
                yield from self._build(seat, tile.kinds)
            if tile.worker:
                yield from self._free_worker(seat)
            if tile.advance:
                yield from self._advance(seat)
            seat.has += tile.gift
            if tile.price:
                yield from self._extra(seat, tile)

    def _free_worker(self, seat: Seat) -> Script:
        if (yield from self._ask("worker", seat, ["worker", "no_worker"])) == "worker":
            seat.has["worker"] += 1

    def _extra(self, seat: Seat, tile: Tile) -> Script:
        """H-BUILD-12; a River Port's gold stands for copper and cattle (H-BLD-15)."""
        replaceable = tile.price in ("copper", "cattle") and "river_port" in seat.buildings

        def moves() -> list[str]:
            good, gold = seat.has[tile.price] > 0, replaceable and seat.has["gold"] > 0
            return ["no_extra"] + ["extra good"] * good + ["extra gold"] * gold

        move = yield from self._ask_or_trade("extra", seat, moves, lambda: seat.could_get([Counter([tile.price])]))
        if move != "no_extra":
            seat.has["gold" if move == "extra gold" else tile.price] -= 1
            seat.has += tile.extra

    def _ways_to_pay(self, seat: Seat, building: Building) -> list[str]:
        """The goods that gold may replace, in every way that the seat can pay."""
        port = "river_port" in seat.buildings
        ways = []
        for copper, cattle in product(
            *(range(building.cost[good] + 1 if port else 1) for good in ("copper", "cattle"))
        ):
            need = self._price(building, copper, cattle)
            if all(seat.has[good] >= need[good] for good in GOODS):
                ways.append("+".join(["copper"] * copper + ["cattle"] * cattle) or "nothing")
        return ways

    @staticmethod
    def _price(building: Building, copper: int, cattle: int) -> Counter[str]:
        """The cost with so much copper and cattle paid in gold (H-AMB-54)."""
        return building.cost - Counter(copper=copper, cattle=cattle) + Counter(gold=copper + cattle)

    def _build(self, seat: Seat, kinds: tuple[str, ...]) -> Script:
        """H-BUILD-04 to 08, with the order of H-AMB-25."""
        built = Counter(name for owner in self.seats for name in owner.buildings)
        there = [
            building
            for building in BUILDINGS.values()
            if building.stage in STOCK[self._stage()]
            and building.kind in kinds
            and building.name not in seat.buildings
            and built[building.name] < building.copies[self.players == 2]
        ]

        def possible() -> list[str]:
            return ["no_build"] + [f"build {building.name}" for building in there if self._ways_to_pay(seat, building)]

        move = yield from self._ask_or_trade(
            "build", seat, possible, lambda: seat.could_get([building.cost for building in there])
        )
        if move == "no_build":
            return
        building = BUILDINGS[move.removeprefix("build ")]
        ways = [f"gold_for {way}" for way in self._ways_to_pay(seat, building)]
        way = yield from self._ask("gold", seat, ways)
        for good, amount in self._price(building, way.count("copper"), way.count("cattle")).items():
            seat.has[good] -= amount
        seat.has["vp"] += "forge" in seat.buildings  # H-BLD-06, not for the Forge itself
        seat.buildings.append(building.name)
        seat.has += building.gift
        if building.name == "boarding_house":
            yield from self._relief(seat)
        if building.worker:
            yield from self._free_worker(seat)
        if building.advance:
            yield from self._advance(seat)
        if building.name == "train_station":
            yield from self._build(seat, tuple(KINDS.values()))
