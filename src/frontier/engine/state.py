"""The position of a game: one flat vector of native integers.

A game's own state class adds named slots and rules; this base gives what is the same for every game.
The list of legal actions is the tail of the same vector, so that one copy clones everything.
"""

from operator import index
from typing import Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.errors import IllegalAction, OptionError
from frontier.engine.events import Event, Listener
from frontier.engine.reasons import Reason

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -1  # has the turn
MAX_CODE: Final = 1_000_000  # no action space comes near; keeps huge numbers out of native code


class State:
    """A position. Subclasses fill `s[:tail]`; `s[tail]` counts the legal actions that follow it."""

    def __init__(self, s: vec[i64], tail: i64) -> None:
        self.s = s
        self.tail = tail
        self.listener: Listener | None = None

    # What a game implements -----------------------------------------------------------------------

    @property
    def actor(self) -> int:
        """The seat to decide, or CHANCE, or OVER."""
        raise NotImplementedError

    @property
    def turn(self) -> int:
        """The seat whose turn it is, also while chance or another seat decides within it; NOBODY outside of turns."""
        raise NotImplementedError

    @property
    def round(self) -> int:
        """The round that is being played, counted from 1; in a game without rounds the turn."""
        raise NotImplementedError

    @property
    def configuration(self) -> str:
        """The game, its players, options and components: positions of equal ones can be exchanged."""
        raise NotImplementedError

    def clone(self) -> "State":
        """Return an independent copy; listeners stay behind."""
        raise NotImplementedError

    def carry_out(self, action: i64) -> None:
        """Do what a legal action says, and nothing more."""
        raise NotImplementedError

    def find_legal(self) -> None:
        """Offer what is legal now, in ascending order."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Carry out whatever follows by itself before anybody has to decide."""

    def weight(self, action: i64) -> i64:
        """Return how many equally likely cases stand behind a chance action."""
        return 1

    def carry_out_unseen(self) -> None:
        """Do a move of which nobody says what it was, where a seat counts along (`Game.recall`).

        The first that is legal stands for it, until `Game.remembered` leaves out what came of it. A game in which that
        would change what others may do, or what later moves mean, does something better.
        """
        self.carry_out(self.s[self.tail + 1])

    def why_not(self, action: int) -> Reason:
        """Return the rule against an action that is not legal; an unknown code raises OptionError."""
        raise NotImplementedError

    def setup_key(self) -> bytes:
        """Return what is fixed for the whole game and told apart in `key`."""
        raise NotImplementedError

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        raise NotImplementedError

    @property
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over, else nobody."""
        raise NotImplementedError

    @property
    def ending(self) -> str | None:
        """Why the game ended; None as long as it goes on."""
        raise NotImplementedError

    # What every game shares -----------------------------------------------------------------------

    def step(self, action: i64) -> None:
        """Carry out a legal action without checking it, then every decision that leaves no choice."""
        self.carry_out(action)
        self.settle()

    def step_unseen(self) -> None:
        """Carry out a move of which nobody says what it was, then every decision that leaves no choice."""
        self.carry_out_unseen()
        self.settle()

    def settle(self) -> None:
        """Find the legal actions; take those that leave no choice, chance excepted."""
        action = self.only_choice()
        while action >= 0:
            self.carry_out(action)
            action = self.only_choice()

    def only_choice(self) -> i64:
        """Find the legal actions; return the only one, or a negative number where somebody or chance decides."""
        s = self.s
        tail = self.tail
        self.go_on()
        s[tail] = 0
        self.find_legal()
        return -1 if s[tail] != 1 or self.actor == CHANCE else s[tail + 1]

    def follow_ups(self, action: int) -> list[tuple[int, int]]:
        """Return who does what by itself after a legal action, because there is no choice."""
        after = self.clone()
        after.carry_out(action)
        found: list[tuple[int, int]] = []
        forced = after.only_choice()
        while forced >= 0:
            found.append((after.actor, int(forced)))
            after.carry_out(forced)
            forced = after.only_choice()
        return found

    def why(self, action: int) -> Reason | None:
        """Return the rule against an action, None if it is legal."""
        return None if self.is_legal(action) else self.why_not(action)

    def legal_actions(self) -> list[int]:
        """Return the ascending codes of what the actor (chance included) may do; none only when it is over."""
        first = self.tail + 1
        return list(self.s[first : first + self.s[self.tail]])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every outcome with its probability."""
        if self.actor != CHANCE:
            return []
        legal = self.legal_actions()
        weights = [int(self.weight(action)) for action in legal]
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(legal, weights)]

    def is_legal(self, action: int) -> bool:
        """Whether `apply` would take this action."""
        if not 0 <= action <= MAX_CODE:
            return False
        s = self.s
        at = self.tail
        code: i64 = action
        for i in range(at + 1, at + 1 + s[at]):
            if s[i] == code:
                return True
        return False

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action; an illegal one raises IllegalAction and changes nothing."""
        code = action if isinstance(action, int) else index(action)  # numpy's integers are welcome too
        if not self.is_legal(code):
            raise self._refusal(code)
        self.step(code)

    def _refusal(self, action: int) -> IllegalAction:
        try:
            reason = self.why(action)
        except OptionError as error:
            return IllegalAction(action, str(error))
        rule = "" if reason is None else reason.rule
        return IllegalAction(action, f"action {action} is not legal here ({rule})", rule)

    def key(self) -> bytes:
        """Return bytes that are equal for equal positions."""
        return self.setup_key() + bytes(memoryview(self.s[: self.tail]))

    def emit(self, kind: str, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Tell the listener, if any, of an event; the game declares what a, b and c mean."""
        if self.listener is not None:
            self.listener.hear(Event(kind, seat, a, b, c))

    def offer(self, action: i64) -> None:
        """Add an action to the legal list; rules offer in ascending order."""
        s = self.s
        n = s[self.tail] + 1
        s[self.tail] = n
        s[self.tail + n] = action

    def offer_run(self, first: i64, count: i64) -> None:
        """Add consecutive actions to the legal list."""
        s = self.s
        n = s[self.tail]
        at = self.tail + 1 + n
        for i in range(count):
            s[at + i] = first + i
        s[self.tail] = n + count

    def offer_anew(self) -> None:
        """Find what is legal after the position was edited; nothing of earlier lists is left behind."""
        s = self.s
        for i in range(self.tail, i64(len(s))):
            s[i] = 0
        self.find_legal()

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, actor {self.actor}, {self.s[self.tail]} legal actions>"

    def pick(self, rng: Rng) -> i64:
        """Return a uniformly random legal action."""
        s = self.s
        return s[self.tail + 1 + rng.below(s[self.tail])]

    def draw(self, rng: Rng) -> i64:
        """Return a random chance outcome; a game whose outcomes have different weights draws by them."""
        return self.pick(rng)


def playout(state: State, rng: Rng) -> i64:
    """Play uniformly at random to the end, in place; return the number of player decisions."""
    decisions: i64 = 0
    while True:
        actor: i64 = state.actor
        if actor == OVER:
            return decisions
        if actor >= 0:
            decisions += 1
            state.step(state.pick(rng))
        else:
            state.step(state.draw(rng))


def best_seats(ranks: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the seats with the highest rank; those still tied share it."""
    best = max(ranks)
    return tuple([seat for seat in range(len(ranks)) if ranks[seat] == best])
