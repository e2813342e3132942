"""Bots think in worker processes, so that the server never waits for them. A bot that crashes, takes too long or
answers nonsense is replaced for this decision: by greedy, and if even that fails by a legal action drawn at random."""

import asyncio
import logging
import os
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from frontier import BOTS, Seed
from frontier.bots.game_bots import bots_of
from frontier.bots.levels import SEARCH_LEVELS
from frontier.games import GAMES
from frontier.server.bots.worker import BotCache, MatchCache, choose
from frontier.server.bots.worker_process import GRACE, Worker, WorkerLost
from frontier.server.limits.fair_queue import FairQueue

LOG = logging.getLogger(__name__)
COMMAND: tuple[str, ...] = (sys.executable, "-m", "frontier.server.bots.worker")
SUBSTITUTE: Final = "greedy"
LAST_RESORT: Final = "random"
FEW: Final = 100  # iterations; who searches no further decides about as quickly as who does not search
QUICK: Final = frozenset(
    name
    for name in BOTS
    if name not in SEARCH_LEVELS or all(bots_of(game).level(name).iterations < FEW for game in GAMES)
)
FIRST_GUESS: Final = 0.05  # seconds for a decision of a bot that has not decided yet
TOLD_AFTER: Final = 1.0  # seconds that a decision waits for its turn before that is told
MOST_SERVED: Final = 1000  # tables of which it is known who thought for them last
LEAST_EFFORT: Final = 0.1  # the share of its time that a bot has however many wait
LATEST: Final = 0.2  # the weight of the last decision in what the next one is expected to take

Outcome = Literal["ok", "crashed", "slow", "illegal"]


@dataclass(frozen=True)
class BotJob:
    """A decision to be made: the settings of the table's game (`Game.settings`), its seed and all its
    moves, chance included; who decides, by which bot, with which seed for the bot's own random numbers, as which
    character and with which share of its time; for whom: the person who created the table; and the position that the
    game began with, if it was not the set-up."""

    table: str
    settings: Mapping[str, Any]
    seed: Seed
    moves: tuple[int, ...]
    seat: int
    bot: str
    bot_seed: int
    host: str = ""
    character: str = ""
    effort: float = 1.0
    start: Mapping[str, Any] | None = None

    def as_json(self) -> dict[str, Any]:
        """Return the job as the worker reads it."""
        return {**vars(self), "settings": dict(self.settings)}


@dataclass(frozen=True)
class BotChoice:
    """A legal action and the name of the bot that chose it in the end."""

    action: int
    by: str


class PoolStopped(Exception):
    """The pool does not run, or stopped before the decision was made."""


@dataclass(eq=False)
class _Request:
    job: BotJob
    cost: float  # seconds that it will probably take
    choice: asyncio.Future[BotChoice]
    on_queue: Callable[[bool], None] | None = None
    has_begun: bool = False
    is_told: bool = False  # that it waits

    def tell(self) -> None:
        """Tell whoever asked that the decision waits for others, or does no more."""
        if self.on_queue is not None and self.is_told == self.has_begun:
            self.is_told = not self.has_begun
            self.on_queue(self.is_told)

    def forget(self) -> None:
        """Tell nobody any more, at last that nothing waits."""
        if self.on_queue is not None and self.is_told:
            self.on_queue(False)
        self.on_queue = None

    def begin(self, waiting: int, workers: int) -> None:
        """Give the bot its time, less of it the more decisions wait for each worker."""
        effort = max(LEAST_EFFORT, self.job.effort / (1.0 + waiting / workers))
        self.job = replace(self.job, effort=min(self.job.effort, effort))
        self.has_begun = True
        self.tell()


@dataclass
class _Lane:
    """A group of workers and the requests that wait for them."""

    workers: list[Worker]
    requests: FairQueue[_Request] = field(default_factory=FairQueue)
    idle: dict[Worker, asyncio.Future[None]] = field(default_factory=dict)  # who waits for a request, longest first

    async def next_request(self, worker: Worker) -> _Request:
        """The next request, which a worker waits for if need be."""
        while not len(self.requests):
            self.idle[worker] = asyncio.get_running_loop().create_future()
            await self.idle[worker]
        return self.requests.get()

    def wake(self, preferred: Worker | None) -> None:
        """Let a worker that is idle look for a request: the preferred one if it is."""
        if self.idle:
            worker = preferred if preferred in self.idle else next(iter(self.idle))
            self.idle.pop(worker).set_result(None)


class BotPool:
    """Decides for bots: in `size` processes (default: one core stays free) those who search far, in `quick` ones all
    others, who so never wait for them; 0: everybody in the same. Each decision has `limit` seconds. Between people, and
    between the tables of each, the time is shared out evenly; while many wait all think less. `on_decision(bot,
    seconds, outcome)` hears of every attempt."""

    def __init__(self, size: int | None = None, limit: float = 10.0, log: logging.Logger = LOG, quick: int = 1) -> None:
        self.size = max(1, (os.cpu_count() or 1) - 1) if size is None else size
        self.quick = quick
        self.limit = limit
        self.on_decision: Callable[[str, float, str], None] | None = None
        self._log = log
        self._lanes: list[_Lane] = []  # the last one is for those who are quick
        self._costs: dict[tuple[str, str], float] = {}  # seconds that a decision takes, by game and bot
        self._served: OrderedDict[str, Worker] = OrderedDict()  # who thought for a table last and may know its tree
        self._open: set[asyncio.Future[BotChoice]] = set()
        self._runners: list[asyncio.Task[None]] = []

    @property
    def _workers(self) -> list[Worker]:
        return [worker for lane in self._lanes for worker in lane.workers]

    @property
    def pids(self) -> list[int]:
        """The ids of the living worker processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    async def start(self) -> None:
        """Start the workers; decisions can be asked for at once."""
        sizes = [self.size, self.quick] if self.quick else [self.size]
        self._lanes = [_Lane([Worker(COMMAND, self._log) for _ in range(size)]) for size in sizes]
        self._runners = [asyncio.create_task(self._run(lane, own)) for lane in self._lanes for own in lane.workers]

    async def stop(self) -> None:
        """End all workers; whoever still waits for a decision gets PoolStopped."""
        runners, self._runners = self._runners, []
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        for choice in self._open:
            if not choice.done():
                choice.set_exception(PoolStopped("the bots were stopped"))
        await asyncio.gather(*(worker.end(GRACE) for worker in self._workers))
        self._lanes = []

    async def choose(self, job: BotJob, on_queue: Callable[[bool], None] | None = None) -> BotChoice:
        """A legal action for the job's seat. Raises only if nobody could decide: the position cannot be rebuilt or it
        is not the seat's turn (whatever the game says to that), or PoolStopped. `on_queue` hears when a decision has
        to wait long for those of others, and when it waits no more."""
        if not self._runners:
            raise PoolStopped("the bots do not run")
        cost = self._costs.get((job.settings["game"], job.bot), FIRST_GUESS)
        loop = asyncio.get_running_loop()
        request = _Request(job, cost, loop.create_future(), on_queue)
        telling = loop.call_later(TOLD_AFTER, request.tell)
        lane = self._lanes[-1 if job.bot in QUICK else 0]
        lane.requests.put(job.host, job.table, cost, request)
        lane.wake(self._served.get(job.table))
        self._open.add(request.choice)
        try:
            return await request.choice
        finally:
            telling.cancel()
            request.forget()
            self._open.discard(request.choice)

    async def _run(self, lane: _Lane, worker: Worker) -> None:
        """Serve one request after the other. Nobody may cancel this but `stop`: whoever does not want a decision any
        more leaves the queue to it, and the worker is asked again only after it answered or was replaced."""
        await self._is_ready(worker)
        while True:
            request = await lane.next_request(worker)
            self._served[request.job.table] = worker
            if len(self._served) > MOST_SERVED:
                self._served.popitem(last=False)
            request.begin(len(lane.requests), len(lane.workers))
            began = time.perf_counter()
            try:
                choice = None if request.choice.done() else await self._decide(worker, request)
            except Exception as error:
                if not request.choice.done():
                    request.choice.set_exception(error)
            else:
                if choice is not None and not request.choice.done():
                    request.choice.set_result(choice)
            job, took = request.job, time.perf_counter() - began
            lane.requests.adjust_cost(job.host, job.table, took - request.cost)

    async def _decide(self, worker: Worker, request: _Request) -> BotChoice | None:
        """The choice, by whom it takes; None if nobody waits for it any more."""
        for name in (request.job.bot, SUBSTITUTE):
            job = replace(request.job, bot=name)
            began = time.perf_counter()
            outcome, action = await self._attempt(worker, job)
            self._report(name, began, outcome)
            if outcome == "ok":
                self._learn(job, time.perf_counter() - began)
                return BotChoice(action, name)
            if request.choice.done():
                return None
        began = time.perf_counter()
        action = await asyncio.to_thread(draw, request.job)
        self._report(LAST_RESORT, began, "ok")
        return BotChoice(action, LAST_RESORT)

    async def _attempt(self, worker: Worker, job: BotJob) -> tuple[Outcome, int]:
        if not await self._is_ready(worker):
            return "crashed", -1
        try:
            async with asyncio.timeout(self.limit):
                reply = await worker.ask(job.as_json())
        except TimeoutError:
            await worker.fail(f"was too slow ({job.bot}, table {job.table})")
            return "slow", -1
        except WorkerLost as error:
            await worker.fail(f"{error} ({job.bot}, table {job.table})")
            return "crashed", -1
        if "action" in reply:
            return "ok", int(reply["action"])
        self._log.warning("%s could not decide at table %s: %s", job.bot, job.table, reply["error"])
        return ("illegal" if reply["outcome"] == "illegal" else "crashed"), -1

    async def _is_ready(self, worker: Worker) -> bool:
        """Whether there is a process, a new one if need be. The pause after failures is waited for only if it is not
        longer than a decision may take."""
        if worker.pid is not None:
            return True
        if worker.pause > self.limit:
            return False
        await asyncio.sleep(worker.pause)
        try:
            await worker.start()
        except WorkerLost as error:
            await worker.fail(str(error))
            return False
        return True

    def _report(self, name: str, began: float, outcome: Outcome) -> None:
        if self.on_decision is not None:
            self.on_decision(name, time.perf_counter() - began, outcome)

    def _learn(self, job: BotJob, seconds: float) -> None:
        """What the next decision of this bot will probably take."""
        kind = (job.settings["game"], job.bot)
        self._costs[kind] = self._costs.get(kind, seconds) * (1 - LATEST) + seconds * LATEST


def draw(job: BotJob) -> int:
    """Return a random legal action, found in this process."""
    _, action = choose(replace(job, bot=LAST_RESORT).as_json(), MatchCache(), BotCache())
    assert isinstance(action, int)
    return action
