"""Deleting an account: what is left of a person afterwards is a nameless one in the games they played."""

from contextlib import suppress

from sqlalchemy import Connection, delete, select, update

from frontier import texts
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.people.sign_ins import revoke_all
from frontier.server.storage import schema
from frontier.server.storage.database import Database
from frontier.server.storage.process_messages import TableChanged, TableDeleted
from frontier.server.tables import lessons, lobby
from frontier.server.tables.model import HUMAN, PLAYING, WAITING
from frontier.server.tables.registry import TableRegistry


async def delete_account(db: Database, registry: TableRegistry, person: Person) -> None:
    """Erase a person and show it at their tables. Nobody can be this person again."""

    def work(connection: Connection) -> tuple[list[str], list[str]]:
        return lessons.delete_tables(connection, person.id), erase(connection, person)

    gone, tables = await db.write(
        work, notify=lambda found: [*map(TableDeleted, found[0]), *map(TableChanged, found[1])]
    )
    registry.discard(gone)
    for table in tables:
        if table in registry.tables:
            with suppress(Refused):  # a table that cannot be read must not keep anybody
                await registry.reload(table)


def erase(connection: Connection, person: Person) -> list[str]:
    """Leave all tables and erase all personal data; returns the tables that have changed."""
    tables = leave_all_tables(connection, person)
    nobody = texts.text("en", "server-nobody")  # one name for all languages, as names are kept as they are
    gone = {
        "name": nobody, "login": None, "password": None, "lang": None, "seen": None,
        "auto_confirm": False, "email": None, "email_confirmed": False, "webhook": None, "webhook_secret": None,
    }  # fmt: skip
    connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(gone))
    revoke_all(connection, person.id)
    connection.execute(delete(schema.lessons_done).where(schema.lessons_done.c.person == person.id))
    connection.execute(delete(schema.studies).where(schema.studies.c.person == person.id))
    connection.execute(delete(schema.puzzle_results).where(schema.puzzle_results.c.person == person.id))
    connection.execute(delete(schema.bans).where(schema.bans.c.person == person.id))
    connection.execute(update(schema.chat).where(schema.chat.c.person == person.id).values(name=nobody))
    return tables


def leave_all_tables(connection: Connection, person: Person) -> list[str]:
    """Free a person's seats in games that have not begun; in others they are kept, and a bot may stand in."""
    seats, tables = schema.seats.c, schema.tables.c
    columns = (tables.id, tables.status, tables.reveal_by)
    query = select(*columns).distinct().join(schema.seats).where(seats.person == person.id)
    found = connection.execute(query).all()
    for row in found:
        if row.status == WAITING and row.reveal_by is None:
            lobby.leave_waiting(connection, row.id, person)
    running = [row.id for row in found if row.status == PLAYING or row.reveal_by is not None]
    own = update(schema.seats).where(seats.person == person.id, seats.kind == HUMAN, seats.table.in_(running))
    connection.execute(own.values(left=True))
    return [row.id for row in found]
