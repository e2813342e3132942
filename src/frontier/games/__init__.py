"""The games, each a package here or in a folder that FRONTIER_GAMES names (see frontier/plugins.py).

A game has `META` in meta.py and `create` in game.py. One with packaged components has `SETS` and `listing` in
components.py; without them it is played with what its rules say. `View` in shapes.py is the type of its views.
"""

from collections.abc import Collection, Iterable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Any

from frontier import plugins
from frontier.engine import shapes
from frontier.engine.errors import OptionError

if TYPE_CHECKING:
    from frontier.engine.components import Listing, PackagedSets
    from frontier.engine.game import Game
    from frontier.engine.meta import Meta

DEFAULT = "montana"  # the game that is offered first
NO_COMPONENTS = ("standard",)  # the set of a game that packages none

plugins.extend(__path__, "games")


def _found(path: Iterable[str]) -> tuple[str, ...]:
    names = [module.name for module in iter_modules(path) if module.ispkg]
    return tuple(sorted(names, key=lambda id_: (id_ != DEFAULT, id_)))


GAMES = _found(__path__)
OWN = _found([str(Path(__file__).parent)])  # those of the package itself


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
    own = _components(name)
    if own is None:
        raise OptionError(f"{name} has no component files")
    listed: Listing = own.listing(source)
    return listed


def component_sets(name: str) -> tuple[str, ...]:
    """The packaged component sets of a game by name, the default first."""
    own = _components(name)
    if own is None:
        return NO_COMPONENTS
    sets: PackagedSets = own.SETS
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


def view_shape(name: str) -> type:
    """The type of a game's views: `View` of its shapes.py, or what all views have in common."""
    own = plugins.part_of(_package(name), "shapes") or shapes
    declared: type = own.View
    return declared


def view_parts(name: str) -> list[ModuleType]:
    """What the modules of a game add to the type of its views: shapes.py of each folder in `modules`."""
    modules = plugins.part_of(_package(name), "modules")
    folders = [entry.name for entry in iter_modules(modules.__path__) if entry.ispkg] if modules is not None else []
    found = [plugins.part_of(f"{_package(name)}.modules.{folder}", "shapes") for folder in folders]
    return [part for part in found if part is not None]


def has_components(name: str) -> bool:
    """Whether a game has component files whose values can be listed."""
    return _components(name) is not None


def _components(name: str) -> ModuleType | None:
    return plugins.part_of(_package(name), "components")


def _module(name: str, part: str) -> ModuleType:
    return import_module(f"{_package(name)}.{part}")


def _package(name: str) -> str:
    if name not in GAMES:
        raise OptionError(f"unknown game {name!r}; there is {', '.join(GAMES)}")
    return f"{__name__}.{name}"
