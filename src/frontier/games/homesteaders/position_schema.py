"""What a position may hold, for programs that let people put one together."""

from frontier.engine.schema import Schema, position_schema
from frontier.games.homesteaders import phases, shapes
from frontier.games.homesteaders.components import Components
from frontier.games.homesteaders.constants import Constants


def schema(constants: Constants, box: Components) -> Schema:
    """Return the JSON Schema of a dump, without the settings."""
    buildings = [building.id for building in box.buildings]
    words = {
        "Dump.phase": phases.NAMES,
        "Dump.next_place": constants.place_ids,
        "Dump.building": buildings[1:],
        "DumpedSeat.buildings": buildings,
        "DumpedSeat.placed": constants.place_ids,
    }
    return position_schema(shapes.Dump, words=words)
