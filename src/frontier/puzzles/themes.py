"""What puzzles are about. A game says so in puzzles/GAME as `PUZZLES`; without that they have no themes."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from frontier import plugins
from frontier.engine.events import EventLog
from frontier.engine.game import Game
from frontier.engine.state import State


@dataclass(frozen=True)
class Moment:
    """A decision with what can be said about it."""

    game: Game
    before: State
    action: int

    @cached_property
    def family(self) -> str:
        """The family of the action."""
        return self.game.space.family(self.action).name

    @cached_property
    def position(self) -> dict[str, Any]:
        """The position before it, as `game.dump` gives it."""
        return self.game.dump(self.before)

    @cached_property
    def events(self) -> list[dict[str, Any]]:
        """What happens at once when it is carried out, chance left out."""
        after, log = self.before.clone(), EventLog()
        after.listener = log
        after.step(self.action)
        return [self.game.event_fields(event) for event in log.take()]

    def brings(self, event: str) -> bool:
        """Return whether an event of a kind happens at once."""
        return any(one["event"] == event for one in self.events)


Theme = Callable[[Moment], bool]


@dataclass(frozen=True)
class GamePuzzles:
    """What a game says of its puzzles: the themes by id, each with what it takes, and families that nobody asks for."""

    themes: Mapping[str, Theme] = field(default_factory=dict)
    left_out: tuple[str, ...] = ()  # because a decision of these alone says little


def declared(game: str) -> GamePuzzles:
    """Return what a game says of its puzzles."""
    own = plugins.part_of("frontier.puzzles", game)
    found: GamePuzzles = GamePuzzles() if own is None else own.PUZZLES
    return found


def themes_of(moment: Moment) -> tuple[str, ...]:
    """Return the themes of a decision."""
    return tuple(id_ for id_, is_about in declared(moment.game.id).themes.items() if is_about(moment))


def by_family(*families: str) -> Theme:
    """Return the theme of the decisions of some families."""
    return lambda moment: moment.family in families
