"""Phrases of Montana that several places need: what a build costs and brings, and what a city row."""

from typing import TYPE_CHECKING

from frontier.games.montana import slots
from frontier.games.montana.constants import MORE_MASK, MORE_SHIFT, NOWHERE
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.rules.build import lines_closed
from frontier.texts import listed, text

if TYPE_CHECKING:
    from frontier.games.montana.game import Montana


def reward(lang: str, cows: int, silver: int, goods: int, upgrades: int) -> str:
    """Return what a city row gives."""
    amounts = {"cows": cows, "silver": silver, "goods": goods, "upgrades": upgrades}
    return ", ".join(text(lang, f"montana-reward-{key}", {"n": n}) for key, n in amounts.items() if n > 0)


def printed_cost(game: "Montana", st: MontanaState, field: int, lang: str, surcharge: int = 0) -> str:
    """Return what a field shows, with goods that it costs besides."""
    fixed = st.board.cost[field] + surcharge
    more = [part for module in game.in_play for part in module.printed_cost(st, field, lang)]
    return listed(lang, [game.goods(fixed, lang), *more] if fixed or not more else more)


def cost(game: "Montana", st: MontanaState, field: int, lang: str) -> str:
    """Return everything a field costs the decider now."""
    seat = max(st.actor, 0)
    more = [part for module in game.in_play for part in module.more_cost(st, seat, field, lang)]
    return ", ".join([printed_cost(game, st, field, lang, st.surcharge()), *more])


def gain(game: "Montana", st: MontanaState, field: int, lang: str) -> str:
    """Return settlements, cow, canteens and whatever modules add that building on a field brings the decider."""
    seat = max(st.actor, 0)
    tiles = 1 + lines_closed(st, seat, field) + (st.board.symbols[field] >> MORE_SHIFT & MORE_MASK)
    around = [st.constants.neighbours[field * 6 + d] for d in range(6)]
    canteens = sum(1 for lake in around if lake != NOWHERE and st.s[slots.FIELD + lake] & slots.CANTEEN_BIT)
    for module in game.in_play:
        canteens = module.canteens(st, canteens)
    parts = [text(lang, "montana-gain-settlements", {"n": min(tiles, st.own(seat, slots.STOCK))})]
    if st.s[slots.FIELD + field] & slots.COW_BIT:
        parts.append(text(lang, "montana-gain-cow"))
    if canteens > 0:
        parts.append(text(lang, "montana-gain-canteens", {"n": canteens}))
    parts += [part for module in game.in_play for part in module.gains(st, field, lang)]
    return listed(lang, parts)
