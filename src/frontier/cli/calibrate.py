"""`frontier calibrate`: find the temperatures with which told chances come true, and measure how well they do."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from frontier.cli.common import Backend, GameName, console, make_folder, progress_bar, warn_if_slow, write_text
from frontier.engine.errors import OptionError
from frontier.games import GAMES
from frontier.lab import plot
from frontier.lab.calibration import ITERATIONS, LEVELS, Temperatures, Told, bins, configs, expected_error, fit, play
from frontier.lab.config import GameConfig
from frontier.lab.parallel import map_unordered
from frontier.lab.resumable_log import ResumableLog

HELD_OUT_SEED = 1_000_000  # after the first seed; the games with these are not fitted to


def calibrate(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="For the games; a later call goes on from there.")],
    games: Annotated[int, typer.Option("--games", "-n", min=12, help="Held out, to measure with.")] = 2000,
    fitted: Annotated[int, typer.Option("--fitted", min=12, help="Games that the temperatures are fitted to.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", "-s", help="Seed of the first game; the next ones follow.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Let bots of mixed levels play, and compare the chances that a search tells with who wins.

    Leaves GAME.json, which belongs into the folder of the game's bots, and the plot GAME.svg.
    """
    if game not in GAMES:
        raise OptionError(f"unknown game {game!r}; there is {', '.join(GAMES)}")
    warn_if_slow()
    make_folder(folder)
    head = {"game": game, "levels": LEVELS, "iterations": ITERATIONS}
    log = ResumableLog(folder / f"{game}.jsonl", head)
    known = log.read()
    log.begin(known)
    seeds = [*range(seed, seed + fitted), *range(seed + HELD_OUT_SEED, seed + HELD_OUT_SEED + games)]
    told = {entry["seed"]: [Told.from_json(one) for one in entry["told"]] for entry in known}
    played = configs(game)
    wanted = [(played[one % len(played)], one) for one in seeds if one not in told]
    with progress_bar() as progress:
        task = progress.add_task(game, total=len(seeds), completed=len(seeds) - len(wanted))
        for found in map_unordered(_play, wanted, jobs, backend):
            told[found[0]] = found[1]
            log.append({"seed": found[0], "told": [one.as_json() for one in found[1]]})
            progress.advance(task)
    temperatures = fit([one for number in seeds[:fitted] for one in told[number]])
    held_out = [one for number in seeds[fitted:] for one in told[number]]
    text = json.dumps({str(count): row for count, row in temperatures.items()}, indent=2)
    write_text(folder / f"{game}.json", f"{text}\n")
    _report(game, folder, games, held_out, temperatures)


def _play(job: tuple[GameConfig, int]) -> tuple[int, list[Told]]:
    return job[1], play(job)


def _report(game: str, folder: Path, games: int, held_out: Sequence[Told], temperatures: Temperatures) -> None:
    """Print the errors on the games that were held out, and draw what was told beside what came true."""
    console.print(f"{games:,} games held out, {len(held_out):,} positions. Expected calibration error:")
    console.print("| players | plain | with temperatures |\n|---|--:|--:|", highlight=False)
    for name, group in [
        *((str(count), [one for one in held_out if one.players == count]) for count in temperatures),
        ("all", list(held_out)),
    ]:
        before, after = (expected_error(bins(group, found)) for found in ({}, temperatures))
        console.print(f"| {name} | {before:.4f} | {after:.4f} |", highlight=False)
    points = [(one.told, one.won, one.count) for one in bins(held_out, temperatures)]
    write_text(folder / f"{game}.svg", plot.reliability(f"{game}: chances told, and how often they came true", points))
