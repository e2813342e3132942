"""What all environments share: a game whose luck follows from a seed, rewards, masks and pictures."""

from collections.abc import Iterable
from operator import index
from typing import TYPE_CHECKING, Any, Final

import numpy

from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import OptionError, brief
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import game as configure
from frontier.games import meta

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIGHEST: Final = 100.0  # what numbers of an observation stay below in a game of so many rounds
ROUNDS: Final = 100
ALL_MODULES = "all"
RENDER_MODES = ("human", "ansi", "rgb_array")
WIDTH = 140  # characters of the table as text


def missing(library: str, extra: str) -> ImportError:
    """What to say when the library of an adapter is not there."""
    return ImportError(f"this needs {library}: pip install 'frontier-table[{extra}]'")


def configured(name: str, players: int, modules: Any, options: dict[str, Any]) -> Game:
    """A game; modules may also be given as one text, joined by + or commas, and all of them as "all"."""
    parts = modules.replace(",", "+").split("+") if isinstance(modules, str) else modules
    if not isinstance(parts, Iterable):
        raise OptionError(f"modules: expected a list of names, got {brief(modules)}")
    chosen = tuple(part.strip() if isinstance(part, str) else part for part in parts if part != "")
    if chosen == (ALL_MODULES,):
        chosen = meta(name).modules
    return configure(name, players=players, modules=chosen, **options)


def whole(what: str, value: Any) -> int:
    """A whole number from outside, also one of numpy's; OptionError for fractions, texts and anything else."""
    try:
        if not isinstance(value, bool):
            return index(value)
    except TypeError:
        pass
    raise OptionError(f"{what}: expected a whole number, got {brief(value)}")


def positive(what: str, value: Any) -> int:
    """A whole number above 0, or OptionError."""
    number = whole(what, value)
    if number < 1:
        raise OptionError(f"{what}: expected a number above 0, got {number}")
    return number


def stretch(game: Game) -> float:
    """How many times as long as usual a game may be: only the limit of rounds ends one that nobody wants to win."""
    return max(1.0, int(game.options.get("round_limit", 0)) / ROUNDS)


def highest(game: Game) -> float:
    """What the numbers of an observation stay below; only play without sense brings any near it."""
    return HIGHEST * stretch(game)


def check_render_mode(mode: str | None) -> str | None:
    """The mode, or OptionError."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(f"render_mode: expected {', '.join(RENDER_MODES)} or None, got {mode!r}")
    return mode


def luck(seed: int) -> int:
    """The seed of what chance does in a game that was set up with a seed."""
    return int(Rng(seed_word(seed)).word())


def rewards(state: State) -> list[float]:
    """A reward a seat at the end: 1 for winning alone, as much less for all others together; 0 if all win."""
    winners = state.winners
    seats = len(state.scores)
    return [((seats / len(winners) if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


class Table:
    """One game that waits for a player's decision or is over. Copies are made by playing it again."""

    def __init__(self, game: Game, seed: int, actions: Iterable[int] = ()) -> None:
        self.game = game
        self.seed = seed
        self.actions: list[int] = []  # of players; chance follows from the seed
        self.rng = Rng(luck(seed))
        self.state = game.new(seed)
        self._draw()
        for action in actions:
            self.play(action)

    def __reduce__(self) -> tuple[object, ...]:
        return Table, (self.game, self.seed, self.actions)

    @property
    def is_over(self) -> bool:
        """Whether nobody has to decide any more."""
        return self.state.actor == OVER

    def play(self, action: int) -> None:
        """A decision, and then whatever chance does; IllegalAction says what is wrong with it."""
        self.state.apply(action)
        self.actions.append(action)
        self._draw()

    def _draw(self) -> None:
        while self.state.actor == CHANCE:
            self.state.step(self.state.draw(self.rng))

    def mask(self, seat: int) -> "NDArray[numpy.int8]":
        """1 for everything that a seat may do now."""
        mask = numpy.zeros(self.game.action_count, numpy.int8)
        if self.state.actor == seat:
            mask[self.state.legal_actions()] = 1
        return mask

    def render(self, mode: str | None, seat: int | None, seats: tuple[str, ...]) -> Any:
        """The table as a seat (None: a spectator) sees it: printed, as text, or as a picture."""
        if mode == "rgb_array":
            from frontier.adapters.picture import draw

            return draw(self.game, self.state, seat)
        if mode is None:
            return None
        from frontier.looks import as_text

        shown = as_text(self.game, self.state, seat, seats, WIDTH, is_coloured=mode == "human")
        if mode == "human":
            print(shown)
            return None
        return shown
