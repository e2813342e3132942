"""What people have made of puzzles: each counts once, by its first try."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from sqlalchemy import Connection, insert, select

from frontier.server.storage import schema
from frontier.server.storage.database import Database


@dataclass(frozen=True)
class PuzzleResult:
    """The first try at a puzzle."""

    puzzle: str
    at: float
    solved: bool
    credit: float  # from 0 to 1
    day: str | None  # the day on which it was the puzzle of the day, and was tried


COLUMNS = [schema.puzzle_results.c[name] for name in ("puzzle", "at", "solved", "credit", "day")]


class PuzzleResults:
    """The rows of the table of puzzle results."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, person: str) -> dict[str, PuzzleResult]:
        """Return the results of a person, by puzzle."""
        query = select(*COLUMNS).where(schema.puzzle_results.c.person == person)
        found = await self._db.read(lambda connection: connection.execute(query).all())
        return {row.puzzle: PuzzleResult(**row._mapping) for row in found}

    async def keep(self, person: str, puzzle: str, solved: bool, credit: float, day: str | None) -> PuzzleResult:
        """Keep what came of a try, unless there was one before; return what is kept."""
        columns = schema.puzzle_results.c
        query = select(*COLUMNS).where(columns.person == person, columns.puzzle == puzzle)
        made = PuzzleResult(puzzle, time.time(), solved, credit, day)

        def keep(connection: Connection) -> PuzzleResult:
            before = connection.execute(query).first()
            if before is not None:
                return PuzzleResult(**before._mapping)
            connection.execute(insert(schema.puzzle_results).values(person=person, **vars(made)))
            return made

        return await self._db.write(keep)


def today() -> date:
    """Return the day that it is for puzzles, the same for everybody."""
    return datetime.fromtimestamp(time.time(), UTC).date()


def streak(results: Iterable[PuzzleResult], now: date) -> int:
    """Return for how many days in a row a puzzle of the day was solved, up to today or, while it is open, yesterday."""
    days = {result.day for result in results if result.solved}
    last = now if now.isoformat() in days else now - timedelta(days=1)
    count = 0
    while (last - timedelta(days=count)).isoformat() in days:
        count += 1
    return count
