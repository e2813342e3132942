"""`frontier backup` and `frontier restore`: everything a server knows, in one file."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from frontier.cli.common import console
from frontier.cli.database import alone, brief_errors, existing
from frontier.cli.serve import DEFAULT_DATABASE, Database, needs_server

if TYPE_CHECKING:
    from frontier.server.storage.backup import Progress


def backup(
    target: Annotated[Path, typer.Argument(help="The file to make.")], database: Database = DEFAULT_DATABASE
) -> None:
    """Copy a server's database, as it is at this moment, into a new file. The server may go on running."""
    needs_server()
    from frontier.server.storage.backup import backup as copy

    with brief_errors(), _shown("Saving") as progress:
        rows = copy(existing(database), target, progress)
    console.print(f"{rows} rows are in {target}; it holds secrets, keep it like the database", highlight=False)


def restore(
    source: Annotated[Path, typer.Argument(help="A file that `frontier backup` made.")],
    database: Annotated[
        str,
        typer.Option("--database", "-d", help="Where to: a new file, or an empty postgresql://USER@HOST/NAME."),
    ],
) -> None:
    """Copy a backup into an empty database: after a loss, or to move from SQLite to PostgreSQL or back."""
    needs_server()
    from frontier.server.storage.backup import restore as copy
    from frontier.server.storage.database import parse_url

    address = parse_url(database)
    with brief_errors(), alone(address), _shown("Restoring") as progress:
        rows = copy(source, address, progress)
    console.print(f"{rows} rows restored; `frontier serve --database ...` goes on with them", highlight=False)


@contextmanager
def _shown(what: str) -> Iterator["Progress"]:
    """A bar that a copy moves."""
    with Bar(
        "[progress.description]{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    ) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
