"""Lessons of the games: `courses()` finds them in lessons/GAME, here and in the folders that FRONTIER_GAMES names."""

from functools import cache
from pathlib import Path

from frontier import plugins
from frontier.games import GAMES
from frontier.lessons.lesson import Lesson, LessonError, load

FOLDER = Path(__file__).parent

__all__ = ["Lesson", "LessonError", "course", "lesson", "load"]


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in the order in which they are taught; LessonError if one cannot be read."""
    if game not in GAMES:
        return ()
    files = plugins.files(FOLDER / game, f"lessons/{game}", "*.toml")
    found = [load(file, game) for file in files]
    return tuple(sorted(found, key=lambda one: (one.number, one.name)))


def lesson(id_: str) -> Lesson | None:
    """Return a lesson by its id GAME/NAME; None if there is none."""
    game, _, name = id_.partition("/")
    return next((one for one in course(game) if one.name == name), None)
