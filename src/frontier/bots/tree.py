"""The nodes of a search tree, in flat vectors: a node is an index, its children lie side by side."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.state import State

NONE: Final = -1
START: Final = 256  # nodes; doubled when they do not suffice
CONFIDENT: Final = 1.0  # how many visits the first judgement of a move counts for


class Tree:
    """Moves, visits and values, a value a seat. Node 0 is the root."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.used: i64 = 0
        self.make_room()
        self.reset()

    def make_room(self) -> None:
        """Vectors of their own, for a few nodes."""
        self.act: vec[i64] = _zeros(START)  # the move that leads to the node
        self.first: vec[i64] = _zeros(START)  # its children lie side by side, in ascending order of their moves
        self.count: vec[i64] = _zeros(START)
        self.visits: vec[i64] = _zeros(START)
        self.prior: vec[float] = _noughts(START)
        self.sums: vec[float] = _noughts(START * self.seats)
        self.guess: vec[float] = _noughts(START * self.seats)

    def reset(self) -> None:
        """Forget everything."""
        self.used = 0
        self.take(1)
        self.fresh(0, NONE)

    def take(self, n: i64) -> i64:
        """Room for nodes side by side; the index of the first."""
        at = self.used
        size = i64(len(self.act))
        if at + n > size:
            while at + n > size:
                size *= 2
            self.act = _grown(self.act, size)
            self.first = _grown(self.first, size)
            self.count = _grown(self.count, size)
            self.visits = _grown(self.visits, size)
            self.prior = _spread(self.prior, size)
            self.sums = _spread(self.sums, size * self.seats)
            self.guess = _spread(self.guess, size * self.seats)
        self.used = at + n
        return at

    def uproot(self, node: i64) -> None:
        """Make a node the root and drop everything that does not hang on it."""
        old = Tree(int(self.seats))
        old.act, old.first, old.count, old.visits = self.act, self.first, self.count, self.visits
        old.prior, old.sums, old.guess = self.prior, self.sums, self.guess
        self.make_room()
        self.reset()
        self.copy(old, node, 0)
        new: i64 = 0
        while new < self.used:  # children come after their parents, so none is left out
            at = self.first[new]
            if at != NONE:
                n = self.count[new]
                to = self.take(n)
                for i in range(n):
                    self.copy(old, at + i, to + i)
                self.first[new] = to
            new += 1

    def copy(self, old: "Tree", node: i64, new: i64) -> None:
        """All that is known of a node, to another place; its children stay where they are."""
        self.act[new] = old.act[node]
        self.first[new] = old.first[node]
        self.count[new] = old.count[node]
        self.visits[new] = old.visits[node]
        self.prior[new] = old.prior[node]
        for seat in range(self.seats):
            self.sums[new * self.seats + seat] = old.sums[node * self.seats + seat]
            self.guess[new * self.seats + seat] = old.guess[node * self.seats + seat]

    def fresh(self, node: i64, action: i64) -> None:
        """A node of which nothing is known but the move that leads to it."""
        self.act[node] = action
        self.first[node] = NONE
        self.count[node] = 0
        self.visits[node] = 0
        for i in range(node * self.seats, (node + 1) * self.seats):
            self.sums[i] = 0.0
            self.guess[i] = 0.0

    def open(self, node: i64, state: State) -> None:
        """Make room for everything that is possible here."""
        s = state.s
        tail = state.tail
        n = s[tail]
        at = self.take(n)
        for i in range(n):
            self.fresh(at + i, s[tail + 1 + i])
            self.prior[at + i] = 1.0 / float(n)
        self.first[node] = at
        self.count[node] = n

    def find(self, node: i64, action: i64) -> i64:
        """The child that a move leads to, or NONE."""
        if self.first[node] == NONE:
            return NONE
        for child in range(self.first[node], self.first[node] + self.count[node]):
            if self.act[child] == action:
                return child
        return NONE

    def add(self, node: i64, action: i64) -> i64:
        """One more child, in its place; the others move."""
        known = self.count[node]
        old = self.first[node]
        new = self.take(known + 1)
        to = new
        found = NONE
        for i in range(known):
            if found == NONE and self.act[old + i] > action:
                self.fresh(to, action)
                found = to
                to += 1
            self.copy(self, old + i, to)
            to += 1
        if found == NONE:
            self.fresh(to, action)
            found = to
        self.first[node] = new
        self.count[node] = known + 1
        return found

    def fits(self, node: i64, state: State) -> bool:
        """Whether every move of this world has its child already."""
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        child = self.first[node]
        last = child + self.count[node]
        while at < end:
            while child < last and self.act[child] < s[at]:
                child += 1
            if child == last or self.act[child] != s[at]:
                return False
            at += 1
        return True

    def merge(self, node: i64, state: State) -> None:
        """Children for moves that other worlds did not have, in their place."""
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        old = self.first[node]
        last = old + self.count[node]
        new = self.take(self.count[node] + s[state.tail])
        to = new
        while at < end or old < last:
            if old == last or (at < end and s[at] < self.act[old]):
                self.fresh(to, s[at])
                self.prior[to] = 1.0 / float(s[state.tail])
                for seat in range(self.seats):
                    self.guess[to * self.seats + seat] = self.mean(node, seat)
                at += 1
            else:
                if at < end and s[at] == self.act[old]:
                    at += 1
                self.copy(self, old, to)
                old += 1
            to += 1
        self.first[node] = new
        self.count[node] = to - new

    def mean(self, node: i64, seat: i64) -> float:
        """What a node was worth for a seat on average."""
        n = float(self.visits[node])
        return self.sums[node * self.seats + seat] / n if n > 0.0 else 0.5

    def worth(self, node: i64, seat: i64) -> float:
        """The same, its first judgement counted in."""
        i = node * self.seats + seat
        return (self.sums[i] + CONFIDENT * self.guess[i]) / (float(self.visits[node]) + CONFIDENT)


def _zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def _noughts(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def _grown(old: vec[i64], size: i64) -> vec[i64]:
    new = _zeros(size)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def _spread(old: vec[float], size: i64) -> vec[float]:
    new = _noughts(size)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new
