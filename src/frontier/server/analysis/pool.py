"""The worker processes for analysis: apart from those of the bots and of low priority, so that no table waits."""

import asyncio
import logging
import sys
from collections.abc import Mapping
from typing import Any, Final, Protocol

from frontier.server.bots.worker_process import GRACE, Worker, WorkerLost
from frontier.server.limits.fair_queue import FairQueue

LOG = logging.getLogger(__name__)
COMMAND: tuple[str, ...] = (sys.executable, "-m", "frontier.server.analysis.worker")  # and the niceness
LIMIT: Final = 120.0  # seconds after which a worker is given up: on a busy machine it gets little time


class Task(Protocol):
    """A piece of work for a worker, and who wants it."""

    person: str
    name: str  # of the game
    seconds: float  # that it takes

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""

    @property
    def has_more(self) -> bool:
        """Whether there is more to do."""

    def job(self) -> Mapping[str, Any]:
        """Return the work as the worker reads it."""

    def learn(self, reply: Mapping[str, Any]) -> None:
        """Take over what the worker has found."""

    def fail(self) -> None:
        """Hear that nothing was found."""

    def drop(self) -> None:
        """Hear that it is in the queue no more."""


class AnalysisPool:
    """Shares out the time of the workers evenly between people, and between the games of each."""

    def __init__(self, processes: int = 1, niceness: int = 0, log: logging.Logger = LOG) -> None:
        self._log = log
        self._workers = [Worker((*COMMAND, str(niceness)), log) for _ in range(processes)]
        self._queue: FairQueue[Task] = FairQueue()
        self._something = asyncio.Event()
        self._runners: list[asyncio.Task[None]] = []

    @property
    def pids(self) -> list[int]:
        """The ids of the living worker processes."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def put(self, task: Task) -> None:
        """Queue a task; the processes are started when they are first wanted."""
        self._queue.put(task.person, task.name, task.seconds, task)
        self._something.set()
        if not self._runners:
            self._runners = [asyncio.create_task(self._run(worker)) for worker in self._workers]

    async def stop(self) -> None:
        """End the workers."""
        runners, self._runners = self._runners, []
        for runner in runners:
            runner.cancel()
        await asyncio.gather(*runners, return_exceptions=True)
        await asyncio.gather(*(worker.end(GRACE) for worker in self._workers))

    async def _run(self, worker: Worker) -> None:
        """Serve one task after the other."""
        while True:
            while not len(self._queue):
                self._something.clear()
                await self._something.wait()
            task = self._queue.get()
            if task.is_wanted:
                await self._serve(worker, task)
            if task.is_wanted and task.has_more:
                self._queue.put(task.person, task.name, task.seconds, task)
            else:
                task.drop()

    async def _serve(self, worker: Worker, task: Task) -> None:
        try:
            if worker.pid is None:
                await asyncio.sleep(worker.pause)
                await worker.start()
            async with asyncio.timeout(LIMIT):
                reply = await worker.ask(task.job())
        except TimeoutError:
            await worker.fail(f"was too slow (analysis of {task.name})")
            task.fail()
        except WorkerLost as error:
            await worker.fail(f"{error} (analysis of {task.name})")
            task.fail()
        else:
            if "error" in reply:
                self._log.warning("the analysis of %s failed: %s", task.name, reply["error"])
                task.fail()
            else:
                self._learn(task, reply)

    def _learn(self, task: Task, reply: Mapping[str, Any]) -> None:
        """Hand over what was found; whatever is wrong with it, the worker goes on with the next task."""
        try:
            task.learn(reply)
        except Exception:
            self._log.exception("the analysis of %s cannot be understood", task.name)
            task.fail()
