"""Bias correction: what turns out otherwise than it was evaluated changes later evaluations after the same action."""

from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import frontier
from bots.test_search import LEARNT, positions
from frontier import bot
from frontier.bots.bias import TRUSTED_VISITS, Bias
from frontier.bots.game_bots import bots_of
from frontier.bots.learned import LEARNED
from frontier.bots.mcts import Search
from frontier.bots.search_bot import C_PUCT
from frontier.bots.tree import NONE, Tree

ACTION = 7


def line(evaluated: float) -> Tree:
    """A root, a move with an evaluation, and the leaf below it."""
    tree = Tree(2)
    move, leaf = int(tree.allocate(1)), int(tree.allocate(1))
    for node, action in ((move, ACTION), (leaf, 3)):
        tree.init_node(node, action)
    tree.initial_value[2 * move], tree.initial_value[2 * move + 1] = evaluated, 1.0 - evaluated
    return tree


def test_errors_are_learnt_and_corrected_by_a_part() -> None:
    bias = Bias(20, 2, 0.5)
    tree = line(0.5)
    path = vec[i64]([0, 1, 2])
    for _number in range(int(TRUSTED_VISITS)):
        bias.learn(tree, path, 3, vec[float]([0.7, 0.3]))
    values = vec[float]([0.4, 0.6])
    bias.correct(ACTION, values)
    assert list(values) == pytest.approx([0.4 + 0.5 * 0.5 * 0.2, 0.6 - 0.5 * 0.5 * 0.2])
    bias.correct(3, values)  # the leaf itself has shown nothing yet
    assert sum(values) == pytest.approx(1.0)


def test_nobody_is_left_without_a_chance() -> None:
    bias = Bias(20, 2, 1.0)
    tree = line(0.9)
    for _number in range(100):
        bias.learn(tree, vec[i64]([0, 1, 2]), 3, vec[float]([0.0, 1.0]))
    values = vec[float]([0.1, 0.9])
    bias.correct(ACTION, values)
    assert 0.0 < values[0] < 0.01


@pytest.mark.parametrize("id_", LEARNT)
def test_a_search_that_corrects_is_a_search(id_: str) -> None:
    """It is not the same as without, what it tells adds up, and the same seed tells the same."""
    game = frontier.game(id_, players=3)
    state = next(islice(positions(game, 5), 25, None))
    told = []
    for share in (0.4, 0.4, 0.0):
        search = Search(LEARNED[id_], 3, 1, C_PUCT, True)
        if share > 0.0:
            search.correct_bias(game.space.count, share)
        search.begin(game.observe(state, state.actor), state.actor)
        search.run(300, 1e9, True)
        told.append(search.moves())
        assert search.first_child[0] != NONE
        for _, visits, chances in search.moves():
            assert visits == 0 or sum(chances) == pytest.approx(1.0, abs=0.01)
    assert told[0] == told[1] != told[2]


@pytest.mark.parametrize("id_", LEARNT)
def test_levels_correct_as_their_game_says(id_: str) -> None:
    game = frontier.game(id_, players=2)
    state = next(positions(game, 1))
    player = bot("pioneer@20", 1)
    player.choose(game, game.observe(state, state.actor), state.actor)
    search = player.search_bots[game.configuration].search  # type: ignore[attr-defined]
    assert (search.bias is not None) == (bots_of(id_).bias_correction > 0.0)
