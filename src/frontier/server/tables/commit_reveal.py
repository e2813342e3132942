"""The commit-reveal protocol behind a table's seed: everybody commits to a nonce, and reveals it only when all have.

The order is what counts. The server commits to its secret when the table is created; whoever sits down commits to a
nonce by its hash (engine/fair.py); once everybody sits, nobody may come or go, and each nonce is revealed; then the
seed follows.
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

# Seconds that browsers have to reveal their nonces, which they do by themselves; at tables where days may pass,
# somebody who was notified has time to come.
REVEAL_SECONDS = {"live": 10.0, "turns": 600.0}


class Share(NamedTuple):
    """A player's share in the seed: the commitment, and the nonce if it is revealed already."""

    commitment: str
    nonce: str | None


def share(nonce: str | None, committed: str | None) -> Share:
    """Return a share that is only committed to, or revealed at once; the server makes one up if there is none."""
    if nonce is not None and committed is not None:
        raise Refused("bad-request", why="nonce / commitment")
    if committed is not None:
        return Share(committed, None)
    revealed = nonce if nonce is not None else secrets.token_hex(16)
    return Share(commitment(revealed), revealed)


def start_if_ready(connection: Connection, table: str) -> None:
    """Begin the game once everybody sits and the nonces are revealed or overdue. The caller has locked the table."""
    seats = load_seats(connection, [table])[table]
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one()
    if row.status != WAITING or any(seat.kind == OPEN for seat in seats):
        return
    own = update(schema.tables).where(schema.tables.c.id == table)
    if any(seat.commitment and seat.nonce is None for seat in seats):
        if row.reveal_by is None:
            connection.execute(own.values(reveal_by=time.time() + REVEAL_SECONDS[row.speed]))
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
    """Reveal the nonce that a person committed to, for all their seats; doing it again changes nothing."""
    connection.execute(statements.lock_table(table))
    data = load_table(connection, table)
    mine = [data.seats[seat] for seat in data.seats_of(person.id) if data.seats[seat].kind == HUMAN]
    if not mine:
        raise Refused("forbidden")
    if data.status == WAITING and not data.is_drawing:
        raise Refused("too-early")
    committed = [seat for seat in mine if seat.commitment == commitment(nonce)]
    if not committed:
        raise Refused("bad-nonce")
    if all(seat.nonce == nonce for seat in committed):
        return
    if data.status != WAITING:
        raise Refused("too-late")
    places = schema.seats.c.seat.in_([seat.seat for seat in committed])
    connection.execute(update(schema.seats).where(schema.seats.c.table == table, places).values(nonce=nonce))
    start_if_ready(connection, table)


def overdue(connection: Connection) -> list[str]:
    """Return the tables that have waited for nonces long enough."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.status == WAITING, columns.reveal_by <= time.time())
    return list(connection.execute(query).scalars())


def start_without_missing(connection: Connection, table: str) -> None:
    """Begin a game with the nonces that were revealed in time."""
    connection.execute(statements.lock_table(table))
    start_if_ready(connection, table)
