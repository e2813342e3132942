"""A small network that judges how likely each seat is to win, from features of the seats one by one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation, outcome, shares
from frontier.engine.chance import Rng
from frontier.engine.state import OVER, State

SURE: Final = 6.0  # how strongly one leans towards a move that ends the game and wins
BLOCK: Final = 8  # hidden numbers that are summed side by side, in variables of their own


class Features:
    """What of a position counts, as numbers around 0 to 1, for one seat among the others."""

    count: i64 = 0
    hidden: i64 = 0  # numbers of a seat that others do not know
    lead: float = 1.0  # points by which somebody is clearly ahead at the end

    def quiet(self, state: State) -> State:
        """The position to judge in place of one in which somebody is about to do what they surely will."""
        return state

    def held(self, state: State, seat: i64, slot: i64) -> i64:
        """One of these numbers."""
        raise NotImplementedError

    def assume(self, state: State, seat: i64, x: vec[float], guesses: vec[float]) -> State:
        """The likeliest position the seat may be in; `guesses` tell what others hold from how they look to it."""
        raise NotImplementedError

    def prepare(self, state: State) -> None:
        """Before the seats of a position are read: what all of them share."""

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        """Fill in all numbers."""
        raise NotImplementedError


class Network:
    """One hidden layer beside a direct way. The numbers of the seats become chances by their softmax.

    From the same layer a second number: how much whoever has just moved to a position leans towards this move.
    """

    def __init__(self, inputs: int, hidden: int, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        size = inputs * hidden
        self.first: vec[float] = vec[float](weights[:size])  # a row an input
        self.bias: vec[float] = vec[float](weights[size : size + hidden])
        self.second: vec[float] = vec[float](weights[size + hidden : size + 2 * hidden])
        self.direct: vec[float] = vec[float](weights[size + 2 * hidden : size + 2 * hidden + inputs])
        rest = weights[size + 2 * hidden + inputs :]
        self.leans: bool = len(rest) > 0
        self.lean_second: vec[float] = vec[float](rest[:hidden])
        self.lean_direct: vec[float] = vec[float](rest[hidden:])
        self.sums: vec[float] = vec[float](weights[size : size + hidden])
        # Of the position being scored: the inputs that are not 0, and where their weights begin.
        self.rows: vec[i64] = vec[i64]([0 for _ in range(inputs)])
        self.present: vec[float] = vec[float]([0.0 for _ in range(inputs)])

    def score(self, x: vec[float]) -> float:
        """The higher, the better the seat stands."""
        rows, present, hidden = self.rows, self.present, self.hidden
        total = 0.0
        n: i64 = 0
        for i in range(self.inputs):
            value = x[i]
            if value != 0.0:
                total += value * self.direct[i]
                rows[n] = i * hidden
                present[n] = value
                n += 1
        block: i64 = 0
        while block < hidden:
            self.sum_block(block, n)
            block += BLOCK
        for h in range(hidden):
            if self.sums[h] > 0.0:
                total += self.sums[h] * self.second[h]
        return total

    def sum_block(self, block: i64, n: i64) -> None:
        """BLOCK of the sums. This is where a search spends its time, and variables are faster than a vector."""
        first, bias, sums, rows, present = self.first, self.bias, self.sums, self.rows, self.present
        a, b, c, d = bias[block], bias[block + 1], bias[block + 2], bias[block + 3]
        e, f, g, h = bias[block + 4], bias[block + 5], bias[block + 6], bias[block + 7]
        for i in range(n):
            at = rows[i] + block
            value = present[i]
            a += value * first[at]
            b += value * first[at + 1]
            c += value * first[at + 2]
            d += value * first[at + 3]
            e += value * first[at + 4]
            f += value * first[at + 5]
            g += value * first[at + 6]
            h += value * first[at + 7]
        sums[block], sums[block + 1], sums[block + 2], sums[block + 3] = a, b, c, d
        sums[block + 4], sums[block + 5], sums[block + 6], sums[block + 7] = e, f, g, h

    def lean(self, x: vec[float]) -> float:
        """The second number, of what was scored last."""
        total = 0.0
        for i in range(self.inputs):
            value = x[i]
            if value != 0.0:
                total += value * self.lean_direct[i]
        for h in range(self.hidden):
            if self.sums[h] > 0.0:
                total += self.sums[h] * self.lean_second[h]
        return total


class Learned(Evaluation):
    """A judgement that was learnt, and what others are likely to hold; without that the hand-made one imagines it."""

    def __init__(self, made: Evaluation, features: Features, network: Network, guesses: list[float]) -> None:
        self.made = made
        self.guesses: vec[float] = vec[float](guesses)  # a row for each hidden number: a weight a feature, and one more
        self.features = features
        self.network = network
        self.leans = network.leans
        self.x: vec[float] = vec[float]([0.0 for _ in range(features.count)])

    def value(self, state: State, seat: i64) -> float:
        return self.made.value(state, seat)

    def assume(self, state: State, seat: i64) -> State:
        if len(self.guesses) == 0:
            return state
        return self.features.assume(state, seat, self.x, self.guesses)

    def imagine(self, state: State, seat: i64, rng: Rng) -> State:
        return self.made.imagine(state, seat, rng)

    def is_idle(self, state: State, action: i64) -> bool:
        return self.made.is_idle(state, action)

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        quiet = self.features.quiet(state)
        if quiet.actor == OVER:
            outcome(quiet, seats, self.features.lead, chances)
            self.leaning = SURE * chances[self.mover]
            return
        self.features.prepare(quiet)
        for seat in range(seats):
            self.features.read(quiet, seat, self.x)
            chances[seat] = self.network.score(self.x)
            if self.leans and seat == self.mover:
                self.leaning = self.network.lean(self.x)
        shares(chances, seats, 1.0)
