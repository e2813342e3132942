"""`frontier review`: look back at a recorded game."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from frontier import Match, record
from frontier.cli.common import (
    ComponentSet,
    LangChoice,
    console,
    default_lang,
    progress_bar,
    read_text,
    warn_if_slow,
    write_text,
)
from frontier.lab import plot
from frontier.lab.review import Review
from frontier.lab.review import review as look_back
from frontier.texts import text

SPARKS = "▁▂▃▄▅▆▇█"
WIDTH = 60  # of the curve as text
WORTH_TELLING = 0.005


def review(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=1, help="Of the search a decision.")] = 1000,
    most: Annotated[int, typer.Option("--most", "-n", min=1, help="How many decisions to show.")] = 10,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the chances into this SVG file.")] = None,
    lang: LangChoice = None,
    components: ComponentSet = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """Show how the chances to win went and which decisions cost most, judged by what each player knew."""
    match = record.loads(read_text(file), components)
    language = (lang or default_lang()).value
    if not as_json:
        warn_if_slow()
    with progress_bar(disable=as_json) as progress:
        task = progress.add_task(text(language, "cli-review-progress"), total=len(match.moves))
        found = look_back(match, iterations, language, lambda done: progress.advance(task, done))
    names = [match.game.seat_name(seat, language) for seat in range(match.game.players)]
    series = {name: [chances[seat] for chances in found.curve] for seat, name in enumerate(names)}
    title = text(language, "cli-review-chances")
    if as_json:
        typer.echo(json.dumps(found.as_json(), indent=2))
    else:
        _print_curve(title, series)
        _print_decisions(match, found, most, language)
    if picture is not None:
        write_text(picture, plot.lines(title, series))


def _print_curve(title: str, series: dict[str, list[float]]) -> None:
    grid = Table(title=title, title_justify="left", box=None, show_header=False)
    for name, chances in series.items():
        if chances:
            grid.add_row(name, f"{chances[0]:.0%}", _sparks(chances), f"{chances[-1]:.0%}")
    console.print(grid)


def _sparks(chances: Sequence[float]) -> str:
    """Return a curve as a line of text."""
    width = min(WIDTH, len(chances))
    shown = [chances[at * len(chances) // width] for at in range(width)]
    return "".join(SPARKS[min(len(SPARKS) - 1, int(chance * len(SPARKS)))] for chance in shown)


def _print_decisions(match: Match, found: Review, most: int, lang: str) -> None:
    costly = [one for one in found.costliest(most) if one.cost >= WORTH_TELLING]
    if not costly:
        console.print(text(lang, "cli-review-nothing"), highlight=False)
        return
    columns = [text(lang, f"cli-column-{name}") for name in ("move", "player", "cost", "played", "better")]
    grid = Table(*columns, title=text(lang, "cli-review-costly"), title_justify="left")
    for one in costly:
        who = match.game.seat_name(one.seat, lang)
        grid.add_row(str(one.move), who, f"{one.cost:.1%}", one.text, one.best_text)
    console.print(grid)
