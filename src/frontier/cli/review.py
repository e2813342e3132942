"""`frontier review`: look back at a recorded game."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from frontier import Match, record
from frontier.cli.common import LangChoice, console, default_lang, read_text, warn_if_slow
from frontier.lab import plot
from frontier.lab.review import Review
from frontier.lab.review import review as look_back


def review(
    file: Annotated[Path, typer.Argument(help="A recorded game.")],
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=1, help="How long to think a decision.")] = 1000,
    most: Annotated[int, typer.Option("--most", "-n", min=1, help="How many decisions to show.")] = 10,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the chances into this SVG file.")] = None,
    lang: LangChoice = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """How the chances to win went, and which decisions cost most: judged by what each player knew."""
    match = record.loads(read_text(file))
    language = (lang or default_lang()).value
    if not as_json:
        warn_if_slow()
    with Progress(console=console, disable=as_json) as progress:
        task = progress.add_task("Looking back", total=len(match.moves))
        found = look_back(match, iterations, language, lambda done: progress.advance(task, done))
    if as_json:
        typer.echo(json.dumps(found.as_json(), indent=2))
    else:
        _print(match, found, most, language)
    if picture is not None:
        names = [match.game.seat_name(seat, language) for seat in range(match.game.players)]
        series = {name: [chances[seat] for chances in found.curve] for seat, name in enumerate(names)}
        picture.write_text(plot.lines(f"{match.game.id}: probability to win", series), encoding="utf-8")


def _print(match: Match, found: Review, most: int, lang: str) -> None:
    grid = Table("move", "who", "cost", "played", "better")
    for one in found.costliest(most):
        who = match.game.seat_name(one.seat, lang)
        grid.add_row(str(one.move), who, f"{one.cost:.1%}", one.text, one.best_text)
    console.print(grid)
