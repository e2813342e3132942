"""Reviews of games that are over, begun when a game ends and made little by little while somebody looks at them.

The worker processes are apart from those of the bots and have a low priority, so no table waits for a review. First a
quick pass over the whole game, then a thorough one, which replaces what the first has found. Between people, and
between the games of each, the time is shared out evenly. The quick pass over a game that has just ended is made whoever
looks. For the rest, whoever looks away for a while is waited for no longer: the review stops where it is, and goes on
when somebody looks again.
"""

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from frontier import Match
from frontier.coach.review import Decision, Review, summed_up
from frontier.server.analysis.pool import AnalysisPool

PASSES: Final = (200, 2000)  # iterations of the search a decision
SLICE: Final = 0.4  # seconds of one job
KEPT: Final = 128  # reviews, of some 100 kB
PATIENCE: Final = 20.0  # seconds without anybody who looks
TRIES: Final = 3  # of a job whose worker is lost


@dataclass(eq=False)
class GameReview:
    """What is known so far about a game: each decision with its texts, by its move."""

    match: Match
    person: str
    name: str
    found: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    passes: int = 0  # that are finished
    after: int = 0  # the move up to which the present pass has come
    looked_at: float = 0.0
    is_waiting: bool = False  # for a worker
    failures: int = 0
    seconds: float = SLICE
    is_owed: bool = False  # the first pass, whoever looks

    @property
    def is_finished(self) -> bool:
        """Whether nothing more will be found."""
        return self.passes == len(PASSES) or self.has_failed

    @property
    def has_failed(self) -> bool:
        """Whether the review cannot be made."""
        return self.failures >= TRIES

    @property
    def total(self) -> int:
        """The number of decisions in the game."""
        return sum(move.actor >= 0 for move in self.match.moves)

    def review(self) -> Review:
        """Return what the decisions found so far amount to."""
        return summed_up(self.match, [Decision.from_json(self.found[move]["decision"]) for move in sorted(self.found)])

    def job(self) -> dict[str, Any]:
        """Return the next piece of work as the worker reads it."""
        match, game = self.match, self.match.game
        return {
            "table": self.name,
            "settings": dict(game.settings()),
            "kind": "review",
            "seed": match.seed,
            "moves": [move.action for move in match.moves],
            "start": None if match.start is None else game.dump(match.start),
            "iterations": PASSES[self.passes],
            "after": self.after,
            "seconds": SLICE,
        }

    @property
    def has_more(self) -> bool:
        """Whether there is more to find."""
        return not self.is_finished

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has looked lately, or the first pass is still owed."""
        return (self.is_owed and self.passes == 0) or time.monotonic() - self.looked_at <= PATIENCE

    def learn(self, reply: Mapping[str, Any]) -> None:
        """Take over what a worker has found."""
        self.failures = 0
        for one in reply["decisions"]:
            self.after = int(one["decision"]["move"])
            self.found[self.after] = one
        if reply["is_last"]:
            self.passes += 1
            self.after = 0

    def fail(self) -> None:
        """Count a piece of work that came to nothing."""
        self.failures += 1

    def drop(self) -> None:
        """Hear that it waits for a worker no more."""
        self.is_waiting = False


class Reviews:
    """Makes reviews by and by, and keeps those that were looked at last."""

    def __init__(self, pool: AnalysisPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, GameReview] = OrderedDict()

    def kept(self, name: str) -> GameReview | None:
        """Return a review that has begun, and let it go on."""
        found = self._kept.get(name)
        if found is not None:
            self._kept.move_to_end(name)
            self._look(found)
        return found

    def begin(self, name: str, person: str, match: Match) -> GameReview:
        """Begin the review of a game under a name; it goes on as long as somebody looks at it now and then."""
        return self._keep(GameReview(match, person, name))

    def owe(self, name: str, person: str, match: Match) -> None:
        """Begin the review of a game that has just ended, unless somebody was quicker."""
        if name not in self._kept:
            self._keep(GameReview(match, person, name, is_owed=True))

    def _keep(self, found: GameReview) -> GameReview:
        self._kept[found.name] = found
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        self._look(found)
        return found

    def _look(self, found: GameReview) -> None:
        found.looked_at = time.monotonic()
        if not found.is_waiting and not found.is_finished:
            found.is_waiting = True
            self._pool.put(found)
