"""Samples: what a network learns from, made of the logs of self-play by playing them again."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy
from librt.vecs import vec

from frontier.bots.evaluation import value_targets
from frontier.bots.game_bots import features_of
from frontier.bots.network import MAX_SEATS, Features
from frontier.engine.game import Game
from frontier.engine.state import OVER, State
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered
from frontier.lab.self_play import GameLog

if TYPE_CHECKING:
    from numpy.typing import NDArray

SEARCH_SHARE = 0.4  # of a value target, what the search found; the rest is the result of the game
POINTS_SCALE = 40.0  # of the points that are learnt besides
LENGTH_SCALE = 100.0  # of the actions to come that are learnt besides
LOGS_A_PART = 64


@dataclass
class Table:
    """Positions of games with one number of players: features of each seat, value targets, and what else is told."""

    features: "NDArray[numpy.float16]"  # position, seat, feature
    value_targets: "NDArray[numpy.float32]"  # position, seat
    points: "NDArray[numpy.float32]"  # position, seat: the final ones
    remaining: "NDArray[numpy.float32]"  # position: actions to come
    games: "NDArray[numpy.int64]"  # position: the seed of its game, for validation

    def __len__(self) -> int:
        return len(self.value_targets)


Samples = dict[int, Table]  # by number of players


@dataclass
class _Rows:
    features: list[Any] = field(default_factory=list)
    value_targets: list[Any] = field(default_factory=list)
    points: list[Any] = field(default_factory=list)
    remaining: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)


class Recorder:
    """Plays logs of one game again and records the positions that were searched in full."""

    def __init__(self, game: str) -> None:
        self.source: Features = features_of(game)
        self.x = vec[float]([0.0] * int(self.source.count))
        self.values = vec[float]([0.0] * MAX_SEATS)
        self.rows: dict[int, _Rows] = {}
        self.games: dict[GameConfig, Game] = {}

    def record(self, log: GameLog) -> None:
        """Record the positions of a game."""
        if log.config not in self.games:
            self.games[log.config] = log.config.make()
        game = self.games[log.config]
        rows = self.rows.setdefault(game.players, _Rows())
        searched = dict(log.searched)
        state = game.new(log.seed)
        first = len(rows.features)
        for number, action in enumerate(log.actions):
            quiescent = self.source.quiescent_state(state) if number in searched else state
            if number in searched and quiescent.actor != OVER:
                rows.features.append(self.read(quiescent, game.players))
                rows.value_targets.append(searched[number])
                rows.remaining.append((len(log.actions) - number) / LENGTH_SCALE)
                rows.games.append(log.seed)
            state.step(action)
        self._add_results(rows, state, game.players, first)

    def read(self, state: State, players: int) -> "NDArray[numpy.float16]":
        """Return the features of every seat."""
        self.source.prepare(state)
        found = numpy.zeros((players, len(self.x)), numpy.float16)
        for seat in range(players):
            self.source.read(state, seat, self.x)
            found[seat] = numpy.frombuffer(memoryview(self.x))
        return found

    def _add_results(self, rows: _Rows, state: State, players: int, first: int) -> None:
        value_targets(state, players, self.source.points_temperature, self.values)
        result = numpy.array([self.values[seat] for seat in range(players)], numpy.float32)
        points = numpy.array(state.scores, numpy.float32) / POINTS_SCALE
        for at in range(first, len(rows.features)):
            found = numpy.array(rows.value_targets[at], numpy.float32)
            rows.value_targets[at] = SEARCH_SHARE * found + (1 - SEARCH_SHARE) * result
            rows.points.append(points)

    def samples(self) -> Samples:
        """Return all samples recorded so far."""
        return {
            players: Table(
                numpy.array(rows.features),
                numpy.array(rows.value_targets, numpy.float32),
                numpy.array(rows.points, numpy.float32),
                numpy.array(rows.remaining, numpy.float32),
                numpy.array(rows.games, numpy.int64),
            )
            for players, rows in self.rows.items()
            if rows.features
        }


def samples_of(logs: Sequence[GameLog], processes: int, progress: Callable[[int], object]) -> Samples:
    """Return the samples of logs, in their order."""
    parts = [logs[at : at + LOGS_A_PART] for at in range(0, len(logs), LOGS_A_PART)]
    found: dict[int, Samples] = {}
    for number, samples in map_unordered(_record_part, list(enumerate(parts)), processes):
        found[number] = samples
        progress(1)
    return concatenate([found[number] for number in range(len(parts))])


def _record_part(numbered: tuple[int, Sequence[GameLog]]) -> tuple[int, Samples]:
    number, logs = numbered
    recorder = Recorder(logs[0].config.game)
    for log in logs:
        recorder.record(log)
    return number, recorder.samples()


def concatenate(parts: Iterable[Samples]) -> Samples:
    """Return the samples of all parts, one after the other."""
    by_players: dict[int, list[Table]] = {}
    for part in parts:
        for players, table in part.items():
            by_players.setdefault(players, []).append(table)
    return {
        players: Table(*(numpy.concatenate([vars(table)[name] for table in tables]) for name in vars(tables[0])))
        for players, tables in by_players.items()
    }
