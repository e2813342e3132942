"""Bots: each takes what a seat may see and returns one of its legal actions. A bot joins by one line here."""

import re
from collections.abc import Callable
from functools import partial

from frontier import plugins
from frontier.bots.evaluation import Evaluator
from frontier.bots.greedy import Farmhand, Greedy, Greenhorn
from frontier.bots.learned import LEARNED, PLAYOUTS
from frontier.bots.levels import SEARCH_LEVELS, LevelBot
from frontier.bots.random_bot import RandomBot
from frontier.bots.search_bot import C_PUCT, C_PUCT_PLAYOUTS, NO_LIMIT, SearchBot
from frontier.engine.errors import OptionError
from frontier.engine.match import Player

plugins.extend(__path__, "bots")

# Those offered at the table, each stronger than the one before.
LEVELS: dict[str, Callable[[int], Player]] = {
    "greenhorn": Greenhorn,
    "farmhand": Farmhand,
    **{name: partial(LevelBot, name) for name in SEARCH_LEVELS},
}
BOTS: dict[str, Callable[[int], Player]] = {"random": RandomBot, "greedy": Greedy, **LEVELS}

# Those of the laboratory, which search with a budget: `search@500` (iterations) or `mcts@0.5s`. For each kind its
# evaluators, its PUCT constant, and whether an expansion evaluates the children.
SEARCH_BOTS: dict[str, tuple[dict[str, Evaluator], float, bool]] = {
    "search": (LEARNED, C_PUCT, True),
    "forgetful": (LEARNED, C_PUCT, True),
    "mcts": (PLAYOUTS, C_PUCT_PLAYOUTS, False),
}
REMEMBERING = ("search",)  # as the strongest levels do; the others look at the table only when they have to decide
BUDGET = re.compile(r"(\w+)@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s)")
UNLIMITED = 10**9


def maker(name: str) -> Callable[[int], Player]:
    """Return what makes the bot of a name from a seed; OptionError if there is none of that name."""
    if name in BOTS:
        return BOTS[name]
    found = BUDGET.fullmatch(name)
    if found and found[1] in SEARCH_BOTS and float(found[2] or found[3]) > 0:
        evaluators, c_puct, evaluates_children = SEARCH_BOTS[found[1]]
        iterations, seconds = (int(found[2]), NO_LIMIT) if found[2] else (UNLIMITED, float(found[3]))
        budget = iterations, seconds, c_puct, evaluates_children, found[1] in REMEMBERING
        return lambda seed: SearchBot(name, evaluators, seed, *budget)
    with_budget = " and ".join(f"{kind}@500 or {kind}@0.5s" for kind in SEARCH_BOTS)
    raise OptionError(f"unknown bot {name!r}; there is {', '.join(BOTS)}, and with a budget {with_budget}")


def bot(name: str, seed: int = 0) -> Player:
    """Return a bot by name; the same seed makes the same choices (with a budget in seconds, only about the same)."""
    return maker(name)(seed)
