"""Every error a caller can meet.

FrontierError
├── OptionError       a game, option, module or player count that does not exist
├── ComponentError    a component file that cannot be used (file, key, what was expected)
├── IllegalAction     an action the rules refuse in this position
├── NotationError     a move text that cannot be read
├── PositionError     a position (JSON) that cannot exist
└── RecordError       a record that is damaged or breaks the rules (line and reason)
    └── OldRecordError    one of other rules or components than this program has

frontier.rulebook adds RulebookError, a text of the rules that cannot be read (file, line, what was expected).
"""

import reprlib

from frontier.texts import text


def brief(value: object) -> str:
    """Return a value from outside as text, short and safe whatever it is."""
    try:
        return reprlib.repr(value)
    except (ValueError, RecursionError):
        return "something huge"


class FrontierError(Exception):
    """Base of all errors raised on purpose."""


class OptionError(FrontierError, ValueError):
    """A game, option, module or player count that does not exist."""


class ComponentError(FrontierError, ValueError):
    """A component file that cannot be used."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(file, key, problem)
        self.file = file
        self.key = key
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.problem}" if self.key else f"{self.file}: {self.problem}"


class IllegalAction(FrontierError, ValueError):
    """An action the rules refuse; the state is unchanged. `rule` is the ledger id behind the refusal."""

    def __init__(self, action: object, message: str, rule: str = "") -> None:
        super().__init__(action, message, rule)
        self.action = action
        self.message = message
        self.rule = rule

    def __str__(self) -> str:
        return self.message


class NotationError(FrontierError, ValueError):
    """A move text that cannot be read in this game; `key` and `args` name the sentence of texts/ that says why."""

    def __init__(self, key: str, args: dict[str, int | str]) -> None:
        super().__init__(key, args)
        self.key = key
        self.details = args

    def __str__(self) -> str:
        return text("en", self.key, self.details)


class PositionError(FrontierError, ValueError):
    """A position that cannot exist; `path` leads to the offending value."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(path, problem)
        self.path = path
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.path}: {self.problem}" if self.path else self.problem


class RecordError(FrontierError, ValueError):
    """A record that is damaged or breaks the rules."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(line, problem)
        self.line = line
        self.problem = problem

    def __str__(self) -> str:
        return f"line {self.line}: {self.problem}" if self.line else self.problem


class OldRecordError(RecordError):
    """A record of other rules or components than this program has: sound, but not playable here."""
