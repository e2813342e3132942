"""The learnt evaluator: incremental updates give what full forward passes give."""

import itertools

import numpy
import pytest
from librt.vecs import vec

import frontier
from bots.test_search import CONFIGURATIONS, positions
from frontier import CHANCE, OVER, State
from frontier.bots.game_bots import bots_of
from frontier.bots.homesteaders.features import HomesteadersFeatures
from frontier.bots.learned import LEARNED, Weights, read
from frontier.bots.montana.features import MontanaFeatures
from frontier.bots.network import HEADS, MIN_SEATS, Features
from frontier.engine.chance import Rng

FEATURES = {"montana": MontanaFeatures, "homesteaders": HomesteadersFeatures}


def after(state: State, action: int) -> State:
    """Return a position after a move, and after what chance brings."""
    found = state.clone()
    found.apply(action)
    while found.actor == CHANCE:
        found.apply(found.chance_outcomes()[0][0])
    return found


def full_forward(state: State, seats: int, features: Features, weights: Weights) -> list[float]:
    """Return every seat's probability of winning by a full forward pass in numpy."""
    n, hidden = weights.inputs, weights.hidden
    rows = numpy.array(weights.network)
    first, bias, outputs, skips = numpy.split(rows, numpy.cumsum([n * hidden, hidden, HEADS * hidden]))
    second, direct = outputs.reshape(HEADS, hidden)[seats - MIN_SEATS], skips.reshape(HEADS, n)[seats - MIN_SEATS]
    quiescent = features.quiescent_state(state)
    features.prepare(quiescent)
    scores = []
    for seat in range(seats):
        x = vec[float]([0.0] * n)
        features.read(quiescent, seat, x)
        row = numpy.array(list(x))
        scores.append(numpy.maximum(row @ first.reshape(n, hidden) + bias, 0.0) @ second + row @ direct)
    powers = numpy.exp(numpy.array(scores) - max(scores))
    return [float(share) for share in powers / powers.sum()]


@pytest.mark.parametrize(("id_", "players", "modules"), CONFIGURATIONS)
def test_siblings_are_evaluated_as_if_each_were_the_only_one(id_: str, players: int, modules: tuple[str, ...]) -> None:
    """Game after game, whether or not new siblings are announced at each position."""
    evaluator = LEARNED[id_]
    stored = bots_of(id_).weights
    assert stored is not None
    weights = read(stored.read_bytes())
    game = frontier.game(id_, players=players, modules=modules)
    chances = vec[float]([0.0] * players)
    evaluated = 0
    for seed in range(3):
        for number, state in enumerate(itertools.islice(positions(game, seed), 0, None, 7)):
            if number % 3 == 0:
                evaluator.begin_siblings()
            for action in state.legal_actions()[:6]:
                position, features = after(state, action), FEATURES[id_]()
                if features.quiescent_state(position).actor != OVER:
                    evaluator.evaluate(position, players, chances, Rng(1))
                    expected = full_forward(position, players, features, weights)
                    assert list(chances) == pytest.approx(expected, abs=1e-9)
                    evaluated += 1
    assert evaluated > 100


@pytest.mark.parametrize("id_", ["montana", "homesteaders"])
def test_new_siblings_forget_what_was_evaluated_before(id_: str) -> None:
    """To the last bit: so a choice depends on its seed only, whoever else has thought in the same process."""
    game = frontier.game(id_, players=2)
    evaluator = LEARNED[id_]
    mine, *others = [state.clone() for state in itertools.islice(positions(game, 1), 10, 30)]
    told = []
    for before in (others[:1], others):
        evaluator.begin_siblings()
        chances = vec[float]([0.0, 0.0])
        for state in before:
            evaluator.evaluate(state, 2, chances, Rng(1))
        evaluator.begin_siblings()
        evaluator.evaluate(mine, 2, chances, Rng(1))
        told.append(list(chances))
    assert told[0] == told[1]
