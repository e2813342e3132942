"""The chosen modules, ready to be asked."""

from librt.vecs import append, vec

from frontier.games.montana.constants import Constants
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules.components import Expansion
from frontier.games.montana.modules.event_cards.rules import Events
from frontier.games.montana.modules.goldrush.rules import Goldrush
from frontier.games.montana.modules.landscapes.rules import Landscapes
from frontier.games.montana.modules.settlements.rules import Settlements


def extensions(expansion: Expansion, constants: Constants, modules: tuple[str, ...]) -> vec[Extension]:
    """The chosen modules in the order in which they follow each other after a settlement (M-AMB-63)."""
    found = vec[Extension]()
    if "landscapes" in modules:
        found = append(found, Landscapes(expansion, constants))
    if "settlements" in modules:
        found = append(found, Settlements(expansion, constants))
    if "events" in modules:
        found = append(found, Events(expansion, constants))
    if "goldrush" in modules:
        found = append(found, Goldrush(expansion, constants))
    return found
