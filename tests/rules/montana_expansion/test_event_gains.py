"""X-CARD-05 to -07, X-CARD-13, X-AMB-27 and -31 to -33, X-EX-10: gains at the start of a turn."""

import pytest

from frontier.games.montana.components import load
from rules.montana.helpers import bank_space, leave_workers
from rules.montana.helpers_city_build import recruit
from rules.montana_expansion.helpers_events import (
    active,
    before,
    begin,
    board,
    events,
    goods_of,
    other,
    workers_of,
)
from support.montana import KINDS, Scene

RICH = [f"worker {kind}" for kind in KINDS]


def silver(scene: Scene) -> list[int]:
    return [seat["silver"] for seat in scene.data()["seats"]]


# No cows --------------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-05", "X-CARD-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_two_silver_without_a_cow_at_the_start_of_the_own_turn_only(seat: int) -> None:
    scene = events()
    before(scene, seat, "no_cows")
    had = silver(scene)
    begin(scene, seat, "no_cows")
    assert silver(scene) == [n + 2 * (at == seat) for at, n in enumerate(had)]
    assert scene.data()["active"] == seat


@pytest.mark.rule("X-CARD-05")
@pytest.mark.parametrize("cows", [1, 2])
def test_nothing_with_a_cow(cows: int) -> None:
    scene = events()
    scene.give(1, cows=cows)
    begin(scene, 1, "no_cows")
    assert (scene.actor, silver(scene)) == (1, [3, 4, 5])


@pytest.mark.rule("X-CARD-05", "X-CARD-13")
def test_a_cow_traded_in_the_turn_brings_nothing_in_it() -> None:
    scene = events()
    scene.give(1, cows=1)
    begin(scene, 1, "no_cows")
    scene.do("trade grain")
    assert (scene.seat(1)["cows"], scene.seat(1)["silver"]) == (0, 4)


@pytest.mark.rule("X-AMB-27", "X-CARD-05")
def test_an_extra_turn_checks_for_cows_again() -> None:
    scene = events()
    scene.give(1, cows=1)
    scene.canteens(1, 2)
    begin(scene, 1, "no_cows")
    scene.do("trade grain")
    recruit(scene)
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.seat(1)["silver"]) == (1, "turn", 4 + 2)
    recruit(scene)
    scene.do("canteen")
    assert scene.seat(1)["silver"] == 4 + 2 + 2


# No workers -----------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-06", "X-CARD-13")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_two_grain_without_a_worker_at_the_start_of_the_own_turn_only(seat: int) -> None:
    scene = events()
    for each in range(3):
        scene.give(each, workers={"copper": 0}, cows=1)
    begin(scene, seat, "no_workers")
    assert goods_of(scene, "grain") == [16, *(2 * (at == seat) for at in range(3))]


@pytest.mark.rule("X-CARD-06")
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_with_a_worker_of_any_kind(kind: str) -> None:
    scene = events()
    scene.give(1, workers={"copper": 0, kind: 1})
    begin(scene, 1, "no_workers")
    assert goods_of(scene, "grain") == [18, 0, 0, 0]


@pytest.mark.rule("X-CARD-06a")
@pytest.mark.parametrize(
    ("held", "after"),
    [
        ([0, 10, 8], [0, 2, 9, 7]),
        ([1, 9, 7], [2, 2, 8, 6]),
        ([0, 17, 0], [0, 2, 16, 0]),
        ([0, 18, 0], [0, 2, 16, 0]),
        ([0, 16, 0], [0, 2, 16, 0]),
    ],
    ids=("none left", "the receiver returns one", "one left", "two passes", "two left"),
)
def test_grain_that_runs_short(held: list[int], after: list[int]) -> None:
    scene = events()
    for seat, n in enumerate(held):
        scene.give(seat, goods={"grain": n})
    scene.give(0, workers={"copper": 0}, cows=1)
    begin(scene, 0, "no_workers")
    assert goods_of(scene, "grain") == after


@pytest.mark.rule("X-AMB-32", "X-CARD-06")
def test_workers_on_the_worker_board_are_nobodys() -> None:
    scene = events()
    scene.give(0, workers={"copper": 1, "stone": 1})
    scene.give(0, cows=1)
    board(scene, 1, "no_workers", None)
    scene.do(f"bank {bank_space(scene, 2)}")
    scene.do("end_turn")
    recruit(scene)
    recruit(scene)
    assert sum(scene.seat(0)["workers"].values()) == 0
    assert ["copper", "stone"] in scene.data()["bank"]
    scene.do("draw rich")
    assert scene.seat(0)["goods"]["grain"] == 2


@pytest.mark.rule("X-AMB-27", "X-CARD-06")
def test_an_extra_turn_checks_for_workers_again() -> None:
    scene = active("no_workers")
    scene.give(0, workers={"copper": 1, "stone": 1}, cows=1)
    scene.canteens(0, 1)
    scene.do(f"bank {bank_space(scene, 2)}")
    scene.do("end_turn", "canteen")
    assert scene.seat(0)["goods"]["grain"] == 2


# Rich -----------------------------------------------------------------------------------------------


@pytest.mark.rule("X-CARD-07", "X-EX-10", "X-AMB-31")
@pytest.mark.parametrize(("money", "gains"), [(0, False), (14, False), (15, True), (16, True), (40, True)])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_worker_of_choice_for_fifteen_silver(seat: int, money: int, gains: bool) -> None:
    scene = events()
    for each in range(3):
        scene.give(each, silver=money if each == seat else 3)
    begin(scene, seat, "rich")
    assert scene.actor == seat
    assert (scene.phase == "choose_worker") == gains
    if gains:
        assert scene.legal() == RICH
        scene.do("worker grain")
        assert scene.seat(seat)["workers"]["grain"] == 1
        assert (scene.phase, scene.seat(seat)["silver"]) == ("turn", money)
    else:
        assert not scene.legal("worker")
        assert scene.phase == "turn"


@pytest.mark.rule("X-CARD-07", "X-CARD-13")
def test_only_the_player_whose_turn_begins_gains() -> None:
    scene = events()
    for seat in range(3):
        scene.give(seat, silver=20)
    begin(scene, 1, "rich")
    scene.do("worker stone")
    assert workers_of(scene, "stone")[1:] == [1, 1, 0]  # the first player's comes from the recruit
    assert not scene.legal("worker")


@pytest.mark.rule("X-CARD-07", "X-AMB-33")
@pytest.mark.parametrize("kind", KINDS)
def test_the_gain_is_compulsory_the_colour_free(kind: str) -> None:
    scene = events()
    scene.give(1, silver=15, cows=2)
    begin(scene, 1, "rich")
    assert scene.legal() == RICH, "no way round it, and no cattle trade before it"
    scene.do(f"worker {kind}")
    assert scene.seat(1)["workers"][kind] == 1 + (kind == "copper")
    assert scene.supply()["workers"][kind] == 18 - sum(seat["workers"][kind] for seat in scene.data()["seats"])


@pytest.mark.rule("X-CARD-07a", "X-EX-10", "X-AMB-33")
@pytest.mark.parametrize("back", ["copper", "pumpkin"], ids=("an old one", "the new one"))
def test_with_eight_workers_one_goes_back(back: str) -> None:
    scene = events()
    scene.give(1, silver=15, workers={"copper": 5, "grain": 3})
    begin(scene, 1, "rich")
    scene.do("worker pumpkin")
    assert scene.phase == "too_many"
    assert scene.legal() == ["give_back copper", "give_back grain", "give_back pumpkin"]
    scene.do(f"give_back {back}")
    had = {"copper": 5, "stone": 0, "grain": 3, "pumpkin": 1}
    assert scene.seat(1)["workers"] == {kind: n - (kind == back) for kind, n in had.items()}
    assert (scene.actor, scene.phase) == (1, "turn")


@pytest.mark.rule("X-CARD-07a")
def test_with_seven_workers_nothing_goes_back() -> None:
    scene = events()
    scene.give(1, silver=15, workers={"copper": 7})
    begin(scene, 1, "rich")
    scene.do("worker pumpkin")
    assert (scene.phase, sum(scene.seat(1)["workers"].values())) == ("turn", 8)


@pytest.mark.rule("X-CARD-07b")
@pytest.mark.parametrize(("own", "after"), [(0, [1, 2, 1, 0]), (1, [2, 2, 1, 0])])
def test_a_colour_that_is_not_in_the_supply(own: int, after: list[int]) -> None:
    scene = events()
    scene.give(0, workers={"grain": 3})
    scene.give(1, silver=15, workers={"grain": own})
    scene.give(2, workers={"grain": 1})
    leave_workers(scene, "grain", 0)
    begin(scene, 1, "rich")
    assert workers_of(scene, "grain") == [0, 3, own, 1]
    assert scene.legal() == RICH
    scene.do("worker grain")
    assert workers_of(scene, "grain") == after


@pytest.mark.rule("X-AMB-27", "X-CARD-07")
def test_an_extra_turn_counts_the_money_again() -> None:
    scene = active("rich")
    scene.give(0, silver=12, workers={"copper": 1, "stone": 1})
    scene.canteens(0, 1)
    scene.do(f"bank {bank_space(scene, 2)}")
    scene.do("canteen")
    assert (scene.seat(0)["silver"], scene.phase) == (20, "choose_worker")
    scene.do("worker stone")
    assert scene.seat(0)["workers"]["stone"] == 1


@pytest.mark.rule("X-CARD-13")
@pytest.mark.parametrize("card", ["no_cows", "no_workers", "rich"])
def test_there_is_nothing_to_gain_after_the_start_of_the_turn(card: str) -> None:
    scene = events()
    scene.give(1, cows=1, silver=13, workers={"copper": 1})
    begin(scene, 1, card)
    scene.do("bank 1")
    silver = 13 + load().bank[0][1]
    assert scene.seat(1)["silver"] == silver
    assert sum(scene.seat(1)["workers"].values()) == 0
    scene.do("trade pumpkin")
    assert scene.seat(1)["cows"] == 0
    assert (scene.seat(1)["silver"], scene.seat(1)["goods"]["grain"]) == (silver, 0)
    assert sum(scene.seat(1)["workers"].values()) == 0
    assert other(card) == scene.data()["events"]["left"]
