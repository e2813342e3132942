"""What others hide: samples of it from games that bots play in earnest, as those at a table would."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy
from librt.vecs import vec

from frontier.bots.game_bots import features_of
from frontier.engine.chance import Rng, seed_word
from frontier.engine.state import CHANCE, OVER
from frontier.lab.config import GameConfig
from frontier.lab.self_play import learner, load_evaluator

if TYPE_CHECKING:
    from numpy.typing import NDArray

ITERATIONS = 16
SAMPLED_PERCENT = 25  # of the positions
JOBS = 16


@dataclass(frozen=True)
class EarnestJob:
    """Games that are played without any exploration."""

    config: GameConfig
    seeds: range
    weights: str


def earnest_jobs(game: str, games: int, seed: int, weights: str) -> list[EarnestJob]:
    """Return jobs of so many games with two, three and four players."""
    size = max(1, games // JOBS)
    configs = [GameConfig(game, players) for players in (2, 2, 3, 4)]
    return [
        EarnestJob(configs[number % len(configs)], range(first, first + size), weights)
        for number, first in enumerate(range(seed, seed + JOBS * size, size))
    ]


def run_numbered(numbered: tuple[int, EarnestJob]) -> tuple[int, "NDArray[numpy.float16]", "NDArray[numpy.float32]"]:
    """Return the number of a job, the features of seats as another one sees them, and what they hide."""
    number, job = numbered
    game = job.config.make()
    source = features_of(job.config.game)
    x = vec[float]([0.0] * int(source.count))
    hidden = int(source.hidden)
    features: list[NDArray[numpy.float16]] = []
    numbers = []
    evaluators = load_evaluator(job.config.game, job.weights)
    for seed in job.seeds:
        rng = Rng(seed_word(seed))
        players = [learner(evaluators, seed * game.players + seat, ITERATIONS) for seat in range(game.players)]
        state = game.new(seed)
        while state.actor != OVER:
            if state.actor == CHANCE:
                state.step(state.draw(rng))
                continue
            seat = state.actor
            if rng.below(100) < SAMPLED_PERCENT:
                other = (seat + 1 + len(features) % (game.players - 1)) % game.players
                observed = game.observe(state, seat)
                source.prepare(observed)
                source.read(observed, other, x)
                features.append(numpy.frombuffer(memoryview(x)).astype(numpy.float16))
                numbers.append([int(source.hidden_number(state, other, slot)) for slot in range(hidden)])
            # What an attentive player knows is nearly all there is: so they decide by the position itself.
            state.step(players[seat].search(game, state, seat, ITERATIONS))
    return number, numpy.array(features), numpy.array(numbers, numpy.float32)
