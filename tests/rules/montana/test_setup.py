"""M-SETUP: the table before the first turn."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import frontier
from rules.montana.helpers import (
    SMALL_GOODS,
    goods_in_play,
    set_up,
    workers_in_play,
)
from support.boxes import MONTANA_FILE
from support.montana import KINDS

COUNTS = (2, 3, 4)
BY_COUNT = pytest.mark.parametrize("players", COUNTS)
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SIX_AROUND = [(0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2)]
CENTRES = {
    2: SIX_AROUND,
    3: [*SIX_AROUND, (1, 4), (-1, -4)],
    4: [*SIX_AROUND, (1, 4), (-5, 1), (4, -5)],
}


def spin_to(wheel: list[list[str]], *pair: str) -> str:
    return f"spin {[sorted(space) for space in wheel].index(sorted(pair)) + 1}"


class Opening:
    """A game from its very first spin."""

    def __init__(self, players: int) -> None:
        self.game = frontier.game("montana", players=players)
        self.state = self.game.new(3)
        self.wheel: list[list[str]] = self.game.view(self.state, None)["printed"]["wheel"]

    def do(self, move: str) -> None:
        self.state.apply(self.game.notation.read(self.state, move))

    def legal(self) -> list[str]:
        return [self.game.notation.write(self.state, action) for action in self.state.legal_actions()]

    def data(self) -> dict[str, Any]:
        return self.game.dump(self.state)


# Landscape ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-01")
@BY_COUNT
def test_the_landscape_is_made_of_randomly_drawn_tiles(players: int) -> None:
    draws = [tuple(set_up(players, seed)["landscape"]["tiles"]) for seed in range(30)]
    assert all(len(set(draw)) == len(draw) for draw in draws)
    assert len(set(draws)) > 25
    assert len({draw[0] for draw in draws}) > 6


@pytest.mark.rule("M-SETUP-01")
@BY_COUNT
def test_the_fields_are_those_of_the_drawn_tiles(players: int) -> None:
    box = tomllib.loads(MONTANA_FILE.read_text(encoding="utf-8"))
    tiles = {tile["id"]: tile["fields"] for tile in box["tiles"]}
    data = set_up(players, 5)
    drawn = [field for tile in data["landscape"]["tiles"] for field in tiles[tile]]
    assert Counter((field["land"], *sorted(field["cost"])) for field in data["fields"]) == Counter(
        (field["land"], *sorted(field.get("cost", []))) for field in drawn
    )
    for shown, key in (("cow_symbol", "cow"), ("canteen_symbol", "canteen")):
        assert sum(field[shown] for field in data["fields"]) == sum(field.get(key, False) for field in drawn)


@pytest.mark.rule("M-SETUP-02")
@pytest.mark.parametrize(("players", "tiles"), [(2, 7), (3, 9), (4, 10)])
def test_seven_nine_or_ten_tiles_in_their_outline(players: int, tiles: int) -> None:
    data = set_up(players)
    assert len(data["landscape"]["tiles"]) == tiles
    expected = {(q + dq, r + dr) for q, r in CENTRES[players] for dq, dr in ((0, 0), *STEPS)}
    assert {(field["q"], field["r"]) for field in data["fields"]} == expected
    assert len(data["fields"]) == 7 * tiles


@pytest.mark.rule("M-SETUP-03")
def test_the_starting_tile_may_lie_on_any_kind_of_building_field() -> None:
    found: set[str] = set()
    for seed in range(60):
        data = set_up(2, seed)
        start = next(field for field in data["fields"] if field["label"] == data["landscape"]["start"])
        assert start["land"] == "meadow"
        found.add("cow" if start["cow_symbol"] else "two" if start["two_settlements"] else "plain")
    assert found == {"cow", "two", "plain"}


@pytest.mark.rule("M-SETUP-04", "M-SETUP-05")
@BY_COUNT
def test_every_symbol_gets_its_cow_or_canteen(players: int) -> None:
    for seed in range(10):
        data = set_up(players, seed)
        start = data["landscape"]["start"]
        cows = {field["label"] for field in data["fields"] if field["cow_symbol"]}
        assert len(data["cows"]) == len(set(data["cows"]))
        assert set(data["cows"]) == cows - {start}
        assert sorted(data["canteens"]) == sorted(field["label"] for field in data["fields"] if field["canteen_symbol"])


@pytest.mark.rule("M-SETUP-04a")
@BY_COUNT
def test_the_other_cows_are_the_supply(players: int) -> None:
    data = set_up(players, 2)
    assert data["supply"]["cows"] == 24 - len(data["cows"]) - players


# Supply ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-07", "M-SETUP-13")
@pytest.mark.parametrize(("players", "small", "big"), [(2, 10, 6), (3, 15, 9), (4, 20, 12)])
def test_goods_in_the_supply(players: int, small: int, big: int) -> None:
    goods = set_up(players)["supply"]["goods"]
    assert goods == {**dict.fromkeys(SMALL_GOODS, small), "big_copper": big, "big_stone": big}


@pytest.mark.rule("M-SETUP-08", "M-SETUP-19")
@pytest.mark.parametrize(("players", "small", "big"), [(2, 12, 6), (3, 18, 9), (4, 24, 12)])
def test_goods_in_play(players: int, small: int, big: int) -> None:
    goods = goods_in_play(set_up(players))
    assert goods == {**dict.fromkeys(SMALL_GOODS, small), "big_copper": big, "big_stone": big}


@pytest.mark.rule("M-SETUP-18")
@BY_COUNT
def test_all_workers_not_handed_out_are_in_the_supply(players: int) -> None:
    opening = Opening(players)
    assert opening.data()["supply"]["workers"] == dict.fromkeys(KINDS, 18)
    data = set_up(players)
    assert sum(data["supply"]["workers"].values()) == 72 - 4 * players
    assert workers_in_play(data) == dict.fromkeys(KINDS, 18)


# Players --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SETUP-10")
@BY_COUNT
def test_each_player_has_an_own_colour_and_a_contractor_on_the_hardware_store(players: int) -> None:
    seats = set_up(players)["seats"]
    assert len({seat["colour"] for seat in seats}) == players
    assert [seat["contractor"] for seat in seats] == [None] * players


@pytest.mark.rule("M-SETUP-11")
@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 10), (4, 8)])
def test_settlements_in_stock(players: int, tiles: int) -> None:
    data = set_up(players)
    assert [seat["stock"] for seat in data["seats"]] == [tiles] * players
    assert data["settlements"] == {}


@pytest.mark.rule("M-SETUP-12", "M-SETUP-13")
@BY_COUNT
def test_a_cow_and_one_of_each_small_good(players: int) -> None:
    for seat in set_up(players)["seats"]:
        assert seat["cows"] == 1
        assert seat["canteens"] == 0
        assert seat["goods"] == {**dict.fromkeys(SMALL_GOODS, 1), "big_copper": 0, "big_stone": 0}


@pytest.mark.rule("M-SETUP-14")
@BY_COUNT
def test_each_player_spins_twice_for_two_workers(players: int) -> None:
    opening = Opening(players)
    mixed, double = spin_to(opening.wheel, "stone", "pumpkin"), spin_to(opening.wheel, "pumpkin", "pumpkin")
    for seat in range(players):
        for spin, (stone, pumpkin) in ((mixed, (1, 1)), (double, (1, 3))):
            assert opening.state.actor == frontier.CHANCE
            opening.do(spin)
            workers = opening.data()["seats"][seat]["workers"]
            assert workers == {"copper": 0, "stone": stone, "grain": 0, "pumpkin": pumpkin}
    assert opening.data()["phase"] == "turn"
    assert opening.data()["supply"]["workers"] == {
        "copper": 18, "stone": 18 - players, "grain": 18, "pumpkin": 18 - 3 * players
    }  # fmt: skip


@pytest.mark.rule("M-SETUP-15")
def test_a_white_setup_spin_gives_two_workers_of_choice() -> None:
    opening = Opening(2)
    opening.do(spin_to(opening.wheel, "stone", "pumpkin"))
    opening.do(spin_to(opening.wheel, "white", "white"))
    assert opening.state.actor == 0
    assert len(opening.legal()) == 10
    opening.do("take copper+grain")
    assert opening.data()["seats"][0]["workers"] == dict.fromkeys(KINDS, 1)
    opening.do(spin_to(opening.wheel, "white", "white"))
    assert opening.state.actor == 1
    opening.do("take grain+grain")
    assert opening.data()["seats"][1]["workers"]["grain"] == 2


@pytest.mark.rule("M-SETUP-16")
@BY_COUNT
def test_the_starting_player_begins_and_is_the_one_with_three_silver(players: int) -> None:
    data = set_up(players)
    assert data["actor"] == data["active"] == 0
    assert [seat["silver"] for seat in data["seats"]].index(3) == data["active"]


@pytest.mark.rule("M-SETUP-17")
@BY_COUNT
def test_one_silver_more_for_each_next_player(players: int) -> None:
    assert [seat["silver"] for seat in set_up(players)["seats"]] == [3, 4, 5, 6][:players]


@pytest.mark.rule("M-EX-10")
def test_starting_money_of_four_players() -> None:
    assert [seat["silver"] for seat in set_up(4)["seats"]] == [3, 4, 5, 6]
