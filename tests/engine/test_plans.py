"""Plans: decisions prepared in advance."""

import json
import random
from typing import Any

import pytest

import frontier
from frontier import CHANCE, OVER, Game, NotationError, OptionError
from frontier.engine.plans import Planned
from frontier.texts import LANGUAGES
from support.homesteaders import Scene
from support.montana import Scene as MontanaScene

OVER_NOW = Planned(None, None)


def nested(depth: int) -> Any:
    """Lists in lists."""
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


def follow(scene: Scene | MontanaScene, seat: int, plan: Any) -> tuple[str | None, Any]:
    """What a plan says now, the action in notation."""
    planned = scene.game.planned(scene.state, seat, plan)
    if planned.action is None:
        return None, planned.rest
    assert scene.state.is_legal(planned.action)
    return scene.game.notation.write(scene.state, planned.action), planned.rest


def play(scene: Scene, seat: int, plan: Any) -> tuple[list[str], Any]:
    """Follow a plan as long as it says what to do; what was played, and what remains."""
    played: list[str] = []
    while scene.actor == seat:
        move, plan = follow(scene, seat, plan)
        if move is None:
            break
        played.append(move)
        scene.do(move)
    return played, plan


def bidding(players: int = 3, seat: int = 0) -> Scene:
    """A seat bids first."""
    scene = Scene(players=players)
    scene.start_player(seat)
    scene.bidding(seat)
    if players == 2:
        scene.do("neutral 2")
    return scene


# Kinds and words ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "kinds"), [("montana", ["moves"]), ("homesteaders", ["moves", "auto_pass", "max_bid"])]
)
def test_the_kinds_of_plans_are_declared_with_words(name: str, kinds: list[str]) -> None:
    game = frontier.game(name)
    assert [kind.name for kind in game.plan_kinds] == kinds
    for lang in LANGUAGES:
        forms = game.describe_plans(lang)
        assert json.loads(json.dumps(forms)) == forms
        assert [form["plan"] for form in forms] == kinds
        for form in forms:
            assert form["name"]
            assert form["about"]
            for field in form["fields"]:
                assert field["text"]
                assert field["about"]
                assert set(field.get("names", {})) == set(field.get("choices", []))
    with pytest.raises(OptionError, match="no texts in"):
        game.describe_plans("fr")


def test_a_form_says_what_can_be_filled_in() -> None:
    form = frontier.game("homesteaders", players=4).describe_plans()[2]
    space, silver, then, round_ = form["fields"]
    assert (space["low"], space["high"], space["optional"]) == (1, 3, False)
    assert (silver["low"], silver["high"]) == (3, 21)
    assert (then["choices"], then["default"], then["names"]["ask"]) == (["pass", "ask"], "ask", "Ask me")
    assert (round_["optional"], round_["default"]) == (True, None)
    reward = frontier.game("homesteaders").describe_plans("de")[1]["fields"][0]
    assert reward["names"]["track"] == "1 Gleis"


# Refusals -------------------------------------------------------------------------------------------

GARBAGE: list[tuple[Any, str]] = [
    (None, "expected an object"),
    ([], "expected an object"),
    ("pass", "expected an object"),
    (nested(5_000), "expected an object"),
    ({}, "expected one of moves"),
    ({"plan": None}, "expected one of moves"),
    ({"plan": ["moves"]}, "expected one of moves"),
    ({"plan": nested(5_000)}, "expected one of moves"),
    ({"plan": "win"}, "expected one of moves"),
    ({"plan": "moves"}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": []}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": "done"}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": ["done"] * 41}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": ["x" * 201]}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": [7]}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": nested(5_000)}, "a list of 1 to 40 moves"),
    ({"plan": "moves", "moves": ["done"], "more": 1}, "unknown field 'more'"),
    ({"plan": "moves", "moves": ["done"], 7: 1}, "unknown field 7"),
    ({"plan": "auto_pass", "reward": "gems"}, "one of trade, track"),
    ({"plan": "auto_pass", "reward": 3}, "one of trade, track"),
    ({"plan": "auto_pass", "round": 11}, "a number from 1 to 10"),
    ({"plan": "auto_pass", "round": True}, "a number from 1 to 10"),
    ({"plan": "max_bid", "space": 1}, "silver: expected a number"),
    ({"plan": "max_bid", "space": 3, "silver": 5}, "space: expected a number from 1 to 2"),
    ({"plan": "max_bid", "space": 1, "silver": 10**5000}, "silver: expected a number"),
    ({"plan": "max_bid", "space": 1.0, "silver": 5}, "space: expected a number"),
    ({"plan": "max_bid", "space": float("nan"), "silver": 5}, "space: expected a number"),
    ({"plan": "max_bid", "space": 1, "silver": 5, "then": "cheer"}, "one of pass, ask"),
]


@pytest.mark.parametrize(("plan", "told"), GARBAGE, ids=range(len(GARBAGE)))
def test_what_is_no_plan_is_refused(plan: Any, told: str) -> None:
    scene = bidding()
    with pytest.raises(OptionError, match=told):
        scene.game.prepare(scene.state, 0, plan)
    assert scene.game.planned(scene.state, 0, plan) == OVER_NOW, "nor is it followed"


@pytest.mark.parametrize("move", ["", "dance", "bid 1", "bid 9 9", "place moon", "\x00", "reward \ud800", "x " * 99])
def test_moves_that_cannot_be_read_are_refused(move: str) -> None:
    scene = bidding()
    with pytest.raises(NotationError):
        scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": ["pass", move]})


def test_strangers_and_finished_games_have_no_plans() -> None:
    scene = Scene()
    with pytest.raises(OptionError, match="does not exist"):
        scene.game.prepare(scene.state, 2, {"plan": "moves", "moves": ["done"]})
    scene.final()
    scene.finish()
    with pytest.raises(OptionError, match="the game is over"):
        scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": ["done"]})


# A list of moves ------------------------------------------------------------------------------------


def test_moves_are_played_in_order() -> None:
    scene = Scene(players=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": [" place  homestead_1", "done"]})
    assert plan == {"plan": "moves", "moves": ["place homestead_1", "done"]}
    scene.give(0, trade=1)
    assert follow(scene, 0, plan) == ("place homestead_1", {"plan": "moves", "moves": ["done"]})
    assert play(scene, 0, plan) == (["place homestead_1", "done"], None)


def test_a_planned_move_that_follows_by_itself_is_not_left_for_a_later_question() -> None:
    scene = Scene(players=2, round=11)
    scene.own(0, "farm")
    moves = ["place farm_1", "done", "sell wood"]
    plan = scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": moves})
    scene.give(0, wood=1)
    assert follow(scene, 0, plan) == ("place farm_1", {"plan": "moves", "moves": ["sell wood"]})
    plan = scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": moves[:2]})
    assert play(scene, 0, plan) == (["place farm_1"], None)
    scene.do("place homestead_1")
    assert (scene.phase, scene.actor) == ("trade", 0), "the chip of the Farm may be traded"


def test_a_move_that_is_not_legal_voids_the_rest() -> None:
    scene = Scene(players=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": ["place farm_1", "done"]})
    assert follow(scene, 0, plan) == (None, None)


def test_a_plan_waits_while_others_decide() -> None:
    scene = Scene(players=2)
    plan = scene.game.prepare(scene.state, 1, {"plan": "moves", "moves": ["done"]})
    assert follow(scene, 1, plan) == (None, plan)
    scene.do("done")
    assert follow(scene, 1, plan) == ("done", None)


def test_moves_wait_for_chance_within_a_turn() -> None:
    scene = MontanaScene(players=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "moves", "moves": ["recruit", "no_advance", "end_turn"]})
    move, rest = follow(scene, 0, plan)
    assert move == "recruit"
    scene.do(move)
    assert scene.actor == CHANCE
    assert follow(scene, 0, rest) == (None, rest)


@pytest.mark.parametrize(("name", "options"), [("montana", {"modules": ("goldrush",)}), ("homesteaders", {})])
def test_plans_in_random_games_say_only_what_is_legal(name: str, options: dict[str, Any]) -> None:
    game = frontier.game(name, players=3, **options)
    rng = random.Random(3)
    followed = 0
    for seed in range(2):
        state = game.new(seed)
        plan: Any = None
        while state.actor != OVER:
            action = rng.choice(state.legal_actions())
            if state.actor == 0:
                if plan is None:
                    plan = random_plan(game, state, rng)
                if plan is not None:
                    assert json.loads(json.dumps(plan)) == plan
                    planned = game.planned(state, 0, plan)
                    plan = planned.rest
                    if planned.action is not None:
                        assert state.is_legal(planned.action)
                        followed += 1
                        action = planned.action
            state.apply(action)
    assert followed > 30


def random_plan(game: Game, state: frontier.State, rng: random.Random) -> Any:
    """A plan that may or may not be possible."""
    moves = [game.notation.write(state, action) for action in rng.choices(state.legal_actions(), k=2)]
    plans: list[dict[str, Any]] = [{"plan": "moves", "moves": moves}]
    if game.id == "homesteaders":
        plans.append({"plan": "auto_pass", "reward": rng.choice((None, "trade", "track", "vp"))})
        plans.append({"plan": "max_bid", "space": rng.randint(1, 2), "silver": rng.randint(3, 12), "then": "pass"})
    try:
        return game.prepare(state, 0, rng.choice(plans))
    except OptionError:
        return None


# Passing --------------------------------------------------------------------------------------------


def test_auto_pass_passes_and_takes_the_reward() -> None:
    scene = bidding()
    scene.give(0, railroad=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "auto_pass", "reward": "track"})
    assert plan == {"plan": "auto_pass", "reward": "track", "round": 1}
    assert play(scene, 0, plan) == (["pass", "reward track"], None)
    assert scene.seat(0)["tracks"] == 1


def test_auto_pass_asks_for_a_reward_that_is_not_reached() -> None:
    scene = bidding()
    scene.give(0, railroad=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "auto_pass", "reward": "vp"})
    assert play(scene, 0, plan) == (["pass"], None)
    assert scene.phase == "reward"
    assert scene.actor == 0


def test_auto_pass_without_a_reward_is_over_after_passing() -> None:
    scene = bidding()
    scene.give(0, railroad=2)
    assert play(scene, 0, scene.game.prepare(scene.state, 0, {"plan": "auto_pass"})) == (["pass"], None)


def test_auto_pass_waits_until_the_auction_and_not_longer() -> None:
    scene = Scene(players=3)
    plan = scene.game.prepare(scene.state, 0, {"plan": "auto_pass"})
    assert follow(scene, 0, plan) == (None, plan), "workers are placed"
    scene.give(0, wood=1)
    scene.building(0, tile=1)
    assert follow(scene, 0, plan) == (None, None), "the auction of this round is over"
    scene.at(2)
    assert follow(scene, 0, plan) == (None, None), "another round"


def test_a_plan_after_passing_is_for_the_next_round() -> None:
    scene = bidding()
    scene.do("pass")
    plan = scene.game.prepare(scene.state, 0, {"plan": "auto_pass"})
    assert plan["round"] == 2
    assert scene.game.prepare(scene.state, 0, plan) == plan, "what was completed can be given again"
    assert scene.game.prepare(scene.state, 1, {"plan": "auto_pass"})["round"] == 1
    with pytest.raises(OptionError, match="round 1 is over for this seat; the next is in round 2"):
        scene.game.prepare(scene.state, 0, {"plan": "auto_pass", "round": 1})
    scene.at(2)
    assert follow(scene, 0, plan) == (None, plan)
    scene.bidding(0)
    assert play(scene, 0, plan)[0] == ["pass"]


def test_a_plan_for_a_later_round_waits() -> None:
    scene = bidding()
    plan = scene.game.prepare(scene.state, 0, {"plan": "auto_pass", "round": 3})
    assert follow(scene, 0, plan) == (None, plan)


def test_after_the_last_auction_there_is_nothing_to_plan() -> None:
    scene = Scene(players=3)
    scene.give(0, wood=3, food=3)
    scene.building(0, tile=10)
    for plan in ({"plan": "auto_pass"}, {"plan": "max_bid", "space": 1, "silver": 5}):
        with pytest.raises(OptionError, match="no auction is left"):
            scene.game.prepare(scene.state, 1, plan)
    scene.final()
    scene.give(0, trade=1)
    with pytest.raises(OptionError, match="no auction is left"):
        scene.game.prepare(scene.state, 0, {"plan": "auto_pass"})


# Bidding up to a limit ------------------------------------------------------------------------------


def test_max_bid_bids_the_lowest_amount_up_to_the_limit() -> None:
    scene = bidding(players=3)
    plan = scene.game.prepare(scene.state, 0, {"plan": "max_bid", "space": 1, "silver": 5, "then": "pass"})
    assert plan == {"plan": "max_bid", "space": 1, "silver": 5, "then": "pass", "round": 1}
    assert play(scene, 0, plan) == (["bid 1 3"], plan)
    scene.do("bid 1 4", "pass")
    assert play(scene, 0, plan) == (["bid 1 5"], plan)
    scene.do("bid 1 6")
    assert play(scene, 0, plan) == (["pass"], None)


def test_max_bid_asks_beyond_the_limit() -> None:
    scene = bidding(players=3)
    plan = scene.game.prepare(scene.state, 0, {"plan": "max_bid", "space": 2, "silver": 3})
    assert plan["then"] == "ask"
    assert play(scene, 0, plan) == (["bid 2 3"], plan)
    scene.do("bid 2 4", "pass")
    assert (scene.actor, scene.phase) == (0, "bid")
    assert follow(scene, 0, plan) == (None, None)


def test_max_bid_equals_a_bid_with_the_lawyer() -> None:
    scene = Scene(players=3, round=9)
    scene.own(2, "lawyer")
    scene.start_player(1)
    scene.bidding(1)
    scene.do("bid 1 5")
    plan = scene.game.prepare(scene.state, 2, {"plan": "max_bid", "space": 1, "silver": 5})
    assert follow(scene, 2, plan) == ("bid 1 5", plan)


def test_max_bid_outbids_the_neutral_stone() -> None:
    scene = bidding(players=2)
    plan = scene.game.prepare(scene.state, 0, {"plan": "max_bid", "space": 2, "silver": 9})
    low = scene.data()["auctions"][1]["bid"]["silver"]
    move, _ = follow(scene, 0, plan)
    assert move is not None
    assert int(move.split()[2]) == min(bid for bid in (3, 4, 5, 6, 7, 9) if bid > low)


def test_max_bid_is_over_with_the_auction() -> None:
    scene = bidding(players=3)
    plan = scene.game.prepare(scene.state, 0, {"plan": "max_bid", "space": 1, "silver": 9, "then": "pass"})
    scene.give(0, wood=1)
    scene.building(0, tile=1)
    assert follow(scene, 0, plan) == (None, None)


def test_a_plan_sees_only_what_its_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = bidding()
    observed: list[int | None] = []
    observe = scene.game.observe

    def spy(state: frontier.State, seat: int | None) -> frontier.State:
        observed.append(seat)
        return observe(state, seat)

    monkeypatch.setattr(scene.game, "observe", spy)
    follow(scene, 0, scene.game.prepare(scene.state, 0, {"plan": "max_bid", "space": 1, "silver": 9}))
    assert observed == [0, 0]
