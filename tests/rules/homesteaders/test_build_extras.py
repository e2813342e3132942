"""H-BUILD-12 to -15: what comes after building, and tiles without a building right."""

import pytest

from rules.homesteaders.helpers_build import RICH, pick, turn, winner

# The tile's extra -----------------------------------------------------------------------------------------


@pytest.mark.rule("H-BUILD-12")
def test_the_extra_is_bought_once_and_only_after_building() -> None:
    scene = turn(18, wood=3, steel=1)
    assert not scene.legal("extra")
    assert scene.why("extra good").startswith("H-")
    scene.do("build workshop", "no_worker")
    assert (scene.actor, scene.phase) == (0, "extra")
    assert scene.legal() == ["extra good", "no_extra", "borrow"]
    scene.do("extra good")
    assert pick(scene.seat(0), "wood", "tracks") == (2, 1)
    assert (scene.phase, scene.data()["round"]) == ("draw", 6)


@pytest.mark.rule("H-BUILD-12")
def test_the_free_worker_of_a_tile_comes_once_and_only_after_building() -> None:
    scene = turn(5, steel=2)
    assert scene.why("worker").startswith("H-")
    scene.do("build general_store")
    assert scene.legal() == ["worker", "no_worker"]
    scene.do("worker")
    assert scene.seat(0)["workers"] == 2
    assert (scene.phase, scene.data()["round"]) == ("draw", 6)


@pytest.mark.rule("H-BUILD-13")
def test_what_the_building_gave_may_pay_for_the_extra() -> None:
    scene = turn(18, wood=2, silver=0, trade=1)
    scene.do("build boarding_house")
    assert (scene.phase, scene.seat(0)["silver"]) == ("extra", 2)
    assert "extra good" not in scene.legal()
    scene.do("buy wood silver", "extra good")
    assert pick(scene.seat(0), "wood", "silver", "trade", "tracks") == (0, 1, 0, 1)


@pytest.mark.rule("H-BUILD-13")
def test_a_good_from_the_railroad_line_may_pay_for_the_extra() -> None:
    scene = turn(20, steel=2, gold=1, copper=1, railroad=3)
    scene.do("build rail_yard", "reward food", "extra good")
    assert pick(scene.seat(0), "food", "vp") == (0, 2)


# Tiles without a building right, and the end of a tile ----------------------------------------------------


@pytest.mark.rule("H-BUILD-14")
@pytest.mark.parametrize("tile", [14, 24])
def test_a_tile_without_building_right_gives_worker_and_advance_at_once(tile: int) -> None:
    scene = winner(tile, 3, silver=6, trade=1, railroad=1, **RICH)
    scene.do("pay 0")
    assert (scene.phase, scene.legal()) == ("worker", ["worker", "no_worker"])
    assert scene.why("build foundry").startswith("H-")
    scene.do("worker")
    assert (scene.phase, scene.legal()) == ("reward", ["reward trade", "reward track"])
    scene.do("reward track")
    assert pick(scene.seat(0), "workers", "railroad", "tracks", "silver") == (2, 2, 1, 3)
    assert scene.seat(0)["buildings"] == ["homestead"]
    assert (scene.phase, scene.data()["round"]) == ("draw", 2)


@pytest.mark.rule("H-BUILD-15")
def test_a_tile_is_gone_afterwards_and_cannot_be_kept() -> None:
    scene = turn(13, players=3, **RICH)
    scene.do("no_build")
    assert (scene.data()["round"], scene.phase) == (2, "draw")
    assert scene.legal() == ["draw 11", "draw 12", "draw 14"]
    assert scene.data()["auctions"][0] == {"tile": 2, "bid": None}
    scene.do("draw 14")
    assert [auction["tile"] for auction in scene.data()["auctions"]] == [2, 14]
    assert scene.data()["turned_up"] == [13, 14]
    scene.pass_on()
    assert scene.phase == "bid"
    assert scene.why("build foundry").startswith("H-")
