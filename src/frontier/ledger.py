"""The rule ledgers of docs/rules: their entries, and where the code and the tests name them."""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from frontier import plugins
from frontier.engine.errors import FrontierError

PACKAGE = Path(__file__).parent
ENTRY = re.compile(r"^- \*\*([A-Z]-[A-Z]+-\d+[a-z]?)\b ?([^*]*)\*\* ?(.*)$")
HEADING = re.compile(r"^## ([A-Z]-[A-Z]+)  (.+)$", re.MULTILINE)
VALUES = re.compile(r"^## ([A-Z]-[A-Z]+-\d+)  (.+)$")  # a table of values is one entry
SOURCE = re.compile(r"^(?:Rule source|Sources?): .*", re.MULTILINE)
EXAMPLES = ("cli", "ledger.py", "rulebook.py")  # they name ids only to explain what an id is
PART = re.compile(r"^# PART (\w)\b(?: - )?(.*)")


@dataclass(frozen=True)
class Rule:
    """One entry: its id, its words, the part of the ledger it stands in, and the game that is about."""

    id: str
    text: str
    part: str
    game: str = ""
    source: str = ""  # the rulebooks that the numbers in brackets stand for

    @property
    def section(self) -> str:
        """The id without its number, e.g. M-BUILD."""
        return self.id.rpartition("-")[0]


@dataclass(frozen=True)
class Ledger:
    """All entries; an id can appear again in a later part that clarifies it."""

    rules: tuple[Rule, ...]
    titles: dict[str, str]  # of sections

    def find(self, id_: str) -> list[Rule]:
        """The entries of an id, written in capitals or not; the first is the rule, others clarify it."""
        wanted = id_.upper()
        return [rule for rule in self.rules if rule.id.upper() == wanted]

    def sections(self) -> dict[str, list[Rule]]:
        """Entries by section, in order."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section, []).append(rule)
        return found


@dataclass(frozen=True)
class References:
    """The lines of code and tests that name a rule, each as file and line."""

    sources: list[str]
    tests: list[str] | None  # None where there are no tests at hand
    through: dict[str, list[str]]  # for a rule without code: the code of the rules that its text names, by id


def root() -> Path | None:
    """The project's folder, when this runs from a checkout or beside one."""
    for folder in (PACKAGE.parent.parent, Path.cwd(), *Path.cwd().parents):
        if (folder / "docs" / "rules").is_dir() and (folder / "src" / "frontier").is_dir():
            return folder
    return None


def parse(text: str, game: str = "") -> list[Rule]:
    """The entries of one ledger file; continuation lines belong to the entry above."""
    rules: list[Rule] = []
    part = ""
    named = SOURCE.search(text)
    source = named[0] if named else ""
    for line in text.splitlines():
        if heading := PART.match(line):
            part = heading[1]
        elif values := VALUES.match(line):
            rules.append(Rule(values[1], values[2], part, game, source))
        elif entry := ENTRY.match(line):
            rules.append(Rule(entry[1], f"{entry[2]} {entry[3]}".strip(), part, game, source))
        elif line.startswith("  ") and line.strip() and rules:
            rules[-1] = replace(rules[-1], text=f"{rules[-1].text}\n  {line.strip()}")
    return rules


def load_ledgers() -> Ledger:
    """All ledgers, from the checkout or from the installed package."""
    checkout = root()
    folder = checkout / "docs" / "rules" if checkout else PACKAGE / "rules"
    files = plugins.files(folder, "rules", "*.md")
    if not files:
        raise FrontierError(f"no rule ledgers in {folder}")
    rules: list[Rule] = []
    titles: dict[str, str] = {}
    for file in files:
        page = file.read_text(encoding="utf-8")
        found = parse(page, file.stem.partition("-")[0])  # montana-expansion is of montana
        rules += found
        parts = {heading[1]: heading[2] for line in page.splitlines() if (heading := PART.match(line))}
        for rule in found:  # a section without a heading of its own is called after its part
            titles.setdefault(rule.section, parts.get(rule.part, "").capitalize())
        titles.update((heading[1], heading[2]) for heading in re.finditer(HEADING, page))
    return Ledger(tuple(rules), titles)


def find_places(rule: Rule) -> References:
    """Return where code, data and tests name a rule, ranges such as "M-SHORT-01 to -05" included.

    A rule that no code names, such as an example, is carried out by the rules that its text names: their code is given
    instead.
    """
    checkout = root()
    package = checkout / "src" / "frontier" if checkout else PACKAGE
    named = _search(package, EXAMPLES)
    sources = named.get(rule.id, [])
    tests = _search(checkout / "tests", ()).get(rule.id, []) if checkout else None
    others = [] if sources else sorted(named_ids(rule.text) - {rule.id})
    return References(sources, tests, {id_: named[id_] for id_ in others if id_ in named})


def _search(folder: Path, without: tuple[str, ...]) -> dict[str, list[str]]:
    """Return the lines of a folder's Python and TOML files that name rules, by id."""
    found: dict[str, list[str]] = {}
    for file in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        if file.relative_to(folder).parts[0] in without:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for id_ in named_ids(line):
                found.setdefault(id_, []).append(f"{file.relative_to(folder.parent)}:{number}")
    return found


def named_ids(line: str) -> set[str]:
    """Return every id a text names: M-CITY-03, followers (", -05", "/-05"), ranges ("M-CITY-01 to -05", "-01..05")."""
    found: set[str] = set()
    for match in re.finditer(r"([A-Z]-[A-Z]+)-(\d+[a-z]?)((?:(?:(?:,| and| to) -|\.\.-?|/-)\d+[a-z]?)*)", line):
        section, last = match[1], match[2]
        found.add(f"{section}-{last}")
        for word, number in re.findall(r"(,|and|to|\.\.|/) ?-?(\d+[a-z]?)", match[3]):
            if word in ("to", "..") and last.isdigit() and number.isdigit():
                found.update(f"{section}-{n:02}" for n in range(int(last), int(number)))
            found.add(f"{section}-{number}")
            last = number
    return found
