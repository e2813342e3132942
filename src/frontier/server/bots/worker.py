"""Decides for bots in a process of its own: one JSON job a line on stdin, one JSON answer a line on stdout.

Started by the pool (pool.py) as `python -m frontier.server.bots.worker`; says READY once, ends when stdin closes.
"""

import json
import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from operator import index
from typing import Any, Final

import frontier
from frontier import Game, Player, Seed, State
from frontier.bots.levels import LevelBot
from frontier.games import recorded

READY: Final = "ready"
MOST_GAMES: Final = 32  # configurations kept
MOST_TABLES: Final = 256  # positions kept
MOST_THINKERS: Final = 12  # a big tree has some tens of megabytes

Job = Mapping[str, Any]
Answer = dict[str, int | str]


@lru_cache(maxsize=MOST_GAMES)
def _game(settings: str) -> Game:
    given = json.loads(settings)
    named, hash_ = {key: given[key] for key in ("players", "modules", "rules")}, given["components"]["hash"]
    return recorded(given["game"], hash_, **named, **given["options"])


def game_of(settings: Mapping[str, Any]) -> Game:
    """The game of these settings; equal ones share it."""
    return _game(json.dumps(settings, sort_keys=True))


@dataclass
class Line:
    """A table's moves as far as they are played out, and where they lead."""

    game: Game
    seed: Seed
    state: State
    moves: list[int] = field(default_factory=list)

    def is_start_of(self, game: Game, seed: Seed, moves: Sequence[int]) -> bool:
        """Whether these moves go on from here."""
        return self.game is game and self.seed == seed and self.moves == moves[: len(self.moves)]

    def go_on(self, moves: Sequence[int]) -> None:
        """Play the moves beyond those already played."""
        for action in moves[len(self.moves) :]:
            self.state.apply(action)
            self.moves.append(action)


class Positions:
    """Positions rebuilt from moves; of the tables asked about last, only new moves are played."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, Line] = OrderedDict()

    def at(self, job: Job) -> tuple[Game, State]:
        """The game and the position of a job. The position is kept: look at it, never change it."""
        game, seed, moves = game_of(job["settings"]), job["seed"], list(job["moves"])
        # Taken out while it is worked on: moves that fail leave nothing half-played behind.
        line = self._lines.pop(job["table"], None)
        if line is None or not line.is_start_of(game, seed, moves):
            line = Line(game, seed, game.new(seed))
        line.go_on(moves)
        self._lines[job["table"]] = line
        if len(self._lines) > MOST_TABLES:
            self._lines.popitem(last=False)
        return game, line.state


class Thinkers:
    """Those who search remember, as long as this process is asked about their table, what they have thought already."""

    def __init__(self) -> None:
        self._players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()

    def of(self, job: Job) -> Player:
        """Who decides; everybody but a thinker comes anew to each decision."""
        key = (job["table"], job["seat"], job["bot"])
        player = self._players.pop(key, None) or frontier.bot(job["bot"], job["bot_seed"])
        if isinstance(player, LevelBot):
            self._players[key] = player
            if len(self._players) > MOST_THINKERS:
                self._players.popitem(last=False)
        return player


def choose(job: Job, positions: Positions, thinkers: Thinkers) -> tuple[State, object]:
    """The position and what the bot wants to do in it, legal or not; the bot sees what its seat sees."""
    game, state = positions.at(job)
    seat = job["seat"]
    if state.actor != seat:
        raise ValueError(f"seat {seat} has nothing to decide, it is the turn of {state.actor}")
    return state, thinkers.of(job).choose(game, game.observe(state, seat), seat)


def answer(job: Job, positions: Positions, thinkers: Thinkers) -> Answer:
    """{"action": code}, or {"error": why, "outcome": "crashed" or "illegal"}."""
    try:
        state, chosen = choose(job, positions, thinkers)
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
    positions, thinkers = Positions(), Thinkers()
    os.write(answers, f"{json.dumps(READY)}\n".encode())
    for line in sys.stdin.buffer:
        job = json.loads(line)
        reply = {"job": job.get("job"), **answer(job, positions, thinkers)}
        try:
            os.write(answers, f"{json.dumps(reply)}\n".encode())
        except BrokenPipeError:  # the server is gone
            return


if __name__ == "__main__":
    main()
