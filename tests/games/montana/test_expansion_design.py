"""The expansion's components are those of the component sheet, and boards with special landscapes stay playable."""

import tomllib
from collections import Counter
from typing import Any

import pytest

import frontier
from frontier.games.montana.expansion import BUNDLED_EXPANSION

DATA: dict[str, Any] = tomllib.loads(BUNDLED_EXPANSION.read_text(encoding="utf-8"))["expansion"]
SIDES = {side["id"]: side for side in DATA["landscapes"]}
BOARDS = 50
SMALL = ["small_copper", "small_stone", "grain", "pumpkin"]
# Centre, then the ring clockwise from the top: meadow, river (end), mountain, lake, lowland, site.
LANDS = {
    "bighorn_canyon": "river river meadow meadow river meadow meadow",
    "granite_peak": "mountain lake meadow lake meadow lake meadow",
    "great_falls": "site lake lake mountain lake lake mountain",
    "helena": "site lowland mountain lowland mountain lowland mountain",
}
MARKED = {"bighorn_canyon": [1, 4], "granite_peak": [], "great_falls": [1, 2, 4, 5], "helena": [1]}
CARDS = {
    "no_advance": 2, "closed": 6, "no_cattle": 2, "extra_cost": 4, "no_cows": 2, "no_workers": 2, "rich": 1,
    "sell_workers": 2, "hire": 4, "sell_goods": 1, "buy": 4,
}  # fmt: skip
TILES = {"silver": 6, "upgrade": 4, "good": 8, "worker": 4}


@pytest.mark.parametrize("side", LANDS)
def test_lands_and_marks(side: str) -> None:
    fields = SIDES[side]["fields"]
    assert [field["land"] for field in fields] == LANDS[side].split()
    assert [i for i, field in enumerate(fields) if field.get("bonus")] == MARKED[side]
    canteens = [field for field in fields if field.get("canteen")]
    assert len(canteens) == (3 if side == "granite_peak" else 0)


def is_big(good: str) -> bool:
    return good.startswith("big")


def test_costs_follow_their_class() -> None:
    """Two small; beside a lake 2 with a big one, or 3 small; two settlements: the four small, or 3 with 1 or 2 big."""
    for side, data in SIDES.items():
        for field in data["fields"]:
            if field["land"] != "meadow":
                continue
            cost = field["cost"]
            bigs = sum(map(is_big, cost))
            if field.get("settlements") == 2:
                assert sorted(cost) == sorted(SMALL) or (len(cost) == 3 and bigs in (1, 2))
            elif side == "granite_peak":
                assert (len(cost), bigs) in ((2, 1), (3, 0))
            else:
                assert (len(cost), bigs) == (2, 0)


def test_sites_and_bonuses() -> None:
    falls, helena = (SIDES[side]["fields"][0] for side in ("great_falls", "helena"))
    assert Counter(falls["cost"]) == {"big_copper": 2, "big_stone": 2}
    assert (falls["settlements"], helena["settlements"], helena["mix"]) == (3, 3, 5)
    assert SIDES["bighorn_canyon"]["bonus"]["silver"] == 5
    assert sorted(SIDES["great_falls"]["bonus"]["goods"]) == sorted(SMALL)
    assert SIDES["helena"]["bonus"]["workers"] == ["copper", "stone"]


@pytest.mark.parametrize(("key", "kinds", "total"), [("events", CARDS, 30), ("mountains", TILES, 22)])
def test_cards_and_tiles(key: str, kinds: dict[str, int], total: int) -> None:
    counts = Counter[str]()
    for entry in DATA[key]:
        counts[entry["kind"]] += entry["count"]
    assert counts == kinds
    assert sum(counts.values()) == total


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("side", LANDS)
def test_boards_can_be_played(side: str, players: int) -> None:
    """All building fields hang together, hold 1.25 times all settlements, and every bonus can be reached."""
    game = frontier.game("montana", players=players, modules=("landscapes",), landscape=side)
    settlements = {2: 12, 3: 10, 4: 8}[players] * players
    for seed in range(BOARDS):
        fields = game.view(game.new(seed), None)["fields"]
        place = {(field["q"], field["r"]): field for field in fields}
        meadows = {spot for spot, field in place.items() if field["land"] == "meadow"}
        start = next((f["q"], f["r"]) for f in fields if f["label"] == game.dump(game.new(seed))["landscape"]["start"])
        assert place[start]["cow_symbol"]
        reached, border = {start}, [start]
        while border:
            spot = border.pop()
            found = [other for other in around(spot) if other in meadows and other not in reached]
            reached.update(found)
            border.extend(found)
        assert reached == meadows
        assert sum(place[spot]["settlements"] for spot in meadows) >= 1.25 * settlements
        for field in fields:
            if field["bonus_mark"]:
                beside = [other for other in around((field["q"], field["r"])) if other in meadows - {start}]
                assert side == "great_falls" or beside
        assert any(field["bonus_mark"] for field in fields) == bool(MARKED[side])


def around(spot: tuple[int, int]) -> list[tuple[int, int]]:
    q, r = spot
    return [(q + dq, r + dr) for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))]
