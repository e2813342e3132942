"""Reading component files: TOML in, checked values out, with errors that name the file, the key and the cure."""

import json
import re
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeVar, overload

from frontier.engine.errors import ComponentError, brief

PROVENANCES = ("rulebook", "public", "box", "reconstructed")
NOTE = "note"  # the key under which an entry names a sentence of texts/ about its provenance
STATED = "rulebook"  # the key under which an entry names those of its parts that a rulebook states
EXPANSION = "expansion"  # the table of a file under which everything of an expansion stands

Word = TypeVar("Word", bound=str)


class Reader:
    """A view of one table of a component file; every access is checked."""

    def __init__(self, file: str, path: str, data: object, notes: dict[str, str]) -> None:
        self.file = file
        self.path = path
        self.data = data
        self.notes = notes  # key -> provenance, shared by all readers of a file

    def fail(self, key: str, problem: str) -> ComponentError:
        """Return an error about a key of this table."""
        full = f"{self.path}.{key}" if self.path and key else self.path or key
        return ComponentError(self.file, full, problem)

    def get(self, key: str) -> object:
        """Return a value that must be there."""
        if not isinstance(self.data, dict):
            raise self.fail("", f"expected a table, got {brief(self.data)}")
        if key not in self.data:
            raise self.fail(key, "missing")
        return self.data[key]

    def has(self, key: str) -> bool:
        """Whether a value is given."""
        return isinstance(self.data, dict) and key in self.data

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing, so that a typing error is noticed."""
        if not isinstance(self.data, dict):
            raise self.fail("", f"expected a table, got {brief(self.data)}")
        for key in self.data:
            if key not in keys:
                raise self.fail(str(key), f"unknown key; expected {', '.join(keys)}")

    def table(self, key: str) -> "Reader":
        """Return a reader of a sub-table."""
        path = f"{self.path}.{key}" if self.path else key
        return Reader(self.file, path, self.get(key), self.notes)

    def tables(self, key: str, low: int, high: int) -> list["Reader"]:
        """Return readers of a list of sub-tables, low to high of them."""
        value = self.get(key)
        if not isinstance(value, list) or not low <= len(value) <= high:
            wanted = f"{low}" if low == high else f"{low} to {high}"
            found = len(value) if isinstance(value, list) else brief(value)
            raise self.fail(key, f"expected a list of {wanted} tables, got {found}")
        path = f"{self.path}.{key}" if self.path else key
        return [Reader(self.file, f"{path}[{i}]", entry, self.notes) for i, entry in enumerate(value)]

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number in a range."""
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"expected a whole number from {low} to {high}, got {brief(value)}")
        return value

    def noted(self, key: str, low: int, high: int) -> int:
        """Return a number that stands with its provenance: { value = 18, provenance = "rulebook" }."""
        entry = self.table(key)
        entry.only("value", "provenance")
        entry.note()
        return entry.number("value", low, high)

    def note(self) -> str:
        """Return this table's provenance, and remember it for display."""
        provenance = self.word("provenance", PROVENANCES)
        self.notes[self.path] = provenance
        if self.has(NOTE):
            self.word(NOTE)
        return provenance

    def flag(self, key: str) -> bool:
        """Return a true or false value, false when absent."""
        if not self.has(key):
            return False
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"expected true or false, got {brief(value)}")
        return value

    @overload
    def word(self, key: str) -> str: ...
    @overload
    def word(self, key: str, allowed: tuple[Word, ...]) -> Word: ...
    def word(self, key: str, allowed: tuple[str, ...] = ()) -> str:
        """Return a text, one of those allowed if any are named."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.fail(key, f"expected a text, got {brief(value)}")
        if allowed and value not in allowed:
            raise self.fail(key, f"expected one of {', '.join(allowed)}, got {brief(value)}")
        return value

    def words(self, key: str, allowed: tuple[Word, ...]) -> list[Word]:
        """Return a list of texts, each one of those allowed."""
        value = self.get(key)
        if not isinstance(value, list):
            raise self.fail(key, f"expected a list, got {brief(value)}")
        for i, entry in enumerate(value):
            if entry not in allowed:
                raise self.fail(f"{key}[{i}]", f"expected one of {', '.join(allowed)}, got {brief(entry)}")
        return list(value)


def read_file(path: Path) -> Reader:
    """Open a component file."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ComponentError(str(path), "", f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise ComponentError(str(path), "", "is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(str(path), "", f"is not valid TOML ({error})") from None
    except (ValueError, RecursionError):  # a path no system takes, numbers or nesting beyond measure
        raise ComponentError(str(path), "", "cannot be read") from None
    return Reader(path.name, "", data, {})


@dataclass(frozen=True)
class PackagedSets:
    """The component sets that come with a game: files of one folder by name, the first of them the default."""

    folder: Path
    names: tuple[str, ...]

    def name_of(self, source: str | Path | None) -> str | None:
        """Return the packaged set that a source means; None if it is a file of somebody's own."""
        if source is None:
            return self.names[0]
        return source if isinstance(source, str) and source in self.names else None

    def path(self, source: str | Path | None) -> Path:
        """Return the file of a source: of a packaged set by its name; anything else is a path."""
        name = self.name_of(source)
        return self.folder / f"{name}.toml" if name is not None else Path(str(source))

    def read(self, source: str | Path | None) -> Reader:
        """Open the file of a source; a bare word that is no file was perhaps meant as the name of a set."""
        path = self.path(source)
        if path.name == str(source) and not path.suffix and not path.exists():
            raise ComponentError(str(source), "", f"is neither a file nor a packaged set ({', '.join(self.names)})")
        return read_file(path)


def read_name(reader: Reader) -> str:
    """Return the name of a component set: it stands in records, so it is one plain word."""
    name = reader.word("name")
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,60}", name):
        raise reader.fail("name", f"expected letters, digits, dots and dashes, got {brief(name)}")
    return name


def read_numbers(reader: Reader, ranges: dict[str, dict[str, tuple[int, int]]]) -> dict[str, int]:
    """Return whole sections of numbers, each within its range, as "section.key" -> value."""
    numbers: dict[str, int] = {}
    for section, entries in ranges.items():
        table = reader.table(section)
        table.only(*entries)
        for key, (low, high) in entries.items():
            numbers[f"{section}.{key}"] = table.noted(key, low, high)
    return numbers


def fingerprint(data: object) -> str:
    """Return a short hash of a component set's content, whatever its layout in the file."""
    return sha256(json.dumps(data, sort_keys=True, default=str).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Row:
    """One value of a component set, for display."""

    key: str
    value: str
    provenance: str
    stated: tuple[str, ...] = ()  # parts of it that a rulebook states, whatever the rest comes from
    note: str = ""  # the id of a sentence about its provenance

    @property
    def group(self) -> str:
        """What the value belongs to: the first word of its key, e.g. "tiles" or "expansion.events"."""
        words = re.findall(r"[a-z_]+", self.key)
        return ".".join(words[:2]) if words[0] == EXPANSION else words[0]


@dataclass(frozen=True)
class Listing:
    """The values of a component set, for display."""

    name: str  # of a packaged set, or as the file says
    hash: str
    file: Path
    rows: tuple[Row, ...]
    more_files: tuple[Path, ...] = ()  # read beside it

    @property
    def counts(self) -> dict[str, int]:
        """How many values there are of each provenance."""
        return {known: sum(row.provenance == known for row in self.rows) for known in PROVENANCES}

    @property
    def is_reconstructed(self) -> bool:
        """Whether any value is not the printed one."""
        return self.counts["reconstructed"] > 0

    def groups(self) -> dict[str, list[Row]]:
        """Return the values by what they belong to, in order."""
        found: dict[str, list[Row]] = {}
        for row in self.rows:
            found.setdefault(row.group, []).append(row)
        return found


class Box(Protocol):
    """A component set that has been read."""

    @property
    def name(self) -> str:
        """The name given in the file."""

    @property
    def hash(self) -> str:
        """The fingerprint of its content."""


def list_box(source: str | Path | None, sets: PackagedSets, read: Callable[[Reader], Box]) -> Listing:
    """Return a component set for display, checked as for playing."""
    reader = sets.read(source)
    box = read(reader)
    return Listing(sets.name_of(source) or box.name, box.hash, sets.path(source), list_rows(reader))


def list_rows(reader: Reader) -> tuple[Row, ...]:
    """Return every noted entry of a file with its value and provenance; tiles[2] before tiles[10]."""
    notes = sorted(reader.notes.items(), key=lambda note: _in_numbers(note[0]))
    return tuple(_row(path, _follow(reader.data, path), note) for path, note in notes)


def _row(path: str, value: object, provenance: str) -> Row:
    entry = value if isinstance(value, dict) else {}
    stated = tuple(str(key) for key in entry.get(STATED, ()))
    return Row(path, _shown(value), provenance, stated, str(entry.get(NOTE, "")))


def _in_numbers(path: str) -> list[tuple[int, str]]:
    return [(int(part), "") if part.isdigit() else (-1, part) for part in re.split(r"(\d+)", path)]


def _follow(data: object, path: str) -> object:
    for step in re.findall(r"[^.\[\]]+", path):
        data = data[int(step)] if isinstance(data, list) else data[step] if isinstance(data, dict) else None
    return data


def _shown(value: object) -> str:
    if isinstance(value, list):
        return " ".join(f"({_shown(entry)})" if isinstance(entry, dict) else str(entry) for entry in value) or "-"
    if not isinstance(value, dict):
        return str(value)
    if set(value) == {"value", "provenance"}:
        return str(value["value"])
    parts = {
        key: entry
        for key, entry in value.items()
        if key not in ("provenance", STATED, NOTE) and not isinstance(entry, dict)
    }
    return ", ".join(f"{key} {_shown(entry)}" for key, entry in parts.items())
