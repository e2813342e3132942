"""Puzzles of the games: `collection()` finds them in puzzles/GAME, here and in the folders of FRONTIER_GAMES."""

from functools import cache
from pathlib import Path

from frontier import plugins
from frontier.games import GAMES
from frontier.puzzles.puzzle import Puzzle, PuzzleError, load

FOLDER = Path(__file__).parent

plugins.extend(__path__, "puzzles")

__all__ = ["Puzzle", "PuzzleError", "collection", "load", "puzzle"]


@cache
def collection(game: str) -> dict[str, Puzzle]:
    """Return the puzzles of a game by their ids, in the order of their files; PuzzleError if one cannot be read."""
    if game not in GAMES:
        return {}
    files = plugins.files(FOLDER / game, f"puzzles/{game}", "*.jsonl")
    return {one.id: one for file in files for one in load(file)}


def puzzle(id_: str) -> Puzzle | None:
    """Return a puzzle by its id GAME/NAME; None if there is none."""
    return collection(id_.partition("/")[0]).get(id_)
