"""Phrases of the event cards: what is written on them, and prices."""

from collections.abc import Mapping

from frontier.games.montana.expansion import Expansion
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.kinds import SELL_WORKERS, kind_of
from frontier.games.montana.modules.faces import Face, shown
from frontier.games.montana.state import Position
from frontier.texts import dashed, text


def card_title(numbers: Mapping[str, int], card: Face, lang: str) -> str:
    """Return a card in a few words."""
    return text(lang, f"montana-card-{dashed(card.kind)}", _arguments(numbers, card, lang))


def card_rule(numbers: Mapping[str, int], card: Face, lang: str) -> str:
    """Return the sentence that says what a card does."""
    return text(lang, f"montana-card-rule-{dashed(card.kind)}", _arguments(numbers, card, lang))


def _arguments(numbers: Mapping[str, int], card: Face, lang: str) -> dict[str, object]:
    return {"shown": shown(card, vocabulary(card.kind), lang), **amounts(numbers, card.kind)}


def vocabulary(kind: str) -> str:
    """Return the vocabulary of the texts that name what a kind of cards shows."""
    return kind_of(kind).vocabulary


def amounts(numbers: Mapping[str, int], kind: str) -> dict[str, int]:
    """Return the numbers in the texts of a kind of cards: a single one is $n, several are $a, $b and $c."""
    found = prices(numbers, kind)
    letters = dict(zip("abc", found, strict=False)) if len(found) > 1 else {}
    return {"n": found[0] if len(found) == 1 else 0, **letters}


def prices(numbers: Mapping[str, int], kind: str) -> list[int]:
    """Return the numbers of a kind of cards."""
    return [numbers[key] for key in kind_of(kind).numbers]


def sale(st: Position, expansion: Expansion) -> dict[str, object]:
    """Return what the active card buys, with its prices."""
    active = int(st.s[module_slots.RIGHT]) - 1
    of_workers = active >= 0 and kind_of(cards(expansion)[active].kind).offers == SELL_WORKERS
    wares = "workers" if of_workers else "goods"
    return {"wares": wares, **dict(zip("abc", prices(expansion.numbers, f"sell_{wares}"), strict=True))}
