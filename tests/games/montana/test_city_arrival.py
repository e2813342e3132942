"""Whether the city can be visited is foreseen without taking the pumpkins: it must agree with what then happens."""

import random
from pathlib import Path

import pytest

from frontier.games.montana.components import load
from support.boxes import MONTANA_FILE
from support.montana import Scene

CHEAPEST, TOTAL, PLAYERS = load().columns[0], 18, 3


def after_taking(due: int, supply: int, held: list[int]) -> list[int]:
    """M-SHORT once more, for the first player's pumpkins of M-CITY-02."""
    held = list(held)
    while supply < due:
        giving = [i for i, n in enumerate(held) if n > 0]
        if not giving:
            break
        for i in giving:
            held[i] -= 1
        supply += len(giving)
    held[0] += min(due, supply)
    return held


@pytest.mark.rule("M-AMB-07", "M-CITY-02", "M-SHORT-02")
@pytest.mark.parametrize("due", [1, 2, 4])
def test_the_city_is_open_exactly_to_those_who_can_place_on_arrival(due: int, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    text = MONTANA_FILE.read_text(encoding="utf-8")
    box.write_text(text.replace("city_pumpkins = { value = 1,", f"city_pumpkins = {{ value = {due},"), encoding="utf-8")
    scene = Scene(players=PLAYERS, components=box)
    rng = random.Random(due)
    opened = set()
    for _ in range(150):
        supply = rng.choice((0, 0, 1, 2, 9))
        first = rng.choice((0, 1, 2, 3, 4, 5))
        second = rng.choice((0, 1, TOTAL - supply - first))
        held = [first, second, TOTAL - supply - first - second]
        for seat in range(PLAYERS):
            scene.give(seat, goods={"pumpkin": 0})
        for seat, n in enumerate(held):
            scene.give(seat, goods={"pumpkin": n}, cows=0)
        expected = after_taking(due, supply, held)
        legal = "city" in scene.legal()
        assert legal == (expected[0] >= CHEAPEST), (supply, held, expected)
        opened.add(legal)
        if legal:
            before = scene.data()
            scene.do("city")
            assert [scene.seat(seat)["goods"]["pumpkin"] for seat in range(PLAYERS)] == expected
            scene.load(before)
    assert opened == ({True, False} if due < CHEAPEST else {True})
