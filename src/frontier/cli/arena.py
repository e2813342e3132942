"""`frontier arena`: rate bots by letting them play each other."""

import json
import os
from pathlib import Path
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
    errors,
    make_game,
    progress_bar,
    read_bots,
    warn_if_slow,
    write_text,
)
from frontier.engine.errors import OptionError
from frontier.games import DEFAULT
from frontier.lab import plot
from frontier.lab.arena import Results, run
from frontier.lab.config import GameConfig
from frontier.lab.pairings import lineups
from frontier.lab.pioneer_0_1 import NAME
from frontier.lab.programs import SECONDS
from frontier.lab.ratings import interval
from frontier.lab.sequential import SequentialTest


def arena(
    game: GameName = DEFAULT,
    bots: Annotated[
        str,
        typer.Option(
            help=f"Who plays, with commas: {', '.join(BOTS)}, pioneer@500, pioneer:Ada, {NAME}, search@500, mcts@0.5s,"
            " ./a-program (docs/bots.md, docs/engine.md)."
        ),
    ] = "greedy,random",
    players: Players = 2,
    seeds: Annotated[int, typer.Option("--seeds", "-n", min=1, help="Each is played from every seat.")] = 50,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The first seed.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
    file: Annotated[
        Path | None, typer.Option("--file", "-f", help="Keep games here, a line each; go on from what it holds.")
    ] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, max=3600, help="Seconds a decision for outside programs.")
    ] = SECONDS,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            help="End when it is decided whether the first of two bots is stronger by the second number of Elo, or by"
            " no more than the first, e.g. 0,50 (docs/bots.md).",
        ),
    ] = None,
    picture: Annotated[Path | None, typer.Option("--plot", help="Draw the shares into this SVG file.")] = None,
    components: ComponentSet = None,
    module: Modules = None,
    option: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Let bots play each other: every seed from every seat, shares with 95% intervals, Elo, time a decision.

    Ctrl-C ends it and shows what there is; with --file the next call goes on from there.
    """
    test = None if until is None else SequentialTest.read(until)
    names = read_bots(bots, programs=True)
    if len(set(names)) < len(names):
        raise OptionError("--bots: each of them once")
    if test is not None and (len(names), players) != (2, 2):
        raise OptionError("until: two bots at a table for two")
    config = GameConfig.of(make_game(game, players, module, components, option), components)
    total = len(lineups(names, players)) * players * seeds
    if not as_json:
        warn_if_slow()
    results = Results(config)
    with progress_bar(disable=as_json) as progress:
        task = progress.add_task("Playing", total=total)
        try:
            for results in run(config, names, range(seed, seed + seeds), jobs, backend, file, seconds):
                progress.update(task, completed=len(results.games))
                if test is not None and test.verdict(results.games, names[0]) is not None:
                    break
        except KeyboardInterrupt:
            progress.stop()
            errors.print("Interrupted.", highlight=False)
    if not results.games:
        return
    if as_json:
        told = results.as_json()
        if test is not None:
            told["until"] = {"low": test.low, "high": test.high, "verdict": test.verdict(results.games, names[0])}
        typer.echo(json.dumps(told, indent=2))
    else:
        _print(results)
        if test is not None:
            _print_verdict(test, results, names[0])
    if picture is not None:
        _draw(results, picture)


def _print_verdict(test: SequentialTest, results: Results, first: str) -> None:
    verdict = test.verdict(results.games, first)
    if verdict is None:
        said = f"not decided between {test.low:g} and {test.high:g} points of Elo"
    else:
        said = f"stronger by {test.high:g} points of Elo" if verdict else f"not stronger by {test.high:g} points of Elo"
    ratio = test.ratio(results.games, first)
    console.print(f"{first}: {said} (logarithm of the likelihood ratio {ratio:.2f})", highlight=False)


def _draw(results: Results, path: Path) -> None:
    rows = [(name, row.share, *interval(row.wins, row.games)) for name, row in results.standings().items()]
    title = f"{results.config.game}, {results.config.players} players, {len(results.games)} games: share of wins"
    write_text(path, plot.bars(title, rows, 1 / results.config.players))


def _print(results: Results) -> None:
    ratings = results.ratings()
    grid = Table("bot", "games", "wins", "share", "95%", "fair", "Elo", "s a decision", "slowest")
    for name, row in results.standings().items():
        low, high = interval(row.wins, row.games)
        grid.add_row(
            name,
            str(row.games),
            f"{row.wins:g}",
            f"{row.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{row.fair / row.games:.1%}",
            f"{ratings[name]:.0f}",
            f"{row.seconds / max(row.decisions, 1):.4f}",
            f"{row.slowest:.3f}",
        )
    console.print(grid)
    for name, row in results.standings().items():
        if row.lost:
            told = f"{name} lost {row.lost} of {row.decisions} decisions (played at random). The first: {row.error}"
            errors.print(told, style="yellow", highlight=False, markup=False)
    for (one, other), (wins, games) in results.duels().items():
        if len(results.standings()) > 2 or results.config.players > 2:
            low, high = interval(wins, games)
            text = f"{one} against {other}: {wins:g} of {games} ({wins / games:.1%}, {low:.1%} to {high:.1%})"
            console.print(text, highlight=False)
