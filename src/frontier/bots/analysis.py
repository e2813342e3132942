"""The analysis of a position by search: for hints, and for looking back at a game."""

from dataclasses import dataclass

from frontier.bots.learned import LEARNED
from frontier.bots.mcts import Search
from frontier.bots.search_bot import C_PUCT, NO_LIMIT
from frontier.engine.chance import seed_word
from frontier.engine.errors import IllegalAction, OptionError, brief
from frontier.engine.game import Game
from frontier.engine.state import State

UNLIMITED = 10**9


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
    game.check_state(state)
    game.check_seat(seat, spectator=False)
    if state.actor < 0:
        raise OptionError("there is nothing to decide: the game is over, or chance decides")
    search = _search(game, game.observe(state, seat), seat, budget)
    choices = [
        EvaluatedAction(action, tuple(chances), visits, tuple(search.principal_variation(action)))
        for action, visits, chances in search.moves()
    ]
    choices.sort(key=lambda choice: (-choice.visits, -choice.chances[state.actor]))
    return Analysis(choices[0].chances, tuple(choices), search.iterations)


def chances_after(game: Game, state: State, action: int, budget: Budget) -> tuple[float, ...]:
    """Return every seat's probability of winning after an action, by a search from there with what its actor knows."""
    seat = state.actor
    if not state.is_legal(action):
        raise IllegalAction(action, f"action {action} is not legal")
    known = LEARNED[game.id].believed_state(game.observe(state, seat), seat).clone()
    known.step(action)
    search = _search(game, known, seat, budget)
    return tuple(search.mean_value(0, one) for one in range(game.players))


def _search(game: Game, known: State, seat: int, budget: Budget | float) -> Search:
    """Return a search from a position that has spent its whole budget."""
    limit = budget if isinstance(budget, Budget) else Budget(seconds=budget)
    search = Search(LEARNED[game.id], game.players, seed_word(limit.seed), C_PUCT, True)
    search.begin(known, seat)
    search.run(int(limit.iterations or UNLIMITED), float(limit.seconds or NO_LIMIT), full_budget=True)
    return search
