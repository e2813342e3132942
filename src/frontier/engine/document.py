"""Reading JSON from outside with errors that name the path and what was expected."""

import json
from typing import TypeVar

from frontier.engine.errors import PositionError, brief

Word = TypeVar("Word", bound=str)


def canonical(value: object) -> str:
    """Return JSON that keeps types apart: 2, 2.0 and true are three things."""
    try:
        return json.dumps(value, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return brief(value)


def demand(holds: bool, path: str, problem: str) -> None:
    """Refuse a position unless something holds."""
    if not holds:
        raise PositionError(path, problem)


class Document:
    """A JSON object; every access is checked."""

    def __init__(self, data: object, path: str = "") -> None:
        if not isinstance(data, dict):
            raise PositionError(path, f"expected an object, got {brief(data)}")
        self.data = data
        self.path = path

    def fail(self, key: str, problem: str) -> PositionError:
        """Return an error about one key."""
        return PositionError(f"{self.path}.{key}" if self.path and key else self.path or key, problem)

    def names(self) -> list[str]:
        """Return the keys of the object."""
        return [str(key) for key in self.data]

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse keys that mean nothing."""
        for key in self.names():
            if key not in keys:
                raise self.fail(key, f"unknown key; expected {', '.join(keys)}")

    def get(self, key: str) -> object:
        """Return a value that must be there."""
        if key not in self.data:
            raise self.fail(key, "missing")
        value: object = self.data[key]
        return value

    def part(self, key: str) -> "Document":
        """Return an object inside."""
        return Document(self.get(key), f"{self.path}.{key}" if self.path else key)

    def entries(self, key: str, count: int | None = None) -> list[object]:
        """Return a list inside, of a certain length if given."""
        value = self.get(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            wanted = "a list" if count is None else f"a list of {count}"
            raise self.fail(key, f"expected {wanted}, got {brief(value)}")
        return value

    def parts(self, key: str, count: int) -> list["Document"]:
        """Return a list of objects inside."""
        path = f"{self.path}.{key}" if self.path else key
        return [Document(entry, f"{path}[{i}]") for i, entry in enumerate(self.entries(key, count))]

    def number(self, key: str, low: int, high: int) -> int:
        """Return a whole number in a range."""
        return self.check_number(key, self.get(key), low, high)

    def check_number(self, key: str, value: object, low: int, high: int) -> int:
        """Return the value if it is a whole number in the range."""
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.fail(key, f"expected a whole number from {low} to {high}, got {brief(value)}")
        return value

    def flag(self, key: str) -> bool:
        """Return a value that must be true or false."""
        value = self.get(key)
        if not isinstance(value, bool):
            raise self.fail(key, f"expected true or false, got {brief(value)}")
        return value

    def word(self, key: str, allowed: tuple[Word, ...]) -> Word:
        """Return one of several texts."""
        return self.check_word(key, self.get(key), allowed)

    def check_word(self, key: str, value: object, allowed: tuple[Word, ...]) -> Word:
        """Return the value if it is one of those allowed."""
        for word in allowed:
            if word == value:
                return word
        shown: tuple[str, ...] = allowed if len(allowed) <= 20 else (*allowed[:3], "...", *allowed[-2:])
        raise self.fail(key, f"expected one of {', '.join(shown)}, got {brief(value)}")
