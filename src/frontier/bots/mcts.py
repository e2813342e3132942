"""Monte-Carlo tree search for any game, two to four seats, with chance.

Every node knows a value a seat: the probability to win. Whoever decides at a node looks at their own. Positions are not
kept: each iteration plays its way down from the root, in a world in which what is hidden was filled in, once a decision
or anew each time, so that what is possible at a node may differ from one visit to the next.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from frontier.bots.evaluation import Evaluation
from frontier.bots.tree import CONFIDENT, NONE, Tree
from frontier.engine.chance import Rng
from frontier.engine.state import CHANCE, OVER, State

LONGEST: Final = 512  # moves from the root to a leaf
MANY_OUTCOMES: Final = 8  # chance nodes with more are widened little by little
REDRAWS: Final = 3
NEAR: Final = 300  # positions looked at to find the next root
CLOCK: Final = 16  # iterations between two looks at the clock
LEANING: Final = 0.5  # of the first attention, what follows leanings where they were learnt
IDLE: Final = 0.02
NEVER: Final = -1000.0  # as a share of the attention
SHARP: Final = 12.0  # how much a better first judgement draws the search


class Search(Tree):
    """A tree that grows from one position."""

    def __init__(self, evaluation: Evaluation, seats: int, seed: int, exploration: float, looks_ahead: bool) -> None:
        super().__init__(seats)
        self.evaluation = evaluation
        self.rng = Rng(seed)
        self.exploration: float = exploration
        # On reaching a new node: judge every move there, or only the position itself.
        self.looks_ahead: bool = looks_ahead
        self.root_state: State | None = None
        self.assumed: State | None = None
        self.seat: i64 = 0  # with whose eyes
        self.iterations: i64 = 0
        self.values: vec[float] = vec[float]([0.0 for _ in range(seats)])
        self.path: vec[i64] = vec[i64]([0 for _ in range(LONGEST)])

    def begin(self, state: State, seat: int) -> None:
        """From this position on, with the eyes of a seat; it is not changed, and whoever asks may go on with it."""
        self.reset()
        self.root_state = state.clone()
        self.assumed = self.evaluation.assume(state, seat)
        self.seat = seat
        self.iterations = 0

    def follow(self, state: State, seat: int) -> None:
        """Go on from a later position of the same game: what the tree knows of it is kept, the rest forgotten."""
        node = NONE if self.root_state is None or self.seat != seat else self._reached(state.key())
        if node == NONE:
            self.begin(state, seat)
            return
        if node != 0:
            self.uproot(node)
        self._keep_legal(state)
        self.root_state = state.clone()
        self.assumed = self.evaluation.assume(state, seat)
        self.iterations = int(self.visits[0])

    def _keep_legal(self, state: State) -> None:
        """Drop moves of the root that were possible only in worlds imagined before."""
        first = self.first[0]
        if first == NONE:
            return
        to = first
        for child in range(first, first + self.count[0]):
            if state.is_legal(int(self.act[child])):
                self.copy(self, child, to)
                to += 1
        self.count[0] = to - first
        if to == first:
            self.first[0] = NONE

    def _reached(self, key: bytes) -> i64:
        """The node of a position that lies not too far below the root."""
        root = self.root_state
        assert root is not None
        nodes: list[int] = [0]
        states: list[State] = [root]
        at = 0
        while at < len(nodes) and at < NEAR:
            node: i64 = nodes[at]
            here = states[at]
            at += 1
            if here.key() == key:
                return node
            if self.first[node] != NONE:
                for child in range(self.first[node], self.first[node] + self.count[node]):
                    if self.visits[child] > 0 and here.is_legal(int(self.act[child])):
                        after = here.clone()
                        after.step(self.act[child])
                        nodes.append(int(child))
                        states.append(after)
        return NONE

    # --- growing ---

    def run(self, iterations: int, seconds: float, in_full: bool = False) -> None:
        """Search on; unless `in_full`, stop early when the choice cannot change any more."""
        limit: i64 = iterations
        done: i64 = 0
        began = perf_counter()
        while done < limit:
            self._iterate()
            done += 1
            if done % CLOCK == 0:
                spent = perf_counter() - began
                if spent >= seconds:
                    break
                if in_full:
                    continue
                left = float(limit - done)
                possible = float(done) * (seconds - spent) / spent
                if self._is_settled(left if left < possible else possible):
                    break
        self.iterations += done

    def best(self) -> int:
        """The move looked at most; among equals the one that looks best."""
        root = self.root_state
        assert root is not None
        actor: i64 = root.actor
        best = self.first[0]
        for child in range(self.first[0], self.first[0] + self.count[0]):
            if self.visits[child] > self.visits[best] or (
                self.visits[child] == self.visits[best] and self.worth(child, actor) > self.worth(best, actor)
            ):
                best = child
        return int(self.act[best])

    def moves(self) -> list[tuple[int, int, list[float]]]:
        """Every move at the root: its code, how often it was looked at, every seat's probability to win after it."""
        found = []
        for child in range(self.first[0], self.first[0] + self.count[0]):
            chances = [self.worth(child, seat) for seat in range(self.seats)]
            found.append((int(self.act[child]), int(self.visits[child]), chances))
        return found

    def line(self, action: int) -> list[int]:
        """What most likely follows a move, chance included, as far as it was looked at."""
        found = []
        node = self.find(0, action)
        while node != NONE and self.visits[node] > 0:
            found.append(int(self.act[node]))
            best = NONE
            if self.first[node] != NONE:
                for child in range(self.first[node], self.first[node] + self.count[node]):
                    if best == NONE or self.visits[child] > self.visits[best]:
                        best = child
            node = best
        return found

    def _is_settled(self, left: float) -> bool:
        """Whether the most visited move stays it, whatever comes."""
        best: i64 = 0
        second: i64 = 0
        for child in range(self.first[0], self.first[0] + self.count[0]):
            n = self.visits[child]
            if n > best:
                second = best
                best = n
            elif n > second:
                second = n
        return float(best - second) > left

    def _iterate(self) -> None:
        assumed = self.assumed
        assert assumed is not None
        state = self.evaluation.imagine(assumed, self.seat, self.rng)
        path = self.path
        depth: i64 = 1
        path[0] = 0
        node: i64 = 0
        while depth < LONGEST:
            actor: i64 = state.actor
            if actor == OVER:
                self.evaluation.chances(state, self.seats, self.values, self.rng)
                break
            if actor == CHANCE:
                node = self._outcome(node, state)
            else:
                if self.first[node] == NONE:
                    self._expand(node, state, actor)
                    break
                node = self._select(node, state, actor)
            state.step(self.act[node])
            path[depth] = node
            depth += 1
        visits, sums, values, seats = self.visits, self.sums, self.values, self.seats
        for i in range(depth):
            at = path[i]
            visits[at] = visits[at] + 1
            for seat in range(seats):
                sums[at * seats + seat] = sums[at * seats + seat] + values[seat]

    def _expand(self, node: i64, state: State, actor: i64) -> None:
        """A new node: its moves, and what it is worth, into `values`."""
        self.open(node, state)
        if not self.looks_ahead:
            self.evaluation.chances(state, self.seats, self.values, self.rng)
            at = self.first[node]
            for child in range(at, at + self.count[node]):
                for seat in range(self.seats):
                    self.guess[child * self.seats + seat] = self.values[seat]
            return
        first, n, seats = self.first[node], self.count[node], self.seats
        best = NONE
        self.evaluation.compare()
        for child in range(first, first + n):
            self._judge(child, state, actor)
            action = self.act[child]
            if self.evaluation.is_idle(state, action) or self.evaluation.is_repeated(state, action):
                self.prior[child] = NEVER
            elif best == NONE or self.guess[child * seats + actor] > self.guess[best * seats + actor]:
                best = child
        self._draw_priors(first, n, actor, self.guess[best * seats + actor])
        for child in range(first, first + n):
            if self.prior[child] == NEVER:
                self._belittle(child, best, actor)
        for seat in range(seats):
            self.values[seat] = self.guess[best * seats + seat]

    def _belittle(self, child: i64, best: i64, actor: i64) -> None:
        """An idle move is not better than the best of the others, whatever it looks like."""
        seats = self.seats
        if self.guess[child * seats + actor] > self.guess[best * seats + actor] - IDLE:
            for seat in range(seats):
                self.guess[child * seats + seat] = self.guess[best * seats + seat] + IDLE / float(seats - 1)
            self.guess[child * seats + actor] = self.guess[best * seats + actor] - IDLE

    def _judge(self, child: i64, state: State, actor: i64) -> None:
        """What a move looks like at first sight."""
        evaluation = self.evaluation
        evaluation.mover = actor
        after = state.clone()
        after.step(self.act[child])
        while after.actor == CHANCE:
            after.step(after.draw(self.rng))
        evaluation.chances(after, self.seats, self.values, self.rng)
        self.prior[child] = evaluation.leaning
        for seat in range(self.seats):
            self.guess[child * self.seats + seat] = self.values[seat]

    def _draw_priors(self, first: i64, n: i64, actor: i64, best: float) -> None:
        """The better a move looks, the sooner it is tried; also the more one leans towards it, if that was learnt."""
        followed = 0.0
        if self.evaluation.leans:
            followed = LEANING
            self._weigh_leanings(first, n)
        total = 0.0
        for child in range(first, first + n):
            if self.prior[child] != NEVER:
                total += self._attraction(child, actor, best)
        for child in range(first, first + n):
            if self.prior[child] != NEVER:
                share = self._attraction(child, actor, best) / total
                self.prior[child] = followed * self.prior[child] + (1.0 - followed) * share

    def _attraction(self, child: i64, actor: i64, best: float) -> float:
        """A cheap and smooth falling function of the distance to the best."""
        far = SHARP * (best - self.guess[child * self.seats + actor])
        return 1.0 / (1.0 + far * far)

    def _weigh_leanings(self, first: i64, n: i64) -> None:
        """Leanings become shares."""
        most = NEVER
        for child in range(first, first + n):
            if self.prior[child] > most:
                most = self.prior[child]
        total = 0.0
        for child in range(first, first + n):
            if self.prior[child] != NEVER:
                self.prior[child] = exp(self.prior[child] - most)
                total += self.prior[child]
        for child in range(first, first + n):
            if self.prior[child] != NEVER:
                self.prior[child] = self.prior[child] / total

    # --- walking down ---

    def _select(self, node: i64, state: State, actor: i64) -> i64:
        """The child whose value and uncertainty for the actor promise most, among what is possible in this world."""
        if not self.fits(node, state):
            self.merge(node, state)
        first, seats = self.first[node], self.seats
        visits, sums, guess, prior = self.visits, self.sums, self.guess, self.prior
        s = state.s
        at = state.tail + 1
        end = at + s[state.tail]
        reach = self.exploration * sqrt(float(visits[node]))
        best = NONE
        best_value = -1.0
        child = first
        while at < end:
            while self.act[child] != s[at]:
                child += 1
            n = float(visits[child])
            i = child * seats + actor
            value = (sums[i] + CONFIDENT * guess[i]) / (n + CONFIDENT) + reach * prior[child] / (1.0 + n)
            if value > best_value:
                best = child
                best_value = value
            at += 1
            child += 1
        return best

    def _outcome(self, node: i64, state: State) -> i64:
        """What chance brings. Where it can bring many things, new ones come the more slowly the more are known."""
        is_wide = state.s[state.tail] > MANY_OUTCOMES
        if not is_wide and self.first[node] == NONE:
            self.open(node, state)
        action = state.draw(self.rng)
        child = self.find(node, action)
        if child != NONE:
            return child
        known = self.count[node]
        if known * known < self.visits[node] + 1:
            return self.add(node, action)
        for _ in range(REDRAWS):
            child = self.find(node, state.draw(self.rng))
            if child != NONE:
                return child
        for _ in range(REDRAWS * known):  # a known one that is possible in this world
            child = self.first[node] + self.rng.below(known)
            if state.is_legal(int(self.act[child])):
                return child
        return self.add(node, action)
