"""A small network that estimates each seat's probability of winning from features of the seats, one by one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluator, softmax, value_targets
from frontier.engine.chance import Rng
from frontier.engine.state import OVER, State

MAX_SEATS: Final = 4
MIN_SEATS: Final = 2
HEADS: Final = MAX_SEATS - MIN_SEATS + 1  # an output for each number of players
BLOCK: Final = 8  # hidden units that are accumulated side by side, in variables of their own


class Features:
    """The inputs of the network: numbers around 0 to 1 for one seat among the others."""

    count: i64 = 0
    hidden: i64 = 0  # numbers of a seat that others do not know
    points_temperature: float = 1.0  # of the softmax over the points at the end

    def quiescent_state(self, state: State) -> State:
        """Return the position to evaluate in place of one in which somebody is about to do what they surely will."""
        return state

    def hidden_number(self, state: State, seat: i64, slot: i64) -> i64:
        """Return one of the numbers of a seat that others do not know."""
        raise NotImplementedError

    def believed_state(self, state: State, seat: i64, x: vec[float], hidden_estimates: vec[float]) -> State:
        """Return the likeliest position that a seat may be in, with what others hold estimated from their features."""
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """Return how far the game has come, from 0 to 1."""
        return 0.0

    def prepare(self, state: State) -> None:
        """Compute what all seats of a position share, before their features are read."""

    def read(self, state: State, seat: i64, x: vec[float]) -> None:
        """Write the features of a seat into `x`."""
        raise NotImplementedError


class Network:
    """One hidden layer beside a skip connection; the scores of the seats become probabilities by their softmax.

    The hidden layer serves all numbers of players; each has an output and a skip connection of its own, its head.

    A search evaluates siblings one after the other, and most inputs are the same for all of them. So the first position
    gets a full forward pass, and the next ones an incremental update from it.
    """

    def __init__(self, inputs: int, hidden: int, weights: list[float]) -> None:
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        size = inputs * hidden
        skip = size + hidden + HEADS * hidden
        self.hidden_weights: vec[float] = vec[float](weights[:size])  # a row for each input
        self.hidden_bias: vec[float] = vec[float](weights[size : size + hidden])
        self.output_weights: vec[float] = vec[float](weights[size + hidden : skip])  # a row for each head
        self.skip_weights: vec[float] = vec[float](weights[skip:])
        self.accumulator: vec[float] = vec[float](weights[size : size + hidden])  # the hidden layer before its ReLU
        self.head: i64 = 0
        # For each seat the position of the full forward pass: its inputs, what they led to, and whether there is one.
        self.base_inputs: vec[float] = vec[float]([0.0] * (MAX_SEATS * inputs))
        self.base_accumulator: vec[float] = vec[float]([0.0] * (MAX_SEATS * hidden))
        self.base_skip: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.base_score: vec[float] = vec[float]([0.0] * MAX_SEATS)
        self.has_base: vec[i64] = vec[i64]([0] * MAX_SEATS)
        # Of the position being scored: by how much inputs differ, where they do, and where their weights begin.
        self.rows: vec[i64] = vec[i64]([0 for _ in range(inputs)])
        self.changes: vec[float] = vec[float]([0.0 for _ in range(inputs)])

    def begin_siblings(self) -> None:
        """Make the next score of each seat a full forward pass."""
        for seat in range(i64(MAX_SEATS)):
            self.has_base[seat] = 0

    def choose_head(self, seats: i64) -> None:
        """Make the next scores those of a game with so many players."""
        if self.head != seats - MIN_SEATS:
            self.head = seats - MIN_SEATS
            self.begin_siblings()

    def score(self, x: vec[float], seat: i64) -> float:
        """Return a number that is the higher, the better a seat with these features stands."""
        if self.has_base[seat] == 0:
            return self.forward(x, seat)
        base, rows, changes, hidden = self.base_inputs, self.rows, self.changes, self.hidden
        skip_weights = self.skip_weights
        total = self.base_skip[seat]
        n: i64 = 0
        at = seat * self.inputs
        skip = self.head * self.inputs
        for i in range(self.inputs):
            if x[i] != base[at + i]:
                change = x[i] - base[at + i]
                total += change * skip_weights[skip + i]
                rows[n] = i * hidden
                changes[n] = change
                n += 1
        if n == 0:
            return self.base_score[seat]
        return total + self.update(n, self.base_accumulator, seat * hidden)

    def forward(self, x: vec[float], seat: i64) -> float:
        """Return the score by a full forward pass, from which the next scores of the seat are updated."""
        rows, changes, hidden, inputs = self.rows, self.changes, self.hidden, self.inputs
        base_inputs, skip_weights = self.base_inputs, self.skip_weights
        total = 0.0
        n: i64 = 0
        skip = self.head * inputs
        for i in range(inputs):
            base_inputs[seat * inputs + i] = x[i]
            if x[i] != 0.0:
                total += x[i] * skip_weights[skip + i]
                rows[n] = i * hidden
                changes[n] = x[i]
                n += 1
        score = total + self.update(n, self.hidden_bias, 0)
        for h in range(hidden):
            self.base_accumulator[seat * hidden + h] = self.accumulator[h]
        self.base_skip[seat] = total
        self.base_score[seat] = score
        self.has_base[seat] = 1
        return score

    def update(self, n: i64, start: vec[float], offset: i64) -> float:
        """Set the accumulator to that at `start` with `n` changes of inputs; return what the hidden layer adds."""
        block: i64 = 0
        while block < self.hidden:
            self.update_block(block, n, start, offset + block)
            block += BLOCK
        accumulator, output_weights = self.accumulator, self.output_weights
        total = 0.0
        first = self.head * self.hidden
        for h in range(self.hidden):
            if accumulator[h] > 0.0:
                total += accumulator[h] * output_weights[first + h]
        return total

    def update_block(self, block: i64, n: i64, start: vec[float], at: i64) -> None:
        """Update BLOCK units: a search spends its time here, and variables are faster than a vector."""
        weights, units, rows, changes = self.hidden_weights, self.accumulator, self.rows, self.changes
        a, b, c, d = start[at], start[at + 1], start[at + 2], start[at + 3]
        e, f, g, h = start[at + 4], start[at + 5], start[at + 6], start[at + 7]
        for i in range(n):
            row = rows[i] + block
            change = changes[i]
            a += change * weights[row]
            b += change * weights[row + 1]
            c += change * weights[row + 2]
            d += change * weights[row + 3]
            e += change * weights[row + 4]
            f += change * weights[row + 5]
            g += change * weights[row + 6]
            h += change * weights[row + 7]
        units[block], units[block + 1], units[block + 2], units[block + 3] = a, b, c, d
        units[block + 4], units[block + 5], units[block + 6], units[block + 7] = e, f, g, h


class NetworkEvaluator(Evaluator):
    """An evaluator that was learnt: a network for the values, and linear estimates of what others hide."""

    def __init__(
        self, heuristic: Evaluator, features: Features, network: Network, hidden_estimates: list[float]
    ) -> None:
        self.heuristic = heuristic
        # For each hidden number a row: a weight for each feature, and a bias. Empty where nothing is hidden.
        self.hidden_estimates: vec[float] = vec[float](hidden_estimates)
        self.features = features
        self.network = network
        self.x: vec[float] = vec[float]([0.0 for _ in range(features.count)])

    def value(self, state: State, seat: i64) -> float:
        return self.heuristic.value(state, seat)

    def believed_state(self, state: State, seat: i64) -> State:
        if len(self.hidden_estimates) == 0:
            return state
        return self.features.believed_state(state, seat, self.x, self.hidden_estimates)

    def determinize(self, state: State, seat: i64, rng: Rng) -> State:
        return self.heuristic.determinize(state, seat, rng)

    def is_dominated(self, state: State, action: i64) -> bool:
        return self.heuristic.is_dominated(state, action)

    def is_transposition(self, state: State, action: i64) -> bool:
        return self.heuristic.is_transposition(state, action)

    def begin_siblings(self) -> None:
        self.network.begin_siblings()

    def evaluate(self, state: State, seats: i64, values: vec[float], rng: Rng) -> None:
        quiescent = self.features.quiescent_state(state)
        if quiescent.actor == OVER:
            value_targets(quiescent, seats, self.features.points_temperature, values)
            return
        self.features.prepare(quiescent)
        self.network.choose_head(seats)
        for seat in range(seats):
            self.features.read(quiescent, seat, self.x)
            values[seat] = self.network.score(self.x, seat)
        softmax(values, seats, 1.0)
