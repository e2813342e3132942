"""Impossible positions with modules are refused with the path of what is wrong."""

from typing import Any

import pytest

from frontier import PositionError
from support.montana_modules import MODULES, Json, board_of, game_of
from support.montana_positions import PLAYERS, change, one, refusal

MOST = 7  # tiles on a field that a position can have


@pytest.mark.parametrize(
    ("phase", "path", "value", "told"),
    [
        ("turn", "site", "{settled}", "site: expected null"),
        ("which_tile", "site", None, "site: expected the field being settled"),
        ("which_tile", "site", "{start}", "site: no settlement of the player"),
        ("toll", "site", "{settled}", "site: nobody can build here"),
        ("toll", "site", "zz", "site: expected one of"),
        ("market", "exchanges", 0, "exchanges: expected 1 to"),
        ("turn", "exchanges", 1, "exchanges: expected 0"),
        ("turn", "exchanges", -1, "exchanges: expected a whole number"),
        ("turn", "seats.0.specials", ["gate", "gate"], "seats[0].specials[1]: gate is listed twice"),
        ("turn", "seats.0.specials", ["castle"], "seats[0].specials[0]: expected one of"),
        ("turn", "seats.0.specials", KeyError, "seats[0].specials: missing"),
        ("turn", "settlements.{settled}.top", "castle", "settlements.{settled}.top: expected one of"),
        ("turn", "settlements.{settled}.top", KeyError, "settlements.{settled}.top: missing"),
        (
            "turn",
            "settlements.{mountain}",
            {"seat": 0, "tiles": 1, "top": "plain"},
            "settlements.{mountain}: no settle",
        ),
        ("turn", "mountains.{mountain}", KeyError, "mountains.{mountain}: missing"),
        ("turn", "mountains.{meadow}", {}, "mountains.{meadow}: unknown key"),
        ("turn", "mountains.{mountain}.tile", "gold", "mountains.{mountain}.tile: expected one of"),
        ("turn", "mountains.{mountain}.holder", 7, "mountains.{mountain}.holder: expected a whole number"),
        ("turn", "mountains.{mountain}.holder", "bank", "mountains.{mountain}.holder: expected null, a seat or"),
        ("turn", "mountains.{mountain}.known_to", [7], "mountains.{mountain}.known_to[0]: expected"),
        ("turn", "mountains.{mountain}.marked", True, "mountains.{mountain}: marked, but nothing was built"),
        ("turn", "events.right", "flood", "events.right: expected one of"),
        ("turn", "events.left", None, "events.left: expected a card"),
        ("turn", "events.drawn", {}, "events.drawn: expected"),
        ("turn", "events.drawn.rich", 2, "events.drawn.rich: expected a whole number from 1 to 1"),
        ("setup_spin", "events.left", "rich", "events.left: expected null"),
        ("turn", "canteen_taken", 1, "canteen_taken: expected true or false"),
        ("turn", "extra_turn", None, "extra_turn: expected true or false"),
        ("turn", "landscape.tiles.0", "great_falls", "landscape.tiles[0]: not the landscape of this game"),
        ("turn", "landscape.tiles.1", "great_falls", "landscape.tiles[1]: a special landscape lies in the centre"),
        ("turn", "landscape.start", "{meadow}", "landscape.start: the starting tile lies on a meadow with a cow"),
        ("turn", "phase", "which_mountain", "phase: there is no tile to look at"),
        ("turn", "phase", "choose_worker", "phase: the active card gives no worker"),
    ],
)
def test_impossible_positions_are_refused(phase: str, path: str, value: object, told: str) -> None:
    """Placeholders stand for a settled field, the starting tile, a mountain nobody knows and a plain meadow."""
    data = one("helena", phase, lambda data: data["settlements"] or phase == "setup_spin")
    board = board_of(data)
    names = {
        "settled": next(iter(data["settlements"]), ""),
        "start": board.start,
        "mountain": next(label for label, entry in data["mountains"].items() if not entry["known_to"]),
        "meadow": min(board.where("land", "meadow") - board.where("cow")),
    }
    change(data, path.format(**names), value.format(**names) if isinstance(value, str) else value)
    assert told.format(**names) in refusal("helena", data)


def test_an_active_card_in_round_1_is_refused() -> None:
    data = one("helena", "turn", lambda data: data["round"] == 1)
    data["events"]["right"] = data["events"]["left"]
    assert "events.right: expected null" in refusal("helena", data)


def test_more_cards_or_tiles_of_a_face_than_printed_are_refused() -> None:
    data = one("helena", "turn", lambda data: data["round"] == 2)
    data["events"] = {"left": "rich", "right": "rich", "used": False, "drawn": {"rich": 1, "no_cows": 1}}
    assert "events: rich is on show more often than drawn" in refusal("helena", data)
    data = one("helena", "turn", lambda data: data["round"] == 2)
    for entry in list(data["mountains"].values())[:2]:
        entry.update(tile="worker_grain", known_to=[0], holder=None)
    assert "mountains: worker_grain: more than 1" in refusal("helena", data)


def test_a_special_settlement_that_lies_on_a_field_is_not_left() -> None:
    data = one("helena", "turn", lone_special)
    entry = data["settlements"][lone_special(data)]
    data["seats"][entry["seat"]]["specials"].append(entry["top"])
    assert f"seats[{entry['seat']}].specials: {entry['top']}: more than one" in refusal("helena", data)


def test_a_special_settlement_lies_on_one_field_only() -> None:
    def has_others(data: Json) -> bool:
        label = lone_special(data)
        seats = [entry["seat"] for entry in data["settlements"].values()]
        return bool(label) and seats.count(data["settlements"][label]["seat"]) > 1

    data = one("helena", "turn", has_others)
    entry = data["settlements"][lone_special(data)]
    for other in data["settlements"].values():
        if other["seat"] == entry["seat"]:
            other["top"] = entry["top"]
    assert f"seats[{entry['seat']}].specials: {entry['top']}: more than one" in refusal("helena", data)


@pytest.mark.parametrize(
    ("tile", "known_to", "holder", "face_up", "told"),
    [
        ("silver", [0, 1, 2], "box", False, "a used tile lies face up"),
        ("silver", [0, 1], "box", True, "a tile that lies face up is known to everybody"),
        (None, [0, 1, 2], "box", True, "a used tile has a face"),
        ("silver", [0, 1, 2], None, True, "face up on its mountain"),
        ("silver", [0, 1], 2, False, "its holder has seen it"),
        ("silver", [], None, False, "a tile that nobody has seen has no face"),
    ],
)
def test_who_knows_a_tile_fits_where_it_is(
    tile: str | None, known_to: list[int], holder: object, face_up: bool, told: str
) -> None:
    data = one("helena", "turn", lambda data: data["round"] == 2)
    label = min(data["mountains"])
    data["mountains"][label].update(tile=tile, known_to=known_to, holder=holder, face_up=face_up)
    assert f"mountains.{label}: {told}" in refusal("helena", data)


@pytest.mark.parametrize("module", MODULES)
def test_a_module_that_is_not_in_play_has_no_keys(module: str) -> None:
    """Positions with and without a module cannot be exchanged."""
    others = tuple(name for name in MODULES if name != module)
    game = game_of(PLAYERS, others, "helena" if "landscapes" in others else "")
    data = game.dump(game.new(1))
    full = one("helena", "turn")
    for key in set(full) - set(data):
        with pytest.raises(PositionError, match=f"{key}: unknown key"):
            game.load({**data, key: full[key]})


# Accepted so far ----------------------------------------------------------------------------------


def lone_special(data: Json) -> str | None:
    """A special settlement of a seat without any stack, so that none can lie below another."""
    for seat in range(PLAYERS):
        own = {label: entry for label, entry in data["settlements"].items() if entry["seat"] == seat}
        if all(entry["tiles"] == 1 for entry in own.values()):
            for label, entry in own.items():
                if entry["top"] != "plain":
                    return str(label)
    return None


def take_off(data: Json) -> None:
    """It becomes plain: the special settlement is nowhere any more."""
    label = lone_special(data)
    assert label
    data["settlements"][label]["top"] = "plain"


def mark_far_away(data: Json) -> None:
    """A mountain that no settlement touches is to be looked at."""
    board = board_of(data)
    label = next(label for label in data["mountains"] if not set(board.around[label]) & set(data["settlements"]))
    data["mountains"][label].update(marked=True, holder=None)


def has_stacks_enough(data: Json) -> bool:
    """The settlements left could all lie on the decider's fields."""
    seat = data["decider"]
    own = [entry for entry in data["settlements"].values() if entry["seat"] == seat]
    return bool(len(own) * MOST >= sum(entry["tiles"] for entry in own) + data["seats"][seat]["stock"])


def spend_the_stock(data: Json) -> None:
    """All settlements of the player who is about to place one lie on fields already."""
    seat = data["seats"][data["decider"]]
    for entry in data["settlements"].values():
        if entry["seat"] == data["decider"]:
            n = min(MOST - entry["tiles"], seat["stock"])
            entry["tiles"] += n
            seat["stock"] -= n
    seat["specials"] = []
    data["last_round"] = True


ACCEPTED: list[Any] = [
    pytest.param("helena", "turn", lone_special, take_off, "specials", id="a special settlement is nowhere"),
    pytest.param("helena", "building", lambda data: data["built"], mark_far_away, "mountains", id="marked far away"),
    pytest.param("helena", "toll", has_stacks_enough, spend_the_stock, "stock", id="no stock"),
    pytest.param(
        "helena", "turn", lambda data: not data["supply"]["spent_canteens"],
        lambda data: data.update(extra_turn=True), "extra_turn", id="an extra turn without a spent canteen",
    ),
    pytest.param(
        "granite_peak", "turn", lambda data: not data["extra_turn"],
        lambda data: data.update(canteen_taken=True), "canteen_taken", id="a canteen taken before the action",
    ),
    pytest.param(
        "granite_peak", "market", lambda data: not any(seat["canteens"] for seat in data["seats"]),
        lambda data: data.update(canteen_taken=True), "canteen_taken", id="a canteen taken that nobody has",
    ),
    pytest.param(
        "helena", "market", lambda _: True, lambda data: data.update(exchanges=19), "exchanges", id="19 exchanges"
    ),
    pytest.param(
        "helena", "draw_card", lambda data: str(data["events"]["right"]).startswith(("hire", "buy", "sell")),
        lambda data: data["events"].update(used=True), "events.used", id="used before the turn begins",
    ),
    pytest.param(
        "helena", "turn", lambda data: data["round"] == 1,
        lambda data: data["mountains"][min(data["mountains"])].update(tile="silver", known_to=[0, 0]),
        "known_to", id="the same seat twice",
    ),
    pytest.param(
        "granite_peak", "which_canteen", lambda data: data["seats"][data["decider"]]["specials"],
        lambda data: data["settlements"][data["site"]].update(top=data["seats"][data["decider"]]["specials"].pop()),
        "site", id="the tile chosen before the canteen",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("landscape", "phase", "fits", "edit", "told"), ACCEPTED)
def test_more_impossible_positions_are_refused(landscape: str, phase: str, fits: Any, edit: Any, told: str) -> None:
    data = one(landscape, phase, fits)
    edit(data)
    assert told in refusal(landscape, data)


def test_whoever_opens_the_bidding_can_bid() -> None:
    """A bidder with an extra action but too few pumpkins for any row would be left with nothing to do."""
    data = one("helena", "bid", lambda data: data["bidder"] == -1)
    seat, supply = data["seats"][data["decider"]], data["supply"]
    supply["goods"]["pumpkin"] += seat["goods"]["pumpkin"]
    seat["goods"]["pumpkin"] = 0
    supply["cows"] += seat["cows"] - 1
    seat["cows"] = 1
    data["events"] = {**data["events"], "used": False}
    assert "goods.pumpkin: too few" in refusal("helena", data)


def test_workers_of_the_set_up_come_from_its_spins() -> None:
    """With more of them a player would go beyond the eight places without being asked to give back."""
    data = one("helena", "setup_spin", lambda data: data["setup_spins"] == 0)
    data["seats"][0]["workers"]["copper"] = 8
    data["supply"]["workers"]["copper"] -= 8
    assert "workers" in refusal("helena", data)
