"""Homesteaders in the terminal: the view of a seat as coloured text, and what a log or a menu need not say."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from frontier.engine.events import Event
from frontier.engine.game import Game
from frontier.engine.match import PERSON
from frontier.engine.state import State
from frontier.games.homesteaders import events, slots, words
from frontier.games.homesteaders.components import GOODS, KINDS, STAGES, TILE_STAGES, Building, Tile, Work, places_of
from frontier.looks.look import PLAYER_COLOURS, Look
from frontier.texts import dashed, has, listed, text

KIND_COLOURS = {"residential": "#4f9a4a", "commercial": "#d0574b", "industrial": "#5b8fd0", "special": "#c99a1a"}
PRICED_IN_GOLD = ("copper", "cattle")
START, WORKING, FREE, HIDDEN = "★", "●", "○", "?"
BIDDING = ("bid", "reward", "neutral")
TOLD_TOGETHER = (events.PLACED, events.INCOME)


def title(view: dict[str, Any], lang: str) -> str:
    """Return the round and its stage, or that it is the final income."""
    if view["round"] > slots.LAST_ROUND:
        return text(lang, "homesteaders-term-final-income")
    stage = text(lang, f"homesteaders-stage-{view['stage']}")
    return f"{text(lang, 'homesteaders-term-round')} {view['round']}/{slots.LAST_ROUND} · {stage}"


def tell(game: Game, state: State, heard: Sequence[Event], lang: str) -> list[str]:
    """Return a sentence for each event; what one player places or receives at a time is one sentence."""
    lines: list[str] = []
    for _, group in groupby(enumerate(heard), key=lambda entry: _together(*entry)):
        together = [event for _, event in group]
        first = together[0]
        if len(together) == 1:
            lines.append(game.describe_event(state, first, lang))
            continue
        name = "place" if first.kind == events.PLACED else "piece"
        things = [str(game.event_details(state, event, lang)[name]) for event in together]
        args = {"who": game.seat_name(first.seat, lang), name: listed(lang, things)}
        lines.append(text(lang, f"homesteaders-event-{dashed(first.kind)}", args))
    return lines


def _together(number: int, event: Event) -> tuple[object, ...]:
    """Return a key by which neighbouring events are told together."""
    return (event.kind, event.seat) if event.kind in TOLD_TOGETHER else (number,)


def is_left_out(move: str, legal: set[str]) -> bool:
    """Whether a menu does without a move: bids have rows of their own, and gold is no good price where silver does."""
    words = move.split()
    if words[0] == "bid":
        return True
    return words[0] == "buy" and words[2] == "gold" and f"buy {words[1]} silver" in legal


def bid_rows(game: Game, state: State, lang: str) -> list[tuple[str, str]]:
    """One row of the menu for each auction: what it is about and what may be bid."""
    rows: list[tuple[str, str]] = []
    moves = [game.space.fields(action) for action in state.legal_actions()]
    for space in range(1, 4):
        steps = [str(move["silver"]) for move in moves if move["action"] == "bid" and move["space"] == space]
        if steps:
            tile = game.action_details(state, game.space.read(f"bid {space} {steps[0]}"), lang)["tile"]
            args = {"space": space, "tile": tile, "steps": " ".join(steps)}
            rows.append((text(lang, "homesteaders-menu-bids", args), f"bid {space} {steps[0]} …"))
    return rows


def hints(game: Game, state: State, lang: str) -> list[str]:
    """Buildings the tile allows but that cannot be paid yet, with what is missing."""
    lines: list[str] = []
    if game.prompt_key(state) == "build":
        family = game.space["build"]
        for code in range(family.base, family.base + family.count):
            reason = game.explain(state, code)
            if reason is not None and reason.key == "goods-missing":
                name = _building_name(str(game.space.fields(code)["building"]), lang)
                lines.append(f"{name}: {game.describe_reason(reason, lang)}")
    return lines


def spelled_out(words: str) -> str:
    """What somebody typed, in full notation: "1 4" is a bid, "build grain mill" and "buy wood" are understood."""
    parts = words.replace("-", "_").split()
    match parts:
        case [space, silver] if space.isdecimal() and silver.isdecimal():
            return f"bid {space} {silver}"
        case [("build" | "place") as verb, _, *_]:
            return f"{verb} {'_'.join(parts[1:])}"
        case ["buy", good]:
            return f"buy {good} {'gold' if good in PRICED_IN_GOLD else 'silver'}"
        case ["pay_off"]:
            return "pay_off silver"
        case _:
            return words


def short(game: Game, state: State, action: int, lang: str) -> str:
    """An extra action in a few words, for a list."""
    family = game.space.family(action).name
    details = game.action_details(state, action, lang)
    return text(lang, f"homesteaders-short-{dashed(family)}", details)


def table(view: dict[str, Any], lang: str, seats: Sequence[str], console: Console) -> RenderableType:
    """Players, their towns, the auctions and the buildings in stock."""
    parts: list[RenderableType] = [
        players(view, lang, seats),
        towns(view, lang),
        auctions(view, lang),
        stock(view, lang),
    ]
    if view["ending"]:
        parts.append(scores(view, lang))
    return Group(*parts, legend(lang))


def _letters(goods: Sequence[str], lang: str) -> str:
    """Return a cost in initials."""
    return "".join(text(lang, f"homesteaders-letter-{good}") for good in goods) or "-"


def _name(view: dict[str, Any], seat: int, lang: str) -> Text:
    colour = view["seats"][seat]["colour"]
    return Text(f" {text(lang, f'common-colour-{colour}')} ", f"bold #ffffff on {PLAYER_COLOURS[colour]}")


def players(view: dict[str, Any], lang: str, seats: Sequence[str]) -> Table:
    """Everybody's holdings; what is behind a screen shows as a question mark."""
    grid = Table(title=text(lang, "cli-players"), title_justify="left", box=None, padding=(0, 1, 0, 0))
    for key in ("player", "workers", "tracks", "line", "silver", "trade", "debt", "vp", "goods", "points"):
        justify: Any = "left" if key in ("player", "goods") else "right"
        grid.add_column(text(lang, f"cli-column-{key}"), justify=justify, no_wrap=key == "player")
    for i, seat in enumerate(view["seats"]):
        marker = "▶ " if i == view["actor"] else "  "
        start = START if i == view["start_player"] else " "
        kind = "" if seats[i] == PERSON else f" {seats[i]}"
        goods = seat["goods"]
        held = " ".join(f"{n}{_letters([good], lang)}" for good, n in goods.items() if n) or "-" if goods else HIDDEN
        out = f" {text(lang, 'homesteaders-term-passed')}" if seat["passed"] and view["phase"] in BIDDING else ""
        grid.add_row(
            Text(f"{marker}{start}") + _name(view, i, lang) + Text(kind + out, "dim"),
            str(seat["workers"]),
            str(seat["tracks"]),
            f"{seat['railroad']}/5",
            *(HIDDEN if seat[key] is None else str(seat[key]) for key in ("silver", "trade", "debt", "vp")),
            held,
            HIDDEN if view["scores"][i] is None else str(view["scores"][i]),
        )
    return grid


def scores(view: dict[str, Any], lang: str) -> Table:
    """The points by item, at the end."""
    items = list(view["seats"][0]["points"])
    grid = Table("", *(text(lang, f"homesteaders-item-{item}") for item in items), text(lang, "cli-column-points"))
    for i, seat in enumerate(view["seats"]):
        grid.add_row(_name(view, i, lang), *(str(seat["points"][item]) for item in items), str(view["scores"][i]))
    return grid


def towns(view: dict[str, Any], lang: str) -> Table:
    """Everybody's buildings with their work places."""
    grid = _plain(text(lang, "homesteaders-term-towns"))
    for i, seat in enumerate(view["seats"]):
        line = Text()
        for id_ in seat["buildings"]:
            building = view["printed"]["buildings"][id_]
            line.append("  " if line else "")
            kind = building["kind"]
            line.append(_building_name(id_, lang), KIND_COLOURS[kind])
            line.append(f"·{text(lang, f'homesteaders-kind-{kind}')[0].upper()}", "dim")
            places = places_of(_building(building))
            if places:
                line.append(" " + "".join(WORKING if place in seat["placed"] else FREE for place in places))
        grid.add_row(_name(view, i, lang), line)
    return grid


def auctions(view: dict[str, Any], lang: str) -> Table:
    """The tiles with the bids on them."""
    grid = _plain(text(lang, "homesteaders-term-auctions"))
    neutral = view["neutral"]
    for space, auction in enumerate(view["auctions"], start=1):
        if auction["tile"] is None:
            continue
        ladder = Text()
        bid = auction["bid"]
        for step in view["printed"]["ladder"]:
            if bid and bid["silver"] == step:
                by = bid["by"]
                colour = "#6e6259" if by == "neutral" else PLAYER_COLOURS[view["seats"][by]["colour"]]
                sign = "N" if by == "neutral" else text(lang, f"common-colour-{view['seats'][by]['colour']}")[:2]
                ladder.append(f"{sign}{step}", f"bold #ffffff on {colour}")
            else:
                ladder.append(str(step), "dim")
            ladder.append(" ")
        grid.add_row(str(space), _tile(view, auction["tile"], lang), ladder)
    if neutral is not None:
        value = text(lang, "homesteaders-term-neutral-value")
        grid.add_row("N", Text(f"{value}: {neutral['value']}", "dim"), "")
    return grid


def _tile(view: dict[str, Any], number: int, lang: str) -> Text:
    printed = view["printed"]["tiles"][str(number)]
    tile = Tile(**{**printed, **{key: tuple(printed[key]) for key in ("kinds", "gains", "reward")}})
    only = KIND_COLOURS[tile.kinds[0]] if len(tile.kinds) == 1 else ""
    return Text(words.tile(lang, tile), only)


def stock(view: dict[str, Any], lang: str) -> Table:
    """The buildings beside the board: copies and costs."""
    grid = _plain(text(lang, "homesteaders-term-stock"))
    for kind in KINDS:
        names = Text()
        for id_, copies in view["stock"].items():
            building = view["printed"]["buildings"][id_]
            if building["kind"] == kind:
                cost = _letters(building["cost"], lang)
                names.append("   " if names else "")
                names.append(_building_name(id_, lang), KIND_COLOURS[kind])
                names.append(f"{f'×{copies}' if copies > 1 else ''} ({cost})")
        if names:
            grid.add_row(Text(text(lang, f"homesteaders-kind-{kind}"), f"bold {KIND_COLOURS[kind]}"), names)
    return grid


def info(view: dict[str, Any], lang: str) -> RenderableType:
    """What everybody may look through: buildings and what they bring, tiles of stack 1 to come, prices, the line."""
    grid = Table(title=text(lang, "homesteaders-term-buildings"), title_justify="left", pad_edge=False, box=None)
    for _ in range(6):
        grid.add_column()
    owned = {id_ for seat in view["seats"] for id_ in seat["buildings"]}
    numbers = view["printed"]["numbers"]
    for id_, printed in view["printed"]["buildings"].items():
        stages = [stage for stage in printed["stage"].split("_") if printed["stage"] in STAGES]
        past = not stages or TILE_STAGES.index(stages[-1]) < TILE_STAGES.index(view["stage"])
        if past and id_ not in owned:
            continue
        gone = "" if id_ in view["stock"] else "dim"
        colour = f"{gone} {KIND_COLOURS[printed['kind']]}"
        grid.add_row(
            Text(_building_name(id_, lang), colour),
            Text(text(lang, f"homesteaders-kind-{printed['kind']}"), colour),
            Text(" / ".join(text(lang, f"homesteaders-stage-{stage}") for stage in stages), "dim"),
            f"×{view['stock'][id_]}" if id_ in view["stock"] else "",
            _letters(printed["cost"], lang),
            Text(words.building(lang, _building(printed), numbers), gone),
        )
    coming = Table.grid(padding=(0, 2, 0, 0))
    for number in range(view["round"] + 1, slots.LAST_ROUND + 1):
        coming.add_row(str(number), _tile(view, number, lang))
    stack = Text(text(lang, "homesteaders-term-stack"), "italic")
    return Group(grid, stack, coming, *_reminders(view, lang), legend(lang))


def _reminders(view: dict[str, Any], lang: str) -> list[Text]:
    """Prices, the railroad line, debts and points in a line each."""
    numbers = view["printed"]["numbers"]
    prices = [
        f"{text(lang, f'homesteaders-good-{good}')} {words.counted(lang, (money,) * price)}"
        for good, entry in view["printed"]["prices"].items()
        for money, price in entry.items()
    ]
    rewards = words.rewards(lang, 5, numbers["railroad.vp"])
    return [
        Text(text(lang, "homesteaders-about-market", {"prices": ", ".join(prices)})),
        Text(text(lang, "homesteaders-about-line", {"rewards": rewards})),
        Text(
            text(
                lang,
                "homesteaders-about-debts",
                {"silver": numbers["money.debt_silver"], "price": numbers["money.debt_price"]},
            )
        ),
        Text(text(lang, "homesteaders-about-points", {"n": numbers["scoring.goods_vp"]})),
    ]


def _building_name(id_: str, lang: str) -> str:
    """Return the name of a building, or its id, since a box of somebody's own may have no text for it."""
    key = f"homesteaders-building-{dashed(id_)}"
    return text(lang, key) if has(lang, key) else id_


def _building(printed: dict[str, Any]) -> Building:
    lists = {key: tuple(printed[key]) for key in ("cost", "extra_vp", "income", "when_built", "abilities")}
    work = tuple(Work(entry["workers"], tuple(entry["gives"])) for entry in printed["work"])
    return Building(**{**printed, **lists, "work": work})


def legend(lang: str) -> Text:
    """What the signs mean."""
    goods = "  ".join(f"{_letters([good], lang)} {text(lang, f'homesteaders-good-{good}')}" for good in GOODS)
    signs = {START: "start", WORKING: "working", FREE: "free", HIDDEN: "hidden"}
    return Text(
        f"{goods}\n" + "  ".join(f"{sign} {text(lang, f'homesteaders-sign-{key}')}" for sign, key in signs.items()),
        "dim",
    )


def _plain(caption: str) -> Table:
    return Table(title=caption, title_justify="left", box=None, pad_edge=False, show_header=False)


LOOK = Look(
    "bid 1 4", title, table, info, tell, short,
    rows=bid_rows, is_left_out=is_left_out, hints=hints, spelled_out=spelled_out,
)  # fmt: skip
