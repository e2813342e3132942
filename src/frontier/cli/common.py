"""Options and helpers that the commands share: the console, the game, the language, files."""

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
from frontier.games import GAMES, meta
from frontier.lab.bots import maker
from frontier.lab.parallel import BACKENDS
from frontier.lab.programs import command
from frontier.texts import LANGUAGES

console = Console()
errors = Console(stderr=True)
NUMBER = re.compile(r"-?[0-9]{1,18}")


class Lang(StrEnum):
    """The languages that the table speaks."""

    EN = "en"
    DE = "de"
    NL = "nl"


def default_lang() -> Lang:
    """Return the system's language if the table speaks it, else English; the first variable that is set decides."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if code := os.environ.get(variable, ""):
            return Lang(code[:2].lower()) if code[:2].lower() in LANGUAGES else Lang.EN
    return Lang.EN


def progress_bar(disable: bool = False) -> Progress:
    """Return a bar that shows how much of a long task is done, and how long the rest may take."""
    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, disable=disable)


def read_bots(text: str, programs: bool = False) -> list[str]:
    """Return the names of bots, or of programs too, from a text with commas; OptionError if there is no such one."""
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if not programs or command(name) is None:
            maker(name)
    return names


Backend = Annotated[
    str, typer.Option(help=f"Where to play: {' or '.join(BACKENDS)} (pip install 'frontier-table\\[ray]').")
]


def _by_game(names: Callable[[str], Iterable[str]]) -> str:
    """Return the names that each game brings, for a help text; games that bring none are left out."""
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
    """Return a seed as it was typed: a number if it is one, else the text."""
    return int(text) if NUMBER.fullmatch(text) else text


def make_game(
    name: str,
    players: int,
    modules: list[str] | None,
    components: str | None,
    options: list[str] | None,
    rules: int | None = None,
) -> Game:
    """Return the game that the options of a command describe."""
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
    """Return the text of a file; OptionError says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError(f"{path}: not a text file") from None


def write_text(path: Path, text: str) -> None:
    """Write a text into a file; OptionError says why it cannot be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def make_folder(path: Path) -> None:
    """Make a folder unless it exists; OptionError says why it cannot be made."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def warn_if_slow() -> None:
    """Print a warning when the native build is missing."""
    if not frontier.compiled:
        console.print(
            "[yellow]Running in plain Python: correct, but many times slower than the native build. "
            "A C compiler and `pip install .` give the fast one.[/]"
        )
