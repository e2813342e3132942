"""Component files: a person's own box, and clear words when something in it is wrong."""

from pathlib import Path

import pytest

import frontier
from frontier import ComponentError
from frontier.games import listing
from support.boxes import MONTANA_FILE

TEXT = MONTANA_FILE.read_text(encoding="utf-8")


def own_box(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT
    file = tmp_path / "my-box.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


def test_a_box_of_one_s_own_is_played_with(tmp_path: Path) -> None:
    file = own_box(tmp_path, "workers = 1\nsilver = 5", "workers = 1\nsilver = 6")
    file.write_text(file.read_text().replace('name = "standard"', 'name = "my-box"'))
    game = frontier.game("montana", players=2, components=str(file))
    assert game.component_set == "my-box"
    assert game.component_hash != frontier.game("montana", players=2).component_hash
    assert game.view(game.new(1), None)["printed"]["bank"][0] == {"workers": 1, "silver": 6}


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        ("format = 1", "format = 2", "format", "from 1 to 1"),
        ("cows = { value = 24", "cows = { value = -1", "pieces.cows.value", "whole number from 4 to 100"),
        ("cows = { value = 24", 'cows = { value = "many"', "pieces.cows.value", "got 'many'"),
        (
            'value = 24, provenance = "rulebook"',
            'value = 24, provenance = "hearsay"',
            ".provenance",
            "rulebook, public",
        ),
        ("[pieces]\n", "[pieces]\nhorses = 3\n", "pieces.horses", "unknown key"),
        ('["stone", "pumpkin"]', '["stone", "white"]', "wheel[0].workers", "both white or none"),
        ('["stone", "pumpkin"]', '["stone", "iron"]', "wheel[0].workers[1]", "got 'iron'"),
        ("workers = 1\nsilver = 5", "workers = 9\nsilver = 5", "bank[0].workers", "from 1 to 3"),
        ("[2, 3, 4, 5, 6]", "[3, 4, 4]", "city.columns.pumpkins", "rising prices"),
        ('id = "goods"', 'id = "gods"', "city.rows[1].id", "expected one of goods"),
        ('land = "lake", canteen = true', 'land = "sea"', ".land", "meadow, mountain, lake"),
        ('land = "mountain"', 'land = "mountain", cow = true', ".cow", "not on a mountain"),
        ('id = "t01"', 'id = "t02"', "tiles", "different id"),
        ("[[0, 0], [1, 0]", "[[0, 0], [0, 0]", "players.2.outline", "7 different places"),
        ("[[0, 0], [1, 0]", "[[0, 0], [true, 0]", "players.2.outline", "7 different places"),
        ("[[0, 0], [1, 0]", "[[0, 0], [4, 4]", "players.2.outline", "touch each other"),
        ("[2, 3, 4, 5, 6]", "[true, 4]", "city.columns.pumpkins", "rising prices"),
        ('name = "standard"', 'name = "my box"', "name", "letters, digits"),
        ("big_goods = { value = 6,", "big_goods = { value = 2,", "players.2.big_goods", "at once"),
        ("format = 1", "format = 1979-05-27", "format", "from 1 to 1"),
        ("canteens = { value = 6", "canteens = { value = 5", "tiles", "canteens"),
        ("big_goods = { value = 6,", "big_goods = { value = 60,", "players.2.big_goods", "more than the box holds"),
    ],
)
def test_a_bad_file_names_the_key_and_what_was_expected(
    tmp_path: Path, old: str, new: str, key: str, told: str
) -> None:
    with pytest.raises(ComponentError) as refused:
        frontier.game("montana", components=own_box(tmp_path, old, new))
    assert refused.value.file == "my-box.toml"
    assert key in refused.value.key
    assert told in refused.value.problem


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="cannot be read"):
        frontier.game("montana", components=tmp_path / "missing.toml")
    broken = tmp_path / "broken.toml"
    broken.write_text("name = [")
    with pytest.raises(ComponentError, match="not valid TOML"):
        frontier.game("montana", components=broken)
    broken.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(ComponentError, match="not UTF-8"):
        frontier.game("montana", components=broken)


def test_the_listing_shows_every_value_with_its_provenance() -> None:
    box = listing("montana")
    rows = {row.key: row for row in box.rows}
    assert rows["pieces.cows"].value == "24"
    assert rows["pieces.cows"].provenance == "rulebook"
    assert rows["bank[0]"].provenance == "reconstructed"
    assert rows["areas.mine[1]"].value == "silver 3, goods 2"
    assert sum("tiles[" in key for key in rows) == 84


def test_endless_nesting_and_impossible_paths_are_refused(tmp_path: Path) -> None:
    deep = tmp_path / "deep.toml"
    deep.write_text("name = " + "[" * 100_000)
    for source in (deep, "a\0b"):
        with pytest.raises(ComponentError):
            frontier.game("montana", components=source)


def test_tiles_that_never_connect_are_refused_not_tried_for_ever(tmp_path: Path) -> None:
    lines = TEXT.splitlines()
    for i, line in enumerate(lines):
        if 'at = "ring' in line:
            lines[i] = line.split("land")[0] + 'land = "mountain", provenance = "reconstructed" },'
        elif 'at = "centre"' in line:
            lines[i] = line.split("land")[0] + 'land = "meadow", cost = ["grain"], provenance = "reconstructed" },'
    file = tmp_path / "islands.toml"
    file.write_text("\n".join(lines))
    with pytest.raises(ComponentError, match="connected"):
        frontier.game("montana", components=file).new(1)
