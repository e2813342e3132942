"""What begins when a game ends: its review, so that the curve is there for those who look at the end of it."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from frontier import FrontierError, Match
from frontier.server.analysis.reviews import Reviews
from frontier.server.observability.logs import event
from frontier.server.tables.live_table import LiveTable
from frontier.server.tables.model import ENDED
from frontier.server.threads import run_in_thread

LOG: Final = logging.getLogger(__name__)


class ReviewsAfterGames:
    """Begins the review of each game of people that is played to its end in this process."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._tasks: set[asyncio.Task[None]] = set()

    def ended(self, live: LiveTable) -> None:
        """Begin the review of a game that is over; not of lessons, nor where only bots played."""
        data = live.data
        if data.status == ENDED and data.lesson is None and data.persons:
            person = min(data.persons)
            task = asyncio.get_running_loop().create_task(self._begin(live.review_name, person, live.match_maker()))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _begin(self, name: str, person: str, make: Callable[[], Match]) -> None:
        try:
            match = await run_in_thread(make)
        except FrontierError:
            event(LOG, "review-failed", level=logging.ERROR, exc_info=True, name=name)
            return
        self._reviews.owe(name, person, match)

    async def stop(self) -> None:
        """Begin nothing more."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
