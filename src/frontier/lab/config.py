"""The configuration of a game as data, which can be sent to other processes and stored."""

from dataclasses import asdict, dataclass
from typing import Any

import frontier
from frontier.engine.game import Game


@dataclass(frozen=True)
class GameConfig:
    """A game with its number of players, modules, options, component set and version of the rules."""

    game: str
    players: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, bool | int | str], ...] = ()
    components: str | None = None
    rules: int | None = None  # an earlier version of them

    @classmethod
    def of(cls, game: Game, components: str | None, rules: int | None = None) -> "GameConfig":
        """Return the configuration of a game that was made with these components and version of the rules."""
        return cls(game.id, game.players, game.modules, tuple(game.options.items()), components, rules)

    def make(self) -> Game:
        """Return the configured game; reading its components takes longer than playing it, so keep it."""
        options: dict[str, Any] = dict(self.options)
        return frontier.game(
            self.game,
            players=self.players,
            modules=self.modules,
            components=self.components,
            rules=self.rules,
            **options,
        )

    def as_json(self) -> dict[str, Any]:
        """Return all fields for a file or a report; the version of the rules only if it is an earlier one."""
        fields = asdict(self)
        if self.rules is None:
            del fields["rules"]
        return fields
