"""Component files: a person's own box, and clear words when something in it is wrong."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import frontier
from frontier import ComponentError, Match, RecordError
from frontier.games import listing
from support.boxes import HOMESTEADERS_FILE

TEXT = HOMESTEADERS_FILE.read_text(encoding="utf-8")
LADDER = "[3, 4, 5, 6, 7, 9, 12, 16, 21]"
FARM = 'id = "farm"\nkind = "residential"\nstage = "settlement"\ncopies = 3\ncopies_two_players = 2\ncost = ["wood"]\n'
TILE = '[[tiles]]\nnumber = 1\nstack = 1\nkinds = ["residential", "commercial"]\nprovenance = "public"\n'
WORK = 'work = [{ workers = 1, gives = ["wood"] }, { workers = 1, gives = ["vp"] }]'


def own_box(tmp_path: Path, *edits: tuple[str, str]) -> Path:
    """A copy of the bundled file with the first occurrence of each text replaced."""
    text = TEXT
    for old, new in edits:
        assert old in text, old
        text = text.replace(old, new, 1)
    file = tmp_path / "my-box.toml"
    file.write_text(text, encoding="utf-8")
    return file


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        # The whole file
        ("format = 1", "format = 2", "format", "from 1 to 1"),
        ("format = 1", "format = true", "format", "from 1 to 1"),
        ("format = 1", "format = 1979-05-27", "format", "from 1 to 1"),
        ("format = 1", "format = 1\nhorses = 2", "horses", "unknown key"),
        ('name = "homesteaders-public"', 'name = "my box"', "name", "letters, digits"),
        ('name = "homesteaders-public"', 'name = ""', "name", "a text"),
        ('name = "homesteaders-public"\n', "", "name", "missing"),
        ("[scoring]\n", "[points]\n", "points", "unknown key"),
        # Numbers
        ("silver = { value = 6", "silver = { value = -1", "start.silver.value", "from 0 to 50"),
        ("silver = { value = 6", "silver = { value = 6.0", "start.silver.value", "from 0 to 50"),
        ("silver = { value = 6", 'silver = { value = "6"', "start.silver.value", "got '6'"),
        ("silver = { value = 6", "silver = { value = [6]", "start.silver.value", "got [6]"),
        ('silver = { value = 6, provenance = "rulebook" }', "silver = 6", "start.silver", "expected a table"),
        ("workers = { value = 1", "workers = { value = 0", "start.workers.value", "from 1 to 10"),
        ("workers = { value = 1", "workers = { value = true", "start.workers.value", "got True"),
        ("[start]\n", "[start]\nhorses = 1\n", "start.horses", "unknown key"),
        ('value = 6, provenance = "rulebook"', 'value = 6, provenance = "hearsay"', "start.silver.prov", "public"),
        ('value = 6, provenance = "rulebook"', "value = 6", "start.silver.provenance", "missing"),
        ('value = 6, provenance = "rulebook"', 'value = 6, note = "x"', "start.silver.note", "unknown key"),
        ("gold_worth = { value = 5", "gold_worth = { value = 4", "money.gold_worth.value", "from 5 to 20"),
        ("debt_price = { value = 5", "debt_price = { value = 2", "money.debt_price", "more than it brings"),
        ("debt_chips = { value = 36", "debt_chips = { value = 101", "money.debt_chips.value", "to 100"),
        ("debt_silver = { value = 2", "debt_silver = { value = 0", "money.debt_silver.value", "from 1 to 10"),
        ("[railroad]\nvp = { value = 3", "[railroad]\nvp = { value = 0", "railroad.vp.value", "from 1 to 20"),
        ("goods_vp = { value = 2", "goods_vp = { value = 11", "scoring.goods_vp.value", "from 0 to 10"),
        # Bids
        (LADDER, "[3, 4, 4]", "bids.ladder.values", "rising bids"),
        (LADDER, "[3, 5, 4]", "bids.ladder.values", "rising bids"),
        (LADDER, "[5]", "bids.ladder.values", "2 to 12"),
        (LADDER, "[0, 3, 5, 9]", "bids.ladder.values", "rising bids"),
        (LADDER, "[3, 5, 9, 100]", "bids.ladder.values", "rising bids"),
        (LADDER, "[true, 3, 5, 9]", "bids.ladder.values", "rising bids"),
        (LADDER, "[3.0, 5, 9]", "bids.ladder.values", "rising bids"),
        (LADDER, str(list(range(3, 16))), "bids.ladder.values", "2 to 12"),
        (LADDER, "3", "bids.ladder.values", "got 3"),
        ("neutral_start = { value = 5", "neutral_start = { value = 8", "bids.neutral_start", "a bid of the ladder"),
        ("neutral_start = { value = 5", "neutral_start = { value = 12", "bids.neutral_start", "from 3 to 9"),
        ("neutral_high = { value = 9", "neutral_high = { value = 8", "bids.neutral_high", "a bid of the ladder"),
        ("neutral_low = { value = 3", "neutral_low = { value = 6", "bids.neutral_start", "from 6 to 9"),
        ("neutral_low", "neutral_least", "bids.neutral_least", "unknown key"),
        # Prices
        ("wood = { silver = 1", "wood = { silver = 0", "market.wood.silver", "from 1 to 5"),
        ("wood = { silver = 1", "wood = { gold = 1", "market.wood.gold", "unknown key"),
        ("copper = { gold = 1", "copper = { silver = 1", "market.copper.silver", "unknown key"),
        ("cattle = { gold = 1", "cattle = { gold = 4", "market.cattle.gold", "from 1 to 3"),
        ("wood = { silver = 1", 'iron = { silver = 1, provenance = "box" }\nwood = { silver = 1', "market.iron", "key"),
        ('wood = { silver = 1, provenance = "rulebook" }', "", "market.wood", "missing"),
        ("gold = { silver = 4", "gold = { silver = 6", "market.gold.silver", "from 1 to 5"),
        # Buildings
        ('id = "farm"', 'id = "market"', "buildings", "different id"),
        ('id = "farm"', 'id = "farm_2"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = "Farm"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = "a farm"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = "fàrm"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = "farm+mill"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = "_"', "buildings[2].id", "small letters"),
        ('id = "farm"', 'id = ""', "buildings[2].id", "a text"),
        ('id = "farm"', "id = 3", "buildings[2].id", "a text"),
        ('id = "farm"', 'id = "homestead"', "buildings[2].id", "exactly as the first"),
        ('id = "homestead"', 'id = "cabin"', "buildings[0].id", "exactly as the first"),
        ('stage = "start"', 'stage = "town"', "buildings[0].stage", "expected one of start"),
        (FARM, FARM.replace("settlement", "village"), "buildings[2].stage", "settlement_town"),
        (FARM, FARM.replace("residential", "rural"), "buildings[2].kind", "residential, commercial"),
        (FARM, FARM.replace("copies = 3", "copies = 0"), "buildings[2].copies", "from 1 to 4"),
        (FARM, FARM.replace("players = 2", "players = 5"), "buildings[2].copies_two_players", "from 1 to 4"),
        (FARM, FARM.replace("copies = 3\n", ""), "buildings[2].copies", "missing"),
        (FARM, FARM.replace('["wood"]', '"wood"'), "buildings[2].cost", "expected a list"),
        (FARM, FARM.replace('["wood"]', '["silver"]'), "buildings[2].cost[0]", "wood, food"),
        (FARM, FARM.replace('["wood"]', "[" + '"wood",' * 10 + "]"), "buildings[2].cost", "at most 9"),
        (FARM, FARM.replace('["wood"]', '["copper", "cattle", "cattle"]'), "buildings[2].cost", "copper and cattle"),
        (FARM, FARM.replace('cost = ["wood"]\n', ""), "buildings[2].cost", "missing"),
        (FARM, FARM + "horses = 1\n", "buildings[2].horses", "unknown key"),
        (FARM, FARM + 'rulebook = ["horses"]\n', "buildings[2].rulebook[0]", "expected one of id"),
        (FARM, FARM + 'abilities = ["fly"]\n', "buildings[2].abilities[0]", "wood_to_food"),
        (FARM, FARM + 'abilities = ["equal_bid"]\n', "buildings[2].copies", "expected 1 copy"),
        (FARM, FARM + 'extra_vp = ["horse"]\n', "buildings[2].extra_vp[0]", "worker, track"),
        (FARM, FARM + "extra_vp = [true]\n", "buildings[2].extra_vp[0]", "got True"),
        (FARM, FARM + 'when_built = ["vp"]\n', "buildings[2].when_built[0]", "debt_relief"),
        (FARM, FARM + 'when_built = ["worker", "advance"]\n', "buildings[2].when_built", "at most one"),
        (FARM, FARM + "income = [" + '"vp",' * 10 + "]\n", "buildings[2].income", "at most 9"),
        ("vp = 10\n", "vp = 51\n", "buildings[14].vp", "from 0 to 50"),
        ('income = ["food"]', 'income = ["worker"]', "buildings[1].income[0]", "silver, trade, vp"),
        ('cost = ["gold"]', 'cost = ["gold"]\nabilities = ["equal_bid"]', "buildings", "two with equal_bid"),
        (WORK, WORK.replace("workers = 1", "workers = 3", 1), "buildings[0].work[0].workers", "from 1 to 2"),
        (WORK, WORK.replace("workers = 1, ", "", 1), "buildings[0].work[0].workers", "missing"),
        (WORK, WORK.replace('"wood"', '"worker"'), "buildings[0].work[0].gives[0]", "wood, food"),
        (WORK, WORK.replace("gives", "takes", 1), "buildings[0].work[0].takes", "unknown key"),
        (WORK, "work = []", "buildings[0].work", "1 to 4"),
        (WORK, "work = [1]", "buildings[0].work[0]", "expected a table"),
        (WORK, "work = [" + '{ workers = 1, gives = ["vp"] },' * 5 + "]", "buildings[0].work", "1 to 4"),
        ('stage = "start"\n', 'stage = "start"\ncost = ["moon"]\n', "buildings[0].cost", ""),
        ('stage = "start"\n', 'stage = "start"\ncopies = "many"\n', "buildings[0].copies", ""),
        ('stage = "start"\n', 'stage = "start"\nabilities = ["equal_bid"]\n', "buildings[0].abilities", ""),
        ('stage = "start"\n', 'stage = "start"\nwhen_built = 3\n', "buildings[0].when_built", ""),
        # Tiles
        ("number = 2\n", "number = 3\n", "tiles[1].number", "from 2 to 2"),
        ("number = 11\nstack = 2", "number = 11\nstack = 3", "tiles[10].stack", "from 2 to 2"),
        ('stack = 2\nstage = "settlement"', 'stack = 2\nstage = "town"', "tiles", "4 tiles of settlement, got 3"),
        ('stack = 3\nstage = "settlement"', 'stack = 3\nstage = "city"', "tiles", "stack 3"),
        ('stack = 2\nstage = "settlement"\n', "stack = 2\n", "tiles[10].stage", "missing"),
        ('stack = 2\nstage = "settlement"', 'stack = 2\nstage = "settlement_town"', "tiles[10].stage", "city"),
        ("number = 1\nstack = 1\n", 'number = 1\nstack = 1\nstage = "moon"\n', "tiles[0].stage", ""),
        ("number = 1\n", "number = 1\nhorses = 1\n", "tiles[0].horses", "unknown key"),
        ('for = ["vp", "vp", "vp", "vp"]\n', "", "tiles[8].pay", "together with"),
        ('pay = "copper"\n', "", "tiles[8].pay", "together with"),
        ('pay = "copper"', 'pay = "silver"', "tiles[8].pay", "wood, food"),
        ('for = ["track"]', 'for = ["worker"]', "tiles[17].for[0]", "vp, track"),
        ('for = ["track"]', "for = []", "tiles[17].pay", "together with"),
        ('kinds = ["industrial"]', 'kinds = ["blue"]', "tiles[1].kinds[0]", "residential"),
        ('gains = ["worker"]', 'gains = ["worker", "worker"]', "tiles[4].gains", "at most one worker"),
        ('gains = ["worker"]', 'gains = ["track"]', "tiles[4].gains[0]", "worker, advance, vp"),
        (TILE, "", "tiles", "a list of 30"),
    ],
)  # fmt: skip
def test_a_bad_file_names_the_key_and_what_was_expected(
    tmp_path: Path, old: str, new: str, key: str, told: str
) -> None:
    with pytest.raises(ComponentError) as refused:
        frontier.game("homesteaders", components=own_box(tmp_path, (old, new)))
    assert refused.value.file == "my-box.toml"
    assert refused.value.key.startswith(key)
    assert told in refused.value.problem


def test_too_many_buildings_and_places_are_refused(tmp_path: Path) -> None:
    saloon = '[[buildings]]\nid = "saloon"\nprovenance = "box"\n\n[[tiles]]\nnumber = 1\n'
    with pytest.raises(ComponentError, match="buildings: expected a list of 2 to 32"):
        frontier.game("homesteaders", components=own_box(tmp_path, ("[[tiles]]\nnumber = 1\n", saloon)))
    four = "work = [" + '{ workers = 2, gives = ["vp"] },' * 4 + "]"
    mills = [(f'id = "{id_}"\n', f'id = "{id_}"\n{four}\n') for id_ in ("grain_mill", "steel_mill", "trading_post")]
    with pytest.raises(ComponentError, match="buildings: more than 32 work places"):
        frontier.game("homesteaders", components=own_box(tmp_path, *mills))


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    for content, told in ((b"name = [", "not valid TOML"), (b"\xff\xfe\x00", "not UTF-8"), (b"", "missing")):
        broken.write_bytes(content)
        with pytest.raises(ComponentError, match=told):
            frontier.game("homesteaders", components=broken)
    with pytest.raises(ComponentError, match="cannot be read"):
        frontier.game("homesteaders", components=tmp_path / "missing.toml")
    broken.write_text("name = " + "[" * 100_000)
    for source in (broken, "a\0b"):
        with pytest.raises(ComponentError):
            frontier.game("homesteaders", components=source)


# What is played with ------------------------------------------------------------------------------


def first_decision(game: frontier.Game) -> frontier.State:
    state = game.new(0)
    while state.actor == frontier.CHANCE:
        state.apply(state.legal_actions()[0])
    return state


def after_selling_wood(game: frontier.Game) -> int:
    """Silver after selling a wood with nothing else in hand."""
    data = game.dump(first_decision(game))
    data["seats"][0].update(silver=0, trade=1)
    data["seats"][0]["goods"]["wood"] = 1
    state = game.load(data)
    state.apply(game.notation.read(state, "sell wood"))
    return int(game.dump(state)["seats"][0]["silver"])


def printed_mill(game: frontier.Game) -> list[object]:
    """Cost and VP of the Grain Mill as printed."""
    printed = game.view(game.new(0), None)["printed"]["buildings"]["grain_mill"]
    return [list(printed["cost"]), printed["vp"]]


def bids(game: frontier.Game) -> list[int]:
    """The bids open to the first player of a round on space 2."""
    data = game.dump(first_decision(game))
    data["phase"] = "neutral"
    state = game.load(data)
    state.apply(game.notation.read(state, "neutral 1"))
    moves = [game.notation.write(state, action).split() for action in state.legal_actions()]
    return [int(move[2]) for move in moves if move[:2] == ["bid", "2"]]


def owner_of_a_mill(game: frontier.Game) -> int:
    """The points of somebody who owns a Grain Mill and nothing else."""
    data = game.dump(first_decision(game))
    data["seats"][0]["buildings"] = ["homestead", "grain_mill"]
    return int(game.load(data).scores[0])


def seats_at_start(game: frontier.Game) -> list[int]:
    seat = game.dump(game.new(0))["seats"][0]
    return [seat["workers"], seat["silver"]]


@pytest.mark.parametrize(
    ("old", "new", "look", "before", "after"),
    [
        ("wood = { silver = 1", "wood = { silver = 4", after_selling_wood, 1, 4),
        ('cost = ["wood", "steel"]\nvp = 2', 'cost = ["food"]\nvp = 7', printed_mill, [["wood", "steel"], 2],
         [["food"], 7]),
        ('cost = ["wood", "steel"]\nvp = 2', 'cost = ["wood", "steel"]\nvp = 7', owner_of_a_mill, 2, 7),
        ("workers = { value = 1", "workers = { value = 2", seats_at_start, [1, 6], [2, 6]),
        (LADDER, "[3, 5, 9, 30]", bids, [3, 4, 5, 6, 7, 9, 12, 16, 21], [3, 5, 9, 30]),
    ],
)  # fmt: skip
def test_a_box_of_one_s_own_changes_play(
    tmp_path: Path, old: str, new: str, look: Callable[[frontier.Game], object], before: object, after: object
) -> None:
    bundled = frontier.game("homesteaders")
    named = ('name = "homesteaders-public"', 'name = "my-box"')
    own = frontier.game("homesteaders", components=own_box(tmp_path, (old, new), named))
    assert look(bundled) == before
    assert look(own) == after
    assert own.component_set == "my-box"
    assert own.component_hash != bundled.component_hash


def test_the_same_values_in_another_layout_are_the_same_box(tmp_path: Path) -> None:
    file = own_box(tmp_path, ("format = 1", "# mine\n\nformat    =  1"))
    assert frontier.game("homesteaders", components=file).component_hash == frontier.game("homesteaders").component_hash


def test_a_building_of_another_cost_is_paid_for_so(tmp_path: Path) -> None:
    game = frontier.game("homesteaders", components=own_box(tmp_path, ("cost = []", 'cost = ["food"]')))
    data = game.dump(first_decision(game))
    data.update(phase="build", space=1, round=2, turned_up=[11, 12])
    data["auctions"] = [{"tile": 2, "bid": {"by": 0, "silver": 3}}, {"tile": 12, "bid": {"by": "neutral", "silver": 5}}]
    data["neutral"].update(space=2, bid=5)
    data["seats"][1]["passed"] = True
    state = game.load(data)
    assert "build foundry" not in [game.notation.write(state, action) for action in state.legal_actions()]
    data["seats"][0]["goods"]["food"] = 1
    state = game.load(data)
    state.apply(game.notation.read(state, "build foundry"))
    seat = game.dump(state)["seats"][0]
    assert "foundry" in seat["buildings"]
    assert seat["goods"]["food"] == 0


def test_a_record_is_replayed_only_with_its_box(tmp_path: Path) -> None:
    file = own_box(tmp_path, ("wood = { silver = 1", "wood = { silver = 2"))
    match = Match(frontier.game("homesteaders", players=2, components=file), seed=5)
    rng = random.Random(5)
    match.draw()
    while match.state.actor != frontier.OVER:
        match.play(rng.choice(match.state.legal_actions()))
    text = frontier.record.dumps(match)
    assert frontier.record.loads(text, str(file)).state.key() == match.state.key()
    with pytest.raises(RecordError, match="recorded with components") as refused:
        frontier.record.loads(text)
    assert refused.value.line == 6


def test_the_listing_shows_every_value_with_its_provenance() -> None:
    rows = {row.key: row for row in listing("homesteaders").rows}
    assert (rows["start.silver"].value, rows["start.silver"].provenance) == ("6", "rulebook")
    assert rows["buildings[2]"].provenance == "public"
    assert sum(key.startswith("tiles[") for key in rows) == 30
    assert sum(key.startswith("buildings[") for key in rows) == 32
