"""Phrases of the special settlements: piles of them, their effects, tolls."""

from frontier.games.montana import slots
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.settlements.actions import TOPS
from frontier.games.montana.modules.settlements.components import SPECIALS
from frontier.games.montana.modules.settlements.rules import rules_of, tolls_due
from frontier.games.montana.state import Position
from frontier.texts import listed, text


def special(number: int, lang: str) -> str:
    """Return the name of a special settlement."""
    return text(lang, f"montana-special-{SPECIALS[number]}")


def pile(st: MontanaState, top: int, below: int, lang: str) -> str:
    """Return the tiles of a new settlement, the top one first."""
    tiles = int(st.tiles_on(st.s[slots.SITE] - 1)) if st.s[slots.SITE] > 0 else 1
    first = text(lang, f"montana-special-{TOPS[top]}")
    names = [special(i, lang) for i in range(len(SPECIALS)) if below >> i & 1]
    named = [text(lang, "montana-buried", {"special": name}) for name in names]
    plain = tiles - 1 - len(named)
    if plain > 0:
        named.append(text(lang, "montana-plain-settlements", {"n": plain}))
    return text(lang, "montana-pile", {"top": first, "below": listed(lang, named)}) if named else first


def effect(st: MontanaState, top: int, lang: str) -> str:
    """Return what the settlement on top does, with a space before it; nothing for a plain one."""
    if top == 0 or st.s[slots.SITE] == 0:
        return ""
    field, seat = int(st.s[slots.SITE]) - 1, int(st.s[slots.DECIDER])
    settlements = rules_of(st)
    rivals = range(int(st.constants.players))
    due = [min(int(settlements.gate_due(st, seat, rival, field)), int(st.own(rival, slots.SILVER))) for rival in rivals]
    n = {"market": int(settlements.exchanges_at(st, field)), "gate": sum(due)}.get(TOPS[top], 1)
    return f" ({text(lang, f'montana-effect-{TOPS[top]}', {'n': n})})"


def tolls(st: Position, seat: int, field: int, lang: str) -> list[str]:
    """Return what towers ask of a player who builds on a field."""
    if st.is_open(field) and (due := int(tolls_due(st, seat, field))):
        return [text(lang, "montana-gain-tolls", {"n": due})]
    return []
