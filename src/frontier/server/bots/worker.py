"""The process in which bots decide: one JSON job a line on stdin, one JSON answer a line on stdout.

Started by the pool (pool.py) as `python -m frontier.server.bots.worker`; says READY once, ends when stdin closes.
"""

import json
import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Mapping
from functools import lru_cache
from operator import index
from typing import Any, Final

import frontier
from frontier import Game, Match, Player, State
from frontier.bots.levels import LevelBot
from frontier.games import recorded
from frontier.server.bots.worker_process import READY

MOST_GAMES: Final = 32  # configurations kept
MOST_TABLES: Final = 256  # matches kept
MOST_TREES: Final = 12  # bots that search kept
MOST_NODES: Final = 2 << 20  # in their trees, some two hundred megabytes; that of the bot asked last is always kept

Job = Mapping[str, Any]
Answer = dict[str, int | str]


@lru_cache(maxsize=MOST_GAMES)
def _game(settings: str) -> Game:
    given = json.loads(settings)
    named, hash_ = {key: given[key] for key in ("players", "modules", "rules")}, given["components"]["hash"]
    return recorded(given["game"], hash_, **named, **given["options"])


def game_of(settings: Mapping[str, Any]) -> Game:
    """Return the game of these settings; equal ones share it."""
    return _game(json.dumps(settings, sort_keys=True))


class MatchCache:
    """The matches of the tables asked about last; of those only new moves are played."""

    def __init__(self) -> None:
        self._matches: OrderedDict[str, Match] = OrderedDict()

    def match_of(self, job: Job) -> Match:
        """Return the match of a job, with all its moves. It is kept: look at it, never change it."""
        game, seed = game_of(job["settings"]), job["seed"]
        # Taken out while it is worked on: moves that fail leave nothing half-played behind.
        match = self._matches.pop(job["table"], None)
        if match is None or match.game is not game or match.seed != seed:
            start = None if job.get("start") is None else game.load(job["start"])
            match = Match(game, seed, keeps_events=False, start=start)
        match.follow(job["moves"])
        self._matches[job["table"]] = match
        if len(self._matches) > MOST_TABLES:
            self._matches.popitem(last=False)
        return match


class BotCache:
    """The bots that search, kept with the trees they have built while this process is asked about their tables."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], LevelBot] = OrderedDict()

    def bot_of(self, job: Job) -> Player:
        """Return the bot that decides; one that does not search is made anew for each decision."""
        key = (job["table"], job["seat"], job["bot"])
        player = self._bots.pop(key, None) or frontier.bot(_called(job), job["bot_seed"])
        if isinstance(player, LevelBot):
            player.effort = job["effort"]
            nodes = [bot.nodes for bot in self._bots.values()]
            while self._bots and (len(self._bots) >= MOST_TREES or sum(nodes) > MOST_NODES):
                self._bots.popitem(last=False)
                del nodes[0]
            self._bots[key] = player
        return player


def _called(job: Job) -> str:
    """Return the name of the bot, with that of its character if it can have one."""
    bot, character = job["bot"], job["character"]
    return f"{bot}:{character}" if character and bot in frontier.LEVELS else str(bot)


def choose(job: Job, matches: MatchCache, bots: BotCache) -> tuple[State, object]:
    """Return the position and what the bot wants to do in it, legal or not; the bot knows what its seat can know."""
    match = matches.match_of(job)
    game, state, seat = match.game, match.state, job["seat"]
    if state.actor != seat:
        raise ValueError(f"seat {seat} has nothing to decide, it is the turn of {state.actor}")
    player = bots.bot_of(job)
    return state, player.choose(game, match.known_to(player, seat), seat)


def answer(job: Job, matches: MatchCache, bots: BotCache) -> Answer:
    """Return {"action": code}, or {"error": why, "outcome": "crashed" or "illegal"}."""
    try:
        state, chosen = choose(job, matches, bots)
    except Exception as error:
        traceback.print_exc()
        return {"error": f"{type(error).__name__}: {error}", "outcome": "crashed"}
    try:
        action = index(chosen)  # type: ignore[arg-type]  # whatever a bot returns
    except TypeError:
        action = -1
    if not state.is_legal(action):
        return {"error": f"{job['bot']} chose {chosen!r}, which is not legal", "outcome": "illegal"}
    return {"action": action}


def main() -> None:
    """Answer jobs until stdin closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops us
    # The answers get a descriptor of their own, so that nothing a bot prints is taken for one.
    answers = os.dup(1)
    os.dup2(2, 1)
    matches, bots = MatchCache(), BotCache()
    os.write(answers, f"{json.dumps(READY)}\n".encode())
    for line in sys.stdin.buffer:
        job = json.loads(line)
        reply = {"job": job.get("job"), **answer(job, matches, bots)}
        try:
            os.write(answers, f"{json.dumps(reply)}\n".encode())
        except BrokenPipeError:  # the server is gone
            return


if __name__ == "__main__":
    main()
