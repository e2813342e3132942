"""Reviews of games that are over, made little by little while somebody looks at them.

The worker processes are apart from those of the bots and have a low priority, so no table waits for a review. First a
quick pass over the whole game, then a thorough one, which replaces what the first has found. Between people, and
between the games of each, the time is shared out evenly. Whoever looks away for a while is waited for no longer: the
review stops where it is, and goes on when somebody looks again.
"""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from frontier import Match
from frontier.coach.review import Decision, Review, summed_up
from frontier.server.bots.worker_process import GRACE, Worker, WorkerLost
from frontier.server.limits.fair_queue import FairQueue

LOG = logging.getLogger(__name__)
COMMAND: tuple[str, ...] = (sys.executable, "-m", "frontier.server.analysis.worker")
PASSES: Final = (200, 2000)  # iterations of the search a decision
SLICE: Final = 0.4  # seconds of one job
LIMIT: Final = 20.0  # seconds after which a worker is given up
KEPT: Final = 128  # reviews, of some 100 kB
PATIENCE: Final = 20.0  # seconds without anybody who looks
TRIES: Final = 3  # of a job whose worker is lost


@dataclass(eq=False)
class GameReview:
    """What is known so far about a game: each decision with its texts, by its move."""

    match: Match
    person: str
    name: str
    found: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    passes: int = 0  # that are finished
    after: int = 0  # the move up to which the present pass has come
    looked_at: float = 0.0
    is_queued: bool = False
    failures: int = 0

    @property
    def is_finished(self) -> bool:
        """Whether nothing more will be found."""
        return self.passes == len(PASSES) or self.has_failed

    @property
    def has_failed(self) -> bool:
        """Whether the review cannot be made."""
        return self.failures >= TRIES

    @property
    def total(self) -> int:
        """The number of decisions in the game."""
        return sum(move.actor >= 0 for move in self.match.moves)

    def review(self) -> Review:
        """Return what the decisions found so far amount to."""
        return summed_up(self.match, [Decision.from_json(self.found[move]["decision"]) for move in sorted(self.found)])

    def job(self) -> dict[str, Any]:
        """Return the next piece of work as the worker reads it."""
        match, game = self.match, self.match.game
        return {
            "table": self.name,
            "settings": dict(game.settings()),
            "seed": match.seed,
            "moves": [move.action for move in match.moves],
            "start": None if match.start is None else game.dump(match.start),
            "iterations": PASSES[self.passes],
            "after": self.after,
            "seconds": SLICE,
        }

    def learn(self, told: Sequence[Mapping[str, Any]], is_last: bool) -> None:
        """Take over what a worker has found."""
        self.failures = 0
        for one in told:
            self.after = int(one["decision"]["move"])
            self.found[self.after] = one
        if is_last:
            self.passes += 1
            self.after = 0


class Reviews:
    """Makes reviews in processes of its own, and keeps those that were looked at last."""

    def __init__(self, processes: int = 1, log: logging.Logger = LOG) -> None:
        self._log = log
        self._workers = [Worker(COMMAND, log) for _ in range(processes)]
        self._queue: FairQueue[GameReview] = FairQueue()
        self._kept: OrderedDict[str, GameReview] = OrderedDict()
        self._something = asyncio.Event()
        self._runners: list[asyncio.Task[None]] = []

    async def stop(self) -> None:
        """End the workers; what was found is kept as long as this process lives."""
        runners, self._runners = self._runners, []
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        await asyncio.gather(*(worker.end(GRACE) for worker in self._workers))

    @property
    def pids(self) -> list[int]:
        """The ids of the living worker processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def kept(self, name: str) -> GameReview | None:
        """Return a review that has begun, and let it go on."""
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
            self._look(found)
        return found

    def begin(self, name: str, person: str, match: Match) -> GameReview:
        """Begin the review of a game under a name; it goes on as long as somebody looks at it now and then."""
        found = self._kept[name] = GameReview(match, person, name)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._look(found)
        return found

    def _look(self, found: GameReview) -> None:
        found.looked_at = time.monotonic()
        if not found.is_queued and not found.is_finished:
            self._put(found)
        if not self._runners:  # processes are started when they are first wanted
            self._runners = [asyncio.create_task(self._run(worker)) for worker in self._workers]

    def _put(self, found: GameReview) -> None:
        found.is_queued = True
        self._queue.put(found.person, found.name, SLICE, found)
        self._something.set()

    async def _run(self, worker: Worker) -> None:
        """Serve one slice after the other."""
        while True:
            while not len(self._queue):
                self._something.clear()
                await self._something.wait()
            found = self._queue.get()
            found.is_queued = False
            if time.monotonic() - found.looked_at > PATIENCE:
                continue
            await self._go_on(worker, found)
            if not found.is_finished:
                self._put(found)

    async def _go_on(self, worker: Worker, found: GameReview) -> None:
        """Let a worker do the next piece of a review."""
        try:
            if worker.pid is None:
                await asyncio.sleep(worker.pause)
                await worker.start()
            async with asyncio.timeout(LIMIT):
                reply = await worker.ask(found.job())
        except TimeoutError:
            found.failures += 1
            await worker.fail(f"was too slow (review of {found.name})")
        except WorkerLost as error:
            found.failures += 1
            await worker.fail(f"{error} (review of {found.name})")
        else:
            if "error" in reply:
                found.failures += 1
                self._log.warning("the review of %s failed: %s", found.name, reply["error"])
            else:
                found.learn(reply["decisions"], reply["is_last"])
