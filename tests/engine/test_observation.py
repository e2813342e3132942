"""The numbers for learners say what the view says, entry by entry under the names that the declarations give."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import frontier
from frontier import OVER, Game, State
from frontier.engine.observation import names
from support.montana_modules import MODULES

CONFIGURATIONS: list[tuple[str, dict[str, Any]]] = [
    ("montana", {"players": 2}),
    ("montana", {"players": 3, "modules": ("landscapes",)}),
    ("montana", {"players": 4, "modules": MODULES}),
    ("homesteaders", {"players": 2}),
    ("homesteaders", {"players": 4, "screens": False}),
]


@pytest.fixture(params=CONFIGURATIONS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    name, options = request.param
    return frontier.game(name, **options)


def positions(game: Game, seeds: int) -> Iterator[State]:
    for seed in range(seeds):
        rng = random.Random(seed)
        state = game.new(seed)
        while state.actor != OVER:
            if rng.random() < 0.05:
                yield state
            state.apply(rng.choice(state.legal_actions()))
        yield state


def seat_label(game: Game, observer: int, seat: int) -> str:
    after = (seat - observer) % game.players
    return f"seat +{after}" if after else "seat self"


def montana_numbers(game: Game, view: dict[str, Any], observer: int) -> dict[str, float]:
    """What the view says, under the names of the entries."""
    found: dict[str, float] = {
        f"phase {view['phase']}": 1.0,
        "round": view["round"] / game.options["round_limit"],
        "last round": float(view["last_round"]),
        "advanced": float(view["advanced"]),
        f"arrow {view['arrow']}": 1.0,
    }
    if view["resume"]:
        found[f"goes on with {view['resume']}"] = 1.0
    for good, n in view["supply"]["goods"].items():
        found[f"supply {good}"] = n / 18
    for kind, n in view["supply"]["workers"].items():
        found[f"supply {kind} worker"] = n / 18
    for number, crew in enumerate(view["bank"], 1):
        found[f"bank {number}"] = float(crew is not None)
    for area, spaces in view["areas"].items():
        for number, space in enumerate(spaces, 1):
            found[f"large spaces {area} {number}"] = float(space["large"] is not None)
            found[f"small spaces {area} {number}"] = float(space["small"] is not None)
        for kind in view["supply"]["workers"]:
            crews = [crew for space in spaces for crew in space.values() if crew]
            found[f"workers standing {area} {kind}"] = sum(crew.count(kind) for crew in crews) / 8
    for seat, entry in enumerate(view["seats"]):
        who = seat_label(game, observer, seat)
        found |= {f"{who} holds {good}": n / 8 for good, n in entry["goods"].items()}
        found |= {f"{who} holds {kind} worker": n / 8 for kind, n in entry["workers"].items()}
        found[f"{who} decides"] = float(view["decider"] == seat)
        found[f"{who} active"] = float(view["active"] == seat)
        found |= {f"{who} silver": entry["silver"] / 20, f"{who} cows": entry["cows"] / 4}
        found |= {f"{who} canteens": entry["canteens"] / 2}
        for special in entry.get("specials", ()):
            found[f"{who} special settlements {special}"] = 1.0
    for field in view["fields"]:
        at = f"field {field['label']}"
        found[f"{at} land {field['land']}"] = 1.0
        found[f"{at} cow"] = float(field["label"] in view["cows"])
        found[f"{at} canteen"] = float(field["label"] in view["canteens"])
        found[f"{at} open"] = float(field["open"])
        for good in set(field["cost"]):
            found[f"{at} cost {good}"] = field["cost"].count(good) / 2
        for seat in field.get("tolls", ()):
            found[f"{at} tolls {seat_label(game, observer, seat)[5:]}"] = 1.0
    for label, tiles in view["settlements"].items():
        found[f"field {label} settlements {seat_label(game, observer, tiles['seat'])[5:]}"] = tiles["tiles"] / 3
        if tiles.get("top", "plain") != "plain":
            found[f"field {label} on top {tiles['top']}"] = 1.0
    for id_, tile in view.get("mountains", {}).items():
        at = f"field {id_}"
        lies_there = tile["holder"] is None
        found[f"{at} mountain tile"] = float(lies_there)
        found[f"{at} marked"] = float(tile["marked"])
        found |= {f"{at} seen by {seat_label(game, observer, seat)[5:]}": 1.0 for seat in tile["known_to"]}
        if tile["tile"] and lies_there:
            found[f"{at} face {tile['tile']}"] = 1.0
    return found


def homesteaders_numbers(game: Game, view: dict[str, Any], observer: int) -> dict[str, float]:
    scales = {"silver": 20, "trade": 8, "vp": 30, "debt": 10}
    found: dict[str, float] = {f"phase {view['phase']}": 1.0, f"round {view['round']}": 1.0}
    found |= {f"stock {building}": 1.0 for building in view["stock"]}
    found |= {f"turned up tile {tile}": 1.0 for tile in view["turned_up"]}
    for number, auction in enumerate(view["auctions"], 1):
        if auction["tile"]:
            found[f"auction {number} tile tile {auction['tile']}"] = 1.0
        if not auction["bid"]:
            found[f"auction {number} bidder nobody"] = 1.0
    for seat, entry in enumerate(view["seats"]):
        who = seat_label(game, observer, seat)
        found[f"{who} known"] = float(entry["known"])
        for thing, scale in scales.items():
            found[f"{who} holds {thing}"] = (entry[thing] or 0) / scale
        for good in ("wood", "food", "steel", "gold", "copper", "cattle"):
            found[f"{who} holds {good}"] = (entry["goods"] or {}).get(good, 0) / 4
        found |= {f"{who} workers": entry["workers"] / 8, f"{who} tracks": entry["tracks"] / 8}
        found |= {f"{who} railroad {entry['railroad']}": 1.0, f"{who} passed": float(entry["passed"])}
        found |= {f"{who} buildings {building}": 1.0 for building in entry["buildings"]}
        found |= {f"{who} at work {place}": 1.0 for place in entry["placed"]}
    return found


def test_every_number_is_what_the_view_says(game: Game) -> None:
    expect = montana_numbers if game.id == "montana" else homesteaders_numbers
    labels = names(game.observer.groups)
    seen: set[str] = set()
    for state in positions(game, seeds=6):
        for seat in range(game.players):
            numbers = dict(zip(labels, game.observation(state, seat).tolist(), strict=True))
            expected = expect(game, game.view(state, seat), seat)
            assert numbers == numbers | {name: pytest.approx(value) for name, value in expected.items()}
            for name, value in numbers.items():  # and what is not so is 0, where one of several things is so
                stem = name.rsplit(" ", 1)[0]
                if value and name not in expected:
                    assert stem not in {"phase", "arrow", "round", "stock", "turned up"}, name
            seen |= expected.keys()
    assert len(seen) > 150


def test_names_are_as_many_as_numbers_and_different(game: Game) -> None:
    labels = names(game.observer.groups)
    assert len(labels) == game.observation_size == len(set(labels))


def test_a_row_ends_where_the_next_begins(game: Game) -> None:
    from librt.vecs import vec

    observer, state = game.observer, game.new(1)
    size, changing = int(observer.size), int(observer.changing)
    out = vec[float]([7.0] * (2 * size + 1))
    assert observer.write_fixed(state, out, observer.write(state, 0, out, 0)) == size
    assert observer.write(state, 1, out, size) == size + changing
    assert observer.write_fixed(state, out, size + changing) == 2 * size
    assert out[2 * size] == 7.0
    assert list(out[size : 2 * size]) == pytest.approx(game.observation(state, 1).tolist())


def test_what_is_called_fixed_never_changes(game: Game) -> None:
    changing = int(game.observer.changing)
    fixed = {tuple(game.observation(state, seat)[changing:]) for state in positions(game, 1) for seat in range(2)}
    assert len(fixed) == 1
