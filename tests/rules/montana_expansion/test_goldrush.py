"""X-GOLD-01 to -11, X-EX-12, X-AMB-38 to -40: looking at mountain tiles, taking and keeping them."""

import pytest

import frontier
from rules.montana.helpers_city_build import Land, find, recruit, turn_of
from rules.montana_expansion.helpers_gold import (
    GOLD,
    find_beside,
    holders,
    in_order,
    is_plain,
    known,
    look,
    mountains_by,
    own,
    prepare,
    take_away,
)
from support.montana import Scene


def two_fields(scene_mountains: tuple[int, int], shared: int) -> tuple[Scene, tuple[str, str], list[list[str]]]:
    """Two neighbouring fields that can be built in one turn, with so many mountains and some of them shared."""

    def search(land: Land) -> tuple[str, str] | None:
        for first in land.meadows_around(land.start):
            for second in land.meadows_around(first):
                around = [set(mountains_by(land, label)) for label in (first, second)]
                counts = (len(around[0]), len(around[1]))
                if (
                    counts == scene_mountains
                    and len(around[0] & around[1]) == shared
                    and is_plain(land, first)
                    and is_plain(land, second)
                ):
                    return first, second
        return None

    scene, pair = find(search, modules=GOLD)
    prepare(scene, 0, *pair)
    land = Land(scene)
    return scene, pair, [mountains_by(land, label) for label in pair]


# Set-up ---------------------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-01")
def test_there_are_twenty_two_tiles_of_four_kinds() -> None:
    tiles = Scene(modules=GOLD).view()["printed"]["mountain_tiles"]
    assert sum(tile["count"] for tile in tiles) == 22
    assert {tile["kind"] for tile in tiles} == {"silver", "upgrade", "good", "worker"}


@pytest.mark.rule("X-GOLD-02", "X-GOLD-01")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_one_tile_lies_face_down_on_each_mountain(players: int, seed: int) -> None:
    scene = Scene(players=players, seed=seed, modules=GOLD)
    tiles = scene.data()["mountains"]
    assert sorted(tiles) == sorted(scene.fields(land="mountain"))
    assert len(tiles) > 5
    for tile in tiles.values():
        assert tile == {"tile": None, "known_to": [], "holder": None, "face_up": False, "marked": False}


@pytest.mark.rule("X-GOLD-02", "X-GOLD-03")
def test_a_tile_may_be_any_of_the_twenty_two() -> None:
    scene, label, mountains = find_beside(2)
    assert len(scene.data()["mountains"]) < 22
    counts = {tile["id"]: tile["count"] for tile in scene.view()["printed"]["mountain_tiles"]}
    scene.do(f"build {label}")
    for seen, tile in enumerate(["silver", "worker_stone"]):
        write = scene.game.notation.write
        chances = {
            write(scene.state, a).removeprefix("look "): p * (22 - seen) for a, p in scene.state.chance_outcomes()
        }
        assert chances == pytest.approx({tile: n for tile, n in counts.items() if n > 0})
        scene.do(f"look {tile}")
        counts[tile] -= 1
    assert scene.phase == "which_mountain"
    assert len(mountains) == 2


@pytest.mark.rule("X-GOLD-02")
def test_a_tile_that_lies_elsewhere_is_not_found_twice() -> None:
    scene, label, mountains = find_beside(1)
    elsewhere = next(mountain for mountain in scene.data()["mountains"] if mountain not in mountains)
    scene.hide(elsewhere, "worker_stone", 1)
    scene.do(f"build {label}")
    assert "look worker_stone" not in scene.legal()
    assert len(scene.legal("look")) == 10


@pytest.mark.rule("X-GOLD-03")
def test_nobody_sees_the_tiles_in_the_box() -> None:
    scene = Scene(players=3, modules=GOLD)
    for watcher in (None, 0, 1, 2):
        tiles = scene.view(watcher)["printed"]["mountain_tiles"]
        assert sum(tile["left"] for tile in tiles) == 22
        assert {tile["tile"] for tile in scene.view(watcher)["mountains"].values()} == {None}


# Looking and taking ---------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-04", "X-GOLD-05", "X-GOLD-06")
@pytest.mark.parametrize("count", [2, 3])
def test_all_tiles_beside_the_settlement_are_looked_at_and_one_is_taken(count: int) -> None:
    scene, label, mountains = find_beside(count)
    faces = ["silver", "good_grain", "worker_stone"][:count]
    scene.do(f"build {label}")
    look(scene, *faces)
    assert (scene.actor, scene.phase) == (0, "which_mountain")
    assert [event.kind for event in scene.events] == ["looked"] * count
    assert [scene.data()["mountains"][mountain]["tile"] for mountain in mountains] == faces
    assert scene.legal() == [f"take_tile {mountain}" for mountain in mountains], "no way not to take one"
    scene.do(f"take_tile {mountains[1]}")
    assert holders(scene, mountains) == [None, 0, None][:count]
    assert own(scene, 0) == ["good_grain"]
    assert [known(scene, mountain) for mountain in mountains] == [[0]] * count
    assert [scene.data()["mountains"][mountain]["tile"] for mountain in mountains] == faces
    assert (scene.actor, scene.phase) == (1, "turn")


@pytest.mark.rule("X-GOLD-04", "X-AMB-39")
def test_the_only_tile_is_taken_without_a_question() -> None:
    scene, label, mountains = find_beside(1)
    scene.do(f"build {label}")
    look(scene, "upgrade_copper")
    assert (scene.actor, holders(scene, mountains), known(scene, mountains[0])) == (1, [0], [0])


@pytest.mark.rule("X-GOLD-04")
def test_without_a_mountain_beside_it_nothing_is_looked_at() -> None:
    scene, label, _ = find_beside(0)
    scene.do(f"build {label}")
    assert (scene.actor, scene.phase, own(scene, 0)) == (1, "turn", [])
    assert all(tile["known_to"] == [] for tile in scene.data()["mountains"].values())


@pytest.mark.rule("X-GOLD-04")
def test_who_does_not_build_looks_at_nothing() -> None:
    scene, label, mountains = find_beside(2)
    scene.settle(label, 0)
    recruit(scene)
    assert (scene.actor, scene.phase) == (1, "turn")
    assert holders(scene, mountains) == [None, None]


@pytest.mark.rule("X-GOLD-04")
def test_the_tiles_are_looked_at_when_the_turn_ends_not_before() -> None:
    scene, label, mountains = find_beside(2)
    scene.give(0, goods={"pumpkin": 5, "grain": 5, "small_copper": 5, "small_stone": 5}, cows=1)
    scene.do(f"build {label}")
    assert (scene.phase, scene.happened("looked")) == ("building", [])
    assert [scene.data()["mountains"][mountain]["marked"] for mountain in mountains] == [True, True]
    scene.do("stop")
    assert (scene.phase, scene.actor) == ("after", 0)
    scene.do("end_turn")
    assert scene.phase == "look"


@pytest.mark.rule("X-GOLD-04", "X-GOLD-05")
@pytest.mark.parametrize("seat", [1, 2])
def test_every_player_looks_in_the_own_turn(seat: int) -> None:
    scene, label, mountains = find_beside(2)
    prepare(scene, seat, label)
    turn_of(scene, seat)
    scene.do(f"build {label}")
    look(scene, "silver", "silver")
    assert scene.actor == seat
    scene.do(f"take_tile {mountains[0]}")
    assert holders(scene, mountains) == [seat, None]
    assert [known(scene, mountain) for mountain in mountains] == [[seat], [seat]]


@pytest.mark.rule("X-GOLD-07", "X-EX-12")
def test_a_mountain_without_a_tile_is_skipped() -> None:
    scene, label, mountains = find_beside(3)
    take_away(scene, mountains[1])
    scene.do(f"build {label}")
    look(scene, "good_grain", "worker_copper")
    assert scene.legal() == [f"take_tile {mountains[0]}", f"take_tile {mountains[2]}"]
    scene.do(f"take_tile {mountains[2]}")
    assert holders(scene, mountains) == [None, "box", 0]
    assert own(scene, 0) == ["worker_copper"]
    assert scene.data()["mountains"][mountains[0]] == {
        "tile": "good_grain", "known_to": [0], "holder": None, "face_up": False, "marked": False
    }  # fmt: skip


@pytest.mark.rule("X-GOLD-07")
def test_a_mountain_whose_tile_another_player_holds_is_skipped() -> None:
    scene, label, mountains = find_beside(2)
    data = scene.data()
    data["mountains"][mountains[0]].update(tile="silver", known_to=[2], holder=2)
    scene.load(data)
    scene.do(f"build {label}")
    look(scene, "good_grain")
    assert (scene.actor, holders(scene, mountains)) == (1, [2, 0])


@pytest.mark.rule("X-GOLD-08")
@pytest.mark.parametrize("count", [1, 2])
def test_if_no_mountain_has_a_tile_nothing_is_taken(count: int) -> None:
    scene, label, mountains = find_beside(count)
    for mountain in mountains:
        take_away(scene, mountain)
    scene.do(f"build {label}")
    assert (scene.actor, scene.phase, own(scene, 0)) == (1, "turn", [])
    assert holders(scene, mountains) == ["box"] * count


@pytest.mark.rule("X-GOLD-06", "X-GOLD-04")
def test_a_tile_put_back_can_be_taken_by_a_later_builder() -> None:
    scene, label, mountains = find_beside(2)
    scene.hide(mountains[0], "worker_grain", 1)
    scene.hide(mountains[1], "good_pumpkin", 1, 2)
    scene.do(f"build {label}")
    assert (scene.phase, scene.actor) == ("which_mountain", 0), "nothing is left to chance"
    scene.do(f"take_tile {mountains[0]}")
    assert own(scene, 0) == ["worker_grain"]
    assert [known(scene, mountain) for mountain in mountains] == [[0, 1], [0, 1, 2]]


@pytest.mark.rule("X-AMB-38")
def test_two_settlements_bring_one_look_at_all_their_mountains_and_one_tile() -> None:
    scene, (first, second), around = two_fields((1, 1), shared=0)
    union = sorted({*around[0], *around[1]}, key=in_order)
    scene.do(f"build {first}")
    assert scene.phase == "building"
    scene.do(f"build {second}")
    look(scene, "silver", "good_grain")
    assert scene.legal() == [f"take_tile {mountain}" for mountain in union]
    scene.do(f"take_tile {union[0]}")
    assert (scene.actor, holders(scene, union)) == (1, [0, None])


@pytest.mark.rule("X-AMB-38")
def test_a_mountain_beside_both_settlements_is_looked_at_once() -> None:
    scene, (first, second), around = two_fields((1, 1), shared=1)
    assert around[0] == around[1]
    scene.do(f"build {first}", f"build {second}")
    look(scene, "silver")
    assert (scene.actor, own(scene, 0)) == (1, ["silver"])


@pytest.mark.rule("X-AMB-38", "X-GOLD-04")
def test_a_settlement_away_from_mountains_does_not_undo_the_look() -> None:
    scene, (first, second), around = two_fields((2, 0), shared=0)
    scene.do(f"build {first}", f"build {second}")
    look(scene, "silver", "silver")
    assert scene.legal() == [f"take_tile {mountain}" for mountain in around[0]]


@pytest.mark.rule("X-AMB-39", "X-GOLD-05")
def test_taking_cannot_be_declined() -> None:
    scene, label, mountains = find_beside(2)
    scene.give(0, cows=2)
    scene.canteens(0, 1)
    scene.do(f"build {label}", "stop", "end_turn")
    look(scene, "silver", "silver")
    assert set(scene.legal()) == {f"take_tile {mountain}" for mountain in mountains}
    for move in ("end_turn", "no_canteen", "trade silver", "stop"):
        with pytest.raises(frontier.IllegalAction):
            scene.do(move)


# Keeping and using ----------------------------------------------------------------------------------


@pytest.mark.rule("X-GOLD-09", "X-AMB-40")
def test_the_canteen_comes_after_the_tile_and_the_tile_serves_in_the_extra_turn() -> None:
    scene, label, mountains = find_beside(2)
    scene.canteens(0, 1)
    scene.do(f"build {label}")
    look(scene, "silver", "good_grain")
    assert scene.phase == "which_mountain"
    scene.do(f"take_tile {mountains[0]}")
    assert (scene.phase, scene.legal()) == ("thirst", ["canteen", "no_canteen"])
    assert scene.why("use silver") != ""
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.legal("use")) == (0, "turn", ["use silver"])
    silver = scene.seat(0)["silver"]
    scene.do("use silver")
    assert scene.seat(0)["silver"] == silver + 3


@pytest.mark.rule("X-GOLD-09")
def test_a_taken_tile_waits_for_the_next_own_turn() -> None:
    scene, label, mountains = find_beside(1)
    scene.do(f"build {label}")
    look(scene, "silver")
    for seat in (1, 2):
        assert (scene.actor, scene.legal("use")) == (seat, [])
        recruit(scene)
    assert (scene.actor, scene.legal("use")) == (0, ["use silver"])
    assert holders(scene, mountains) == [0]


@pytest.mark.rule("X-GOLD-10")
def test_a_used_tile_goes_to_the_box() -> None:
    scene = Scene(players=3, modules=GOLD)
    scene.hold(0, "silver")
    scene.give(0, workers={"copper": 1})
    mountain = next(label for label, tile in scene.data()["mountains"].items() if tile["holder"] == 0)
    scene.do("use silver")
    assert holders(scene, [mountain]) == ["box"]
    assert scene.legal("use") == []
    assert scene.why("use silver") != ""
    assert scene.seat(0)["silver"] == 6


@pytest.mark.rule("X-GOLD-11")
def test_several_tiles_of_one_kind_in_one_turn() -> None:
    scene = Scene(players=3, modules=GOLD)
    scene.hold(0, "silver", "silver", "silver")
    scene.give(0, workers={"copper": 1})
    scene.do("use silver", "use silver", "use silver")
    assert (scene.seat(0)["silver"], own(scene, 0)) == (3 + 9, [])


@pytest.mark.rule("X-GOLD-11")
def test_two_kinds_of_tile_in_one_turn_at_different_moments() -> None:
    scene = Scene(players=3, modules=GOLD)
    scene.hold(0, "silver", "worker_grain", "good_small_stone")
    scene.give(0, workers={"copper": 1}, goods={"grain": 0}, cows=0)
    assert scene.legal("use") == ["use silver", "use good_small_stone", "use worker_grain"]
    scene.do("use worker_grain")
    assert (scene.phase, scene.legal("use")) == ("turn", ["use silver", "use good_small_stone"])
    scene.do("recruit", "spin 1", "use silver")
    assert scene.legal("use") == ["use good_small_stone"]
    scene.do("use good_small_stone")
    assert scene.actor == 1
    assert (scene.seat(0)["silver"], scene.seat(0)["goods"]["small_stone"]) == (6, 2)
    assert scene.seat(0)["workers"]["grain"] == 1
    assert own(scene, 0) == []
