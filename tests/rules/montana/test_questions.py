"""M-AMB-64, M-AMB-65: nobody is asked what is impossible or can wait."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import frontier
from frontier import OVER, Game, State
from rules.montana.helpers import spin
from rules.montana.helpers_city_build import city, kinds_offered, payments, pumpkins
from support.montana import KINDS, Scene

MODULES = ("settlements", "landscapes", "events", "goldrush")
EXTRAS = ("trade", "sell", "hire", "buy", "use")
SUBJECTS = {"advance": "advance", "helper": "staff", "building": "build", "bid": "bid"}


# Examples -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-AMB-64")
def test_no_window_before_a_bidder_who_can_only_pass() -> None:
    scene = city(5, 2, 11, cows=5)  # no pumpkin in the supply
    scene.do("city", "bid cow 3")
    assert (scene.phase, scene.actor, scene.data()["bidder"]) == ("bid_window", 0, 2)
    assert [event.seat for event in scene.happened("passed")] == [1]


@pytest.mark.rule("M-AMB-64")
@pytest.mark.parametrize(("cows", "asked"), [(2, False), (3, True)])
def test_a_window_before_a_bid_only_when_a_trade_could_take_the_bidders_pumpkins(cows: int, asked: bool) -> None:
    scene = city(5, 4, 9, cows=cows)
    scene.do("city")
    assert (pumpkins(scene), scene.supply()["goods"]["pumpkin"]) == ([5, 3, 8], 2)
    scene.do("bid cow 3")
    assert (scene.phase, scene.actor) == (("bid_window", 0) if asked else ("bid", 1))


@pytest.mark.rule("M-AMB-64", "M-AMB-22")
def test_a_trade_in_the_window_can_leave_a_bidder_without_a_bid() -> None:
    scene = city(5, 4, 9, cows=3)
    scene.do("city", "bid cow 3", "trade pumpkin", "trade pumpkin", "trade pumpkin")
    assert pumpkins(scene)[1] == 2
    assert [event.seat for event in scene.happened("passed")] == [1]


@pytest.mark.rule("M-AMB-64")
def test_no_window_before_a_payment_that_a_trade_cannot_touch() -> None:
    scene = city(3, 3, 0, cows=4)
    scene.give(1, goods={"small_stone": 1})
    scene.do("city", "bid goods 3", "bid silver 3")
    assert (scene.phase, scene.actor) == ("basket", 0)
    scene.do("goods nothing")
    assert (scene.phase, scene.actor) == ("upgrades", 1)


@pytest.mark.rule("M-AMB-64")
def test_a_window_before_the_own_upgrades_for_a_small_good_to_upgrade() -> None:
    scene = city(3, 0, 0, cows=1)
    scene.do("city", "bid silver 3")
    assert (scene.phase, scene.actor) == ("pay_window", 0)
    scene.do("trade small_copper")
    assert scene.legal("upgrade") == ["upgrade nothing", "upgrade copper"]


@pytest.mark.rule("M-AMB-64", "M-AMB-25")
@pytest.mark.parametrize(("left", "asked"), [(0, True), (1, False)])
def test_a_window_before_a_cow_row_when_cows_are_short(left: int, asked: bool) -> None:
    scene = city(3, 3, 0, cows=2)
    scene.do("city", "bid goods 3", "bid cow 3")
    data = scene.data()
    cows = data["supply"]["cows"]
    data["supply"]["cows"], data["seats"][2]["cows"] = left, data["seats"][2]["cows"] + cows - left
    scene.load(data)
    scene.do("goods nothing")
    assert (scene.phase == "pay_window") is asked


@pytest.mark.rule("M-AMB-64", "M-SHORT-02")
@pytest.mark.parametrize(("left", "asked"), [(3, True), (4, False)])
def test_a_window_before_a_basket_that_a_trade_could_empty(left: int, asked: bool) -> None:
    scene = city(3, 3, 0, cows=1)
    grain = scene.supply()["goods"]["grain"] + sum(scene.seat(seat)["goods"]["grain"] for seat in range(3))
    scene.give(2, goods={"grain": grain - left})
    scene.do("city", "bid silver 3", "bid goods 3")
    if scene.phase == "pay_window":
        assert scene.data()["payments"] == 0, "the own upgrades"
        scene.do("go_on")
    assert (scene.phase, scene.actor) == (("pay_window", 0) if asked else ("basket", 1))


@pytest.mark.rule("M-AMB-64", "M-AMB-50")
def test_nobody_waits_for_a_payment_that_cannot_be_made() -> None:
    scene = city(5, 4, 9, cows=4)
    scene.do("city", "bid cow 3", "go_on", "bid goods 3", *("trade pumpkin",) * 3)
    assert pumpkins(scene)[1] < 3
    scene.do("pass", "go_on")
    assert [seat for seat, _ in payments(scene)] == [0]
    assert scene.phase == "after"


@pytest.mark.rule("M-AMB-65", "M-RECRUIT-10")
@pytest.mark.parametrize(("grain", "cows", "phase"), [(0, 0, "turn"), (0, 1, "advance"), (1, 0, "advance")])
def test_the_arrow_is_asked_about_with_grain_or_a_cow_to_trade(grain: int, cows: int, phase: str) -> None:
    scene = Scene()
    scene.give(0, goods={"grain": grain}, cows=cows)
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.phase == phase


@pytest.mark.rule("M-AMB-65", "X-CARD-01", "X-CARD-03")
@pytest.mark.parametrize(("card", "phase"), [("no_advance", "after"), ("rich", "advance"), ("no_cattle", "turn")])
def test_the_arrow_is_not_asked_about_when_a_card_forbids_it(card: str, phase: str) -> None:
    scene = Scene(modules=("events",))
    scene.cards("no_cows", card)
    scene.give(0, goods={"grain": 0}, cows=1, silver=0)
    scene.do("recruit", spin(scene, "stone", "pumpkin"))
    assert scene.phase == phase


@pytest.mark.rule("M-AMB-65", "M-PROD-08")
@pytest.mark.parametrize(
    ("left", "cows", "asked"), [({}, 0, False), ({}, 1, True), ({"stone": 1}, 0, False), ({"copper": 1}, 0, True)]
)
def test_the_small_space_is_asked_about_with_workers_for_it(left: dict[str, int], cows: int, asked: bool) -> None:
    scene = Scene()
    workers = {**dict.fromkeys(KINDS, 0), **left}
    workers["copper"] += 1
    scene.give(0, workers=workers, cows=cows, silver=9)
    scene.do("work mine 1")
    if scene.phase == "staff":
        scene.do("staff copper")
    assert (scene.phase == "helper") is asked


@pytest.mark.rule("M-AMB-65")
def test_an_outbid_active_player_who_cannot_bid_again_passes() -> None:
    scene = city(2, 4, 4, 4, cows=1)
    scene.do("city", "bid cow 3", "bid goods 3", "bid upgrade 3", "bid cow 4")
    assert scene.actor == 0, "the last row costs 3"
    assert "bid silver 3" in scene.legal()
    scene.give(0, goods={"pumpkin": 1})  # with a cow it could be 2
    assert scene.happened("passed") == []
    assert scene.actor != 0


@pytest.mark.rule("M-AMB-65", "X-CARD-08", "X-CARD-10", "X-CARD-12")
@pytest.mark.parametrize("sale", ["sell_workers copper", "sell_goods grain"])
def test_a_sale_can_be_declined_and_is_offered_again_at_the_next_decision(sale: str) -> None:
    scene = Scene(modules=("events",))
    scene.cards("no_cows", sale.split(maxsplit=1)[0])
    scene.give(0, workers={"copper": 3}, goods={"grain": 2}, cows=1)
    before = scene.data()
    scene.do("sell")
    assert {"sell_nothing", sale} <= {*scene.legal()}
    scene.do("sell_nothing")
    assert scene.data() == {**before, "events": {**before["events"], "declined": "turn"}}
    assert "sell" not in scene.legal()
    assert scene.why("sell") == "M-AMB-65"
    assert scene.why("sell_nothing") == "X-CARD-12"
    scene.do("bank 1")
    assert scene.phase == "after"
    assert "sell" in scene.legal()
    scene.do("sell", sale)
    assert scene.data()["events"]["used"]
    assert "declined" not in scene.data()["events"]


def test_version_1_has_no_way_out_of_a_sale() -> None:
    scene = Scene(modules=("events",), rules=1)
    scene.cards("no_cows", "sell_goods")
    scene.do("sell")
    assert kinds_offered(scene) == {"sell_goods"}


# Proofs -------------------------------------------------------------------------------------------


def in_version_2(game: Game, data: dict[str, Any]) -> State:
    """The same position by the rules of today, with whatever needs no question done."""
    return game.load({**data, "rules": game.rules, "options": dict(game.options)})


def closed(
    players: int, modules: tuple[str, ...], seeds: range, phases: tuple[str, ...]
) -> Iterator[tuple[Game, State]]:
    """Positions of version 1 in which it asks something that version 2 does not, often with little in the supply."""
    old = frontier.game("montana", players=players, modules=modules, rules=1)
    new = frontier.game("montana", players=players, modules=modules)
    for seed in seeds:
        rng, state = random.Random(seed), old.new(seed)
        for _ in range(700):
            if state.actor == OVER:
                break
            data = old.dump(state)
            if data["phase"] in phases and data["decider"] == data["active"]:
                if rng.random() < 0.5:
                    shift(data, rng)
                    state = old.load(data)
                    data = old.dump(state)
                if data["phase"] in phases and new.dump(in_version_2(new, data))["phase"] != data["phase"]:
                    yield old, state
            quiet = [move for move in state.legal_actions() if family(old, move) not in EXTRAS]
            liked = [move for move in quiet if family(old, move) in ("city", "bid", "build", "sell")] or quiet
            state.apply(rng.choice(liked if rng.random() < 0.7 else state.legal_actions()))


def shift(data: dict[str, Any], rng: random.Random) -> None:
    """Goods and cows move from the supply to the seats, so that they run short."""
    for good in rng.sample(sorted(data["supply"]["goods"]), 3):
        left = rng.randrange(4)
        while data["supply"]["goods"][good] > left:
            data["supply"]["goods"][good] -= 1
            rng.choice(data["seats"])["goods"][good] += 1
    while data["supply"]["cows"] > rng.randrange(6):
        data["supply"]["cows"] -= 1
        rng.choice(data["seats"])["cows"] += 1


def family(game: Game, action: int) -> str:
    return game.space.family(action).name


def extras(game: Game, state: State) -> list[list[int]]:
    """Every extra action to its end, a sale or a return of workers included, as moves."""
    found = []
    for action in state.legal_actions():
        if family(game, action) in EXTRAS:
            found += [[action, *rest] for rest in endings(game, after(state, action), state)]
    return found


def endings(game: Game, state: State, before: State) -> list[list[int]]:
    phase = game.dump(state)["phase"]
    if phase not in ("selling", "too_many"):
        return [[]]
    choices = state.legal_actions()[:6]
    return [[action, *rest] for action in choices for rest in endings(game, after(state, action), before)]


def after(state: State, *actions: int) -> State:
    found = state.clone()
    for action in actions:
        found.apply(action)
    return found


@pytest.mark.rule("M-AMB-64")
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (3, MODULES), (4, MODULES)])
def test_what_a_skipped_window_could_have_been_used_for_can_wait(players: int, modules: tuple[str, ...]) -> None:
    """An extra action before another's bid or a payment is the same as one after it."""
    compared = 0
    for old, state in closed(players, modules, range(9), ("bid_window", "pay_window")):
        (go_on,) = [action for action in state.legal_actions() if family(old, action) == "go_on"]
        went_on = after(state, go_on)
        decides = family(old, went_on.legal_actions()[-1]) in ("pass", "upgrade", "goods")
        for moves in extras(old, state)[:12]:
            first = after(state, *moves)
            if moment(old, first) == moment(old, state):
                first = after(first, go_on)  # else it was the last extra action, and the window is over
            if decides:
                assert first.legal_actions() == went_on.legal_actions()
            for answer in went_on.legal_actions()[::3] if decides else [None]:
                one = first if answer is None else after(first, answer)
                other = went_on if answer is None else after(went_on, answer)
                other = after(other, *moves)
                compared += 1
                assert settled(old, one) == settled(old, other), old.dump(state)
    assert compared > 50


def moment(game: Game, state: State) -> tuple[Any, ...]:
    """Before which bid or payment it is."""
    data = game.dump(state)
    return data["phase"], data["bidder"], data["payments"], [seat["bidding"] for seat in data["seats"]]


def settled(game: Game, state: State) -> Any:
    """The position once all windows have passed unused."""
    while True:
        goes_on = [action for action in state.legal_actions() if family(game, action) == "go_on"]
        if not goes_on:
            return game.dump(state)
        state = after(state, *goes_on)


@pytest.mark.rule("M-AMB-65")
@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, MODULES), (4, MODULES)])
def test_no_extra_action_makes_possible_what_is_not_asked(players: int, modules: tuple[str, ...]) -> None:
    found = 0
    for old, state in closed(players, modules, range(5), tuple(SUBJECTS)):
        subject = SUBJECTS[str(old.dump(state)["phase"])]
        found += 1
        assert not reaches(old, state, subject, 3), old.dump(state)
    assert found > 1


def reaches(game: Game, state: State, subject: str, depth: int) -> bool:
    """Whether a kind of action is possible, or could be after extra actions."""
    if any(family(game, action) == subject for action in state.legal_actions()):
        return True
    phase = game.dump(state)["phase"]
    ways = extras(game, state)[:14] if depth else []
    afterwards = [after(state, *moves) for moves in ways]
    return any(reaches(game, then, subject, depth - 1) for then in afterwards if game.dump(then)["phase"] == phase)
