"""Games at a table whose luck is known: found before they are played, so that they come to the questions wanted."""

import random
import sqlite3
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

import frontier
from frontier import OVER, Game, Match
from support.server import Json, ServerProcess
from support.tables import Party

LONGEST = 900  # moves
Likes = tuple[str, ...]  # how moves begin in notation that are made whenever they can be, the best liked first


@dataclass(frozen=True)
class Line:
    """Actions that lead to phases: `asked[n]` is the phase in which action n is chosen, "" for chance."""

    actions: list[int]
    asked: list[str]

    def until(self, wanted: set[str]) -> int:
        """How many actions it takes to have been asked everything of this that the line asks."""
        firsts = [self.asked.index(phase) for phase in wanted if phase in self.asked]
        return max(firsts, default=-1) + 1


def seed_of(server: ServerProcess, table: str) -> str:
    """The seed of a table, which only its server knows while the game lasts."""
    with sqlite3.connect(server.database) as database:
        (seed,) = database.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()
    return str(seed)


def game_of(info: Json) -> Game:
    """The game that is played at a table."""
    return frontier.game(info["game"], players=info["players"], modules=tuple(info["modules"]), **info["options"])


def foresee(server: ServerProcess, party: Party, wanted: set[str], tries: int, likes: Likes) -> Line:
    """Of so many games that could be played at a table, one that asks the most of these questions."""
    game, seed = game_of(party.info()), seed_of(server, party.table)
    lines = (play_out(game, seed, random.Random(number), likes) for number in range(tries))
    return max(lines, key=lambda line: (len(wanted & set(line.asked)), -line.until(wanted)))


def play_out(game: Game, seed: str, lots: random.Random, likes: Likes) -> Line:
    """A game in which everybody does what they like if they can, and else what was done least so far."""
    match, used, asked = Match(game, seed), Counter[str](), list[str]()
    match.draw()
    while match.state.actor != OVER and len(match.moves) < LONGEST:
        asked += [""] * (len(match.moves) - len(asked))
        asked.append(str(game.dump(match.state)["phase"]))
        action = _choose(game, match.state.legal_actions(), used, lots, likes)
        match.play(action)
    actions = [move.action for move in match.moves]
    return Line(actions, asked + [""] * (len(actions) - len(asked)))


def _choose(game: Game, legal: list[int], used: Counter[str], lots: random.Random, likes: Likes) -> int:
    moves = {action: game.space.write(action) for action in legal}
    for like in likes:
        if liked := [action for action, move in moves.items() if move.startswith(like)]:
            return lots.choice(liked)
    kinds = sorted({move.partition(" ")[0] for move in moves.values()})
    lots.shuffle(kinds)
    kind = min(kinds, key=lambda name: used[name])
    used[kind] += 1
    return lots.choice([action for action, move in moves.items() if move.partition(" ")[0] == kind])


def decisions(line: Line, end: int) -> Iterator[tuple[str, int]]:
    """What is asked and answered up to a move, without chance."""
    for phase, action in zip(line.asked[:end], line.actions[:end], strict=True):
        if phase:
            yield phase, action
