"""Who is at the tables that wait for them, in whichever process: they need no notification."""

import time

from frontier.server.storage.database import Database
from frontier.server.storage.process_messages import PersonPresent
from frontier.server.tables.model import PLAYING
from frontier.server.tables.registry import TableRegistry


class Presence:
    """When people were last seen at the tables that wait for them; forgotten after `absent_after` seconds."""

    def __init__(self, db: Database, registry: TableRegistry, absent_after: float) -> None:
        self._db = db
        self._registry = registry
        self.absent_after = absent_after
        self._seen: dict[tuple[str, str], float] = {}  # by table and person

    def note(self, table: str, person: str) -> None:
        """Record that a person is at a table now."""
        self._seen[table, person] = time.monotonic()

    def is_present(self, table: str, person: str) -> bool:
        """Whether a person was at a table lately."""
        return (table, person) in self._seen

    async def announce(self) -> None:
        """Tell the other processes who is here."""
        now = time.monotonic()
        self._seen = {key: at for key, at in self._seen.items() if now - at < self.absent_after}
        present: list[PersonPresent] = []
        for table, live in self._registry.tables.items():
            seat = live.data.actor if live.data.status == PLAYING else None
            person = live.data.seats[seat].person if seat is not None else None
            if person is not None and live.broadcast.has_viewer(person):
                self._seen[table, person] = now
                present.append(PersonPresent(table, person))
        await self._db.notify(*present)
