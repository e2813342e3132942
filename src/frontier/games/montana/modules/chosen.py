"""The chosen modules, ready to be asked."""

from librt.vecs import append, vec

from frontier.games.montana.extension import Extension
from frontier.games.montana.modules.components import Expansion
from frontier.games.montana.modules.events import Events
from frontier.games.montana.modules.goldrush import Goldrush
from frontier.games.montana.modules.landscapes import Landscapes
from frontier.games.montana.modules.settlements import Settlements
from frontier.games.montana.tables import Tables


def extensions(expansion: Expansion, tables: Tables, modules: tuple[str, ...]) -> vec[Extension]:
    """The chosen modules in the order in which they follow each other after a settlement (M-AMB-63)."""
    found = vec[Extension]()
    if "landscapes" in modules:
        found = append(found, Landscapes(expansion, tables))
    if "settlements" in modules:
        found = append(found, Settlements(expansion, tables))
    if "events" in modules:
        found = append(found, Events(expansion, tables))
    if "goldrush" in modules:
        found = append(found, Goldrush(expansion, tables))
    return found
