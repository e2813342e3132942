"""Where the luck of a table comes from: everybody promises a nonce, and tells it only when all have promised.

The order is what counts. The server promises its secret when the table is laid; whoever sits down promises a nonce by
its hash (engine/fair.py); once everybody sits, nobody may come or go, and each nonce is told; then the seed follows.
So at the moment of choosing a nonce nobody knows enough to prefer one, not even who runs the server and plays along.
Nobody is shown another's nonce before the seed is made.
"""

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, select, update

from frontier.engine.fair import commitment, fair_seed
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.tables import statements
from frontier.server.tables.model import HUMAN, OPEN, PLAYING, WAITING, load_seats, load_table

# Seconds that browsers have to tell their nonces, which they do by themselves; at tables where days may pass, somebody
# who was called has time to come.
REVEAL = {"live": 10.0, "turns": 600.0}


class Share(NamedTuple):
    """What somebody adds to the luck: the promise, and the nonce if it is known already."""

    commitment: str
    nonce: str | None


def share(nonce: str | None, promised: str | None) -> Share:
    """A share that was only promised, or told at once; the server makes one up for those who bring nothing."""
    if nonce is not None and promised is not None:
        raise Refused("bad-request", why="nonce / commitment")
    if promised is not None:
        return Share(promised, None)
    told = nonce if nonce is not None else secrets.token_hex(16)
    return Share(commitment(told), told)


def settle(connection: Connection, table: str) -> None:
    """Once everybody sits: wait for the nonces for a while, then begin. Whoever calls this holds the table."""
    seats = load_seats(connection, [table])[table]
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    if row.status != WAITING or any(seat.kind == OPEN for seat in seats):
        return
    own = update(schema.tables).where(schema.tables.c.id == table)
    if any(seat.commitment and seat.nonce is None for seat in seats):
        if row.reveal_by is None:
            connection.execute(own.values(reveal_by=time.time() + REVEAL[row.speed]))
            return
        if time.time() < row.reveal_by:
            return
    for seat in seats:
        if seat.nonce and not seat.commitment:  # sat down before an earlier version was replaced by this one
            place = (schema.seats.c.table == table) & (schema.seats.c.seat == seat.seat)
            connection.execute(update(schema.seats).where(place).values(commitment=commitment(seat.nonce)))
    seed = fair_seed(row.secret, [seat.nonce if seat.commitment else seat.nonce or "" for seat in seats])
    connection.execute(own.values(status=PLAYING, seed=seed, reveal_by=None, changed=time.time()))


def reveal(connection: Connection, table: str, person: Person, nonce: str) -> None:
    """Tell the nonce that was promised, for all seats of a person; telling it again changes nothing."""
    connection.execute(statements.hold(table))
    data = load_table(connection, table)
    mine = [data.seats[seat] for seat in data.seats_of(person.id) if data.seats[seat].kind == HUMAN]
    if not mine:
        raise Refused("forbidden")
    if data.status == WAITING and not data.is_drawing:
        raise Refused("too-early")
    promised = [seat for seat in mine if seat.commitment == commitment(nonce)]
    if not promised:
        raise Refused("bad-nonce")
    if all(seat.nonce == nonce for seat in promised):
        return
    if data.status != WAITING:
        raise Refused("too-late")
    places = schema.seats.c.seat.in_([seat.seat for seat in promised])
    connection.execute(update(schema.seats).where(schema.seats.c.table == table, places).values(nonce=nonce))
    settle(connection, table)


def overdue(connection: Connection) -> list[str]:
    """Tables that have waited for nonces long enough."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == WAITING, columns.reveal_by <= time.time())
    return list(connection.execute(query).scalars())


def go_without(connection: Connection, table: str) -> None:
    """Begin with the nonces that were told in time."""
    connection.execute(statements.hold(table))
    settle(connection, table)
