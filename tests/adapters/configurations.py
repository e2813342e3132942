"""The configurations that the libraries' own tests play: some that stand for all, and the others."""

from itertools import combinations
from typing import Any

from support.montana_modules import MODULES

Configuration = tuple[str, dict[str, Any]]


def montana(players: int, *modules: str) -> Configuration:
    """Return a configuration of Montana."""
    return "montana", {"players": players, "modules": modules}


HOMESTEADERS: list[Configuration] = [("homesteaders", {"players": players}) for players in (2, 3, 4)]

# Every player count, every module with and without each other one.
SAMPLE: list[Configuration] = [
    *[montana(players) for players in (2, 3, 4)],
    montana(2, "settlements", "landscapes"),
    montana(2, "landscapes", "events"),
    montana(3, "events", "goldrush"),
    montana(3, "settlements", "goldrush"),
    montana(4, *MODULES),
    *HOMESTEADERS,
]
SHOWN = [SAMPLE[0], SAMPLE[5], *SAMPLE[7:]]  # pictures take their time

SUBSETS = [subset for n in range(len(MODULES) + 1) for subset in combinations(MODULES, n)]
EVERY = [*[montana(players, *subset) for players in (2, 3, 4) for subset in SUBSETS], *HOMESTEADERS]
OTHERS = [configuration for configuration in EVERY if configuration not in SAMPLE]


def in_openspiel(configuration: Configuration) -> str:
    """Return a configuration as a game string of OpenSpiel."""
    name, options = configuration
    return f"python_{name}(players={options['players']},modules={'+'.join(options.get('modules', ()))})"
