"""Why a move is good, in words: claims, each of which has been found true on the main line before it is said.

What can be claimed is known to the games: coach/NAME.py has `CLAIMS`. A game without it gives no reasons in words.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from frontier import plugins
from frontier.coach.walk import Walk
from frontier.engine.game import Game
from frontier.texts import dashed, text

MOST_TOLD: Final = 5
Fact = str | int | tuple[tuple[str, int], ...]  # an id, a number, or pieces with their numbers


@dataclass(frozen=True)
class Claim:
    """Something that is true of a move; `is_sure` if it does not depend on what others do."""

    kind: str
    facts: tuple[tuple[str, Fact], ...]
    is_sure: bool

    def __getitem__(self, name: str) -> Fact:
        """Return one of the facts."""
        return dict(self.facts)[name]

    def says_the_same(self, other: "Claim") -> bool:
        """Whether both say the same, however sure they are."""
        return (self.kind, self.facts) == (other.kind, other.facts)


def claim(kind: str, is_sure: bool, **facts: Fact) -> Claim:
    """Return a claim with its facts."""
    return Claim(kind, tuple(facts.items()), is_sure)


@dataclass(frozen=True)
class GameClaims:
    """What a game brings: the claims that a walk proves, the most important first, and their words."""

    find: Callable[[Walk], list[Claim]]
    misses: Callable[[Walk, Claim], bool]  # whether a walk shows that a claim is not true of it
    words: Callable[[Game, Claim, str], Mapping[str, object]]  # the arguments of the sentence


@dataclass(frozen=True)
class Reason:
    """A claim for a move, and whether the usual move would miss what it says."""

    claim: Claim
    is_missed: bool


def claims_of(game: str) -> GameClaims | None:
    """Return what a game can claim, None if it brings nothing."""
    own = plugins.part_of("frontier.coach", game)
    found: GameClaims | None = None if own is None else own.CLAIMS
    return found


def reasons(best: Walk, other: Walk | None) -> tuple[Reason, ...]:
    """Return what speaks for a move: first what the other would miss, last what is as true of the other."""
    own = claims_of(best.game.id)
    if own is None:
        return ()
    common = [] if other is None else own.find(other)
    found = [Reason(one, other is not None and own.misses(other, one)) for one in own.find(best)]
    ranks = {one: (not one.is_missed, any(each.says_the_same(one.claim) for each in common)) for one in found}
    return tuple(sorted(found, key=ranks.__getitem__)[:MOST_TOLD])


def sentence(game: Game, one: Claim, lang: str) -> str:
    """Return a claim as a sentence."""
    own = claims_of(game.id)
    assert own is not None
    return text(lang, f"coach-{game.id}-{dashed(one.kind)}", own.words(game, one, lang))
