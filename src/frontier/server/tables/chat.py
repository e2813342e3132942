"""Chat at a table: messages, and who does not want to read whom. Each function is one database transaction."""

import time
from typing import Any

from sqlalchemy import Connection, and_, insert, select

from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.tables import statements
from frontier.server.tables.model import load_people

Json = dict[str, Any]
MOST_MESSAGES = 200  # that a newcomer gets to read


def post(connection: Connection, table: str, person: Person, text: str) -> Json:
    """Save a message and return it, if the person may talk here."""
    load_people(connection, table).let_talk(person.id)
    values = {"table": table, "person": person.id, "name": person.name, "text": text, "at": time.time()}
    made = connection.execute(insert(schema.chat).values(**values).returning(schema.chat.c.id)).scalar_one()
    return {"id": made, **{key: value for key, value in values.items() if key != "table"}}


def load_messages(connection: Connection, table: str, after: int = 0) -> list[Json]:
    """Return the last messages of a table, the oldest first."""
    query = (
        select(schema.chat)
        .where(schema.chat.c.table == table, schema.chat.c.id > after)
        .order_by(schema.chat.c.id.desc())
        .limit(MOST_MESSAGES)
    )
    found = [
        {"id": row.id, "person": row.person, "name": row.name, "text": row.text, "at": row.at}
        for row in connection.execute(query)
    ]
    return found[::-1]


def mute(connection: Connection, table: str, *, owner: Person, muted: str, is_muted: bool) -> None:
    """Hide somebody's messages from a person, or show them again."""
    connection.execute(statements.lock_table(table))
    if connection.execute(select(schema.people.c.id).where(schema.people.c.id == muted)).first() is None:
        raise Refused("not-found")
    row = {"table": table, "owner": owner.id, "muted": muted}
    same = and_(*(schema.mutes.c[key] == value for key, value in row.items()))
    connection.execute(schema.mutes.delete().where(same))
    if is_muted:
        connection.execute(insert(schema.mutes).values(**row))


def load_mutes(connection: Connection, table: str) -> set[tuple[str, str]]:
    """Return pairs of people at a table: who does not want to read whom."""
    rows = connection.execute(select(schema.mutes).where(schema.mutes.c.table == table))
    return {(row.owner, row.muted) for row in rows}
