"""How each layer finds what a game brings: by the game's name, in the package or in a folder outside of it.

A game is a folder `games/NAME` and, as far as it likes, `bots/NAME`, `looks/NAME`, `adapters/pictures/NAME`, texts and
a rule ledger. The environment variable FRONTIER_GAMES names folders outside of the package (separated as in PATH) that
hold such parts of further games under the same names.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

VARIABLE = "FRONTIER_GAMES"
FOLDERS = tuple(Path(entry).resolve() for entry in os.environ.get(VARIABLE, "").split(os.pathsep) if entry)


def extend(path: list[str], part: str) -> None:
    """Let a layer's package find its modules in the folders outside too; `path` is its `__path__`."""
    path += [str(folder / part) for folder in FOLDERS if (folder / part).is_dir()]


def files(own: Path, part: str, pattern: str) -> list[Path]:
    """The files of a part in the package's own folder and in those outside, each folder in order."""
    folders = (own, *(folder / part for folder in FOLDERS))
    return [file for folder in folders for file in sorted(folder.glob(pattern))]


def part_of(package: str, game: str) -> ModuleType | None:
    """What a game brings to a layer, its module `package.game`; None if it brings nothing."""
    name = f"{package}.{game}"
    return import_module(name) if find_spec(name) is not None else None
