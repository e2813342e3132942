"""The learnt judgement: what is remembered from one position to the next changes nothing."""

import itertools
from importlib.resources import files

import numpy
import pytest
from librt.vecs import vec

import frontier
from bots.test_search import CONFIGURATIONS, positions
from frontier import CHANCE, OVER, State
from frontier.bots.homesteaders_features import HomesteadersFeatures
from frontier.bots.learned import LEARNED, Weights, read
from frontier.bots.montana_features import MontanaFeatures
from frontier.bots.network import Features
from frontier.engine.chance import Rng

FEATURES = {"montana": MontanaFeatures, "homesteaders": HomesteadersFeatures}


def after(state: State, action: int) -> State:
    """A position after a move, and after what chance brings."""
    found = state.clone()
    found.apply(action)
    while found.actor == CHANCE:
        found.apply(found.chance_outcomes()[0][0])
    return found


def in_full(state: State, seats: int, features: Features, weights: Weights) -> list[float]:
    """Every seat's chance, by numpy and from nothing."""
    n, hidden = weights.inputs, weights.hidden
    rows = numpy.array(weights.network)
    first, bias, second, direct = numpy.split(rows, numpy.cumsum([n * hidden, hidden, hidden]))
    quiet = features.quiet(state)
    features.prepare(quiet)
    scores = []
    for seat in range(seats):
        x = vec[float]([0.0] * n)
        features.read(quiet, seat, x)
        row = numpy.array(list(x))
        scores.append(numpy.maximum(row @ first.reshape(n, hidden) + bias, 0.0) @ second + row @ direct)
    powers = numpy.exp(numpy.array(scores) - max(scores))
    return [float(share) for share in powers / powers.sum()]


@pytest.mark.parametrize(("id_", "players", "modules"), CONFIGURATIONS)
def test_moves_are_judged_as_if_each_were_the_only_one(id_: str, players: int, modules: tuple[str, ...]) -> None:
    """Game after game, with and without a new beginning at each position."""
    judgement = LEARNED[id_]
    weights = read((files("frontier.bots") / "data" / f"{id_}.npz").read_bytes())
    game = frontier.game(id_, players=players, modules=modules)
    chances = vec[float]([0.0] * players)
    judged = 0
    for seed in range(3):
        for number, state in enumerate(itertools.islice(positions(game, seed), 0, None, 7)):
            if number % 3 == 0:
                judgement.compare()
            for action in state.legal_actions()[:6]:
                position, features = after(state, action), FEATURES[id_]()
                if features.quiet(position).actor != OVER:
                    judgement.chances(position, players, chances, Rng(1))
                    expected = in_full(position, players, features, weights)
                    assert list(chances) == pytest.approx(expected, abs=1e-9)
                    judged += 1
    assert judged > 100


@pytest.mark.parametrize("id_", ["montana", "homesteaders"])
def test_a_new_beginning_forgets_what_was_judged_before(id_: str) -> None:
    """To the last bit: so a choice depends on its seed only, whoever else has thought in the same process."""
    game = frontier.game(id_, players=2)
    judgement = LEARNED[id_]
    mine, *others = [state.clone() for state in itertools.islice(positions(game, 1), 10, 30)]
    told = []
    for before in (others[:1], others):
        judgement.compare()
        chances = vec[float]([0.0, 0.0])
        for state in before:
            judgement.chances(state, 2, chances, Rng(1))
        judgement.compare()
        judgement.chances(mine, 2, chances, Rng(1))
        told.append(list(chances))
    assert told[0] == told[1]
