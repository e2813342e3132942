"""M-BUILD-13 to -16, M-EX-09, M-AMB-10, -11 and -38 to -41: lines of four."""

import pytest

from rules.montana.helpers_city_build import Land, find, find_run, settle, stock_up, tiles_on
from support.montana import GOODS, Scene


def built(scene: Scene, label: str) -> int:
    """How many tiles a build puts on a field."""
    stock_up(scene, 0)
    scene.do(f"build {label}")
    return tiles_on(scene, label)


def row_of(length: int, target: int, **options: bool) -> tuple[Scene, list[str]]:
    """A straight run of building fields away from the starting tile, the field at `target` a plain one."""

    def fits(land: Land, run: list[str]) -> bool:
        return land.is_plain(run[target]) and not {*land.around(land.start)} & {*run}

    return find_run(length, fits, **options)


def own(scene: Scene, labels: list[str], seat: int = 0) -> None:
    settle(scene, seat, dict.fromkeys(labels, 1))


@pytest.mark.rule("M-BUILD-13")
def test_completing_a_line_of_four_puts_one_more_settlement_on_the_field() -> None:
    scene, run = row_of(4, target=3)
    own(scene, run[:3])
    assert built(scene, run[3]) == 2
    assert scene.seat(0)["stock"] == 10 - 3 - 2
    assert [(event.seat, event.b, event.c) for event in scene.happened("built")] == [(0, 2, 1)]
    assert [tiles_on(scene, label) for label in run[:3]] == [1, 1, 1]


@pytest.mark.rule("M-BUILD-13")
def test_a_line_of_three_is_not_enough() -> None:
    scene, run = row_of(4, target=2)
    own(scene, run[:2])
    assert built(scene, run[2]) == 1


@pytest.mark.rule("M-BUILD-13")
def test_a_line_with_a_gap_is_broken() -> None:
    scene, run = row_of(5, target=4)
    own(scene, [run[0], run[1], run[3]])
    assert built(scene, run[4]) == 1


@pytest.mark.rule("M-BUILD-13")
def test_a_settlement_of_another_player_breaks_the_line() -> None:
    scene, run = row_of(4, target=3)
    own(scene, run[:2])
    scene.settle(run[2], 1)
    assert built(scene, run[3]) == 1


@pytest.mark.rule("M-BUILD-13")
def test_a_bent_line_does_not_count() -> None:
    def search(land: Land) -> tuple[list[str], str] | None:
        for run in land.runs(3):
            straight_on = land.ray(run[1], _direction(land, run), 3)
            for bend in land.around(run[2]):
                if land.is_plain(bend) and bend not in straight_on and run[1] not in land.around(bend):
                    return run, bend
        return None

    scene, (run, bend) = find(search)
    own(scene, run)
    assert built(scene, bend) == 1


def _direction(land: Land, run: list[str]) -> int:
    return next(i for i in range(6) if land.ray(run[0], i, len(run)) == run)


@pytest.mark.rule("M-BUILD-14")
def test_the_line_bonus_costs_no_goods() -> None:
    scene, run = row_of(4, target=3)
    own(scene, run[:3])
    stock_up(scene, 0)
    had, cost = scene.seat(0)["goods"], scene.field(run[3])["cost"]
    scene.do(f"build {run[3]}")
    assert scene.seat(0)["goods"] == {good: had[good] - cost.count(good) for good in GOODS}


@pytest.mark.rule("M-BUILD-14")
def test_the_line_bonus_does_not_count_towards_the_three() -> None:
    scene, run = row_of(4, target=3)
    own(scene, run[:3])
    scene.give(0, silver=0)
    assert built(scene, run[3]) == 2
    scene.do("stop")
    assert scene.seat(0)["silver"] == 2


@pytest.mark.rule("M-BUILD-15")
def test_a_fifth_field_gives_nothing_more() -> None:
    scene, run = row_of(5, target=4)
    own(scene, run[:4])
    assert built(scene, run[4]) == 1


@pytest.mark.rule("M-BUILD-16", "M-EX-09")
def test_example_fourth_field_with_the_symbol_takes_three() -> None:
    scene, run = find_run(4, lambda land, run: land.is_double(run[3]))
    own(scene, run[:3])
    stock_up(scene, 0)
    had, cost, silver = scene.seat(0)["goods"], scene.field(run[3])["cost"], scene.seat(0)["silver"]
    scene.do(f"build {run[3]}")
    assert tiles_on(scene, run[3]) == 3
    assert scene.seat(0)["stock"] == 10 - 3 - 3
    assert scene.seat(0)["goods"] == {good: had[good] - cost.count(good) for good in GOODS}
    scene.do("stop")
    assert scene.seat(0)["silver"] == silver + 2


@pytest.mark.rule("M-AMB-10")
def test_four_tiles_on_three_fields_are_no_line() -> None:
    scene, run = row_of(4, target=2)
    settle(scene, 0, {run[0]: 2, run[1]: 1})
    assert built(scene, run[2]) == 1


@pytest.mark.rule("M-AMB-10")
def test_four_fields_with_more_than_four_tiles_are_a_line_of_four() -> None:
    scene, run = row_of(4, target=3)
    settle(scene, 0, {run[0]: 2, run[1]: 2, run[2]: 1})
    assert built(scene, run[3]) == 2


@pytest.mark.rule("M-AMB-11")
@pytest.mark.parametrize("last", range(4))
def test_the_bonus_lies_on_the_field_built_on_wherever_it_is_in_the_line(last: int) -> None:
    scene, run = row_of(4, target=last)
    others = [label for label in run if label != run[last]]
    own(scene, others)
    assert built(scene, run[last]) == 2
    assert [tiles_on(scene, label) for label in others] == [1, 1, 1]


@pytest.mark.rule("M-AMB-38")
def test_a_field_that_completes_two_lines_takes_two_more() -> None:
    def search(land: Land) -> tuple[str, list[str]] | None:
        for label in filter(land.is_plain, land.meadows):
            rays = [land.ray(label, direction, 4) for direction in range(6)]
            long = [len(ray) == 4 and all(field in land.meadows for field in ray) for ray in rays]
            for one in range(6):
                for turn in (1, 2):
                    if long[one] and long[(one + turn) % 6]:
                        return label, rays[one][1:] + rays[(one + turn) % 6][1:]
        return None

    scene, (label, others) = find(search)
    own(scene, others)
    assert built(scene, label) == 3


@pytest.mark.rule("M-AMB-39")
@pytest.mark.parametrize(("long_line", "tiles"), [(False, 1), (True, 2)])
@pytest.mark.parametrize(("before", "after"), [(2, 2), (3, 1), (1, 3), (3, 3)])
def test_joining_short_lines_pays_only_with_the_switch(before: int, after: int, long_line: bool, tiles: int) -> None:
    scene, run = row_of(before + 1 + after, target=before, long_line=long_line)
    own(scene, run[:before] + run[before + 1 :])
    assert built(scene, run[before]) == tiles


@pytest.mark.rule("M-AMB-39", "M-BUILD-15")
@pytest.mark.parametrize("long_line", [False, True])
@pytest.mark.parametrize("target", [0, 4])
def test_extending_a_line_that_has_paid_never_pays(target: int, long_line: bool) -> None:
    scene, run = row_of(5, target=target, long_line=long_line)
    own(scene, [label for label in run if label != run[target]])
    assert built(scene, run[target]) == 1


def two_runs() -> tuple[Scene, list[str]]:
    """Nine fields in a straight line: four building fields, a gap, four building fields."""

    def search(land: Land) -> list[str] | None:
        for label in land.meadows:
            for direction in range(6):
                run = land.ray(label, direction, 9)
                sides = run[:4] + run[5:]
                if len(run) == 9 and all(field in land.meadows for field in sides) and land.is_plain(run[5]):
                    return run
        return None

    return find(search)


@pytest.mark.rule("M-AMB-40")
def test_a_second_run_in_the_same_direction_pays_separately() -> None:
    scene, run = two_runs()
    own(scene, run[:4] + run[6:])
    assert built(scene, run[5]) == 2


@pytest.mark.rule("M-AMB-40")
def test_joining_a_line_of_four_with_another_run_pays_nothing() -> None:
    scene, run = row_of(6, target=4)
    own(scene, [*run[:4], run[5]])
    assert built(scene, run[4]) == 1


def line_at_start(length: int) -> tuple[Scene, list[str]]:
    """A straight run of building fields that begins beside the starting tile, its last field a plain one."""

    def search(land: Land) -> list[str] | None:
        for direction in range(6):
            run = land.ray(land.start, direction, length + 1)[1:]
            if len(run) == length and all(field in land.meadows for field in run) and land.is_plain(run[-1]):
                return run
        return None

    return find(search)


@pytest.mark.rule("M-AMB-41")
def test_the_starting_tile_is_no_field_of_a_line() -> None:
    scene, run = line_at_start(3)
    own(scene, run[:2])
    assert built(scene, run[2]) == 1


@pytest.mark.rule("M-AMB-41")
def test_the_starting_tile_does_not_make_a_line_longer() -> None:
    scene, run = line_at_start(4)
    own(scene, run[:3])
    assert built(scene, run[3]) == 2
