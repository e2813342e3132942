"""`frontier puzzles`: find puzzles in games of strong bots, and check those that were found."""

import os
from collections.abc import Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from frontier.cli.common import Backend, GameName, console, errors, make_folder, progress_bar, warn_if_slow, write_text
from frontier.engine.errors import OptionError
from frontier.games import GAMES
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered
from frontier.lab.puzzles import PLAYER, PROMISING, configs, find
from frontier.lab.resumable_log import ResumableLog
from frontier.puzzles import collection
from frontier.puzzles.check import DEPTHS, GAP, problems
from frontier.puzzles.puzzle import DIFFICULTIES, Puzzle, load, written
from frontier.puzzles.themes import declared

GAMES_A_JOB = 4  # games that each process plays before anything is counted

app = typer.Typer(help="Puzzles: list them, find new ones, check them.", no_args_is_help=True)


@app.command("list")
def list_puzzles() -> None:
    """Say how many puzzles of each theme and difficulty every game has."""
    grid = Table("game", "theme", *(f"difficulty {one}" for one in DIFFICULTIES))
    for game in GAMES:
        found = list(collection(game).values())
        _add_row(grid, game, "", found)
        for theme in declared(game).themes:
            _add_row(grid, game, theme, [one for one in found if theme in one.themes])
    console.print(grid)


def _add_row(grid: Table, game: str, theme: str, puzzles: list[Puzzle]) -> None:
    if puzzles:
        grid.add_row(game, theme, *(str(sum(one.difficulty == level for one in puzzles)) for level in DIFFICULTIES))


@app.command("make")
def make(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="For what is found; a later call goes on from there.")],
    most: Annotated[int, typer.Option("--puzzles", "-n", min=1, help="How many puzzles to find.")] = 200,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Find puzzles in games of strong bots. Leaves GAME.jsonl, which belongs into the folder of the game's puzzles."""
    if game not in GAMES:
        raise OptionError(f"unknown game {game!r}; there is {', '.join(GAMES)}")
    warn_if_slow()
    make_folder(folder)
    head = {"game": game, "player": PLAYER, "promising": PROMISING, "gap": GAP, "depths": DEPTHS}
    log = ResumableLog(folder / f"{game}-games.jsonl", head)
    known = log.read()
    log.begin(known)
    found = {entry["seed"]: [Puzzle.from_json(one) for one in entry["puzzles"]] for entry in known}
    played = configs(game)
    wanted = ((played[one % len(played)], one) for one in count(seed) if one not in found)
    total = partial(_total, found)
    with progress_bar() as progress:
        task = progress.add_task(game, total=most, completed=total())
        while total() < most:
            batch = list(islice(wanted, GAMES_A_JOB * jobs))
            for number, puzzles in map_unordered(_find, batch, jobs, backend):
                found[number] = puzzles
                log.append({"seed": number, "puzzles": [one.as_json() for one in puzzles]})
                progress.update(task, completed=total())
    chosen = list(islice(_in_order(found), most))
    write_text(folder / f"{game}.jsonl", written(chosen))
    console.print(f"{len(chosen)} puzzles from {len(found)} games.", highlight=False)


def _find(job: tuple[GameConfig, int]) -> tuple[int, list[Puzzle]]:
    return job[1], find(*job)


def _in_order(found: dict[int, list[Puzzle]]) -> Iterator[Puzzle]:
    """Yield the puzzles of games by their seeds, each position once."""
    yield from {one.id: one for number in sorted(found) for one in found[number]}.values()


def _total(found: dict[int, list[Puzzle]]) -> int:
    return sum(1 for _ in _in_order(found))


@app.command("check")
def check(
    file: Annotated[Path, typer.Argument(help="A file of puzzles.")],
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=1, help="Of each search.")] = DEPTHS[-1],
    seed: Annotated[int, typer.Option("--seed", "-s", help="Of the searches.")] = len(DEPTHS) + 1,
    every: Annotated[int, typer.Option("--every", min=1, help="Look at one puzzle in so many only.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Search every puzzle of a file again, and say which do not hold."""
    puzzles = load(file)[::every]
    warn_if_slow()
    wrong = 0
    with progress_bar() as progress:
        task = progress.add_task(file.name, total=len(puzzles))
        examine = partial(_problems, iterations=iterations, seed=seed)
        for one, found in map_unordered(examine, puzzles, jobs, backend):
            progress.advance(task)
            wrong += bool(found)
            for problem in found:
                errors.print(f"{one}: {problem}", markup=False, highlight=False)
    console.print(f"{len(puzzles) - wrong} of {len(puzzles)} puzzles hold.", highlight=False)
    if wrong:
        raise typer.Exit(1)


def _problems(puzzle: Puzzle, iterations: int, seed: int) -> tuple[str, list[str]]:
    return puzzle.id, list(problems(puzzle, iterations, seed))
