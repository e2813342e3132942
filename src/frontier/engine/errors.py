"""Every error a caller can meet.

FrontierError
├── OptionError       a game, option, module or player count that does not exist
├── ComponentError    a component file that cannot be used (file, key, what was expected)
├── IllegalAction     an action the rules refuse in this position
├── NotationError     a move text that cannot be read
├── PositionError     a position (JSON) that cannot exist
└── RecordError       a record that is damaged or breaks the rules (line and reason)
"""

import reprlib

from frontier.texts import text


def brief(value: object) -> str:
    """A value from outside, shown short and safely whatever it is."""
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
        super().__init__(f"{file}: {key}: {problem}" if key else f"{file}: {problem}")
        self.file = file
        self.key = key
        self.problem = problem


class IllegalAction(FrontierError, ValueError):
    """An action the rules refuse; the state is unchanged. `rule` is the ledger id behind the refusal."""

    def __init__(self, action: object, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.action = action
        self.rule = rule


class NotationError(FrontierError, ValueError):
    """A move text that cannot be read in this game; `key` and `args` name the sentence of texts/ that says why."""

    def __init__(self, key: str, args: dict[str, int | str]) -> None:
        super().__init__(text("en", key, args))
        self.key = key
        self.details = args


class PositionError(FrontierError, ValueError):
    """A position that cannot exist; `path` leads to the offending value."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path
        self.problem = problem


class RecordError(FrontierError, ValueError):
    """A record that is damaged or breaks the rules."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line
        self.problem = problem
