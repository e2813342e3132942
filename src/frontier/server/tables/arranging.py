"""What the host arranges before the game begins: bots in free seats, the order of the seats, what is played.

Each function is one database transaction. Once everybody sits and the luck is being drawn, nothing changes any more.
"""

import random
import time
from typing import Any

from sqlalchemy import Connection, update

import frontier
from frontier.server.errors import Refused
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.tables import commit_reveal, hosting, lobby
from frontier.server.tables.model import BOT, OPEN, WAITING, TableData

Json = dict[str, Any]
OCCUPANT = ("kind", "person", "nick", "bot", "nonce", "commitment")  # what moves with somebody to another seat


def seat_bot(connection: Connection, table: str, host: Person, *, seat: int, bot: str) -> None:
    """Let a bot take a seat that is free or kept for somebody, or another bot's; with the last one the game begins."""
    data = _arranged(connection, table, host, seat)
    if bot not in frontier.BOTS:
        raise Refused("bad-option", why=f"bot: {', '.join(frontier.BOTS)}")
    if data.seats[seat].kind not in (OPEN, BOT):
        raise Refused("seat-taken")
    if all(other.kind == BOT for other in data.seats if other.seat != seat):
        raise Refused("bad-option", why="seats: human / open")
    _set_seat(connection, table, seat, kind=BOT, bot=bot, person=None)
    commit_reveal.start_if_ready(connection, table)


def free_bot(connection: Connection, table: str, host: Person, *, seat: int) -> None:
    """Take a bot out of its seat, so that anybody may sit there; where none sits nothing changes."""
    data = _arranged(connection, table, host, seat)
    if data.seats[seat].kind == BOT:
        _set_seat(connection, table, seat, kind=OPEN, bot=None)


def shuffle(connection: Connection, table: str, host: Person) -> None:
    """Let everybody change seats by lot; if there is any other order of them, the order changes."""
    data = _arranged(connection, table, host)
    before = [{name: getattr(seat, name) for name in OCCUPANT} for seat in data.seats]
    if all(occupant == before[0] for occupant in before):
        return
    after = list(before)
    while after == before:
        random.SystemRandom().shuffle(after)
    for seat, occupant in enumerate(after):
        _set_seat(connection, table, seat, **occupant)


def change_settings(connection: Connection, table: str, host: Person, changes: Json) -> None:
    """Change what is played and how: modules and options together, components, visibility, speed, clock."""
    data = _arranged(connection, table, host)
    wanted = lobby.NewTable(
        data.game, data.players,
        modules=changes.get("modules", data.modules),
        # Options belong to modules: with other modules those that are not named are the usual ones.
        options=changes.get("options", {} if "modules" in changes else data.options),
        components=changes.get("components", data.component_set),
    )  # fmt: skip
    clock = changes.get("clock", data.clock)
    lobby.check_clock(clock)
    values: Json = {name: changes[name] for name in ("visibility", "speed") if name in changes}
    row = lobby.configuration(wanted) if changes.keys() & {"modules", "options", "components"} else {}
    own = update(schema.tables).where(schema.tables.c.id == table)
    connection.execute(own.values(**row, **values, clock=clock, changed=time.time()))


def _arranged(connection: Connection, table: str, host: Person, seat: int = 0) -> TableData:
    """Lock and return a table that still waits, if it is the host who asks."""
    data = hosting.hosted(connection, table, host)
    if data.status != WAITING:
        raise Refused("not-waiting")
    if data.is_drawing:
        raise Refused("drawing")
    if seat >= data.players:
        raise Refused("no-seat")
    return data


def _set_seat(connection: Connection, table: str, seat: int, **values: str | None) -> None:
    place = (schema.seats.c.table == table) & (schema.seats.c.seat == seat)
    connection.execute(update(schema.seats).where(place).values(**values))
