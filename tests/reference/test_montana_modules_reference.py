"""Montana's modules against the reference: in random games, all moves of each position and all that a move does."""

import copy
import random
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Game, State
from reference.montana_board import BOX, BUYS, CARDS, GOODS, KINDS, LANDSCAPES, MOUNTAINS, board
from reference.montana_modules import Oracle
from reference.montana_moves import EXTRAS

Data = dict[str, Any]


def differences(engine: object, reference: object, path: str = "") -> list[str]:
    """Where two JSON values differ."""
    if engine == reference:
        return []
    if isinstance(engine, dict) and isinstance(reference, dict) and set(engine) == set(reference):
        return [line for key in engine for line in differences(engine[key], reference[key], f"{path}.{key}")]
    if isinstance(engine, list) and isinstance(reference, list) and len(engine) == len(reference):
        pairs = enumerate(zip(engine, reference, strict=True))
        return [line for i, (one, other) in pairs for line in differences(one, other, f"{path}[{i}]")]
    return [f"{path}: engine {engine}, reference {reference}"]


MODULES = ("settlements", "landscapes", "events", "goldrush")
FAMILIES = {
    "build", "trade", "advance", "bank", "work", "city", "sell", "hire", "buy", "use", "toll", "mix", "tile",
    "exchange", "leave", "fetch", "take_tile", "draw", "look", "worker", "sell_workers", "sell_goods", "canteen",
    "reveal", "start", "sell_nothing",
}  # fmt: skip
SITUATIONS = {
    "bonus bighorn_canyon 1", "bonus great_falls 1", "two bonus fields", "bonus helena 1", "centre", "blind centre",
    "helena looks", "helena does not look", "second canteen", "chained canteens", "tolls 1", "tolls 2", "buried",
    "line", "tiles short", "poor neighbour", "stack at the gate", "stack at the market", "extra cost", "equal tiles",
    "known tile", "gain no_cows", "gain no_workers", "no more cards", "sale before the first bid", "cannot pay",
    "shortage of goods", "shortage of workers", "too many in turn", "too many in building", "too many in market",
    "too many in bid_window", "too many for a settlement",
}  # fmt: skip
WINDOWS = ("bid", "bid_window", "pay_window")
BUILDER = {"build": 20.0, "end_turn": 3.0, "trade": 0.1, "canteen": 5.0, "stop": 0.2}
SELLER = {"sell": 10.0, "hire": 5.0, "buy": 5.0, "use": 10.0, "build": 5.0, "reveal": 3.0, "city": 5.0, "trade": 0.05}
LIKED: dict[str, dict[str, float]] = {"uniform": {}, "builder": BUILDER, "seller": SELLER}


class Run:
    """A game that is played on both sides."""

    def __init__(self, seed: int, seen: Counter[str], components: str | None = None) -> None:
        self.rng = rng = random.Random(f"montana {seed}")
        modules = [module for module in MODULES if rng.random() < 0.7] or list(MODULES)
        options: Data = {"round_limit": rng.choice((15, 35, 100))}
        options.update(matching_pair=rng.random() < 0.2, long_line=rng.random() < 0.3)
        if seed % 3 == 0:
            options["starting_tile"] = "chosen"
        if "landscapes" in modules:
            options["landscape"] = rng.choice(tuple(LANDSCAPES))
        if "settlements" in modules:
            options["count_stacks"] = rng.random() < 0.5
        if "landscapes" in modules and "goldrush" in modules:
            options["helena_looks"] = rng.random() < 0.5
        self.told = f"seed {seed}, {modules}, {options}"
        if components:
            options["components"] = components
        self.game: Game = frontier.game("montana", players=rng.choice((2, 3, 4)), modules=tuple(modules), **options)
        self.policy = rng.choice(tuple(LIKED))
        self.state: State = self.game.new(seed)
        self.spots = board(self.game.dump(self.state))
        self.seen = seen
        self.told += f", {self.game.players} players, {self.policy}"
        self.made: list[str] = []

    def windfall(self, data: Data) -> None:
        """Pieces of the supply, tiles and another card for the seats, so that much is possible and shortages come."""
        rng, supply = self.rng, data["supply"]
        most = rng.choice((3, 5, 12))
        kinds = rng.choice((KINDS, KINDS, KINDS[:1], KINDS[1:2], KINDS[2:3], KINDS[3:]))
        for seat in data["seats"]:
            for good in GOODS:
                n = rng.randrange(min(most, supply["goods"][good]) + 1)
                seat["goods"][good] += n
                supply["goods"][good] -= n
            for kind in rng.choices(kinds, k=rng.randrange(9)):
                if supply["workers"][kind] and sum(seat["workers"].values()) < 8:
                    seat["workers"][kind] += 1
                    supply["workers"][kind] -= 1
            n = rng.randrange(min(3, supply["cows"]) + 1)
            seat["cows"] += n
            supply["cows"] -= n
            seat["silver"] = rng.choice((0, seat["silver"], seat["silver"], 14, 15))
        if data.get("events", {}).get("right") and not data["events"]["used"]:
            self.other_card(data["events"], data["phase"])
        for tile in data.get("mountains", {}).values():
            if rng.random() < 0.1 and not (tile["marked"] or tile["known_to"]):
                self.seen_tile(data, tile)

    def other_card(self, events: Data, phase: str) -> None:
        """Another active card, one that is in the pile; within an action none that would have forbidden it."""
        drawn = events["drawn"]
        cards = [card for card, n in CARDS.items() if drawn.get(card, 0) < n]
        if phase != "turn":
            cards = [card for card in cards if card.startswith(("sell", "hire", "buy"))]
        if phase in WINDOWS:
            cards = [card for card in cards if card == "sell_goods"] or cards
        card = self.rng.choice(cards or [events["right"]])
        drawn[events["right"]] -= 1
        drawn[card] = drawn.get(card, 0) + 1
        events["right"] = card
        events.pop("declined", None)
        events["drawn"] = {card: n for card, n in drawn.items() if n}

    def seen_tile(self, data: Data, tile: Data) -> None:
        """A mountain tile that some know, and that somebody may hold."""
        seats = range(data["players"])
        out = Counter(other["tile"] for other in data["mountains"].values())
        known = {seat for seat in seats if self.rng.random() < 0.4}
        holder = self.rng.choice((None, *seats))
        known |= {self.rng.choice(seats)} if holder is None else {holder}
        name = self.rng.choice([name for name, n in MOUNTAINS.items() if out[name] < n])
        tile.update(tile=name, known_to=sorted(known), holder=holder)

    def write(self) -> list[str]:
        """The engine's legal moves."""
        return sorted(self.game.notation.write(self.state, action) for action in self.state.legal_actions())

    def liking(self, move: str) -> float:
        """How much a move is liked; the centre of a special landscape always very much."""
        verb, *choices = move.split()
        if verb == "build" and self.spots[choices[0]].land == "site":
            return 100.0
        if verb == "sell_goods" and self.policy == "seller":
            return float(10 ** choices[0].count("pumpkin"))
        return LIKED[self.policy].get(verb, 1.0)

    def check(self, what: str, engine: object, reference: object, before: Data) -> None:
        """Both sides agree."""
        if engine != reference:
            lines = differences(engine, reference)
            if isinstance(engine, list) and isinstance(reference, list):
                lines = [f"only engine {[m for m in engine if m not in reference]}"]
                lines += [f"only reference {[m for m in reference if m not in engine]}"]
            raise AssertionError("\n".join([f"{self.told}, move {len(self.made)}: {what}", *lines, str(before)]))

    def step(self, before: Data) -> Data:
        """One move on both sides, from and to a dumped position."""
        oracle = Oracle(before, self.spots)
        moves = self.write()
        if self.state.actor == CHANCE:
            chances = {
                self.game.notation.write(self.state, action): round(chance, 9)
                for action, chance in self.state.chance_outcomes()
            }
            self.check("chances", chances, {move: round(p, 9) for move, p in oracle.chances().items()}, before)
            move = self.rng.choices(list(chances), list(chances.values()))[0]
        else:
            self.check("moves", moves, oracle.moves(), before)
            move = self.rng.choices(moves, [self.liking(move) for move in moves])[0]
        self.made.append(move)
        self.seen[move.split()[0]] += 1
        self.state.apply(self.game.notation.read(self.state, move))
        after = self.game.dump(self.state)
        self.look_on()
        oracle.play(move)
        self.seen.update(oracle.notes)
        self.check(f"after {move} in {before['phase']} now {after['phase']}", after, oracle.d, before)
        return after

    def look_on(self) -> None:
        """Now and then: what each seat and a spectator know of the mountain tiles."""
        if "goldrush" not in self.game.modules or self.rng.random() > 0.05:
            return
        data = self.game.dump(self.state)
        for seat in (None, *range(self.game.players)):
            expected = copy.deepcopy(data)
            for tile in expected["mountains"].values():
                if not (tile["face_up"] or seat in tile["known_to"] or data["phase"] == "finished"):
                    tile["tile"] = None
            observed = self.game.observe(self.state, seat)
            self.check(f"known to {seat}", self.game.dump(observed), expected, data)
            if seat == self.state.actor:
                self.check("own moves", list(observed.legal_actions()), list(self.state.legal_actions()), data)
            for action in self.state.legal_actions() if data["phase"] == "look" else ():
                assert self.game.is_secret(self.state, action, seat) == (seat != data["active"]), self.told

    def set_up(self, data: Data) -> None:
        """The set-up is what the ledger asks for."""
        spots, players, pieces = self.spots.values(), self.game.players, BOX["players"][str(self.game.players)]
        label = data["landscape"]["start"]
        assert (label is None) == (data["phase"] == "choose_start")
        cows = {spot.label for spot in spots if spot.cow} - {label} if label else set()
        assert not label or self.spots[label].cow
        assert set(data["cows"]) == cows
        assert data["supply"]["cows"] == 24 - 1 - len(cows) - players
        assert set(data["canteens"]) == {spot.label for spot in spots if spot.canteen}
        specials = ["market", "gate", "watchtower"] if "settlements" in self.game.modules else []
        for i, seat in enumerate(data["seats"]):
            assert seat["stock"] == pieces["settlements"]["value"] + len(specials)
            assert seat.get("specials", []) == specials
            assert (seat["silver"], seat["cows"]) == (3 + i, 1)
        if "landscapes" in self.game.modules:
            assert data["landscape"]["tiles"][0] == self.game.options["landscape"]
            position = Oracle(data, self.spots)
            ends = [[near for near in position.beside(mark) if near != label] for mark in position.bonus_fields()]
            usable = [any(self.spots[label].land == "meadow" for label in near) for near in ends]
            each = self.game.options["landscape"] == "bighorn_canyon"
            assert all(usable) if each or not usable else any(usable)
        if "goldrush" in self.game.modules:
            fresh: Data = {"tile": None, "known_to": [], "holder": None, "face_up": False, "marked": False}
            mountains = [spot.label for spot in spots if spot.land == "mountain" and not spot.bare]
            assert data["mountains"] == dict.fromkeys(mountains, fresh)

    def result(self, data: Data) -> None:
        """Scores and winners (M-WIN)."""
        placed = Counter(dict.fromkeys(range(self.game.players), 0))
        for there in data["settlements"].values():
            placed[there["seat"]] += there["tiles"]
        ranks = [
            (
                placed[i],
                seat["cows"] + seat["canteens"],
                seat["silver"] + sum((*seat["workers"].values(), *seat["goods"].values())),
            )
            for i, seat in enumerate(data["seats"])
        ]
        assert list(self.state.scores) == [placed[i] for i in range(self.game.players)], self.told
        assert list(self.state.winners) == [i for i, rank in enumerate(ranks) if rank == max(ranks)], self.told

    def play(self) -> None:
        """To the end of the game."""
        data = self.game.dump(self.state)
        self.set_up(data)
        windfalls = self.rng.randrange(10)
        while self.state.actor != OVER:
            data = self.step(data)
            own = data["phase"] in EXTRAS and data["decider"] == data["active"]
            if windfalls and own and self.rng.random() < (0.3 if data["phase"] in WINDOWS else 0.1):
                windfalls -= 1
                self.windfall(data)
                self.state = self.game.load(data)
                data = self.game.dump(self.state)
        self.result(data)
        self.seen["finished"] += 1


def test_modules_as_in_the_reference() -> None:
    seen: Counter[str] = Counter()
    for seed in range(21, 45):
        Run(seed, seen).play()
    assert FAMILIES - set(seen) == set()


def printed_otherwise(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A component file with lakes that pay one by one and with cards that show two different goods, or a big one."""
    data = files("frontier.games.montana").joinpath("data")
    text = "\n".join(data.joinpath(name).read_text(encoding="utf-8") for name in ("standard.toml", "expansion.toml"))
    for before, after in (
        ('"grain", "pumpkin"], once = "tile"', '"grain", "pumpkin"], once = "field"'),
        ('shows = ["grain", "grain"]', 'shows = ["grain", "pumpkin"]'),
        ('shows = ["small_copper", "small_copper"]', 'shows = ["small_copper", "big_stone"]'),
        ('kind = "extra_cost", shows = ["grain"]', 'kind = "extra_cost", shows = ["big_copper"]'),
    ):
        assert text.count(before) == 1
        text = text.replace(before, after)
    path = folder / "otherwise.toml"
    path.write_text(text, encoding="utf-8")
    monkeypatch.setitem(LANDSCAPES["great_falls"]["bonus"], "once", "field")
    for card in ("buy_grain", "buy_small_copper", "extra_cost_grain"):
        monkeypatch.delitem(CARDS, card)
    for card in ("buy_grain_pumpkin", "buy_small_copper_big_stone", "extra_cost_big_copper"):
        monkeypatch.setitem(CARDS, card, 1)
    monkeypatch.setitem(BUYS, "buy_grain_pumpkin", ["grain", "pumpkin"])
    monkeypatch.setitem(BUYS, "buy_small_copper_big_stone", ["small_copper", "big_stone"])
    return str(path)


@pytest.mark.slow
def test_other_components_as_in_the_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: Counter[str] = Counter()
    path = printed_otherwise(tmp_path, monkeypatch)
    for seed in (*range(3038, 3046), 3054, 3071):
        Run(seed, seen, path).play()
    assert {"bonus great_falls 1", "bonus great_falls 2", "buy", "extra cost"} - set(seen) == set()


@pytest.mark.slow
def test_modules_as_in_the_reference_in_many_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1000, 1160):
        Run(seed, seen).play()
    assert (FAMILIES | SITUATIONS) - set(seen) == set()
