"""Nothing outside a game's own folders names it: a game is its folders and nothing else."""

import re
from pathlib import Path

from frontier.games import GAMES

ROOT = Path(__file__).parents[1]
NAME = re.compile("|".join(GAMES), re.IGNORECASE)
SOURCES = ("src/frontier/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/src/**/*.css")
OWN = re.compile(
    rf"(games|bots|looks|coach|puzzles|adapters/pictures|lab/pioneer_0_1)/({'|'.join(GAMES)})([./]|_|$)"
)  # the folder or file of a game, in any layer
# Files that may name a game, each with its reason.
EXCEPTIONS = {
    "src/frontier/games/__init__.py": "the default game, and an example in a docstring",
    "src/frontier/__init__.py": "the package says what it is about",
    "src/frontier/cli/__init__.py": "the command says what it is about",
    "src/frontier/cli/spaces.py": "an example in the text it writes",
    "src/frontier/engine/record.py": "an example in a docstring",
    "src/frontier/ledger.py": "a comment on how ledgers are called",
    "src/frontier/adapters/pettingzoo.py": "an example in a docstring",
    "src/frontier/adapters/gymnasium.py": "an example in a docstring",
    "src/frontier/adapters/vector.py": "an example in a docstring",
    "src/frontier/adapters/openspiel.py": "an example in a docstring",
    "web/src/home/posters.ts": "the default game",
    "web/src/theme.css": "comments on colours of one game",
}
ICONS = "web/src/art/"  # drawings that several games may use; comments say which do


def named() -> dict[str, int]:
    """Files outside the games' own folders that name a game, and how often."""
    found: dict[str, int] = {}
    for pattern in SOURCES:
        for file in ROOT.glob(pattern):
            path = file.relative_to(ROOT).as_posix()
            if OWN.search(path) or path.startswith(ICONS) or path.endswith(".d.ts"):
                continue
            if n := len(NAME.findall(file.read_text(encoding="utf-8"))):
                found[path] = n
    return found


def test_no_file_outside_a_games_folders_names_it() -> None:
    assert sorted(named().keys() - EXCEPTIONS.keys()) == []


def test_every_exception_is_needed() -> None:
    assert sorted(EXCEPTIONS.keys() - named().keys()) == []
