"""The nodes of a search tree in flat vectors: a node is an index, and the children of a node are adjacent."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.state import State

NONE: Final = -1  # in place of a node
INITIAL_CAPACITY: Final = 256  # nodes; doubled when they do not suffice
INITIAL_VALUE_VISITS: Final = 1.0  # how many visits the initial value of a node counts for


class Tree:
    """Actions, priors, visit counts and values of all nodes, a value for each seat; node 0 is the root."""

    def __init__(self, seats: int) -> None:
        self.seats: i64 = seats
        self.used: i64 = 0
        self.allocate_vectors()
        self.reset()

    def allocate_vectors(self) -> None:
        """Give the tree new vectors of the initial capacity."""
        self.action: vec[i64] = _zeros(INITIAL_CAPACITY)  # the one that leads to the node
        self.first_child: vec[i64] = _zeros(INITIAL_CAPACITY)  # the others follow, in ascending order of their actions
        self.child_count: vec[i64] = _zeros(INITIAL_CAPACITY)
        self.visits: vec[i64] = _zeros(INITIAL_CAPACITY)
        self.prior: vec[float] = _float_zeros(INITIAL_CAPACITY)
        self.value_sum: vec[float] = _float_zeros(INITIAL_CAPACITY * self.seats)
        self.initial_value: vec[float] = _float_zeros(INITIAL_CAPACITY * self.seats)

    def reset(self) -> None:
        """Drop all nodes but an unvisited root."""
        self.used = 0
        self.allocate(1)
        self.init_node(0, NONE)

    def allocate(self, n: i64) -> i64:
        """Reserve `n` adjacent nodes and return the index of the first."""
        at = self.used
        size = i64(len(self.action))
        if at + n > size:
            while at + n > size:
                size *= 2
            self.action = _grown(self.action, size)
            self.first_child = _grown(self.first_child, size)
            self.child_count = _grown(self.child_count, size)
            self.visits = _grown(self.visits, size)
            self.prior = _float_grown(self.prior, size)
            self.value_sum = _float_grown(self.value_sum, size * self.seats)
            self.initial_value = _float_grown(self.initial_value, size * self.seats)
        self.used = at + n
        return at

    def reroot(self, node: i64) -> None:
        """Make a node the root and drop everything outside its subtree."""
        old = Tree(int(self.seats))
        old.action, old.first_child, old.child_count = self.action, self.first_child, self.child_count
        old.visits, old.prior = self.visits, self.prior
        old.value_sum, old.initial_value = self.value_sum, self.initial_value
        self.allocate_vectors()
        self.reset()
        self.copy_node(old, node, 0)
        new: i64 = 0
        while new < self.used:  # children come after their parents, so none is left out
            at = self.first_child[new]
            if at != NONE:
                n = self.child_count[new]
                to = self.allocate(n)
                for i in range(n):
                    self.copy_node(old, at + i, to + i)
                self.first_child[new] = to
            new += 1

    def copy_node(self, old: "Tree", node: i64, new: i64) -> None:
        """Copy the statistics of a node of a tree to another index of this one; its children stay where they are."""
        self.action[new] = old.action[node]
        self.first_child[new] = old.first_child[node]
        self.child_count[new] = old.child_count[node]
        self.visits[new] = old.visits[node]
        self.prior[new] = old.prior[node]
        for seat in range(self.seats):
            self.value_sum[new * self.seats + seat] = old.value_sum[node * self.seats + seat]
            self.initial_value[new * self.seats + seat] = old.initial_value[node * self.seats + seat]

    def init_node(self, node: i64, action: i64) -> None:
        """Make a node an unvisited leaf that an action leads to."""
        self.action[node] = action
        self.first_child[node] = NONE
        self.child_count[node] = 0
        self.visits[node] = 0
        for i in range(node * self.seats, (node + 1) * self.seats):
            self.value_sum[i] = 0.0
            self.initial_value[i] = 0.0

    def add_children(self, node: i64, state: State) -> None:
        """Give a leaf a child for each legal action of its position, all with the same prior."""
        s = state.s
        tail = state.tail
        n = s[tail]
        at = self.allocate(n)
        for i in range(n):
            self.init_node(at + i, s[tail + 1 + i])
            self.prior[at + i] = 1.0 / float(n)
        self.first_child[node] = at
        self.child_count[node] = n

    def find_child(self, node: i64, action: i64) -> i64:
        """Return the child that an action leads to, or NONE."""
        if self.first_child[node] == NONE:
            return NONE
        for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
            if self.action[child] == action:
                return child
        return NONE

    def add_child(self, node: i64, action: i64) -> i64:
        """Insert a child in the order of the actions and return it; its siblings move to new indices."""
        known = self.child_count[node]
        old = self.first_child[node]
        new = self.allocate(known + 1)
        to = new
        found = NONE
        for i in range(known):
            if found == NONE and self.action[old + i] > action:
                self.init_node(to, action)
                found = to
                to += 1
            self.copy_node(self, old + i, to)
            to += 1
        if found == NONE:
            self.init_node(to, action)
            found = to
        self.first_child[node] = new
        self.child_count[node] = known + 1
        return found

    def has_all_children(self, node: i64, state: State) -> bool:
        """Whether every legal action of this determinization has its child already."""
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        child = self.first_child[node]
        last = child + self.child_count[node]
        while at < end:
            while child < last and self.action[child] < s[at]:
                child += 1
            if child == last or self.action[child] != s[at]:
                return False
            at += 1
        return True

    def merge_children(self, node: i64, state: State) -> None:
        """Insert children for the actions that were not legal in earlier determinizations."""
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        old = self.first_child[node]
        last = old + self.child_count[node]
        new = self.allocate(self.child_count[node] + s[state.tail])
        to = new
        while at < end or old < last:
            if old == last or (at < end and s[at] < self.action[old]):
                self.init_node(to, s[at])
                self.prior[to] = 1.0 / float(s[state.tail])
                for seat in range(self.seats):
                    self.initial_value[to * self.seats + seat] = self.mean_value(node, seat)
                at += 1
            else:
                if at < end and s[at] == self.action[old]:
                    at += 1
                self.copy_node(self, old, to)
                old += 1
            to += 1
        self.first_child[node] = new
        self.child_count[node] = to - new

    def mean_value(self, node: i64, seat: i64) -> float:
        """Return the mean of the values that were backed up to a node for a seat; 0.5 before the first visit."""
        n = float(self.visits[node])
        return self.value_sum[node * self.seats + seat] / n if n > 0.0 else 0.5

    def q_value(self, node: i64, seat: i64) -> float:
        """Return the mean value of a node for a seat, with the initial value counted as further visits."""
        i = node * self.seats + seat
        return (self.value_sum[i] + INITIAL_VALUE_VISITS * self.initial_value[i]) / (
            float(self.visits[node]) + INITIAL_VALUE_VISITS
        )


def _zeros(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def _float_zeros(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


def _grown(old: vec[i64], size: i64) -> vec[i64]:
    new = _zeros(size)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new


def _float_grown(old: vec[float], size: i64) -> vec[float]:
    new = _float_zeros(size)
    for i in range(i64(len(old))):
        new[i] = old[i]
    return new
