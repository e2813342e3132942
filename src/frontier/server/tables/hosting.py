"""What the host decides about a table: who may talk there, who has to get up, who must not come again.

Each function is one database transaction. A game that has begun takes nobody's seat away.
"""

import time
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.tables import lobby, statements
from frontier.server.tables.model import WAITING, TableData, load_people

Json = dict[str, Any]
MOST_BANS = 200  # at one table


def set_chat(connection: Connection, table: str, host: Person, chat: str) -> None:
    """Set who may talk at a table."""
    hosted(connection, table, host)
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(chat=chat))


def remove(connection: Connection, table: str, host: Person, person: str) -> None:
    """Free somebody's seat before the game; anybody may take it, also they themselves."""
    data = hosted(connection, table, host, person)
    if not data.seats_of(person):
        raise Refused("not-found")
    _free(connection, data, person)


def _free(connection: Connection, data: TableData, person: str) -> None:
    """Take a seat away, which nobody may once the game has begun or while its luck is being drawn."""
    if data.status != WAITING:
        raise Refused("keeps-seat")
    if data.is_drawing:
        raise Refused("drawing")
    lobby.free_seats(connection, data.id, person)


def ban(connection: Connection, table: str, host: Person, person: str) -> None:
    """Ban somebody who has no seat in a game that has begun; before it the seat becomes free."""
    data = hosted(connection, table, host, person)
    if person in data.bans:
        return
    if data.seats_of(person):
        _free(connection, data, person)
    if connection.execute(select(schema.people.c.id).where(schema.people.c.id == person)).first() is None:
        raise Refused("not-found")
    kept = select(func.count()).select_from(schema.bans).where(schema.bans.c.table == table)
    if connection.execute(kept).scalar_one() >= MOST_BANS:
        raise Refused("too-many")
    connection.execute(insert(schema.bans).values(table=table, person=person, at=time.time()))


def allow(connection: Connection, table: str, host: Person, person: str) -> None:
    """Lift somebody's ban from a table."""
    hosted(connection, table, host)
    own = (schema.bans.c.table == table) & (schema.bans.c.person == person)
    connection.execute(schema.bans.delete().where(own))


def banned(connection: Connection, table: str, host: Person) -> list[Json]:
    """Return who is banned from a table, the last one first."""
    if load_people(connection, table).host != host.id:
        raise Refused("only-host")
    query = (
        select(schema.bans.c.person, schema.people.c.name, schema.bans.c.at)
        .join(schema.people, schema.people.c.id == schema.bans.c.person)
        .where(schema.bans.c.table == table)
        .order_by(schema.bans.c.at.desc(), schema.bans.c.person)
    )
    return [dict(row._mapping) for row in connection.execute(query)]


def hosted(connection: Connection, table: str, host: Person, person: str | None = None) -> TableData:
    """Lock and return the table, if it is the host who asks, and about somebody else."""
    connection.execute(statements.lock_table(table))
    data = load_people(connection, table)
    if data.host != host.id:
        raise Refused("only-host")
    if person == host.id:
        raise Refused("not-yourself")
    return data
