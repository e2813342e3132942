"""An episode: one game from its set-up to its end, with masks, rewards and pictures for learners."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Self

import numpy

from frontier.engine.chance import Rng, seed_word
from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.state import OVER, State

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH = 140  # characters of the table as text


def chance_seed(seed: int) -> int:
    """Return the seed of the chance generator of a game that is set up with a seed."""
    return int(Rng(seed_word(seed)).word())


def rewards(state: State) -> list[float]:
    """Return each seat's reward at the end: 1 for winning alone, as much less for all others together; 0 if all win."""
    winners = state.winners
    seats = len(state.scores)
    return [((seats / len(winners) if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]


class Episode(Match):
    """A match that waits for a player's decision or is over. Its luck comes from a fast generator, as in `VectorEnv`.

    The generator only goes on: moves that are taken back and played again may meet other luck.
    """

    seed: int

    def __init__(self, game: Game, seed: int, actions: Iterable[int] = ()) -> None:
        """Begin an episode and play the actions of its players; chance follows from the seed."""
        super().__init__(game, seed, keeps_events=False)
        self._rng = Rng(chance_seed(seed))
        self.draw()
        for action in actions:
            self.play(action)

    def __reduce__(self) -> tuple[object, ...]:
        return Episode, (self.game, self.seed, self.actions)

    def copy(self) -> Self:
        """Return an independent episode at the same position, made by playing it again."""
        return type(self)(self.game, self.seed, self.actions)

    @property
    def actions(self) -> list[int]:
        """The actions of the players so far."""
        return [move.action for move in self.moves if move.actor >= 0]

    @property
    def is_over(self) -> bool:
        """Whether nobody has to decide any more."""
        return self.state.actor == OVER

    def chance_action(self) -> int:
        """Return what the generator gives next."""
        return int(self.state.draw(self._rng))

    def observation(self, seat: int) -> "NDArray[numpy.float32]":
        """Return the position as a seat knows it, as `Game.observation` does for positions that it has to check."""
        return numpy.frombuffer(memoryview(self.game.observer.numbers(self.state, seat))).astype(numpy.float32)

    def mask(self, seat: int) -> "NDArray[numpy.int8]":
        """Return a mask over all actions: 1 for everything that a seat may do now."""
        mask = numpy.zeros(self.game.action_count, numpy.int8)
        if self.state.actor == seat:
            mask.put(self.state.legal_actions(), 1)
        return mask

    def render(self, mode: str | None, seat: int | None, seats: tuple[str, ...]) -> Any:
        """Show the table as a seat (None: a spectator) sees it: printed, returned as text, or as a picture."""
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
