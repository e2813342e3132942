"""Simulations: many games between bots, in parallel, and a summary of them."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from frontier.engine.match import Match
from frontier.lab.config import GameConfig
from frontier.lab.pairings import Pairing
from frontier.lab.parallel import map_unordered

CHUNKS_A_JOB = 8


@dataclass
class Question:
    """How often a question was asked, and how often everything but one answer to it was an extra (`Game.extras`)."""

    asked: int = 0
    only_extras: int = 0


@dataclass(frozen=True)
class Result:
    """The result of a finished game."""

    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    rounds: int
    decisions: int
    questions: dict[str, Question]


@dataclass
class BotRow:
    """The results of one bot; a shared victory counts as a part."""

    games: int = 0
    wins: float = 0.0
    points: int = 0

    @property
    def mean_score(self) -> float:
        """The mean of the points in a game."""
        return self.points / max(self.games, 1)


@dataclass
class Summary:
    """The results of many games of one configuration in a few numbers."""

    config: GameConfig
    seed: int  # of the first game
    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    bots: dict[str, BotRow] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    seat_wins: list[float] = field(default_factory=list)
    questions: dict[str, Question] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Add the result of a game."""
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
        """The median length of the games in rounds."""
        return median(self.rounds)

    @property
    def longest(self) -> int:
        """The length of the longest game in rounds."""
        return max(self.rounds)

    def seat_shares(self) -> list[float]:
        """Return the share of the wins of each seat."""
        return [wins / self.games for wins in self.seat_wins]

    def as_json(self) -> dict[str, object]:
        """Return the summary for programs."""
        config = self.config
        summary: dict[str, object] = {
            "game": config.game,
            "players": config.players,
            "modules": list(config.modules),
            "options": dict(config.options),
            "seed": self.seed,
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
        if config.rules is not None:
            summary["rules"] = config.rules
        if self.questions:
            summary["questions"] = {
                kind: {"asked": question.asked, "only_extras": question.only_extras}
                for kind, question in self.most_asked()
            }
        return summary

    def most_asked(self) -> list[tuple[str, Question]]:
        """Return the questions, the most frequent first."""
        return sorted(self.questions.items(), key=lambda entry: (-entry[1].asked, entry[0]))


@dataclass(frozen=True)
class Chunk:
    """Some of the games to be played, a piece of work for one process."""

    first: int  # the number of the first one
    pairings: Sequence[Pairing]
    counts_questions: bool


def run(
    pairings: Sequence[Pairing],
    jobs: int,
    progress: Callable[[int], object],
    backend: str = "processes",
    counts_questions: bool = False,
) -> Summary:
    """Play pairings of one configuration; `progress` hears how many games are newly done.

    The result does not depend on the processes.
    """
    start = time.perf_counter()
    summary = Summary(pairings[0].config, pairings[0].seed)
    results: dict[int, Result] = {}
    step = max(1, len(pairings) // (jobs * CHUNKS_A_JOB))
    chunks = [Chunk(at, pairings[at : at + step], counts_questions) for at in range(0, len(pairings), step)]
    for played in map_unordered(_play_some, chunks, jobs, backend):
        results.update(played)
        progress(len(played))
    for number in sorted(results):
        summary.add(results[number])
    summary.seconds = time.perf_counter() - start
    return summary


def _play_some(chunk: Chunk) -> dict[int, Result]:
    pairings = enumerate(chunk.pairings, start=chunk.first)
    return {number: play(pairing, chunk.counts_questions) for number, pairing in pairings}


def play(pairing: Pairing, counts_questions: bool = False) -> Result:
    """Play a pairing to its end."""
    match = pairing.match()
    state = match.run()
    decisions = sum(move.actor >= 0 for move in match.moves)
    questions = count_questions(match) if counts_questions else {}
    return Result(pairing.seats, state.scores, state.winners, str(state.ending), state.round, decisions, questions)


def count_questions(match: Match) -> dict[str, Question]:
    """Return how often the players of a match were asked each question."""
    game = match.game
    found: dict[str, Question] = {}
    for state, move in match.positions():
        if move.actor >= 0:
            question = found.setdefault(game.prompt_key(state), Question())
            question.asked += 1
            answers = [game.space.family(action).name not in game.extras for action in state.legal_actions()]
            question.only_extras += sum(answers) <= 1
    return found
