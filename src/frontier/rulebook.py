"""The rules of a game as a text to read, in each language: texts/LANGUAGE/rules/GAME.md, and GAME-PART.md after it.

They are written in a small part of Markdown (src/frontier/texts/README.md says which). Every paragraph names the
entries of the rule ledger that it tells, so that whoever asks about a rule can be shown its paragraph.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Literal

from frontier import plugins
from frontier.engine.errors import FrontierError
from frontier.texts import FOLDER

ID = r"[A-Z]-[A-Z]+-\d+[a-z]?"
SLUG = r"[a-z0-9]+(?:-[a-z0-9]+)*"
HEADING = re.compile(rf"(##|###) (.+?) \{{#({SLUG})\}}")
IDS = re.compile(rf"<!--((?: {ID})*) -->")
FIGURE = re.compile(rf"!\[([^\]]+)\]\(figure:({SLUG})\)")
RULE_LINE = re.compile(r"\|(?: *:?-+:? *\|)+")  # the line below the head of a table
INLINE = re.compile(
    r"\*\*(?P<strong>.+?)\*\*|\*(?P<em>\S.*?)\*|\{icon:(?P<icon>\w+)\}|\[(?P<text>[^\]]+)\]\(#(?P<to>[\w-]+)\)"
)
MARKUP = re.compile(r"\*\*|\]\(|[{}`]|<[a-z/!]|!\[|^\d+\. |^> |^#")  # what is left of it was not understood

Kind = Literal["paragraph", "list", "table", "figure"]


class RulebookError(FrontierError):
    """A text of the rules that cannot be read: file, line, and what was expected there."""


@dataclass(frozen=True)
class Span:
    """Some words of one look, or an icon in their place (`icon`); `to` is the section or the rule that they lead to."""

    text: str = ""
    icon: str = ""
    strong: bool = False
    em: bool = False
    to: str = ""


Line = tuple[Span, ...]


@dataclass(frozen=True)
class Block:
    """A paragraph, list, table or figure, and the ledger ids that it tells.

    `rows` holds cells: one of one cell for a paragraph or a caption, one a list item, and for a table its head first.
    """

    kind: Kind
    rules: tuple[str, ...]
    rows: tuple[tuple[Line, ...], ...]
    figure: str = ""
    line: int = field(default=0, compare=False)  # of the file, for errors


@dataclass(frozen=True)
class Section:
    """A heading and the blocks below it. Level 1 is the title of a file, which has the file's name as its slug."""

    slug: str
    level: int
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    game: str
    lang: str
    sections: tuple[Section, ...]

    @property
    def title(self) -> str:
        """The title of the first file."""
        return self.sections[0].title

    def blocks(self) -> Iterator[Block]:
        """All blocks, in order."""
        for section in self.sections:
            yield from section.blocks

    def find(self, id_: str) -> Block | None:
        """The first block that tells a rule, its id written in capitals or not; None if no block does."""
        wanted = id_.upper()
        return next((block for block in self.blocks() if wanted in (rule.upper() for rule in block.rules)), None)


@cache
def load(game: str, lang: str) -> Rulebook | None:
    """The rules of a game in a language; None where nobody has written them."""
    own, part = FOLDER / lang / "rules", f"texts/{lang}/rules"
    files = [*plugins.files(own, part, f"{game}.md"), *plugins.files(own, part, f"{game}-*.md")]
    return read(game, lang, files) if files and files[0].stem == game else None


def read(game: str, lang: str, files: list[Path]) -> Rulebook:
    """Read the files of a rulebook in their order; RulebookError if there is anything wrong with them."""
    sections: list[Section] = []
    for file in files:
        known = {section.slug for section in sections}
        found = _Reader(file).read()
        for section in found:
            if section.slug in known:
                raise RulebookError(f"{file}: expected a slug of its own, but #{section.slug} is there already")
            known.add(section.slug)
        sections += found
    book = Rulebook(game, lang, tuple(sections))
    _check_links(book, files)
    return book


def _check_links(book: Rulebook, files: list[Path]) -> None:
    """Every link leads to a section, or to a rule that some paragraph tells."""
    slugs = {section.slug for section in book.sections}
    stems = {file.stem: file for file in files}
    file = files[0]
    for section in book.sections:
        file = stems.get(section.slug, file) if section.level == 1 else file
        for block in section.blocks:
            for span in (span for row in block.rows for cell in row for span in cell):
                if span.to and span.to not in slugs and book.find(span.to) is None:
                    raise RulebookError(
                        f"{file}:{block.line}: expected a link to a section or to a rule that is told, "
                        f"but there is no #{span.to}"
                    )


class _Reader:
    """Reads one file, line by line."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines = file.read_text(encoding="utf-8").splitlines()
        self.at = 0

    def fail(self, expected: str, at: int | None = None) -> RulebookError:
        number = (self.at if at is None else at) + 1
        return RulebookError(f"{self.file}:{number}: expected {expected}")

    def read(self) -> list[Section]:
        if not self.lines or not re.match(r"# \S", self.lines[0]):
            raise self.fail("the title, as in '# Title'")
        sections = [Section(self.file.stem, 1, self.lines[0][2:].strip(), ())]
        self.at = 1
        while self.skip_empty():
            if self.lines[self.at].startswith("#"):
                sections.append(self.heading(sections))
            else:
                last = sections[-1]
                sections[-1] = replace(last, blocks=(*last.blocks, self.block()))
        return sections

    def skip_empty(self) -> bool:
        """Go to the next line that says something; False at the end of the file."""
        while self.at < len(self.lines) and not self.lines[self.at].strip():
            self.at += 1
        return self.at < len(self.lines)

    def heading(self, before: list[Section]) -> Section:
        found = HEADING.fullmatch(self.lines[self.at].rstrip())
        if found is None:
            raise self.fail("a heading with its slug, as in '## Building {#building}'")
        level = len(found[1])
        if level == 3 and len(before) == 1:
            raise self.fail("a section (##) before its first subsection (###)")
        if any(section.slug == found[3] for section in before):
            raise self.fail(f"a slug of its own, but #{found[3]} is there already")
        self.at += 1
        return Section(found[3], level, found[2], ())

    def block(self) -> Block:
        first, named = self.at, self.lines[self.at].strip()
        rules: tuple[str, ...] = ()
        if named.startswith("<!--"):
            ids = IDS.fullmatch(named)
            if ids is None:
                raise self.fail("ids of rules, as in '<!-- M-TURN-01 M-TURN-02 -->', or '<!-- -->'")
            rules = tuple(ids[1].split())
            self.at += 1
            if not self.skip_empty() or self.lines[self.at].startswith(("#", "<!--")):
                raise self.fail("a paragraph, list, table or figure after the ids of its rules", first)
        elif not named.startswith("!["):
            raise self.fail("the ids of the rules that a paragraph tells, as in '<!-- M-TURN-01 -->', before it")
        first = self.at
        while self.at < len(self.lines) and self.lines[self.at].strip():
            if self.at > first and self.lines[self.at].startswith(("#", "<!--")):
                raise self.fail("an empty line after a paragraph")
            self.at += 1
        return self.content(rules, first, self.lines[first : self.at])

    def content(self, rules: tuple[str, ...], first: int, lines: list[str]) -> Block:
        start, number = lines[0], first + 1
        if start.startswith("!["):
            figure = FIGURE.fullmatch(" ".join(line.strip() for line in lines))
            if figure is None:
                raise self.fail("a figure on its own, as in '![caption](figure:name)'", first)
            return Block("figure", rules, ((self.spans(figure[1], first),),), figure[2], number)
        if start.startswith("- "):
            return Block("list", rules, tuple(self.items(first, lines)), line=number)
        if start.startswith("|"):
            return Block("table", rules, tuple(self.table(first, lines)), line=number)
        return Block("paragraph", rules, ((self.joined(first, lines),),), line=number)

    def items(self, first: int, lines: list[str]) -> Iterator[tuple[Line]]:
        starts = [index for index, line in enumerate(lines) if line.startswith("- ")]
        for start, end in zip(starts, [*starts[1:], len(lines)]):
            for index in range(start + 1, end):
                if not re.match(r"  [^\s-]|  -\S", lines[index]):
                    raise self.fail("'- ' before an item of a list, or two spaces before its next line", first + index)
            yield (self.joined(first + start, [lines[start][2:], *lines[start + 1 : end]]),)

    def table(self, first: int, lines: list[str]) -> Iterator[tuple[Line, ...]]:
        if len(lines) < 3 or not RULE_LINE.fullmatch(lines[1].strip()):
            raise self.fail("a table of a head, a line '|---|---|' and rows", first)
        width = lines[0].strip().count("|")
        for index, line in enumerate(lines):
            row = line.strip()
            if not (row.startswith("|") and row.endswith("|") and row.count("|") == width):
                raise self.fail(f"a row of {width - 1} cells, '|' before and after each", first + index)
            if index != 1:
                yield tuple(self.spans(cell.strip(), first + index) for cell in row[1:-1].split("|"))

    def joined(self, first: int, lines: list[str]) -> Line:
        return self.spans(" ".join(line.strip() for line in lines), first)

    def spans(self, text: str, at: int, look: Span | None = None) -> Line:
        """Return words with their looks, which may stand inside each other."""
        look, found, last = look or Span(), list[Span](), 0
        for match in INLINE.finditer(text):
            found += self.plain(text[last : match.start()], at, look)
            if match["strong"]:
                found += self.spans(match["strong"], at, replace(look, strong=True))
            elif match["em"]:
                found += self.spans(match["em"], at, replace(look, em=True))
            elif match["icon"]:
                found.append(replace(look, icon=match["icon"]))
            else:
                found += self.spans(match["text"], at, replace(look, to=match["to"]))
            last = match.end()
        return (*found, *self.plain(text[last:], at, look))

    def plain(self, text: str, at: int, look: Span) -> list[Span]:
        if wrong := MARKUP.search(text):
            expected = "plain words, **bold**, *italic*, {icon:name} or [text](#section)"
            raise self.fail(f"{expected}, but there is {wrong[0]!r}", at)
        return [replace(look, text=text)] if text else []
