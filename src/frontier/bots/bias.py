"""Bias correction: what the search has learnt of how wrong the evaluator is after an action, in this game so far.

The evaluator sees no two positions alike, but it errs alike after the same action: a building that turns out better
than it looked does so wherever in the tree it is built. So each action keeps the mean difference between the values
that came back and the evaluation they began with, and later evaluations after the same action are corrected by a part
of it (as "subtree value bias correction" in programs that play Go).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.tree import Tree

TRUSTED_VISITS: Final = 20.0  # with so many the mean counts half
LEAST: Final = 0.001  # probability that is left to a seat


class Bias:
    """The mean error of the evaluations after each action, for each seat."""

    def __init__(self, actions: int, seats: int, share: float) -> None:
        self.seats: i64 = seats
        self.share: float = share  # of the error that is corrected
        self.weight: vec[float] = vec[float]([0.0] * actions)
        self.error: vec[float] = vec[float]([0.0] * (actions * seats))

    def learn(self, tree: Tree, path: vec[i64], depth: i64, values: vec[float]) -> None:
        """Compare the values of a leaf with the evaluations of the nodes on the way to it."""
        seats = self.seats
        for i in range(i64(1), depth - 1):
            node = path[i]
            if tree.initial_value[node * seats] > 0.0:  # not an outcome of chance, which has none
                action = tree.action[node]
                self.weight[action] = self.weight[action] + 1.0
                for seat in range(seats):
                    at = action * seats + seat
                    self.error[at] = self.error[at] + values[seat] - tree.initial_value[node * seats + seat]

    def correct(self, action: i64, values: vec[float]) -> None:
        """Correct the evaluation of a position after an action."""
        scale = self.share / (self.weight[action] + TRUSTED_VISITS)
        for seat in range(self.seats):
            value = values[seat] + scale * self.error[action * self.seats + seat]
            values[seat] = value if value > LEAST else LEAST
