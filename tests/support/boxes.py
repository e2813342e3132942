"""The files of the component sets that games are played with unless somebody asks for others."""

from frontier.games.homesteaders.components import SETS as HOMESTEADERS_SETS
from frontier.games.montana.components import SETS as MONTANA_SETS

MONTANA_FILE = MONTANA_SETS.path(None)
HOMESTEADERS_FILE = HOMESTEADERS_SETS.path(None)
