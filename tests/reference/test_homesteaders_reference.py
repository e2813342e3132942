"""The engine against the reference: random games on both, compared at every decision and at the end."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

import frontier
from frontier import CHANCE, OVER, Game, State
from reference.homesteaders import Reference
from reference.homesteaders_values import BUILDINGS

Policy = Callable[[random.Random, Reference], str]

FAMILIES = {
    "draw", "place", "done", "pay", "relief", "neutral", "bid", "pass", "reward", "build", "no_build", "gold_for",
    "worker", "no_worker", "extra", "no_extra", "buy", "sell", "hire", "market", "bank", "borrow", "pay_off",
}  # fmt: skip
COMPARED = ("round", "phase", "decider", "start_player", "auctions", "neutral", "turned_up", "seats")
LONGEST = 6_000  # moves of a game
BUILDER = {
    "place": 30.0, "extra": 20.0, "buy": 2.0, "sell": 0.2, "hire": 0.5, "market": 0.5, "bank": 0.1, "borrow": 0.01,
    "worker": 3.0,
}  # fmt: skip
TRADER = {"build": 20.0, "place": 5.0, "buy": 5.0, "sell": 5.0, "hire": 5.0, "market": 10.0, "bank": 9.0, "borrow": 0.5}
TRADES = {"buy", "sell", "hire", "market", "bank"}


def bid_weight(move: str, power: float) -> float:
    """How much a bid is liked, by a power of its silver."""
    return float(40 * int(move.split()[2]) ** power)


def build_weight(move: str) -> float:
    """How much a building is liked: the more the costlier it is."""
    return float(50 * (1 + BUILDINGS[move.split()[1]].cost.total()) ** 3)


def uniform(rng: random.Random, reference: Reference) -> str:
    """Any legal move."""
    return rng.choice(reference.moves())


def thrifty(rng: random.Random, reference: Reference, power: float) -> str:
    """Builds and places, hardly borrows, and keeps gold and trade chips for the building."""
    moves, weights = reference.moves(), []
    for move in moves:
        action, *choices = move.split()
        weight = BUILDER.get(action, 1.0)
        if action == "bid":
            weight = bid_weight(move, power)
        elif action == "build":
            weight = build_weight(move)
        elif action == "pay":
            weight = 0.1 ** int(choices[0])
        elif action in TRADES and reference.phase in ("place", "wages", "pay"):
            weight *= 0.02
        if action in ("sell", "buy", "pay_off") and choices[0] in ("gold", "copper", "cattle"):
            weight *= 0.3 if action == "buy" else 0.05
        weights.append(weight)
    return rng.choices(moves, weights)[0]


def builder(rng: random.Random, reference: Reference) -> str:
    """Thrifty with low bids, so that money lasts."""
    return thrifty(rng, reference, -2.0)


def trader(rng: random.Random, reference: Reference) -> str:
    """Trades whenever possible."""
    moves = reference.moves()
    liked = [bid_weight(move, -1.0) if move.startswith("bid ") else TRADER.get(move.split()[0], 1.0) for move in moves]
    return rng.choices(moves, liked)[0]


def mixed(rng: random.Random, reference: Reference) -> str:
    """A different one of the others for each seat, and high bids by the last one."""
    if reference.decider is None:
        return uniform(rng, reference)
    if reference.decider == reference.players - 1:
        return thrifty(rng, reference, 1.0)
    return (uniform, builder, trader)[reference.decider % 3](rng, reference)


POLICIES: dict[str, Policy] = {"uniform": uniform, "builder": builder, "trader": trader, "mixed": mixed}


@dataclass
class Seen:
    """What occurred in a run of games."""

    games: int = 0
    decisions: int = 0
    families: Counter[str] = field(default_factory=Counter)
    buildings: Counter[str] = field(default_factory=Counter)

    def check(self) -> None:
        """Every action family and every building occurred."""
        assert FAMILIES - set(self.families) == set()
        assert set(BUILDINGS) - {"homestead"} - set(self.buildings) == set()


def windfall(rng: random.Random) -> dict[str, int]:
    """Holdings to begin with, so that rich and deeply indebted seats occur too."""
    held = {good: rng.randrange(6) for good in ("wood", "food", "steel", "gold", "copper", "cattle")}
    held["silver"] = rng.choice((0, 6, 60))
    held["trade"] = rng.randrange(10)
    held["debt"] = rng.choice((0, 0, 2, 35, 36, 40))
    held["worker"] = rng.randrange(1, 8)
    return held


def start(game: Game, rng: random.Random, rich: bool) -> tuple[State, Reference]:
    """The same beginning on both sides."""
    state, reference = game.new(rng.randrange(1_000_000)), Reference(game.players)
    if rich:
        data = game.dump(state)
        for seat, holder in zip(data["seats"], reference.seats, strict=True):
            held = windfall(rng)
            for piece, n in held.items():
                holder.has[piece] = n
                if piece in seat["goods"]:
                    seat["goods"][piece] = n
                else:
                    seat["workers" if piece == "worker" else piece] = n
        state = game.load(data)
    return state, reference


def engine_side(game: Game, state: State) -> dict[str, object]:
    """What is compared, as the engine has it."""
    data = game.dump(state)
    chosen = {key: data[key] for key in COMPARED}
    chosen["decider"] = None if state.actor in (CHANCE, OVER) else state.actor
    chosen["turned_up"] = sorted(data["turned_up"])
    chosen["moves"] = sorted(game.notation.write(state, action) for action in state.legal_actions())
    chosen["scores"] = list(state.scores)
    return chosen


def reference_side(reference: Reference) -> dict[str, object]:
    """What is compared, as the reference has it."""
    return {**reference.dump(), "moves": reference.moves(), "scores": reference.scores()}


def differences(engine: object, reference: object, path: str = "") -> list[str]:
    """Where two JSON values differ."""
    if engine == reference:
        return []
    if isinstance(engine, dict) and isinstance(reference, dict) and set(engine) == set(reference):
        return [line for key in engine for line in differences(engine[key], reference[key], f"{path}.{key}")]
    if isinstance(engine, list) and isinstance(reference, list):
        if all(isinstance(entry, str) for entry in [*engine, *reference]):
            only = [entry for entry in engine if entry not in reference]
            missing = [entry for entry in reference if entry not in engine]
            if only or missing:
                return [f"{path}: only in the engine {only}, only in the reference {missing}"]
        elif len(engine) == len(reference):
            pairs = enumerate(zip(engine, reference, strict=True))
            return [line for i, (one, other) in pairs for line in differences(one, other, f"{path}[{i}]")]
    return [f"{path}: engine {engine}, reference {reference}"]


def level(game: Game, state: State, reference: Reference, piece: str) -> State:
    """The end with VP chips for equal scores and without debts; then also with equal silver but for the last seat."""
    data = game.dump(state)
    if piece == "vp":
        for holder in reference.seats:
            holder.has["debt"] = 0
    top = max(holder.score() if piece == "vp" else holder.has["silver"] for holder in reference.seats)
    for seat, holder in zip(data["seats"], reference.seats, strict=True):
        if piece == "vp":
            holder.has["vp"] += top - holder.score()
        elif holder.number < reference.players - 1:
            holder.has["silver"] = top
        seat.update(debt=0, vp=holder.has["vp"], silver=holder.has["silver"])
    return game.load(data)


def compare(players: int, seed: int, policy: str, rich: bool, seen: Seen) -> None:
    """Play one game on both sides."""
    game = frontier.game("homesteaders", players=players)
    rng = random.Random(f"{players} {seed} {policy} {rich}")
    state, reference = start(game, rng, rich)
    given = [dict(seat.has) for seat in reference.seats]
    moves: list[str] = []

    def check(engine: object, other: object) -> None:
        if engine != other:
            told = [
                f"{players} players, seed {seed}, policy {policy}, rich {rich}",
                f"given: {given}",
                f"moves: {moves}",
            ]
            raise AssertionError("\n".join(told + differences(engine, other)))

    while True:
        check(engine_side(game, state), reference_side(reference))
        if state.actor == OVER:
            break
        assert len(moves) < LONGEST
        move = POLICIES[policy](rng, reference)
        moves.append(move)
        seen.families[move.split()[0]] += 1
        state.apply(game.notation.read(state, move))
        reference.play(move)
    check(list(state.winners), reference.winners())
    for piece in ("vp", "silver"):
        state = level(game, state, reference, piece)
        check(list(state.winners), reference.winners())
    for seat in reference.seats:
        seen.buildings.update(seat.buildings)
    seen.games += 1
    seen.decisions += len(moves)


def test_reference_and_engine_agree() -> None:
    seen = Seen()
    for players in (2, 3, 4):
        for policy, games in (("uniform", 1), ("builder", 13), ("trader", 3), ("mixed", 2)):
            for seed in range(games):
                compare(players, seed, policy, seed % 2 == 1, seen)
    seen.check()


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
def test_reference_and_engine_agree_in_many_games(players: int) -> None:
    seen = Seen()
    for seed in range(120):
        compare(players, seed, list(POLICIES)[seed % 4], seed % 3 == 2, seen)
    if players > 2:
        seen.families["neutral"] += 1  # two players only
    seen.check()
