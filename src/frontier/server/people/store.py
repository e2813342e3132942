"""People in the database: finding and adding them."""

import time
from contextlib import suppress

from sqlalchemy import Connection, insert, select, update

from frontier.server.errors import Refused
from frontier.server.people.person import COLUMNS, Person, new_id, person_of
from frontier.server.storage import schema
from frontier.server.storage.database import Database

BATCH = 500  # people read at once
SEEN_SECONDS = 3600  # how exactly it is kept when somebody was last here


class PersonStore:
    """The rows of the table of people."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def by_id(self, id_: str) -> Person | None:
        """Return the person with this id."""
        query = select(*COLUMNS).where(schema.people.c.id == id_)
        return await self._db.read(lambda connection: person_of(connection.execute(query).first()))

    async def by_ids(self, ids: list[str]) -> list[Person]:
        """Return all people with these ids."""

        def find(connection: Connection) -> list[Person]:
            parts = [ids[start : start + BATCH] for start in range(0, len(ids), BATCH)]
            queries = [select(*COLUMNS).where(schema.people.c.id.in_(part)) for part in parts]
            return [Person(**row._mapping) for query in queries for row in connection.execute(query)]

        return await self._db.read(find)

    async def reread(self, person: Person) -> Person:
        """Return a person as they are now."""
        found = await self.by_id(person.id)
        if found is None:
            raise Refused("not-signed-in")
        return found

    async def add(self, name: str, lang: str | None, login: str | None = None, password: str | None = None) -> Person:
        """Add somebody new; `password` is a hash."""
        person, now = Person(new_id(), name, login, lang, False, None, False, None, None, 1), time.time()
        values = {**vars(person), "password": password, "created": now, "seen": now}
        await self._db.write(lambda connection: connection.execute(insert(schema.people).values(values)))
        return person

    async def note_seen(self, person: str, seen: float | None) -> None:
        """Record that a person, last seen at this time, is here now."""
        now = time.time()
        if seen is not None and now - seen < SEEN_SECONDS:
            return
        noted = update(schema.people).where(schema.people.c.id == person).values(seen=now)
        with suppress(Refused):  # whoever only wants to look need not wait for a busy database
            await self._db.write(lambda connection: connection.execute(noted))
