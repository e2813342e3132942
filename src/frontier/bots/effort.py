"""Time management: the share of its budget that a search spends on a decision, by how unstable the best move is."""

from typing import Final

from mypy_extensions import i64

from frontier.bots.tree import NONE, Tree

CLEAR: Final = 0.05  # of the budget, for a decision whose best move is far ahead
CLOSE: Final = 0.95  # of the budget, beside that for one whose second move has as many visits
PERSISTENCE: Final = 2.0  # how many times as long as it took to find it the best move has to stay the best
COMPARED_VISITS: Final = 0.1  # of those of the most visited move: with fewer a value says little
VALUE_MARGIN: Final = 0.002  # by which another move is better than the most visited one where the two differ


class Effort:
    """What one decision deserves: little if the best move is far ahead, all while it is not clear which is the best."""

    def __init__(self) -> None:
        self.best: i64 = NONE  # the action with the most visits
        self.found_at = 0.0  # which share of the budget was spent when it became that

    def begin(self) -> None:
        """Forget the decision before."""
        self.best = NONE
        self.found_at = 0.0

    def deserved(self, tree: Tree, seat: i64, spent: float) -> float:
        """Return the share of the budget that the decision deserves, of which a share has been spent."""
        first = tree.first_child[0]
        last = first + tree.child_count[0]
        best = first
        second: i64 = NONE
        for child in range(first + 1, last):
            if tree.visits[child] > tree.visits[best]:
                best, second = child, best
            elif second == NONE or tree.visits[child] > tree.visits[second]:
                second = child
        if tree.action[best] != self.best:
            if self.best != NONE:
                self.found_at = spent
            self.best = tree.action[best]
        if self._is_better_valued(tree, seat, best):
            return 1.0
        share = CLEAR
        if second != NONE:
            share += CLOSE * float(tree.visits[second]) / (float(tree.visits[best]) + 1.0)
        if share < PERSISTENCE * self.found_at:
            share = PERSISTENCE * self.found_at
        return share if share < 1.0 else 1.0

    def _is_better_valued(self, tree: Tree, seat: i64, best: i64) -> bool:
        """Whether a move that was looked at enough has a better value than the most visited one."""
        value = tree.q_value(best, seat) + VALUE_MARGIN
        enough = COMPARED_VISITS * float(tree.visits[best])
        for child in range(tree.first_child[0], tree.first_child[0] + tree.child_count[0]):
            if child != best and float(tree.visits[child]) >= enough and tree.q_value(child, seat) > value:
                return True
        return False
