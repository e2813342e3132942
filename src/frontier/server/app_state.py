"""The state of the application: all parts of a running server, started in order and stopped in reverse."""

import asyncio
import gc
import logging
import os
import secrets
import sys
from collections.abc import Coroutine
from typing import Any, cast

from starlette.requests import HTTPConnection

from frontier import BOTS, LEVELS
from frontier.server.analysis.answers import WatchedChances
from frontier.server.analysis.pool import AnalysisPool
from frontier.server.analysis.positions import Positions
from frontier.server.analysis.reviews import Reviews
from frontier.server.background.after_games import ReviewsAfterGames
from frontier.server.background.housekeeping import Housekeeping
from frontier.server.background.listener import ProcessListener
from frontier.server.background.peers import PeerProcesses
from frontier.server.background.person_sync import PersonSync
from frontier.server.background.presence import Presence
from frontier.server.background.pruning import Pruner, Retention
from frontier.server.background.turn_notices import TurnNotices
from frontier.server.background.unattended import UnattendedTables
from frontier.server.bots.pool import BotPool
from frontier.server.limits.login_backoff import LoginBackoff
from frontier.server.limits.rate_limits import ConcurrencyCounter, RateLimits
from frontier.server.notifications.notifier import Notifier
from frontier.server.notifications.push import PushKeys
from frontier.server.notifications.smtp import Smtp
from frontier.server.notifications.subscriptions import Subscriptions
from frontier.server.observability import logs
from frontier.server.observability.metrics import Metrics
from frontier.server.people.people import People
from frontier.server.people.puzzle_results import PuzzleResults
from frontier.server.people.studies import Studies
from frontier.server.settings import Settings
from frontier.server.storage.database import Database, parse_url
from frontier.server.storage.health import Health
from frontier.server.storage.integrity import BackgroundCheck, database_file, is_small
from frontier.server.storage.write_count import counter_file, find_lost_writes
from frontier.server.tables.live_table import Services
from frontier.server.tables.quota import TableQuota
from frontier.server.tables.registry import TableRegistry
from frontier.server.tables.replays import Replays
from frontier.server.tables.service import TableService
from frontier.server.threads import SWITCH_INTERVAL

LOG = logging.getLogger(__name__)
GC_THRESHOLDS = (10_000, 20, 20)  # full rounds of the garbage collector take long with many tables


class AppState:
    """The parts of a running server, as the routes use them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bots = tuple(BOTS)
        self.levels = tuple(LEVELS)
        self.metrics = Metrics()
        self.limits = RateLimits(settings.limits)
        self.login_backoff = LoginBackoff(self.limits)
        self.sockets = ConcurrencyCounter()  # open, by person or address
        self.replays = Replays()
        self.analysis = AnalysisPool(niceness=settings.analysis_niceness)
        self.reviews = Reviews(self.analysis)
        self.watched = WatchedChances(self.analysis)
        self.positions = Positions(self.analysis)
        self.searches = ConcurrencyCounter()  # of positions, by person or address
        self.db = Database(parse_url(settings.database))
        self.db.origin = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.db.on_commit = self.metrics.committed
        self.health = Health(self.db)
        self._integrity_check: BackgroundCheck | None = None
        self.people = People(self.db, settings.private_webhooks)
        self.puzzle_results = PuzzleResults(self.db)
        self.subscriptions = Subscriptions(self.db)
        self.studies = Studies(self.db)
        self.notifier = self._make_notifier()
        self.pool = BotPool(settings.bot_processes or None, settings.bot_seconds)
        self.pool.on_decision = lambda name, seconds, outcome: self.metrics.bot_decided(name, outcome, seconds)
        self._after_games = ReviewsAfterGames(self.reviews)
        self.registry = TableRegistry(Services(self.db, self.pool, self.metrics, self._after_games.ended))
        self.tables = TableService(self.db, self.registry, TableQuota(settings.limits))
        self.person_sync = PersonSync(self.db, self.registry, self.people)
        self._presence = Presence(self.db, self.registry, settings.call_after)
        self._notices = TurnNotices(self.db, self.people, self.notifier, self._presence)
        self._peers = PeerProcesses(self.db)
        self.pruner = Pruner(
            self.db, self.registry, Retention(settings.keep_guests, settings.keep_waiting, settings.keep_ended)
        )
        self._tasks: set[asyncio.Task[None]] = set()

    def _make_notifier(self) -> Notifier:
        settings = self.settings
        notifier = Notifier(
            Smtp.parse(settings.smtp) if settings.smtp else None,
            settings.private_webhooks,
            settings.base_url,
            metrics=self.metrics,
            push_keys=PushKeys(settings.push_key, settings.push_contact) if settings.push_key else None,
        )
        notifier.on_gone = self.subscriptions.forget
        return notifier

    async def start(self) -> None:
        """Start all parts. The database has the present schema already, and requests are answered from now on, whatever
        the last process left over."""
        self._check_database()
        await self.people.open()
        await self.pool.start()
        _tune_interpreter()
        if self.db.is_shared:
            listener = ProcessListener(
                self.db, self.registry, people=self.person_sync, presence=self._presence, peers=self._peers
            )
            self._run_in_background(listener.run())
        housekeeping = Housekeeping(
            self.db,
            self.registry,
            people=self.person_sync,
            presence=self._presence,
            notices=self._notices,
            unattended=UnattendedTables(self.db, self.registry, self._peers, self.settings.bot_seconds),
            pruner=self.pruner,
        )
        self._run_in_background(housekeeping.run())

    def _run_in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _check_database(self) -> None:
        """Check an SQLite file before anything is written; `frontier serve` has checked a small file already."""
        file = database_file(self.db.url)
        if file is None:
            return
        with self.db.engine.connect() as connection:
            lost = find_lost_writes(connection, counter_file(self.db.url))
        if lost is not None:
            logs.event(LOG, "writes-missing", level=logging.ERROR, why=str(lost), writes=lost.writes)
        if self.settings.check and not is_small(file):
            self._integrity_check = BackgroundCheck(file, self.db.failures)

    async def stop(self) -> None:
        """Finish what has begun; nothing acknowledged is lost."""
        if self._integrity_check is not None:
            self._integrity_check.close()
        self.registry.cancel_bots()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._notices.stop()
        await self._after_games.stop()
        await self.analysis.stop()
        await self.pool.stop()
        await self.notifier.close()
        self.people.close()
        await self.db.close()
        self.metrics.close()


def _tune_interpreter() -> None:
    """Keep pauses of the event loop short."""
    gc.collect()
    gc.freeze()  # all that was imported stays
    gc.set_threshold(*GC_THRESHOLDS)
    sys.setswitchinterval(SWITCH_INTERVAL)


def app_state(connection: HTTPConnection) -> AppState:
    """Return the running server's parts, which the application carries."""
    return cast(AppState, connection.app.state.server)
