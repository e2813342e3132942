"""What a bot thinks a position is worth."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.state import State, playout

CLEARLY: Final = 0.25  # how much of a learnt value is for how clearly somebody wins


class Evaluation:
    """A judgement of positions of one game."""

    # Whoever judges a position may also say how much somebody leans towards the move that has led there.
    leans: bool = False
    mover: i64 = 0
    leaning: float = 0.0

    def value(self, state: State, seat: i64) -> float:
        """The higher, the better for this seat; comparable between positions of one game only."""
        raise NotImplementedError

    def assume(self, state: State, seat: i64) -> State:
        """The position as the seat takes it to be, settled once a decision."""
        return state

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        """A whole position that the seat may be in, as far as it knows, anew for each look; a copy."""
        return state.clone()

    def is_idle(self, state: State, action: i64) -> bool:
        """Whether some other move is surely at least as good: it could only put things off."""
        return False

    def is_repeated(self, state: State, action: i64) -> bool:
        """Whether a search that has come here meets what follows anyway: the same moves in another order."""
        return False

    def compare(self) -> None:
        """What is judged from now on are moves of one position; so what one of them shows may serve the others."""

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        """Every seat's probability to win, a shared victory counted in parts."""
        raise NotImplementedError


class Playouts(Evaluation):
    """No judgement of its own: the rest is played at random to the end."""

    def __init__(self, game: Evaluation) -> None:
        self.game = game

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        return self.game.imagine(state, seat, rng)

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        end = state.clone()
        playout(end, rng)
        final(end, seats, chances)


def final(state: State, seats: i64, chances: vec[float]) -> None:
    """Who has won a game that is over."""
    winners = state.winners
    share = 1.0 / float(len(winners))
    for seat in range(seats):
        chances[seat] = share if seat in winners else 0.0


def outcome(state: State, seats: i64, lead: float, chances: vec[float]) -> None:
    """The same, and in part for points, of which `lead` are a clear victory: so that to lose narrowly is something."""
    points = state.scores
    for seat in range(seats):
        chances[seat] = float(points[seat])
    shares(chances, seats, lead)
    winners = state.winners
    for seat in range(seats):
        chances[seat] = CLEARLY * chances[seat]
        if seat in winners:
            chances[seat] = chances[seat] + (1.0 - CLEARLY) / float(len(winners))


def shares(values: vec[float], seats: i64, spread: float) -> None:
    """Values become probabilities to win, in place; who leads one other by `spread` wins about three times in four."""
    best = values[0]
    for seat in range(seats):
        if values[seat] > best:
            best = values[seat]
    total = 0.0
    for seat in range(seats):
        values[seat] = exp((values[seat] - best) / spread)
        total += values[seat]
    for seat in range(seats):
        values[seat] = values[seat] / total
