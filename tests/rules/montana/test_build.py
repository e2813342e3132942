"""M-BUILD-01 to -10, -20, -21 and M-AMB-42: where to build, what it costs, how often in a turn."""

import pytest

from rules.montana.helpers_city_build import (
    Land,
    find,
    find_beside_start,
    find_plain,
    kinds_offered,
    pay_for,
    stock_up,
    tiles_on,
    turn_of,
)
from support.montana import GOODS, Scene


def three_plain_fields() -> tuple[Scene, list[str]]:
    """Three plain fields next to the starting tile, and goods for all of them."""

    def search(land: Land) -> list[str] | None:
        fields = [label for label in land.around(land.start) if land.is_plain(label)]
        return fields[:3] if len(fields) >= 3 else None

    scene, labels = find(search)
    stock_up(scene, 0)
    return scene, labels


def buildable(scene: Scene) -> set[str]:
    return {move.split()[1] for move in scene.legal("build")}


@pytest.mark.rule("M-BUILD-01")
def test_build_needs_at_least_one_settlement() -> None:
    scene, _ = find_plain()
    assert "build" in kinds_offered(scene)
    assert not {"stop", "end_turn"} & kinds_offered(scene)
    scene.only_goods(0)
    assert "build" not in kinds_offered(scene)


@pytest.mark.rule("M-BUILD-01")
def test_three_settlements_end_the_action() -> None:
    scene, labels = three_plain_fields()
    scene.do(*(f"build {label}" for label in labels))
    assert scene.data()["settlements"].keys() == set(labels)
    assert scene.actor == 1


@pytest.mark.rule("M-BUILD-01")
def test_no_fourth_settlement_even_with_cows_left() -> None:
    scene, labels = three_plain_fields()
    scene.give(0, cows=1)
    scene.do(*(f"build {label}" for label in labels))
    assert scene.actor == 0
    assert kinds_offered(scene) == {"trade", "end_turn"}


@pytest.mark.rule("M-BUILD-01")
def test_building_may_stop_after_one_settlement() -> None:
    scene, labels = three_plain_fields()
    scene.do(f"build {labels[0]}")
    assert {"build", "stop"} == kinds_offered(scene)
    scene.do("stop")
    assert scene.actor == 1


@pytest.mark.rule("M-BUILD-02")
@pytest.mark.parametrize("seed", range(1, 13))
def test_only_fields_by_the_starting_tile_or_any_settlement_can_be_built_on(seed: int) -> None:
    scene = Scene(players=3, seed=seed)
    stock_up(scene, 0)
    land = Land(scene)
    places = [land.meadows[0], land.meadows[-1], land.meadows[len(land.meadows) // 2]]
    for seat, label in enumerate(places):
        scene.settle(label, seat)
    settled = [land.start, *places]
    assert buildable(scene) == {
        other for label in settled for other in land.meadows_around(label) if other not in settled
    }


@pytest.mark.rule("M-BUILD-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_settlement_of_any_player_opens_its_neighbours(seat: int) -> None:
    scene, _ = find_plain()
    land = Land(scene)
    far = next(field for field in land.meadows if land.start not in {field, *land.around(field)})
    new = next(field for field in land.meadows_around(far) if land.start not in land.around(field))
    assert scene.why(f"build {new}") == "M-BUILD-02"
    scene.settle(far, seat)
    assert new in buildable(scene)


@pytest.mark.rule("M-BUILD-03")
def test_a_settlement_of_the_same_action_counts_as_a_neighbour() -> None:
    scene, label = find_plain()
    land = Land(scene)
    beyond = next(field for field in land.meadows_around(label) if land.start not in land.around(field))
    assert beyond not in buildable(scene)
    scene.do(f"build {label}")
    assert scene.phase == "building"
    scene.do(f"build {beyond}")
    assert {label, beyond} == scene.data()["settlements"].keys()


@pytest.mark.rule("M-BUILD-04")
@pytest.mark.parametrize("barren", ["mountain", "lake"])
def test_mountains_and_lakes_are_never_built_on(barren: str) -> None:
    def search(land: Land) -> tuple[str, str] | None:
        for label in land.meadows:
            for other in land.around(label):
                if land.fields[other]["land"] == barren:
                    return label, other
        return None

    scene, (label, other) = find(search)
    stock_up(scene, 0)
    scene.settle(label, 1)
    assert scene.legal("build")
    assert f"build {other}" not in scene.legal()
    assert scene.why(f"build {other}") == "M-BUILD-04"


@pytest.mark.rule("M-BUILD-05", "M-AMB-42")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_field_with_a_settlement_is_not_free(seat: int) -> None:
    scene, label = find_plain()
    assert f"build {label}" in scene.legal()
    scene.settle(label, seat)
    assert f"build {label}" not in scene.legal()
    assert scene.why(f"build {label}") in ("M-BUILD-05", "M-AMB-42")


@pytest.mark.rule("M-BUILD-05")
def test_the_field_of_the_starting_tile_is_not_free() -> None:
    scene, label = find_plain()
    scene.settle(label, 0)
    assert f"build {Land(scene).start}" not in scene.legal()


@pytest.mark.rule("M-BUILD-05", "M-AMB-42")
def test_a_field_just_built_on_is_not_free() -> None:
    scene, label = find_plain()
    scene.do(f"build {label}")
    assert scene.legal("build")
    assert f"build {label}" not in scene.legal()


@pytest.mark.rule("M-BUILD-06")
def test_the_goods_on_the_field_are_paid_to_the_supply() -> None:
    scene, label = find_plain()
    cost = scene.field(label)["cost"]
    had, supply = scene.seat(0)["goods"], scene.supply()["goods"]
    scene.do(f"build {label}")
    assert scene.seat(0)["goods"] == {good: had[good] - cost.count(good) for good in GOODS}
    assert scene.supply()["goods"] == {good: supply[good] + cost.count(good) for good in GOODS}


@pytest.mark.rule("M-BUILD-06")
def test_a_field_is_out_of_reach_when_one_good_is_missing() -> None:
    scene, label = find_plain()
    pay_for(scene, 0, label)
    assert f"build {label}" in scene.legal()
    good = scene.field(label)["cost"][0]
    scene.give(0, goods={good: scene.seat(0)["goods"][good] - 1})
    assert f"build {label}" not in scene.legal()


@pytest.mark.rule("M-BUILD-07")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_settlement_of_the_own_colour_is_placed(seat: int) -> None:
    scene, label = find_plain()
    turn_of(scene, seat)
    pay_for(scene, seat, label)
    scene.do(f"build {label}")
    assert scene.data()["settlements"] == {label: {"seat": seat, "tiles": 1}}
    assert scene.seat(seat)["stock"] == 9
    labels = [field["label"] for field in scene.view()["fields"]]
    assert [(event.seat, labels[event.a], event.b) for event in scene.happened("built")] == [(seat, label, 1)]


@pytest.mark.rule("M-BUILD-08")
@pytest.mark.parametrize("material", ["copper", "stone"])
@pytest.mark.parametrize(("wanted", "instead"), [("small", "big"), ("big", "small")])
def test_one_size_never_pays_for_the_other(material: str, wanted: str, instead: str) -> None:
    needed, other = f"{wanted}_{material}", f"{instead}_{material}"

    scene, label = find_beside_start(lambda land, label: needed in land.fields[label]["cost"])
    assert f"build {label}" in scene.legal()
    scene.give(0, goods={needed: 0, other: 9})
    assert f"build {label}" not in scene.legal()


@pytest.mark.rule("M-BUILD-09")
@pytest.mark.parametrize(("built", "silver"), [(1, 2), (2, 1), (3, 0)])
def test_each_settlement_not_built_brings_a_silver(built: int, silver: int) -> None:
    scene, labels = three_plain_fields()
    before = scene.seat(0)["silver"]
    scene.do(*(f"build {label}" for label in labels[:built]))
    if built < 3:
        assert scene.seat(0)["silver"] == before
        scene.do("stop")
    assert scene.seat(0)["silver"] == before + silver


@pytest.mark.rule("M-BUILD-09")
def test_the_silver_comes_on_stopping_and_extra_actions_stay_possible() -> None:
    scene, labels = three_plain_fields()
    scene.give(0, cows=1, silver=0)
    scene.do(f"build {labels[0]}", "stop")
    assert scene.seat(0)["silver"] == 2
    assert kinds_offered(scene) == {"trade", "end_turn"}
    scene.do("trade grain")
    assert scene.seat(0)["silver"] == 2
    assert scene.actor == 1


@pytest.mark.rule("M-BUILD-10")
def test_the_silver_also_comes_when_no_further_settlement_is_possible() -> None:
    scene, label = find_plain()
    pay_for(scene, 0, label)
    scene.give(0, silver=0)
    scene.do(f"build {label}")
    assert scene.actor == 1
    assert scene.seat(0)["silver"] == 2


@pytest.mark.rule("M-BUILD-20")
def test_a_cow_from_a_field_can_be_traded_before_the_next_settlement() -> None:
    def search(land: Land) -> tuple[str, str, str] | None:
        for label in land.meadows_around(land.start):
            if land.has_cow(label):
                for other in land.meadows_around(label):
                    if land.is_plain(other) and land.fields[other]["cost"].count("grain") == 1:
                        return label, other, "grain"
        return None

    scene, (label, other, missing) = find(search)
    pay_for(scene, 0, label, other)
    scene.give(0, goods={missing: scene.seat(0)["goods"][missing] - 1})
    scene.do(f"build {label}")
    assert scene.legal("build") == []
    scene.do(f"trade {missing}", f"build {other}")
    assert tiles_on(scene, other) == 1


@pytest.mark.rule("M-BUILD-20")
def test_a_canteen_from_a_lake_can_be_spent_at_the_end_of_this_turn() -> None:
    scene, label = find_beside_start(lambda land, label: bool(land.lakes_by(label)) and not land.has_cow(label))
    pay_for(scene, 0, label)
    scene.do(f"build {label}")
    assert scene.legal() == ["canteen", "no_canteen"]


@pytest.mark.rule("M-BUILD-21")
def test_a_trade_between_two_settlements() -> None:
    scene, labels = three_plain_fields()
    scene.give(0, cows=2)
    scene.do(f"build {labels[0]}", "trade silver", f"build {labels[1]}", "trade silver", f"build {labels[2]}")
    assert all(tiles_on(scene, label) == 1 for label in labels)


@pytest.mark.rule("M-BUILD-21")
def test_a_trade_can_pay_the_second_settlement() -> None:
    scene, labels = three_plain_fields()
    pay_for(scene, 0, *labels[:2])
    missing = scene.field(labels[1])["cost"][0]
    scene.give(0, goods={missing: scene.seat(0)["goods"][missing] - 1}, cows=1)
    scene.do(f"build {labels[0]}")
    assert f"build {labels[1]}" not in scene.legal()
    scene.do(f"trade {missing}")
    assert f"build {labels[1]}" in scene.legal()
