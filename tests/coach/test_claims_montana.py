"""Claims of Montana: each is said where it is true and nowhere else, by positions as JSON and by what was played."""

from collections.abc import Iterator
from typing import Any

import pytest

import frontier
from frontier import Game
from frontier.coach.claims import Claim, claims_of, reasons, sentence
from frontier.coach.montana import find, misses
from frontier.coach.walk import Walk
from frontier.texts import LANGUAGES
from support.coach_lines import follow, kinds, notation, walks
from support.montana import Scene

GAME = frontier.game("montana", players=2)
AREAS = ("mine", "quarry", "grain_field", "farmland")
GOODS = ("small_copper", "small_stone", "grain", "pumpkin", "big_copper", "big_stone")
WORKERS = ("copper_worker", "stone_worker", "grain_worker", "pumpkin_worker")
DIRECTIONS = ((0, -1), (1, -1), (1, 0))
ALL = {
    "line", "settlements", "cow", "canteen", "last_tile", "extra_turn", "wanted_too", "next_line", "next_build",
    "cleared", "one_left", "more", "keeps", "keeps_canteen", "few_workers", "no_workers",
}  # fmt: skip


class Truth:
    """What is true of a line, found out from the JSON of its positions and the notation of its moves."""

    def __init__(self, walk: Walk) -> None:
        self.walk, self.seat, game = walk, walk.seat, walk.game
        self.moves = notation(walk)
        self.states = [walk.start, *(step.after for step in walk.steps)]
        self.dumps = [game.dump(state) for state in self.states]
        self.fields = {field["label"]: field for field in game.view(walk.start, None)["fields"]}
        self.end = next((number for number in range(1, len(self.dumps)) if self._is_over(number)), None)
        self.last = len(self.moves) if self.end is None else self.end  # position of the turn that is looked at
        self.own = [
            move for move, step in zip(self.moves[: self.last], walk.steps, strict=False) if step.actor == self.seat
        ]

    def _is_over(self, number: int) -> bool:
        before, after = self.dumps[number - 1], self.dumps[number]
        spent = after["supply"]["spent_canteens"] - before["supply"]["spent_canteens"]
        return bool(after["active"] != before["active"] or after["phase"] == "finished" or spent)

    def mine(self, number: int) -> dict[str, Any]:
        """The seat in one of the positions."""
        found: dict[str, Any] = self.dumps[number]["seats"][self.seat]
        return found

    def lines(self, number: int, label: str) -> int:
        """In how many directions a field closes a line of four for the seat."""
        settled = {at for at, tile in self.dumps[number]["settlements"].items() if tile["seat"] == self.seat}
        spots = {(field["q"], field["r"]): at for at, field in self.fields.items()}
        here, closed = self.fields[label], 0
        for q, r in DIRECTIONS:
            length = 1
            for sign in (1, -1):
                step = 1
                while spots.get((here["q"] + sign * step * q, here["r"] + sign * step * r)) in settled:
                    length += 1
                    step += 1
            closed += length == 4
        return closed

    def affords(self, number: int, seat: int, label: str) -> bool:
        """Whether a seat holds what a field shows."""
        held, cost = self.dumps[number]["seats"][seat]["goods"], self.fields[label]["cost"]
        return all(held[good] >= cost.count(good) for good in GOODS)

    def facts(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """All that is true of the turn itself."""
        start, end, whole = self.mine(0), self.mine(self.last), self.end is not None
        if self.dumps[0]["phase"] in ("setup_spin", "setup_white"):
            return
        for number, (move, step) in enumerate(zip(self.moves[: self.last], self.walk.steps, strict=False)):
            if move.startswith("build ") and step.actor == self.seat and self.lines(number, label := move.split()[1]):
                tiles = self.dumps[number + 1]["settlements"][label]["tiles"]
                printed = 2 if self.fields[label]["two_settlements"] else 1
                yield "line", {"field": label, "n": max(0, tiles - printed)}
        if whole and start["stock"] - end["stock"] > 1:
            yield "settlements", {"n": start["stock"] - end["stock"]}
        cows = end["cows"] - start["cows"] + sum(move.startswith("trade") for move in self.own)
        if cows:
            yield "cow", {"n": cows}
        canteens = end["canteens"] - start["canteens"] + self.own.count("canteen")
        if canteens:
            yield "canteen", {"n": canteens}
        if start["stock"] > end["stock"] == 0:
            yield "last_tile", {}
        if "canteen" in self.own:
            yield "extra_turn", {}
        if self.moves and self.moves[0].startswith("build "):
            label = self.moves[0].split()[1]
            for seat, other in enumerate(self.dumps[0]["seats"]):
                if seat != self.seat and other["stock"] and self.affords(0, seat, label):
                    yield "wanted_too", {"field": label, "seat": seat}
        if whole:
            yield from self._at_the_end()
        workers = sum(start["workers"].values())
        if self.moves[:1] == ["recruit"] and workers <= 2:
            yield ("few_workers", {"n": workers}) if workers else ("no_workers", {})

    def _at_the_end(self) -> Iterator[tuple[str, dict[str, Any]]]:
        for area in (*AREAS, "bank"):
            before, after = (self._free(number, area) for number in (0, self.last))
            total = len(self.dumps[0]["bank"] if area == "bank" else self.dumps[0]["areas"][area])
            if after == total and before <= 1:
                yield "cleared", {"area": area}
            elif after == 1 and before > 1:
                yield "one_left", {"area": area}
        held = [self.walk.game.holdings(self.states[number], self.seat) for number in (0, self.last)]
        more = tuple((name, held[1][name] - held[0][name]) for name in (*GOODS, *WORKERS, "silver"))
        if any(n > 0 for _, n in more):
            yield "more", {"pieces": tuple((name, n) for name, n in more if n > 0)}
        family = self.moves[0].split()[0]
        left = tuple((name, held[1][name]) for name in WORKERS if held[1][name])
        if family in ("staff", "no_helper", "give_back") and left:
            yield "keeps", {"pieces": left}
        if family == "no_canteen" and held[1]["canteens"] and not self._is_last():
            yield "keeps_canteen", {"n": held[1]["canteens"]}

    def _is_last(self) -> bool:
        """Whether the game ends with the round of the first position."""
        dump = self.dumps[0]
        is_open = any(field["open"] for field in self.fields.values())
        return bool(dump["last_round"] or dump["round"] >= dump["options"]["round_limit"] or not is_open)

    def _free(self, number: int, area: str) -> int:
        dump = self.dumps[number]
        if area == "bank":
            return int(dump["bank"].count(None))
        return sum(space["large"] is None for space in dump["areas"][area])

    def following(self) -> int | None:
        """The first position of the seat's next turn."""
        for number in range(self.end or len(self.dumps), len(self.dumps)):
            dump = self.dumps[number]
            if dump["active"] == self.seat == self.states[number].actor:
                return number if dump["phase"] == "turn" else None
        return None

    def offered(self) -> list[str]:
        """The fields that can be built on in the next turn."""
        number = self.following()
        if number is None:
            return []
        state, game = self.states[number], self.walk.game
        moves = [game.notation.write(state, action) for action in state.legal_actions()]
        return [move.split()[1] for move in moves if move.startswith("build ")]

    def new_line(self, label: str) -> bool:
        """Whether a field can close a line in the next turn, and could not now."""
        number = self.following()
        assert number is not None
        return bool(self.lines(number, label)) and not (
            label not in self.dumps[0]["settlements"] and self.lines(0, label)
        )


def check(walk: Walk) -> set[str]:
    """Compare what is claimed of a line with the truth; return the kinds that were claimed."""
    truth, claims = Truth(walk), find(walk)
    future = [one for one in claims if one.kind in ("next_line", "next_build")]
    said = {(one.kind, one.facts) for one in claims if one not in future}
    assert said == {(kind, tuple(facts.items())) for kind, facts in truth.facts()}, truth.moves
    offered = truth.offered()
    for one in future:
        field = str(one["field"])
        assert field in offered
        assert truth.new_line(field) if one.kind == "next_line" else not truth.affords(0, walk.seat, field)
        assert not one.is_sure
    possible = [field for field in offered if truth.new_line(field) or not truth.affords(0, walk.seat, field)]
    assert len(future) == (1 if possible else 0)
    for one in claims:
        for lang in LANGUAGES:
            assert sentence(walk.game, one, lang)
    return kinds(claims)


@pytest.mark.parametrize("players", [2, 3])
def test_whatever_is_claimed_is_true_and_nothing_is_left_out(players: int) -> None:
    game: Game = frontier.game("montana", players=players)
    seen: dict[str, int] = {}
    looked_at = 0
    for walk in walks(game, range(1, 9)):
        looked_at += 1
        for kind in check(walk):
            seen[kind] = seen.get(kind, 0) + 1
    assert looked_at > 300
    assert all(n < looked_at for n in seen.values()), "no kind is always true"
    assert {"more", "next_build", "one_left", "cleared", "wanted_too", "settlements", "keeps", "cow"} <= seen.keys()


def test_every_kind_has_a_sentence_in_every_language() -> None:
    game = GAME
    facts: dict[str, Any] = {
        "field": "e5", "n": 2, "seat": 1, "area": "quarry",
        "pieces": (("grain", 1), ("grain_worker", 2), ("silver", 3)),
    }  # fmt: skip
    own = claims_of("montana")
    assert own is not None
    for kind in ALL:
        for lang in LANGUAGES:
            told = sentence(game, Claim(kind, tuple(facts.items()), True), lang)
            assert told.endswith(".")
            assert "{" not in told


def rows(scene: Scene) -> Iterator[list[str]]:
    """Four meadows in a row, of which none is taken; the last takes one settlement."""
    fields = {field["label"]: field for field in scene.view()["fields"]}
    start = scene.data()["landscape"]["start"]
    for label in fields:
        for direction in range(6):
            row = scene.line(label, direction)[:4]
            is_free = len(row) == 4 and all(fields[at]["land"] == "meadow" and at != start for at in row)
            if is_free and not fields[row[3]]["two_settlements"]:
                yield row


def with_row() -> tuple[Scene, list[str]]:
    """A game in which nothing is settled and nobody has a cow, and a row on its board."""
    for seed in range(1, 99):
        scene = Scene(players=2, seed=seed)
        row = next(rows(scene), None)
        if row is not None:
            for seat in range(2):
                scene.give(seat, cows=0)
            return scene, row
    raise AssertionError("no board has a row")


def test_a_line_is_claimed_where_it_closes() -> None:
    """Three in a row and the fourth: a line; two in a row and the third, or the fourth of somebody else's: none."""
    for settled, whose, closes in ((3, 0, True), (2, 0, False), (3, 1, False)):
        scene, row = with_row()
        for label in row[:settled]:
            scene.settle(label, whose)
        scene.only_goods(0, **{good: scene.field(row[settled])["cost"].count(good) for good in GOODS})
        walk = follow(scene.game, scene.state, f"build {row[settled]}")
        assert ("line" in check(walk)) == closes
        if closes:
            other = follow(scene.game, scene.state, "recruit")
            found = next(one for one in find(walk) if one.kind == "line")
            assert (found["field"], found["n"]) == (row[3], 1)
            assert not misses(other, found), "chance cuts the other line short"


def test_what_the_next_turn_can_bring_is_told() -> None:
    """The mine brings what a field lacks; the same line without the mine does not."""
    scene, row = with_row()
    scene.settle(row[0], 1)
    open_ = [field["label"] for field in scene.view()["fields"] if field["open"]]
    wanted = next(label for label in open_ if "small_copper" in scene.field(label)["cost"])
    scene.only_goods(0, **{good: scene.field(wanted)["cost"].count(good) for good in GOODS if good != "small_copper"})
    scene.only_goods(1)
    for seat in range(2):
        scene.give(seat, workers={"copper": 3}, silver=9)
    mine = follow(scene.game, scene.state, "work mine 1", "staff copper", "bank 1")
    assert "next_build" in check(mine)
    field = next(one["field"] for one in find(mine) if one.kind == "next_build")
    assert "small_copper" in scene.field(str(field))["cost"]
    bank = follow(scene.game, scene.state, "bank 1", "work mine 1", "no_helper")
    assert "next_build" not in check(bank)
    told = next(one for one in find(mine) if one.kind == "next_build")
    assert misses(bank, told)
    assert [one.claim for one in reasons(mine, bank) if one.is_missed] == [told]
    assert reasons(mine, bank)[0].claim == told
    assert not any(one.is_missed for one in reasons(mine, None))


def bank_with_one_space_left() -> Scene:
    """Blue has a copper worker, and only the first space of the bank is free, which takes one."""
    scene = Scene(players=2)
    spaces = scene.view()["printed"]["bank"]
    scene.bank(None, *(["grain"] * space["workers"] for space in spaces[1:]))
    for seat in range(2):
        scene.give(seat, workers={"copper": 3, "stone": 1}, silver=6, cows=0)
    return scene


def test_what_fills_the_bank_clears_it() -> None:
    scene = bank_with_one_space_left()
    filling = follow(scene.game, scene.state, "bank 1", "staff copper")
    other = follow(scene.game, scene.state, "work mine 1", "no_helper")
    for walk in (filling, other):
        check(walk)
    assert "cleared" in kinds(find(filling))
    assert "cleared" not in kinds(find(other))
    assert not any(one.is_missed for one in reasons(filling, other)), "that is no gain"


def test_half_a_turn_proves_nothing_of_its_end() -> None:
    scene = bank_with_one_space_left()
    half = follow(scene.game, scene.state, "work mine 1")
    assert not misses(half, Claim("settlements", (("n", 2),), True))
    assert kinds(find(half)) == set()


def test_a_canteen_is_told_spent_or_kept() -> None:
    """Kept it serves a later turn, as long as there is one."""
    scene = Scene(players=2)
    scene.canteens(0, 2)
    recruit = Scene(players=2)
    assert "no_workers" in kinds(find(follow(recruit.game, recruit.state, "recruit")))
    scene.give(0, workers={"copper": 1}, silver=1, cows=0)
    spending = follow(scene.game, scene.state, "work mine 1", "canteen")
    assert "extra_turn" in check(spending)
    keeping = follow(scene.game, scene.state, "work mine 1", "no_canteen")
    assert "extra_turn" not in check(keeping)
    asked = follow(scene.game, keeping.steps[-1].before, "no_canteen")
    assert "keeps_canteen" in check(asked)
    last = Scene(players=2, round_limit=1)
    last.canteens(0, 1)
    last.give(0, workers={"copper": 1}, silver=1, cows=0)
    over = follow(last.game, last.state, "work mine 1", "no_canteen")
    assert "keeps_canteen" not in check(follow(last.game, over.steps[-1].before, "no_canteen"))
