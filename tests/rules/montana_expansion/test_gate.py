"""X-GATE, X-EX-03, X-AMB-02, -03 and -08: the gate."""

import pytest

from rules.montana.helpers_city_build import Land, stock_up
from rules.montana_expansion.helpers_places import SETTLEMENTS, bury, find_hub, find_on, silver
from support.montana import Scene


def gate(*owners: int, money: tuple[int, ...] = (0, 9, 9), tiles: int = 1, **options: bool) -> Scene:
    """A gate of the first player beside settlements of these players, who have this money."""
    scene, label, beside = find_hub(len(owners), players=len(money), **options)
    for neighbour, owner in zip(beside, owners, strict=True):
        scene.settle(neighbour, owner, tiles)
    for seat, amount in enumerate(money):
        scene.give(seat, silver=amount)
    scene.do(f"build {label}", "tile gate plain")
    assert scene.phase == "building"
    return scene


@pytest.mark.rule("X-GATE-01")
@pytest.mark.parametrize(
    ("owners", "after"),
    [((1,), [1, 8, 9]), ((1, 1), [2, 7, 9]), ((1, 2), [2, 8, 8]), ((2, 1, 2), [3, 8, 7]), ((1, 1, 1, 2), [4, 6, 8])],
)
def test_every_adjacent_opposing_settlement_costs_its_owner_one_silver(owners: list[int], after: list[int]) -> None:
    assert silver(gate(*owners)) == after


@pytest.mark.rule("X-EX-03", "X-GATE-02", "X-GATE-04")
def test_example_a_poor_opponent_pays_what_he_has() -> None:
    scene = gate(1, 1, 1, 2, money=(5, 2, 9))
    assert silver(scene) == [5 + 3, 0, 8]
    assert [(event.seat, event.a, event.b, event.c) for event in scene.happened("gate")] == [(1, 2, 3, 0), (2, 1, 1, 0)]


@pytest.mark.rule("X-GATE-02", "X-GATE-04")
def test_an_opponent_without_money_pays_nothing_and_nobody_makes_up_for_it() -> None:
    assert silver(gate(1, 1, money=(5, 0, 9))) == [5, 0, 9]


@pytest.mark.rule("X-GATE-02", "X-GATE-04")
def test_the_rich_opponent_does_not_pay_for_the_poor_one() -> None:
    assert silver(gate(1, 1, 2, money=(0, 1, 20))) == [2, 0, 19]


@pytest.mark.rule("X-GATE-04")
def test_no_silver_comes_from_the_bank() -> None:
    scene = gate(0, 1, 2, money=(4, 4, 4))
    assert sum(silver(scene)) == 12


@pytest.mark.rule("X-GATE-03")
def test_own_settlements_bring_nothing() -> None:
    assert silver(gate(0, 0, 1)) == [1, 8, 9]
    assert silver(gate(0, 0)) == [0, 9, 9]


@pytest.mark.rule("X-GATE-03", "X-AMB-03")
@pytest.mark.parametrize("count_stacks", [False, True])
def test_the_starting_tile_brings_nothing(count_stacks: bool) -> None:
    def search(land: Land) -> str | None:
        return next(filter(land.is_plain, land.meadows_around(land.start)), None)

    scene, label = find_on(search, modules=SETTLEMENTS, count_stacks=count_stacks)
    stock_up(scene, 0)
    before = silver(scene)
    scene.do(f"build {label}", "tile gate plain")
    assert silver(scene) == before


@pytest.mark.rule("X-GATE-01")
def test_a_gate_works_only_when_it_is_built() -> None:
    scene, label, beside = find_hub(2)
    scene.top(label, 1, "gate")
    before = silver(scene)
    scene.do(f"build {beside[0]}", "tile plain plain")
    assert silver(scene) == before


@pytest.mark.rule("X-GATE-01")
def test_three_opponents_pay() -> None:
    assert silver(gate(1, 2, 3, 3, money=(0, 5, 5, 5))) == [4, 4, 4, 3]


@pytest.mark.rule("X-GATE-01")
def test_the_silver_of_a_gate_comes_before_that_for_unbuilt_settlements() -> None:
    scene = gate(1)
    scene.do("stop")
    assert silver(scene) == [3, 8, 9]


@pytest.mark.rule("X-AMB-02")
@pytest.mark.parametrize(("count_stacks", "after"), [(False, [2, 8, 8]), (True, [4, 7, 7])])
def test_a_stack_pays_once_without_the_switch(count_stacks: bool, after: list[int]) -> None:
    assert silver(gate(1, 2, tiles=2, count_stacks=count_stacks)) == after


@pytest.mark.rule("X-AMB-02")
@pytest.mark.parametrize(("count_stacks", "gain"), [(False, 1), (True, 2)])
def test_a_covered_special_tile_counts_with_its_stack(count_stacks: bool, gain: int) -> None:
    scene, label, beside = find_hub(1, count_stacks=count_stacks)
    bury(scene, beside[0], 1, "market")
    before = silver(scene)
    scene.do(f"build {label}", "tile gate plain")
    assert silver(scene) == [before[0] + gain, before[1] - gain, before[2]]


@pytest.mark.rule("X-AMB-08")
@pytest.mark.parametrize(("money", "left"), [(5, 4), (10, 9), (6, 5), (1, 0)])
def test_one_silver_of_any_amount_is_paid_whatever_the_coins(money: int, left: int) -> None:
    assert silver(gate(1, money=(0, money, 0))) == [1, left, 0]
