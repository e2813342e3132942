"""Keeps connections in step with the people behind them: names, settings, sign-outs and bans."""

from frontier.server.people.people import People
from frontier.server.storage.database import Database
from frontier.server.storage.process_messages import PersonChanged, SignedOut
from frontier.server.tables.registry import TableRegistry


class PersonSync:
    """Carries changes of people to their connections, here and in the other processes."""

    def __init__(self, db: Database, registry: TableRegistry, people: People) -> None:
        self._db = db
        self._registry = registry
        self._people = people
        self._banned: set[str] = set()  # people at tables here, as of the last poll

    async def person_changed(self, id_: str) -> None:
        """Let the connections of every process know a person anew."""
        await self.refresh(id_)
        await self._db.notify(PersonChanged(id_))

    async def refresh(self, id_: str) -> None:
        """Read a person again. Connections of one who signed out everywhere or is banned are ended; they may come back
        if they still can."""
        person = await self._people.by_id(id_)
        for viewer in self._registry.viewers_of(id_):
            if person is None or viewer.person is None or viewer.person.sessions != person.sessions or person.is_banned:
                viewer.disconnect()
            else:
                viewer.person = person
        for table, live in list(self._registry.tables.items()):
            if live.data.seats_of(id_):
                await self._registry.isolate(table, live.catch_up())  # the name may be another

    async def signed_out(self, person: str) -> None:
        """End a person's connections in every process: a cookie or token is no longer valid."""
        self.disconnect(person)
        await self._db.notify(SignedOut(person))

    def disconnect(self, person: str) -> None:
        """End a person's connections in this process."""
        for viewer in self._registry.viewers_of(person):
            viewer.disconnect()

    async def poll(self) -> None:
        """Look for people whom an administrator's command has banned or signed out; PostgreSQL notifies of that."""
        if self._db.is_shared:
            return
        tables = self._registry.tables.values()
        opened: dict[str, set[int]] = {person: set() for live in tables for person in live.data.persons}
        for viewer in self._registry.viewers():
            if viewer.person is not None:
                opened.setdefault(viewer.person.id, set()).add(viewer.person.sessions)
        banned: set[str] = set()
        for person in await self._people.by_ids(list(opened)):
            if person.is_banned:
                banned.add(person.id)
            if (person.is_banned and person.id not in self._banned) or opened[person.id] - {person.sessions}:
                await self.refresh(person.id)
        self._banned = banned
