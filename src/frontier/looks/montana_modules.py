"""Montana's modules in the terminal: event cards, mountain tiles, special settlements and landscapes."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from frontier.games.montana.modules.event_cards.words import card_rule, card_title
from frontier.games.montana.modules.faces import Face
from frontier.games.montana.modules.goldrush.words import tile_title
from frontier.texts import dashed, text

View = dict[str, Any]
KIND_SIGNS = {"copper": "c", "stone": "s", "grain": "g", "pumpkin": "p"}
GOOD_SIGNS = {
    "small_copper": "c",
    "small_stone": "s",
    "grain": "g",
    "pumpkin": "p",
    "big_copper": "C",
    "big_stone": "S",
}
UNKNOWN, SILVER, UPGRADE, GOOD, WORKER, BONUS, TOLL, CLOSED = "?", "$", "↑", "+", "@", "◆", "!", "×"


def special_sign(special: str, lang: str) -> str:
    """A letter for a special settlement."""
    return text(lang, f"cli-special-{special}")


def specials(seat: View, lang: str) -> str:
    """The special settlements that a player has left."""
    return "".join(special_sign(special, lang) for special in seat["specials"]) or "-"


def tile_sign(view: View, tile: str | None) -> str:
    """A mountain tile in two characters."""
    face = _face(view, "mountain_tiles", tile)
    if face is None:
        return UNKNOWN
    match face.kind:
        case "upgrade":
            return f"{KIND_SIGNS[face.shows[0]]}{UPGRADE}"
        case "good":
            return f"{GOOD}{GOOD_SIGNS[face.shows[0]]}"
        case "worker":
            return f"{WORKER}{KIND_SIGNS[face.shows[0]]}"
        case _:
            return SILVER


def held_tiles(view: View, seat: int) -> str:
    """A player's mountain tiles, as far as they are known."""
    tiles = [entry["tile"] for entry in view["mountains"].values() if entry["holder"] == seat]
    return " ".join(tile_sign(view, tile) for tile in tiles) or "-"


def boards(view: View, lang: str) -> list[RenderableType]:
    """The landscape and what it brings, and the two cards."""
    grid = Table.grid(padding=(0, 2))
    if landscape := view["printed"].get("landscape"):
        name = text(lang, f"montana-landscape-{dashed(landscape['id'])}")
        args = {"bonus": _bonus(landscape["bonus"], lang)}
        rule = text(lang, f"montana-landscape-rule-{dashed(landscape['id'])}", args)
        if args["bonus"] and not any(field["bonus_mark"] for field in view["fields"]):
            rule += f" ({text(lang, 'montana-term-taken')})"
        grid.add_row(Text(text(lang, "montana-term-landscape")), Text(name, "bold"), Text(rule, "dim"))
    for key, side in (("now", "right"), ("next", "left")) if "events" in view else ():
        title, rule = text(lang, "montana-term-no-card"), ""
        if card := _face(view, "cards", view["events"][side]):
            title = card_title(view["printed"]["numbers"], card, lang)
            rule = card_rule(view["printed"]["numbers"], card, lang)
        heading = f"{text(lang, 'montana-term-events')}, {text(lang, f'montana-term-{key}')}"
        grid.add_row(Text(heading), Text(title, "bold" if key == "now" else ""), Text(rule, "dim"))
    return [grid] if grid.row_count else []


def is_closed(view: View, area: str) -> bool:
    """Whether the active card keeps an area of the worker board closed."""
    card = _face(view, "cards", view["events"]["right"]) if "events" in view else None
    return card is not None and card.kind == "closed" and area in card.shows


def _bonus(bonus: View, lang: str) -> str:
    parts = [text(lang, "montana-benefit-silver", {"n": bonus["silver"]})] if bonus["silver"] else []
    parts += [text(lang, f"montana-goods-{dashed(good)}", {"n": bonus["goods"].count(good)})
              for good in dict.fromkeys(bonus["goods"])]  # fmt: skip
    parts += [text(lang, f"montana-workers-{kind}", {"n": bonus["workers"].count(kind)})
              for kind in dict.fromkeys(bonus["workers"])]  # fmt: skip
    return ", ".join(parts)


def info(view: View, lang: str) -> list[RenderableType]:
    """Every card and tile with what is left of it."""
    found: list[RenderableType] = []
    numbers = view["printed"].get("numbers", {})
    if "events" in view:
        grid = Table(title=_heading("montana-term-events", lang), title_justify="left", box=None, show_header=False)
        for entry in view["printed"]["cards"]:
            card = _read_face(entry)
            grid.add_row(
                f"{entry['left']}/{entry['count']}",
                card_title(numbers, card, lang),
                Text(card_rule(numbers, card, lang), "dim"),
            )
        found.append(grid)
    if "mountains" in view:
        grid = Table(
            title=_heading("montana-term-mountain-tiles", lang), title_justify="left", box=None, show_header=False
        )
        for entry in view["printed"]["mountain_tiles"]:
            sign, words = tile_sign(view, entry["id"]), tile_title(numbers, _read_face(entry), lang)
            grid.add_row(f"{entry['left']}/{entry['count']}", sign, words)
        found.append(grid)
    return found


def _heading(key: str, lang: str) -> str:
    return f"{text(lang, key)} ({text(lang, 'cli-left-of-all')})"


def legend(view: View, lang: str) -> str:
    """What the signs of the modules in play mean."""
    if not view["modules"]:
        return ""
    parts = []
    if view["seats"] and "specials" in view["seats"][0]:
        parts.append(f"{text(lang, 'cli-sign-specials')}  {TOLL} {text(lang, 'cli-sign-toll')}")
    if any(field["bonus_mark"] for field in view["fields"]):
        parts.append(f"{BONUS} {text(lang, 'cli-sign-bonus')}")
    if any(field["land"] == "site" for field in view["fields"]):
        parts.append(f"{CLOSED} {text(lang, 'cli-sign-closed')}")
    if "mountains" in view:
        parts.append(text(lang, "cli-sign-tiles"))
    return "  ".join(parts)


def _face(view: View, key: str, id_: str | None) -> Face | None:
    entries = view["printed"].get(key, [])
    return next((_read_face(entry) for entry in entries if entry["id"] == id_), None)


def _read_face(entry: View) -> Face:
    return Face(entry["kind"], tuple(entry["shows"]), entry["count"])
