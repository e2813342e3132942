"""Learning to judge positions: bots play, the network learns how it ended, the better bots play again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy
from librt.vecs import vec

from frontier.bots import bot
from frontier.bots.evaluation import Evaluator, value_targets
from frontier.bots.learned import FEATURES, from_weights, read
from frontier.bots.network import Features
from frontier.bots.search_bot import SearchBot
from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.match import Match, Player
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import meta
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered

if TYPE_CHECKING:
    from numpy.typing import NDArray

MOST_SEATS = 4
SLIPS = 1
GREEDY = 6  # one seat in so many does not learn
NEARLY = 0.015  # of the probability to win
WHIM = 0.2  # how far a whimsical learner's taste is off
EARNEST = 8  # iterations of learners who try nothing out
LESSONS = 20  # of each kind of table a round, each a piece of work for one process


@dataclass(frozen=True)
class Lesson:
    """Games to be played and watched."""

    config: GameConfig
    seeds: range
    weights: str | None  # of the learner who plays, a file; None: there is none yet, greedy plays
    iterations: int = 1  # of the learner's search
    slips: int = SLIPS  # of a hundred decisions, how many are left to chance: so that odd positions are seen too
    strays: int = 10  # and how many go to any move that looks nearly as good as the best
    watched: int = 25  # of a hundred positions, how many are kept
    is_earnest: bool = False  # no whims, nobody greedy


@dataclass
class Seen:
    """What was watched.

    Positions: the features of every seat, and what the game was worth to each; seats that do not exist are -1.
    Decisions that were searched: the features of whoever decided after each move, how often it was looked at as a
    share, and how many moves each decision had. Seats as another one sees them, and the hidden numbers they have.
    """

    features: "NDArray[numpy.float16]"
    credits: "NDArray[numpy.float32]"
    moves: "NDArray[numpy.float16]"
    looks: "NDArray[numpy.float32]"
    counts: "NDArray[numpy.int32]"
    looks_of_others: "NDArray[numpy.float16]"
    held: "NDArray[numpy.float32]"


def judgement(game: str, weights: str) -> dict[str, Evaluator]:
    """What weights of a file say."""
    return {game: from_weights(game, read(Path(weights).read_bytes()))}


def learner(learnt: dict[str, Evaluator], seed: int, iterations: int) -> SearchBot:
    """Who plays by what was learnt so far."""
    return SearchBot("learner", learnt, seed, iterations)


def whim(game: str, weights: str, seed: int) -> dict[str, Evaluator]:
    """The same with a taste of its own, for one game: so that other ways to play are tried, and tried in earnest."""
    learnt = read(Path(weights).read_bytes())
    first = learnt.inputs * learnt.hidden + 2 * learnt.hidden  # of the direct way
    for i, taste in enumerate(numpy.random.default_rng(seed).normal(0.0, WHIM, learnt.inputs)):
        learnt.network[first + i] += float(taste)
    return {game: from_weights(game, learnt)}


class Notes:
    """What is written down of the games of a lesson."""

    def __init__(self, features: Features) -> None:
        self.source = features
        self.n = int(features.count)
        self.x = vec[float]([0.0] * self.n)
        self.features: list[Any] = []
        self.credits: list[Any] = []
        self.moves: list[Any] = []
        self.looks: list[float] = []
        self.counts: list[int] = []
        self.looks_of_others: list[Any] = []
        self.held: list[list[int]] = []

    def position(self, game: Game, state: State) -> None:
        """How every seat stands, and how one of the others looks to whoever decides."""
        seats, hidden = game.players, int(self.source.hidden)
        if hidden > 0:
            other = (state.actor + 1 + len(self.held) % (seats - 1)) % seats
            outside = game.observe(state, state.actor)
            self.source.prepare(outside)
            self.looks_of_others.append(self._read(outside, other).astype(numpy.float16))
            self.held.append([int(self.source.hidden_number(state, other, slot)) for slot in range(hidden)])
        rows = numpy.zeros((MOST_SEATS, self.n), numpy.float16)
        quiet = self.source.quiescent_state(state)
        self.source.prepare(quiet)
        for seat in range(seats):
            rows[seat] = self._read(quiet, seat)
        self.features.append(rows)

    def decision(self, state: State, found: list[tuple[int, int, list[float]]], rng: Rng) -> None:
        """What a search has looked at how often."""
        total = sum(visits for _, visits, _ in found)
        rows, looks = [], []
        for action, visits, _ in found:
            after = state.clone()
            after.step(action)
            while after.actor == CHANCE:
                after.step(after.draw(rng))
            quiet = self.source.quiescent_state(after)
            if quiet.actor == OVER or total == 0:
                return
            self.source.prepare(quiet)
            rows.append(self._read(quiet, state.actor).astype(numpy.float16))
            looks.append(visits / total)
        self.moves += rows
        self.looks += looks
        self.counts.append(len(rows))

    def _read(self, state: State, seat: int) -> "NDArray[numpy.float64]":
        self.source.read(state, seat, self.x)
        return numpy.frombuffer(memoryview(self.x))

    def end(self, state: State) -> None:
        """What all positions of the game just finished were worth."""
        values = vec[float]([0.0] * MOST_SEATS)
        value_targets(state, len(state.scores), self.source.points_temperature, values)
        credit = numpy.full(MOST_SEATS, -1.0, numpy.float32)
        for seat in range(len(state.scores)):
            credit[seat] = values[seat]
        self.credits += [credit] * (len(self.features) - len(self.credits))

    def seen(self) -> Seen:
        """All of it."""
        return Seen(
            numpy.array(self.features),
            numpy.array(self.credits),
            numpy.array(self.moves, numpy.float16).reshape(-1, self.n),
            numpy.array(self.looks, numpy.float32),
            numpy.array(self.counts, numpy.int32),
            numpy.array(self.looks_of_others, numpy.float16).reshape(-1, self.n),
            numpy.array(self.held, numpy.float32).reshape(len(self.held), int(self.source.hidden)),
        )


def watch(lesson: Lesson) -> Seen:
    """Play the games of a lesson: most players learn, half of those with a whim; some are greedy. Or all in earnest."""
    game = lesson.config.make()
    learnt = judgement(game.id, lesson.weights) if lesson.weights else {}
    notes = Notes(FEATURES[game.id])
    for seed in lesson.seeds:
        rng = Rng(seed_word(seed))
        players: list[Player] = []
        for seat in range(game.players):
            own = seed * MOST_SEATS + seat
            if lesson.weights is None or (own % GREEDY == 0 and not lesson.is_earnest):
                players.append(bot("greedy", own))
            else:
                is_plain = lesson.is_earnest or rng.below(2) == 0
                taste = learnt if is_plain else whim(game.id, lesson.weights, own)
                players.append(learner(taste, own, lesson.iterations))
        match = Match(game, seed)
        match.draw()
        while match.state.actor != OVER:
            match.play(_decide(lesson, game, match.state, players[match.state.actor], notes, rng))
        notes.end(match.state)
    return notes.seen()


def _decide(lesson: Lesson, game: Game, state: State, player: Player, notes: Notes, rng: Rng) -> int:
    is_watched = rng.below(100) < lesson.watched
    if is_watched:
        notes.position(game, state)
    lot = rng.below(100)
    if lot < lesson.slips:
        return int(state.pick(rng))
    seat = state.actor
    action = player.choose(game, game.observe(state, seat), seat)
    if isinstance(player, SearchBot) and player.search is not None:
        found = player.search.moves()
        if is_watched and lesson.iterations > 1:
            notes.decision(state, found, rng)
        if lot < lesson.slips + lesson.strays:
            best = max(chances[seat] for _, _, chances in found)
            good = [code for code, _, chances in found if chances[seat] > best - NEARLY]
            return good[rng.below(len(good))]
    return action


def lessons(
    game: str, games: int, seed: int, weights: str | None, iterations: int = 1, slips: int = SLIPS
) -> list[Lesson]:
    """A round of games: most with two players, with every set of modules that matters."""
    configs = [GameConfig(game, players) for players in (2, 2, 2, 3, 4)]
    if modules := meta(game).modules:
        configs += [GameConfig(game, players, modules) for players in (2, 3)]
    size = max(1, games // (LESSONS * len(configs)))
    found = []
    for number in range(LESSONS):
        for at, config in enumerate(configs):
            first = seed + (number * len(configs) + at) * size
            found.append(Lesson(config, range(first, first + size), weights, iterations, slips))
    return found


def in_earnest(plan: Sequence[Lesson]) -> list[Lesson]:
    """The same tables, where nobody tries anything out: what serious players hold is learnt there."""
    return [replace(one, iterations=EARNEST, slips=0, strays=0, is_earnest=True) for one in plan]


def gather(plan: Sequence[Lesson], processes: int, backend: str, progress: Callable[[int], object]) -> Seen:
    """All of them, side by side; what was seen lies in the order of the plan, so that the same seed learns the same."""
    parts = {}
    for number, part in map_unordered(_attend, list(enumerate(plan)), processes, backend):
        parts[number] = part
        progress(1)
    return together([parts[number] for number in range(len(plan))])


def _attend(numbered: tuple[int, Lesson]) -> tuple[int, Seen]:
    return numbered[0], watch(numbered[1])


def together(parts: Sequence[Seen]) -> Seen:
    """One after the other."""
    return Seen(*(numpy.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])))


def strength(game: str, weights: Path, seeds: range, iterations: int = 50) -> float:
    """The share of the wins of a learner against greedy, two players, from both seats."""
    configured = GameConfig(game, 2).make()
    learnt = judgement(game, str(weights))
    wins = 0.0
    for seed in seeds:
        for own in range(2):
            players: list[Player] = [bot("greedy", seed), bot("greedy", seed)]
            players[own] = learner(learnt, seed, iterations)
            state = Match(configured, seed, players).run()
            wins += (own in state.winners) / len(state.winners)
    return wins / (2 * len(seeds))
