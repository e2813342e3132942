"""Actions are declared once: a family with its fields. Code, notation, JSON and description follow from that.

A family's codes are consecutive; families stand in the order of their declaration. Events are declared with the same
kinds of fields (engine/events.py).
"""

from collections.abc import Sequence

from frontier.engine.errors import NotationError, OptionError
from frontier.engine.multisets import Multisets

Value = int | str | list[str]
NOTHING = "nothing"


class Field:
    """One choice inside an action, or one number of an event; `size` ways to fill it."""

    def __init__(self, name: str, size: int) -> None:
        self.name = name
        self.size = size

    def value(self, index: int) -> Value:
        """Return what an index means, JSON-ready."""
        raise NotImplementedError

    def as_json(self, index: int) -> dict[str, Value]:
        """The field under its name, for the JSON form of an action or an event."""
        return {self.name: self.value(index)}

    def schema(self) -> dict[str, dict[str, object]]:
        """The JSON Schema of what `as_json` gives, by key."""
        raise NotImplementedError

    def write(self, index: int) -> str:
        """Return the word that stands for an index in move notation."""
        value = self.value(index)
        return "+".join(value) or NOTHING if isinstance(value, list) else str(value)

    def read(self, word: str) -> int:
        """Return the index that a word of notation stands for; ValueError if there is none."""
        for index in range(self.size):
            if self.write(index) == word:
                return index
        raise ValueError(word)

    def refusal(self, move: str, word: str) -> NotationError:
        """Return the error for a word that cannot be read."""
        raise NotImplementedError


class Number(Field):
    """A field that holds a number from low to high."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, high - low + 1)
        self.low = low

    def value(self, index: int) -> Value:
        return self.low + index

    def schema(self) -> dict[str, dict[str, object]]:
        return {self.name: {"type": "integer", "minimum": self.low, "maximum": self.low + self.size - 1}}

    def refusal(self, move: str, word: str) -> NotationError:
        high = self.low + self.size - 1
        return NotationError("notation-number", {"move": move, "word": word, "low": self.low, "high": high})


class Choice(Field):
    """A field that holds one of several ids."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        super().__init__(name, len(ids))
        self.ids = tuple(ids)

    def value(self, index: int) -> Value:
        return self.ids[index]

    def schema(self) -> dict[str, dict[str, object]]:
        return {self.name: {"type": "string", "enum": list(self.ids)}}

    def refusal(self, move: str, word: str) -> NotationError:
        shown = self.ids if self.size <= 12 else (*self.ids[:3], "...", *self.ids[-2:])
        return NotationError("notation-choice", {"move": move, "word": word, "ids": ", ".join(shown)})


class Several(Field):
    """A field that holds low to high things of the given kinds, in no order."""

    def __init__(self, name: str, kinds: Sequence[str], low: int, high: int) -> None:
        self.sets = Multisets(len(kinds), low, high)
        super().__init__(name, len(self.sets))
        self.kinds = tuple(kinds)
        self.low = low
        self.high = high

    def value(self, index: int) -> Value:
        ids: list[str] = []
        for kind, n in zip(self.kinds, self.sets.counts(index), strict=True):
            ids.extend([kind] * n)
        return ids

    def schema(self) -> dict[str, dict[str, object]]:
        one = {"type": "string", "enum": list(self.kinds)}
        return {self.name: {"type": "array", "items": one, "minItems": self.low, "maxItems": self.high}}

    def read(self, word: str) -> int:
        counts = [0] * len(self.kinds)
        if word != NOTHING:
            for kind in word.split("+"):
                counts[self.kinds.index(kind)] += 1
        index = self.sets.index(counts)
        if index < 0:
            raise ValueError(word)
        return index

    def refusal(self, move: str, word: str) -> NotationError:
        kinds = ", ".join(self.kinds) if self.low > 0 else f"{', '.join(self.kinds)} / {NOTHING}"
        args: dict[str, int | str] = {"move": move, "word": word, "low": max(self.low, 1), "high": self.high}
        args["kinds"] = kinds
        return NotationError("notation-several", args)


class Family:
    """A kind of action, e.g. "bid" with a row and a column."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields
        self.base = 0
        self.count = 1
        for field in fields:
            self.count *= field.size

    def code(self, *indices: int) -> int:
        """Return the action code for these field indices."""
        offset = 0
        for field, index in zip(self.fields, indices, strict=True):
            if not 0 <= index < field.size:
                raise OptionError(f"{self.name}: {field.name} {index} is out of range")
            offset = offset * field.size + index
        return self.base + offset

    def indices(self, code: int) -> list[int]:
        """Return the field indices of an action code of this family."""
        offset = code - self.base
        found: list[int] = []
        for field in reversed(self.fields):
            found.append(offset % field.size)
            offset //= field.size
        return found[::-1]


class ActionSpace:
    """All families of actions of a game, and with them its action codes."""

    def __init__(self, *families: Family) -> None:
        self.families = families
        self.named = {family.name: family for family in families}
        self.count = 0
        for family in families:
            family.base = self.count
            self.count += family.count

    def __getitem__(self, name: str) -> Family:
        return self.named[name]

    def family(self, code: int) -> Family:
        """Return the family an action code belongs to."""
        for family in self.families:
            if family.base <= code < family.base + family.count:
                return family
        raise OptionError(f"action {code} does not exist; codes run from 0 to {self.count - 1}")

    def fields(self, code: int) -> dict[str, Value]:
        """Return the JSON form of an action, e.g. {"action": "bid", "row": "cow", "column": 2}."""
        family = self.family(code)
        values: dict[str, Value] = {"action": family.name}
        for field, index in zip(family.fields, family.indices(code), strict=True):
            values |= field.as_json(index)
        return values

    def write(self, code: int) -> str:
        """Return an action in move notation, e.g. "bid cow 2"."""
        family = self.family(code)
        pairs = zip(family.fields, family.indices(code), strict=True)
        return " ".join([family.name, *(field.write(index) for field, index in pairs)])

    def read(self, text: str) -> int:
        """Return the action that a text in move notation stands for."""
        words = text.split()
        if not words:
            raise NotationError("notation-empty", {})
        family = self.named.get(words[0])
        if family is None:
            raise NotationError("notation-unknown", {"word": words[0], "known": ", ".join(sorted(self.named))})
        if len(words) - 1 != len(family.fields):
            shape = " ".join([family.name, *(f"<{field.name}>" for field in family.fields)])
            raise NotationError("notation-shape", {"move": text, "shape": shape})
        indices: list[int] = []
        for field, word in zip(family.fields, words[1:], strict=True):
            try:
                indices.append(field.read(word))
            except ValueError:
                raise field.refusal(text, word) from None
        return family.code(*indices)
