"""Packaged component sets: chosen by name, found again by their hash."""

from pathlib import Path

import pytest

import frontier
from frontier import ComponentError
from frontier.bots import bot
from frontier.engine.errors import OldRecordError
from frontier.games import GAMES, component_sets, has_components, listing, recorded

WITH_FILES = [id_ for id_ in GAMES if has_components(id_)]
EVERY_SET = [(game, name) for game in WITH_FILES for name in component_sets(game)]


@pytest.mark.parametrize(("id_", "name"), EVERY_SET)
def test_a_packaged_set_is_known_by_its_name(id_: str, name: str) -> None:
    game = frontier.game(id_, components=name)
    assert game.component_set == listing(id_, name).name == name
    assert game.component_hash == listing(id_, name).hash
    assert game.settings()["components"] == {"name": name, "hash": game.component_hash}


@pytest.mark.parametrize("id_", WITH_FILES)
def test_the_first_set_is_the_default(id_: str) -> None:
    assert frontier.game(id_).component_set == component_sets(id_)[0] == "standard"


def test_the_bank_is_the_one_of_the_rulebook_by_default() -> None:
    bank = [entry.value for entry in listing("montana").groups()["bank"]]
    assert bank == ["workers 1, silver 5", "workers 2, silver 8", "workers 3, silver 10"]
    assert [entry.note for entry in listing("montana").groups()["bank"]] == ["bank_reading", "", "bank_picture"]
    assert len(listing("montana", "balanced").groups()["bank"]) == 5


@pytest.mark.parametrize(("id_", "name"), EVERY_SET)
@pytest.mark.parametrize("modules", [(), ("events", "goldrush")])
def test_a_record_finds_its_set_again(id_: str, name: str, modules: tuple[str, ...]) -> None:
    if modules and id_ != "montana":
        modules = ()
    game = frontier.game(id_, components=name, modules=modules)
    match = frontier.Match(game, 3, [bot("random", seat) for seat in range(2)])
    match.run()
    text = frontier.record.dumps(match)
    assert f"components: {name} {game.component_hash}\n" in text
    again = frontier.record.loads(text)
    assert again.game.component_set == name
    assert again.state.key() == match.state.key()


def test_the_hash_decides_whatever_the_set_was_called() -> None:
    game = recorded("montana", frontier.game("montana", components="balanced").component_hash)
    assert game.component_set == "balanced"
    text = frontier.record.dumps(frontier.Match(game, 3))
    assert frontier.record.loads(text.replace("components: balanced", "components: formerly")).game is not None


def test_a_hash_of_no_packaged_set_is_refused() -> None:
    game = frontier.game("montana")
    text = frontier.record.dumps(frontier.Match(game, 3)).replace(game.component_hash, "0123456789abcdef")
    with pytest.raises(OldRecordError, match="recorded with components 'standard 0123456789abcdef'"):
        frontier.record.loads(text)


@pytest.mark.parametrize("id_", WITH_FILES)
def test_a_word_that_is_neither_a_set_nor_a_file_is_refused_with_the_sets(id_: str) -> None:
    with pytest.raises(ComponentError, match="neither a file nor a packaged set"):
        frontier.game(id_, components="ballanced")
    with pytest.raises(ComponentError, match="cannot be read"):
        frontier.game(id_, components=Path("nowhere") / "balanced")


def test_a_path_is_a_file_even_if_it_is_called_like_a_set(tmp_path: Path) -> None:
    file = tmp_path / "balanced"
    text = listing("montana").file.read_text(encoding="utf-8")
    file.write_text(text.replace('name = "standard"', 'name = "my-box"'), encoding="utf-8")
    assert frontier.game("montana", components=file).component_set == "my-box"
