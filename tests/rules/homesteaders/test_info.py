"""H-INFO: what lies behind the screens and what everybody sees."""

from collections.abc import Callable
from typing import Any

import pytest

import frontier
from rules.homesteaders.helpers_income import held, quietly
from support.homesteaders import GOODS, Scene

HIDDEN = (*GOODS, "silver", "trade", "vp", "debt")
WATCHERS = (0, 2, None)  # seat 1 is looked at
HOARD: dict[str, int] = {
    "wood": 1, "food": 2, "steel": 3, "gold": 4, "copper": 5, "cattle": 6, "silver": 7, "trade": 8, "vp": 9, "debt": 10,
}  # fmt: skip
MOMENTS: dict[str, Callable[[Scene], None]] = {
    "place": lambda scene: None,
    "wages": lambda scene: scene.wages(0),
    "bid": lambda scene: scene.bidding(0),
    "pay": lambda scene: scene.won(0, tile=13),
    "build": lambda scene: scene.building(0, tile=13),
    "extra": lambda scene: scene.extra(0, tile=18),
    "final_place": lambda scene: scene.at(11),
    "trade": lambda scene: scene.final(0),
}


def pair(change: dict[str, int], moment: str = "place", **options: Any) -> tuple[Scene, Scene]:
    """Two positions that differ only in what seat 1 holds."""
    scenes = (Scene(3, **options), Scene(3, **options))
    for scene, extra in zip(scenes, ({}, change), strict=True):
        scene.give(0, trade=1, silver=9, gold=1)
        scene.give(1, **extra)
        MOMENTS[moment](scene)
    assert scenes[0].state.key() != scenes[1].state.key()
    return scenes


def numbers(scene: Scene, seat: int) -> list[float]:
    found: list[float] = scene.game.observation(scene.state, seat).tolist()
    return found


def knowledge(scene: Scene, seat: int | None) -> bytes:
    return scene.game.observe(scene.state, seat).key()


def finished(silver: int, **options: Any) -> Scene:
    scene = Scene(3, **options)
    scene.give(0, **HOARD)
    scene.give(1, silver=silver)
    scene.final(0)
    scene.finish()
    return scene


@pytest.mark.rule("H-INFO-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_goods_silver_trade_chips_debt_and_vp_are_not_shown_to_others(moment: str) -> None:
    scene = Scene(3)
    scene.give(0, **HOARD)
    MOMENTS[moment](scene)
    for watcher in (1, 2, None):
        seat = scene.view(watcher)["seats"][0]
        for key in ("goods", "silver", "trade", "vp", "debt"):
            assert seat[key] is None
        assert scene.view(watcher)["scores"][0] is None
        known = scene.game.dump(scene.game.observe(scene.state, watcher))["seats"][0]
        assert [known["goods"][good] for good in GOODS] == [0] * 6
        assert [known[key] for key in ("silver", "trade", "vp", "debt")] == [0] * 4


@pytest.mark.rule("H-INFO-01")
@pytest.mark.parametrize("piece", HIDDEN)
def test_positions_that_differ_behind_a_screen_look_equal_to_all_others(piece: str) -> None:
    one, other = pair({piece: 11})
    for watcher in WATCHERS:
        assert one.view(watcher) == other.view(watcher)
        assert knowledge(one, watcher) == knowledge(other, watcher)
    for seat in (0, 2):
        assert numbers(one, seat) == numbers(other, seat)
    assert one.view(1) != other.view(1)
    assert knowledge(one, 1) != knowledge(other, 1)
    assert numbers(one, 1) != numbers(other, 1)


@pytest.mark.rule("H-INFO-01")
@pytest.mark.parametrize("moment", MOMENTS)
def test_at_no_moment_does_a_hoard_show(moment: str) -> None:
    one, other = pair(HOARD, moment)
    assert one.phase == other.phase == moment.removeprefix("final_")
    for watcher in WATCHERS:
        assert one.view(watcher) == other.view(watcher)
        assert knowledge(one, watcher) == knowledge(other, watcher)
    for seat in (0, 2):
        assert numbers(one, seat) == numbers(other, seat)


@pytest.mark.rule("H-INFO-01")
def test_what_the_actor_may_do_does_not_tell_the_others_what_he_holds() -> None:
    rich, poor = Scene(3), Scene(3)
    rich.give(0, **HOARD)
    assert rich.legal() != poor.legal()
    for watcher in (1, 2, None):
        assert rich.view(watcher) == poor.view(watcher)
        seen = [scene.game.observe(scene.state, watcher) for scene in (rich, poor)]
        assert seen[0].legal_actions() == seen[1].legal_actions()
        assert seen[0].key() == seen[1].key()
    assert rich.game.observe(rich.state, 0).legal_actions() == rich.state.legal_actions()


@pytest.mark.rule("H-INFO-01")
def test_everybody_sees_behind_the_own_screen() -> None:
    scene = Scene(3)
    scene.give(1, **HOARD)
    seat = scene.view(1)["seats"][1]
    assert {**seat["goods"], **{key: seat[key] for key in ("silver", "trade", "vp", "debt")}} == HOARD
    known = scene.game.observe(scene.state, 1)
    assert scene.game.dump(known)["seats"][1] == scene.seat(1)
    assert scene.game.view(known, 1) == scene.view(1)
    assert scene.view(1)["scores"][1] == 9 + 2 * (4 + 5 + 6) - 55


@pytest.mark.rule("H-INFO-02")
@pytest.mark.parametrize("screens", [True, False])
def test_workers_buildings_tracks_and_stones_are_open(screens: bool) -> None:
    scene = Scene(3, screens=screens)
    scene.own(1, "farm", "river_port")
    scene.give(1, workers=4, tracks=3, railroad=2)
    for watcher in WATCHERS:
        seat = scene.view(watcher)["seats"][1]
        assert (seat["workers"], seat["tracks"], seat["railroad"]) == (4, 3, 2)
        assert sorted(seat["buildings"]) == ["farm", "homestead", "river_port"]
        known = scene.game.dump(scene.game.observe(scene.state, watcher))["seats"][1]
        assert {key: known[key] for key in ("workers", "tracks", "railroad", "buildings", "placed")} == {
            key: scene.seat(1)[key] for key in ("workers", "tracks", "railroad", "buildings", "placed")
        }


@pytest.mark.rule("H-INFO-02")
@pytest.mark.parametrize("piece", ["workers", "tracks"])
def test_positions_that_differ_in_the_open_look_different(piece: str) -> None:
    one, other = pair({piece: 3})
    assert numbers(one, 0) != numbers(other, 0)
    for watcher in WATCHERS:
        assert one.view(watcher) != other.view(watcher)
        assert knowledge(one, watcher) != knowledge(other, watcher)


@pytest.mark.rule("H-INFO-02")
def test_the_workers_at_work_are_open_to_all() -> None:
    scene = Scene(3)
    scene.do("place homestead_2", "done")
    for watcher in (1, 2, None):
        assert scene.view(watcher)["seats"][0]["placed"] == ["homestead_2"]


@pytest.mark.rule("H-INFO-03")
@pytest.mark.parametrize("screens", [True, False])
def test_income_is_told_to_all_piece_by_piece(screens: bool) -> None:
    scene = Scene(2, screens=screens)
    scene.own(1, "farm", "grain_mill")
    scene.give(1, workers=4, tracks=2)
    scene.do("done", "place homestead_2", "place farm_1", "place farm_2")
    before = held(scene, 1)
    scene.do("done")
    told = [scene.game.event_fields(event) for event in scene.happened("income") if event.seat == 1]
    shown = {str(event["piece"]): event["n"] for event in told}
    assert shown == {"food": 2, "silver": 6, "trade": 1, "vp": 1}
    gained = {key: held(scene, 1)[key] - before[key] for key in shown}
    assert {**gained, "silver": gained["silver"] + 4} == shown  # four workers have been paid
    assert scene.view(0)["seats"][1]["goods"] == ({**dict.fromkeys(GOODS, 0), "food": 2} if not screens else None)


@pytest.mark.rule("H-INFO-01", "H-DIFF-09")
def test_screens_are_used_unless_the_players_leave_them_out() -> None:
    assert Scene(3).game.options["screens"] is True
    one, other = pair(HOARD, screens=False)
    for watcher in WATCHERS:
        seat = other.view(watcher)["seats"][1]
        assert {**seat["goods"], **{key: seat[key] for key in ("silver", "trade", "vp", "debt")}} == HOARD
        assert other.view(watcher)["scores"] == list(other.state.scores)
        assert knowledge(one, watcher) != knowledge(other, watcher)
    assert numbers(one, 0) != numbers(other, 0)


@pytest.mark.rule("H-DIFF-09", "H-INFO-01")
def test_the_screens_stay_until_the_final_trading_is_over() -> None:
    scene = Scene(3, round=11)
    scene.give(0, **HOARD)
    seen = set()
    while scene.actor != frontier.OVER:
        seen.add(scene.phase)
        assert scene.view(1)["seats"][0]["silver"] is None
        assert scene.view(1)["scores"][0] is None
        scene.do(next(move for move in scene.legal() if move in ("done", "pay 0")))
    assert seen == {"place", "wages", "trade"}


@pytest.mark.rule("H-INFO-01", "H-DIFF-09")
def test_once_the_game_is_over_everything_is_shown() -> None:
    one, other = finished(silver=3), finished(silver=5)
    for watcher in (0, 1, 2, None):
        view = other.view(watcher)
        assert view["seats"][0]["goods"] == {good: HOARD[good] for good in GOODS}
        assert [view["seats"][0][key] for key in ("silver", "trade", "vp", "debt")] == [7, 8, 9, 10]
        assert [seat["silver"] for seat in view["seats"]] == [7, 5, 6]
        assert view["scores"] == list(other.state.scores) == [9 + 30 - 55, 0, 0]
        known = other.game.dump(other.game.observe(other.state, watcher))
        assert known["seats"] == other.data()["seats"]
    assert numbers(one, 0) != numbers(other, 0)


@pytest.mark.rule("H-INFO-03")
def test_a_listener_can_count_along_through_a_whole_quiet_game() -> None:
    scene = Scene(3)
    before = [held(scene, seat) for seat in range(3)]
    events = quietly(scene, lambda: False)
    for seat in range(3):
        total = dict(before[seat])
        for event in events:
            if event.seat != seat:
                continue
            fields = {key: str(value) for key, value in scene.game.event_fields(event).items()}
            if event.kind in ("income", "gained"):
                total[fields["piece"]] += int(fields["n"])
            elif event.kind == "wages":
                total["silver"] -= int(fields["silver"])
            elif event.kind == "borrowed":
                total["debt"] += int(fields["n"])
                total["silver"] += int(fields["silver"])
        assert total == held(scene, seat)
