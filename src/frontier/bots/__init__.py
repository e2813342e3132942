"""Bots: each takes what a seat may see and returns one of its legal actions. A bot joins by one line here."""

import re
from collections.abc import Callable
from functools import partial

from frontier import plugins
from frontier.bots.characters import style_of
from frontier.bots.evaluation import Evaluator
from frontier.bots.game_bots import UNLIMITED
from frontier.bots.greedy import Farmhand, Greedy, Greenhorn
from frontier.bots.learned import LEARNED, PLAYOUTS
from frontier.bots.levels import SEARCH_LEVELS, LevelBot
from frontier.bots.random_bot import RandomBot
from frontier.bots.search_bot import C_PUCT, C_PUCT_PLAYOUTS, NO_LIMIT, SearchBot
from frontier.engine.errors import OptionError
from frontier.engine.match import Player

plugins.extend(__path__, "bots")

# Those offered at the table, each stronger than the one before; with a name they are somebody, e.g. `rancher:Ada`.
LEVELS: dict[str, Callable[..., Player]] = {
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
NAME = re.compile(r"(\w+)(?:@(?:(\d{1,9})|(\d{1,4}(?:\.\d{1,3})?)s))?(?::(\w+))?")


def maker(name: str) -> Callable[[int], Player]:
    """Return what makes the bot of a name from a seed; OptionError if there is none of that name."""
    found = NAME.fullmatch(name)
    kind, iterations, seconds, character = found.groups() if found else (name, None, None, None)
    if character is not None:
        style_of(character)  # it exists
    count, time = int(iterations) if iterations else None, float(seconds) if seconds else None
    if count is None and time is None:
        if character is None and kind in BOTS:
            return BOTS[kind]
        if character is not None and kind in LEVELS:
            return lambda seed: LEVELS[kind](seed, character, name=name)
    elif (count or time or 0) > 0 and kind in SEARCH_LEVELS:
        return lambda seed: LevelBot(kind, seed, character or "", count, time, name)
    elif (count or time or 0) > 0 and kind in SEARCH_BOTS and character is None:
        evaluators, c_puct, evaluates_children = SEARCH_BOTS[kind]
        budget = count or UNLIMITED, time or NO_LIMIT, c_puct, evaluates_children, kind in REMEMBERING
        return lambda seed: SearchBot(name, evaluators, seed, *budget)
    with_budget = " and ".join(f"{one}@500 or {one}@0.5s" for one in (*SEARCH_BOTS, SEARCH_LEVELS[-1]))
    raise OptionError(f"unknown bot {name!r}; there is {', '.join(BOTS)}, and with a budget {with_budget}")


def bot(name: str, seed: int = 0) -> Player:
    """Return a bot by name; the same seed makes the same choices (with a budget in seconds, only about the same)."""
    return maker(name)(seed)
