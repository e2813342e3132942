"""Who bots are: names, each with a style, and what they like and dislike of what a game offers.

A style is a small liking for some families of actions, and costs next to no strength. Prejudices are how the weaker
levels go wrong: not by accident, but as people do who misjudge the same things all their games.
"""

from collections.abc import Mapping
from math import cos, log, pi, sqrt
from statistics import median

from frontier.bots.game_bots import bots_of
from frontier.engine.chance import Rng, seed_word
from frontier.engine.errors import OptionError
from frontier.engine.game import Game

STYLES = ("builder", "trader", "gambler", "saver", "foreman")

# Neither list nor bots mean anybody; each name is easy to read in English, German and Dutch.
CHARACTERS: Mapping[str, str] = {
    name: style
    for style, names in {
        "builder": ("Abel", "Clara", "Emmett", "Ida", "Lydia", "Orson"),
        "trader": ("Ada", "Cora", "Gideon", "Jasper", "Mabel", "Otis"),
        "gambler": ("Elias", "Hattie", "Leona", "Rosa", "Silas", "Victor"),
        "saver": ("Amos", "Edith", "Jonas", "Minna", "Wanda"),
        "foreman": ("Flora", "Levi", "Nora", "Ruben", "Tilda"),
    }.items()
    for name in names
}
LIKING = 0.006  # of a probability of winning, by which a move that is liked may be worse than the best one
SPREADS = 0.08  # the same for those who do not search, in spreads of the values of what they choose from


def style_of(character: str) -> str:
    """Return the style of a character; OptionError if nobody has this name."""
    if character not in CHARACTERS:
        raise OptionError(f"unknown character {character!r}; there is {', '.join(sorted(CHARACTERS))}")
    return CHARACTERS[character]


def likings(game: Game, character: str) -> list[float]:
    """Return for each action of a game how much a character likes it, from -1 to 1; nothing for nobody."""
    if not character:
        return []
    liked = bots_of(game.id).styles.get(style_of(character), {})
    if not liked:
        return []
    found = [0.0] * game.space.count
    for family in game.space.families:
        for action in range(family.base, family.base + family.count):
            found[action] = liked.get(family.name, 0.0)
    return found


def prejudices(game: Game, who: int | str) -> list[float]:
    """Return for each action of a game how much somebody overrates it, drawn from a standard normal distribution.

    Half of it is for all actions of a family, half for what stands first in them, such as the building to be built.
    """
    found = [0.0] * game.space.count
    for family in game.space.families:
        rng = Rng(seed_word(f"{who} {family.name}"))
        whole = _normal(rng)
        size = family.fields[0].size if family.fields else 1
        parts = [_normal(rng) for _ in range(size)]
        for number in range(family.count):
            found[family.base + number] = (whole + parts[number * size // family.count]) * sqrt(0.5)
    return found


def spread(values: list[float]) -> float:
    """Return how far apart values usually are, whatever a few of them may be: the median distance from the median."""
    middle = median(values)
    return median([abs(value - middle) for value in values])


def _normal(rng: Rng) -> float:
    """Draw from a standard normal distribution."""
    one, other = ((int(rng.below(1 << 20)) + 0.5) / (1 << 20) for _ in range(2))
    return sqrt(-2.0 * log(one)) * cos(2.0 * pi * other)
