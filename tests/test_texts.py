"""All languages say the same things."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import frontier
from frontier import texts
from frontier.games import GAMES
from frontier.texts import FOLDER, LANGUAGES


def variables(node: object) -> set[str]:
    """The names of all variables below a node."""
    found: set[str] = set()
    if isinstance(node, ast.VariableReference):
        found.add(node.id.name)
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                found |= variables(child)
    return found


def messages(file: Path) -> dict[str, set[str]]:
    """Keys of a file with their placeholders; a text that cannot be read fails."""
    found: dict[str, set[str]] = {}
    for entry in parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = variables(entry)
    return found


FILES = sorted(file.name for file in (FOLDER / "en").glob("*.ftl"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_same_keys_and_placeholders_as_english(lang: str, file: str) -> None:
    assert sorted(path.name for path in (FOLDER / lang).glob("*.ftl")) == FILES
    assert messages(FOLDER / lang / file) == messages(FOLDER / "en" / file)


def phase_names(game: str) -> list[str]:
    """What a game may ask, its modules included: NAMES of phases.py, a list or by number."""
    files = (FOLDER.parent / "games" / game).rglob("phases.py")
    found = [".".join(file.relative_to(FOLDER.parent).with_suffix("").parts) for file in files]
    named = [import_module(f"frontier.{name}").NAMES for name in found]
    return [phase for names in named for phase in (names.values() if isinstance(names, dict) else names)]


@pytest.mark.parametrize("game", [id_ for id_ in GAMES if find_spec(f"frontier.games.{id_}.refusals")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_can_ask_or_tell_has_a_text(lang: str, game: str) -> None:
    modules = ("meta", "refusals", "scoring")
    part = {name: import_module(f"frontier.games.{game}.{name}") for name in modules}
    whole = frontier.game(game, modules=part["meta"].META.modules)
    keys = [f"event-{kind.name}" for kind in whole.event_space.kinds]
    keys += [f"prompt-{phase}" for phase in phase_names(game)]
    keys += [f"reason-moment-{family}" for family in part["refusals"].MOMENTS]
    keys += [f"action-{family}" for family in part["refusals"].MOMENTS]
    keys += [f"ending-{ending}" for ending in part["scoring"].ENDINGS]
    keys += [f"option-{option.name}" for option in part["meta"].META.options]
    assert [key for key in keys if not texts.has(lang, f"{game}-{texts.dashed(key)}")] == []


def test_missing_texts_languages_and_arguments_are_errors() -> None:
    with pytest.raises(KeyError, match="no texts in"):
        texts.text("fr", "nothing")
    with pytest.raises(KeyError, match="no text 'no-such-key'"):
        texts.text("en", "no-such-key")
    with pytest.raises(KeyError, match="cli-saved"):
        texts.text("en", "cli-saved")


@pytest.mark.parametrize(("lang", "expected"), [("en", "a, b and c"), ("de", "a, b und c"), ("nl", "a, b en c")])
def test_lists(lang: str, expected: str) -> None:
    assert texts.listed(lang, ["a", "b", "c"]) == expected
    assert texts.listed(lang, ["a"]) == "a"
