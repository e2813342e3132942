"""Random games keep what must never break, after every action. Recounted here, independently of the rules."""

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Event, EventLog, Game, State

BOX = tomllib.loads(
    (Path(frontier.__file__).parent / "games/homesteaders/data/standard.toml").read_text(encoding="utf-8")
)
BUILDINGS: list[dict[str, Any]] = BOX["buildings"]
BY_ID: dict[str, dict[str, Any]] = {building["id"]: building for building in BUILDINGS}
PLACES = {
    f"{building['id']}_{i + 1}" if total > 1 else building["id"]: building["id"]
    for building in BUILDINGS
    for total in [sum(work["workers"] for work in building.get("work", []))]
    for i in range(total)
}  # work place -> building
GOODS = ("wood", "food", "steel", "gold", "copper", "cattle")
PIECES = (*GOODS, "silver", "trade", "vp", "debt", "worker", "track")
LADDER = (3, 4, 5, 6, 7, 9, 12, 16, 21)
NEUTRAL = (3, 4, 5, 6, 7, 9)
PRICES = {"wood": (0, 1), "food": (0, 2), "steel": (0, 3), "gold": (0, 4), "copper": (1, 0), "cattle": (1, 0)}
ROUNDS = 10
STAGES = ((1, 4), (5, 8), (9, 10))  # rounds, and places in a face-down stack
MOVES = 2_000  # stated bound of a random game
EAGER = {"place", "build", "extra", "bank"}  # half of the games prefer these and avoid the others: more is built
RARELY = {"borrow", "sell", "no_build", "no_extra", "no_worker"}


def holdings(seat: dict[str, Any]) -> dict[str, int]:
    other = {"worker": seat["workers"], "track": seat["tracks"]}
    return {**seat["goods"], **{key: seat[key] for key in ("silver", "trade", "vp", "debt")}, **other}


def told(event: Event) -> Counter[str]:
    """What an event says about the holdings of its player."""
    kind, a, b, c = event.kind, event.a, event.b, event.c
    change: Counter[str] = Counter()
    if kind in ("income", "gained"):
        change[PIECES[a]] += b
    elif kind == "returned_debt":
        change["debt"] -= 1
    elif kind == "borrowed":
        assert b == 2 * a
        change.update({"debt": a, "silver": b})
    elif kind == "paid_off":
        assert (a, b) in ((1, 0), (0, 5))
        change.update({"debt": -1, "gold": -a, "silver": -b})
    elif kind in ("wages", "paid_bid"):
        assert 0 <= b <= (a + 4) // 5
        assert c == max(a - 5 * b, 0)
        change.update({"gold": -b, "silver": -c})
    elif kind == "built":
        cost = Counter(BUILDINGS[a].get("cost", []))
        assert 0 <= b <= cost["copper"]
        assert 0 <= c <= cost["cattle"]
        change.subtract(cost)
        change.update({"gold": -b - c, "copper": b, "cattle": c})
    elif kind == "paid_extra":
        change[PIECES[a]] -= 1
    elif kind == "bought":
        assert (b, c) == PRICES[GOODS[a]] or ((b, c) == (1, 0) and GOODS[a] != "gold")
        change.update({"trade": -1, GOODS[a]: 1})
        change.update({"gold": -b, "silver": -c})
    elif kind == "sold":
        assert (b, c) in (PRICES[GOODS[a]], (PRICES[GOODS[a]][0], PRICES[GOODS[a]][1] + 1))
        change.update({"trade": -1, GOODS[a]: -1})
        change.update({"gold": b, "silver": c})
    elif kind == "hired":
        change.update({"trade": -1, "food": -1, "worker": 1})
    elif kind == "swapped":
        change.update({"trade": -1, GOODS[a - 1]: -1, GOODS[a]: 1})
    elif kind == "changed":
        change.update({"trade": -1, "silver": a})
    return change


def check_changes(before: dict[str, Any], after: dict[str, Any], events: list[Event]) -> None:
    """Check that everything that changed was told, and nothing else."""
    expected = [Counter(holdings(seat)) for seat in before["seats"]]
    owned = [list(seat["buildings"]) for seat in before["seats"]]
    lines = [seat["railroad"] for seat in before["seats"]]
    for event in events:
        change = told(event)
        if change:
            expected[event.seat].update(change)
        if event.kind == "built":
            owned[event.seat].append(BUILDINGS[event.a]["id"])
        elif event.kind == "line":
            assert event.a == min(lines[event.seat] + 1, 5)
            lines[event.seat] = event.a
        elif event.kind == "wages":
            assert event.a == expected[event.seat]["worker"]
    for seat, entry in enumerate(after["seats"]):
        assert holdings(entry) == {piece: expected[seat][piece] for piece in PIECES}, (seat, events)
        assert sorted(entry["buildings"]) == sorted(owned[seat])
        assert entry["railroad"] == lines[seat]


def check_seats(data: dict[str, Any]) -> None:
    copies = "copies_two_players" if data["players"] == 2 else "copies"
    owners: Counter[str] = Counter()
    for seat in data["seats"]:
        assert min(holdings(seat).values()) >= 0
        assert 0 <= seat["railroad"] <= 5
        assert seat["buildings"].count("homestead") == 1
        assert len(set(seat["buildings"])) == len(seat["buildings"])
        owners.update(set(seat["buildings"]) - {"homestead"})
        assert len(set(seat["placed"])) == len(seat["placed"]) <= seat["workers"]
        assert all(PLACES[place] in seat["buildings"] for place in seat["placed"])
    assert all(n <= BY_ID[id_][copies] for id_, n in owners.items())


def check_auctions(data: dict[str, Any]) -> None:
    auctions = data["auctions"]
    assert len(auctions) == (3 if data["players"] == 4 else 2)
    bids = [auction["bid"] for auction in auctions if auction["bid"] is not None]
    holders = [bid["by"] for bid in bids]
    assert len(set(holders)) == len(holders)
    assert all(bid["silver"] in LADDER for bid in bids)
    assert not any(seat["passed"] and i in holders for i, seat in enumerate(data["seats"]))
    if data["neutral"] is None:
        assert data["players"] > 2
        assert "neutral" not in holders
    else:
        assert data["players"] == 2
        assert data["neutral"]["value"] in NEUTRAL
        assert data["neutral"]["bid"] in (None, *NEUTRAL)


def check_tiles(data: dict[str, Any]) -> None:
    """One tile of each stack a round, those of a stage in its rounds, none twice."""
    round_, shown = min(data["round"], ROUNDS), [auction["tile"] for auction in data["auctions"]]
    assert 1 <= data["round"] <= ROUNDS + 1
    turned = data["turned_up"]
    assert len(set(turned)) == len(turned)
    first, last = next(stage for stage in STAGES if stage[0] <= round_ <= stage[1])
    waiting = 0
    for stack, tile in enumerate(shown):
        if tile is None:
            waiting += 1
            continue
        place = tile - 10 * stack
        assert place == round_ if stack == 0 else first <= place <= last
        assert stack == 0 or tile in turned
    assert waiting == 0 or data["phase"] == "draw"
    for stack in range(1, len(shown)):
        up = [tile - 10 * stack for tile in turned if (tile - 1) // 10 == stack]
        assert len(up) == round_ - (shown[stack] is None)
        for low, high in STAGES:
            assert sum(low <= place <= high for place in up) == max(min(len(up), high) - low + 1, 0)
    assert all(1 <= (tile - 1) // 10 < len(shown) for tile in turned)


def points(seat: dict[str, Any]) -> int:
    own = [BY_ID[id_] for id_ in seat["buildings"]]
    count = Counter(building["kind"] for building in own)
    count.update({"worker": seat["workers"], "track": seat["tracks"], "building": len(own)})
    extra = sum(count[what] for building in own for what in building.get("extra_vp", []))
    goods = 2 * sum(seat["goods"][good] for good in ("gold", "copper", "cattle"))
    penalty = sum(range(1, seat["debt"] + 1))
    return int(seat["vp"] + sum(building["vp"] for building in own) + extra + goods - penalty)


def check_end(state: State, data: dict[str, Any]) -> None:
    assert data["round"] == ROUNDS + 1
    assert data["phase"] == "finished"
    assert list(state.scores) == [points(seat) for seat in data["seats"]]
    ranks = [(points(seat), seat["silver"]) for seat in data["seats"]]
    assert sorted(state.winners) == [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]


def check(game: Game, state: State, before: dict[str, Any], events: list[Event]) -> dict[str, Any]:
    data = game.dump(state)
    check_changes(before, data, events)
    check_seats(data)
    check_auctions(data)
    check_tiles(data)
    return data


def chosen(actions: list[int], families: list[str], builder: bool) -> list[int]:
    """Return the actions among which a game picks one at random."""
    if not builder:
        return actions
    eager = [action for action in actions if families[action] in EAGER]
    return eager or [action for action in actions if families[action] not in RARELY] or actions


def play_and_check(players: int, seeds: range) -> None:
    game = frontier.game("homesteaders", players=players)
    state = game.new(0)
    families = [game.notation.write(state, action).split()[0] for action in range(game.action_count)]
    for seed in seeds:
        state = game.new(seed)
        log = EventLog()
        state.listener = log
        rng = random.Random(seed)
        data = check(game, state, game.dump(state), [])
        for _ in range(MOVES):
            if state.actor == OVER:
                break
            assert state.actor == CHANCE or 0 <= state.actor < players
            state.apply(rng.choice(chosen(list(state.legal_actions()), families, builder=seed % 2 == 1)))
            data = check(game, state, data, log.take())
        assert state.actor == OVER, f"seed {seed}: no end after {MOVES} moves"
        check_end(state, data)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_few_games(players: int) -> None:
    play_and_check(players, range(8))


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games(players: int, block: int) -> None:
    play_and_check(players, range(1000 + block * 60, 1060 + block * 60))


@pytest.mark.rule("H-AMB-14")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_trades_and_borrows_as_long_as_possible_comes_to_an_end(players: int, seed: int) -> None:
    game = frontier.game("homesteaders", players=players)
    state, rng = game.new(seed), random.Random(seed)
    for _ in range(MOVES):
        if state.actor == OVER:
            break
        legal = state.legal_actions()
        extras = [action for action in legal if game.space.family(action).name in game.extras]
        state.apply(rng.choice(extras or legal))
    assert state.actor == OVER, f"no end after {MOVES} moves"
