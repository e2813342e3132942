"""A small network that judges how likely each seat is to win, from features of the seats one by one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation, outcome, shares
from frontier.engine.chance import Rng
from frontier.engine.state import OVER, State

SURE: Final = 6.0  # how strongly one leans towards a move that ends the game and wins
MOST_SEATS: Final = 4
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

    A search judges the moves of a node one after the other, and most numbers are the same after each. So the first
    position is worked out in full, and of the next ones only what is different.
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
        # For each seat the position worked out in full: its inputs, what they come to, and whether there is one.
        self.known: vec[float] = vec[float]([0.0] * (MOST_SEATS * inputs))
        self.known_sums: vec[float] = vec[float]([0.0] * (MOST_SEATS * hidden))
        self.known_direct: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.known_score: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.is_known: vec[i64] = vec[i64]([0] * MOST_SEATS)
        # Of the position being scored: how far inputs are off, where that is not 0, and where their weights begin.
        self.rows: vec[i64] = vec[i64]([0 for _ in range(inputs)])
        self.changes: vec[float] = vec[float]([0.0 for _ in range(inputs)])

    def compare(self) -> None:
        """The next position is worked out in full."""
        for seat in range(i64(MOST_SEATS)):
            self.is_known[seat] = 0

    def score(self, x: vec[float], seat: i64) -> float:
        """The higher, the better the seat stands."""
        if self.is_known[seat] == 0:
            return self.learn_to_know(x, seat)
        known, rows, changes, hidden = self.known, self.rows, self.changes, self.hidden
        total = self.known_direct[seat]
        n: i64 = 0
        at = seat * self.inputs
        for i in range(self.inputs):
            if x[i] != known[at + i]:
                change = x[i] - known[at + i]
                total += change * self.direct[i]
                rows[n] = i * hidden
                changes[n] = change
                n += 1
        if n == 0 and not self.leans:
            return self.known_score[seat]
        return total + self.sum_up(n, self.known_sums, seat * hidden)

    def learn_to_know(self, x: vec[float], seat: i64) -> float:
        """The score of a position with which the next ones are compared."""
        rows, changes, hidden = self.rows, self.changes, self.hidden
        total = 0.0
        n: i64 = 0
        for i in range(self.inputs):
            self.known[seat * self.inputs + i] = x[i]
            if x[i] != 0.0:
                total += x[i] * self.direct[i]
                rows[n] = i * hidden
                changes[n] = x[i]
                n += 1
        score = total + self.sum_up(n, self.bias, 0)
        for h in range(hidden):
            self.known_sums[seat * hidden + h] = self.sums[h]
        self.known_direct[seat] = total
        self.known_score[seat] = score
        self.is_known[seat] = 1
        return score

    def sum_up(self, n: i64, start: vec[float], offset: i64) -> float:
        """What the hidden layer adds, if its sums differ from those at `start` by `n` changes."""
        block: i64 = 0
        while block < self.hidden:
            self.sum_block(block, n, start, offset + block)
            block += BLOCK
        sums, second = self.sums, self.second
        total = 0.0
        for h in range(self.hidden):
            if sums[h] > 0.0:
                total += sums[h] * second[h]
        return total

    def sum_block(self, block: i64, n: i64, start: vec[float], at: i64) -> None:
        """BLOCK of the sums. This is where a search spends its time, and variables are faster than a vector."""
        first, sums, rows, changes = self.first, self.sums, self.rows, self.changes
        a, b, c, d = start[at], start[at + 1], start[at + 2], start[at + 3]
        e, f, g, h = start[at + 4], start[at + 5], start[at + 6], start[at + 7]
        for i in range(n):
            row = rows[i] + block
            change = changes[i]
            a += change * first[row]
            b += change * first[row + 1]
            c += change * first[row + 2]
            d += change * first[row + 3]
            e += change * first[row + 4]
            f += change * first[row + 5]
            g += change * first[row + 6]
            h += change * first[row + 7]
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

    def is_repeated(self, state: State, action: i64) -> bool:
        return self.made.is_repeated(state, action)

    def compare(self) -> None:
        self.network.compare()

    def chances(self, state: State, seats: i64, chances: vec[float], rng: Rng) -> None:
        quiet = self.features.quiet(state)
        if quiet.actor == OVER:
            outcome(quiet, seats, self.features.lead, chances)
            self.leaning = SURE * chances[self.mover]
            return
        self.features.prepare(quiet)
        for seat in range(seats):
            self.features.read(quiet, seat, self.x)
            chances[seat] = self.network.score(self.x, seat)
            if self.leans and seat == self.mover:
                self.leaning = self.network.lean(self.x)
        shares(chances, seats, 1.0)
