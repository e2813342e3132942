"""`frontier train`: learn to judge the positions of a game."""

import os
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from frontier.bots.learned import FEATURES
from frontier.cli.common import Backend, GameName, console, make_folder, progress_bar, warn_if_slow, write_text
from frontier.engine.errors import OptionError
from frontier.games import GAMES
from frontier.lab import plot
from frontier.lab.school import School, fit, fit_guesses, need_torch, save
from frontier.lab.train import SLIPS, Lesson, Seen, gather, in_earnest, lessons, strength, together

MEASURED = 20  # seeds against greedy after each round
REMEMBERED = 3  # earlier rounds learnt from again
FAR = 10_000_000  # between the seeds of two rounds


def train(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", "-f", help="Where weights are kept; a later call goes on there.")],
    rounds: Annotated[int, typer.Option("--rounds", "-r", min=1, help="Play, learn, play again: how often.")] = 4,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="A round.")] = 4000,
    iterations: Annotated[
        int,
        typer.Option("--iterations", "-i", min=1, help="Of the search; from 2 on leanings are learnt too."),
    ] = 1,
    slips: Annotated[int, typer.Option(min=0, max=100, help="Of a hundred decisions, how many are random.")] = SLIPS,
    epochs: Annotated[int, typer.Option(min=1, help="How often each position is learnt from.")] = 6,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The same seed learns the same.")] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = os.cpu_count() or 1,
    backend: Backend = "processes",
) -> None:
    """Learn from games of its own: who stood how, and who won. Needs PyTorch: pip install 'frontier-table\\[train]'.

    The first round watches greedy; then the learner plays. Each round leaves weights and a plot of the strength.
    """
    if game not in GAMES:
        raise OptionError(f"unknown game {game!r}; there is {', '.join(GAMES)}")
    need_torch()  # before hours of play
    warn_if_slow()
    make_folder(folder)
    school = School(folder, game, seed)
    if school.done() >= rounds:
        console.print(f"{folder} has {school.done()} rounds already; --rounds asks for more.", highlight=False)

    def play(plan: list[Lesson], title: str) -> Seen:
        with progress_bar() as progress:
            task = progress.add_task(title, total=len(plan))
            return gather(plan, jobs, backend, partial(progress.advance, task))

    for number in range(school.done() + 1, rounds + 1):
        before = None if number == 1 else str(school.weights(number - 1))
        plan = lessons(game, games, seed + number * FAR, before, iterations, slips)
        seen = play(plan, f"Round {number}: playing")
        school.keep(number, seen)
        school.forget(number - REMEMBERED - 1)
        parts = [school.kept(old) for old in range(max(1, number - REMEMBERED), number)]
        known = together([*parts, seen])
        weights = fit(known, epochs, seed, lambda line: console.print(line, highlight=False))
        save(school.weights(number), weights, fit_guesses(seen), int(FEATURES[game].count))
        if FEATURES[game].hidden > 0:
            plan = in_earnest(lessons(game, games // 8, seed + number * FAR + FAR // 2, str(school.weights(number))))
            earnest = play(plan, f"Round {number}: what others hold")
            save(school.weights(number), weights, fit_guesses(earnest), int(FEATURES[game].count))
        school.note(strength(game, school.weights(number), range(MEASURED)))
        picture = plot.lines(f"{game}: share of wins against greedy after each round", {"learner": school.strengths()})
        write_text(folder / f"{game}.svg", picture)
        console.print(f"Round {number}: {school.strengths()[-1]:.1%} against greedy.", highlight=False)
