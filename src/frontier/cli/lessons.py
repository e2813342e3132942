"""`frontier lesson`: list the lessons, check one, and make one out of a record."""

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from frontier.cli.common import LangChoice, console, default_lang, errors
from frontier.engine.errors import OptionError
from frontier.engine.state import CHANCE
from frontier.games import DEFAULT, GAMES
from frontier.lessons import Lesson, LessonError, course, lesson, load
from frontier.lessons.check import problems, transcript
from frontier.lessons.estimate import estimate
from frontier.lessons.from_record import lesson_of

app = typer.Typer(help="Lessons: list them, check one, make one out of a record.", no_args_is_help=True)


@app.command("list")
def list_lessons(lang: LangChoice = None) -> None:
    """List the lessons of all games."""
    chosen = lang or default_lang()
    grid = Table("lesson", "title", "steps", "minutes")
    for game in GAMES:
        for one in course(game):
            grid.add_row(one.id, one.text("", chosen), str(len(one.steps)), str(one.minutes))
    console.print(grid)


@app.command("check")
def check(
    file: Annotated[str, typer.Argument(help="A file, or the id of a lesson: GAME/NAME.")],
    game: Annotated[str, typer.Option(help="Its game, if its folder is not called so.")] = DEFAULT,
    only: Annotated[
        list[str] | None, typer.Option("--lang", help="Languages whose texts it must have; those it begins, if none.")
    ] = None,
    moves: Annotated[bool, typer.Option("--moves", help="Print what was asked and decided.")] = False,
) -> None:
    """Read a lesson, play it to its end in several ways, and say what is wrong with it."""
    found = _find(file, game)
    languages = tuple(only or found.texts or ("en", "de", "nl"))
    if moves:
        _print_moves(found)
    wrong = list(dict.fromkeys(problems(found, languages)))
    for problem in wrong:
        errors.print(problem, markup=False, highlight=False)
    if wrong:
        raise typer.Exit(1)
    console.print(f"{found.id}: {len(found.steps)} steps, played to the end, texts in {', '.join(languages)}.")
    if not found.is_guided and languages:
        console.print(f"Takes {estimate(found, languages[0])}.", highlight=False)


@app.command("from-record")
def from_record(
    file: Annotated[Path, typer.Argument(help="A record with comments (# ...) before the moves they are about.")],
    seat: Annotated[int, typer.Option(help="The seat of whoever learns.")] = 0,
    title: Annotated[str, typer.Option(help="What the lesson is called.")] = "A lesson",
    lang: LangChoice = None,
    write: Annotated[
        Path | None, typer.Option("--write", "-w", help="Where to; beside the record if not said.")
    ] = None,
) -> None:
    """Make a lesson out of a record: each comment is a step, the moves of the seat after it are what it waits for."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise OptionError(f"{file}: {error}") from None
    made = lesson_of(text, seat=seat, lang=lang or default_lang(), title=title, record_name=file.name)
    target = write or file.with_suffix(".toml")
    target.write_text(made, encoding="utf-8")
    console.print(f"{target} is written; `frontier lesson check {target}` plays it.", markup=False, highlight=False)


def _find(file: str, game: str) -> Lesson:
    """Return a lesson by its file or its id."""
    path = Path(file)
    if path.suffix == ".toml":
        return load(path, path.resolve().parent.name if path.resolve().parent.name in GAMES else game)
    found = lesson(file)
    if found is None:
        raise LessonError(f"no lesson {file!r}; `frontier lesson list` lists them")
    return found


def _print_moves(one: Lesson) -> None:
    """Print how a lesson goes with the choices that it shows."""
    for name, state, move in transcript(one):
        legal = (
            ""
            if move.actor != one.seat
            else " | ".join(one.game.notation.write(state, action) for action in state.legal_actions())
        )
        who = "*" if move.actor == CHANCE else str(move.actor)
        console.print(
            f"{name:20} {who} {one.game.notation.write(state, move.action)}   [{legal}]", markup=False, highlight=False
        )
