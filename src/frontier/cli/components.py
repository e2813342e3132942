"""`frontier components`: the sets of values a game can be played with, each value, and where it comes from."""

from typing import Annotated

import typer
from rich.table import Table

import frontier
from frontier import texts
from frontier.cli.common import ComponentSet, LangChoice, console, default_lang
from frontier.engine.components import PROVENANCES
from frontier.engine.errors import OptionError
from frontier.games import GAMES, component_sets, listing

COLOURS = {"rulebook": "green", "public": "cyan", "box": "green", "reconstructed": "yellow"}


def components(
    game: Annotated[str | None, typer.Argument(help=f"Whose values: {', '.join(GAMES)}. Without it: the sets.")] = None,
    components: ComponentSet = None,
    provenance: Annotated[str | None, typer.Option(help=f"Only these: {', '.join(PROVENANCES)}.")] = None,
    path: Annotated[bool, typer.Option("--path", help="Print where the files of the set lie, to copy them.")] = False,
    lang: LangChoice = None,
) -> None:
    """List the packaged component sets, or show every value of one with its provenance.

    Reconstructed values are ours, not the printed ones.
    """
    if provenance is not None and provenance not in PROVENANCES:
        raise OptionError(f"--provenance: expected one of {', '.join(PROVENANCES)}, got {provenance!r}")
    language = (lang or default_lang()).value
    if game is None:
        if components is not None or path or provenance is not None:
            raise OptionError(f"name a game: {', '.join(GAMES)}")
        _list_sets(language)
    elif path:
        box = listing(game, components)
        for file in (box.file, *box.more_files):
            console.print(str(file), highlight=False, soft_wrap=True)
    else:
        _show_values(game, components, provenance, language)


def _list_sets(lang: str) -> None:
    grid = Table()
    for column in ("game", "components", "hash", ""):
        grid.add_column(column)
    for game in GAMES:
        for name in component_sets(game):
            about = texts.text(lang, f"{game}-set-{texts.dashed(name)}-about")
            grid.add_row(game, name, frontier.game(game, components=name).component_hash, about)
    console.print(grid)


def _show_values(game: str, source: str | None, provenance: str | None, lang: str) -> None:
    box = listing(game, source)
    grid = Table(title=f"{box.name} ({box.hash})", title_justify="left")
    for column in ("component", "value", "provenance"):
        grid.add_column(column)
    for row in box.rows:
        if provenance in (None, row.provenance):
            stated = f", rulebook: {' '.join(row.stated)}" if row.stated else ""
            note = f"\n{texts.text(lang, texts.dashed(f'{game}-note-{row.note}'))}" if row.note else ""
            grid.add_row(row.key, row.value, f"[{COLOURS[row.provenance]}]{row.provenance}[/]{stated}{note}")
    console.print(grid)
    console.print(", ".join(f"{n} {known}" for known, n in box.counts.items()), highlight=False)
