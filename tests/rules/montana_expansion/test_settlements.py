"""X-SPECIAL, X-EX-02, X-AMB-06, -07 and -50: special settlements in general."""

import pytest

import frontier
from rules.montana.helpers_city_build import (
    Land,
    find_run,
    leave_tiles,
    pay_for,
    recruit,
    settle,
    stock_up,
    tiles_on,
    turn_of,
)
from rules.montana_expansion.helpers_places import (
    SETTLEMENTS,
    SPECIALS,
    bury,
    find_hub,
    find_on,
    find_tolled,
    less,
    silver,
)
from support.montana import Scene

PLAIN_OR_ONE = ["plain market", "plain gate", "market plain", "gate plain"]
FOUR_SMALL = ["small_copper", "small_stone", "grain", "pumpkin"]


def find_double(players: int = 3) -> tuple[Scene, str, list[str]]:
    """A field for two settlements with three building fields around it; the first player is rich."""

    def search(land: Land) -> tuple[str, list[str]] | None:
        for label in filter(land.is_double, land.meadows):
            beside = land.meadows_around(label)
            calm = not land.has_cow(label) and not land.lakes_by(label) and land.start not in land.around(label)
            if calm and len(beside) >= 3:
                return label, beside
        return None

    scene, (label, beside) = find_on(search, players, modules=SETTLEMENTS)
    stock_up(scene, 0)
    return scene, label, beside


def specials_left(scene: Scene, seat: int, *left: str, stock: int, avoid: list[str]) -> None:
    """Let a player have so many tiles left, these special ones among them; the others are buried or scattered."""
    land = Land(scene)
    for special in SPECIALS:
        if special not in left:
            taken = [*avoid, land.start, *scene.data()["settlements"]]
            bury(scene, land.apart(1, taken)[0], seat, special)
    leave_tiles(scene, seat, stock, avoid=avoid)


@pytest.mark.rule("X-SPECIAL-01", "X-SPECIAL-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_market_a_gate_and_a_watchtower(players: int) -> None:
    scene = Scene(players=players, modules=SETTLEMENTS)
    assert [seat["specials"] for seat in scene.data()["seats"]] == [SPECIALS] * players
    if players == 4:
        assert sum(len(seat["specials"]) for seat in scene.data()["seats"]) == 12


@pytest.mark.rule("X-SPECIAL-02")
@pytest.mark.parametrize("special", SPECIALS)
def test_each_special_settlement_can_be_built_once(special: str) -> None:
    scene, label, _ = find_hub(1)
    beside = Land(scene).meadows_around(label)[0]
    scene.settle(beside, 0)
    scene.do(f"build {label}", f"tile {special} plain")
    if scene.phase == "market":
        scene.do("leave")
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 1, "top": special}
    assert scene.seat(0)["specials"] == [other for other in SPECIALS if other != special]
    again = next(other for other in Land(scene).meadows_around(label) if other not in scene.data()["settlements"])
    stock_up(scene, 0)
    scene.do(f"build {again}")
    assert f"tile {special} plain" not in scene.legal()
    assert "tile plain plain" in scene.legal()


@pytest.mark.rule("X-SPECIAL-03", "X-EX-02", "X-SPECIAL-02")
@pytest.mark.parametrize(("players", "standard", "total"), [(2, 12, 15), (3, 10, 13), (4, 8, 11)])
def test_three_more_tiles_for_everybody(players: int, standard: int, total: int) -> None:
    assert [seat["stock"] for seat in Scene(players=players).data()["seats"]] == [standard] * players
    scene = Scene(players=players, modules=SETTLEMENTS)
    assert [seat["stock"] for seat in scene.data()["seats"]] == [total] * players


@pytest.mark.rule("X-SPECIAL-04")
def test_the_end_is_not_near_when_all_standard_tiles_are_placed() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    leave_tiles(scene, 0, 4, avoid=[label, *beside])
    scene.do(f"build {label}", "tile plain plain")
    assert (scene.seat(0)["stock"], scene.seat(0)["specials"]) == (3, SPECIALS)
    assert not scene.data()["last_round"]
    assert not scene.happened("last_tile")


@pytest.mark.rule("X-SPECIAL-04", "X-SPECIAL-05")
def test_only_special_settlements_are_left_when_all_standard_tiles_are_placed() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    leave_tiles(scene, 0, 3, avoid=[label, *beside])
    scene.do(f"build {label}")
    assert scene.legal("tile") == [f"tile {special} plain" for special in SPECIALS]


@pytest.mark.rule("X-SPECIAL-04")
@pytest.mark.parametrize("last", ["plain", "gate"])
def test_the_last_of_all_tiles_triggers_the_end(last: str) -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    specials_left(scene, 0, *{last} - {"plain"}, stock=1, avoid=[label, *beside])
    assert not scene.data()["last_round"]
    had = silver(scene)
    scene.do(f"build {label}")  # the only tile left needs no choice
    assert scene.data()["settlements"][label]["top"] == last
    assert scene.seat(0)["stock"] == 0
    assert scene.data()["last_round"]
    assert len(scene.happened("last_tile")) == 1
    assert silver(scene)[1] == had[1] - (1 if last == "gate" else 0)


@pytest.mark.rule("X-SPECIAL-05")
def test_a_builder_chooses_between_a_standard_and_the_special_settlements() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    scene.do(f"build {label}")
    assert scene.phase == "which_tile"
    assert set(scene.legal()) == {"tile plain plain", *(f"tile {special} plain" for special in SPECIALS)}
    scene.do("tile plain plain")
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 1, "top": "plain"}
    assert scene.seat(0)["specials"] == SPECIALS
    assert scene.seat(0)["stock"] == 12


@pytest.mark.rule("X-SPECIAL-06", "X-SPECIAL-05")
def test_a_special_settlement_works_at_once_before_the_next_one_is_built() -> None:
    scene, label, beside = find_hub(2)
    scene.settle(beside[0], 1)
    scene.give(0, silver=0)
    scene.give(1, silver=7)
    scene.do(f"build {label}", "tile gate plain")
    assert silver(scene)[:2] == [1, 6]
    assert (scene.actor, scene.phase, scene.data()["built"]) == (0, "building", 1)
    scene.do(f"build {beside[1]}", "tile market plain")
    assert scene.phase == "market"


@pytest.mark.rule("X-SPECIAL-07", "X-AMB-06", "X-AMB-07")
@pytest.mark.parametrize(("top", "below", "gain"), [("gate", "plain", 2), ("plain", "gate", 0), ("gate", "market", 2)])
def test_only_the_tile_on_top_has_an_effect(top: str, below: str, gain: int) -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    scene.settle(beside[1], 2)
    scene.give(0, silver=0)
    scene.do(f"build {label}", f"tile {top} {below}")
    assert scene.seat(0)["silver"] == gain
    assert scene.phase == "building"
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 2, "top": top}
    assert scene.seat(0)["specials"] == [special for special in SPECIALS if special not in (top, below)]
    assert scene.seat(0)["stock"] == 13 - 2


@pytest.mark.rule("X-SPECIAL-07", "X-AMB-06")
def test_a_market_over_a_gate_gives_exchanges_and_no_toll() -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    scene.settle(beside[1], 2)
    had = silver(scene)
    scene.do(f"build {label}", "tile market gate")
    assert (scene.phase, scene.data()["exchanges"]) == ("market", 2)
    assert silver(scene) == had


@pytest.mark.rule("X-SPECIAL-07", "X-AMB-06")
@pytest.mark.parametrize(("move", "tolls"), [("tile watchtower plain", [0]), ("tile plain watchtower", [])])
def test_a_covered_watchtower_asks_no_toll(move: str, tolls: list[int]) -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    scene.do(f"build {label}", move)
    assert scene.field(beside[1])["tolls"] == tolls


@pytest.mark.rule("X-AMB-06")
def test_the_order_of_a_stack_of_two_is_free() -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    scene.do(f"build {label}")
    kinds = ["plain", *SPECIALS]
    stacks = {f"tile {top} {low}" for top in kinds for low in kinds if top != low or top == "plain"}
    assert set(scene.legal()) == stacks
    assert len(stacks) == 13


@pytest.mark.rule("X-AMB-06", "X-SPECIAL-05")
@pytest.mark.parametrize(
    ("left", "stock", "stacks"),
    [
        (("gate",), 2, ["plain gate", "gate plain"]),
        (("gate",), 3, ["plain plain", "plain gate", "gate plain"]),
        (("market", "gate"), 2, ["market gate", "gate market"]),
        (("market", "gate"), 4, [*PLAIN_OR_ONE, "market gate", "gate market", "plain plain"]),
        (("market", "gate"), 3, [*PLAIN_OR_ONE, "market gate", "gate market"]),
        ((), 3, []),
    ],
)
def test_a_stack_is_made_of_the_tiles_that_are_left(left: tuple[str, ...], stock: int, stacks: list[str]) -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    specials_left(scene, 0, *left, stock=stock, avoid=[label, *beside])
    scene.do(f"build {label}")
    assert set(scene.legal("tile")) == {f"tile {stack}" for stack in stacks}
    assert tiles_on(scene, label) == 2


@pytest.mark.rule("X-AMB-06", "X-SPECIAL-07")
def test_the_last_tile_on_a_field_for_two_is_on_top() -> None:
    scene, label, beside = find_double()
    scene.settle(beside[0], 1)
    specials_left(scene, 0, "gate", stock=1, avoid=[label, *beside])
    before = silver(scene)
    scene.do(f"build {label}")
    assert scene.data()["settlements"][label] == {"seat": 0, "tiles": 1, "top": "gate"}
    assert silver(scene)[1] == before[1] - 1


@pytest.mark.rule("X-SPECIAL-06", "X-MARKET-01")
def test_a_market_that_is_the_last_tile_still_works() -> None:
    scene, label, beside = find_hub(2)
    scene.settle(beside[0], 1)
    scene.settle(beside[1], 2)
    specials_left(scene, 0, "market", stock=1, avoid=[label, *beside])
    scene.do(f"build {label}")
    assert scene.data()["last_round"]
    assert (scene.phase, scene.data()["exchanges"]) == ("market", 2)


def line() -> tuple[Scene, list[str]]:
    """Four plain fields in a row away from the starting tile; the first player is rich."""
    scene, run = find_run(
        4, lambda land, run: land.is_plain(run[3]) and not {*land.around(land.start)} & {*run}, modules=SETTLEMENTS
    )
    stock_up(scene, 0)
    return scene, run


@pytest.mark.rule("X-SPECIAL-08")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_settlement_counts_in_a_line_of_four(special: str) -> None:
    scene, run = line()
    scene.top(run[1], 0, special)
    settle(scene, 0, {run[0]: 1, run[2]: 1})
    scene.do(f"build {run[3]}")
    assert [(event.b, event.c) for event in scene.happened("built")] == [(2, 1)]
    assert tiles_on(scene, run[3]) == 2


@pytest.mark.rule("X-SPECIAL-08")
def test_a_special_settlement_completes_a_line_of_four() -> None:
    scene, run = line()
    settle(scene, 0, dict.fromkeys(run[:3], 1))
    scene.do(f"build {run[3]}", "tile watchtower plain")
    assert scene.data()["settlements"][run[3]] == {"seat": 0, "tiles": 2, "top": "watchtower"}
    assert scene.seat(0)["stock"] == 13 - 3 - 2


@pytest.mark.rule("X-AMB-06")
def test_the_tile_of_a_line_bonus_may_be_special_and_works_once() -> None:
    scene, run = line()
    settle(scene, 0, dict.fromkeys(run[:3], 1))
    others = [label for label in Land(scene).meadows_around(run[3]) if label not in run]
    scene.settle(others[0], 1)
    scene.give(0, silver=0)
    scene.do(f"build {run[3]}")
    assert {"tile gate plain", "tile plain gate", "tile gate market", "tile market gate"} <= set(scene.legal())
    scene.do("tile gate watchtower")
    assert scene.seat(0)["silver"] == 1
    assert scene.field(others[0])["tolls"] == []
    assert (scene.phase, scene.data()["built"]) == ("building", 1)


@pytest.mark.rule("X-AMB-06", "X-AMB-07")
def test_three_special_tiles_on_one_field() -> None:
    scene, run = find_run(
        4,
        lambda land, run: (
            land.is_double(run[3]) and not land.lakes_by(run[3]) and not {*land.around(land.start)} & {*run}
        ),
        modules=SETTLEMENTS,
    )
    stock_up(scene, 0)
    settle(scene, 0, dict.fromkeys(run[:3], 1))
    scene.do(f"build {run[3]}")
    scene.do("tile gate market+watchtower")
    assert scene.data()["settlements"][run[3]] == {"seat": 0, "tiles": 3, "top": "gate"}
    assert (scene.seat(0)["specials"], scene.seat(0)["stock"]) == ([], 13 - 3 - 3)


@pytest.mark.rule("X-SPECIAL-08")
@pytest.mark.parametrize("special", SPECIALS)
def test_one_may_build_beside_a_special_settlement(special: str) -> None:
    scene, label, beside = find_hub(1)
    assert scene.why(f"build {label}") == "M-BUILD-02"
    scene.top(beside[0], 1, special)
    assert scene.why(f"build {label}") == ""


@pytest.mark.rule("X-SPECIAL-08")
def test_a_special_settlement_is_an_adjacent_settlement_for_a_gate() -> None:
    scene, label, beside = find_hub(2)
    scene.top(beside[0], 1, "market")
    scene.settle(beside[1], 1)
    had = silver(scene)
    scene.do(f"build {label}", "tile gate plain")
    assert silver(scene) == [had[0] + 2, had[1] - 2, had[2]]


@pytest.mark.rule("X-SPECIAL-08", "X-AMB-07")
def test_special_tiles_count_at_the_end_even_under_another() -> None:
    scene = Scene(players=3, modules=SETTLEMENTS, round_limit=1)
    places = Land(scene).apart(4, [])
    scene.top(places[0], 0, "gate")
    bury(scene, places[1], 0, "market")
    scene.settle(places[2], 1, 2)
    assert list(scene.view()["scores"]) == [3, 2, 0]
    scene.give(1, cows=5, silver=50)
    turn_of(scene, 2)
    recruit(scene)
    assert scene.actor == frontier.OVER
    assert list(scene.state.winners) == [0]


@pytest.mark.rule("X-SPECIAL-09")
@pytest.mark.parametrize("special", ["plain", *SPECIALS])
def test_a_special_settlement_costs_what_the_field_shows(special: str) -> None:
    scene, label, beside = find_tolled(["grain", "pumpkin"])
    scene.settle(beside[0], 1)
    scene.give(0, goods=dict.fromkeys(FOUR_SMALL, 4), cows=0)
    had = scene.seat(0)["goods"]
    scene.do(f"build {label}", f"tile {special} plain")
    assert scene.seat(0)["goods"] == less(had, "grain", "pumpkin")


@pytest.mark.rule("X-AMB-50")
def test_who_has_placed_all_thirteen_wins() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    specials_left(scene, 2, stock=1, avoid=[label, *beside])
    leave_tiles(scene, 1, 3, avoid=[label])
    scene.give(1, cows=9, silver=99)
    turn_of(scene, 2)
    pay_for(scene, 2, label)
    scene.do(f"build {label}")
    assert (scene.actor, list(scene.state.winners)) == (frontier.OVER, [2])
    assert list(scene.view()["scores"]) == [0, 10, 13]
    assert scene.state.ending == "last_settlement"


@pytest.mark.rule("X-AMB-50")
def test_ten_settlements_end_nothing_with_this_module() -> None:
    scene, label, beside = find_hub(1)
    scene.settle(beside[0], 1)
    leave_tiles(scene, 2, 4, avoid=[label, *beside])
    turn_of(scene, 2)
    pay_for(scene, 2, label)
    scene.do(f"build {label}", "tile plain plain")
    assert scene.view()["scores"][2] == 10
    assert not scene.data()["last_round"]
    assert scene.actor != frontier.OVER
