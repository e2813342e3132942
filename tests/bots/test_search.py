"""The search: finds forced wins, is never illegal, tells the same for the same seed, knows no more than its seat."""

import multiprocessing
import random
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

import frontier
from conformance.test_any_game import other_worlds
from frontier import CHANCE, OVER, Budget, Game, Match, OptionError, State, analyse, bot
from frontier.bots import SEARCH_BOTS
from frontier.bots.analysis import chances_after
from frontier.bots.game_bots import bots_of
from frontier.bots.learned import LEARNED
from frontier.bots.mcts import Search
from frontier.bots.search_bot import C_PUCT
from frontier.engine.chance import Luck
from frontier.games import GAMES, meta
from support.homesteaders import Scene as HomesteadersScene
from support.montana import Scene

MODULES = meta("montana").modules
CONFIGURATIONS = [("montana", 2, ()), ("montana", 3, ("events",)), ("montana", 4, MODULES), ("homesteaders", 2, ()),
                  ("homesteaders", 4, ())]  # fmt: skip
LEARNT = [id_ for id_ in GAMES if bots_of(id_).is_learnt]


def positions(game: Game, seed: int) -> Iterator[State]:
    """The decisions of a game in which everything happens at random."""
    rng = random.Random(seed)
    state = game.new(seed)
    moves = 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(Luck(seed).draw(state.chance_outcomes(), moves))
        else:
            yield state
            state.apply(rng.choice(state.legal_actions()))
        moves += 1


def endings(state: State) -> tuple[set[int], set[int]]:
    """The actions after which the game is over at once: won by the actor alone, and not."""
    won: set[int] = set()
    lost: set[int] = set()
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        if after.actor == OVER:
            (won if after.winners == (state.actor,) else lost).add(action)
    return won, lost


def plays_on(game: Game, state: State, action: int, name: str) -> tuple[int, ...]:
    """Who wins after an action, if its actor goes on as the bot does and the others play at random."""
    seat, rng, player = state.actor, random.Random(1), bot(f"{name}@300", 1)
    end = state.clone()
    end.apply(action)
    while end.actor != OVER:
        is_own = end.actor == seat
        legal = end.legal_actions()
        end.apply(player.choose(game, game.observe(end, seat), seat) if is_own else rng.choice(legal))
    return end.winners


@pytest.mark.parametrize(
    ("id_", "options"), [("montana", {"round_limit": 6}), ("homesteaders", {"screens": False, "rules": 1})]
)
@pytest.mark.parametrize("name", SEARCH_BOTS)
def test_forced_wins_are_found(name: str, id_: str, options: dict[str, Any]) -> None:
    """One move wins at once and another loses at once: what is chosen wins, there and then or a few moves later.

    The first rules of Homesteaders ask more often at the end.
    """
    game = frontier.game(id_, players=2, **options)
    tried = 0
    for seed in range(400):
        last = [state.clone() for state in positions(game, seed)][-4:]
        for state in [game.load(game.dump(one)) for one in last]:
            won, lost = endings(state)
            if won and lost and tried < 10:
                actor = state.actor
                choice = bot(f"{name}@300", seed).choose(game, game.observe(state, actor), actor)
                assert choice not in lost, game.describe(state, choice)
                assert choice in won or plays_on(game, state, choice, name) == (actor,), game.describe(state, choice)
                tried += 1
    assert tried == 10


@pytest.mark.slow
@pytest.mark.parametrize(("id_", "players", "modules"), CONFIGURATIONS)
def test_every_choice_is_legal(id_: str, players: int, modules: tuple[str, ...]) -> None:
    """Hundreds of positions of each kind that sensible players would never reach."""
    game = frontier.game(id_, players=players, modules=modules)
    asked = 0
    for seed in range(4):
        player = bot("search@6", seed)
        for state in positions(game, seed):
            if asked < 600:
                assert player.choose(game, game.observe(state, state.actor), state.actor) in state.legal_actions()
                asked += 1
    assert asked >= 200


@pytest.mark.parametrize("id_", LEARNT)
def test_same_seed_same_choice(id_: str) -> None:
    game = frontier.game(id_, players=3)
    state = next(islice(positions(game, 5), 25, None))
    seen = game.observe(state, state.actor)
    first, again, other = (analyse(game, seen, state.actor, Budget(iterations=60, seed=seed)) for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize(("id_", "modules"), [("montana", MODULES), ("homesteaders", ())])
@pytest.mark.parametrize("further", [0, 1], ids=["decides", "looks on"])
def test_what_is_hidden_changes_nothing(further: int, id_: str, modules: tuple[str, ...]) -> None:
    """Worlds that differ only in what a seat cannot know get the same answer from it, whoever decides."""
    game = frontier.game(id_, players=3, modules=modules)
    compared, other_choices = 0, 0
    for number, state in enumerate(positions(game, 3)):
        if number % 6 or compared > 60:
            continue
        seat = (state.actor + further) % 3
        told = analyse(game, state, seat, Budget(iterations=20))
        for world in other_worlds(game, state, seat)[:8]:
            other_choices += world.legal_actions() != state.legal_actions()
            assert analyse(game, world, seat, Budget(iterations=20)) == told
            compared += 1
    assert compared > 30
    assert (other_choices > 0) == (further == 1)  # what is hidden decides what others may do, never what oneself may


@pytest.mark.parametrize("id_", LEARNT)
def test_actions_of_other_determinizations_are_pruned(id_: str) -> None:
    game = frontier.game(id_, players=3)
    state = next(islice(positions(game, 2), 20, None))
    evaluators, c_puct, evaluates_children = SEARCH_BOTS["search"]
    search = Search(evaluators[id_], 3, 1, c_puct, evaluates_children)
    search.begin(state, state.actor)
    search.run(50, 10.0, full_budget=True)
    foreign = next(code for code in range(game.space.count) if not state.is_legal(code))
    search.add_child(0, foreign)
    assert foreign in {action for action, _, _ in search.moves()}
    search.reuse_subtree(state, state.actor)
    assert [action for action, _, _ in search.moves()] == state.legal_actions()
    search.run(50, 10.0, full_budget=True)
    assert search.iterations == 100


def test_an_analysis_tells_everything() -> None:
    game = frontier.game("montana", players=3)
    state = next(positions(game, 1))
    found = analyse(game, state, state.actor, Budget(iterations=200))
    assert {choice.action for choice in found.choices} == set(state.legal_actions())
    assert found.iterations == 200
    assert sum(choice.visits for choice in found.choices) == pytest.approx(200, abs=1)
    for choice in found.choices:
        assert sum(choice.chances) == pytest.approx(1)
        assert choice.line == () or choice.line[0] == choice.action
    assert found.best.visits == max(choice.visits for choice in found.choices)
    line = state.clone()
    for action in found.best.line:  # what is told can be played
        line.apply(action)


@pytest.mark.parametrize("budget", [0, -1, True, "long", None, float("nan")])
def test_budgets_are_checked(budget: object) -> None:
    game = frontier.game("montana", players=2)
    with pytest.raises(OptionError, match="budget"):
        analyse(game, next(positions(game, 1)), 0, budget)  # type: ignore[arg-type]


def test_iterations_are_whole_numbers() -> None:
    with pytest.raises(OptionError, match="whole number"):
        Budget(iterations=0.5)  # type: ignore[arg-type]


def test_what_follows_a_move_with_few_visits() -> None:
    """A bad move gets few visits in an analysis; asked for by itself it gets all of them, and is still bad."""
    game = frontier.game("montana", players=2)
    state = next(islice(positions(game, 4), 40, None))
    found = analyse(game, state, state.actor, Budget(iterations=400))
    worst = min(found.choices, key=lambda choice: choice.visits)
    chances = chances_after(game, state, worst.action, Budget(iterations=400))
    assert sum(chances) == pytest.approx(1)
    assert chances[state.actor] < found.best.chances[state.actor] + 0.02
    illegal = next(code for code in range(game.action_count) if not state.is_legal(code))
    with pytest.raises(frontier.IllegalAction):
        chances_after(game, state, illegal, Budget(iterations=4))


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_chances_are_calibrated(players: int) -> None:
    """What those who decide are told of themselves comes true as often, though what others hold is estimated."""
    game = frontier.game("homesteaders", players=players)
    told, won = [], []
    for seed in range(24):
        seats = [bot("settler", seed * players + seat) for seat in range(players)]
        match = Match(game, seed, seats)
        match.run()
        winners = match.state.winners
        state = game.new(seed)
        for number, move in enumerate(match.moves):
            if move.actor >= 0 and number % 12 == seed % 12:
                told.append(analyse(game, state, move.actor, Budget(iterations=30)).chances[move.actor])
                won.append((move.actor in winners) / len(winners))
            state.apply(move.action)
    assert abs(sum(told) - sum(won)) / len(told) < 0.1


def test_silver_that_nobody_can_spend_is_worth_nothing() -> None:
    """A bot that valued it would recruit and go to the bank for ever."""
    told = []
    for silver in (60, 600):
        scene = Scene()
        scene.give(0, silver=silver, workers={"copper": 3})
        told.append(analyse(scene.game, scene.state, 0, Budget(iterations=200)))
    assert told[0] == told[1]


def test_nothing_to_decide() -> None:
    game = frontier.game("montana", players=2)
    state = game.new(1)
    assert state.actor == CHANCE
    with pytest.raises(OptionError, match="nothing to decide"):
        analyse(game, state, 0, 0.1)


@pytest.mark.parametrize(
    "name", ["search", "search@", "search@0", "search@0s", "search@x", "search@-5", "greedy@5", "mcts@5@5", "nobody"]
)
def test_budgets_of_bots_are_checked(name: str) -> None:
    with pytest.raises(OptionError):
        bot(name, 1)


@pytest.mark.parametrize("id_", LEARNT)
def test_the_subtree_is_reused(id_: str) -> None:
    """A bot that decides again goes on with the subtree, and chooses among what is legal."""
    game = frontier.game(id_, players=2)
    player = bot("search@80", 4)
    match = Match(game, 4, [player, bot("greedy", 5)])
    kept = 0
    for _ in range(60):
        if not match.decide():
            break
        search = player.search  # type: ignore[attr-defined]
        if search is not None and search.iterations > 80:
            kept += 1
    assert kept > 0


def test_whoever_asks_may_go_on_with_the_position() -> None:
    """A bot that is given a position itself, not a copy, chooses the same when that position is played on."""
    game = frontier.game("montana", players=2)
    chosen: list[list[int]] = []
    for is_copied in (True, False):
        player, rng = bot("search@40", 3), random.Random(2)
        state = next(positions(game, 6))
        chosen.append([])
        for number in range(30):
            if state.actor == CHANCE:
                state.apply(Luck(6).draw(state.chance_outcomes(), number))
            elif state.actor == 0:
                chosen[-1].append(player.choose(game, state.clone() if is_copied else state, 0))
                state.apply(chosen[-1][-1])
            else:
                state.apply(rng.choice(state.legal_actions()))
    assert chosen[0] == chosen[1]
    assert len(chosen[0]) > 5


def _busy() -> None:
    while True:
        pass


@pytest.mark.slow
def test_time_is_kept_under_load() -> None:
    """With every processor busy, a decision takes its budget and at most a tenth more, in one of three tries."""
    game = frontier.game("montana", players=4, modules=MODULES)
    state = next(islice(positions(game, 2), 60, None))
    others = [multiprocessing.Process(target=_busy, daemon=True) for _ in range(multiprocessing.cpu_count())]
    for other in others:
        other.start()
    try:
        spent = []
        for _ in range(3):
            began = time.perf_counter()
            analyse(game, state, state.actor, 0.5)
            spent.append(time.perf_counter() - began)
    finally:
        for other in others:
            other.kill()
    assert 0.45 < min(spent) < 0.55


def test_transpositions_of_placing_workers_are_searched_once() -> None:
    scene = HomesteadersScene(2)
    scene.own(0, "farm", "market")
    scene.give(0, workers=3)
    state = scene.game.observe(scene.state, 0)
    search = Search(LEARNED["homesteaders"], 2, 1, C_PUCT, True)
    search.begin(state, 0)
    search.run(400, 1e9, True)
    first = {action for action, visits, _ in search.moves() if visits}
    places = [scene.game.notation.read(state, move) for move in scene.legal("place")]
    assert first >= set(places[:3])
    tried = 0
    for child in range(search.first_child[0], search.first_child[0] + search.child_count[0]):
        if search.first_child[child] >= 0 and search.action[child] in places:
            for after in range(search.first_child[child], search.first_child[child] + search.child_count[child]):
                if search.action[after] in places:
                    tried += 1
                    assert search.action[after] > search.action[child] or search.visits[after] == 0
    assert tried > 5


def test_a_search_goes_on_from_any_order_of_placing_workers() -> None:
    scene = HomesteadersScene(2)
    scene.own(0, "farm", "market")
    scene.give(0, workers=2)
    scene.do("place market")
    choices = analyse(scene.game, scene.state, 0, Budget(iterations=60)).choices
    assert scene.game.notation.write(scene.state, choices[0].action).startswith("place ")
