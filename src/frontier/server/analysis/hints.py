"""Hints for those who have to decide at a table where that harms nobody."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from frontier.server.analysis.pool import AnalysisPool
from frontier.server.errors import Refused

SECONDS: Final = 1.0  # of the search
MOST_WAITING: Final = 15.0  # seconds until an answer is of no use any more


class HintTask:
    """A hint that somebody waits for."""

    def __init__(self, person: str, name: str, job: Mapping[str, Any]) -> None:
        self.person = person
        self.name = name
        self.seconds = SECONDS
        self.answer: asyncio.Future[Mapping[str, Any]] = asyncio.get_running_loop().create_future()
        self._job = job

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return not self.answer.done()

    @property
    def has_more(self) -> bool:
        """A hint is one piece of work."""
        return False

    def job(self) -> Mapping[str, Any]:
        """Return the work as the worker reads it."""
        return {**self._job, "kind": "hint", "seconds": SECONDS}

    def learn(self, reply: Mapping[str, Any]) -> None:
        """Take over what the worker has found."""
        if self.is_wanted:
            self.answer.set_result(reply["hint"])

    def fail(self) -> None:
        """Hear that nothing was found."""
        if self.is_wanted:
            self.answer.set_exception(Refused("no-hint"))

    def drop(self) -> None:
        """Nothing is left to be done."""


async def ask(pool: AnalysisPool, person: str, name: str, job: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a hint in every language; Refused if there is none in time."""
    task = HintTask(person, name, job)
    pool.put(task)
    try:
        async with asyncio.timeout(MOST_WAITING):
            return await task.answer
    except TimeoutError:
        raise Refused("no-hint") from None
