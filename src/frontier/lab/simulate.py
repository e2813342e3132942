"""Many games between bots, in parallel, summed up."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import frontier
from frontier.bots import bot
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.lab.parallel import spread

CHUNKS_A_JOB = 8


@dataclass(frozen=True)
class Plan:
    """What to play. Bots rotate through the seats from game to game."""

    game: str
    players: int
    components: str | None
    options: dict[str, bool | int | str]
    bots: tuple[str, ...]
    seed: int
    games: int
    modules: tuple[str, ...] = ()
    rules: int | None = None  # an earlier version of them
    counts_questions: bool = False


@dataclass
class Question:
    """How often a question was asked, and how often everything but one answer to it was an extra (`Game.extras`)."""

    asked: int = 0
    only_extras: int = 0


@dataclass(frozen=True)
class Result:
    """One finished game."""

    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    questions: dict[str, Question]


@dataclass
class BotRow:
    """What one bot achieved; a shared victory counts as a part."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def mean_score(self) -> float:
        """Points a game."""
        return self.points / max(self.games, 1)


@dataclass
class Summary:
    """Many games in a few numbers."""

    plan: Plan
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    bots: dict[str, BotRow] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    questions: dict[str, Question] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.endings[result.ending] += 1
        self.rounds.append(result.rounds)
        for kind, question in result.questions.items():
            total = self.questions.setdefault(kind, Question())
            total.asked += question.asked
            total.only_extras += question.only_extras
        self.seat_wins = self.seat_wins or [0.0] * len(result.seats)
        for seat, name in enumerate(result.seats):
            row = self.bots.setdefault(name, BotRow())
            row.games += 1
            row.points += result.scores[seat]
            if seat in result.winners:
                row.wins += 1 / len(result.winners)
                self.seat_wins[seat] += 1 / len(result.winners)

    @property
    def median_rounds(self) -> float:
        """Typical length."""
        return median(self.rounds)

    @property
    def longest(self) -> int:
        """Rounds of the longest game."""
        return max(self.rounds)

    def seat_shares(self) -> list[float]:
        """The share of the wins of each seat."""
        return [wins / self.games for wins in self.seat_wins]

    def as_json(self) -> dict[str, object]:
        """For programs."""
        summed_up: dict[str, object] = {
            "game": self.plan.game,
            "players": self.plan.players,
            "modules": list(self.plan.modules),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "bots": {
                name: {"games": row.games, "wins": round(row.wins, 3), "mean_score": round(row.mean_score, 3)}
                for name, row in self.bots.items()
            },
            "wins_by_seat": [round(wins, 3) for wins in self.seat_wins],
            "endings": dict(self.endings),
            "rounds": {"median": self.median_rounds, "longest": self.longest},
        }
        if self.plan.rules is not None:
            summed_up["rules"] = self.plan.rules
        if self.plan.counts_questions:
            summed_up["questions"] = {
                kind: {"asked": question.asked, "only_extras": question.only_extras}
                for kind, question in self.most_asked()
            }
        return summed_up

    def most_asked(self) -> list[tuple[str, Question]]:
        """The questions, the most frequent first."""
        return sorted(self.questions.items(), key=lambda entry: (-entry[1].asked, entry[0]))


@dataclass(frozen=True)
class Chunk:
    """Some of the games of a plan, for one process."""

    plan: Plan
    numbers: range


def run(plan: Plan, jobs: int, progress: Callable[[int], object], backend: str = "processes") -> Summary:
    """Play the plan; `progress` hears how many games are newly done. The result does not depend on who plays."""
    start = time.perf_counter()
    summary = Summary(plan)
    results: dict[int, Result] = {}
    step = max(1, plan.games // (jobs * CHUNKS_A_JOB))
    chunks = [Chunk(plan, range(first, min(first + step, plan.games))) for first in range(0, plan.games, step)]
    for played in spread(_play_some, chunks, jobs, backend):
        results.update(played)
        progress(len(played))
    for number in sorted(results):
        summary.add(results[number])
    summary.seconds = time.perf_counter() - start
    return summary


def _play_some(chunk: Chunk) -> dict[int, Result]:
    game = configured(chunk.plan)
    return {number: play_one(game, chunk.plan, number) for number in chunk.numbers}


def configured(plan: Plan) -> Game:
    """The game of a plan; reading its components takes longer than playing a game, so it is done once."""
    options: dict[str, Any] = dict(plan.options)
    return frontier.game(
        plan.game, players=plan.players, modules=plan.modules, components=plan.components, rules=plan.rules, **options
    )


def play_one(game: Game, plan: Plan, number: int) -> Result:
    """Game `number` of the plan."""
    seats = tuple(plan.bots[(seat + number) % plan.players] for seat in range(plan.players))
    seed = plan.seed + number
    match = Match(game, seed, [bot(name, seed * plan.players + seat) for seat, name in enumerate(seats)])
    state = match.run()
    rounds: int = game.view(state, None)["round"]
    decisions = sum(move.actor >= 0 for move in match.moves)
    questions = count_questions(match) if plan.counts_questions else {}
    return Result(seats, state.scores, state.winners, str(state.ending), rounds, decisions, questions)


def count_questions(match: Match) -> dict[str, Question]:
    """What the players of a match were asked, by the question."""
    game = match.game
    state = game.new(match.seed)
    found: dict[str, Question] = {}
    for move in match.moves:
        if move.actor >= 0:
            question = found.setdefault(game.prompt_key(state), Question())
            question.asked += 1
            answers = [game.space.family(action).name not in game.extras for action in state.legal_actions()]
            question.only_extras += sum(answers) <= 1
        state.step(move.action)
    return found
