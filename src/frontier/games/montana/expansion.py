"""The expansion's components: read from TOML, checked, ready for the modules, each of which reads its own part."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from frontier.engine.components import Reader, Row, fingerprint, list_rows, read_file, read_numbers
from frontier.games.montana.components import SETS, without_expansion
from frontier.games.montana.module import Module

BUNDLED_EXPANSION = Path(__file__).parent / "data" / "expansion.toml"


@dataclass(frozen=True)
class Expansion:
    """One box of the expansion."""

    hash: str  # of the base box and the expansion together
    numbers: dict[str, int]
    tables: dict[str, tuple[object, ...]]  # what each module has read, by the name in the file
    is_reconstructed: bool


def load(source: str | Path | None, modules: tuple[Module, ...]) -> Expansion:
    """Return the expansion of a component set, or the bundled one where its file has none."""
    name = SETS.name_of(source)
    return _read(*_open(source), modules) if name is None else _packaged(name, modules)


@cache
def _packaged(name: str, modules: tuple[Module, ...]) -> Expansion:
    return _read(*_open(name), modules)


def listing(source: str | Path | None, modules: tuple[Module, ...]) -> tuple[tuple[Row, ...], tuple[Path, ...]]:
    """Return the expansion of a set for display, and the file that it comes from if that is another one."""
    reader, base = _open(source)
    _read(reader, base, modules)
    top = Reader(reader.file, "", {"expansion": reader.data}, reader.notes)
    rows = tuple(row for row in list_rows(top) if row.key.startswith("expansion"))
    return rows, (BUNDLED_EXPANSION,) if reader.file == BUNDLED_EXPANSION.name else ()


def _open(source: str | Path | None) -> tuple[Reader, object]:
    """Return the expansion's part of a component file, and the rest of it."""
    own = SETS.read(source)
    base = without_expansion(own.data)
    return (own if own.has("expansion") else read_file(BUNDLED_EXPANSION)).table("expansion"), base


def _read(reader: Reader, base: object, modules: tuple[Module, ...]) -> Expansion:
    reader.only("numbers", *(key for module in modules for key in module.tables))
    ranges = {"numbers": {key: range_ for module in modules for key, range_ in module.numbers.items()}}
    return Expansion(
        numbers={key.removeprefix("numbers."): value for key, value in read_numbers(reader, ranges).items()},
        tables={key: module.read_table(key, reader) for module in modules for key in module.tables},
        is_reconstructed="reconstructed" in reader.notes.values(),
        hash=fingerprint([base, reader.data]),
    )
