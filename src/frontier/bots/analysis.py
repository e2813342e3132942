"""The analysis of a position by search: for hints, and for looking back at a game."""

from collections.abc import Iterator
from dataclasses import dataclass
from time import perf_counter

from frontier.bots.calibration import as_told, is_late
from frontier.bots.certainty import CertaintySearch
from frontier.bots.game_bots import UNLIMITED
from frontier.bots.learned import LEARNED
from frontier.bots.mcts import Search
from frontier.bots.search_bot import C_PUCT, NO_LIMIT
from frontier.engine.chance import seed_word
from frontier.engine.errors import IllegalAction, OptionError, brief
from frontier.engine.game import Game
from frontier.engine.state import State

MOST_TRIED = 4000  # positions, to find out whether somebody is sure to win


@dataclass(frozen=True)
class Budget:
    """The limit of a search: in seconds, or in iterations (then the same seed gives the same answer), or both."""

    seconds: float | None = None
    iterations: int | None = None
    seed: int = 0

    def __post_init__(self) -> None:
        given: dict[str, object] = {"seconds": self.seconds, "iterations": self.iterations}
        for name, value in given.items():
            if value is not None and (isinstance(value, bool) or not isinstance(value, (int, float)) or not value > 0):
                raise OptionError(f"budget: {name}: expected a number above 0, got {brief(value)}")
        if self.iterations is not None and not isinstance(self.iterations, int):
            raise OptionError(f"budget: iterations: expected a whole number, got {brief(self.iterations)}")
        if self.seconds is None and self.iterations is None:
            raise OptionError("budget: expected seconds or iterations")


@dataclass(frozen=True)
class EvaluatedAction:
    """A legal action: every seat's probability of winning after it, its visits, and its principal variation."""

    action: int
    chances: tuple[float, ...]
    visits: int
    line: tuple[int, ...]


@dataclass(frozen=True)
class Analysis:
    """What a seat can find out about a position from what it knows; choices of whoever decides, the best first.

    If another seat decides, these are the choices that it has as far as the seat knows.
    """

    chances: tuple[float, ...]
    choices: tuple[EvaluatedAction, ...]
    iterations: int

    @property
    def best(self) -> EvaluatedAction:
        """The best of the choices."""
        return self.choices[0]


def analyse(game: Game, state: State, seat: int, budget: Budget | float) -> Analysis:
    """Search from a position with what a seat knows; a plain number as budget means seconds."""
    *_, last = analyses(game, state, seat, budget, NO_LIMIT)
    return last


def analyses(game: Game, state: State, seat: int, budget: Budget | float, every: float) -> Iterator[Analysis]:
    """Yield what a search has found after every so many seconds, and at last when its budget is spent.

    Whoever takes no more of them stops the search. With a budget in iterations the last one does not depend on the
    interval.
    """
    game.check_state(state)
    game.check_seat(seat, spectator=False)
    if state.actor < 0:
        raise OptionError("there is nothing to decide: the game is over, or chance decides")
    limit = _limit(budget)
    known = game.observe(state, seat)
    search = _begun(game, known, seat, limit)
    iterations, end = int(limit.iterations or UNLIMITED), perf_counter() + float(limit.seconds or NO_LIMIT)
    while True:
        search.run(iterations - int(search.iterations), min(every, end - perf_counter()), full_budget=True)
        yield _analysis(game, state, known, search)
        if search.iterations >= iterations or perf_counter() >= end:
            return


def _analysis(game: Game, state: State, known: State, search: Search) -> Analysis:
    """Return what a search has found so far, as it is told."""
    certainty = CertaintySearch(MOST_TRIED if is_late(game, state) and not game.hides else 0)
    choices = []
    for one in _choices(search, state.actor):
        after = known.clone()
        after.step(one.action)
        winner = certainty.winner(after, game.players)
        chances = as_told(game, state, one.chances) if winner < 0 else shares(game.players, winner)
        choices.append(EvaluatedAction(one.action, chances, one.visits, one.line))
    return Analysis(choices[0].chances, tuple(choices), search.iterations)


def _choices(search: Search, actor: int) -> list[EvaluatedAction]:
    """Return the actions of a search with the values that it has found, the best first."""
    choices = [
        EvaluatedAction(action, tuple(chances), visits, tuple(search.principal_variation(action)))
        for action, visits, chances in search.moves()
    ]
    return sorted(choices, key=lambda choice: (-choice.visits, -choice.chances[actor]))


def values_of(game: Game, state: State, seat: int, budget: Budget) -> tuple[float, ...]:
    """Return every seat's value by a search with what a seat knows, as it was found: not yet as it is told."""
    search = _begun(game, game.observe(state, seat), seat, budget)
    search.run(int(budget.iterations or UNLIMITED), float(budget.seconds or NO_LIMIT), full_budget=True)
    return _choices(search, state.actor)[0].chances


def chances_after(game: Game, state: State, action: int, budget: Budget) -> tuple[float, ...]:
    """Return every seat's probability of winning after an action, by a search from there with what its actor knows."""
    return after(game, state, action, budget).chances


def after(game: Game, state: State, action: int, budget: Budget) -> EvaluatedAction:
    """Return what is to be expected of an action, by a search from there with what its actor knows."""
    seat = state.actor
    if not state.is_legal(action):
        raise IllegalAction(action, f"action {action} is not legal")
    known = LEARNED[game.id].believed_state(game.observe(state, seat), seat).clone()
    known.step(action)
    search = _begun(game, known, seat, budget)
    search.run(int(budget.iterations or UNLIMITED), float(budget.seconds or NO_LIMIT), full_budget=True)
    certainty = CertaintySearch(MOST_TRIED if is_late(game, state) and not game.hides else 0)
    winner = certainty.winner(known, game.players)
    chances = shares(game.players, winner)
    if winner < 0:
        chances = as_told(game, state, [search.mean_value(0, one) for one in range(game.players)])
    line = _choices(search, known.actor)[0].line if known.actor >= 0 else ()
    return EvaluatedAction(action, chances, int(search.iterations), (action, *line))


def shares(players: int, winner: int) -> tuple[float, ...]:
    """Return the chances of all seats when one of them is sure to win."""
    return tuple(float(seat == winner) for seat in range(players))


def _limit(budget: Budget | float) -> Budget:
    """Return a budget, of seconds if it is a plain number."""
    return budget if isinstance(budget, Budget) else Budget(seconds=budget)


def _begun(game: Game, known: State, seat: int, budget: Budget) -> Search:
    """Return a search that stands at a position and has spent nothing of its budget."""
    search = Search(LEARNED[game.id], game.players, seed_word(budget.seed), C_PUCT, True)
    search.begin(known, seat)
    return search
