"""M-BANK: work at the bank."""

from itertools import combinations_with_replacement

import pytest

import frontier
from rules.montana.helpers import bank_silver, bank_space, no_cows, printed
from support.montana import KINDS, Scene

NUMBERS = pytest.mark.parametrize("workers", [1, 2, 3])


def bank_scene(cows: int = 0, players: int = 2, **workers: int) -> Scene:
    scene = Scene(players=players)
    for seat in range(players):
        scene.give(seat, workers=workers, silver=2)
    no_cows(scene)
    scene.give(0, cows=cows)
    return scene


def fill(scene: Scene, free: int) -> None:
    """Occupy every bank space but one."""
    spaces = enumerate(printed(scene)["bank"], start=1)
    scene.bank(*(None if number == free else ["stone"] * space["workers"] for number, space in spaces))


@pytest.mark.rule("M-BANK-01", "M-BANK-03")
@NUMBERS
def test_a_space_takes_the_workers_and_pays_the_silver_shown(workers: int) -> None:
    scene = bank_scene(copper=5)
    space = bank_space(scene, workers)
    scene.do(f"bank {space}")
    assert scene.data()["bank"][space - 1] == ["copper"] * workers
    assert scene.seat(0)["workers"]["copper"] == 5 - workers
    assert scene.seat(0)["silver"] == 2 + bank_silver(scene, space)


@pytest.mark.rule("M-BANK-01")
def test_an_occupied_space_is_refused() -> None:
    scene = bank_scene(copper=5)
    space = bank_space(scene, 2)
    scene.do(f"bank {space}")
    assert scene.actor == 1
    assert f"bank {space}" not in scene.legal()
    assert len(scene.legal("bank")) == len(printed(scene)["bank"]) - 1


@pytest.mark.rule("M-BANK-02", "M-BANK-04")
@NUMBERS
def test_any_mix_of_exactly_so_many_workers(workers: int) -> None:
    scene = bank_scene(copper=2, stone=2, grain=2, pumpkin=2)
    scene.do(f"bank {bank_space(scene, workers)}")
    crews = combinations_with_replacement(KINDS, workers)
    crews_in_hand = [crew for crew in crews if all(crew.count(kind) <= 2 for kind in crew)]
    assert scene.legal() == ["staff " + "+".join(crew) for crew in crews_in_hand]


@pytest.mark.rule("M-BANK-04")
@pytest.mark.parametrize("crew", ["copper", "copper+stone+stone"])
def test_more_or_fewer_workers_are_refused(crew: str) -> None:
    scene = bank_scene(copper=2, stone=2, grain=2)
    scene.do(f"bank {bank_space(scene, 2)}")
    assert scene.why(f"staff {crew}") == "M-BANK-04"
    with pytest.raises(frontier.IllegalAction):
        scene.do(f"staff {crew}")


@pytest.mark.rule("M-EX-03", "M-BANK-02", "M-BANK-03")
def test_the_example_of_the_rulebook() -> None:
    scene = bank_scene(copper=1, stone=1)
    scene.do(f"bank {bank_space(scene, 2)}")
    assert scene.seat(0)["silver"] == 2 + 8
    assert scene.data()["bank"][bank_space(scene, 2) - 1] == ["copper", "stone"]
    assert sum(scene.seat(0)["workers"].values()) == 0


@pytest.mark.rule("M-BANK-05")
@NUMBERS
def test_a_full_bank_is_cleared_into_the_supply(workers: int) -> None:
    scene = bank_scene(grain=3)
    space = bank_space(scene, workers)
    fill(scene, free=space)
    scene.do(f"bank {space}")
    assert scene.data()["bank"] == [None] * len(printed(scene)["bank"])
    assert scene.supply()["workers"]["stone"] == 18
    assert scene.supply()["workers"]["grain"] == 18 - 6 + workers


@pytest.mark.rule("M-BANK-05")
def test_any_players_turn_clears_the_bank() -> None:
    scene = bank_scene(players=3, grain=3)
    free = {bank_space(scene, workers) for workers in (1, 2, 3)}
    spaces = enumerate(printed(scene)["bank"], start=1)
    scene.bank(*(None if number in free else ["stone"] * space["workers"] for number, space in spaces))
    scene.do(f"bank {bank_space(scene, 1)}", f"bank {bank_space(scene, 2)}")
    assert scene.data()["bank"].count(None) == 1
    scene.do(f"bank {bank_space(scene, 3)}")
    assert set(map(str, scene.data()["bank"])) == {"None"}


@pytest.mark.rule("M-BANK-05")
def test_a_bank_with_a_free_space_is_not_cleared() -> None:
    scene = bank_scene(copper=2)
    scene.bank(["stone"])
    scene.do(f"bank {bank_space(scene, 2)}")
    assert scene.data()["bank"][0] == ["stone"]
    assert scene.actor == 1


@pytest.mark.rule("M-BANK-05", "M-BANK-06")
def test_the_bank_is_cleared_at_the_end_of_the_turn_and_not_before() -> None:
    scene = bank_scene(grain=3, cows=1)
    space = bank_space(scene, 1)
    fill(scene, free=space)
    scene.do(f"bank {space}")
    assert scene.phase == "after"
    assert None not in scene.data()["bank"]
    scene.do("end_turn")
    assert scene.actor == 1
    assert len(scene.legal("bank")) == len(printed(scene)["bank"])


@pytest.mark.rule("M-BANK-07")
def test_the_bank_asks_for_no_money_and_no_further_workers() -> None:
    scene = bank_scene(copper=4, stone=4)
    scene.give(0, silver=0)
    space = bank_space(scene, 1)
    scene.do(f"bank {space}", "staff copper")
    assert scene.seat(0)["silver"] == bank_silver(scene, space)
    assert not scene.happened("paid_silver")
    assert scene.actor == 1
