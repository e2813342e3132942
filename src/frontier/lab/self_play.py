"""Self-play: bots play games, and samples for the network are recorded."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy
from librt.vecs import vec

from frontier.bots import bot
from frontier.bots.evaluation import Evaluator, value_targets
from frontier.bots.game_bots import features_of
from frontier.bots.learned import from_weights, read
from frontier.bots.network import Features
from frontier.bots.search_bot import SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.match import Player
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import meta
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing, round_robin
from frontier.lab.parallel import map_unordered

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_SEATS = 4
LEARNER, NOISY_LEARNER, GREEDY = "learner", "noisy learner", "greedy"
EPSILON = 1  # percent of random moves
GREEDY_EVERY = 6  # one seat in so many is a greedy bot
NEAR_BEST_MARGIN = 0.015  # of the probability of winning
WEIGHT_NOISE = 0.2  # standard deviation, on the skip weights of a noisy learner
EVALUATION_ITERATIONS = 8  # of the search in evaluation games
JOBS_PER_CONFIG = 20  # a round


@dataclass(frozen=True)
class SelfPlayJob:
    """Games to be played and recorded by one process."""

    config: GameConfig
    seeds: range
    weights: str | None  # of the learner, a file; None: there is none yet, greedy plays
    iterations: int = 1  # of the learner's search
    epsilon_random: int = EPSILON  # percent of decisions that are random, so that odd positions are sampled too
    epsilon_near_best: int = 10  # percent of decisions that go to any move with nearly the best value
    sampled: int = 25  # percent of positions that are recorded
    is_evaluation: bool = False  # no weight noise, no greedy seats


@dataclass
class Samples:
    """The samples that the network learns from.

    Positions: the features of every seat, and the value target of each; seats that do not exist have target -1.
    Searched decisions: the features of whoever decided after each move, the move's share of the visits, and how many
    moves each decision had. Observed seats: their features as another seat sees them, and their hidden numbers.
    """

    features: "NDArray[numpy.float16]"
    value_targets: "NDArray[numpy.float32]"
    move_features: "NDArray[numpy.float16]"
    visit_shares: "NDArray[numpy.float32]"
    move_counts: "NDArray[numpy.int32]"
    observed_features: "NDArray[numpy.float16]"
    hidden_numbers: "NDArray[numpy.float32]"


def load_evaluator(game: str, weights: str) -> dict[str, Evaluator]:
    """Return the evaluator of a game with the weights of a file."""
    return {game: from_weights(game, read(Path(weights).read_bytes()))}


def learner(evaluators: dict[str, Evaluator], seed: int, iterations: int) -> SearchBot:
    """Return a bot that plays by what was learnt so far."""
    return SearchBot(LEARNER, evaluators, seed, iterations)


def noisy_evaluator(game: str, weights: str, seed: int) -> dict[str, Evaluator]:
    """Return the evaluator of a game with noise on its skip weights, so that other ways to play are explored."""
    learnt = read(Path(weights).read_bytes())
    first = learnt.inputs * learnt.hidden + 2 * learnt.hidden  # of the skip weights
    for i, noise in enumerate(numpy.random.default_rng(seed).normal(0.0, WEIGHT_NOISE, learnt.inputs)):
        learnt.network[first + i] += float(noise)
    return {game: from_weights(game, learnt)}


class Recorder:
    """Records samples of the games of a job."""

    def __init__(self, features: Features) -> None:
        self.source = features
        self.n = int(features.count)
        self.x = vec[float]([0.0] * self.n)
        self.features: list[Any] = []
        self.value_targets: list[Any] = []
        self.move_features: list[Any] = []
        self.visit_shares: list[float] = []
        self.move_counts: list[int] = []
        self.observed_features: list[Any] = []
        self.hidden_numbers: list[list[int]] = []

    def record_position(self, game: Game, state: State) -> None:
        """Record the features of every seat, and of one of the others as whoever decides sees it."""
        seats, hidden = game.players, int(self.source.hidden)
        if hidden > 0:
            other = (state.actor + 1 + len(self.hidden_numbers) % (seats - 1)) % seats
            observed = game.observe(state, state.actor)
            self.source.prepare(observed)
            self.observed_features.append(self._read(observed, other).astype(numpy.float16))
            self.hidden_numbers.append([int(self.source.hidden_number(state, other, slot)) for slot in range(hidden)])
        rows = numpy.zeros((MAX_SEATS, self.n), numpy.float16)
        quiescent = self.source.quiescent_state(state)
        self.source.prepare(quiescent)
        for seat in range(seats):
            rows[seat] = self._read(quiescent, seat)
        self.features.append(rows)

    def record_decision(self, state: State, moves: list[tuple[int, int, list[float]]], rng: Rng) -> None:
        """Record how a search divided its visits among the moves, unless one of them ends the game."""
        total = sum(visits for _, visits, _ in moves)
        rows, shares = [], []
        for action, visits, _ in moves:
            after = state.clone()
            after.step(action)
            while after.actor == CHANCE:
                after.step(after.draw(rng))
            quiescent = self.source.quiescent_state(after)
            if quiescent.actor == OVER or total == 0:
                return
            self.source.prepare(quiescent)
            rows.append(self._read(quiescent, state.actor).astype(numpy.float16))
            shares.append(visits / total)
        self.move_features += rows
        self.visit_shares += shares
        self.move_counts.append(len(rows))

    def _read(self, state: State, seat: int) -> "NDArray[numpy.float64]":
        self.source.read(state, seat, self.x)
        return numpy.frombuffer(memoryview(self.x))

    def record_result(self, state: State) -> None:
        """Give all positions of the game just finished their value targets."""
        values = vec[float]([0.0] * MAX_SEATS)
        value_targets(state, len(state.scores), self.source.points_temperature, values)
        targets = numpy.full(MAX_SEATS, -1.0, numpy.float32)
        for seat in range(len(state.scores)):
            targets[seat] = values[seat]
        self.value_targets += [targets] * (len(self.features) - len(self.value_targets))

    def samples(self) -> Samples:
        """Return all samples recorded so far."""
        return Samples(
            numpy.array(self.features),
            numpy.array(self.value_targets),
            numpy.array(self.move_features, numpy.float16).reshape(-1, self.n),
            numpy.array(self.visit_shares, numpy.float32),
            numpy.array(self.move_counts, numpy.int32),
            numpy.array(self.observed_features, numpy.float16).reshape(-1, self.n),
            numpy.array(self.hidden_numbers, numpy.float32).reshape(len(self.hidden_numbers), int(self.source.hidden)),
        )


def run_job(job: SelfPlayJob) -> Samples:
    """Play the games of a job: most seats are learners, half of them with weight noise, and some seats are greedy.

    In evaluation games all seats are learners without noise.
    """
    learnt = load_evaluator(job.config.game, job.weights) if job.weights else {}
    recorder = Recorder(features_of(job.config.game))
    for seed in job.seeds:
        rng = Rng(seed_word(seed))
        pairing = _pairing(job, seed, rng)
        players = [_player(job, name, seed * MAX_SEATS + seat, learnt) for seat, name in enumerate(pairing.seats)]
        match = pairing.match(players)
        match.draw()
        while match.state.actor != OVER:
            match.play(_decide(job, match.game, match.state, players[match.state.actor], recorder, rng))
        recorder.record_result(match.state)
    return recorder.samples()


def _pairing(job: SelfPlayJob, seed: int, rng: Rng) -> Pairing:
    seats = []
    for seat in range(job.config.players):
        if job.weights is None or ((seed * MAX_SEATS + seat) % GREEDY_EVERY == 0 and not job.is_evaluation):
            seats.append(GREEDY)
        else:
            seats.append(LEARNER if job.is_evaluation or rng.below(2) == 0 else NOISY_LEARNER)
    return Pairing(job.config, tuple(seats), seed)


def _player(job: SelfPlayJob, name: str, seed: int, learnt: dict[str, Evaluator]) -> Player:
    if name == GREEDY or job.weights is None:
        return bot(GREEDY, seed)
    evaluators = learnt if name == LEARNER else noisy_evaluator(job.config.game, job.weights, seed)
    return learner(evaluators, seed, job.iterations)


def _decide(job: SelfPlayJob, game: Game, state: State, player: Player, recorder: Recorder, rng: Rng) -> int:
    is_sampled = rng.below(100) < job.sampled
    if is_sampled:
        recorder.record_position(game, state)
    draw = rng.below(100)
    if draw < job.epsilon_random:
        return int(state.pick(rng))
    seat = state.actor
    action = player.choose(game, game.observe(state, seat), seat)
    if isinstance(player, SearchBot) and player.search is not None:
        moves = player.search.moves()
        if is_sampled and job.iterations > 1:
            recorder.record_decision(state, moves, rng)
        if draw < job.epsilon_random + job.epsilon_near_best:
            best = max(values[seat] for _, _, values in moves)
            near_best = [code for code, _, values in moves if values[seat] > best - NEAR_BEST_MARGIN]
            return near_best[rng.below(len(near_best))]
    return action


def self_play_jobs(
    game: str, games: int, seed: int, weights: str | None, iterations: int = 1, epsilon: int = EPSILON
) -> list[SelfPlayJob]:
    """Return the jobs of a round: most games with two players, with every set of modules that matters."""
    configs = [GameConfig(game, players) for players in (2, 2, 2, 3, 4)]
    if modules := meta(game).modules:
        configs += [GameConfig(game, players, modules) for players in (2, 3)]
    size = max(1, games // (JOBS_PER_CONFIG * len(configs)))
    jobs = []
    for number in range(JOBS_PER_CONFIG):
        for at, config in enumerate(configs):
            first = seed + (number * len(configs) + at) * size
            jobs.append(SelfPlayJob(config, range(first, first + size), weights, iterations, epsilon))
    return jobs


def evaluation_jobs(jobs: Sequence[SelfPlayJob]) -> list[SelfPlayJob]:
    """Return the jobs as evaluation games, without exploration: what serious players hide is learnt from these."""
    return [
        replace(job, iterations=EVALUATION_ITERATIONS, epsilon_random=0, epsilon_near_best=0, is_evaluation=True)
        for job in jobs
    ]


def run_jobs(jobs: Sequence[SelfPlayJob], processes: int, backend: str, progress: Callable[[int], object]) -> Samples:
    """Run jobs side by side; their samples are in the order of the jobs, so that the same seed learns the same."""
    parts = {}
    for number, part in map_unordered(_run_numbered, list(enumerate(jobs)), processes, backend):
        parts[number] = part
        progress(1)
    return concatenate([parts[number] for number in range(len(jobs))])


def _run_numbered(numbered: tuple[int, SelfPlayJob]) -> tuple[int, Samples]:
    return numbered[0], run_job(numbered[1])


def concatenate(parts: Sequence[Samples]) -> Samples:
    """Return the samples of all parts, one after the other."""
    return Samples(*(numpy.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])))


def strength(game: str, weights: Path, seeds: range, iterations: int = 50) -> float:
    """Return a learner's share of the wins against greedy with two players, from both seats."""
    evaluators = load_evaluator(game, str(weights))
    wins = 0.0
    for pairing in round_robin(GameConfig(game, 2), (LEARNER, GREEDY), seeds):
        players: list[Player] = [bot(GREEDY, pairing.seed), bot(GREEDY, pairing.seed)]
        own = pairing.seats.index(LEARNER)
        players[own] = learner(evaluators, pairing.seed, iterations)
        state = pairing.match(players).run()
        wins += (own in state.winners) / len(state.winners)
    return wins / (2 * len(seeds))
