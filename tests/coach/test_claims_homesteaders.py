"""Claims of Homesteaders: each is said where it is true, by positions as JSON and by what was played."""

from collections import Counter
from typing import Any

import pytest

import frontier
from frontier import Game
from frontier.coach.claims import Claim, sentence
from frontier.coach.homesteaders import find, misses
from frontier.coach.walk import Walk
from frontier.texts import LANGUAGES
from support.coach_lines import follow, kinds, notation, walks
from support.homesteaders import Scene

GOODS = ("wood", "food", "steel", "gold", "copper", "cattle")
ALL = {
    "outbids", "wins", "pays_bid", "builds", "last_round", "each_round", "income", "wages", "gains", "line", "debts",
    "points",
}  # fmt: skip
STAGE_ENDS = {4: ("settlement",), 8: ("settlement_town", "town")}


class Truth:
    """What is true of a line, found out from the JSON of its positions and the notation of its moves."""

    def __init__(self, walk: Walk) -> None:
        game: Any = walk.game
        self.walk, self.seat, self.game = walk, walk.seat, game
        self.moves = notation(walk)
        self.states = [walk.start, *(step.after for step in walk.steps)]
        self.dumps = [game.dump(state) for state in self.states]
        self.last = sum(dump["round"] == self.dumps[0]["round"] for dump in self.dumps[:-1])  # position of the round
        stretch = 0
        while stretch < self.last and walk.steps[stretch].actor == self.seat:
            stretch += 1
        self.own = stretch  # the position before somebody else decides

    def mine(self, number: int) -> dict[str, Any]:
        """The seat in one of the positions."""
        found: dict[str, Any] = self.dumps[number]["seats"][self.seat]
        return found

    def is_true(self, one: Claim) -> bool:
        """Whether a claim is true."""
        return bool(getattr(self, f"_{one.kind}")(one))

    def _outbids(self, one: Claim) -> bool:
        bid = [auction["bid"] for auction in self.dumps[0]["auctions"]][int(self.moves[0].split()[1]) - 1]
        return self.moves[0].startswith("bid ") and bid["by"] == one["seat"] != self.seat

    def _wins(self, one: Claim) -> bool:
        """The last bid on the auction is the seat's, and there is nobody left who could bid more."""
        bids = [
            (step.actor, int(move.split()[2]))
            for move, step in zip(self.moves[: self.last], self.walk.steps, strict=False)
            if move.startswith(f"bid {one['space']} ")
        ]
        return bids[-1] == (self.seat, one["bid"]) and any(
            dump["phase"] not in ("bid", "neutral") for dump in self.dumps[1 : self.last + 1]
        )

    def _pays_bid(self, one: Claim) -> bool:
        return any(self.mine(n)["debt"] <= self.mine(0)["debt"] for n in range(1, self.last + 1)) and self._bid(one)

    def _bid(self, one: Claim) -> bool:
        return any(
            step.actor == self.seat and move.startswith("bid ") and int(move.split()[2]) == one["n"]
            for move, step in zip(self.moves, self.walk.steps, strict=True)
        )

    def _built(self, one: Claim) -> int:
        return next(
            n for n in range(1, self.last + 1)
            if one["building"] in self.mine(n)["buildings"] and one["building"] not in self.mine(n - 1)["buildings"]
        )  # fmt: skip

    def _points_at(self, number: int) -> dict[str, int]:
        found: dict[str, int] = self.game.view(self.states[number], self.seat)["seats"][self.seat]["points"]
        return found

    def _builds(self, one: Claim) -> bool:
        after = self._built(one)
        return one["n"] == sum(
            self._points_at(after)[item] - self._points_at(after - 1)[item] for item in ("buildings", "extra")
        )

    def _last_round(self, one: Claim) -> bool:
        kind = next(building for building in self.game.box.buildings if building.id == one["building"])
        return kind.stage in STAGE_ENDS.get(self.dumps[0]["round"], ())

    def _each_round(self, one: Claim) -> bool:
        kind = next(building for building in self.game.box.buildings if building.id == one["building"])
        return dict(one["pieces"]) == dict(Counter(kind.income))  # type: ignore[arg-type]

    def paid(self) -> int | None:
        """The position after the wages of the seat, if nothing but placing came before it."""
        for n, move in enumerate(self.moves[: self.last], start=1):
            if self.dumps[n]["phase"] != "place" and self.dumps[n]["phase"] != "wages":
                return n if all(move.split()[0] in ("place", "done", "pay") for move in self.moves[:n]) else None
        return None

    def _income(self, one: Claim) -> bool:
        n = self.paid()
        if n is None or self.dumps[n]["phase"] in ("relief",):
            return True  # what came in cannot be told apart here
        pieces = dict(one["pieces"])  # type: ignore[arg-type]
        before, after = self.mine(0), self.mine(n)
        borrowed = 2 * (after["debt"] - before["debt"])
        gold = sum(
            int(move.split()[1])
            for move, step in zip(self.moves[:n], self.walk.steps, strict=False)
            if move.startswith("pay ") and step.actor == self.seat
        )
        wages = max(0, before["workers"] - 5 * gold)
        for good in GOODS:
            change = after["goods"][good] - before["goods"][good] + (gold if good == "gold" else 0)
            if change != pieces.get(good, 0):
                return False
        return bool(after["silver"] - before["silver"] == pieces.get("silver", 0) + borrowed - wages)

    def _wages(self, one: Claim) -> bool:
        n = self.paid()
        held, workers = int(self.mine(0)["silver"]), int(self.mine(0)["workers"])
        borrows = n is not None and self.mine(n)["debt"] > self.mine(0)["debt"]
        return held < workers == one["n"] and not borrows

    def _gains(self, one: Claim) -> bool:
        plain = all(move.split()[0] in ("pass", "reward", "worker", "no_worker") for move in self.moves[: self.own])
        if not plain:
            return True
        names = {"worker": "workers", "track": "tracks"}
        held = [{**self.mine(n)["goods"], **self.mine(n)} for n in (0, self.own)]
        pieces: Any = one["pieces"]
        for piece, n in pieces:
            name = names.get(piece, piece)
            if held[1][name] - held[0][name] != n:
                return False
        return True

    def _line(self, one: Claim) -> bool:
        before, after = int(self.mine(0)["railroad"]), int(self.mine(1)["railroad"])
        return after == one["n"] and (after == before + 1 or before == 5)

    def _debts(self, one: Claim) -> bool:
        before, after = (int(self.mine(n)["debt"]) for n in (0, self.own))
        return one["n"] == before - after > 0 and one["vp"] == (before * (before + 1) - after * (after + 1)) // 2

    def _points(self, one: Claim) -> bool:
        points = [sum(self._points_at(number).values()) for number in (0, self.own)]
        return one["n"] == points[1] - points[0] > 0


def check(walk: Walk) -> set[str]:
    """Compare what is claimed of a line with the truth; return the kinds that were claimed."""
    truth, claims = Truth(walk), find(walk)
    for one in claims:
        assert truth.is_true(one), (one, truth.moves)
        for lang in LANGUAGES:
            assert sentence(walk.game, one, lang)
    said = kinds(claims)
    moves, own = truth.moves, truth.own
    built = set(truth.mine(truth.last)["buildings"]) - set(truth.mine(0)["buildings"])
    assert {one["building"] for one in claims if one.kind == "builds"} == built
    assert ("debts" in said) == (truth.mine(own)["debt"] < truth.mine(0)["debt"])
    if moves[:1] == ["pass"]:
        assert "line" in said
    return said


@pytest.mark.parametrize("players", [2, 3])
def test_whatever_is_claimed_is_true(players: int) -> None:
    game: Game = frontier.game("homesteaders", players=players)
    seen: dict[str, int] = {}
    looked_at = 0
    for walk in walks(game, range(1, 9), every=2):
        looked_at += 1
        for kind in check(walk):
            seen[kind] = seen.get(kind, 0) + 1
    assert looked_at > 300
    assert all(n < looked_at for n in seen.values()), "no kind is always true"
    assert ALL - seen.keys() == set()


def test_every_kind_has_a_sentence_in_every_language() -> None:
    facts: dict[str, Any] = {
        "seat": 1, "space": 1, "bid": 5, "n": 2, "building": "farm", "vp": 3, "pieces": (("wood", 1), ("vp", 2)),
    }  # fmt: skip
    for kind in ALL:
        for lang in LANGUAGES:
            told = sentence(frontier.game("homesteaders"), Claim(kind, tuple(facts.items()), True), lang)
            assert told.endswith(".")
            assert "{" not in told


def test_what_is_built_and_what_another_move_would_miss() -> None:
    scene = Scene(players=2, round=4)
    scene.give(0, wood=2, silver=3)
    scene.building(0, tile=13)
    game, state = scene.game, scene.state
    farm, market = follow(game, state, "build farm"), follow(game, state, "build market")
    check(farm)
    assert {"builds", "last_round"} <= check(market)
    told = next(one for one in find(market) if one.kind == "builds")
    assert told["n"] == 2
    assert misses(farm, told)
    assert not misses(follow(game, state), told), "nothing is known of a line that does not go so far"
