"""X-AMB-48, X-GOLD-06: who knows which mountain tile, and what the others can tell."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import frontier
from rules.montana.helpers_city_build import recruit, turn_of
from rules.montana_expansion.helpers_gold import GOLD, find_beside, known, look, prepare
from support.montana import Scene

FACES = ("silver", "upgrade_copper", "upgrade_stone", "good_grain", "worker_stone")
PAIRS = [("silver", face) for face in FACES[1:]] + [("upgrade_copper", "worker_pumpkin")]
OUTSIDERS = (1, 2, None)
WATCHED = tuple[Any, ...]


def with_face(scene: Scene, label: str, face: str | None) -> Scene:
    """The same position, but the tile of this mountain shows something else."""
    twin = Scene.__new__(Scene)
    twin.game, twin.log, twin.events = scene.game, frontier.EventLog(), []
    data = scene.data()
    data["mountains"][label]["tile"] = face
    twin.load(data)
    return twin


def reasons(scene: Scene, seat: int | None) -> list[tuple[str, str, str] | None]:
    """Why each action is not possible, as far as the seat can tell."""
    seen = scene.game.observe(scene.state, seat)
    found = [scene.game.explain(seen, action) for action in range(scene.game.action_count)]
    return [None if reason is None else (reason.rule, reason.key, str(reason.args)) for reason in found]


def sight(scene: Scene, seat: int | None) -> WATCHED:
    """All that a seat is told about a position."""
    seen = scene.game.observe(scene.state, seat)
    numbers = () if seat is None else tuple(scene.game.observation(scene.state, seat).tolist())
    return (
        scene.game.view(scene.state, seat),
        scene.game.dump(seen),
        seen.key(),
        seen.actor,
        seen.legal_actions(),
        seen.chance_outcomes(),
        numbers,
    )


def check_alike(first: Scene, second: Scene, watchers: Sequence[int | None] = OUTSIDERS, why: bool = True) -> None:
    """The watchers cannot tell the positions apart."""
    for watcher in watchers:
        for one, other in zip(sight(first, watcher), sight(second, watcher), strict=True):
            assert one == other, watcher
        if why:
            assert reasons(first, watcher) == reasons(second, watcher), watcher


def check_different(first: Scene, second: Scene, seat: int) -> None:
    """The seat can tell them apart."""
    assert first.view(seat)["mountains"] != second.view(seat)["mountains"]
    assert first.game.observe(first.state, seat).key() != second.game.observe(second.state, seat).key()
    assert first.game.observation(first.state, seat).tolist() != second.game.observation(second.state, seat).tolist()


def both(scenes: Sequence[Scene], *moves: str) -> None:
    """The same moves in both positions; what is heard of them is the same."""
    for move in moves:
        for scene in scenes:
            scene.do(move)
        assert scenes[0].events == scenes[1].events, move


# On the board ---------------------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-48", "X-GOLD-06")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_tile_put_back_is_known_to_the_looker_only(one: str, other: str) -> None:
    scene, _, mountains = find_beside(2)
    scene.hide(mountains[0], one, 0)
    scenes = scene, with_face(scene, mountains[0], other)
    check_alike(*scenes)
    check_different(*scenes, 0)
    both(scenes, "recruit", "spin 1")
    check_alike(*scenes)


@pytest.mark.rule("X-AMB-48", "X-GOLD-06", "X-GOLD-04")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_looking_and_taking_tell_the_others_no_face(one: str, other: str) -> None:
    scene, label, mountains = find_beside(2)
    scene.canteens(0, 1)
    scenes = scene, with_face(scene, mountains[0], None)
    both(scenes, f"build {label}")
    check_alike(*scenes)
    for each, face in zip(scenes, (one, other), strict=True):
        each.do(f"look {face}")
    check_alike(*scenes, why=False)
    both(scenes, "look good_pumpkin")
    assert scene.phase == "which_mountain"
    check_alike(*scenes)
    check_different(*scenes, 0)
    both(scenes, f"take_tile {mountains[0]}")
    check_alike(*scenes)
    both(scenes, "no_canteen")
    check_alike(*scenes)
    check_different(*scenes, 0)


@pytest.mark.rule("X-AMB-48")
def test_nobody_but_the_looker_counts_a_seen_tile_as_gone() -> None:
    scene, label, mountains = find_beside(2)
    scene.do(f"build {label}")
    look(scene, "worker_grain", "silver")
    scene.do(f"take_tile {mountains[0]}")
    left = {}
    for watcher in (0, *OUTSIDERS):
        view = scene.view(watcher)
        tiles = {tile["id"]: tile["left"] for tile in view["printed"]["mountain_tiles"]}
        left[watcher] = tiles["worker_grain"], tiles["silver"], sum(tiles.values())
        faces = [view["mountains"][mountain]["tile"] for mountain in mountains]
        assert faces == (["worker_grain", "silver"] if watcher == 0 else [None, None])
        assert view["mountains"][mountains[0]]["holder"] == 0, "who took a tile from where is plain to see"
    assert left == {0: (0, 5, 20), 1: (1, 6, 22), 2: (1, 6, 22), None: (1, 6, 22)}


@pytest.mark.rule("X-AMB-48")
def test_a_second_looker_learns_the_same_face() -> None:
    scene, label, mountains = find_beside(2)
    scene.hide(mountains[0], "worker_grain", 0)
    scene.hide(mountains[1], "silver", 0)
    prepare(scene, 1, label)
    turn_of(scene, 1)
    scene.do(f"build {label}")
    assert (scene.actor, scene.phase) == (1, "which_mountain")
    assert [known(scene, mountain) for mountain in mountains] == [[0, 1], [0, 1]]
    assert scene.view(1)["mountains"][mountains[0]]["tile"] == "worker_grain"
    assert scene.view(2)["mountains"][mountains[0]]["tile"] is None


# In the hand ----------------------------------------------------------------------------------------


def holder(face: str, cows: int = 0, **goods: int) -> tuple[Scene, str]:
    """The first player holds one tile."""
    scene = Scene(players=3, modules=GOLD)
    for seat in range(3):
        scene.give(seat, workers={"copper": 1}, goods={"grain": 0}, cows=cows)
    scene.give(0, goods=goods)
    scene.hold(0, face)
    return scene, next(label for label, tile in scene.data()["mountains"].items() if tile["holder"] == 0)


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize("cows", [0, 2])
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_tile_in_hand_is_known_to_its_owner_only(one: str, other: str, cows: int) -> None:
    scene, label = holder(one, cows)
    scenes = scene, with_face(scene, label, other)
    check_alike(*scenes)
    check_different(*scenes, 0)


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize(("one", "other"), PAIRS)
@pytest.mark.parametrize(
    "moves",
    [
        ("recruit", "spin 1", "no_advance", "end_turn"),
        ("work mine 1", "no_helper", "end_turn"),
        ("bank 1", "end_turn"),
        ("city", "bid silver 3", "pass", "pass"),
    ],
    ids=("recruit", "mine", "bank", "city"),
)
def test_being_asked_or_not_tells_nobody_the_face(one: str, other: str, moves: tuple[str, ...]) -> None:
    scene, label = holder(one, pumpkin=4)
    scene.give(1, goods={"pumpkin": 4})
    scene.give(2, goods={"pumpkin": 4})
    scenes = scene, with_face(scene, label, other)
    for move in moves:
        both(scenes, move)
        check_alike(*scenes, why=False)
        assert scenes[0].actor == scenes[1].actor
        assert scenes[0].phase == scenes[1].phase


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_player_with_nothing_but_recruit_is_asked_whatever_the_tile_is(one: str, other: str) -> None:
    scene, label = holder(one)
    scene.only_goods(0)
    scene.give(0, workers={"copper": 0})
    scenes = scene, with_face(scene, label, other)
    check_alike(*scenes)
    assert [each.actor for each in scenes] == [0, 0]
    both(scenes, "recruit")
    check_alike(*scenes)


def play_alike(scenes: tuple[Scene, Scene], rng: random.Random) -> None:
    """One move, the same in both, that tells no face: all such moves are the same, luck as far as both allow it."""
    plain = [[move for move in each.legal() if move.split()[0] not in ("use", "reveal")] for each in scenes]
    if scenes[0].actor == frontier.CHANCE:
        plain = [[move for move in plain[0] if move in plain[1]]] * 2
    assert plain[0] == plain[1]
    both(scenes, rng.choice(plain[0]))


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("one", "other"), [PAIRS[0], PAIRS[3], PAIRS[4]])
def test_no_game_tells_the_face_as_long_as_the_tile_is_not_used(one: str, other: str, seed: int) -> None:
    scene, label = holder(one, cows=1)
    scenes = scene, with_face(scene, label, other)
    rng = random.Random(seed)
    for _ in range(80):
        if scene.actor == frontier.OVER:
            break
        play_alike(scenes, rng)
        if scene.data()["mountains"][label]["holder"] == 0 and known(scene, label) == [0]:
            check_alike(*scenes, why=False)


@pytest.mark.rule("X-AMB-48")
def test_the_owner_acts_on_what_it_knows() -> None:
    scene, _ = holder("silver")
    seen = scene.game.observe(scene.state, 0)
    assert seen.legal_actions() == scene.state.legal_actions()
    assert "use silver" in [scene.game.notation.write(seen, action) for action in seen.legal_actions()]


@pytest.mark.rule("X-AMB-48")
def test_a_used_tile_is_seen_by_all() -> None:
    scene, label = holder("silver")
    scene.do("use silver")
    assert known(scene, label) == [0, 1, 2]
    for watcher in OUTSIDERS:
        assert scene.view(watcher)["mountains"][label] == {
            "tile": "silver", "known_to": [0, 1, 2], "holder": "box", "face_up": True, "marked": False
        }  # fmt: skip


@pytest.mark.rule("X-AMB-48")
def test_the_owner_may_show_a_tile_that_is_of_no_use_now() -> None:
    scene, label = holder("upgrade_copper")
    scene.do("recruit", "spin 1")
    assert scene.legal() == ["no_advance", "reveal"]
    scene.do("reveal")
    assert [event.kind for event in scene.events] == ["showed_tile"]
    assert scene.data()["mountains"][label] == {
        "tile": "upgrade_copper", "known_to": [0, 1, 2], "holder": 0, "face_up": True, "marked": False
    }  # fmt: skip
    assert {scene.view(watcher)["mountains"][label]["tile"] for watcher in OUTSIDERS} == {"upgrade_copper"}
    assert scene.actor == 1, "nothing is hidden any more, so nothing is asked"


# Known from before ----------------------------------------------------------------------------------


@pytest.mark.rule("X-AMB-48")
def test_who_looked_before_still_knows_a_tile_that_another_player_takes() -> None:
    scene, label, mountains = find_beside(2)
    scene.hide(mountains[0], "worker_grain", 1)
    scene.do(f"build {label}")
    look(scene, "silver")
    scene.do(f"take_tile {mountains[0]}")
    assert known(scene, mountains[0]) == [0, 1]
    assert scene.view(1)["mountains"][mountains[0]] == {
        "tile": "worker_grain", "known_to": [0, 1], "holder": 0, "face_up": False, "marked": False
    }  # fmt: skip
    for watcher in (2, None):
        assert scene.view(watcher)["mountains"][mountains[0]]["tile"] is None
    recruit(scene)
    recruit(scene)
    assert scene.view(1)["mountains"][mountains[0]]["tile"] == "worker_grain"


@pytest.mark.rule("X-AMB-48")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_tile_that_two_players_know_stays_hidden_from_the_third(one: str, other: str) -> None:
    scene, label = holder(one)
    data = scene.data()
    data["mountains"][label]["known_to"] = [0, 1]
    scene.load(data)
    scenes = scene, with_face(scene, label, other)
    check_alike(*scenes, watchers=(2, None))
    check_different(*scenes, 0)
    check_different(*scenes, 1)
    both(scenes, "bank 1", "end_turn")
    check_alike(*scenes, watchers=(2, None))
    check_different(*scenes, 1)


@pytest.mark.rule("X-AMB-48", "X-GOLD-06")
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_a_third_player_learns_nothing_when_a_known_tile_is_taken_by_another(one: str, other: str) -> None:
    scene, label, mountains = find_beside(2)
    scene.hide(mountains[0], one, 0)
    prepare(scene, 1, label)
    turn_of(scene, 1)
    scenes = scene, with_face(scene, mountains[0], other)
    both(scenes, f"build {label}", "look good_pumpkin")
    check_alike(*scenes, watchers=(2, None))
    check_different(*scenes, 1)
    both(scenes, f"take_tile {mountains[0]}")
    assert known(scene, mountains[0]) == [0, 1]
    check_alike(*scenes, watchers=(2, None))
    check_different(*scenes, 0)
