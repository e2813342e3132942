"""The base files of Montana name no module and nothing of one: modules stand in their folders and are declared."""

import ast
import re
from pathlib import Path

import pytest

from frontier.games.montana import modules
from frontier.games.montana.game import create

WHOLE = create(modules=[meta.id for meta in modules.metas()])
SOURCE = Path(__file__).parents[3] / "src" / "frontier" / "games" / "montana"
BASE = sorted([*SOURCE.glob("*.py"), *SOURCE.glob("rules/*.py")])
PACKAGE = "frontier.games.montana.modules"
REGISTRY = {"registered", "metas"}  # what the base files may ask of it
USERS = {"components.py", "game.py", "meta.py"}
# What only a module knows. Its ids are declared and looked for besides.
WORDS = re.compile(
    r"\b(toll|nugget|card|market|gate|(watch)?tower|goldrush|helena|granite|bighorn|great falls|river|lowland|"
    r"mountain tile|special (settlement|landscape)|bonus)(s|es)?\b|X-(?!BASE|AMB)[A-Z]+",
    re.IGNORECASE,
)
# Declared by a module under a name that the base game has for something else: the events of a game, its landscape, its
# mountains, the field being settled, the event of an extra turn, the starting tile that is drawn, the top of a file.
SHARED = {"events", "landscape", "mountains", "site", "SITE", "extra_turn", "EXTRA_TURN", "DRAWN", "top"}


def declared() -> set[str]:
    """Ids of everything that the modules declare, and the constants of their slots, phases and events."""
    ids: set[str] = set()
    for module in modules.registered():
        ids |= {*module.phases.values(), *module.numbers, *module.keys, *module.seat_keys}
        ids |= {kind.name for kind in module.event_kinds(WHOLE.constants.labels, WHOLE.players, WHOLE.expansion)}
        ids |= {*module.settlement_keys, *module.lands, *module.extras, *module.going_on}
        ids |= {option.name for option in module.meta.options}
    for folder in modules.FOLDERS:
        for part in ("slots", "phases", "events"):
            text = (SOURCE / "modules" / folder / f"{part}.py").read_text(encoding="utf-8")
            ids |= set(re.findall(r"^([A-Z_]+): Final", text, re.MULTILINE))
    return ids - {"FIRST", "END", "NAMES"} - SHARED


def test_the_lists_of_this_test_are_about_something() -> None:
    assert {"toll", "TOLL", "NUGGETS", "gate_silver", "paid_toll", "helena_looks", "sell_nothing"} <= declared()
    assert {path.name for path in BASE} >= {*USERS, "flow.py", "build.py", "slots.py", "view.py"}


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_a_base_file_names_nothing_of_a_module(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert [found[0] for found in WORDS.finditer(text)] == []
    named = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    named |= {node.attr for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Attribute)}
    constants = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant))
    named |= {value for value in constants if isinstance(value, str)}
    assert sorted(named & declared()) == []


@pytest.mark.parametrize("path", BASE, ids=lambda path: path.name)
def test_a_base_file_imports_the_registry_at_most(path: Path) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            assert not [alias.name for alias in node.names if alias.name.startswith(PACKAGE)]
        elif isinstance(node, ast.ImportFrom):
            assert not str(node.module).startswith(f"{PACKAGE}.")
            names = {alias.name for alias in node.names}
            uses = (node.module == PACKAGE and names) or (f"{node.module}.modules" == PACKAGE and names & {"modules"})
            assert not uses or path.name in USERS
            assert node.module != PACKAGE or names <= REGISTRY


def test_the_registry_lists_every_folder() -> None:
    folders = {path.parent.name for path in (SOURCE / "modules").glob("*/__init__.py")}
    assert folders == set(modules.FOLDERS)
    assert [meta.id for meta in modules.metas()] == [module.meta.id for module in modules.registered()]
