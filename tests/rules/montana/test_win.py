"""M-WIN and M-AMB-33 to -35: who wins."""

from collections.abc import Mapping

import pytest

import frontier
from rules.montana.helpers_city_build import Land, find_plain, leave_tiles, pay_for, recruit, turn_of
from support.montana import GOODS, KINDS, Scene

Holdings = Mapping[str, int]


def last_turn(*tiles: tuple[int, ...], canteens: tuple[int, int] = (0, 0)) -> Scene:
    """The last turn of a game of one round belongs to the third player, who has no settlements.

    The first two have fields with these numbers of tiles; no cows, silver, workers or goods.
    """
    scene = Scene(players=3, round_limit=1)
    places = iter(Land(scene).apart(20, []))
    for seat, numbers in enumerate(tiles):
        for n in numbers:
            scene.settle(next(places), seat, n)
    for seat in range(2):
        scene.only_goods(seat)
        scene.give(seat, cows=0, silver=0)
        scene.canteens(seat, canteens[seat])
    turn_of(scene, 2)
    return scene


def winners(scene: Scene) -> list[int]:
    recruit(scene)
    assert scene.actor == frontier.OVER
    return list(scene.state.winners)


@pytest.mark.rule("M-WIN-01", "M-AMB-33")
def test_the_most_tiles_win_not_the_most_fields() -> None:
    scene = last_turn((3, 1), (1, 1, 1))
    scene.give(1, cows=5, silver=50)
    assert winners(scene) == [0]


@pytest.mark.rule("M-WIN-01", "M-AMB-33")
def test_the_most_tiles_win_even_if_nobody_has_placed_all() -> None:
    scene = last_turn((1,), (1, 1))
    assert winners(scene) == [1]
    assert scene.state.ending == "round_limit"


@pytest.mark.rule("M-AMB-33")
def test_the_player_who_has_placed_all_wins() -> None:
    scene, label = find_plain()
    leave_tiles(scene, 2, 1, avoid=[label])
    leave_tiles(scene, 1, 1, avoid=[label])
    turn_of(scene, 2)
    pay_for(scene, 2, label)
    scene.give(1, cows=9, silver=99)
    scene.do(f"build {label}")
    assert (scene.actor, list(scene.state.winners)) == (frontier.OVER, [2])


@pytest.mark.rule("M-WIN-01", "M-WIN-02")
def test_two_players_who_have_placed_all_are_tied() -> None:
    scene, label = find_plain()
    leave_tiles(scene, 2, 1, avoid=[label])
    leave_tiles(scene, 0, 0, avoid=[label])
    turn_of(scene, 2)
    pay_for(scene, 2, label)
    scene.give(0, cows=1, silver=0)
    scene.give(2, cows=0, silver=99)
    scene.do(f"build {label}")
    assert (scene.actor, list(scene.state.winners)) == (frontier.OVER, [0])


@pytest.mark.rule("M-WIN-02")
@pytest.mark.parametrize(("first", "second", "winner"), [((1, 2), (2, 0), 0), ((2, 0), (2, 1), 1), ((3, 0), (0, 2), 0)])
def test_a_tie_goes_to_the_most_cows_and_canteens(first: tuple[int, int], second: tuple[int, int], winner: int) -> None:
    scene = last_turn((1, 1), (2,), canteens=(first[1], second[1]))
    scene.give(0, cows=first[0])
    scene.give(1, cows=second[0])
    scene.give(1 - winner, silver=20)
    assert winners(scene) == [winner]


@pytest.mark.rule("M-WIN-02")
def test_cows_and_canteens_are_added_up() -> None:
    scene = last_turn((1, 1), (2,), canteens=(0, 1))
    scene.give(0, cows=2)
    scene.give(1, cows=1, silver=1)
    assert winners(scene) == [1]


def gains(scene: Scene, seat: int, silver: int = 0, workers: int = 0, **goods: int) -> None:
    scene.give(seat, silver=silver, goods=goods, workers={KINDS[seat]: workers})


@pytest.mark.rule("M-WIN-03")
@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ({"silver": 1, "workers": 5, "grain": 2}, {"silver": 4, "grain": 3}, 0),
        ({"silver": 3}, {"silver": 1, "workers": 3}, 1),
        ({"workers": 3}, {"small_copper": 1, "small_stone": 1, "grain": 1, "pumpkin": 1}, 1),
        ({"silver": 3}, {"workers": 2}, 0),
    ],
)
def test_the_next_tie_goes_to_the_most_money_workers_and_goods(first: Holdings, second: Holdings, winner: int) -> None:
    scene = last_turn((1, 1), (2,))
    gains(scene, 0, **first)
    gains(scene, 1, **second)
    assert winners(scene) == [winner]


@pytest.mark.rule("M-WIN-03")
@pytest.mark.parametrize("good", GOODS)
def test_every_good_counts(good: str) -> None:
    scene = last_turn((1, 1), (2,))
    scene.give(1, goods={good: 1})
    assert winners(scene) == [1]


@pytest.mark.rule("M-WIN-03")
@pytest.mark.parametrize("kind", KINDS)
def test_every_worker_counts(kind: str) -> None:
    scene = last_turn((1, 1), (2,))
    scene.give(1, workers={kind: 1})
    assert winners(scene) == [1]


@pytest.mark.rule("M-AMB-34", "M-AMB-35")
def test_one_piece_of_each_is_worth_ten_silver() -> None:
    scene = last_turn((1, 1), (2,))
    scene.give(0, silver=10)
    scene.give(1, goods=dict.fromkeys(GOODS, 1))
    scene.give(1, workers=dict.fromkeys(KINDS, 1))
    assert winners(scene) == [0, 1]


@pytest.mark.rule("M-AMB-34")
def test_money_counts_by_its_value_in_silver() -> None:
    scene = last_turn((1, 1), (2,))
    gains(scene, 0, silver=5)
    gains(scene, 1, grain=4)
    assert winners(scene) == [0]


@pytest.mark.rule("M-AMB-34")
@pytest.mark.parametrize(("pieces", "winner"), [(1, 1), (2, -1), (3, 0)])
def test_a_big_good_counts_as_one_piece_like_a_small_one(pieces: int, winner: int) -> None:
    scene = last_turn((1, 1), (2,))
    gains(scene, 0, big_stone=1, big_copper=pieces - 1)
    gains(scene, 1, small_stone=1, grain=1)
    assert winners(scene) == ([0, 1] if winner < 0 else [winner])


@pytest.mark.rule("M-AMB-34")
def test_workers_on_the_worker_board_count_for_nobody() -> None:
    scene = last_turn((1, 1), (2,))
    gains(scene, 0, silver=1)
    scene.area("quarry", 1, ["stone"], ["stone"])
    assert winners(scene) == [0]


@pytest.mark.rule("M-AMB-35")
def test_players_who_are_still_tied_share_the_victory() -> None:
    scene = last_turn((1, 1), (2,), canteens=(0, 1))
    scene.give(0, cows=1)
    gains(scene, 0, silver=2, workers=1)
    gains(scene, 1, grain=3)
    assert winners(scene) == [0, 1]


@pytest.mark.rule("M-WIN-02", "M-WIN-03")
def test_the_table_shows_what_is_compared() -> None:
    scene = Scene(players=2)
    scene.only_goods(0, grain=2, big_stone=1)
    scene.give(0, workers={"copper": 2}, silver=7, cows=3)
    assert scene.view()["seats"][0]["ranking"] == [0, 3, 7 + 2 + 3]
