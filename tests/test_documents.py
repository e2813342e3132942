"""The documents lead somewhere: every link, every anchor and every path that they name exists."""

import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MADE = re.compile(r"\.git$|\.venv.*|\..*_cache$|\.hypothesis$|build$|dist$|node_modules$|__pycache__$")
LINK = re.compile(r"\[[^\[\]]*\]\(([^()\s]+)\)")
URL = re.compile(r"https?://\S+")
CODE_BLOCK = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)
CODE = re.compile(r"`([^`\n]+)`")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)
ENDING = r"\.(?:css|ftl|js|json|md|py|svelte|toml|ts|txt|yml)"
FILE = re.compile(rf"[\w.*{{}},/-]+{ENDING}")
PATH = re.compile(rf"(?<![\w/:.])(?:[\w.*{{}},-]+/)+[\w.*-]+{ENDING}\b")  # with a folder: also without backticks
FOLDER = re.compile(r"(?:\.ci|\.github|bench|constraints|docs|examples|src|tests|web)/[\w.*{},/-]+")
SOURCES = (".css", ".py", ".svelte", ".toml", ".ts", ".yml")
DOCUMENT = re.compile(r"\bdocs/[\w./-]+\.md\b")
NOT_OURS = {  # names of files that a reader has or makes
    "my-box.toml",
    "push.toml",
}


def tree() -> list[str]:
    """The files of the checkout, as paths from its root; what tools have made is left out."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if not MADE.match(name)]
        found += [Path(folder, name).relative_to(ROOT).as_posix() for name in files]
    return found


FILES = tree()
DOCUMENTS = sorted(path for path in FILES if path.endswith(".md") and "/fixtures/" not in path)
# Rules to read have anchors of their own, which the package checks.
LINKED = [path for path in DOCUMENTS if not re.search(r"texts/\w+/rules/", path)]


def text_of(path: str) -> str:
    """A document without its blocks of code."""
    return CODE_BLOCK.sub("", (ROOT / path).read_text(encoding="utf-8"))


def anchors(path: str) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    found: set[str] = set()
    for heading in HEADING.findall(text_of(path)):
        slug = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()).replace(" ", "-")
        same = sum(1 for anchor in found if re.fullmatch(rf"{re.escape(slug)}(-\d+)?", anchor))
        found.add(f"{slug}-{same}" if same else slug)
    return found


def is_there(name: str) -> bool:
    """Whether a path ends like this. NAME, GAME and LANGUAGE stand for any one, * and {a,b} are as in a shell."""
    pattern = re.escape(re.sub(r"\b(NAME|GAME|LANGUAGE)\b", "*", name.strip("/"))).replace(r"\*", "[^/]*")
    pattern = re.sub(r"\\\{(.*?)\\\}", lambda found: "(" + found[1].replace(",", "|") + ")", pattern)
    end = re.compile(rf"(?:.*/)?{pattern}(?:/.*)?")
    return any(end.fullmatch(path) for path in FILES)


@pytest.mark.parametrize("path", LINKED)
def test_links_lead_somewhere(path: str) -> None:
    broken = []
    for target in LINK.findall(text_of(path)):
        if re.match(r"[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        there = (ROOT / path).parent / file if file else ROOT / path
        if not there.exists() or (anchor and anchor not in anchors(os.path.relpath(there, ROOT))):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("path", DOCUMENTS)
def test_paths_exist(path: str) -> None:
    text = URL.sub("", LINK.sub("", text_of(path)))
    named = {code for code in CODE.findall(text) if FILE.fullmatch(code) or FOLDER.fullmatch(code)}
    named |= set(PATH.findall(text))
    assert [name for name in sorted(named - NOT_OURS) if not is_there(name)] == []


def test_sources_name_documents_that_exist() -> None:
    missing = set()
    for path in FILES:
        if path.endswith(SOURCES):
            for name in DOCUMENT.findall((ROOT / path).read_text(encoding="utf-8")):
                if not (ROOT / name).exists():
                    missing.add(f"{path}: {name}")
    assert sorted(missing) == []
