"""Random games keep what must never break, after every action. Recounted here, independently of the rules."""

import random
from typing import Any

import pytest

import frontier
from frontier import OVER, Game

GOODS = {"small_copper": 6, "small_stone": 6, "grain": 6, "pumpkin": 6, "big_copper": 3, "big_stone": 3}
WORKERS, COWS, PLACES = 18, 24, 8
SETTLEMENTS = {2: 12, 3: 10, 4: 8}
MOVES = 12_000  # stated bound of a random game


def standing_workers(data: dict[str, Any]) -> list[str]:
    crews = [
        *data["bank"],
        *(space[size] for area in data["areas"].values() for space in area for size in space),
    ]
    return [kind for crew in crews for kind in crew or []]


def check(game: Game, data: dict[str, Any], symbols: int, scores: tuple[int, ...]) -> None:
    seats, supply = data["seats"], data["supply"]
    for good, share in GOODS.items():
        counts = [supply["goods"][good], *(seat["goods"][good] for seat in seats)]
        assert min(counts) >= 0
        assert sum(counts) == share * game.players, good
    standing = standing_workers(data)
    for kind in supply["workers"]:
        counts = [supply["workers"][kind], *(seat["workers"][kind] for seat in seats)]
        assert min(counts) >= 0
        assert sum(counts) + standing.count(kind) == WORKERS, kind
    for i, seat in enumerate(seats):
        excess = sum(seat["workers"].values()) - PLACES
        assert excess <= (2 if data["phase"] == "too_many" and i == data["decider"] else 0)
        assert min(seat["silver"], seat["cows"], seat["canteens"], seat["stock"]) >= 0
        placed = sum(entry["tiles"] for entry in data["settlements"].values() if entry["seat"] == i)
        assert placed + seat["stock"] == SETTLEMENTS[game.players]
        assert scores[i] == placed
    assert supply["cows"] + sum(seat["cows"] for seat in seats) + len(data["cows"]) == COWS
    held = sum(seat["canteens"] for seat in seats)
    assert supply["spent_canteens"] + held + len(data["canteens"]) == symbols
    rows = [seat["contractor"]["row"] for seat in seats if seat["contractor"]]
    assert len(rows) == len(set(rows))


def play_and_check(players: int, seeds: range) -> None:
    game = frontier.game("montana", players=players)
    for seed in seeds:
        state = game.new(seed)
        symbols = len(game.dump(state)["canteens"])
        rng = random.Random(seed)
        for _ in range(MOVES):
            check(game, game.dump(state), symbols, state.scores)
            if state.actor == OVER:
                break
            state.apply(rng.choice(state.legal_actions()))
        assert state.actor == OVER, f"seed {seed}: no end after {MOVES} moves"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_few_games(players: int) -> None:
    play_and_check(players, range(8))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games(players: int, block: int) -> None:
    play_and_check(players, range(1000 + block * 60, 1060 + block * 60))
