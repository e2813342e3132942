"""Every id of the ledgers has a test that carries it."""

import ast
import tomllib
from pathlib import Path

import pytest

from frontier.ledger import load_ledgers, named_ids, parse

TESTS = Path(__file__).parent.parent
EXCEPTIONS: dict[str, str] = tomllib.loads((Path(__file__).parent / "exceptions.toml").read_text("utf-8"))
PARTS = ("1", "2", "A", "B", "D")  # part C lists what the rulebooks only picture


def marked_ids() -> set[str]:
    """The ids in all `rule` markers of all tests."""
    found: set[str] = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                found.update(
                    arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                )
    return found


def ledger_ids() -> set[str]:
    return {rule.id for rule in load_ledgers().rules if rule.part in PARTS}


def test_every_rule_has_a_test() -> None:
    missing = sorted(ledger_ids() - marked_ids() - set(EXCEPTIONS))
    assert not missing, f"{len(missing)} rules without a test: {', '.join(missing)}"


def test_every_marker_names_a_rule() -> None:
    unknown = sorted(marked_ids() - ledger_ids())
    assert not unknown, f"markers without a rule: {', '.join(unknown)}"


def test_exceptions_are_few_needed_and_reasoned() -> None:
    assert len(EXCEPTIONS) <= 12
    assert all(len(reason) > 20 for reason in EXCEPTIONS.values())
    assert not set(EXCEPTIONS) & marked_ids(), "an exception that has a test is none"
    assert set(EXCEPTIONS) <= ledger_ids()


def test_the_ledger_is_read_completely() -> None:
    sections = load_ledgers().sections()
    assert {"M-BUILD", "M-CITY", "M-AMB", "M-EX"} <= set(sections)
    assert len({rule.id for rule in sections["M-AMB"]}) == 65
    assert {"X-SPECIAL", "X-LAND", "X-CARD", "X-GOLD", "X-EX"} <= set(sections)
    assert len({rule.id for rule in sections["X-AMB"]}) == 50
    assert {"H-BUILD", "H-TWO", "H-VAL", "H-EX", "H-DIFF"} <= set(sections)
    assert len({rule.id for rule in sections["H-AMB"]}) == 61


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("pay (M-CITY-05)", {"M-CITY-05"}),
        ("(M-CITY-03, -05, -09)", {"M-CITY-03", "M-CITY-05", "M-CITY-09"}),
        ("M-SHORT-01 to -03 and -07", {"M-SHORT-01", "M-SHORT-02", "M-SHORT-03", "M-SHORT-07"}),
        ("M-CITY-19a", {"M-CITY-19a"}),
        ("(M-SHORT-01..03)", {"M-SHORT-01", "M-SHORT-02", "M-SHORT-03"}),
        ("M-SHORT-01..-03, -07", {"M-SHORT-01", "M-SHORT-02", "M-SHORT-03", "M-SHORT-07"}),
        ("X-BASE-01/-02 are", {"X-BASE-01", "X-BASE-02"}),
    ],
)
def test_ids_named_in_a_line(line: str, ids: set[str]) -> None:
    assert named_ids(line) == ids


def test_parsing_joins_continued_lines() -> None:
    rules = parse("# PART 1\n- **M-X-01** First. [000]\n  more\n- **M-X-02 Title.** Second.")
    assert [(rule.id, rule.text) for rule in rules] == [
        ("M-X-01", "First. [000]\n  more"),
        ("M-X-02", "Title. Second."),
    ]
