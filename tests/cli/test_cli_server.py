"""`frontier serve`, `backup`, `restore` and `tables`, as an administrator meets them."""

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from frontier import OptionError
from frontier.cli import main
from frontier.cli.database import alone
from frontier.server.people.person import new_id
from frontier.server.storage import schema
from frontier.server.storage.database import Append, Database, connect, parse_url
from frontier.server.tables.play import CLOSED
from support.cli import run
from support.rows import ENTRIES, TABLE, entry, fill, rows

pytestmark = pytest.mark.slow


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A filled SQLite file."""
    path = str(tmp_path / "home.db")
    fill(path)
    return path


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that starts although it must not would never end."""

    def fail(*_: object, **__: object) -> None:
        raise AssertionError("the server has started")

    monkeypatch.setattr("uvicorn.Server.run", fail)
    monkeypatch.setattr("frontier.server.supervisor.Supervisor.run", fail)


def told(*arguments: str) -> str:
    """The one line in which a command says what is wrong."""
    result = run(*arguments)
    assert isinstance(result.exception, OptionError), result.output
    message = str(result.exception)
    assert "\n" not in message
    return message


def row(database: str, table: str) -> dict[str, Any]:
    """A table's row."""
    return next(found for found in rows(database)["tables"] if found["id"] == table)


# --- serve: what cannot work is said before anything happens ---


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--workers", "2"), "--workers: several processes need --database postgresql://..."),
        (("--url", "table.example.org"), "--url: expected http://... or https://..."),
        (("--smtp", "mail.example.org"), "--smtp: expected a mail server"),
        (("--database", "mysql://root@localhost/x"), "--database: expected sqlite or postgresql, got mysql"),
        (("--database", "no/such/folder/x.db"), "--database: there is no folder"),
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "the database says: connection failed"),
        (("--host", "203.0.113.7"), "--host 203.0.113.7 --port 0: Cannot assign requested address"),
    ],
)
def test_serve_says_what_cannot_work(options: tuple[str, str], expected: str, tmp_path: Path) -> None:
    given = {"--database": str(tmp_path / "x.db"), "--port": "0"} | dict([options])
    message = told("serve", *(word for pair in given.items() for word in pair))
    assert message.startswith(expected)


def test_the_password_of_a_mail_server_is_not_repeated(tmp_path: Path) -> None:
    given = "smtp://ann:hunter2@mail.example.org"
    assert "hunter2" not in told("serve", "--database", str(tmp_path / "x.db"), "--smtp", given)


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        message = told("serve", "--database", str(tmp_path / "x.db"), "--port", str(port))
    assert message == f"--host 127.0.0.1 --port {port}: Address already in use"
    assert not (tmp_path / "x.db").exists()


def test_a_file_that_another_server_has(database: str) -> None:
    message = f"--database: {database} is in use by process {os.getpid()}; end it first"
    with alone(parse_url(database)):
        assert told("serve", "--database", database, "--port", "0") == message
        link = f"{database}-link"
        Path(link).symlink_to(database)
        assert "is in use" in told("serve", "--database", link, "--port", "0")
    with alone(parse_url(database)):
        pass  # the lock ended with the block


def test_the_lock_ends_with_its_process(database: str) -> None:
    code = f"""
import os, signal
from frontier.cli.database import alone
from frontier.server.storage.database import parse_url
with alone(parse_url({database!r})):
    os.kill(os.getpid(), signal.SIGKILL)
"""
    killed = subprocess.run([sys.executable, "-c", code], check=False)
    assert killed.returncode == -9
    with alone(parse_url(database)):
        pass


def test_an_error_is_one_line_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["frontier", "backup", "b.db", "--database", str(tmp_path / "none.db")])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert capsys.readouterr().err.replace("\n", "") == f"frontier: --database: there is no file {tmp_path}/none.db"
    assert list(tmp_path.iterdir()) == []


# --- backup and restore ---


def test_backup_and_restore(database: str, tmp_path: Path) -> None:
    kept, target = str(tmp_path / "kept.db"), str(tmp_path / "target.db")
    before = rows(database)
    count = sum(map(len, before.values()))
    saving = run("backup", kept, "--database", database)
    assert saving.exit_code == 0, saving.output
    assert f"{count} rows are in {kept}" in saving.output
    restoring = run("restore", kept, "--database", target)
    assert restoring.exit_code == 0, restoring.output
    assert f"{count} rows restored" in restoring.output
    assert rows(target) == before


def test_a_backup_of_what_is_no_database_of_ours(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    file.write_bytes(b"")
    assert told("backup", str(tmp_path / "b.db"), "-d", str(file)) == "--database: there is nothing of Frontier in it"
    file.write_text("no database, however long this text may be, and it is long enough " * 20)
    assert told("backup", str(tmp_path / "b.db"), "-d", str(file)) == "the database says: file is not a database"
    assert not (tmp_path / "b.db").exists()


def test_a_backup_into_no_folder(database: str, tmp_path: Path) -> None:
    assert "there is no folder" in told("backup", str(tmp_path / "none" / "b.db"), "-d", database)


def test_no_restore_under_a_running_server(database: str, tmp_path: Path) -> None:
    kept, target = str(tmp_path / "kept.db"), str(tmp_path / "target.db")
    run("backup", kept, "--database", database)
    with alone(parse_url(target)):
        assert "is in use" in told("restore", kept, "--database", target)


def test_restore_wants_to_be_told_where_to() -> None:
    assert run("restore", "kept.db").exit_code == 2


# --- tables ---


def listed(database: str, *options: str) -> list[str]:
    """The ids of the tables listed."""
    result = run("tables", "list", "--json", "--database", database, *options)
    assert result.exit_code == 0, result.output
    return [table["id"] for table in json.loads(result.output)]


def test_tables_are_listed_last_changed_first(database: str) -> None:
    assert listed(database) == ["waiting00000", "over00000000", TABLE]
    assert listed(database, "--status", "over", "--status", "waiting") == ["waiting00000", "over00000000"]
    assert listed(database, "-s", "abandoned") == []
    assert run("tables", "list", "-d", database, "--status", "lost").exit_code == 2


def test_the_list_for_people(database: str) -> None:
    result = run("tables", "list", "--database", database)
    (line,) = [line for line in result.output.splitlines() if TABLE in line]
    for word in ("homesteaders", "playing", str(ENTRIES), "Ann 'Ä' ☃, [b]Ben[/b]", "1970-01-01 00:00:02 UTC"):
        assert word in line


def test_one_table(database: str) -> None:
    told_ = run("tables", "show", TABLE, "--database", database).output
    for line in (
        "status      playing",
        f"seq         {ENTRIES}",
        "seat 0      Ann 'Ä' ☃ (human, person ann, left)",
        "seat 1      [b]Ben[/b] (human, stand_in greedy, person ben)",
    ):
        assert line in told_.splitlines()
    assert told("tables", "show", "nowhere", "--database", database) == "there is no table nowhere"


def test_a_table_can_be_named_by_its_link(database: str) -> None:
    named = run("tables", "show", f"https://table.example.org/t/{TABLE}", "--database", database)
    assert named.output == run("tables", "show", TABLE, "--database", database).output


def test_no_new_id_looks_like_an_option() -> None:
    made = {new_id() for _ in range(2000)}
    assert len(made) == 2000
    assert not any(id_.startswith("-") for id_ in made)


def test_what_decides_about_luck_is_not_shown_while_it_counts(database: str) -> None:
    secret, seed = "s" * 64, "f" * 64
    for output in (
        run("tables", "show", TABLE, "--database", database).output,
        run("tables", "list", "--json", "--status", "playing", "--database", database).output,
    ):
        assert secret not in output
        assert seed not in output
    assert secret in run("tables", "show", "over00000000", "--database", database).output


def test_close_asks_first(database: str) -> None:
    before = rows(database)
    refused = run("tables", "close", TABLE, "--database", database, typed="n\n")
    assert refused.exit_code == 1
    assert f"Close the playing table {TABLE} of Ann 'Ä' ☃, [b]Ben[/b]?" in refused.output
    assert rows(database) == before
    assert run("tables", "close", TABLE, "--database", database, typed="y\n").exit_code == 0
    assert row(database, TABLE)["status"] == "closed"


def test_closing_a_game_ends_its_log(database: str) -> None:
    assert run("tables", "close", TABLE, "--yes", "--database", database).exit_code == 0
    closed = row(database, TABLE)
    assert (closed["status"], closed["actor"], closed["head"], closed["result"]) == ("closed", None, ENTRIES + 1, None)
    last = rows(database)["entries"][-1]
    assert (last["seq"], last["kind"], last["seat"], last["action"]) == (ENTRIES + 1, CLOSED, None, None)
    assert last["at"] == closed["changed"] > 1e9
    assert told("tables", "close", TABLE, "--yes", "-d", database) == f"table {TABLE} is closed already"
    assert told("tables", "close", "over00000000", "--yes", "-d", database) == "table over00000000 is over already"


def test_closing_a_table_that_waits(database: str) -> None:
    assert run("tables", "close", "waiting00000", "--yes", "--database", database).exit_code == 0
    closed = row(database, "waiting00000")
    assert (closed["status"], closed["head"]) == ("closed", 0)


def test_a_move_in_between_is_not_lost(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    append = Database.append
    moves: list[int] = []

    async def overtaken(self: Database, wanted: Append) -> bool:
        """Somebody moves just before the first try."""
        if not moves:
            moves.append(wanted.head + 1)
            engine = connect(parse_url(database))
            with engine.connect().execution_options(writes=True) as connection, connection.begin():
                connection.execute(update(schema.tables).where(schema.tables.c.id == TABLE).values(head=moves[0]))
                connection.execute(insert(schema.entries).values(**entry(TABLE, moves[0])))
            engine.dispose()
        return await append(self, wanted)

    monkeypatch.setattr(Database, "append", overtaken)
    assert run("tables", "close", TABLE, "--yes", "--database", database).exit_code == 0
    assert [(found["seq"], found["kind"]) for found in rows(database)["entries"][-2:]] == [
        (ENTRIES + 1, "move"),
        (ENTRIES + 2, "closed"),
    ]
    assert row(database, TABLE)["head"] == ENTRIES + 2


def test_a_missing_file_is_not_made(tmp_path: Path) -> None:
    file = tmp_path / "none.db"
    for command in (("list",), ("show", "x"), ("close", "x", "--yes")):
        assert told("tables", *command, "--database", str(file)) == f"--database: there is no file {file}"
    assert list(tmp_path.iterdir()) == []
