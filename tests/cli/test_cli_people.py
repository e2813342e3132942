"""`frontier people`, as an administrator meets it."""

import json
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from frontier import OptionError
from frontier.server.people.person import Person
from frontier.server.storage import schema
from frontier.server.storage.database import connect, parse_url
from support.cli import run
from support.rows import TABLE, fill, rows

pytestmark = pytest.mark.slow


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A filled SQLite file; Ben's ban is over."""
    path = str(tmp_path / "home.db")
    fill(path)
    return path


def people(*arguments: str) -> str:
    """What a command that works prints."""
    result = run("people", *arguments)
    assert result.exit_code == 0, (result.output, result.exception)
    return result.output


def wrong(*arguments: str) -> str:
    """The one line in which a command says what is wrong."""
    result = run("people", *arguments)
    assert isinstance(result.exception, OptionError), result.output
    return str(result.exception)


def listed(database: str, *options: str) -> list[str]:
    return [person["id"] for person in json.loads(people("list", "--json", "--database", database, *options))]


def row(database: str, id_: str) -> dict[str, Any]:
    return next(found for found in rows(database)["people"] if found["id"] == id_)


def test_people_are_listed_and_filtered(database: str) -> None:
    assert listed(database) == ["ben", "ann"]
    assert listed(database, "--accounts") == ["ann"]
    assert listed(database, "--guests") == ["ben"]
    assert listed(database, "--login", "AN") == ["ann"]
    assert listed(database, "--name", "ben[") == ["ben"]
    assert listed(database, "--name", "%") == []
    assert listed(database, "--banned") == [], "it is over"
    assert listed(database, "--seen-within", "1") == []
    people("ban", "ann", "--reason", "rude", "--yes", "-d", database)
    assert listed(database, "--banned") == ["ann"]
    shown = people("list", "-d", database)
    assert "[b]Ben[/b]" in shown.replace("\n", "")
    assert "for good" in shown


def test_one_person_is_shown_without_secrets(database: str) -> None:
    for who in ("ann", "ANN"):
        told = json.loads(people("show", who, "--json", "-d", database))
        assert (told["id"], told["tokens"], told["sign_ins"], told["push"]) == ("ann", 1, 1, 1)
        assert told["tables"][0]["id"] == "waiting00000"
    for output in (people("show", "ben", "-d", database), people("show", "ann", "-d", database)):
        assert TABLE in output
        for secret in ("hash", "w" * 64, "h" * 64, "ann@example.org", "push.example"):
            assert secret not in output.replace("\n", "")
    assert wrong("show", "cid", "-d", database) == "there is nobody with the login name or id cid"
    assert "nobody" in wrong("show", "\udcff", "-d", database)


def test_a_reset_ends_everything_and_prints_a_link(database: str) -> None:
    before = row(database, "ann")
    refused = run("people", "reset", "ann", "-d", database, typed="n\n")
    assert refused.exit_code == 1
    assert row(database, "ann") == before
    printed = people("reset", "ann", "--url", "https://table.example.org/", "--yes", "-d", database)
    assert printed.startswith("https://table.example.org/password#")
    after, kept = row(database, "ann"), rows(database)
    assert after["sessions"] == before["sessions"] + 1
    assert after["password"].startswith("$argon2id$")
    assert (kept["tokens"], kept["sign_ins"], kept["subscriptions"]) == ([], [], [])
    assert wrong("reset", "ben", "--yes", "-d", database) == "ben is a guest and has no password"


def test_a_ban_and_its_end(database: str) -> None:
    people("ban", "ben", "--reason", "  was\nrude. ", "--days", "2", "--yes", "-d", database)
    after = row(database, "ben")
    assert after["ban"] == "was rude"
    assert 1.9 * 86400 < after["ban_until"] - time.time() < 2.1 * 86400
    seats = {(seat["table"], seat["person"]): seat for seat in rows(database)["seats"]}
    assert seats[TABLE, "ben"]["left"], "a bot may stand in"
    people("unban", "ben", "-d", database)
    assert (row(database, "ben")["ban"], row(database, "ben")["ban_until"]) == (None, None)
    assert wrong("unban", "ben", "-d", database) == "ben is not banned"
    for reason in ("", " . ", "x" * 201, "a\udcff"):
        assert wrong("ban", "ben", "--reason", reason, "--yes", "-d", database).startswith("--reason: ")
    assert run("people", "ban", "ben", "--yes", "-d", database).exit_code == 2, "a reason is needed"
    assert run("people", "ban", "ann", "--reason", "rude", "-d", database, typed="n\n").exit_code == 1
    assert row(database, "ann")["ban"] is None


def test_a_ban_ends_by_itself() -> None:
    jane = Person("x", "Jane", None, None, False, None, False, None, None, 1)
    now = time.time()
    for ban, until, is_banned in ((None, None, False), ("x", None, True), ("x", now + 60, True), ("x", now - 1, False)):
        assert replace(jane, ban=ban, ban_until=until).is_banned == is_banned


def test_what_is_not_there(database: str, tmp_path: Path) -> None:
    file = tmp_path / "no.db"
    assert wrong("list", "-d", str(file)) == f"--database: there is no file {file}"
    engine = connect(parse_url(database))
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        connection.execute(schema.settings.delete())
        connection.execute(update(schema.people).values(seen=None))
    engine.dispose()
    assert wrong("reset", "ann", "--yes", "-d", database) == "--database: no server has run on it yet"
