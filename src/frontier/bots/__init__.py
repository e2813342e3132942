"""Bots: each takes what a seat may see and returns one of its legal actions. A bot joins by one line here."""

import re
from collections.abc import Callable
from functools import partial

from frontier.bots.evaluation import Evaluation, Playouts
from frontier.bots.greedy import EVALUATIONS, Farmhand, Greedy, Greenhorn
from frontier.bots.learned import LEARNED
from frontier.bots.levels import THOUGHTS, Thinker
from frontier.bots.random_bot import RandomBot
from frontier.bots.searcher import EXPLORATION, NO_LIMIT, Searcher
from frontier.engine.errors import OptionError
from frontier.engine.match import Player

# Those offered at the table, each stronger than the one before.
LEVELS: dict[str, Callable[[int], Player]] = {
    "greenhorn": Greenhorn,
    "farmhand": Farmhand,
    **{name: partial(Thinker, name) for name in THOUGHTS},
}
BOTS: dict[str, Callable[[int], Player]] = {"random": RandomBot, "greedy": Greedy, **LEVELS}

# Those of the laboratory, who search with a budget: `search@500` (iterations) or `mcts@0.5s`. What they judge by, how
# far they explore, whether they judge every move of a new node.
SEARCHERS: dict[str, tuple[dict[str, Evaluation], float, bool]] = {
    "search": (LEARNED, EXPLORATION, True),
    "mcts": ({game: Playouts(made) for game, made in EVALUATIONS.items()}, 2.0, False),
}
BUDGET = re.compile(r"(\w+)@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s)")
UNLIMITED = 10**9


def maker(name: str) -> Callable[[int], Player]:
    """What makes a bot from a seed; OptionError if there is none of that name."""
    if name in BOTS:
        return BOTS[name]
    found = BUDGET.fullmatch(name)
    if found and found[1] in SEARCHERS and float(found[2] or found[3]) > 0:
        evaluations, exploration, looks_ahead = SEARCHERS[found[1]]
        iterations, seconds = (int(found[2]), NO_LIMIT) if found[2] else (UNLIMITED, float(found[3]))
        return lambda seed: Searcher(name, evaluations, seed, iterations, seconds, exploration, looks_ahead)
    searchers = " and ".join(f"{searcher}@500 or {searcher}@0.5s" for searcher in SEARCHERS)
    raise OptionError(f"unknown bot {name!r}; there is {', '.join(BOTS)}, and with a budget {searchers}")


def bot(name: str, seed: int = 0) -> Player:
    """A bot by name; the same seed makes the same choices (with a budget in seconds, only about the same)."""
    return maker(name)(seed)
