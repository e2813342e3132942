"""`frontier people`: what an administrator sees of the people of a server, a way back for those who forgot their
password, and bans."""

import asyncio
import json
import time
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.markup import escape
from rich.table import Table

from frontier import OptionError
from frontier.cli.common import console
from frontier.cli.database import brief_errors, existing
from frontier.cli.serve import DEFAULT_DATABASE, Database, needs_server

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from frontier.server.storage.process_messages import ProcessMessage

DAY = 24 * 3600.0
HOME = "http://127.0.0.1:8000"
Who = Annotated[str, typer.Argument(metavar="WHO", help="A login name, or the id of a person.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print it as JSON.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]
Json = dict[str, Any]
T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="See, ban and let back in the people of a server; it may go on running.")


@app.command("list")
def list_(
    login: Annotated[str, typer.Option(help="Only those whose login name contains this.")] = "",
    name: Annotated[str, typer.Option(help="Only those whose name contains this.")] = "",
    guests: Annotated[bool, typer.Option("--guests", help="Only guests.")] = False,
    accounts: Annotated[bool, typer.Option("--accounts", help="Only accounts.")] = False,
    banned: Annotated[bool, typer.Option("--banned", help="Only those who are banned now.")] = False,
    seen_within: Annotated[float | None, typer.Option(min=0, help="Only those seen in so many days.")] = None,
    as_json: AsJson = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Everybody, last seen first."""
    needs_server()
    from sqlalchemy import func, select

    from frontier.server.storage import schema

    columns = schema.people.c
    query = select(schema.people).order_by(func.coalesce(columns.seen, columns.created).desc(), columns.id)
    for column, part in ((columns.login, login), (columns.name, name)):
        if part:
            query = query.where(func.lower(column).contains(part.lower(), autoescape=True))
    if guests:
        query = query.where(columns.login.is_(None))
    if accounts:
        query = query.where(columns.login.is_not(None))
    if seen_within is not None:
        query = query.where(columns.seen >= time.time() - seen_within * DAY)
    if banned:
        query = query.where(columns.ban.is_not(None))
    found = [_shown(dict(row._mapping)) for row in _read(database, lambda connection: connection.execute(query).all())]
    found = [person for person in found if person["banned"] or not banned]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
        return
    grid = Table("person", "name", "login", "came", "seen", "banned")
    for person in found:
        ban = "" if not person["banned"] else _when(person["ban_until"]) or "for good"
        grid.add_row(
            person["id"], escape(person["name"]), escape(person["login"] or "(guest)"), _when(person["created"]),
            _when(person["seen"]), ban,
        )  # fmt: skip
    console.print(grid)


@app.command()
def show(who: Who, as_json: AsJson = False, database: Database = DEFAULT_DATABASE) -> None:
    """One person, with their tables. No secrets."""
    needs_server()
    shown = _read(database, lambda connection: _everything(connection, who))
    if as_json:
        typer.echo(json.dumps(shown, indent=2))
        return
    for key, value in shown.items():
        if key == "tables":
            for table in value:
                _line("table", f"{table['id']} {table['game']} ({table['status']})")
        elif key in ("created", "seen", "ban_until") and value is not None:
            _line(key, _when(value))
        elif value is not None:
            _line(key, value if isinstance(value, str) else json.dumps(value))


@app.command()
def reset(
    who: Who,
    hours: Annotated[float, typer.Option(min=0.1, max=168, help="How long the link is good for.")] = 24.0,
    url: Annotated[str, typer.Option(envvar="FRONTIER_URL", help="Where people find the server.")] = HOME,
    yes: Yes = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Make password, cookies and tokens of an account worthless; prints a link to a new password, good once."""
    needs_server()
    from frontier.server.people.accounts import reset_text
    from frontier.server.people.sign_ins import revoke_all
    from frontier.server.people.signing import KEY
    from frontier.server.storage.process_messages import PersonChanged
    from frontier.server.storage.schema import people

    person = _read(database, lambda connection: _found(connection, who))
    if person["login"] is None:
        raise OptionError(f"{who} is a guest and has no password")
    _confirm(f"Make the password, cookies and tokens of {_called(person)} worthless?", yes)
    hashed = _hash_of_nothing()

    def change(connection: "Connection") -> str:
        found = _found(connection, person["id"])
        key = connection.scalar(KEY)
        if key is None:
            raise OptionError("--database: no server has run on it yet")
        connection.execute(people.update().where(people.c.id == found["id"]).values(password=hashed))
        revoke_all(connection, found["id"])
        return reset_text(str(key), id_=found["id"], hashed=hashed, email=found["email"], seconds=hours * 3600)

    text = _write(database, change, lambda _: [PersonChanged(person["id"])])
    typer.echo(f"{url.rstrip('/')}/password#{text}")


@app.command()
def ban(
    who: Who,
    reason: Annotated[str, typer.Option(help="Why; the person reads it.")],
    days: Annotated[float | None, typer.Option(min=0.001, help="For how long; without it for good.")] = None,
    yes: Yes = False,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Keep somebody out. A running server cuts their connections within seconds."""
    needs_server()
    from frontier.server.people.person import COLUMNS, Person
    from frontier.server.storage.process_messages import PersonChanged, TableChanged
    from frontier.server.storage.schema import people
    from frontier.server.tables.account_deletion import leave_all_tables

    why = " ".join(reason.split()).rstrip(".")
    longest = people.c.ban.type.length  # type: ignore[attr-defined]
    if not why or len(why) > longest or not _is_text(why):
        raise OptionError(f"--reason: expected a sentence of at most {longest} characters")
    person = _read(database, lambda connection: _found(connection, who))
    until = None if days is None else time.time() + days * DAY
    _confirm(f"Ban {_called(person)} {'for good' if until is None else f'until {_when(until)}'}?", yes)

    def change(connection: "Connection") -> list[str]:
        connection.execute(people.update().where(people.c.id == person["id"]).values(ban=why, ban_until=until))
        known = Person(**{column.name: person[column.name] for column in COLUMNS})
        return leave_all_tables(connection, known)

    _write(database, change, lambda tables: [PersonChanged(person["id"]), *(TableChanged(table) for table in tables)])
    console.print(f"{_called(person)} is banned", highlight=False, markup=False)


@app.command()
def unban(who: Who, database: Database = DEFAULT_DATABASE) -> None:
    """Let somebody in again."""
    needs_server()
    from frontier.server.storage.process_messages import PersonChanged
    from frontier.server.storage.schema import people

    person = _read(database, lambda connection: _found(connection, who))
    if person["ban"] is None:
        raise OptionError(f"{who} is not banned")
    change = people.update().where(people.c.id == person["id"]).values(ban=None, ban_until=None)
    _write(database, lambda connection: connection.execute(change), lambda _: [PersonChanged(person["id"])])
    console.print(f"{_called(person)} may come again", highlight=False, markup=False)


# --- the database ---


def _read(database: str, work: "Callable[[Connection], T]") -> T:
    from frontier.server.storage.database import connect

    with brief_errors():
        engine = connect(existing(database))
        try:
            with engine.connect() as connection:
                return work(connection)
        finally:
            engine.dispose()


def _write(database: str, work: "Callable[[Connection], T]", notify: "Callable[[T], Sequence[ProcessMessage]]") -> T:
    """In one transaction; servers on PostgreSQL are notified, one on SQLite looks by itself."""
    from frontier.server.storage.database import Database as Store

    async def write() -> T:
        store = Store(existing(database))
        store.origin = "administrator"
        try:
            return await store.write(work, notify)
        finally:
            await store.close()

    with brief_errors():
        return asyncio.run(write())


def _found(connection: "Connection", who: str) -> Json:
    """The row of a person, by login name or id."""
    from sqlalchemy import select

    from frontier.server.storage.schema import people

    given = who if _is_text(who) else ""
    for condition in (people.c.id == given, people.c.login == given.casefold()):
        row = connection.execute(select(people).where(condition)).first()
        if row is not None:
            return dict(row._mapping)
    raise OptionError(f"there is nobody with the login name or id {who}")


def _everything(connection: "Connection", who: str) -> Json:
    from sqlalchemy import func, select

    from frontier.server.storage import schema

    row = _found(connection, who)
    shown = _shown(row)
    for key, table in (("tokens", schema.tokens), ("sign_ins", schema.sign_ins), ("push", schema.subscriptions)):
        mine = select(func.count()).select_from(table).where(table.c.person == row["id"])
        shown[key] = connection.execute(mine).scalar_one()
    tables = schema.tables.c
    sat = select(tables.id, tables.game, tables.status, tables.changed).join(schema.seats).distinct()
    sat = sat.where(schema.seats.c.person == row["id"]).order_by(tables.changed.desc(), tables.id)
    shown["tables"] = [
        {"id": found.id, "game": found.game, "status": found.status} for found in connection.execute(sat)
    ]
    return shown


def _shown(row: Json) -> Json:
    """What an administrator may know of a person."""
    until = row["ban_until"]
    shown = {key: row[key] for key in ("id", "name", "login", "lang", "created", "seen")}
    shown["account"] = row["login"] is not None
    shown["email_confirmed"] = row["email_confirmed"]
    shown["banned"] = row["ban"] is not None and (until is None or until > time.time())
    shown["ban"] = row["ban"] if shown["banned"] else None
    shown["ban_until"] = until if shown["banned"] else None
    return shown


def _hash_of_nothing() -> str:
    """Of a password that nobody knows: it takes as long to try as any."""
    import secrets

    from argon2 import PasswordHasher

    return PasswordHasher().hash(secrets.token_urlsafe(32))


def _is_text(given: str) -> bool:
    """Whether it is Unicode: a terminal may pass on anything."""
    return given.isprintable() and not any("\ud800" <= character <= "\udfff" for character in given)


def _confirm(question: str, yes: bool) -> None:
    if not yes:
        typer.confirm(question, abort=True)


def _called(person: Json) -> str:
    return f"{person['name']} ({person['login'] or 'guest'}, {person['id']})"


def _line(key: str, value: str) -> None:
    console.print(f"{key:<16}{value}", highlight=False, markup=False, soft_wrap=True)


def _when(seconds: float | None) -> str:
    from frontier.server.people.person import format_time

    return "" if seconds is None else format_time(seconds)
