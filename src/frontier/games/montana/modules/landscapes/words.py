"""Phrases of the special landscapes: their names, the price of Helena, their bonus."""

from frontier.games.montana.modules.landscapes import slots as module_slots
from frontier.games.montana.modules.landscapes.board import MIX_MARK, special_landscape
from frontier.games.montana.modules.landscapes.meta import LANDSCAPES
from frontier.games.montana.state import Position
from frontier.texts import dashed, text


def landscape(number: int, lang: str) -> str:
    """Return the name of a special landscape."""
    return text(lang, f"montana-landscape-{dashed(LANDSCAPES[number])}")


def mix(st: Position, field: int, lang: str) -> list[str]:
    """Return big goods in any mix, where a field costs them."""
    if not st.board.symbols[field] & MIX_MARK:
        return []
    return [text(lang, "montana-mix", {"n": int(special_landscape(st.board).mix)})]


def bonus(st: Position, field: int, lang: str) -> list[str]:
    """Return the bonus of the landscape, where building on a field brings it."""
    if not special_landscape(st.board).bonuses[field] & ~st.s[module_slots.CLAIMED]:
        return []
    return [text(lang, "montana-gain-bonus", {"landscape": landscape(int(st.board.centre_tile), lang)})]
