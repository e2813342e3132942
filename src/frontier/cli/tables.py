"""`frontier tables`: what an administrator sees of the tables of a server, and how to close one."""

import asyncio
import json
import time
from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from frontier import OptionError
from frontier.cli.common import console
from frontier.cli.database import brief_errors, existing
from frontier.cli.serve import DEFAULT_DATABASE, Database, needs_server

if TYPE_CHECKING:
    from frontier.server.storage.database import Database as Store
    from frontier.server.tables.model import TableData

BATCH = 500  # tables whose seats are read at once
TRIES = 20  # that somebody's move may be quicker than us
TableName = Annotated[
    str,
    typer.Argument(
        metavar="ID", help="The table's link, or its last part.", callback=lambda link: link.rpartition("/")[2]
    ),
]


class Status(StrEnum):
    """How a table may stand."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"
    CLOSED = "closed"


app = typer.Typer(no_args_is_help=True, help="See and close the tables of a server; it may go on running.")


@app.command("list")
def list_(
    status: Annotated[list[Status] | None, typer.Option("--status", "-s", help="Only these. Repeatable.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print them as JSON.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """All tables, last changed first."""
    needs_server()
    from sqlalchemy import select

    from frontier.server.storage import schema
    from frontier.server.storage.database import connect
    from frontier.server.tables.model import TableData, load_seats, table_columns

    query = select(schema.tables).order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
    if status:
        query = query.where(schema.tables.c.status.in_(status))
    with brief_errors():
        engine = connect(existing(database))
        with engine.connect() as connection:
            found = [TableData(**table_columns(row)) for row in connection.execute(query)]
            for start in range(0, len(found), BATCH):
                some = found[start : start + BATCH]
                seats = load_seats(connection, [data.id for data in some])
                for data in some:
                    data.seats = seats[data.id]
        engine.dispose()
    if as_json:
        typer.echo(json.dumps([_as_json(data) for data in found], indent=2))
        return
    grid = Table("table", "game", "status", "seq", "seats", "changed")
    for data in found:
        who = escape(", ".join(_who(data)))
        grid.add_row(data.id, data.game, data.status, str(data.head), who, _when(data.changed))
    console.print(grid)


@app.command()
def show(table: TableName, database: Database = DEFAULT_DATABASE) -> None:
    """One table. What decides about the luck of a running game is not shown: you may be playing."""
    needs_server()
    with brief_errors():
        data = asyncio.run(_loaded(database, table))
    for key, value in _as_json(data).items():
        if key == "seats":
            for name, seat in zip(_who(data), value, strict=True):
                shown = [f"{word} {seat[word]}" for word in ("bot", "stand_in", "person") if seat[word]]
                shown += [word for word in ("left", "gives_up") if seat[word]]
                _line(f"seat {seat['seat']}", f"{name} ({', '.join([seat['kind'], *shown])})")
        elif key in ("created", "changed"):
            _line(key, _when(value))
        elif value not in (None, [], {}):
            _line(key, value if isinstance(value, str) else json.dumps(value))


@app.command()
def close(
    table: TableName,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """End a table without a result. A running server tells everybody there within seconds."""
    needs_server()
    with brief_errors():
        data = asyncio.run(_loaded(database, table))
        _check_open(data)
        if not yes:
            typer.confirm(f"Close the {data.status} table {data.id} of {', '.join(_who(data))}?", abort=True)
        asyncio.run(_close(database, table))
    console.print(f"{table} is closed", highlight=False)


async def _loaded(database: str, table: str) -> "TableData":
    from frontier.server.storage.database import Database as Store

    store = Store(existing(database))
    try:
        return await _load(store, table)
    finally:
        await store.close()


async def _load(store: "Store", table: str) -> "TableData":
    from frontier.server.errors import Refused
    from frontier.server.tables.model import load_table

    try:
        return await store.read(lambda connection: load_table(connection, table))
    except Refused:
        raise OptionError(f"there is no table {table}") from None


def _check_open(data: "TableData") -> None:
    if data.status not in (Status.WAITING, Status.PLAYING):
        raise OptionError(f"table {data.id} is {data.status} already")


async def _close(database: str, table: str) -> None:
    """As the server itself does it: only if the table is still as it was read, or it is read again."""
    from frontier.server.storage.database import Database as Store

    store = Store(existing(database))
    store.origin = "administrator"
    try:
        for _ in range(TRIES):
            data = await _load(store, table)
            _check_open(data)
            if await (_take_away(store, table) if data.status == Status.WAITING else _end(store, data)):
                return
        raise OptionError(f"table {table} does not stand still; try again")
    finally:
        await store.close()


async def _take_away(store: "Store", table: str) -> bool:
    """A game that has not begun has no log to end."""
    from sqlalchemy import update

    from frontier.server.storage.process_messages import TableChanged
    from frontier.server.storage.schema import tables

    waiting = (tables.c.id == table) & (tables.c.status == Status.WAITING)
    change = update(tables).where(waiting).values(status=Status.CLOSED.value, changed=time.time())
    return await store.write(lambda connection: connection.execute(change).rowcount == 1, notify=[TableChanged(table)])


async def _end(store: "Store", data: "TableData") -> bool:
    from frontier.server.storage.database import Append
    from frontier.server.tables.play import CLOSED

    now = time.time()
    entry = {"at": now, "kind": CLOSED, "seat": None, "action": None, "data": None}
    values = {"status": Status.CLOSED.value, "actor": None, "changed": now, "result": None}
    return await store.append(Append(data.id, data.head, [entry], values))


def _as_json(data: "TableData") -> dict[str, Any]:
    """A table as the API tells it."""
    from frontier.server.tables.messages import table_info

    info = table_info(data, None, connected=set(), person=None)
    info["actor"] = data.actor
    for shown in info["seats"]:
        for key in ("connected", "you", "out"):  # only a running server knows
            del shown[key]
    del info["is_host"]
    return info


def _who(data: "TableData") -> list[str]:
    return [seat.name or seat.bot or "(free)" for seat in data.seats]


def _line(key: str, value: str) -> None:
    console.print(f"{key:<12}{value}", highlight=False, markup=False, soft_wrap=True)


def _when(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
