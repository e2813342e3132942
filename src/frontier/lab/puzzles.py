"""Looking for puzzles in games of strong bots.

The search of whoever plays says where one move may be far ahead: that costs nothing. Only these positions are looked at
again (puzzles/check.py).
"""

from collections.abc import Iterator
from typing import Final

import frontier
from frontier.bots.greedy import Greedy
from frontier.bots.levels import LevelBot
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.state import OVER, State
from frontier.games import meta
from frontier.lab.config import GameConfig
from frontier.puzzles.check import FEWEST_MOVES, puzzle_of
from frontier.puzzles.puzzle import Puzzle
from frontier.puzzles.themes import declared

PLAYER: Final = "pioneer@80"
PROMISING: Final = 0.06  # by which the values of the player's search have to differ
APART: Final = 12  # moves, of two puzzles from one game


def configs(game: str) -> list[GameConfig]:
    """Return what is played, in turn: every number of players, with open holdings and no modules."""
    options = tuple((option.name, False) for option in meta(game).options if option.name == "screens")
    return [GameConfig(game, players, options=options) for players in (2, 3, 4)]


def find(config: GameConfig, seed: int) -> list[Puzzle]:
    """Return the puzzles of one game."""
    game = config.make()
    found: list[Puzzle] = []
    last = -APART
    for number, state in _promising(game, seed):
        if number - last < APART:
            continue
        one = puzzle_of(game, state)
        if one is not None:
            found.append(one)
            last = number
    return found


def _promising(game: Game, seed: int) -> Iterator[tuple[int, State]]:
    """Play a game, and yield the positions in which the players saw one move far ahead that is not the obvious one."""
    players = [frontier.bot(PLAYER, seed * game.players + seat) for seat in range(game.players)]
    match = Match(game, seed, players, keeps_events=False)
    match.draw()
    left_out = declared(game.id).left_out
    while match.state.actor != OVER:
        before, number = match.state.clone(), len(match.moves)
        match.decide()
        player, seat = players[before.actor], before.actor
        assert isinstance(player, LevelBot)
        if _lead(player, game, seat) >= PROMISING:
            action = match.moves[number].action
            if game.space.family(action).name in left_out:
                continue
            if Greedy().choose(game, game.observe(before, seat), seat) != action:
                yield number, before


def _lead(player: LevelBot, game: Game, seat: int) -> float:
    """Return the lead in value of a player's best move over the next one; 0 if there are too few moves."""
    search = player.search_bots[game.configuration].search
    assert search is not None
    values = sorted((values[seat] for _, _, values in search.moves()), reverse=True)
    return values[0] - values[1] if len(values) >= FEWEST_MOVES else 0.0
