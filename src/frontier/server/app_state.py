"""The running server: its parts, started in order and ended in reverse."""

import logging
import os
import secrets
from typing import cast

from starlette.requests import HTTPConnection

from frontier import BOTS, LEVELS
from frontier.server.bots.pool import BotPool
from frontier.server.limits.login_backoff import Patience
from frontier.server.limits.rate_limits import Limits, Places
from frontier.server.notifications import subscriptions
from frontier.server.notifications.notifier import Notifier, Smtp
from frontier.server.notifications.push import PushKeys
from frontier.server.observability import logs
from frontier.server.observability.metrics import Metrics
from frontier.server.people.people import People
from frontier.server.settings import Settings
from frontier.server.storage.database import Database, parse_url
from frontier.server.storage.health import Health
from frontier.server.storage.integrity import BackgroundCheck, file_of, is_small
from frontier.server.storage.write_count import find_loss, seal_of
from frontier.server.tables.quota import Caps
from frontier.server.tables.registry import Office
from frontier.server.tables.replays import Replays
from frontier.server.tables.table_log import Services

LOG = logging.getLogger(__name__)


class RunningServer:
    """Everything the routes need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.bots = tuple(BOTS)
        self.levels = tuple(LEVELS)
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.caps = Caps(settings.limits)
        self.patience = Patience(self.limits)
        self.sockets = Places()  # open, by person or address
        self.replays = Replays()
        self.db = Database(parse_url(settings.database))
        self.db.on_commit = self.metrics.committed
        self.health = Health(self.db)
        self._check: BackgroundCheck | None = None
        self.people = People(self.db, settings.private_webhooks)
        self.pool = BotPool(settings.bot_processes or None, settings.bot_seconds)
        self.pool.on_decision = lambda name, seconds, outcome: self.metrics.bot_decided(name, outcome, seconds)
        smtp = Smtp.parse(settings.smtp) if settings.smtp else None
        keys = PushKeys(settings.push_key, settings.push_contact) if settings.push_key else None
        self.notifier = Notifier(
            smtp, settings.private_webhooks, settings.base_url, metrics=self.metrics, push_keys=keys
        )
        self.notifier.on_gone = lambda endpoint: self.db.write(
            lambda connection: subscriptions.forget(connection, endpoint)
        )
        services = Services(self.db, self.pool, self.metrics)
        origin = f"{os.getpid()}-{secrets.token_hex(4)}"
        self.office = Office(services, self.people, self.notifier, origin, settings)

    async def start(self) -> None:
        """Ready to serve. The database has the present schema already."""
        self._look_for_damage()
        await self.people.open()
        await self.pool.start()
        await self.office.start()

    def _look_for_damage(self) -> None:
        """Of SQLite, before anything is written; `frontier serve` has checked a small file already."""
        file = file_of(self.db.url)
        if file is None:
            return
        with self.db.engine.connect() as connection:
            loss = find_loss(connection, seal_of(self.db.url))
        if loss is not None:
            logs.event(LOG, "writes-missing", level=logging.ERROR, why=str(loss), writes=loss.writes)
        if self.settings.check and not is_small(file):
            self._check = BackgroundCheck(file, self.db.failures)

    async def stop(self) -> None:
        """Finish what has begun; nothing acknowledged is lost."""
        if self._check is not None:
            self._check.close()
        await self.office.stop()
        await self.pool.stop()
        await self.notifier.close()
        self.people.close()
        await self.db.close()
        self.metrics.close()


def running(connection: HTTPConnection) -> RunningServer:
    """The running server, which the app carries."""
    return cast(RunningServer, connection.app.state.server)
