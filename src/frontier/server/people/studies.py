"""Studies that people keep: games with variations and notes, under a name. They are nobody else's business."""

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from frontier.server.errors import Refused
from frontier.server.people.person import Person, clean_name, new_id
from frontier.server.people.sign_ins import lock_person
from frontier.server.storage import schema
from frontier.server.storage.database import Database

MOST_STUDIES = 100  # of a person

_own = schema.studies.c


@dataclass(frozen=True)
class KeptStudy:
    """A study as it is listed."""

    id: str
    name: str
    game: str
    changed: float


class Studies:
    """The studies of all people, in the database."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, person: Person) -> list[KeptStudy]:
        """Return a person's studies, the last changed first."""
        query = select(_own.id, _own.name, _own.game, _own.changed).where(_own.person == person.id)
        query = query.order_by(_own.changed.desc(), _own.id)
        found = await self._db.read(lambda connection: connection.execute(query).all())
        return [KeptStudy(*row) for row in found]

    async def record(self, person: Person, id_: str) -> tuple[KeptStudy, str]:
        """Return a study of a person, and its record; Refused if there is none."""
        query = select(_own.id, _own.name, _own.game, _own.changed, _own.record).where(_is(person, id_))
        row = await self._db.read(lambda connection: connection.execute(query).first())
        if row is None:
            raise Refused("not-found")
        return KeptStudy(row.id, row.name, row.game, row.changed), row.record

    async def create(self, person: Person, name: str, game: str, record: str) -> KeptStudy:
        """Keep a study under a name."""
        made = KeptStudy(new_id(), clean_name(name), game, time.time())

        def add(connection: Connection) -> None:
            lock_person(connection, person)  # two requests at once count one after the other
            mine = select(func.count()).select_from(schema.studies).where(_own.person == person.id)
            if (connection.scalar(mine) or 0) >= MOST_STUDIES:
                raise Refused("too-many")
            connection.execute(insert(schema.studies).values(**vars(made), person=person.id, record=record))

        await self._db.write(add)
        return made

    async def change(self, person: Person, id_: str, name: str, game: str, record: str) -> KeptStudy:
        """Keep a study in place of what it was."""
        made = KeptStudy(id_, clean_name(name), game, time.time())
        own = update(schema.studies).where(_is(person, id_)).values(**vars(made), record=record)
        if await self._db.write(lambda connection: connection.execute(own).rowcount) != 1:
            raise Refused("not-found")
        return made

    async def delete(self, person: Person, id_: str) -> None:
        """Delete a study of a person."""
        own = delete(schema.studies).where(_is(person, id_))
        if await self._db.write(lambda connection: connection.execute(own).rowcount) != 1:
            raise Refused("not-found")


def _is(person: Person, id_: str) -> ColumnElement[bool]:
    return (_own.id == id_) & (_own.person == person.id)
