"""What all environments share: a game whose luck follows from a seed, rewards, masks and pictures."""

from typing import TYPE_CHECKING, Any

import numpy

from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import OptionError
from frontier.engine.game import Game
from frontier.engine.state import CHANCE, OVER, State
from frontier.games import game as configure

if TYPE_CHECKING:
    from numpy.typing import NDArray

HIGHEST = 100.0  # what numbers of an observation stay below; only random play brings any near it
RENDER_MODES = ("human", "ansi", "rgb_array")
WIDTH = 140  # characters of the table as text


def missing(library: str, extra: str) -> ImportError:
    """What to say when the library of an adapter is not there."""
    return ImportError(f"this needs {library}: pip install 'frontier-table[{extra}]'")


def configured(name: str, players: int, modules: Any, options: dict[str, Any]) -> Game:
    """A game; modules may also be given as one text, joined by +."""
    chosen = tuple(part for part in modules.split("+") if part) if isinstance(modules, str) else tuple(modules)
    return configure(name, players=players, modules=chosen, **options)


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
    """One game that waits for a player's decision or is over."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(luck(seed))
        self.state = game.new(seed)
        self._draw()

    @property
    def is_over(self) -> bool:
        """Whether nobody has to decide any more."""
        return self.state.actor == OVER

    def play(self, action: int) -> None:
        """A decision, and then whatever chance does; IllegalAction says what is wrong with it."""
        self.state.apply(action)
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
