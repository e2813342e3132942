"""Leaving for good: what is left of somebody afterwards is a nobody in the games they played."""

from sqlalchemy import Connection, delete, select, update

from frontier import texts
from frontier.server.people.person import Person
from frontier.server.people.sign_ins import end_everything
from frontier.server.storage import schema
from frontier.server.tables import lobby
from frontier.server.tables.model import HUMAN, PLAYING, WAITING


def leave_for_good(connection: Connection, person: Person) -> list[str]:
    """Get up everywhere and forget who it was; the tables that look different now. Nobody can be this person again."""
    tables = get_up(connection, person)
    nobody = texts.text("en", "server-nobody")  # one name for all languages, as names are kept as they are
    gone = {
        "name": nobody, "login": None, "password": None, "lang": None, "seen": None,
        "auto_confirm": False, "email": None, "email_confirmed": False, "webhook": None, "webhook_secret": None,
    }  # fmt: skip
    connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(gone))
    end_everything(connection, person.id)
    connection.execute(delete(schema.bans).where(schema.bans.c.person == person.id))
    connection.execute(update(schema.chat).where(schema.chat.c.person == person.id).values(name=nobody))
    return tables


def get_up(connection: Connection, person: Person) -> list[str]:
    """Before a game the seat is free again; during one it is kept, and a bot may stand in."""
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
