"""Self-play: bots that learn play games against each other, and keep them as logs with what their searches found.

The logs are what is learnt from (samples.py): they hold moves, not features, so that they outlive both.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy

from frontier.bots import bot
from frontier.bots.evaluation import Evaluator
from frontier.bots.learned import from_weights, read
from frontier.bots.network import HEADS
from frontier.bots.search_bot import SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.match import Player
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import meta
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered
from frontier.lab.pioneer_0_1 import NAME as YARDSTICK
from frontier.lab.pioneer_0_1 import Pioneer01

GREEDY = "greedy"
WEIGHT_NOISE = 0.15  # standard deviation, on the skip weights of a player with a style of its own
JOBS_PER_CONFIG = 8  # a round


@dataclass(frozen=True)
class Exploration:
    """How games are made different from each other, so that odd positions are learnt from as well."""

    plain_percent: int = 30  # of the games are played in earnest from the first move
    longest_opening: int = 70  # decisions; the others begin with up to so many that hardly a search is spent on
    random_percents: tuple[int, ...] = (3, 10, 30)  # one of these shares of an opening's moves is random
    sampled_percent: int = 8  # of the later moves are drawn by the visits of the search
    styled_percent: int = 15  # of the seats have noise on their weights for the whole game
    earlier_percent: int = 15  # of the seats play by an earlier checkpoint
    greedy_percent: int = 4  # of the seats are greedy bots


@dataclass(frozen=True)
class SelfPlayJob:
    """Games to be played by one process.

    `pool` holds the files of the weights, the best one first, or YARDSTICK for the bot by which the first round plays.
    A quarter of the decisions are searched in full, and learnt from; the others only serve to end the game.
    """

    config: GameConfig
    seeds: range
    pool: tuple[str, ...]
    iterations: int = 160
    fast_iterations: int = 32
    full_percent: int = 25
    exploration: Exploration = Exploration()


@dataclass
class GameLog:
    """A game of self-play: its actions, chance included, and what full searches found.

    `searched` holds, for each decision searched in full, how many actions came before it and every seat's value.
    """

    config: GameConfig
    seed: int
    actions: list[int]
    searched: list[tuple[int, list[float]]]


class Learner:
    """A player of self-play, which spends more on some decisions than on others and tells what it found."""

    def __init__(self, bot: SearchBot | Pioneer01) -> None:
        self.name = bot.name
        self.bot = bot

    def search(self, game: Game, state: State, seat: int, iterations: int) -> int:
        """Return the action that a search of so many iterations finds."""
        self.bot.iterations = iterations
        return self.bot.choose(game, state, seat)

    def values(self, seats: int) -> list[float]:
        """Return every seat's value at the root of the last search."""
        assert self.bot.search is not None
        return [float(self.bot.search.mean_value(0, seat)) for seat in range(seats)]

    def sample(self, rng: Rng) -> int:
        """Draw an action of the last search by its visits."""
        tree = self.bot.search
        assert tree is not None
        first = tree.first_child[0]
        children = range(first, first + tree.child_count[0])
        lot = rng.below(max(1, sum(tree.visits[child] for child in children)))
        for child in children:
            lot -= tree.visits[child]
            if lot < 0:
                break
        return int(tree.action[child])


def load_evaluator(game: str, weights: str) -> dict[str, Evaluator]:
    """Return the evaluator of a game with the weights of a file; none for the yardstick, which has its own."""
    return {} if weights == YARDSTICK else {game: from_weights(game, read(Path(weights).read_bytes()))}


def learner(evaluators: dict[str, Evaluator], seed: int, iterations: int = 1) -> Learner:
    """Return a player that searches with an evaluator; without one, as the yardstick does."""
    return Learner(SearchBot("learner", evaluators, seed, iterations) if evaluators else Pioneer01(seed, iterations))


def styled_evaluator(game: str, weights: str, seed: int) -> dict[str, Evaluator]:
    """Return the evaluator of a game with noise on its skip weights, so that other ways to play are explored."""
    learnt = read(Path(weights).read_bytes())
    skip = len(learnt.network) - HEADS * learnt.inputs
    noise = numpy.random.default_rng(seed).normal(0.0, WEIGHT_NOISE, learnt.inputs)
    for head in range(HEADS):
        for i, change in enumerate(noise):
            learnt.network[skip + head * learnt.inputs + i] += float(change)
    return {game: from_weights(game, learnt)}


def run_job(job: SelfPlayJob) -> list[GameLog]:
    """Play the games of a job."""
    pool = [load_evaluator(job.config.game, name) for name in job.pool]
    game = job.config.make()
    return [_play(job, game, seed, pool) for seed in job.seeds]


def _play(job: SelfPlayJob, game: Game, seed: int, pool: list[dict[str, Evaluator]]) -> GameLog:
    rng = Rng(seed_word(seed))
    exploration = job.exploration
    players = [_player(job, seed * game.players + seat, pool, rng) for seat in range(game.players)]
    is_plain = rng.below(100) < exploration.plain_percent
    opening = 0 if is_plain else 1 + rng.below(exploration.longest_opening)
    epsilon = exploration.random_percents[rng.below(len(exploration.random_percents))]
    state = game.new(seed)
    log = GameLog(job.config, seed, [], [])
    decisions = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            action = state.draw(rng)
        elif decisions < opening:
            action = state.pick(rng) if rng.below(100) < epsilon else _decide(players, game, state, 1)
            decisions += 1
        else:
            action = _search(job, game, state, players, rng, log)
        log.actions.append(int(action))
        state.step(action)
    return log


def _player(job: SelfPlayJob, seed: int, pool: list[dict[str, Evaluator]], rng: Rng) -> Learner | Player:
    """Return who sits at a seat: mostly the best learner, sometimes an earlier one, one with a style, or greedy."""
    exploration = job.exploration
    lot = rng.below(100)
    if lot < exploration.greedy_percent:
        return bot(GREEDY, seed)
    lot -= exploration.greedy_percent
    if lot < exploration.styled_percent and job.pool[0] != YARDSTICK:
        return learner(styled_evaluator(job.config.game, job.pool[0], seed), seed)
    lot -= exploration.styled_percent
    if 0 <= lot < exploration.earlier_percent and len(pool) > 1:
        return learner(pool[1 + rng.below(len(pool) - 1)], seed)
    return learner(pool[0], seed)


def _decide(players: list[Learner | Player], game: Game, state: State, iterations: int) -> int:
    seat = state.actor
    player = players[seat]
    known = game.observe(state, seat)
    if isinstance(player, Learner):
        return player.search(game, known, seat, iterations)
    return player.choose(game, known, seat)


def _search(job: SelfPlayJob, game: Game, state: State, players: list[Learner | Player], rng: Rng, log: GameLog) -> int:
    player = players[state.actor]
    is_full = rng.below(100) < job.full_percent
    action = _decide(players, game, state, job.iterations if is_full else job.fast_iterations)
    if isinstance(player, Learner):
        if is_full:
            log.searched.append((len(log.actions), player.values(game.players)))
        if rng.below(100) < job.exploration.sampled_percent:
            return player.sample(rng)
    return action


def gate_configs(game: str) -> list[GameConfig]:
    """Return what weights are compared at: two players, without modules and, where there are any, with all."""
    modules = meta(game).modules
    return [GameConfig(game, 2, options=_open_table(game)), *([GameConfig(game, 2, modules)] if modules else [])]


def _open_table(game: str) -> tuple[tuple[str, bool], ...]:
    """Return the option by which holdings lie open, where they may be hidden: who counts along knows them anyway."""
    return tuple((option.name, False) for option in meta(game).options if option.name == "screens")


def self_play_jobs(
    game: str, games: int, seed: int, pool: Sequence[str], iterations: int, exploration: Exploration
) -> list[SelfPlayJob]:
    """Return the jobs of a round: half of the games with two players, and with every set of modules that matters."""
    configs = [GameConfig(game, players, options=_open_table(game)) for players in (2, 2, 2, 3, 4)]
    modules = meta(game).modules
    if modules:
        configs += [GameConfig(game, players, modules) for players in (2, 3, 4)]
        configs += [GameConfig(game, 2, (module,)) for module in modules]
    size = max(1, games // (JOBS_PER_CONFIG * len(configs)))
    jobs = []
    for number in range(JOBS_PER_CONFIG):
        for at, config in enumerate(configs):
            first = seed + (number * len(configs) + at) * size
            seeds = range(first, first + size)
            jobs.append(SelfPlayJob(config, seeds, tuple(pool), iterations, max(1, iterations // 5), 25, exploration))
    return jobs


def run_jobs(
    jobs: Sequence[SelfPlayJob], processes: int, backend: str, progress: Callable[[int], object]
) -> list[GameLog]:
    """Run jobs side by side; their logs are in the order of the jobs, so that the same seed learns the same."""
    parts = {}
    for number, part in map_unordered(_run_numbered, list(enumerate(jobs)), processes, backend):
        parts[number] = part
        progress(1)
    return [log for number in range(len(jobs)) for log in parts[number]]


def _run_numbered(numbered: tuple[int, SelfPlayJob]) -> tuple[int, list[GameLog]]:
    return numbered[0], run_job(numbered[1])
