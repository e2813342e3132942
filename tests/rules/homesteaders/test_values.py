"""H-VAL: every building and every auction tile of the shipped components, in the data and in play."""

from collections import Counter
from pathlib import Path

import pytest

from frontier.games.homesteaders import components
from rules.homesteaders.helpers_values import (
    BUILDABLE,
    BUILDINGS,
    FIXTURE,
    KINDS,
    TILES,
    BuildingRow,
    TileRow,
    may_build,
    next_round,
    stock,
)
from support.homesteaders import GOODS, Scene

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "homesteaders.md"
RICH = dict.fromkeys(GOODS, 9)

# With the Homestead 4 residential, 3 industrial, 2 commercial and 1 special building, none with extra VP
COMPANY = (
    "farm", "ranch", "grain_mill", "foundry", "gold_mine", "copper_mine", "market", "general_store", "rodeo",
)  # fmt: skip

by_name = pytest.mark.parametrize("row", BUILDINGS, ids=str)
each_buildable = pytest.mark.parametrize("row", BUILDABLE, ids=str)
each_tile = pytest.mark.parametrize("row", TILES, ids=str)


# The data -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H-VAL-01", "H-VAL-02")
def test_the_fixture_has_the_tables_of_the_ledger() -> None:
    ledger = LEDGER.read_text(encoding="utf-8")
    for heading in ("H-VAL-01", "H-VAL-02"):
        copied = FIXTURE.read_text(encoding="utf-8").split(f"## {heading}\n")[1].split("\n## ")[0]
        section = ledger.split(f"\n## {heading} ")[1].split("\n## ")[0]
        assert copied.strip().splitlines() == [line for line in section.splitlines() if line.startswith("|")]


def shipped(row: BuildingRow | TileRow) -> BuildingRow | TileRow:
    """The row as it would read from the shipped data."""
    box = components.load()
    if isinstance(row, BuildingRow):
        built = box.buildings[BUILDINGS.index(row)]
        return BuildingRow(
            id=built.id,
            kind=built.kind,
            stage=built.stage,
            copies=(built.copies, built.copies_two_players),
            cost=Counter(built.cost),
            vp=built.vp,
            extra_vp=tuple(sorted(built.extra_vp)),
            income=Counter(built.income),
            work=tuple((work.workers, Counter(work.gives)) for work in built.work),
            when_built=tuple(sorted(built.when_built)),
            abilities=tuple(sorted(built.abilities)),
        )
    tile = box.tiles[TILES.index(row)]
    stack = [other.number for other in box.tiles if other.stack == tile.stack]
    return TileRow(
        number=tile.number,
        stack=tile.stack,
        round=stack.index(tile.number) + 1 if tile.stack == 1 else 0,
        stage=tile.stage if tile.stack > 1 else row.stage,  # that of the round
        kinds=tuple(sorted(tile.kinds)),
        gains=tuple(sorted(tile.gains)),
        pay=tile.pay,
        reward=tile.reward,
    )


@pytest.mark.rule("H-VAL-01", "H-VAL-02", "H-ATTR-01")
@pytest.mark.parametrize("row", [*BUILDINGS, *TILES], ids=str)
def test_the_shipped_data_has_the_values_of_the_row(row: BuildingRow | TileRow) -> None:
    assert shipped(row) == row


@pytest.mark.rule("H-VAL-01", "H-COMP-02")
def test_the_sums_of_the_buildings() -> None:
    box = components.load()
    assert len(box.buildings) == len(BUILDINGS) == 32
    assert sum(building.copies for building in box.buildings) == 49
    assert sum(building.copies for building in box.buildings) + 4 == 53
    assert sum(building.copies_two_players for building in box.buildings) == 34
    tiles = {
        stage: {
            kind: sum(b.copies for b in box.buildings if (b.stage, b.kind) == (stage, kind)) for kind in KINDS.values()
        }
        for stage in ("settlement", "settlement_town", "town", "city")
    }
    assert {stage: list(of_kind.values()) for stage, of_kind in tiles.items()} == {  # R, C, I, S
        "settlement": [4, 3, 4, 0],
        "settlement_town": [4, 3, 6, 0],
        "town": [3, 4, 3, 4],
        "city": [3, 4, 2, 2],
    }
    several = [building.id for building in box.buildings if building.copies_two_players > 1]
    assert (
        several == [building.id for building in box.buildings if building.copies == 3] == ["farm", "market", "foundry"]
    )


@pytest.mark.rule("H-VAL-02", "H-COMP-03")
def test_the_sums_of_the_tiles() -> None:
    tiles = components.load().tiles
    assert [tile.number for tile in tiles] == list(range(1, 31))
    assert Counter(tile.stack for tile in tiles) == {1: 10, 2: 10, 3: 10}
    for stack in (2, 3):
        stages = Counter(tile.stage for tile in tiles if tile.stack == stack)
        assert stages == {"settlement": 4, "town": 4, "city": 2}


# Buildings in play ----------------------------------------------------------------------------------------


@pytest.mark.rule("H-VAL-01")
@pytest.mark.parametrize(("round", "stage"), [(1, "settlement"), (4, "settlement"), (5, "town"), (9, "city")])
def test_the_stock_of_each_stage(round: int, stage: str) -> None:
    for players in (2, 3, 4):
        expected = {row.id: row.copies[players == 2] for row in stock(stage)}
        assert Scene(players=players, round=round).view(0)["stock"] == expected


@pytest.mark.rule("H-VAL-01", "H-BUILD-05")
@each_buildable
def test_a_building_is_built_for_exactly_its_cost(row: BuildingRow) -> None:
    scene = may_build(row, row.cost)
    before = scene.seat(0)
    assert f"build {row.id}" in scene.legal()
    scene.do(f"build {row.id}")
    after = scene.seat(0)
    assert sorted(after["buildings"]) == sorted(["homestead", row.id])
    assert after["goods"] == dict.fromkeys(GOODS, 0)
    given = 2 if row.id == "boarding_house" else 0
    assert (after["silver"], after["debt"]) == (before["silver"] + given, 0)


@pytest.mark.rule("H-VAL-01", "H-BUILD-05")
@each_buildable
def test_a_building_costs_nothing_beyond_its_cost(row: BuildingRow) -> None:
    scene = may_build(row, Counter(RICH))
    scene.do(f"build {row.id}")
    assert scene.seat(0)["goods"] == {good: 9 - row.cost[good] for good in GOODS}


@pytest.mark.rule("H-VAL-01", "H-BUILD-05")
@pytest.mark.parametrize(
    ("row", "missing"), [pytest.param(row, good, id=f"{row.id}-{good}") for row in BUILDABLE for good in row.cost]
)
def test_a_building_is_not_offered_with_one_good_missing(row: BuildingRow, missing: str) -> None:
    scene = may_build(row, Counter(RICH) | row.cost)
    scene.give(0, **{missing: row.cost[missing] - 1})
    assert f"build {row.id}" not in scene.legal()
    assert scene.why(f"build {row.id}").startswith("H-")
    scene.give(0, **{missing: row.cost[missing]})
    assert f"build {row.id}" in scene.legal()


@pytest.mark.rule("H-VAL-01", "H-ATTR-01", "H-ATTR-02")
@each_buildable
def test_a_building_gives_its_one_time_reward_when_built(row: BuildingRow) -> None:
    scene = may_build(row, row.cost, railroad=2)
    if "building" in row.when_built:
        scene.give(0, wood=row.cost["wood"] + 1, food=1)  # for a Dude Ranch
    scene.do(f"build {row.id}")
    seat = scene.seat(0)
    assert seat["trade"] == ("trade" in row.when_built)
    assert seat["tracks"] == ("track" in row.when_built)
    assert seat["railroad"] == 2 + ("advance" in row.when_built)
    assert seat["silver"] == 20 + 2 * ("debt_relief" in row.when_built)
    assert (scene.phase == "reward") == ("advance" in row.when_built)
    assert (scene.phase == "worker") == ("worker" in row.when_built)
    assert (scene.phase == "build") == ("building" in row.when_built)
    assert (seat["workers"], seat["vp"], seat["debt"]) == (1, 0, 0)


def income(row: BuildingRow, workers: int) -> Counter[str]:
    """Fixed income of the building, the Homestead's included, less wages."""
    got = row.income + Counter(silver=2)
    if "silver_per_worker" in row.abilities:
        got["silver"] += min(workers, 5)
    if "debt_relief" in row.abilities:
        got["silver"] += 2
    got["silver"] -= workers
    return got


def receive(row: BuildingRow, places: list[str]) -> Counter[str]:
    """What the round after building brings with two workers, of whom some go to these places."""
    scene = may_build(row, row.cost, workers=2)
    scene.do(f"build {row.id}")
    next_round(scene)
    before = holdings(scene)
    scene.do(*(f"place {place}" for place in places))
    scene.pass_on()
    after = holdings(scene)
    after.subtract(before)
    after["silver"] -= scene.seat(0)["tracks"]
    return after


def holdings(scene: Scene) -> Counter[str]:
    seat = scene.seat(0)
    return Counter(
        {**seat["goods"], **{key: seat[key] for key in ("silver", "trade", "vp", "debt", "workers", "tracks")}}
    )


@pytest.mark.rule("H-VAL-01")
@each_buildable
def test_fixed_income_arrives_in_the_next_income_phase_without_workers(row: BuildingRow) -> None:
    assert receive(row, []) == income(row, workers=2)


@pytest.mark.rule("H-VAL-01")
@pytest.mark.parametrize(
    ("row", "output"),
    [pytest.param(row, i, id=f"{row.id}-{i + 1}") for row in BUILDABLE for i in range(len(row.work))],
)
def test_worker_income_of_each_place_arrives_in_the_next_income_phase(row: BuildingRow, output: int) -> None:
    needed, gives = row.work[output]
    places = row.places[output]
    assert len(places) == needed
    expected = income(row, workers=2)
    if needed == 2:
        assert receive(row, places[:1]) == expected
    expected.update(gives)
    assert receive(row, places) == expected


@pytest.mark.rule("H-VAL-01")
@pytest.mark.parametrize("row", [row for row in BUILDABLE if len(row.work) == 2], ids=str)
def test_independent_places_give_both_incomes_together(row: BuildingRow) -> None:
    expected = income(row, workers=2)
    for _, gives in row.work:
        expected.update(gives)
    assert receive(row, [place for places in row.places for place in places]) == expected


@pytest.mark.rule("H-VAL-01")
def test_the_homestead_gives_two_silver_and_each_place_its_own() -> None:
    for places, wood, vp in (([], 0, 0), (["homestead_1"], 1, 0), (["homestead_2"], 0, 1)):
        scene = Scene(players=4)
        scene.do(*(f"place {place}" for place in places))
        scene.pass_on()
        seat = scene.seat(0)
        assert (seat["silver"], seat["goods"]["wood"], seat["vp"]) == (6 + 2 - 1, wood, vp)


@pytest.mark.rule("H-VAL-01", "H-ATTR-01", "H-ATTR-03")
@by_name
def test_a_building_scores_its_vp_and_its_extra_vp(row: BuildingRow) -> None:
    scene = Scene(players=4, round=11)
    scene.own(0, *sorted({*COMPANY, row.id} - {"homestead"}))
    scene.give(0, workers=6, tracks=8)
    scene.final()
    scene.finish()
    owned = [other for other in BUILDINGS if other.id in scene.seat(0)["buildings"]]
    assert row in owned
    counts = Counter(other.kind for other in owned) + Counter(worker=6, track=8, building=len(owned))
    points = scene.view(0)["seats"][0]["points"]
    assert points["buildings"] == sum(other.vp for other in owned)
    assert points["extra"] == sum(counts[thing] for thing in row.extra_vp)
    assert scene.view(0)["scores"][0] == points["buildings"] + points["extra"]


# Tiles in play --------------------------------------------------------------------------------------------


def buying(row: TileRow) -> Scene:
    """Seat 0 of four is rich and has won the tile; the bid is to be paid."""
    scene = Scene(players=4)
    scene.give(0, silver=20, railroad=4, **RICH)
    scene.won(0, row.number)
    return scene


@pytest.mark.rule("H-VAL-02", "H-BUILD-04")
@each_tile
def test_exactly_the_kinds_of_the_build_right_are_offered(row: TileRow) -> None:
    scene = buying(row)
    scene.do("pay 0")
    assert (scene.phase == "build") == bool(row.kinds)
    assert scene.legal("build") == [f"build {other.id}" for other in stock(row.stage) if other.kind in row.kinds]


@pytest.mark.rule("H-VAL-02", "H-BUILD-12")
@each_tile
def test_a_tile_gives_and_sells_what_its_row_says(row: TileRow) -> None:
    scene = buying(row)
    before = holdings(scene)
    scene.do("pay 0")
    if row.kinds:
        scene.do("no_build")
    assert (scene.phase == "worker") == ("worker" in row.gains)
    if scene.phase == "worker":
        scene.do("worker")
    assert (scene.phase == "reward") == ("advance" in row.gains)
    if scene.phase == "reward":
        assert scene.seat(0)["railroad"] == 5
        scene.do("reward trade")
    assert (scene.phase == "extra") == bool(row.pay)
    if scene.phase == "extra":
        scene.do("extra good")
    assert (scene.phase, scene.actor) == ("draw", -1) or scene.data()["round"] > 10
    gained = holdings(scene)
    gained.subtract(before)
    expected = Counter(silver=-3, workers=row.gains.count("worker"), vp=row.gains.count("vp"))
    expected["trade"] += row.gains.count("advance")
    if row.pay:
        expected[row.pay] -= 1
    for piece in row.reward:
        expected["tracks" if piece == "track" else piece] += 1
    assert gained == expected


@pytest.mark.rule("H-VAL-02")
def test_the_tiles_come_up_in_the_rounds_of_their_position() -> None:
    scene = Scene(players=4)
    seen: list[int] = []
    for round in range(1, 11):
        scene.pass_on()
        assert scene.data()["round"] == round
        shown = [TILES[auction["tile"] - 1] for auction in scene.data()["auctions"]]
        assert [row.stack for row in shown] == [1, 2, 3]
        assert shown[0].round == round
        assert {row.stage for row in shown} == {"settlement" if round < 5 else "town" if round < 9 else "city"}
        seen += [row.number for row in shown]
        while scene.phase in {"bid", "reward"} and scene.data()["round"] == round:
            scene.do("pass" if scene.phase == "bid" else "reward trade")
    assert sorted(seen) == list(range(1, 31))
