"""`frontier train`: learn to evaluate the positions of a game by self-play."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from frontier.bots.game_bots import features_of
from frontier.cli.common import Backend, GameName, console, make_folder, progress_bar, warn_if_slow, write_text
from frontier.engine.errors import OptionError
from frontier.games import GAMES
from frontier.lab import plot
from frontier.lab.checkpoints import Checkpoints, save_weights
from frontier.lab.fit import fit_hidden_estimates, fit_network, require_torch
from frontier.lab.self_play import (
    EPSILON,
    Samples,
    SelfPlayJob,
    concatenate,
    evaluation_jobs,
    run_jobs,
    self_play_jobs,
    strength,
)

STRENGTH_SEEDS = 20  # against greedy after each round
REPLAY_ROUNDS = 3  # earlier rounds learnt from again
SEED_STRIDE = 10_000_000  # between the seeds of two rounds


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="For checkpoints; a later call goes on from there.")],
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="Rounds of self-play and learning.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Games of self-play a round.")] = 4000,
    iterations: Annotated[
        int,
        typer.Option("--iterations", "-i", min=1, help="Of the search a decision; from 2 on a policy is learnt too."),
    ] = 1,
    epsilon: Annotated[int, typer.Option(min=0, max=100, help="Percent of the moves that are random.")] = EPSILON,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over the samples of a round.")] = 6,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Learn to evaluate positions by self-play. Needs PyTorch: pip install 'frontier-table\\[train]'.

    In the first round greedy plays, then the learner. Each round leaves a checkpoint and a plot of the strength.
    """
    if game not in GAMES:
        raise OptionError(f"unknown game {game!r}; there is {', '.join(GAMES)}")
    require_torch()  # before hours of play
    warn_if_slow()
    make_folder(folder)
    checkpoints = Checkpoints(folder, game, seed)
    if checkpoints.rounds_done() >= rounds:
        done = checkpoints.rounds_done()
        console.print(f"{folder} has {done} rounds already; --rounds asks for more.", highlight=False)

    def play(plan: list[SelfPlayJob], title: str) -> Samples:
        with progress_bar() as progress:
            task = progress.add_task(title, total=len(plan))
            return run_jobs(plan, jobs, backend, partial(progress.advance, task))

    inputs = int(features_of(game).count)
    for number in range(checkpoints.rounds_done() + 1, rounds + 1):
        file = checkpoints.weights(number)
        before = None if number == 1 else str(checkpoints.weights(number - 1))
        first = seed + number * SEED_STRIDE
        plan = self_play_jobs(game, games, first, before, iterations, epsilon)
        samples = play(plan, f"Round {number}: self-play")
        checkpoints.save_samples(number, samples)
        checkpoints.delete_samples(number - REPLAY_ROUNDS - 1)
        replayed = [checkpoints.replay_samples(old) for old in range(max(1, number - REPLAY_ROUNDS), number)]
        known = concatenate([*replayed, samples])
        weights = fit_network(known, epochs, seed, lambda line: console.print(line, highlight=False))
        save_weights(file, weights, fit_hidden_estimates(samples), inputs)
        if features_of(game).hidden > 0:
            plan = evaluation_jobs(self_play_jobs(game, games // 8, first + SEED_STRIDE // 2, str(file)))
            evaluation = play(plan, f"Round {number}: evaluation games, for what others hold")
            save_weights(file, weights, fit_hidden_estimates(evaluation), inputs)
        checkpoints.complete_round(strength(game, file, range(STRENGTH_SEEDS)))
        strengths = checkpoints.strengths()
        picture = plot.lines(f"{game}: share of wins against greedy after each round", {"learner": strengths})
        write_text(folder / f"{game}.svg", picture)
        console.print(f"Round {number}: {strengths[-1]:.1%} against greedy.", highlight=False)
