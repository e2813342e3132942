"""`frontier review`: look back at a recorded game."""

import json
from collections.abc import Iterator, Sequence
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
from frontier.coach.review import Decision, Review
from frontier.coach.review import review as look_back
from frontier.lab import plot
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
        found = look_back(match, iterations, lambda done: progress.advance(task, done))
    names = [match.game.seat_name(seat, language) for seat in range(match.game.players)]
    series = {name: [chances[seat] for chances in found.curve] for seat, name in enumerate(names)}
    title = text(language, "cli-review-chances")
    if as_json:
        typer.echo(json.dumps(_as_json(match, found, language), indent=2))
    else:
        _print_curve(title, series)
        _print_decisions(match, found, most, language)
    if picture is not None:
        write_text(picture, plot.lines(title, series))


def _as_json(match: Match, found: Review, lang: str) -> dict[str, object]:
    """Return a review for programs."""
    return {
        "curve": [
            {"move": move, "chances": _rounded(chances)} for move, chances in zip(found.moves, found.curve, strict=True)
        ],
        "decisions": [
            {
                "move": one.move,
                "seat": one.seat,
                "action": one.action,
                "best": one.best,
                "chance": round(one.chance, 4),
                "best_chance": round(one.best_chance, 4),
                "cost": round(one.cost, 4),
                "grade": one.grade,
                "text": played,
                "best_text": better,
            }
            for one, played, better in _described(match, found.decisions, lang)
        ],
        "luck": [
            {"move": step.move, "decided": _rounded(step.decided), "luck": _rounded(step.luck)} for step in found.steps
        ],
        "accuracies": found.accuracies(match.game.players),
    }


def _rounded(chances: Sequence[float]) -> list[float]:
    return [round(chance, 4) for chance in chances]


def _described(match: Match, decisions: Sequence[Decision], lang: str) -> Iterator[tuple[Decision, str, str]]:
    """Yield decisions in the order of the game, with what was chosen and what would have been better in words."""
    wanted = {one.move: one for one in decisions}
    for number, (before, _) in enumerate(match.positions(), start=1):
        if number in wanted:
            one = wanted[number]
            yield one, match.game.describe(before, one.action, lang), match.game.describe(before, one.best, lang)


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
    told = {one.move: texts for one, *texts in _described(match, costly, lang)}
    for one in costly:
        who = match.game.seat_name(one.seat, lang)
        grid.add_row(str(one.move), who, f"{one.cost:.1%}", *told[one.move])
    console.print(grid)
