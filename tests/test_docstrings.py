"""Docstrings are sentences that can be read without their neighbours."""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "frontier"
LEANING = re.compile(r"(The same|Of|Not|One of them|See above)\b")  # beginnings that need another text to be understood
FEWEST_WORDS = 3


def docstrings(path: Path) -> list[tuple[str, str]]:
    """Return the docstrings of a file, each with the name of what it describes."""
    found: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            text = ast.get_docstring(node)
            if text is not None:
                found.append((node.name, text))
    return found


def is_leaning(text: str) -> bool:
    """Return whether a docstring needs its neighbours, or is too short to be a sentence."""
    return LEANING.match(text) is not None or len(text.split()) < FEWEST_WORDS


@pytest.mark.parametrize(
    "text", ["The same for goods.", "Of a kind of cards.", "Not this one, or none.", "All modules."]
)
def test_a_docstring_that_leans_is_seen(text: str) -> None:
    assert is_leaning(text)


def test_docstrings_stand_alone() -> None:
    leaning = [
        f"{path.relative_to(SOURCE)}: {name}: {text}"
        for path in sorted(SOURCE.rglob("*.py"))
        for name, text in docstrings(path)
        if is_leaning(text)
    ]
    assert not leaning, "\n".join(leaning)
