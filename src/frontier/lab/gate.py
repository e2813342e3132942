"""The gate: weights replace the best ones so far only after they have won a sequential test against them."""

from dataclasses import dataclass
from functools import partial

from frontier.engine.chance import Rng, seed_word
from frontier.engine.state import CHANCE, OVER
from frontier.lab.arena import Played
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered
from frontier.lab.self_play import gate_configs, learner, load_evaluator
from frontier.lab.sequential import SequentialTest

CHALLENGER, BEST = "challenger", "best"
TEST = SequentialTest(0, 40)  # points of Elo
MOST_PAIRS = 200  # then more than a half decides
PAIRS_AT_ONCE = 20


@dataclass(frozen=True)
class Verdict:
    """What came of a test: the challenger's wins, shared ones divided, of so many games; and whether it is the best."""

    won: float
    games: int
    accepted: bool


@dataclass(frozen=True)
class Duel:
    """A pair of games with one seed, in which two sets of weights change seats."""

    config: GameConfig
    seed: int
    weights: tuple[str, str]  # of the challenger and of the best so far
    iterations: int


def play(duel: Duel) -> list[Played]:
    """Return how the two games ended."""
    evaluators = [load_evaluator(duel.config.game, name) for name in duel.weights]
    game = duel.config.make()
    found = []
    for seats in ((CHALLENGER, BEST), (BEST, CHALLENGER)):
        rng = Rng(seed_word(duel.seed))
        players = [
            learner(evaluators[0 if name == CHALLENGER else 1], 2 * duel.seed + seat) for seat, name in enumerate(seats)
        ]
        state = game.new(duel.seed)
        while state.actor != OVER:
            seat = state.actor
            if seat == CHANCE:
                state.step(state.draw(rng))
            else:
                state.step(players[seat].search(game, game.observe(state, seat), seat, duel.iterations))
        nothing = [0.0, 0.0]
        found.append(Played(seats, duel.seed, state.winners, state.scores, [0, 0], nothing, nothing))
    return found


def test(game: str, challenger: str, best: str, seed: int, iterations: int, processes: int, backend: str) -> Verdict:
    """Let weights play the best ones so far until it is decided, with two players, without and with all modules."""
    configs = gate_configs(game)
    pair = partial(Duel, weights=(challenger, best), iterations=iterations)
    games: list[Played] = []
    for first in range(0, MOST_PAIRS, PAIRS_AT_ONCE):
        duels = [pair(configs[n % len(configs)], seed + n) for n in range(first, first + PAIRS_AT_ONCE)]
        for both in map_unordered(play, duels, processes, backend):
            games += both
        decided = TEST.verdict(games, CHALLENGER)
        if decided is not None:
            break
    won = sum((played.seats.index(CHALLENGER) in played.winners) / len(played.winners) for played in games)
    return Verdict(won, len(games), decided if decided is not None else won > len(games) / 2)
