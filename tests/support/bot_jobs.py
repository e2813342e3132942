"""Positions in which a bot has to decide."""

import random
from typing import Any

import frontier
from frontier import Match
from frontier.server.bots import worker
from frontier.server.bots.pool import BotJob
from frontier.server.bots.worker import Positions

MONTANA: dict[str, Any] = dict(frontier.game("montana").settings())
HOMESTEADERS: dict[str, Any] = dict(frontier.game("homesteaders").settings())


def job_at(settings: dict[str, Any], decisions: int, bot: str = "greedy", seed: frontier.Seed = "pool") -> BotJob:
    """The job of deciding after so many random decisions."""
    match = Match(worker.game_of(settings), seed)
    match.draw()
    lots = random.Random(decisions)
    for _ in range(decisions):
        match.play(lots.choice(match.state.legal_actions()))
    moves = tuple(move.action for move in match.moves)
    assert match.state.actor >= 0
    return BotJob(f"{settings['game']}-{seed}", settings, seed, moves, match.state.actor, bot, decisions)


def direct(job: BotJob) -> int:
    """What the bot chooses here."""
    game, state = Positions().at(job.as_json())
    return frontier.bot(job.bot, job.bot_seed).choose(game, game.observe(state, job.seat), job.seat)
