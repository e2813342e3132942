"""Part B and D: rulings on landscape, supply, knowledge and length (M-AMB-43 to -45, -57, -58, -61, -62)."""

from typing import Any

import pytest

import frontier
from rules.montana.helpers import quiet, set_up, spin, wander, workers_in_play
from support.montana import GOODS, KINDS, Scene

BY_COUNT = pytest.mark.parametrize("players", [2, 3, 4])
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def field_of(data: dict[str, Any], label: str) -> dict[str, Any]:
    found: dict[str, Any] = next(field for field in data["fields"] if field["label"] == label)
    return found


def around(data: dict[str, Any], label: str) -> list[dict[str, Any]]:
    here = field_of(data, label)
    spots = {(here["q"] + q, here["r"] + r) for q, r in STEPS}
    return [field for field in data["fields"] if (field["q"], field["r"]) in spots]


@pytest.mark.rule("M-AMB-43")
def test_the_starting_tile_lies_on_any_field_but_lakes_and_mountains() -> None:
    starts = []
    for seed in range(80):
        data = set_up(2, seed)
        start = data["landscape"]["start"]
        assert field_of(data, start)["land"] == "meadow"
        starts.append((field_of(data, start), any(field["land"] == "lake" for field in around(data, start))))
    assert any(field["cow_symbol"] for field, _ in starts)
    assert any(field["two_settlements"] for field, _ in starts)
    assert any(lakeside for _, lakeside in starts)


@pytest.mark.rule("M-AMB-43")
def test_a_cow_symbol_under_the_starting_tile_gets_no_cow() -> None:
    covered = 0
    for seed in range(80):
        data = set_up(2, seed)
        start = data["landscape"]["start"]
        if field_of(data, start)["cow_symbol"]:
            covered += 1
            assert start not in data["cows"]
            assert data["supply"]["cows"] == 24 - len(data["cows"]) - 2
    assert covered > 0


@pytest.mark.rule("M-AMB-43")
@pytest.mark.parametrize("land", ["lake", "mountain"])
def test_a_position_with_the_starting_tile_on_water_or_rock_is_refused(land: str) -> None:
    scene = Scene()
    data = scene.data()
    data["landscape"]["start"] = scene.fields(land=land)[0]
    with pytest.raises(frontier.PositionError):
        scene.load(data)


@pytest.mark.rule("M-AMB-44")
@BY_COUNT
def test_tiles_rotations_and_starting_field_come_from_the_seed(players: int) -> None:
    landscapes = [set_up(players, seed)["landscape"] for seed in range(30)]
    assert landscapes == [set_up(players, seed)["landscape"] for seed in range(30)]
    for key in ("tiles", "turns", "start"):
        assert len({str(landscape[key]) for landscape in landscapes}) > 15
    assert {turn for landscape in landscapes for turn in landscape["turns"]} == set(range(6))


@pytest.mark.rule("M-AMB-45")
def test_neighbours_share_an_edge_also_across_tiles() -> None:
    full = 0
    for seed in range(20):
        data = set_up(2, seed)
        ring = around(data, data["landscape"]["start"])
        full += len(ring) == 6
        opened = {field["label"] for field in data["fields"] if field["open"] and field["land"] == "meadow"}
        assert opened == {field["label"] for field in ring if field["land"] == "meadow"}
    assert full > 0


def run_of_four(direction: int) -> tuple[Scene, list[str]]:
    """A scene and four meadows in a row that nothing lies on."""
    for seed in range(50):
        scene = Scene(seed=seed)
        meadows = set(scene.fields(land="meadow")) - {scene.data()["landscape"]["start"]}
        for label in sorted(meadows):
            run = scene.line(label, direction)[:4]
            if len(run) == 4 and meadows.issuperset(run):
                return scene, run
    raise AssertionError("no four meadows in a row")


def tiles_after_building(scene: Scene, label: str) -> int:
    cost = scene.field(label)["cost"]
    scene.only_goods(0, **{good: cost.count(good) for good in GOODS})
    scene.do(f"build {label}")
    return int(scene.data()["settlements"][label]["tiles"])


@pytest.mark.rule("M-AMB-45")
@pytest.mark.parametrize("direction", [0, 1, 2])
def test_lines_run_in_three_directions(direction: int) -> None:
    scene, run = run_of_four(direction)
    for label in run[:3]:
        scene.settle(label, 0)
    assert tiles_after_building(scene, run[3]) == 2 + scene.field(run[3])["two_settlements"]


@pytest.mark.rule("M-AMB-45")
def test_a_bent_row_is_no_line() -> None:
    scene, run = run_of_four(0)
    start = scene.data()["landscape"]["start"]
    meadows = set(scene.fields(land="meadow")) - {start, *run}
    bend = next(label for label in scene.neighbours(run[2]) if label in meadows)
    for label in run[:3]:
        scene.settle(label, 0)
    assert tiles_after_building(scene, bend) == 1 + scene.field(bend)["two_settlements"]


@pytest.mark.rule("M-AMB-57")
@BY_COUNT
def test_all_72_workers_are_used_whatever_the_number_of_players(players: int) -> None:
    game = frontier.game("montana", players=players)
    assert game.dump(game.new(1))["supply"]["workers"] == dict.fromkeys(KINDS, 18)
    assert workers_in_play(set_up(players)).total() == 72


@pytest.mark.rule("M-AMB-58")
@BY_COUNT
def test_every_seat_and_every_spectator_see_the_same(players: int) -> None:
    scene = Scene(players=players, seed=players)
    for part in range(5):
        wander(scene, 30, part)
        views = [scene.game.view(scene.state, seat) for seat in (None, *range(players))]
        for view in views:
            del view["seat"]
        assert all(view == views[0] for view in views)
        for key, value in scene.data().items():
            if key != "seats":
                assert views[0][key] == value
        for shown, seat in zip(views[0]["seats"], scene.data()["seats"], strict=True):
            assert seat.items() <= shown.items()


def last_turn_of_round(number: int, **options: Any) -> Scene:
    scene = Scene(**options)
    quiet(scene)
    data = scene.data()
    data["round"], data["active"], data["decider"] = number, 1, 1
    scene.load(data)
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    return scene


@pytest.mark.rule("M-AMB-61")
def test_the_game_ends_after_round_100() -> None:
    scene = last_turn_of_round(99)
    assert (scene.actor, scene.data()["round"], scene.state.ending) == (0, 100, None)
    scene = last_turn_of_round(100)
    assert (scene.actor, scene.state.ending) == (frontier.OVER, "round_limit")
    assert scene.state.winners


@pytest.mark.rule("M-AMB-61")
def test_the_round_limit_is_an_option() -> None:
    scene = Scene(players=3, round_limit=2)
    quiet(scene)
    for turn in range(6):
        assert scene.actor == turn % 3
        scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert (scene.actor, scene.state.ending) == (frontier.OVER, "round_limit")
    assert last_turn_of_round(100, round_limit=101).actor == 0


@pytest.mark.rule("M-AMB-62")
@BY_COUNT
def test_all_building_fields_are_connected(players: int) -> None:
    game = frontier.game("montana", players=players)
    for seed in range(150):
        fields = game.view(game.new(seed), None)["fields"]
        meadows = {(field["q"], field["r"]) for field in fields if field["land"] == "meadow"}
        reached = {next(iter(meadows))}
        edge = set(reached)
        while edge:
            edge = {(q + dq, r + dr) for q, r in edge for dq, dr in STEPS} & meadows - reached
            reached |= edge
        assert reached == meadows
