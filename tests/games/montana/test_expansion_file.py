"""The expansion's part of a component file: a person's own values, and clear words when something in it is wrong."""

import copy
import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import ComponentError, Game
from frontier.games import listing
from frontier.games.montana.expansion import BUNDLED_EXPANSION
from frontier.games.montana.expansion import load as load_expansion
from frontier.games.montana.modules import registered
from support.boxes import MONTANA_FILE
from support.montana_modules import LANDSCAPES, MODULES, Json

BASE = MONTANA_FILE.read_text(encoding="utf-8")
EXPANSION = BUNDLED_EXPANSION.read_text(encoding="utf-8")
VALUES: Json = tomllib.loads(EXPANSION)["expansion"]


def own_box(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """The bundled files one after the other, with these texts replaced."""
    text = f"{BASE}\n{EXPANSION}"
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    return file


def written(tmp_path: Path, values: Json) -> Path:
    """The bundled base game with these values of the expansion, as one inline table."""
    file = tmp_path / "my-box.toml"
    file.write_text(f"expansion = {toml(values)}\n{BASE}", encoding="utf-8")
    return file


def toml(value: object) -> str:
    """A value in TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {toml(entry)}" for key, entry in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    return value if isinstance(value, Raw) else json.dumps(value)


def game(file: Path | None, players: int = 2, modules: tuple[str, ...] = MODULES, **options: Any) -> Game:
    return frontier.game("montana", players=players, modules=modules, components=file, **options)


# Values of one's own ------------------------------------------------------------------------------


def test_both_files_one_after_the_other_are_the_bundled_box(tmp_path: Path) -> None:
    own, bundled = game(own_box(tmp_path)), game(None)
    assert own.component_hash == bundled.component_hash
    assert own.component_set == bundled.component_set
    assert own.dump(own.new(5)) == bundled.dump(bundled.new(5))
    assert game(written(tmp_path, VALUES)).component_hash == bundled.component_hash


def test_a_base_file_without_the_expansion_uses_the_bundled_one(tmp_path: Path) -> None:
    file = tmp_path / "base.toml"
    file.write_text(BASE, encoding="utf-8")
    assert game(file).component_hash == game(None).component_hash


def test_the_base_game_is_known_by_its_own_values_alone(tmp_path: Path) -> None:
    changed = own_box(tmp_path, ("gate_silver = { value = 1", "gate_silver = { value = 2"))
    base = game(None, modules=())
    assert game(changed, modules=()).component_hash == base.component_hash
    assert base.component_hash != game(None).component_hash
    for modules in (("events",), MODULES):
        assert game(changed, modules=modules).component_hash != game(None, modules=modules).component_hash
    cows = own_box(tmp_path, ("cows = { value = 24", "cows = { value = 25"))
    assert game(cows).component_hash != game(None).component_hash


def playing(file: Path | None, edit: Any, seed: int = 1, **options: Any) -> tuple[Game, frontier.State]:
    """A game at the first turn, its position edited."""
    own = game(file, **options)
    state = own.new(seed)
    while own.dump(state)["phase"] != "turn":
        state.apply(state.legal_actions()[0])
    data = own.dump(state)
    edit(data)
    return own, own.load(data)


def hold_silver(data: Json) -> None:
    data["mountains"][min(data["mountains"])].update(tile="silver", known_to=[0], holder=0)


def test_the_silver_of_a_mountain_tile_is_what_the_file_says(tmp_path: Path) -> None:
    file = own_box(tmp_path, ("tile_silver = { value = 3", "tile_silver = { value = 5"))
    for source, silver in ((None, 3), (file, 5)):
        own, state = playing(source, hold_silver, modules=("goldrush",))
        before = own.dump(state)["seats"][0]["silver"]
        state.apply(own.notation.read(state, "use silver"))
        assert own.dump(state)["seats"][0]["silver"] == before + silver


def test_the_gate_brings_what_the_file_says(tmp_path: Path) -> None:
    """Seat 0 builds a gate beside the only settlement of seat 1."""
    file = own_box(tmp_path, ("gate_silver = { value = 1", "gate_silver = { value = 2"))
    for source, silver in ((None, 1), (file, 2)):
        own = game(source, modules=("settlements",))
        view = own.view(own.new(1), None)
        here, there = two_meadows(view)

        def edit(data: Json, here: Json = here, there: Json = there) -> None:
            data["settlements"][there["label"]] = {"seat": 1, "tiles": 1, "top": "plain"}
            data["seats"][1]["stock"] -= 1
            data["seats"][1]["silver"] = 9
            for good in here["cost"]:
                data["seats"][0]["goods"][good] += 1
                data["supply"]["goods"][good] -= 1

        own, state = playing(source, edit, modules=("settlements",))
        state.apply(own.notation.read(state, f"build {here['label']}"))
        state.apply(own.notation.read(state, "tile gate plain"))
        assert own.dump(state)["seats"][1]["silver"] == 9 - silver


def two_meadows(view: Json) -> tuple[Json, Json]:
    """Neighbouring meadows without a cow, away from the starting tile, for one settlement each."""
    start = view["landscape"]["start"]
    fields = [
        field
        for field in view["fields"]
        if field["land"] == "meadow"
        and field["label"] != start
        and not field["cow_symbol"]
        and field["settlements"] == 1
    ]
    steps = {(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)}
    return next(
        (here, there)
        for here in fields
        for there in fields
        if (here["q"] - there["q"], here["r"] - there["r"]) in steps
    )


def test_cards_and_tiles_are_split_as_the_file_says(tmp_path: Path) -> None:
    values = copy.deepcopy(VALUES)
    values["events"] = [
        {"kind": "buy", "shows": ["big_copper", "grain"], "count": 15, "provenance": "box"},
        {"kind": "rich", "count": 15, "provenance": "box"},
    ]
    values["mountains"] = [
        {"kind": "silver", "count": 15, "provenance": "box"},
        {"kind": "good", "shows": ["big_stone"], "count": 7, "provenance": "box"},
    ]
    own = game(written(tmp_path, values), modules=("events", "goldrush"))
    printed = own.view(own.new(1), None)["printed"]
    assert [(card["id"], card["count"]) for card in printed["cards"]] == [("buy_grain_big_copper", 15), ("rich", 15)]
    assert [(tile["id"], tile["count"]) for tile in printed["mountain_tiles"]] == [
        ("silver", 15),
        ("good_big_stone", 7),
    ]
    state = own.new(1)
    while own.dump(state)["phase"] != "draw_card":
        state.apply(state.legal_actions()[0])
    drawn = {own.notation.write(state, action): chance for action, chance in state.chance_outcomes()}
    assert drawn == {"draw buy_grain_big_copper": 0.5, "draw rich": 0.5}


def test_a_landscape_of_one_s_own_is_shown(tmp_path: Path) -> None:
    file = own_box(
        tmp_path,
        ("mix = 5", "mix = 4"),
        ("bonus = { silver = 5", "bonus = { silver = 7"),
        ('workers = ["copper", "stone"], once', 'workers = ["grain"], once'),
    )
    helena = game(file, landscape="helena")
    printed = helena.view(helena.new(1), None)["printed"]["landscape"]
    assert printed["mix"] == 4
    assert printed["bonus"] == {"silver": 0, "goods": [], "workers": ["grain"]}
    canyon = game(file, landscape="bighorn_canyon")
    assert canyon.view(canyon.new(1), None)["printed"]["landscape"]["bonus"]["silver"] == 7


def test_the_listing_shows_the_values_of_the_expansion_with_their_provenance(tmp_path: Path) -> None:
    rows = {row.key: row for row in listing("montana").rows}
    assert (rows["expansion.numbers.gate_silver"].value, rows["expansion.numbers.gate_silver"].provenance) == (
        "1",
        "rulebook",
    )
    assert sum(key.startswith("expansion.events[") for key in rows) == len(VALUES["events"])
    file = own_box(tmp_path, ("gate_silver = { value = 1", "gate_silver = { value = 2"))
    assert {row.key: row.value for row in listing("montana", file).rows}["expansion.numbers.gate_silver"] == "2"


# Refused ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        ("[expansion.numbers]\n", "[expansion.numbers]\nhorses = 1\n", "expansion.numbers.horses", "unknown key"),
        ("[expansion]\n", "[expansion]\nhorses = 1\n", "expansion.horses", "unknown key"),
        ('id = "helena"\n', 'id = "helena"\nhorses = 1\n', "expansion.landscapes[3].horses", "unknown key"),
        ('kind = "rich",', 'kind = "rich", horses = 1,', "expansion.events[14].horses", "unknown key"),
        ('gate_silver = { value = 1, provenance = "rulebook" }', "gate_silver = { value = 1 }", "provenance", "miss"),
        ("hire_silver = ", "hired_silver = ", "expansion.numbers.hired_silver", "unknown key"),
        ("upgrade_cows = { value = 2", "upgrade_cows = { value = -2", "numbers.upgrade_cows.value", "from 0 to 9"),
        ("tile_silver = { value = 3", 'tile_silver = { value = "3"', "numbers.tile_silver.value", "got '3'"),
        ('kind = "rich", count = 1', 'kind = "rich", count = 2', "expansion.events", "expected 30 in all, got 31"),
        ('kind = "silver", count = 6', 'kind = "silver", count = 5', "expansion.mountains", "22 in all, got 21"),
        ('kind = "rich", count = 1', 'kind = "rich", count = 0', "events[14].count", "from 1 to 15"),
        ('kind = "rich"', 'kind = "poor"', "expansion.events[14].kind", "expected one of no_advance"),
        ('kind = "silver"', 'kind = "gold"', "expansion.mountains[0].kind", "expected one of silver, upgrade"),
        ('kind = "hire", shows = ["copper"],', 'kind = "hire",', "events[16].shows", "expected 1 of copper"),
        ('kind = "rich",', 'kind = "rich", shows = ["grain"],', "expansion.events[14].shows[0]", "expected one of"),
        ('shows = ["grain", "grain"]', 'shows = ["grain"]', "expansion.events[23].shows", "expected 2 of"),
        ('kind = "hire", shows = ["stone"]', 'kind = "hire", shows = ["iron"]', "events[17].shows[0]", "got 'iron'"),
        ('kind = "hire", shows = ["stone"]', 'kind = "hire", shows = ["copper"]', "expansion.events[17]", "twice"),
        ('kind = "good", shows = ["grain"]', 'kind = "good", shows = ["pumpkin"]', "expansion.mountains[6]", "twice"),
        ("mix = 5,", 'mix = 5, cost = ["big_copper"],', "landscapes[3].fields[0].cost", "either goods or a mix"),
        ("mix = 5,", "mix = 9,", "expansion.landscapes[3].fields[0].mix", "from 1 to 8"),
        ("mix = 5, ", "", "expansion.landscapes[3].fields[0].cost", "missing"),
        ('"lowland", bonus = true', '"lowland"', "expansion.landscapes[3].bonus", "exactly when a field is marked"),
        ('bonus = { workers = ["copper", "stone"], once', '# bonus = { workers = ["copper", "stone"], once',
         "landscapes[3].bonus", "exactly when a field is marked"),
        ('once = "field"', 'once = "game"', "expansion.landscapes[0].bonus.once", "expected one of tile, field"),
        ('workers = ["copper", "stone"], once', 'workers = ["copper", "stone", "grain"], once',
         "landscapes[3].bonus", "at most 2 workers"),
        ('land = "mountain", bare', 'land = "lake", bare', "expansion.landscapes[1].fields[0].bare", "not on a lake"),
        ('"river", bonus', '"meadow", cost = ["grain"], bonus', "landscapes[0].fields[1].bonus", "not on a meadow"),
        ('"lowland", provenance', '"lowland", blind = true, provenance', "fields[3].blind", "not on a lowland"),
        ('"lowland", provenance', '"lowland", canteen = true, provenance', "fields[3].canteen", "not on a lowland"),
        ('"lowland", provenance', '"swamp", provenance', "landscapes[3].fields[3].land", "river, lowland, site"),
        ('"lowland", provenance', '"site", cost = ["grain"], provenance', "landscapes[3].fields", "at most one site"),
        ('id = "helena"', 'id = "butte"', "expansion.landscapes[3].id", "expected one of helena"),
        ('id = "helena"', 'id = "great_falls"', "expansion.landscapes[3].id", "expected one of helena"),
        ("settlements = 3, blind", "settlements = 4, blind", "landscapes[2].fields[0].settlements", "from 1 to 3"),
        ('at = "ring0", land = "lowland"', 'at = "ring1", land = "lowland"', "landscapes[3].fields[1].at", "ring0"),
        ("one_canteen = true", 'one_canteen = "yes"', "landscapes[1].one_canteen", "expected true or false"),
    ],
)  # fmt: skip
def test_a_bad_file_names_the_key_and_what_was_expected(
    tmp_path: Path, old: str, new: str, key: str, told: str
) -> None:
    with pytest.raises(ComponentError) as refused:
        game(own_box(tmp_path, (old, new)))
    assert refused.value.file == "my-box.toml"
    assert refused.value.key.startswith("expansion")
    assert key in refused.value.key
    assert told in refused.value.problem


def test_more_mountains_than_mountain_tiles_are_refused(tmp_path: Path) -> None:
    """Without lakes nine tiles of the base game have 18 mountains, and Helena gets five."""
    file = own_box(
        tmp_path,
        *[('land = "lake", canteen = true', 'land = "mountain"')] * 6,
        *[('land = "lowland", provenance', 'land = "mountain", provenance')] * 2,
    )
    with pytest.raises(ComponentError, match="23 mountains can lie on a board, more than mountain tiles") as refused:
        game(file, players=4)
    assert (refused.value.file, refused.value.key) == ("my-box.toml", "tiles")


def test_more_cows_on_a_landscape_than_there_are_are_refused(tmp_path: Path) -> None:
    """12 lie on the tiles of the base game and 4 with the players: none is left for four more on the canyon."""
    values = copy.deepcopy(VALUES)
    for field in values["landscapes"][0]["fields"]:
        if field["land"] == "meadow":
            field["cow"] = True
    file = written(tmp_path, values)
    file.write_text(file.read_text().replace("cows = { value = 24", "cows = { value = 16", 1))
    with pytest.raises(ComponentError, match="cows"):
        game(file, players=4, landscape="bighorn_canyon")


@pytest.mark.parametrize("expansion", ["3", "[]", '"none"', "{}", "[{}]", "{ numbers = 1 }"])
def test_an_expansion_of_another_kind_is_refused(tmp_path: Path, expansion: str) -> None:
    file = tmp_path / "my-box.toml"
    file.write_text(f"expansion = {expansion}\n{BASE}", encoding="utf-8")
    with pytest.raises(ComponentError) as refused:
        game(file)
    assert refused.value.key.startswith("expansion")


def paths(values: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    keys = list(values) if isinstance(values, dict) else range(len(values)) if isinstance(values, list) else ()
    return [place for key in keys for place in ((*path, key), *paths(values[key], (*path, key)))]


class Raw(str):
    """A value as it stands in the file."""

    __slots__ = ()


WRONG: list[Any] = [True, False, -1, 0, 99, 10**30, 0.5, "", "x", "grain", [], {}, ["grain"], [0], {"x": 1}, KeyError,
                    Raw("1979-05-27"), Raw("nan")]  # fmt: skip


def changed(path: tuple[Any, ...], value: object) -> Json:
    """The bundled values with one of them replaced, or removed (KeyError)."""
    values = copy.deepcopy(VALUES)
    target: Any = values
    for step in path[:-1]:
        target = target[step]
    if value is KeyError:
        del target[path[-1]]
    else:
        target[path[-1]] = value
    return values


def try_values(tmp_path: Path, values: Json, rng: random.Random) -> bool:
    """Whether they are refused; if not, a game with them can be played for a while with every landscape."""
    file = tmp_path / "only.toml"
    file.write_text(f"expansion = {toml(values)}", encoding="utf-8")
    try:
        load_expansion(file, registered())
    except ComponentError as error:
        if (error.file, bool(error.key)) != ("only.toml", True):
            pytest.fail(f"no file or key: {error}")
        return True
    for landscape in LANDSCAPES:
        own = game(written(tmp_path, values), landscape=landscape)
        state = own.new(rng.randrange(99))
        for _ in range(60):
            if state.actor == frontier.OVER:
                break
            state.apply(rng.choice(state.legal_actions()))
        assert own.load(own.dump(state)).key() == state.key()
    return False


def test_wrong_values_anywhere_are_refused_or_harmless(tmp_path: Path) -> None:
    rng = random.Random(1)
    tried = [(path, rng.choice(WRONG)) for path in rng.sample(paths(VALUES), 60)]
    refused = sum(try_values(tmp_path, changed(*one), rng) for one in tried)
    assert refused > 50


@pytest.mark.slow
@pytest.mark.parametrize("block", range(8))
def test_every_value_replaced_is_refused_or_harmless(tmp_path: Path, block: int) -> None:
    rng = random.Random(block)
    for path in paths(VALUES)[block::8]:
        for value in rng.sample(WRONG, 4):
            try_values(tmp_path, changed(path, value), rng)
