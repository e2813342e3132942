"""Counting every line of play to a depth, chance included: a change in any rule shows as another number."""

import pytest

import frontier
from frontier import OVER, Game, State

# Players, seed, moves played first by a fixed pattern, counts for depth 1, 2, 3, ...
TABLE: list[tuple[int, int, int, list[int]]] = [
    (2, 1, 0, [8, 68, 568, 4768, 58112]),
    (2, 1, 40, [2, 18, 192, 890, 4805]),
    (2, 5, 120, [8, 22, 114, 852, 6788]),
    (3, 2, 0, [8, 68, 568, 4768, 39968]),
    (3, 2, 60, [2, 4, 20, 64, 288]),
    (3, 9, 150, [2, 18, 76, 303, 1212]),
    (4, 3, 0, [8, 68, 568, 4768, 39968]),
    (4, 3, 80, [8, 44, 188, 978, 4400]),
    (4, 7, 160, [10, 88, 704, 3344, 18656]),
]


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions (fewer where the game ends)."""
    if depth == 0 or state.actor == OVER:
        return 1
    total = 0
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def position(players: int, seed: int, moves: int) -> tuple[Game, State]:
    game = frontier.game("montana", players=players)
    state = game.new(seed)
    for i in range(moves):
        legal = state.legal_actions()
        state.apply(legal[(i * 7 + seed) % len(legal)])
    return game, state


@pytest.mark.parametrize(("players", "seed", "moves", "expected"), TABLE)
def test_perft(players: int, seed: int, moves: int, expected: list[int]) -> None:
    _, state = position(players, seed, moves)
    assert [perft(state, depth) for depth in range(1, len(expected) + 1)] == expected
