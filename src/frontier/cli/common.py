"""What the commands share: the console, game options, languages."""

import os
import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import frontier
from frontier import Game, OptionError
from frontier.bots import maker
from frontier.games import GAMES, meta
from frontier.lab.parallel import BACKENDS
from frontier.texts import LANGUAGES

console = Console()
errors = Console(stderr=True)
NUMBER = re.compile(r"-?[0-9]{1,18}")


class Lang(StrEnum):
    """The languages of the table."""

    EN = "en"
    DE = "de"
    NL = "nl"


def default_lang() -> Lang:
    """The system's language if the table speaks it, else English; the first variable that is set decides."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(variable, ""):
            return Lang(code[:2].lower()) if code[:2].lower() in LANGUAGES else Lang.EN
    return Lang.EN


def progress_bar(disable: bool = False) -> Progress:
    """How far a long work is, and how long it may take yet."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=disable)


def read_bots(text: str) -> list[str]:
    """Names of bots, with commas between them; OptionError if there is none of that name."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        maker(name)
    return names


Backend = Annotated[
    str, typer.Option(help=f"Where to play: {' or '.join(BACKENDS)} (pip install 'frontier-table\\[ray]').")
]


def _by_game(names: Callable[[str], Iterable[str]]) -> str:
    """What each game that has any calls its own, for a help text."""
    found = {id_: ", ".join(names(id_)) for id_ in GAMES}
    return "; ".join(f"{own} ({id_})" for id_, own in found.items() if own)


GameName = Annotated[str, typer.Argument(help=f"Which game: {', '.join(GAMES)}.")]
Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="Number of players.")]
SeedText = Annotated[
    str | None, typer.Option("--seed", "-s", help="Number or text; the same seed gives the same luck.")
]
LangChoice = Annotated[Lang | None, typer.Option("--lang", "-l", help="Language of the table (default: the system's).")]
ComponentSet = Annotated[
    str | None,
    typer.Option(
        "--components", "-c", help="A packaged component set by name, or your own file (`frontier components`)."
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help=f"Rules as NAME=VALUE: {_by_game(lambda id_: [one.name for one in meta(id_).options])}. Repeatable.",
    ),
]


Modules = Annotated[
    list[str] | None,
    typer.Option(
        "--module",
        "-m",
        help=f"Modules: {_by_game(lambda id_: meta(id_).modules)}; or all. Repeatable, or with commas.",
    ),
]


def read_seed(text: str) -> int | str:
    """A seed as typed: whole numbers are numbers, the rest text."""
    return int(text) if NUMBER.fullmatch(text) else text


def make_game(
    name: str,
    players: int,
    modules: list[str] | None,
    components: str | None,
    options: list[str] | None,
    rules: int | None = None,
) -> Game:
    """The game the options describe."""
    chosen = [module.strip() for entry in modules or [] for module in entry.split(",")]
    if chosen == ["all"]:
        chosen = list(meta(name).modules)
    values: dict[str, Any] = {}
    for option in options or []:
        key, equals, value = option.partition("=")
        if not equals:
            raise OptionError(f"--option {option}: expected NAME=VALUE")
        values[key.strip()] = _value(value.strip())
    return frontier.game(name, players=players, modules=chosen, components=components, rules=rules, **values)


def _value(text: str) -> bool | int | str:
    if text.lower() in ("true", "false", "on", "off", "yes", "no"):
        return text.lower() in ("true", "on", "yes")
    return int(text) if NUMBER.fullmatch(text) else text


def read_text(path: Path) -> str:
    """A file's text, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError(f"{path}: not a text file") from None


def write_text(path: Path, text: str) -> None:
    """A text into a file, or a clear error."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def make_folder(path: Path) -> None:
    """A folder, if it is not there yet, or a clear error."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def warn_if_slow() -> None:
    """Say it when the native build is missing."""
    if not frontier.compiled:
        console.print(
            "[yellow]Running in plain Python: correct, but many times slower than the native build. "
            "A C compiler and `pip install .` give the fast one.[/]"
        )
