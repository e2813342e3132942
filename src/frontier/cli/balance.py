"""`frontier balance`: measure whether a game is balanced between equals."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from frontier.cli.common import (
    Backend,
    ComponentSet,
    GameName,
    Modules,
    Options,
    console,
    make_folder,
    make_game,
    progress_bar,
    read_bots,
    warn_if_slow,
    write_text,
)
from frontier.engine.errors import OptionError
from frontier.games import DEFAULT
from frontier.lab.balance import markdown, measure
from frontier.lab.config import GameConfig


def balance(
    game: GameName = DEFAULT,
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", min=2, max=4, help="Repeatable. Without it: 2, 3 and 4.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="For each number of players.")] = 2000,
    bot: Annotated[str, typer.Option(help="Who plays, against itself.")] = "rancher",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
    components: ComponentSet = None,
    module: Modules = None,
    option: Options = None,
    folder: Annotated[
        Path | None, typer.Option("--folder", "-f", help="Keep what was played here; a later call goes on from there.")
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Put the report into this file as well.")] = None,
) -> None:
    """Let a bot play itself and report how long games took, which seats won, what was done.

    Ctrl-C ends it; with --folder the next call goes on from there.
    """
    name, *others = read_bots(bot)
    if others:
        raise OptionError("--bot: only one, it plays itself")
    warn_if_slow()
    if folder is not None:
        make_folder(folder)
    found = []
    with progress_bar() as progress:
        for count in players or (2, 3, 4):
            config = GameConfig.of(make_game(game, count, module, components, option), components)
            task = progress.add_task(f"{count} players", total=games)
            advance = partial(progress.advance, task)
            path = None if folder is None else folder / f"{game}-{count}.jsonl"
            found.append(measure(config, name, games, seed, jobs, backend, advance, path))
    report = markdown(found)
    console.print(report, highlight=False, markup=False, soft_wrap=True)
    if write is not None:
        write_text(write, f"{report}\n")
