"""`frontier balance`: whether a game is balanced between equals."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from frontier.cli.common import (
    Backend,
    ComponentFile,
    GameName,
    Modules,
    Options,
    console,
    make_game,
    progress_bar,
    read_bots,
    warn_if_slow,
)
from frontier.engine.errors import OptionError
from frontier.lab.arena import Setting
from frontier.lab.balance import markdown, measure


def balance(
    game: GameName = "montana",
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="For each number of players.")] = 2000,
    bot: Annotated[str, typer.Option(help="Who plays, against itself.")] = "rancher",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
    components: ComponentFile = None,
    module: Modules = None,
    option: Options = None,
    write: Annotated[Path | None, typer.Option(help="Put the report into this file as well.")] = None,
) -> None:
    """Let a bot play itself, with 2, 3 and 4 players, and tell how long it took, which seats won, what was done."""
    name, *others = read_bots(bot)
    if others:
        raise OptionError("--bot: only one, it plays itself")
    warn_if_slow()
    found = []
    with progress_bar() as progress:
        for players in (2, 3, 4):
            configured = make_game(game, players, module, components, option)
            task = progress.add_task(f"{players} players", total=games)
            advance = partial(progress.advance, task)
            found.append(measure(Setting.of(configured, components), name, games, seed, jobs, backend, advance))
    report = markdown(found)
    console.print(report, highlight=False, markup=False, soft_wrap=True)
    if write is not None:
        write.write_text(f"{report}\n", encoding="utf-8")
