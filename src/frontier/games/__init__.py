"""The games. A game joins by one line in GAMES; its package has a `create` in game.py, and `SETS` and a `listing` in
components.py."""

from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from frontier.engine.errors import OptionError

if TYPE_CHECKING:
    from frontier.engine.components import Listing, PackagedSets
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


def component_sets(name: str) -> tuple[str, ...]:
    """The packaged component sets of a game by name, the default first."""
    sets: PackagedSets = _module(name, "components").SETS
    return sets.names


def recorded(
    name: str, component_hash: str | None, components: str | Path | None = None, **configuration: Any
) -> "Game":
    """A game as a record or a running table names it: with the packaged component set of this hash.

    With components of somebody's own, or of no packaged set, it is up to the caller to compare the hashes.
    """
    first: Game | None = None
    for source in component_sets(name) if components is None else (components,):
        made = game(name, components=source, **configuration)
        if component_hash in (None, made.component_hash):
            return made
        first = first or made
    assert first is not None
    return first


def _module(name: str, part: str) -> ModuleType:
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
    return import_module(f"{GAMES[name]}.{part}")
