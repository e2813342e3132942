"""`frontier prune`: forget what nobody needs any more, now instead of within the hour."""

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from frontier.cli.common import console
from frontier.cli.database import brief_errors, existing
from frontier.cli.serve import DEFAULT_DATABASE, Database, KeepEnded, KeepGuests, KeepWaiting, needs_server

if TYPE_CHECKING:
    from frontier.server.background.pruning import Retention


def prune(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    keep_guests: KeepGuests = 30.0,
    keep_waiting: KeepWaiting = 14.0,
    keep_ended: KeepEnded = 0.0,
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Delete guests who never sat down, tables nobody began, and old games if you say so. A server may be running."""
    needs_server()
    from frontier.server.background.pruning import Retention

    retention = Retention(keep_guests, keep_waiting, keep_ended)
    with brief_errors():
        found = asyncio.run(_prune(database, retention, dry_run))
    shown = (
        f"{found['guests']} guests, {found['waiting']} tables nobody began, "
        f"{found['ended']} games that are over, {found['entries']} entries of their logs"
    )
    console.print(f"{shown} {'would go' if dry_run else 'are gone'}", highlight=False, soft_wrap=True)


async def _prune(database: str, retention: "Retention", dry_run: bool) -> dict[str, int]:
    from frontier.server.background import pruning
    from frontier.server.storage.database import Database as Store

    store = Store(existing(database))
    store.origin = "administrator"
    try:
        found = await store.read(lambda connection: pruning.count(connection, retention))
        if not dry_run:
            await pruning.prune(store, retention)
        return found
    finally:
        await store.close()
