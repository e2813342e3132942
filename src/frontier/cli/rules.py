"""`frontier rules`: a rule of the ledger, where it is implemented and where it is tested."""

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from frontier.cli.common import console
from frontier.engine.errors import OptionError
from frontier.ledger import find_places, load_ledgers


def rules(
    rule: Annotated[
        str | None, typer.Argument(help="An id such as M-BUILD-13, or its beginning such as M-BUILD.")
    ] = None,
) -> None:
    """Print a rule, where it is implemented and where it is tested; without an id, list the sections."""
    ledger = load_ledgers()
    if rule is None:
        grid = Table("section", "about", "rules")
        for section, entries in ledger.sections().items():
            grid.add_row(section, ledger.titles.get(section, ""), str(len(entries)))
        console.print(grid)
        return
    found = ledger.find(rule)
    if not found:
        found = [entry for entry in ledger.rules if entry.id.startswith(rule.upper() + "-")]
        if not found:
            raise OptionError(f"no rule {rule!r}; `frontier rules` lists the sections")
        for entry in found:
            console.print(Text(f"{entry.id}  ", "bold cyan") + Text(entry.text.replace("**", "")))
        return
    for entry in found:
        clarified = " (clarification)" if entry.part == "D" and entry is not found[0] else ""
        console.print(Text(f"{entry.id}{clarified}  ", "bold cyan") + Text(entry.text.replace("**", "")))
    if found[0].source:
        console.print(Text(found[0].source, "dim"))
    places = find_places(found[0])
    none = ("not named in the code", "the tests are not installed here" if places.tests is None else "no test names it")
    for title, lines, nothing in (("implemented in", places.sources, none[0]), ("tested in", places.tests, none[1])):
        console.print(Text(title, "bold"))
        for line in lines or [nothing]:
            console.print(f"  {line}", highlight=False, markup=False)
    for id_, lines in places.through.items():
        console.print(Text(f"its text names {id_}, implemented in", "bold"))
        for line in lines:
            console.print(f"  {line}", highlight=False, markup=False)
