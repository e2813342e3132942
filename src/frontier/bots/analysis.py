"""What a position is worth: for hints, and for looking back at a game."""

from dataclasses import dataclass

from frontier.bots.learned import LEARNED
from frontier.bots.mcts import Search
from frontier.bots.searcher import EXPLORATION, NO_LIMIT
from frontier.engine.chance import seed_word
from frontier.engine.errors import IllegalAction, OptionError, brief
from frontier.engine.game import Game
from frontier.engine.state import State

UNLIMITED = 10**9


@dataclass(frozen=True)
class Budget:
    """How much may be thought: in seconds, or in iterations (then the same seed gives the same answer), or both."""

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
class Choice:
    """An action: every seat's probability to win after it, how often it was looked at, and what may follow."""

    action: int
    chances: tuple[float, ...]
    visits: int
    line: tuple[int, ...]


@dataclass(frozen=True)
class Analysis:
    """What a seat can say about a position from what it knows; choices of whoever decides, the best first.

    If somebody else decides, these are the choices that they have as far as the seat knows.
    """

    chances: tuple[float, ...]
    choices: tuple[Choice, ...]
    iterations: int

    @property
    def best(self) -> Choice:
        """What to do."""
        return self.choices[0]


def analyse(game: Game, state: State, seat: int, budget: Budget | float) -> Analysis:
    """Look at a position with the eyes of a seat; a plain number as budget means seconds."""
    game.check_state(state)
    game.check_seat(seat, spectator=False)
    if state.actor < 0:
        raise OptionError("there is nothing to decide: the game is over, or chance decides")
    search = _search(game, game.observe(state, seat), seat, budget)
    choices = [
        Choice(action, tuple(chances), visits, tuple(search.line(action))) for action, visits, chances in search.moves()
    ]
    choices.sort(key=lambda choice: (-choice.visits, -choice.chances[state.actor]))
    return Analysis(choices[0].chances, tuple(choices), search.iterations)


def chances_after(game: Game, state: State, action: int, budget: Budget) -> tuple[float, ...]:
    """Every seat's probability to win after an action, with the eyes of whoever decides; all looks go there."""
    seat = state.actor
    if not state.is_legal(action):
        raise IllegalAction(action, f"action {action} is not legal")
    known = LEARNED[game.id].assume(game.observe(state, seat), seat).clone()
    known.step(action)
    search = _search(game, known, seat, budget)
    return tuple(search.mean(0, one) for one in range(game.players))


def _search(game: Game, known: State, seat: int, budget: Budget | float) -> Search:
    """All looks that the budget allows."""
    limit = budget if isinstance(budget, Budget) else Budget(seconds=budget)
    search = Search(LEARNED[game.id], game.players, seed_word(limit.seed), EXPLORATION, True)
    search.begin(known, seat)
    search.run(int(limit.iterations or UNLIMITED), float(limit.seconds or NO_LIMIT), True)
    return search
