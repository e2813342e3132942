"""What must hold in every position of Montana with modules, recounted from the dump and from the printed values.

The board is put together here from the component files and the tiles and turns of the dump, not taken from the game.
"""

import random
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations, pairwise
from string import ascii_lowercase
from typing import Any

import frontier
from frontier import State
from frontier.games.montana.expansion import BUNDLED_EXPANSION
from support.boxes import MONTANA_FILE

MODULES = ("settlements", "landscapes", "events", "goldrush")
LANDSCAPES = ("bighorn_canyon", "granite_peak", "great_falls", "helena")
GOODS = {"small_copper": 6, "small_stone": 6, "grain": 6, "pumpkin": 6, "big_copper": 3, "big_stone": 3}
WORKERS, COWS, PLACES, CARDS, TILES = 18, 24, 8, 30, 22
SETTLEMENTS = {2: 12, 3: 10, 4: 8}
SPECIALS = ("market", "gate", "watchtower")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from the top
SITE_PHASES = ("toll", "mix", "which_canteen", "which_tile", "market")
BUILD_PHASES = ("building", *SITE_PHASES)
USABLE = ("sell_workers", "sell_goods", "hire", "buy")

Json = dict[str, Any]
BASE: Json = tomllib.loads(MONTANA_FILE.read_text(encoding="utf-8"))
EXPANSION: Json = tomllib.loads(BUNDLED_EXPANSION.read_text(encoding="utf-8"))["expansion"]
PRINTED: dict[str, Json] = {tile["id"]: tile for tile in (*BASE["tiles"], *EXPANSION["landscapes"])}


def faces(key: str) -> dict[str, int]:
    """Event cards or mountain tiles as in move notation, and how many of each are printed."""
    return {"_".join([face["kind"], *dict.fromkeys(face.get("shows", []))]): face["count"] for face in EXPANSION[key]}


CARD_FACES, TILE_FACES = faces("events"), faces("mountains")


def configurations() -> list[tuple[int, tuple[str, ...], str]]:
    """Players, modules and landscape ("" without): all of them."""
    subsets = [subset for n in range(len(MODULES) + 1) for subset in combinations(MODULES, n)]
    return [
        (players, subset, landscape)
        for players in (2, 3, 4)
        for subset in subsets
        for landscape in (LANDSCAPES if "landscapes" in subset else ("",))
    ]


@cache
def game_of(players: int, modules: tuple[str, ...], landscape: str) -> frontier.Game:
    """A configuration's game."""
    options: Json = {"landscape": landscape} if landscape else {}
    return frontier.game("montana", players=players, modules=modules, **options)


@dataclass
class Board:
    """A landscape as printed: label -> field of the component file, and the labels around."""

    fields: dict[str, Json]
    around: dict[str, tuple[str, ...]]
    start: str

    def where(self, key: str, value: object = True) -> set[str]:
        """Labels of the fields with this value; what is not given in the file is False."""
        return {label for label, field in self.fields.items() if field.get(key, False) == value}

    @cached_property
    def sites(self) -> set[str]:
        return self.where("land", "site")

    @cached_property
    def built_on(self) -> set[str]:
        return (self.where("land", "meadow") | self.sites) - {self.start}

    @cached_property
    def symbols(self) -> dict[str, set[str]]:
        return {"cows": self.where("cow") - {self.start}, "canteens": self.where("canteen")}

    @cached_property
    def blind(self) -> set[str]:
        return self.where("blind")

    @cached_property
    def mountains(self) -> set[str]:
        return self.where("land", "mountain") - self.where("bare")

    @cached_property
    def beside_bonuses(self) -> set[str]:
        return {other for label in self.where("bonus") for other in self.around[label]}


def board_of(data: Json) -> Board:
    """The board of a dump."""
    placed: dict[tuple[int, int], Json] = {}
    lands = data["landscape"]
    for (u, v), tile, turn in zip(
        BASE["players"][str(data["players"])]["outline"], lands["tiles"], lands["turns"], strict=True
    ):
        q, r = 2 * u - v, u + 3 * v
        centre, *ring = PRINTED[tile]["fields"]
        placed[q, r] = centre
        for i, field in enumerate(ring):
            step = STEPS[(i + turn) % 6]
            placed[q + step[0], r + step[1]] = field
    columns = sorted({q for q, _ in placed})
    labels = {
        (q, r): f"{ascii_lowercase[columns.index(q)]}{row}"
        for q in columns
        for row, r in enumerate(sorted(r for other, r in placed if other == q), start=1)
    }
    around = {
        label: tuple(labels[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in labels)
        for (q, r), label in labels.items()
    }
    return Board({labels[place]: field for place, field in placed.items()}, around, lands["start"])


class Eager:
    """Plays at random, but seldom trades cows and gladly builds, upgrades and goes to the city."""

    def __init__(self, game: frontier.Game, rng: random.Random) -> None:
        self.rng = rng
        self.liking = _likings(game)

    def choose(self, legal: list[int]) -> int:
        roll = self.rng.random()
        best = [action for action in legal if self.liking[action] >= (0 if roll < 0.2 else 1 if roll < 0.6 else 2)]
        return self.rng.choice(best or legal)


@cache
def _likings(game: frontier.Game) -> list[int]:
    ranks = {"trade": 0, "build": 2, "upgrade": 2, "city": 2}
    return [ranks.get(game.space.family(action).name, 1) for action in range(game.action_count)]


# One position -------------------------------------------------------------------------------------


def check_legal(game: frontier.Game, state: State) -> list[int]:
    """The legal list: ascending, each code once and of this game, a choice for whoever decides."""
    legal = state.legal_actions()
    assert all(left < right for left, right in pairwise(legal)), "not ascending"
    assert not legal or (legal[0] >= 0 and legal[-1] < game.action_count), "out of range"
    assert len(legal) >= (2 if state.actor >= 0 else 1 if state.actor == frontier.CHANCE else 0)
    assert state.actor != frontier.OVER or not legal
    return legal


def check(data: Json, board: Board, free: bool = False) -> None:
    """Everything about one position. `free`: settlements and knowledge were not come by in a game."""
    modules = data["modules"]
    _check_pieces(data, board)
    _check_seats(data)
    _check_fields(data, board, free)
    if "settlements" in modules:
        _check_specials(data, board)
    if "landscapes" in modules:
        _check_landscape(data, board, free)
    if "events" in modules:
        _check_cards(data)
    if "goldrush" in modules:
        _check_mountains(data, board, free)


def deciding(data: Json) -> str:
    """The phase, or what goes on after workers are given back or something is sold."""
    return str(data["resume"] or data["phase"])


def _check_pieces(data: Json, board: Board) -> None:
    seats, supply = data["seats"], data["supply"]
    for good, share in GOODS.items():
        counts = [supply["goods"][good], *(seat["goods"][good] for seat in seats)]
        assert min(counts) >= 0, good
        assert sum(counts) == share * data["players"], good
    crews = [*data["bank"], *(space[size] for area in data["areas"].values() for space in area for size in space)]
    standing = [kind for crew in crews for kind in crew or []]
    for kind in supply["workers"]:
        counts = [supply["workers"][kind], *(seat["workers"][kind] for seat in seats)]
        assert min(counts) >= 0, kind
        assert sum(counts) + standing.count(kind) == WORKERS, kind
    cows = [supply["cows"], *(seat["cows"] for seat in seats)]
    assert min(cows) >= 0
    assert sum(cows) + len(data["cows"]) == COWS - (1 if data["modules"] else 0)  # X-BASE-02
    canteens = [supply["spent_canteens"], *(seat["canteens"] for seat in seats)]
    assert min(canteens) >= 0
    assert sum(canteens) + len(data["canteens"]) == len(board.symbols["canteens"])
    assert min(seat["silver"] for seat in seats) >= 0


def _check_seats(data: Json) -> None:
    giving_back = data["phase"] == "too_many"
    extra = len(SPECIALS) if "settlements" in data["modules"] else 0
    for i, seat in enumerate(data["seats"]):
        excess = sum(seat["workers"].values()) - PLACES
        if giving_back and i == data["decider"]:
            assert 1 <= excess <= 2
        else:
            assert excess <= 0
        placed = sum(entry["tiles"] for entry in data["settlements"].values() if entry["seat"] == i)
        assert seat["stock"] >= 0
        assert placed + seat["stock"] == SETTLEMENTS[data["players"]] + extra
    assert data["last_round"] == any(seat["stock"] == 0 for seat in data["seats"])
    rows = [seat["contractor"]["row"] for seat in data["seats"] if seat["contractor"]]
    assert len(rows) == len(set(rows))


def _check_fields(data: Json, board: Board, free: bool) -> None:
    settled = set(data["settlements"])
    assert settled <= board.built_on
    assert board.fields[board.start]["land"] == "meadow"
    if data["modules"]:
        assert board.fields[board.start].get("cow"), "X-BASE-01"
    for key, printed in board.symbols.items():
        assert len(set(data[key])) == len(data[key])
        assert set(data[key]) <= printed - settled
    assert all(entry["tiles"] >= 1 for entry in data["settlements"].values())
    if not free:
        assert set(data["cows"]) == board.symbols["cows"] - settled
        joined = {board.start, *settled} - board.sites
        assert all(not joined.isdisjoint(board.around[label]) for label in joined - {board.start})
    if data["modules"]:
        site = data["site"]
        assert (site is not None) >= (deciding(data) in SITE_PHASES)
        assert (
            site is None or deciding(data) in SITE_PHASES or (data["phase"], data["resume"]) == ("too_many", "building")
        )
        if site is not None and deciding(data) in ("toll", "mix"):
            assert site not in settled
        elif site is not None:
            assert data["settlements"][site]["seat"] == data["decider"]


def _check_specials(data: Json, board: Board) -> None:
    """Each special settlement is left, on top of one field, or below another tile."""
    choosing = data["site"] if deciding(data) in ("which_canteen", "which_tile", "building") else None
    for i, seat in enumerate(data["seats"]):
        stacks = {label: entry for label, entry in data["settlements"].items() if entry["seat"] == i}
        tops = [entry["top"] for entry in stacks.values() if entry["top"] != "plain"]
        assert set(tops) <= set(SPECIALS)
        found = tops + seat["specials"]
        assert len(set(found)) == len(found)
        assert set(found) <= set(SPECIALS)
        covered = sum(entry["tiles"] - 1 for label, entry in stacks.items() if label != choosing)
        buried = len(SPECIALS) - len(found)
        assert buried <= covered
        waiting = stacks[choosing]["tiles"] if choosing in stacks else 0  # not yet known which tiles these are
        plain = seat["stock"] + waiting - len(seat["specials"])
        assert plain >= 0
        assert plain <= SETTLEMENTS[data["players"]]
    at_market = deciding(data) == "market"
    assert (data["exchanges"] > 0) == at_market
    if at_market:
        assert data["settlements"][data["site"]]["top"] == "market"
        assert data["exchanges"] <= len(set(board.around[data["site"]]) & set(data["settlements"]))


def _check_landscape(data: Json, board: Board, free: bool) -> None:
    assert data["landscape"]["tiles"][0] in LANDSCAPES
    assert not set(data["landscape"]["tiles"][1:]) & set(LANDSCAPES)
    settled = set(data["settlements"])
    for site in board.sites:
        touched = board.beside_bonuses & settled - board.sites
        assert free or site not in settled or touched, "settled before it was open"
        assert site != data["site"] or touched, "being settled before it was open"
    if data["canteen_taken"]:
        assert data["landscape"]["tiles"][0] == "granite_peak"
        assert deciding(data) in (*BUILD_PHASES, "after", "look", "which_mountain", "thirst", "finished")
        assert sum(seat["canteens"] for seat in data["seats"]) > 0
    if data["extra_turn"]:
        assert data["supply"]["spent_canteens"] > 0


def _check_cards(data: Json) -> None:
    cards, round_ = data["events"], data["round"]
    left, right, drawn = cards["left"], cards["right"], cards["drawn"]
    assert all(1 <= n <= CARD_FACES[card] for card, n in drawn.items())
    setup, drawing = data["phase"].startswith("setup"), data["phase"] == "draw_card"
    assert sum(drawn.values()) == (0 if setup else min(CARDS, round_ - drawing))
    assert not drawing or (data["active"] == 0 and round_ <= CARDS)
    assert (left is not None) == (not setup and not drawing and round_ <= CARDS)
    assert (right is not None) == (2 <= round_ <= CARDS + 1)
    for card, n in Counter(card for card in (left, right) if card).items():
        assert drawn[card] >= n
    assert not cards["used"] or str(right).startswith(USABLE)
    assert not cards["used"] or not drawing


def _check_mountains(data: Json, board: Board, free: bool) -> None:
    """A tile a mountain; its face is known to whoever has seen it (X-AMB-48)."""
    everybody = list(range(data["players"]))
    assert set(data["mountains"]) == board.mountains
    assert len(data["mountains"]) <= TILES
    found = Counter(entry["tile"] for entry in data["mountains"].values() if entry["tile"])
    assert all(n <= TILE_FACES[tile] for tile, n in found.items())
    looking = deciding(data) in ("look", "which_mountain")
    mine = {label for label, entry in data["settlements"].items() if entry["seat"] == data["active"]}
    for label, entry in data["mountains"].items():
        known = entry["known_to"]
        assert known == sorted(set(known))
        assert set(known) <= set(everybody)
        assert known or not entry["tile"]
        assert free or entry["tile"] or not known
        if entry["holder"] == "box":
            assert entry["face_up"]
        elif entry["holder"] is not None:
            assert entry["holder"] in known
        if entry["face_up"]:
            assert free or entry["tile"]
            assert known == everybody
            assert entry["holder"] is not None
        if entry["marked"]:
            assert entry["holder"] is None
            assert looking or data["built"] > 0
            assert set(board.around[label]) & mine - board.blind, "marked far from the settlements"
            assert data["phase"] != "which_mountain" or data["active"] in known
    assert not looking or any(entry["marked"] for entry in data["mountains"].values())


# Two positions of one game ------------------------------------------------------------------------


def check_course(before: Json, after: Json) -> None:
    """What never turns back; any number of moves may lie between."""
    assert before["landscape"] == after["landscape"]
    assert before["round"] <= after["round"]
    assert before["last_round"] <= after["last_round"]
    assert before["supply"]["spent_canteens"] <= after["supply"]["spent_canteens"]
    for key in ("cows", "canteens"):
        assert set(after[key]) <= set(before[key])
    for label, entry in before["settlements"].items():
        now = after["settlements"][label]
        assert {**now, "top": ""} == {**entry, "top": ""}
        assert now.get("top") == entry.get("top") or before["site"] == label
    for was, seat in zip(before["seats"], after["seats"], strict=True):
        assert seat["stock"] <= was["stock"]
        assert set(seat.get("specials", ())) <= set(was.get("specials", ()))
    if "events" in before["modules"]:
        _check_cards_course(before, after)
    for label, entry in before.get("mountains", {}).items():
        now = after["mountains"][label]
        assert set(entry["known_to"]) <= set(now["known_to"])
        assert entry["tile"] in (None, now["tile"])
        assert entry["holder"] is None or now["holder"] in (entry["holder"], "box")
        assert entry["face_up"] <= now["face_up"]


def _check_cards_course(before: Json, after: Json) -> None:
    was, now, rounds = before["events"], after["events"], after["round"] - before["round"]
    assert all(n <= now["drawn"].get(card, 0) for card, n in was["drawn"].items())
    assert rounds or was["right"] == now["right"]
    assert rounds or was["left"] in (None, now["left"])
    assert rounds != 1 or was["left"] is None or now["right"] == was["left"]


def check_chance(game: frontier.Game, state: State, data: Json) -> None:
    """Cards and tiles come as likely as there are of them among those nobody has seen."""
    if data["phase"] == "draw_card":
        gone, printed = Counter(data["events"]["drawn"]), CARD_FACES
    elif data["phase"] == "look":
        gone, printed = Counter(entry["tile"] for entry in data["mountains"].values() if entry["tile"]), TILE_FACES
    else:
        return
    left = {face: n - gone[face] for face, n in printed.items() if n > gone[face]}
    total = sum(left.values())
    outcomes = {game.notation.write(state, action).split()[1]: chance for action, chance in state.chance_outcomes()}
    assert set(outcomes) == set(left)
    assert all(abs(outcomes[face] - n / total) < 1e-9 for face, n in left.items())


def check_end(state: State, data: Json) -> None:
    """Most settlements, then cows and canteens, then everything else on the board win (M-WIN)."""
    ranks = [
        (
            sum(entry["tiles"] for entry in data["settlements"].values() if entry["seat"] == i),
            seat["cows"] + seat["canteens"],
            seat["silver"] + sum(seat["workers"].values()) + sum(seat["goods"].values()),
        )
        for i, seat in enumerate(data["seats"])
    ]
    assert state.scores == tuple(rank[0] for rank in ranks)
    assert state.winners == tuple(i for i, rank in enumerate(ranks) if rank == max(ranks))
    assert state.winners
    assert data["phase"] == "finished"
