"""The figures of a benchmark: how they are printed, and kept between two markers of a Markdown file."""

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from processes import Failure


class Report(Protocol):
    """What a benchmark has measured."""

    def markdown(self) -> str: ...

    def as_json(self) -> Any: ...


def tell(text: str) -> None:
    """Print progress, apart from the report."""
    print(text, file=sys.stderr, flush=True)


def publish(
    name: str, parser: argparse.ArgumentParser, arguments: list[str] | None, measure: Callable[..., Report]
) -> int:
    """Measure what the arguments ask for, print it, and keep it where they say; 1 if it failed."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of Markdown")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the tables into this Markdown file as well")
    options = parser.parse_args(arguments)
    try:
        report = measure(options)
        if options.write is not None:
            put(options.write, name, report.markdown())
    except Failure as failure:
        tell(f"{name}.py: {failure}")
        return 1
    print(json.dumps(report.as_json(), indent=2) if options.json else report.markdown())
    return 0


def put(path: Path, name: str, figures: str) -> None:
    """Replace what stands between the markers of this name."""
    begin, end = f"<!-- {name} figures: begin -->", f"<!-- {name} figures: end -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise Failure(f"{path}: the markers {begin} and {end} are missing")
    path.write_text(f"{before}{begin}\n\n{figures}\n\n{end}{after}", encoding="utf-8")
