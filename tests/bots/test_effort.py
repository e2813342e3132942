"""Time management: a decision gets what it deserves of its budget, and never more than that. No test reads a clock."""

from collections.abc import Iterator
from itertools import islice

import pytest

import frontier
from bots.test_search import LEARNT, positions
from frontier import Game, State, bot
from frontier.bots.effort import CLEAR, CLOSE, PERSISTENCE, Effort
from frontier.bots.learned import LEARNED
from frontier.bots.levels import LevelBot, seconds_of
from frontier.bots.mcts import CLOCK_INTERVAL, Search
from frontier.bots.search_bot import C_PUCT, NO_LIMIT
from frontier.bots.tree import INITIAL_CAPACITY
from support.homesteaders import Scene as HomesteadersScene


class Clock:
    """A clock that goes on by so much whenever somebody looks at it."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def begun(game: Game, state: State) -> Search:
    search = Search(LEARNED[game.id], game.players, 1, C_PUCT, True)
    search.begin(game.observe(state, state.actor), state.actor)
    return search


def some(game: Game) -> Iterator[State]:
    return islice(positions(game, 3), 5, 60, 6)


@pytest.mark.parametrize("id_", LEARNT)
def test_the_time_is_kept_by_whatever_clock(id_: str) -> None:
    """Each iteration takes a hundredth of the time, and none begins when it is over."""
    game = frontier.game(id_, players=3)
    longest = 0.0
    for state in some(game):
        search, clock = begun(game, state), Clock(0.02)
        search.clock = clock
        search.decide(10**9, 2.0)
        assert clock.now <= 2.0 * 1.1
        longest = max(longest, clock.now)
    assert longest > 0.5  # not all of them are easy


@pytest.mark.parametrize("id_", LEARNT)
def test_without_a_limit_of_time_no_clock_is_read(id_: str) -> None:
    game = frontier.game(id_, players=2)
    search, clock = begun(game, next(some(game))), Clock(1.0)
    search.clock = clock
    search.decide(100, NO_LIMIT)
    assert clock.now <= 1.0
    assert 0 < search.iterations <= 100


@pytest.mark.parametrize("id_", LEARNT)
def test_some_decisions_deserve_much_more_than_others(id_: str) -> None:
    game = frontier.game(id_, players=2)
    taken = []
    for state in some(game):
        search = begun(game, state)
        search.decide(1600, NO_LIMIT)
        assert search.iterations <= 1600
        taken.append(int(search.iterations))
    assert min(taken) <= 160
    assert max(taken) >= 3 * min(taken)
    assert sum(taken) / len(taken) < 800


def rooted(visits: list[int], values: list[float]) -> Search:
    """A search whose root has so many moves, with these visits and values for the first of two seats."""
    game = frontier.game("homesteaders", players=2)
    search = begun(game, next(positions(game, 1)))
    search.reset()
    first = int(search.allocate(len(visits)))
    assert first + len(visits) < INITIAL_CAPACITY
    search.first_child[0], search.child_count[0] = first, len(visits)
    for number, (visited, value) in enumerate(zip(visits, values, strict=True)):
        search.init_node(first + number, 100 + number)
        search.visits[first + number] = visited
        search.value_sum[2 * (first + number)] = visited * value
    return search


def test_what_a_decision_deserves() -> None:
    effort = Effort()
    effort.begin()
    clear = rooted([990, 5, 5], [0.6, 0.3, 0.3])
    assert effort.deserved(clear, 0, 0.01) < CLEAR + 0.01
    close = rooted([500, 499, 1], [0.6, 0.6, 0.3])
    assert effort.deserved(close, 0, 0.01) == pytest.approx(CLEAR + CLOSE, abs=0.01)
    assert effort.deserved(rooted([600, 300, 100], [0.5, 0.55, 0.3]), 0, 0.01) == 1.0  # another one is better
    rare = rooted([900, 95, 5], [0.5, 0.1, 0.9])  # what was hardly looked at says nothing
    assert effort.deserved(rare, 0, 0.01) < 0.2


def test_a_new_best_move_has_to_stay_the_best_for_a_while() -> None:
    effort = Effort()
    effort.begin()
    assert effort.deserved(rooted([990, 10], [0.6, 0.3]), 0, 0.1) < 0.1
    after = rooted([10, 990], [0.3, 0.6])
    assert effort.deserved(after, 0, 0.3) == pytest.approx(PERSISTENCE * 0.3)
    assert effort.deserved(after, 0, 0.5) == pytest.approx(PERSISTENCE * 0.3)
    assert effort.deserved(rooted([990, 10], [0.6, 0.3]), 0, 0.7) == 1.0
    effort.begin()
    assert effort.deserved(after, 0, 0.9) < 0.1  # another decision


def test_a_single_sensible_move_takes_no_time() -> None:
    """Debts before they are needed are not looked at: what is left is one move."""
    scene = HomesteadersScene(2)
    scene.own(0, "farm", "market")
    scene.give(0, workers=3)
    search = begun(scene.game, scene.state)
    search.decide(100_000, NO_LIMIT)
    assert search.iterations < 50_000
    settled = rooted([4000, 0], [0.5, 0.0])
    effort = Effort()
    effort.begin()
    assert effort.deserved(settled, 0, 0.001) == CLEAR


@pytest.mark.parametrize("id_", LEARNT)
@pytest.mark.parametrize("name", ["pioneer@120", "rancher@40", "pioneer@120:Ada"])
def test_with_iterations_a_level_chooses_the_same_again(name: str, id_: str) -> None:
    game = frontier.game(id_, players=2)
    chosen = [
        [player.choose(game, game.observe(state, state.actor), state.actor) for state in some(game)]
        for player in (bot(name, 4), bot(name, 4))
    ]
    assert chosen[0] == chosen[1]
    assert bot(name).name == name


def test_who_shall_think_less_does() -> None:
    game = frontier.game("homesteaders", players=2)
    state = next(islice(positions(game, 3), 30, None))
    taken = []
    for effort in (1.0, 0.2):
        player = LevelBot("pioneer", 1, seconds=3.0)
        player.effort = effort
        player.choose(game, game.observe(state, state.actor), state.actor)
        taken.append(player.search_bots[game.configuration].seconds)
    assert taken == [3.0, pytest.approx(0.6)]


def test_the_strongest_has_two_seconds_and_nobody_else_more_than_half_of_one() -> None:
    for id_ in LEARNT:
        times = [seconds_of(level, id_) for level in frontier.LEVELS]
        assert times[:2] == [0.0, 0.0]
        assert max(times[2:-1]) <= 0.5
        assert 1.0 <= times[-1] <= 2.0


def test_a_tree_is_bounded() -> None:
    game = frontier.game("montana", players=2)
    search = begun(game, next(islice(positions(game, 3), 30, None)))
    search.decide(10, NO_LIMIT)
    assert 10 < search.used < 10_000
    search.allocate((1 << 20) - int(search.used))
    before = search.iterations
    search.decide(100, NO_LIMIT)
    assert search.iterations == before


def test_reading_the_clock_seldom_would_be_too_coarse() -> None:
    """What slow machines need for the iterations between two looks at the visits is no excuse for being late."""
    game = frontier.game("montana", players=2)
    search, clock = begun(game, next(islice(positions(game, 3), 30, None))), Clock(0.06)
    search.clock = clock
    search.decide(10**9, 0.6)
    assert clock.now <= 0.72
    assert search.iterations < CLOCK_INTERVAL
