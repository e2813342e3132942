"""Every text that the page asks for exists, and the page's texts are all asked for."""

import re
from pathlib import Path

import pytest

from frontier import texts

ROOT = Path(__file__).parents[1]
FILES = (ROOT / "web" / "src").rglob("*")
SOURCES = sorted(path for path in FILES if path.suffix in (".svelte", ".ts") and ".test." not in path.name)
CODE = {path: path.read_text(encoding="utf-8") for path in SOURCES}
# Whole keys in quotes, and the fixed beginning of keys that end in an id.
KEY = re.compile(r"""['"]((?:web|common|montana|homesteaders|server|plan)-[a-z0-9-]+[a-z0-9])['"]""")
BEGINNING = re.compile(r"`((?:web|common|montana|homesteaders|server|plan)-[a-z0-9-]*-)\$\{")
ASKED = {key for code in CODE.values() for key in KEY.findall(code)}
BEGINNINGS = {key for code in CODE.values() for key in BEGINNING.findall(code)}


def keys(lang: str) -> set[str]:
    """All keys of the page's own files."""
    files = (texts.FOLDER / lang).glob("web*.ftl")
    return {key for file in files for key in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.M)}


def test_the_page_was_found() -> None:
    assert len(ASKED) > 100
    assert len(BEGINNINGS) > 5


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_every_text_that_the_page_asks_for_exists(lang: str) -> None:
    assert sorted(key for key in ASKED if not texts.has(lang, key)) == []


def test_every_beginning_leads_to_a_text() -> None:
    known = [line for file in (texts.FOLDER / "en").glob("*.ftl") for line in file.read_text("utf-8").splitlines()]
    assert sorted(begin for begin in BEGINNINGS if not any(line.startswith(begin) for line in known)) == []


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_the_page_has_no_text_that_nobody_asks_for(lang: str) -> None:
    unused = keys(lang) - ASKED
    assert sorted(key for key in unused if not any(key.startswith(begin) for begin in BEGINNINGS)) == []
