"""Phrases of the modules: cards, tiles, piles of settlements, and the arguments of their sentences."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from frontier.games.montana import state as at
from frontier.games.montana.actions import TOPS
from frontier.games.montana.components import GOODS, KINDS
from frontier.games.montana.constants import MIX_MARK
from frontier.games.montana.flow import MontanaState
from frontier.games.montana.modules.components import LANDSCAPES, SPECIALS, Face
from frontier.games.montana.modules.settlements.rules import Settlements, tolls_due
from frontier.texts import dashed, listed, text

if TYPE_CHECKING:
    from frontier.games.montana.game import Montana

# What a card's or tile's number means, by kind.
CARD_NUMBERS = {
    "no_cows": "no_cows_silver",
    "no_workers": "no_workers_grain",
    "rich": "rich_silver",
    "hire": "hire_silver",
}
CARD_PRICES = {
    "sell_workers": ("sell_1_worker", "sell_2_workers", "sell_3_workers"),
    "sell_goods": ("sell_1_good", "sell_2_goods", "sell_3_goods"),
    "buy": ("buy_1_good", "buy_2_goods"),
}
TILE_NUMBERS = {"silver": "tile_silver", "upgrade": "upgrade_cows"}
MORE_PROMPTS = ("bid_window", "pay_window", "after")  # ask about more than cattle when modules are in play


def card_title(numbers: Mapping[str, int], card: Face, lang: str) -> str:
    """A card in a few words."""
    return text(lang, f"montana-card-{dashed(card.kind)}", _card_args(numbers, card, lang))


def card_rule(numbers: Mapping[str, int], card: Face, lang: str) -> str:
    """What it does."""
    return text(lang, f"montana-card-rule-{dashed(card.kind)}", _card_args(numbers, card, lang))


def _card_args(numbers: Mapping[str, int], card: Face, lang: str) -> dict[str, object]:
    args: dict[str, object] = {"shown": shown(card, lang), "n": numbers.get(CARD_NUMBERS.get(card.kind, ""), 0)}
    for letter, key in zip("abc", CARD_PRICES.get(card.kind, ()), strict=False):
        args[letter] = numbers[key]
    return args


def shown(face: Face, lang: str) -> str:
    """What a card or tile shows: an area, a worker, goods, a material."""
    vocabulary = {"closed": "area", "hire": "workers", "worker": "workers", "upgrade": "materials"}.get(
        face.kind, "goods"
    )
    counts = {id_: face.shows.count(id_) for id_ in face.shows}
    parts = [text(lang, f"montana-{vocabulary}-{dashed(id_)}", {"n": n}) for id_, n in counts.items()]
    return listed(lang, parts)


def tile_title(numbers: Mapping[str, int], tile: Face | None, lang: str) -> str:
    """What a mountain tile brings, if it is known."""
    if tile is None:
        return text(lang, "montana-tile-unknown")
    n = numbers.get(TILE_NUMBERS.get(tile.kind, ""), 0)
    return text(lang, f"montana-tile-{tile.kind}", {"shown": shown(tile, lang), "n": n})


def tile_name(game: "Montana", face: int, lang: str) -> str:
    """The same by the number of its face; a negative one stands for a tile that is not known."""
    tile = game.expansion.mountains[face] if face >= 0 else None
    return tile_title(game.expansion.numbers, tile, lang)


def pile(game: "Montana", st: MontanaState, top: int, below: int, lang: str) -> str:
    """The tiles of a new settlement, the top one first."""
    tiles = int(st.tiles_on(st.s[at.SITE] - 1)) if st.s[at.SITE] > 0 else 1
    first = text(lang, f"montana-special-{TOPS[top]}")
    names = [text(lang, f"montana-special-{special}") for i, special in enumerate(SPECIALS) if below >> i & 1]
    named = [text(lang, "montana-buried", {"special": name}) for name in names]
    plain = tiles - 1 - len(named)
    if plain > 0:
        named.append(text(lang, "montana-plain-settlements", {"n": plain}))
    return text(lang, "montana-pile", {"top": first, "below": listed(lang, named)}) if named else first


def effect(st: MontanaState, top: int, lang: str) -> str:
    """What the settlement on top does, with a space before it; nothing for a plain one."""
    if top == 0 or st.s[at.SITE] == 0:
        return ""
    field, seat = int(st.s[at.SITE]) - 1, int(st.s[at.DECIDER])
    settlements = next(extension for extension in st.constants.extensions if isinstance(extension, Settlements))
    rivals = range(int(st.constants.players))
    due = [min(int(settlements.gate_due(st, seat, rival, field)), int(st.own(rival, at.SILVER))) for rival in rivals]
    n = {"market": int(settlements.exchanges_at(st, field)), "gate": sum(due)}.get(TOPS[top], 1)
    return f" ({text(lang, f'montana-effect-{TOPS[top]}', {'n': n})})"


def printed_cost(game: "Montana", st: MontanaState, field: int, lang: str, surcharge: int = 0) -> str:
    """What a field shows, with goods that it costs besides."""
    fixed = st.board.cost[field] + surcharge
    parts = [game.goods(fixed, lang)] if fixed or not st.board.symbols[field] & MIX_MARK else []
    if st.board.symbols[field] & MIX_MARK:
        parts.append(text(lang, "montana-mix", {"n": int(st.board.mix)}))
    return listed(lang, parts)


def cost(game: "Montana", st: MontanaState, field: int, lang: str) -> str:
    """Everything a field costs the decider now."""
    parts = [printed_cost(game, st, field, lang, st.surcharge())]
    seat = max(st.actor, 0)
    if st.constants.has_tops and st.is_open(field) and (due := int(tolls_due(st, seat, field))):
        parts.append(text(lang, "montana-gain-tolls", {"n": due}))
    return ", ".join(parts)


def gains(st: MontanaState, field: int, lang: str) -> list[str]:
    """What else building on a field brings: the bonus of the landscape."""
    if st.board.special < 0 or not st.board.bonuses[field] & ~st.s[at.CLAIMED]:
        return []
    landscape = text(lang, f"montana-landscape-{dashed(LANDSCAPES[int(st.board.special)])}")
    return [text(lang, "montana-gain-bonus", {"landscape": landscape})]


def action_details(game: "Montana", st: MontanaState, name: str, index: list[int], lang: str) -> dict[str, object]:
    """Arguments of a module's action."""
    numbers = game.expansion.numbers
    match name:
        case "tile":
            return {"pile": pile(game, st, index[0], index[1], lang), "effect": effect(st, index[0], lang)}
        case "exchange":
            return {
                "give": game.name("goods", GOODS[index[0]], lang),
                "take": game.name("goods", GOODS[index[1]], lang),
            }
        case "draw":
            return {"card": card_title(game.expansion.numbers, game.expansion.cards[index[0]], lang)}
        case "worker":
            return {"worker": game.name("workers", KINDS[index[0]], lang)}
        case "hire":
            return {"worker": game.name("workers", KINDS[index[0]], lang), "silver": numbers["hire_silver"]}
        case "sell":
            card = game.expansion.cards[st.s[at.RIGHT] - 1] if st.s[at.RIGHT] else None
            wares = "workers" if card is not None and card.kind == "sell_workers" else "goods"
            prices = [numbers[key] for key in CARD_PRICES[f"sell_{wares}"]]
            return {"wares": wares, **dict(zip("abc", prices, strict=True))}
        case "buy" | "sell_workers" | "sell_goods":
            size = len(str(game.space[name].fields[0].write(index[0])).split("+"))
            return {"silver": numbers[CARD_PRICES[name][size - 1]]}
        case "look":
            return {"field": _looked_at(st), "mountain_tile": tile_name(game, index[0], lang)}
        case "take_tile":
            word = st.s[at.FIELD + index[0]]
            face = int(word >> at.FACE_SHIFT & at.FACE_MASK)
            known = index[0] in st.board.mountains and word >> at.KNOWN_SHIFT + max(st.actor, 0) & 1
            return {"mountain_tile": tile_name(game, face - 1 if known else -1, lang)}
        case "use":
            return {"mountain_tile": tile_name(game, index[0], lang)}
        case _:
            return {}


def _looked_at(st: MontanaState) -> str:
    for field in st.board.mountains:
        word = st.s[at.FIELD + field]
        if word & at.MARKED_BIT and not word >> at.FACE_SHIFT & at.FACE_MASK:
            return st.constants.labels[field]
    return "?"


def event_value(game: "Montana", name: str, value: int, lang: str) -> object:
    """An argument of a module's event."""
    match name:
        case "card":
            return card_title(game.expansion.numbers, game.expansion.cards[value], lang)
        case "mountain_tile":
            return tile_name(game, value, lang)
        case "special":
            return text(lang, f"montana-special-{SPECIALS[value]}")
        case "landscape":
            return text(lang, f"montana-landscape-{dashed(LANDSCAPES[value])}")
        case "give" | "take":
            return game.name("goods", GOODS[value], lang)
        case _:
            return value
