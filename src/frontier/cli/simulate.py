"""`frontier simulate`: play many games between bots."""

import json
import os
from typing import Annotated

import typer
from rich.table import Table

from frontier.bots import BOTS
from frontier.cli.common import (
    Backend,
    ComponentSet,
    GameName,
    Modules,
    Options,
    Players,
    console,
    make_game,
    progress_bar,
    read_bots,
    warn_if_slow,
)
from frontier.engine.errors import OptionError
from frontier.games import DEFAULT
from frontier.lab.config import GameConfig
from frontier.lab.pairings import rotations
from frontier.lab.simulate import Summary, run


def simulate(
    game: GameName = DEFAULT,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help=f"Who plays, e.g. greedy,random: {', '.join(BOTS)}.")] = "greedy,random",
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
    components: ComponentSet = None,
    module: Modules = None,
    option: Options = None,
    rules: Annotated[int | None, typer.Option(help="An earlier version of the rules.")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Count what was asked, by the question.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games between bots, seats rotating, and sum them up."""
    names = read_bots(bots)
    if len(names) > players:
        raise OptionError(f"--bots names {len(names)} bots for {players} players")
    names += [names[-1]] * (players - len(names))
    configured = make_game(game, players, module, components, option, rules)  # errors show before any process starts
    pairings = rotations(GameConfig.of(configured, components, rules), names, range(seed, seed + games))
    if as_json:
        typer.echo(json.dumps(run(pairings, jobs, lambda done: None, backend, decisions).as_json(), indent=2))
        return
    warn_if_slow()
    with progress_bar() as progress:
        task = progress.add_task("Playing", total=games)
        summary = run(pairings, jobs, lambda done: progress.advance(task, done), backend, decisions)
    _print(summary)


def _print(summary: Summary) -> None:
    grid = Table("bot", "games", "wins", "share", "mean score")
    for name, row in summary.bots.items():
        grid.add_row(
            name,
            str(row.games),
            f"{row.wins:g}",
            f"{row.wins / max(row.games, 1):.1%}",
            f"{row.mean_score:.2f}",
        )
    console.print(grid)
    console.print(
        f"{summary.games} games in {summary.seconds:.1f} s, {summary.decisions:,} decisions; "
        f"rounds: median {summary.median_rounds:g}, longest {summary.longest}; "
        f"endings: {', '.join(f'{name} {n}' for name, n in summary.endings.items())}",
        highlight=False,
    )
    if summary.questions:
        _print_questions(summary)
    shares = ", ".join(f"seat {seat}: {share:.1%}" for seat, share in enumerate(summary.seat_shares()))
    console.print(f"wins by seat: {shares}", highlight=False)


def _print_questions(summary: Summary) -> None:
    """Print how often each question was asked a game, and how often all its answers but one were extras."""
    grid = Table("question", "asked a game", "only extras", caption="only extras: all other answers could wait")
    for kind, question in summary.most_asked():
        grid.add_row(kind, f"{question.asked / summary.games:.2f}", f"{question.only_extras / summary.games:.2f}")
    asked = sum(question.asked for _, question in summary.most_asked())
    extras = sum(question.only_extras for _, question in summary.most_asked())
    grid.add_row("all", f"{asked / summary.games:.2f}", f"{extras / summary.games:.2f}")
    console.print(grid)
