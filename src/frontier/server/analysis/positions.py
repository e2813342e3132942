"""Positions analysed while somebody looks at them: each search goes on slice by slice, and what it finds is kept.

What is known about a position is kept under what the seat knows of it, so equal positions share one search, and
positions that differ only in what is hidden from the seat are one.
"""

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from typing import Any, Final

from frontier import Game, Match, State
from frontier.server.analysis.pool import AnalysisPool
from frontier.server.errors import Refused

SLICE: Final = 0.4  # seconds of one job
SLICES: Final = 25  # of a search at most
ITERATIONS: Final = 20_000  # of a search at most
KEPT: Final = 512  # positions, of some 30 kB
TRIES: Final = 3  # of a job whose worker is lost

Json = dict[str, Any]


class PositionAnalysis:
    """The search from one position, and what it has found so far."""

    def __init__(self, name: str, job: Json) -> None:
        self.name = name
        self.person = ""  # who looked last: their share of the workers' time is used
        self.seconds = SLICE
        self.found: Mapping[str, Any] | None = None
        self.is_finished = False
        self.readers = 0
        self.is_waiting = False  # for a worker
        self._job = job
        self._slices = 0
        self._failures = 0
        self._changed = asyncio.Event()

    @property
    def has_failed(self) -> bool:
        """Whether nothing can be found."""
        return self._failures >= TRIES

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be found."""
        return self.is_finished or self.has_failed

    @property
    def is_wanted(self) -> bool:
        """Whether somebody looks."""
        return self.readers > 0

    @property
    def has_more(self) -> bool:
        """Whether there is more to find."""
        return not self.is_over

    def job(self) -> Json:
        """Return the next slice of the search as the worker reads it."""
        return {**self._job, "kind": "position", "name": self.name, "iterations": ITERATIONS, "seconds": SLICE}

    def learn(self, reply: Mapping[str, Any]) -> None:
        """Take over what a worker has found. One that has begun anew may know less at first."""
        self._failures = 0
        self._slices += 1
        if self.found is None or reply["iterations"] >= self.found["iterations"]:
            self.found = reply
        self.is_finished = reply["is_last"] or self._slices >= SLICES
        self._tell()

    def fail(self) -> None:
        """Count a slice that came to nothing."""
        self._failures += 1
        self._tell()

    def drop(self) -> None:
        """Hear that it waits for a worker no more."""
        self.is_waiting = False

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self) -> None:
        """Wait until more is known."""
        await self._changed.wait()


class Positions:
    """Analyses positions, and keeps what was found about those that were looked at last."""

    def __init__(self, pool: AnalysisPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, PositionAnalysis] = OrderedDict()

    def of(self, match: Match, state: State, seat: int) -> PositionAnalysis:
        """Return what is known about the position that a match has come to, as a seat knows it."""
        name = name_of(match.game, state, seat)
        kept = self._kept.pop(name, None)
        if kept is None or kept.has_failed:
            kept = PositionAnalysis(name, _job(match, name, seat))
        self._kept[name] = kept
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    async def follow(self, wanted: PositionAnalysis, person: str) -> AsyncIterator[Mapping[str, Any]]:
        """Yield what is known about a position, again whenever there is more, until its search is over."""
        wanted.person = person
        wanted.readers += 1
        try:
            if wanted.found is not None:
                yield wanted.found
            while not wanted.is_over:
                if not wanted.is_waiting:
                    wanted.is_waiting = True
                    self._pool.put(wanted)
                await wanted.changed()
                if wanted.found is not None:
                    yield wanted.found
            if wanted.found is None:
                raise Refused("no-analysis")
        finally:
            wanted.readers -= 1


def name_of(game: Game, state: State, seat: int) -> str:
    """Return the name of a position as a seat knows it: one for all worlds that differ only in what it cannot know."""
    settings = json.dumps(game.settings(), sort_keys=True).encode()
    return hashlib.sha256(b"%b %d %b" % (settings, seat, game.observe(state, seat).key())).hexdigest()


def _job(match: Match, name: str, seat: int) -> Json:
    game = match.game
    return {
        "table": name,
        "settings": dict(game.settings()),
        "seed": match.seed,
        "moves": [move.action for move in match.moves],
        "start": None if match.start is None else game.dump(match.start),
        "seat": seat,
    }
