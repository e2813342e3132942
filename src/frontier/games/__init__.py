"""The games. A game joins by one line in GAMES; its package has a `create` in game.py and a `listing` in
components.py."""

from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from frontier.engine.errors import OptionError

if TYPE_CHECKING:
    from frontier.engine.components import Listing
    from frontier.engine.game import Game
    from frontier.engine.meta import Meta

GAMES = {"montana": "frontier.games.montana", "homesteaders": "frontier.games.homesteaders"}


def game(
    name: str,
    *,
    players: int = 2,
    modules: Collection[str] = (),
    components: str | Path | None = None,
    rules: int | None = None,
    **options: bool | int | str,
) -> "Game":
    """A game, ready to start: `game("montana", players=3).new(seed=7)`; `rules` is an earlier version of them."""
    create = _module(name, "game").create
    created: Game = create(players=players, modules=modules, components=components, rules=rules, **options)
    return created


def meta(name: str) -> "Meta":
    """What a game says about itself: player counts, options, modules."""
    declared: Meta = _module(name, "meta").META
    return declared


def listing(name: str, source: str | Path | None = None) -> "Listing":
    """A game's components with their provenance, for display."""
    listed: Listing = _module(name, "components").listing(source)
    return listed


def _module(name: str, part: str) -> ModuleType:
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
    return import_module(f"{GAMES[name]}.{part}")
