"""Single questions about positions that somebody waits for: a hint, or everybody's chances."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from frontier.server.analysis.pool import AnalysisPool
from frontier.server.errors import Refused

MOST_WAITING: Final = 15.0  # seconds until an answer is of no use any more
KEPT: Final = 256  # chances


@dataclass(frozen=True)
class Question:
    """A kind of question: what the worker calls it, how long it searches, the refusal if nothing is found in time."""

    kind: str
    seconds: float
    refusal: str


HINT: Final = Question("hint", 1.0, "no-hint")
CHANCES: Final = Question("chances", 0.3, "busy")


class AnswerTask:
    """An answer that somebody waits for."""

    def __init__(self, question: Question, person: str, name: str, job: Mapping[str, Any]) -> None:
        self.person = person
        self.name = name
        self.seconds = question.seconds
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._question = question
        self._job = job

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return not self.answer.done()

    @property
    def has_more(self) -> bool:
        """An answer is one piece of work."""
        return False

    def job(self) -> Mapping[str, Any]:
        """Return the work as the worker reads it."""
        return {**self._job, "kind": self._question.kind, "seconds": self.seconds}

    def learn(self, reply: Mapping[str, Any]) -> None:
        """Take over what the worker has found."""
        if self.is_wanted:
            self.answer.set_result(reply[self._question.kind])

    def fail(self) -> None:
        """Hear that nothing was found."""
        if self.is_wanted:
            self.answer.set_exception(Refused(self._question.refusal))

    def drop(self) -> None:
        """Nothing is left to be done."""


async def ask(pool: AnalysisPool, question: Question, person: str, name: str, job: Mapping[str, Any]) -> Any:
    """Return what the worker finds; Refused if there is nothing in time."""
    task = AnswerTask(question, person, name, job)
    pool.put(task)
    try:
        async with asyncio.timeout(MOST_WAITING):
            return await task.answer
    except TimeoutError:
        raise Refused(question.refusal) from None


class WatchedChances:
    """The chances in positions that onlookers see: found once for all of them."""

    def __init__(self, pool: AnalysisPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, asyncio.Task[list[float]]] = OrderedDict()

    async def of(self, position: str, person: str, job: Mapping[str, Any]) -> list[float]:
        """Return every seat's chance to win in a position of this name."""
        found = self._kept.get(position)
        if found is None or (found.done() and found.exception() is not None):
            table = position.split(maxsplit=1)[0]
            found = asyncio.get_running_loop().create_task(ask(self._pool, CHANCES, person, table, job))
            self._kept[position] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(found)
