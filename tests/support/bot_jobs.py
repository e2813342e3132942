"""Jobs for bots: positions in which one has to decide."""

import random
from typing import Any

import frontier
from frontier import Match
from frontier.server.bots import worker
from frontier.server.bots.pool import BotJob
from frontier.server.bots.worker import MatchCache

MONTANA: dict[str, Any] = dict(frontier.game("montana").settings())
HOMESTEADERS: dict[str, Any] = dict(frontier.game("homesteaders").settings())


def job_at(settings: dict[str, Any], decisions: int, bot: str = "greedy", seed: frontier.Seed = "pool") -> BotJob:
    """Return the job of deciding after so many random decisions."""
    match = Match(worker.game_of(settings), seed)
    match.draw()
    rng = random.Random(decisions)
    for _ in range(decisions):
        match.play(rng.choice(match.state.legal_actions()))
    moves = tuple(move.action for move in match.moves)
    assert match.state.actor >= 0
    return BotJob(f"{settings['game']}-{seed}", settings, seed, moves, match.state.actor, bot, decisions)


def direct(job: BotJob) -> int:
    """Return what the bot of a job chooses in this process."""
    match = MatchCache().match_of(job.as_json())
    player = frontier.bot(job.bot, job.bot_seed)
    return player.choose(match.game, match.known_to(player, job.seat), job.seat)
