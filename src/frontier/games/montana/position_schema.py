"""What a position may hold, for programs that let people put one together."""

from frontier.engine.schema import Schema, position_schema
from frontier.games.montana import shapes
from frontier.games.montana.components import AREAS, Components
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.module import Module


def schema(constants: Constants, box: Components, expansion: Expansion, modules: tuple[Module, ...]) -> Schema:
    """Return the JSON Schema of a dump, without the settings."""
    phases = [constants.phases.names[number] for number in constants.phases.numbers]
    labels = list(constants.labels)
    words: dict[str, list[str]] = {
        "Dump.phase": phases,
        "Dump.resume": phases,
        "Dump.settlements.keys": labels,
        "Dump.cows": labels,
        "Dump.canteens": labels,
        "Landscape.tiles": list(constants.tile_ids),
        "Landscape.start": labels,
        "Place.area": ["bank", *AREAS],
        "Contractor.row": [row.id for row in box.rows],
    }
    parts = [module.shapes for module in modules if module.shapes is not None]
    for module in modules:
        words |= module.position_words(expansion, labels, phases)
    found = position_schema(shapes.Dump, parts, {"View": "Dump", "Seat": "DumpedSeat"}, words)
    if modules:
        site = {"anyOf": [{"type": "string", "enum": labels}, {"type": "null"}]}
        found["$defs"]["Dump"]["properties"]["site"] = site
    return found
