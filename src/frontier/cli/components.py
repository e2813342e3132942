"""`frontier components`: the values a game is played with, and where they come from."""

from typing import Annotated

import typer
from rich.table import Table

from frontier.cli.common import ComponentFile, GameName, console
from frontier.engine.components import PROVENANCES
from frontier.engine.errors import OptionError
from frontier.games import listing

COLOURS = {"rulebook": "green", "public": "cyan", "box": "green", "reconstructed": "yellow"}


def components(
    game: GameName = "montana",
    components: ComponentFile = None,
    provenance: Annotated[str | None, typer.Option(help=f"Only these: {', '.join(PROVENANCES)}.")] = None,
    path: Annotated[bool, typer.Option("--path", help="Print where the bundled files lie, to copy them.")] = False,
) -> None:
    """Show every component value with its provenance. Reconstructed values are ours, not the printed ones."""
    if provenance is not None and provenance not in PROVENANCES:
        raise OptionError(f"--provenance: expected one of {', '.join(PROVENANCES)}, got {provenance!r}")
    box = listing(game, components)
    if path:
        for file in (box.file, *box.more_files):
            console.print(str(file), highlight=False, soft_wrap=True)
        return
    grid = Table(title=f"{box.name} ({box.hash})", title_justify="left")
    for column in ("component", "value", "provenance"):
        grid.add_column(column)
    for row in box.rows:
        if provenance in (None, row.provenance):
            stated = f", rulebook: {' '.join(row.stated)}" if row.stated else ""
            grid.add_row(row.key, row.value, f"[{COLOURS[row.provenance]}]{row.provenance}[/]{stated}")
    console.print(grid)
    console.print(", ".join(f"{n} {known}" for known, n in box.counts.items()), highlight=False)
