"""Where the figures of a benchmark are kept: between two markers of a Markdown file."""

from pathlib import Path

from processes import Failure


def put(path: Path, name: str, figures: str) -> None:
    """Replace what stands between the markers of this name."""
    begin, end = f"<!-- {name} figures: begin -->", f"<!-- {name} figures: end -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise Failure(f"{path}: the markers {begin} and {end} are missing")
    path.write_text(f"{before}{begin}\n\n{figures}\n\n{end}{after}", encoding="utf-8")
