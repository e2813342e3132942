"""A small network that judges how likely each seat is to win, from features of the seats one by one."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation, final, shares
from frontier.engine.chance import Rng
from frontier.engine.state import OVER, State


class Features:
    """What of a position counts, as numbers around 0 to 1, for one seat among the others."""

    count: i64 = 0

    def quiet(self, state: State) -> State:
        """The position to judge in place of one in which somebody is about to do what they surely will."""
        return state

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        """Fill in all numbers."""
        raise NotImplementedError


class Network:
    """One hidden layer beside a direct way; the numbers of the seats become chances by their softmax."""

    def __init__(self, inputs: int, hidden: int, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        size = inputs * hidden
        self.first: vec[float] = vec[float](weights[:size])  # a row an input
        self.bias: vec[float] = vec[float](weights[size : size + hidden])
        self.second: vec[float] = vec[float](weights[size + hidden : size + 2 * hidden])
        self.direct: vec[float] = vec[float](weights[size + 2 * hidden : size + 2 * hidden + inputs])
        self.sums: vec[float] = vec[float](weights[size : size + hidden])

    def score(self, x: vec[float]) -> float:
        """The higher, the better the seat stands."""
        sums, first, hidden = self.sums, self.first, self.hidden
        for h in range(hidden):
            sums[h] = self.bias[h]
        total = 0.0
        for i in range(self.inputs):
            value = x[i]
            if value != 0.0:
                total += value * self.direct[i]
                row = i * hidden
                for h in range(hidden):
                    sums[h] = sums[h] + value * first[row + h]
        for h in range(hidden):
            if sums[h] > 0.0:
                total += sums[h] * self.second[h]
        return total


class Learned(Evaluation):
    """A judgement that was learnt; what is hidden is imagined as the hand-made one does."""

    def __init__(self, made: Evaluation, features: Features, network: Network) -> None:
        self.made = made
        self.features = features
        self.network = network
        self.x: vec[float] = vec[float]([0.0 for _ in range(features.count)])

    def value(self, state: State, seat: i64) -> float:
        return self.made.value(state, seat)

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        return self.made.imagine(state, seat, rng)

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        quiet = self.features.quiet(state)
        if quiet.actor == OVER:
            final(quiet, seats, chances)
            return
        for seat in range(seats):
            self.features.read(quiet, seat, self.x)
            chances[seat] = self.network.score(self.x)
        shares(chances, seats, 1.0)
