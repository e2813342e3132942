"""The server's periodic work: a round of small tasks every few seconds."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from frontier.server.background.person_sync import PersonSync
from frontier.server.background.presence import Presence
from frontier.server.background.pruning import Pruner
from frontier.server.background.turn_notices import TurnNotices
from frontier.server.background.unattended import UnattendedTables
from frontier.server.observability.logs import event
from frontier.server.storage.database import Database
from frontier.server.storage.failures import is_reported
from frontier.server.storage.process_messages import TableChanged
from frontier.server.tables import commit_reveal
from frontier.server.tables.registry import TableRegistry

LOG = logging.getLogger(__name__)
ROUND = 5.0  # seconds between two rounds


class Housekeeping:
    """Runs every task of a round, whatever becomes of the others."""

    def __init__(
        self,
        db: Database,
        registry: TableRegistry,
        *,
        people: PersonSync,
        presence: Presence,
        notices: TurnNotices,
        unattended: UnattendedTables,
        pruner: Pruner,
    ) -> None:
        self._db = db
        self._registry = registry
        self._unattended = unattended
        self._started = time.monotonic()
        self._tasks: tuple[Callable[[], Awaitable[None]], ...] = (
            registry.reload_changed,
            people.poll,
            presence.announce,
            unattended.take_over_stale,
            self._start_without_late_nonces,
            notices.send_due,
            pruner.run_if_due,
        )

    async def run(self) -> None:
        """Take over what was left when the last process ended, then work in rounds for ever."""
        await self._run_task(partial(self._unattended.take_over, 0.0))
        while True:
            await asyncio.sleep(ROUND)
            for task in self._tasks:
                await self._run_task(task)
            self._registry.evict_idle()

    async def _run_task(self, task: Callable[[], Awaitable[None]]) -> None:
        try:
            await task()
        except Exception as error:
            if not is_reported(error):
                event(LOG, "round-failed", level=logging.ERROR, exc_info=True)

    async def _start_without_late_nonces(self) -> None:
        """Begin games that need not wait any longer for the nonces of those who are away; browsers that lost this
        process get the time to find it again."""
        if time.monotonic() - self._started < commit_reveal.REVEAL_SECONDS["live"]:
            return
        for table in await self._db.read(commit_reveal.overdue):
            await self._registry.isolate(table, self._start_without_nonces(table))

    async def _start_without_nonces(self, table: str) -> None:
        await self._db.write(
            lambda connection: commit_reveal.start_without_missing(connection, table), notify=[TableChanged(table)]
        )
        await self._registry.reload(table)
