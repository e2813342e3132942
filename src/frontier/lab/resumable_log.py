"""A log of results as they come in, so that long work can be interrupted and resumed."""

import json
from pathlib import Path
from typing import Any

from frontier.engine.errors import OptionError


class ResumableLog:
    """A file with a line of JSON for each result, after a head that says what they belong to; without a path, none."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.path = path
        self.head = json.loads(json.dumps(head))

    def read(self) -> list[dict[str, Any]]:
        """Return the results written before; OptionError if the file belongs to something else."""
        if self.path is None or not self.path.exists():
            return []
        lines = self.path.read_text(encoding="utf-8").splitlines()
        if not lines:
            return []
        found: list[Any] = []
        try:
            for line in lines:
                found.append(json.loads(line))
        except ValueError:
            if len(found) != len(lines) - 1:  # only the last line may have been cut off
                raise self.foreign() from None
        if not found or not all(isinstance(entry, dict) for entry in found):
            raise self.foreign()
        if found[0] != self.head:
            raise OptionError(f"{self.path}: begun with other settings; name another file")
        return found[1:]

    def foreign(self) -> OptionError:
        """Return the error for a file that holds something else."""
        return OptionError(f"{self.path}: not a file that this command has written")

    def begin(self, entries: list[dict[str, Any]]) -> None:
        """Rewrite the file with these results, without half a line at the end; a kill leaves it as it was."""
        if self.path is not None:
            beside = self.path.with_name(f"{self.path.name}.new")
            try:
                beside.write_text("".join(f"{json.dumps(line)}\n" for line in [self.head, *entries]), encoding="utf-8")
                beside.replace(self.path)
            except OSError as error:
                raise OptionError(f"{self.path}: {error.strerror}") from None

    def append(self, entry: dict[str, Any]) -> None:
        """Append a result."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry) + "\n")
