"""Monte-Carlo tree search with PUCT selection for any game, two to four seats, with chance.

Every node has a value for each seat: the probability of winning. Whoever decides at a node maximises their own.
Positions are not stored: each iteration plays its way down from the root, in a determinization of what is hidden, made
once for each decision or anew in each iteration, so that the legal actions of a node may differ from visit to visit.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.bias import Bias
from frontier.bots.effort import Effort
from frontier.bots.evaluation import Evaluator
from frontier.bots.tree import INITIAL_VALUE_VISITS, NONE, Tree
from frontier.engine.chance import Rng
from frontier.engine.state import CHANCE, OVER, State

MAX_SECONDS: Final = 1.0e8  # longer is without a limit, and never looks at the clock
MAX_DEPTH: Final = 512  # nodes on a path, from the root to a leaf
MAX_COMPLETE_OUTCOMES: Final = 8  # chance nodes with more outcomes are widened progressively
REDRAWS: Final = 3  # at a chance node that may not be widened yet, how often an outcome is drawn to meet a known one
MAX_REROOT_POSITIONS: Final = 300  # examined to find the next root in the tree
CLOCK_INTERVAL: Final = 16  # iterations between two readings of the clock
MAX_NODES: Final = (1 << 20) - (
    1 << 12
)  # of a search that manages its time: a hundred megabytes; fits into vectors of 2^20
DOMINATED_MARGIN: Final = 0.02  # by which the initial value of a dominated action lies below the best one
NO_PRIOR: Final = -1000.0  # in place of the prior of an action that is not worth exploring
PRIOR_SHARPNESS: Final = 12.0  # how fast the prior falls with the distance to the best initial value


class Search(Tree):
    """A search tree that grows from one position."""

    def __init__(self, evaluator: Evaluator, seats: int, seed: int, c_puct: float, evaluates_children: bool) -> None:
        super().__init__(seats)
        self.evaluator = evaluator
        self.rng = Rng(seed)
        self.c_puct: float = c_puct
        # An expansion evaluates the position after each action, or only the position itself.
        self.evaluates_children: bool = evaluates_children
        self.root_state: State | None = None
        self.believed: State | None = None
        self.seat: i64 = 0  # whose knowledge is used
        self.iterations: i64 = 0
        self.effort = Effort()
        self.bias: Bias | None = None
        self.clock: Callable[[], float] = perf_counter
        # For each action what is added to its value at the root, for whoever likes it; empty: nobody likes any.
        self.likings: vec[float] = vec[float]([])
        self.values: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.path: vec[i64] = vec[i64]([0 for _ in range(MAX_DEPTH)])

    def begin(self, state: State, seat: int) -> None:
        """Start a new tree at a position, with what a seat knows of it; the position itself may be changed later."""
        self.reset()
        self.root_state = state.clone()
        self.believed = self.evaluator.believed_state(state, seat)
        self.seat = seat
        self.iterations = 0

    def reuse_subtree(self, state: State, seat: int) -> None:
        """Go on from a later position of the same game with its subtree, or with a new tree if it is not found."""
        node = NONE if self.root_state is None or self.seat != seat else self._find_node(state.key())
        if node == NONE:
            self.begin(state, seat)
            return
        if node != 0:
            self.reroot(node)
        self._prune_root(state)
        self.root_state = state.clone()
        self.believed = self.evaluator.believed_state(state, seat)
        self.iterations = int(self.visits[0])

    def _prune_root(self, state: State) -> None:
        """Drop the actions of the root that were legal in earlier determinizations only."""
        first = self.first_child[0]
        if first == NONE:
            return
        to = first
        for child in range(first, first + self.child_count[0]):
            if state.is_legal(int(self.action[child])):
                self.copy_node(self, child, to)
                to += 1
        self.child_count[0] = to - first
        if to == first:
            self.first_child[0] = NONE

    def _find_node(self, key: bytes) -> i64:
        """Return the node of the position with this key, searched breadth-first from the root, or NONE."""
        root = self.root_state
        assert root is not None
        nodes: list[int] = [0]
        states: list[State] = [root]
        at = 0
        while at < len(nodes) and at < MAX_REROOT_POSITIONS:
            node: i64 = nodes[at]
            here = states[at]
            at += 1
            if here.key() == key:
                return node
            if self.first_child[node] != NONE:
                for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
                    if self.visits[child] > 0 and here.is_legal(int(self.action[child])):
                        after = here.clone()
                        after.step(self.action[child])
                        nodes.append(int(child))
                        states.append(after)
        return NONE

    # --- the budget and the results ---

    def run(self, iterations: int, seconds: float, full_budget: bool = False) -> None:
        """Search on; unless the full budget is asked for, stop early when the choice cannot change any more."""
        limit: i64 = iterations
        done: i64 = 0
        began = perf_counter()
        while done < limit:
            self._iterate()
            done += 1
            if done % CLOCK_INTERVAL == 0:
                spent = perf_counter() - began
                if spent >= seconds:
                    break
                if full_budget:
                    continue
                left = float(limit - done)
                possible = float(done) * (seconds - spent) / spent
                if self._is_settled(left if left < possible else possible):
                    break
        self.iterations += done

    def decide(self, iterations: int, seconds: float) -> None:
        """Search on for as much of the budget as the decision deserves."""
        root = self.root_state
        assert root is not None
        seat: i64 = root.actor
        done: i64 = 0
        limit: i64 = iterations
        is_timed = seconds < MAX_SECONDS
        self.effort.begin()
        began = self.clock()
        while done < limit and self.used < MAX_NODES:
            self._iterate()
            done += 1
            spent = 0.0
            if is_timed:
                spent = (self.clock() - began) / seconds
                if spent >= 1.0:
                    break
            if done % CLOCK_INTERVAL == 0:
                share = float(done) / float(limit)
                if spent > share:
                    share = spent
                left = self.effort.deserved(self, seat, share) - share
                if left <= 0.0 or self._is_settled(float(done) * left / share):
                    break
        self.iterations += done

    def correct_bias(self, actions: int, share: float) -> None:
        """Correct a share of the evaluator's errors after each of so many actions, as far as they show."""
        self.bias = Bias(actions, int(self.seats), share)

    def like(self, likings: list[float]) -> None:
        """Add something to the value of each action at the root, as its actor likes it."""
        self.likings = vec[float](likings)

    def best_action(self) -> int:
        """Return the most visited action of the root; among equals the one with the best value."""
        root = self.root_state
        assert root is not None
        actor: i64 = root.actor
        best = self.first_child[0]
        for child in range(self.first_child[0], self.first_child[0] + self.child_count[0]):
            if self.visits[child] > self.visits[best] or (
                self.visits[child] == self.visits[best] and self.q_value(child, actor) > self.q_value(best, actor)
            ):
                best = child
        return int(self.action[best])

    def moves(self) -> list[tuple[int, int, list[float]]]:
        """Return for every action of the root: the action, its visits, every seat's probability of winning after it."""
        found = []
        for child in range(self.first_child[0], self.first_child[0] + self.child_count[0]):
            values = [self.q_value(child, seat) for seat in range(self.seats)]
            found.append((int(self.action[child]), int(self.visits[child]), values))
        return found

    def principal_variation(self, action: int) -> list[int]:
        """Return an action of the root and the most visited ones that follow it, chance included."""
        found = []
        node = self.find_child(0, action)
        while node != NONE and self.visits[node] > 0:
            found.append(int(self.action[node]))
            best = NONE
            if self.first_child[node] != NONE:
                for child in range(self.first_child[node], self.first_child[node] + self.child_count[node]):
                    if best == NONE or self.visits[child] > self.visits[best]:
                        best = child
            node = best
        return found

    def _is_settled(self, left: float) -> bool:
        """Whether the most visited action stays it, wherever the iterations that are left go."""
        best: i64 = 0
        second: i64 = 0
        for child in range(self.first_child[0], self.first_child[0] + self.child_count[0]):
            n = self.visits[child]
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
        return float(best - second) > left

    # --- an iteration: selection, expansion, evaluation, backup ---

    def _iterate(self) -> None:
        believed = self.believed
        assert believed is not None
        state = self.evaluator.determinize(believed, self.seat, self.rng)
        path = self.path
        depth: i64 = 1
        path[0] = 0
        node: i64 = 0
        while depth < MAX_DEPTH:
            actor: i64 = state.actor
            if actor == OVER:
                self.evaluator.evaluate(state, self.seats, self.values, self.rng)
                break
            if actor == CHANCE:
                node = self._select_outcome(node, state)
            else:
                if self.first_child[node] == NONE:
                    self._expand(node, state, actor)
                    break
                node = self._select(node, state, actor)
            state.step(self.action[node])
            path[depth] = node
            depth += 1
        self._back_up(depth)

    def _back_up(self, depth: i64) -> None:
        """Add the values of the leaf to all nodes of the path."""
        if self.bias is not None:
            self.bias.learn(self, self.path, depth, self.values)
        visits, value_sum, values, seats, path = self.visits, self.value_sum, self.values, self.seats, self.path
        for i in range(depth):
            at = path[i]
            visits[at] = visits[at] + 1
            for seat in range(seats):
                value_sum[at * seats + seat] = value_sum[at * seats + seat] + values[seat]

    def _expand(self, node: i64, state: State, actor: i64) -> None:
        """Give a leaf its children with their priors and initial values, and write its own value into `values`."""
        self.add_children(node, state)
        if not self.evaluates_children:
            self.evaluator.evaluate(state, self.seats, self.values, self.rng)
            at = self.first_child[node]
            for child in range(at, at + self.child_count[node]):
                for seat in range(self.seats):
                    self.initial_value[child * self.seats + seat] = self.values[seat]
            return
        first, n, seats = self.first_child[node], self.child_count[node], self.seats
        best = NONE
        self.evaluator.begin_siblings()
        for child in range(first, first + n):
            self._evaluate_child(child, state, actor)
            action = self.action[child]
            if self.evaluator.is_dominated(state, action) or self.evaluator.is_transposition(state, action):
                self.prior[child] = NO_PRIOR
            elif best == NONE or self.initial_value[child * seats + actor] > self.initial_value[best * seats + actor]:
                best = child
        self._set_priors(first, n, actor, self.initial_value[best * seats + actor])
        for child in range(first, first + n):
            if self.prior[child] == NO_PRIOR:
                self._cap_initial_value(child, best, actor)
        for seat in range(seats):
            self.values[seat] = self.initial_value[best * seats + seat]

    def _cap_initial_value(self, child: i64, best: i64, actor: i64) -> None:
        """Put the initial value of an action below the best one's, however high it was evaluated."""
        seats, initial_value = self.seats, self.initial_value
        if initial_value[child * seats + actor] > initial_value[best * seats + actor] - DOMINATED_MARGIN:
            for seat in range(seats):
                rise = DOMINATED_MARGIN / float(seats - 1)
                initial_value[child * seats + seat] = initial_value[best * seats + seat] + rise
            initial_value[child * seats + actor] = initial_value[best * seats + actor] - DOMINATED_MARGIN

    def _evaluate_child(self, child: i64, state: State, actor: i64) -> None:
        """Write the evaluation of the position after an action into its initial value."""
        evaluator = self.evaluator
        after = state.clone()
        after.step(self.action[child])
        while after.actor == CHANCE:
            after.step(after.draw(self.rng))
        evaluator.evaluate(after, self.seats, self.values, self.rng)
        if self.bias is not None:
            self.bias.correct(self.action[child], self.values)
        for seat in range(self.seats):
            self.initial_value[child * self.seats + seat] = self.values[seat]

    def _set_priors(self, first: i64, n: i64, actor: i64, best: float) -> None:
        """Compute the priors of siblings from their initial values."""
        total = 0.0
        for child in range(first, first + n):
            if self.prior[child] != NO_PRIOR:
                total += self._prior_weight(child, actor, best)
        for child in range(first, first + n):
            if self.prior[child] != NO_PRIOR:
                self.prior[child] = self._prior_weight(child, actor, best) / total

    def _prior_weight(self, child: i64, actor: i64, best: float) -> float:
        """Return a number that falls cheaply and smoothly with the distance to the best initial value."""
        far = PRIOR_SHARPNESS * (best - self.initial_value[child * self.seats + actor])
        return 1.0 / (1.0 + far * far)

    def _select(self, node: i64, state: State, actor: i64) -> i64:
        """Return the child with the highest PUCT score for the actor among the legal actions of the determinization."""
        if not self.has_all_children(node, state):
            self.merge_children(node, state)
        first, seats = self.first_child[node], self.seats
        visits, value_sum, initial_value, prior = self.visits, self.value_sum, self.initial_value, self.prior
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        exploration = self.c_puct * sqrt(float(visits[node]))
        likings = self.likings
        has_likings = node == 0 and len(likings) > 0
        best = NONE
        best_score = -1.0
        child = first
        while at < end:
            while self.action[child] != s[at]:
                child += 1
            n = float(visits[child])
            i = child * seats + actor
            q_value = (value_sum[i] + INITIAL_VALUE_VISITS * initial_value[i]) / (n + INITIAL_VALUE_VISITS)
            score = q_value + exploration * prior[child] / (1.0 + n)
            if has_likings:
                score += likings[s[at]]
            if score > best_score:
                best = child
                best_score = score
            at += 1
            child += 1
        return best

    def _select_outcome(self, node: i64, state: State) -> i64:
        """Return the child of an outcome of chance; with many outcomes, progressive widening limits the children."""
        is_wide = state.s[state.tail] > MAX_COMPLETE_OUTCOMES
        if not is_wide and self.first_child[node] == NONE:
            self.add_children(node, state)
        action = state.draw(self.rng)
        child = self.find_child(node, action)
        if child != NONE:
            return child
        known = self.child_count[node]
        if known * known < self.visits[node] + 1:
            return self.add_child(node, action)
        for _ in range(REDRAWS):
            child = self.find_child(node, state.draw(self.rng))
            if child != NONE:
                return child
        for _ in range(REDRAWS * known):  # a known one that is possible in this determinization
            child = self.first_child[node] + self.rng.below(known)
            if state.is_legal(int(self.action[child])):
                return child
        return self.add_child(node, action)
