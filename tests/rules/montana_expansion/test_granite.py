"""X-GRANITE, X-EX-13, X-AMB-15 to -18: Granite Peak."""

import pytest

import frontier
from rules.montana.helpers import wander
from rules.montana.helpers_city_build import Land, recruit, stock_up, turn_of
from rules.montana_expansion.helpers_places import LANDSCAPES, Middle, find_middle, reach, reachable
from support.montana import Scene


def canteens_by(land: Land, label: str) -> list[str]:
    """The lakes with a canteen beside a field, at the start of the game."""
    return [lake for lake in land.lakes_by(label) if land.fields[lake]["canteen_symbol"]]


def calm(land: Land, label: str) -> bool:
    return label != land.start and not land.has_cow(label)


def between_two() -> tuple[Scene, Middle, str, list[str]]:
    """A field beside exactly two canteens, open for the first player, who can pay for any field."""

    def search(scene: Scene, middle: Middle) -> str | None:
        for label in middle.meadows:
            fits = calm(middle, label) and len(canteens_by(middle, label)) == 2
            if fits and reachable(middle, label, middle.lakes):
                return label
        return None

    scene, middle, label = find_middle("granite_peak", search)
    reach(scene, label, middle.lakes)
    stock_up(scene, 0)
    return scene, middle, label, canteens_by(middle, label)


def neighbours(first: str, second: str) -> tuple[Scene, Middle, str, str]:
    """Two neighbouring fields beside one canteen each, not the same one.

    Each of them is beside a lake of the special landscape ("peak") or of another one ("base").
    """

    def place(middle: Middle, label: str) -> str | None:
        lakes = canteens_by(middle, label)
        if len(lakes) != 1 or not calm(middle, label):
            return None
        return "peak" if lakes[0] in middle.tile else "base"

    def search(scene: Scene, middle: Middle) -> tuple[str, str] | None:
        for one in middle.meadows:
            for two in middle.meadows_around(one):
                places = (place(middle, one), place(middle, two))
                apart = canteens_by(middle, one) != canteens_by(middle, two)
                if places == (first, second) and apart and reachable(middle, one, middle.lakes):
                    return one, two
        return None

    scene, middle, (one, two) = find_middle("granite_peak", search, players=4)
    reach(scene, one, middle.lakes)
    stock_up(scene, 0)
    return scene, middle, one, two


def thirsty(canteens: int) -> Scene:
    """The first player has canteens, no cows and no grain."""
    scene = Scene(players=3, modules=LANDSCAPES, landscape="granite_peak")
    scene.canteens(0, canteens)
    for seat in range(3):
        scene.give(seat, cows=0, goods={"grain": 0}, workers={"copper": 1})
    return scene


@pytest.mark.rule("X-GRANITE-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_water_field_of_the_tile_has_a_canteen(players: int) -> None:
    scene = Scene(players=players, modules=LANDSCAPES, landscape="granite_peak")
    lakes = Middle(scene).of("lake")
    assert len(lakes) == 3
    assert {*lakes} <= {*scene.data()["canteens"]}
    assert {*scene.data()["canteens"]} == {*scene.fields(canteen_symbol=True)}


@pytest.mark.rule("X-GRANITE-02", "X-GRANITE-03", "X-EX-13")
@pytest.mark.parametrize("choice", [0, 1])
def test_example_one_of_two_canteens_is_chosen_and_the_other_stays(choice: int) -> None:
    scene, _, label, lakes = between_two()
    before = set(scene.data()["canteens"])
    scene.do(f"build {label}")
    assert scene.phase == "which_canteen"
    assert set(scene.legal()) == {f"fetch {lake}" for lake in lakes}
    scene.do(f"fetch {lakes[choice]}")
    assert scene.seat(0)["canteens"] == 1
    assert before - set(scene.data()["canteens"]) == {lakes[choice]}
    assert scene.phase == "building"


@pytest.mark.rule("X-GRANITE-03")
def test_an_empty_lake_leaves_no_choice() -> None:
    scene, _, label, lakes = between_two()
    data = scene.data()
    data["canteens"].remove(lakes[0])
    data["seats"][1]["canteens"] += 1
    scene.load(data)
    scene.do(f"build {label}")
    assert scene.phase == "building"
    assert lakes[1] not in scene.data()["canteens"]
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("X-GRANITE-02", "X-AMB-18")
@pytest.mark.parametrize(("first", "second"), [("peak", "base"), ("base", "peak")])
def test_one_canteen_a_turn_from_whatever_tile(first: str, second: str) -> None:
    scene, middle, one, two = neighbours(first, second)
    kept = canteens_by(middle, two)[0]
    scene.do(f"build {one}")
    assert scene.seat(0)["canteens"] == 1
    scene.do(f"build {two}")
    assert scene.data()["built"] == 2
    assert scene.seat(0)["canteens"] == 1
    assert kept in scene.data()["canteens"]
    assert not scene.happened("canteen")


@pytest.mark.rule("X-AMB-18")
def test_the_second_settlement_may_be_the_first_that_touches_a_canteen() -> None:
    def search(scene: Scene, middle: Middle) -> tuple[str, str] | None:
        for dry in middle.meadows_around(middle.start):
            for wet in middle.meadows_around(dry):
                fits = calm(middle, dry) and calm(middle, wet) and not middle.lakes_by(dry)
                if fits and len(canteens_by(middle, wet)) == 2:
                    return dry, wet
        return None

    scene, middle, (dry, wet) = find_middle("granite_peak", search)
    stock_up(scene, 0)
    scene.do(f"build {dry}")
    assert scene.seat(0)["canteens"] == 0
    scene.do(f"build {wet}")
    assert set(scene.legal()) == {f"fetch {lake}" for lake in canteens_by(middle, wet)}  # compulsory, free choice


@pytest.mark.rule("X-AMB-18", "X-GRANITE-02")
def test_an_empty_lake_does_not_use_up_the_canteen_of_the_turn() -> None:
    scene, middle, one, two = neighbours("peak", "base")
    data = scene.data()
    data["canteens"].remove(canteens_by(middle, one)[0])
    data["seats"][1]["canteens"] += 1
    scene.load(data)
    scene.do(f"build {one}")
    assert scene.seat(0)["canteens"] == 0
    scene.do(f"build {two}")
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("M-CATTLE-01", "X-GRANITE-03")
def test_no_cow_is_traded_while_a_canteen_is_chosen() -> None:
    scene, _, label, lakes = between_two()
    scene.give(0, cows=3)
    scene.do(f"build {label}")
    assert set(scene.legal()) == {f"fetch {lake}" for lake in lakes}
    scene.do(f"fetch {lakes[0]}")
    assert "trade grain" in scene.legal()


@pytest.mark.rule("M-AMB-63", "X-GRANITE-03")
def test_the_canteen_comes_before_the_special_settlement() -> None:
    def search(scene: Scene, middle: Middle) -> str | None:
        for label in middle.meadows:
            fits = calm(middle, label) and len(canteens_by(middle, label)) == 2 and not middle.is_double(label)
            if fits and middle.start not in middle.around(label) and reachable(middle, label, middle.lakes):
                return label
        return None

    scene, middle, label = find_middle("granite_peak", search, modules=("settlements", "landscapes"))
    reach(scene, label, middle.lakes)
    stock_up(scene, 0)
    scene.do(f"build {label}")
    assert scene.phase == "which_canteen"
    scene.do(scene.legal("fetch")[0])
    assert scene.phase == "which_tile"
    scene.do("tile market plain")
    assert (scene.phase, scene.data()["exchanges"]) == ("market", 1)


@pytest.mark.rule("X-GRANITE-02")
def test_the_next_player_may_take_a_canteen_again() -> None:
    scene, middle, one, two = neighbours("peak", "base")
    scene.do(f"build {one}", "stop", "no_canteen")
    assert scene.actor == 1
    scene.only_goods(0)
    stock_up(scene, 1)
    scene.do(f"build {two}")
    assert scene.seat(1)["canteens"] == 1
    assert canteens_by(middle, two)[0] not in scene.data()["canteens"]


@pytest.mark.rule("X-AMB-15")
def test_the_extra_turn_may_take_one_more() -> None:
    scene, middle, one, two = neighbours("peak", "base")
    scene.do(f"build {one}", "stop", "canteen", f"build {two}")
    assert scene.seat(0)["canteens"] == 1
    assert scene.supply()["spent_canteens"] == 1
    assert canteens_by(middle, two)[0] not in scene.data()["canteens"]


@pytest.mark.rule("X-GRANITE-04", "X-EX-13")
def test_example_the_second_of_two_canteens_waits() -> None:
    scene = thirsty(canteens=2)
    recruit(scene)
    assert scene.legal() == ["canteen", "no_canteen"]
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.data()["extra_turn"]) == (0, "turn", True)
    recruit(scene)
    assert (scene.actor, scene.phase) == (1, "turn")
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("X-GRANITE-05", "X-EX-13")
def test_example_the_second_canteen_may_be_spent_after_the_next_regular_turn() -> None:
    scene = thirsty(canteens=2)
    recruit(scene)
    scene.do("canteen")
    for seat in (0, 1, 2, 0):
        assert scene.actor == seat
        recruit(scene)
    assert (scene.actor, scene.legal()) == (0, ["canteen", "no_canteen"])
    scene.do("canteen")
    assert (scene.actor, scene.phase, scene.seat(0)["canteens"]) == (0, "turn", 0)
    recruit(scene)
    assert scene.actor == 1


@pytest.mark.rule("X-GRANITE-04")
def test_one_extra_turn_at_the_very_end_of_the_game() -> None:
    scene = Scene(players=3, modules=LANDSCAPES, landscape="granite_peak", round_limit=1)
    scene.canteens(2, 2)
    scene.give(2, cows=0, goods={"grain": 0}, workers={"copper": 1})
    turn_of(scene, 2)
    recruit(scene)
    scene.do("canteen")
    assert (scene.actor, scene.phase) == (2, "turn")
    recruit(scene)
    assert (scene.actor, scene.seat(2)["canteens"]) == (frontier.OVER, 1)


@pytest.mark.rule("X-GRANITE-04")
def test_a_canteen_found_in_the_extra_turn_waits_too() -> None:
    scene, _, one, two = neighbours("peak", "base")
    scene.do(f"build {one}", "stop", "canteen", f"build {two}", "stop")
    assert scene.actor == 1
    assert scene.seat(0)["canteens"] == 1


@pytest.mark.rule("X-GRANITE-04")
def test_an_extra_turn_of_one_player_does_not_bar_the_next_one() -> None:
    scene = thirsty(canteens=1)
    scene.canteens(1, 1)
    recruit(scene)
    scene.do("canteen")
    recruit(scene)
    assert scene.actor == 1
    recruit(scene)
    assert (scene.actor, scene.legal()) == (1, ["canteen", "no_canteen"])


@pytest.mark.rule("X-AMB-16")
def test_the_limit_holds_for_canteens_of_other_tiles_too() -> None:
    def search(scene: Scene, middle: Middle) -> list[str] | None:
        others = [lake for lake in scene.data()["canteens"] if lake not in middle.tile]
        return others[:2] if len(others) >= 2 else None

    scene, _, lakes = find_middle("granite_peak", search)
    data = scene.data()
    data["canteens"] = [lake for lake in data["canteens"] if lake not in lakes]
    data["seats"][0]["canteens"] = 2
    scene.load(data)
    scene.give(0, cows=0, goods={"grain": 0}, workers={"copper": 1})
    recruit(scene)
    scene.do("canteen")
    recruit(scene)
    assert (scene.actor, scene.seat(0)["canteens"]) == (1, 1)


@pytest.mark.rule("X-AMB-17")
def test_more_water_fields_than_canteens_in_the_box() -> None:
    def search(scene: Scene, middle: Middle) -> int | None:
        number = len(scene.data()["canteens"])
        return number if number > 6 else None

    scene, _, number = find_middle("granite_peak", search, players=4)
    assert 7 <= number <= 9
    assert set(scene.data()["canteens"]) == set(scene.fields(canteen_symbol=True))
    wander(scene, 300, seed=1)
    data = scene.data()
    held = sum(seat["canteens"] for seat in data["seats"])
    assert len(data["canteens"]) + held + data["supply"]["spent_canteens"] == number
