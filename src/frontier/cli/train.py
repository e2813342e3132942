"""`frontier train`: learn to evaluate the positions of a game by self-play."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

import numpy
import typer

from frontier.bots.game_bots import features_of
from frontier.cli.common import Backend, GameName, console, make_folder, progress_bar, warn_if_slow, write_text
from frontier.engine.errors import OptionError
from frontier.games import GAMES
from frontier.lab import gate, plot
from frontier.lab.checkpoints import Checkpoints, save_weights
from frontier.lab.fit import fit_hidden_estimates, fit_network, require_torch
from frontier.lab.hidden_holdings import earnest_jobs, run_numbered
from frontier.lab.parallel import map_unordered
from frontier.lab.samples import samples_of
from frontier.lab.self_play import Exploration, GameLog, run_jobs, self_play_jobs

SEED_STRIDE = 10_000_000  # between the seeds of two rounds
GATE_SEEDS = 9_000_000  # from here on those of the gate
EARNEST_SEEDS = 8_000_000  # from here on those of the games from which it is learnt what others hide


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="For checkpoints; a later call goes on from there.")],
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="Rounds of self-play and learning.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of self-play a round.")] = 4000,
    iterations: Annotated[int, typer.Option("--iterations", "-i", min=2, help="Of a full search a decision.")] = 160,
    window: Annotated[int, typer.Option(min=1, help="Rounds whose games are learnt from, the last one included.")] = 4,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over the samples of a round.")] = 6,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Learn to evaluate positions by self-play. Needs PyTorch: pip install 'frontier-table\\[train]'.

    In the first round the yardstick plays, then the best weights so far and earlier ones. Weights become the best ones
    when they win a sequential test. Each round leaves its games, its weights, and a plot of the tests.
    """
    if game not in GAMES:
        raise OptionError(f"unknown game {game!r}; there is {', '.join(GAMES)}")
    require_torch()  # before hours of play
    warn_if_slow()
    make_folder(folder)
    checkpoints = Checkpoints(folder, game, seed)
    done = len(checkpoints.rounds())
    if done >= rounds:
        console.print(f"{folder} has {done} rounds already; --rounds asks for more.", highlight=False)
    for number in range(done + 1, rounds + 1):
        first = seed + number * SEED_STRIDE
        _play(checkpoints, number, games, first, iterations, jobs, backend)
        _learn(checkpoints, number, window, epochs, jobs)
        _estimate_hidden(checkpoints, number, games // 8, first + EARNEST_SEEDS, jobs, backend)
        challenger, best = str(checkpoints.weights(number)), checkpoints.pool()[0]
        verdict = gate.test(game, challenger, best, first + GATE_SEEDS, iterations, jobs, backend)
        checkpoints.complete_round(replace(verdict, accepted=verdict.accepted or number == 1))
        console.print(f"Round {number}: {verdict.won:g} of {verdict.games} against {Path(best).stem}.", highlight=False)
        shares = [each.won / each.games for each in checkpoints.rounds()]
        picture = plot.lines(f"{game}: share of wins against the best before, after each round", {"learner": shares})
        write_text(folder / f"{game}.svg", picture)


def _play(
    checkpoints: Checkpoints, number: int, games: int, first: int, iterations: int, jobs: int, backend: str
) -> None:
    """Play the games of a round, unless an interrupted call has done so already."""
    if checkpoints.games(number).exists():
        return
    plan = self_play_jobs(checkpoints.game, games, first, checkpoints.pool(), iterations, Exploration())
    with progress_bar() as progress:
        task = progress.add_task(f"Round {number}: self-play", total=len(plan))
        checkpoints.save_games(number, run_jobs(plan, jobs, backend, partial(progress.advance, task)))


def _learn(checkpoints: Checkpoints, number: int, window: int, epochs: int, jobs: int) -> None:
    """Fit weights to the games of the last rounds."""
    logs: list[GameLog] = []
    for round_ in range(max(1, number - window + 1), number + 1):
        logs += checkpoints.load_games(round_)
    with progress_bar() as progress:
        task = progress.add_task(f"Round {number}: positions", total=None)
        samples = samples_of(logs, jobs, partial(progress.advance, task))
    weights = fit_network(samples, epochs, checkpoints.seed, lambda line: console.print(line, highlight=False))
    source = features_of(checkpoints.game)
    nothing = numpy.zeros((int(source.hidden), int(source.count) + 1), numpy.float32)
    save_weights(checkpoints.weights(number), weights, nothing, int(source.count))


def _estimate_hidden(checkpoints: Checkpoints, number: int, games: int, first: int, jobs: int, backend: str) -> None:
    """Learn what others hide, for bots that forget, and add it to the weights of a round."""
    source = features_of(checkpoints.game)
    if source.hidden == 0:
        return
    path = checkpoints.weights(number)
    plan = earnest_jobs(checkpoints.game, games, first, str(path))
    parts = dict[int, tuple[numpy.ndarray, numpy.ndarray]]()
    for at, features, numbers in map_unordered(run_numbered, list(enumerate(plan)), jobs, backend):
        parts[at] = features, numbers
    features, numbers = (numpy.concatenate([parts[at][i] for at in range(len(plan))]) for i in range(2))
    with numpy.load(path) as stored:
        weights = stored["weights"]
    save_weights(path, weights, fit_hidden_estimates(features, numbers), int(source.count))
