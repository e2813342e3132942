"""Montana in the terminal: the view of a seat as coloured text, and what a log or a menu need not say."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from frontier.engine.events import Event
from frontier.engine.game import Game
from frontier.engine.match import PERSON
from frontier.engine.state import State
from frontier.games.montana import events
from frontier.games.montana.components import WHITE
from frontier.games.montana.game import Montana
from frontier.games.montana.modules.goldrush import events as goldrush_events
from frontier.games.montana.modules.settlements import events as settlements_events
from frontier.games.montana.words import reward
from frontier.looks import montana_modules as modules
from frontier.looks.look import PLAYER_COLOURS, Look
from frontier.texts import text

CELL = 6  # characters of a hex
SPACING = 3
GROUND = {"meadow": "#8a9a5b", "mountain": "#6e6259", "lake": "#4b7f9b", "river": "#3c8d93", "lowland": "#a9a36a",
          "site": "#9c7f52"}  # fmt: skip
OPEN_GROUND = "#c9b97a"
GOOD_SIGNS = {
    "small_copper": ("c", "#7a3b12"),
    "small_stone": ("s", "#3a3a3a"),
    "grain": ("g", "#5c4a00"),
    "pumpkin": ("p", "#a33c00"),
    "big_copper": ("C", "#7a3b12"),
    "big_stone": ("S", "#3a3a3a"),
}
WORKER_SIGNS = {"copper": "c", "stone": "s", "grain": "g", "pumpkin": "p"}
COW, CANTEEN, TWO, START, MOUNTAIN, WATER, OPEN = "∩", "●", "×2", "★", "▲", "≈", "+"
RIVER, LOWLAND = "~", "·"
TELLING = (events.SPUN, events.TRADED, events.UPGRADED, goldrush_events.USED_TILE, settlements_events.EXCHANGED)


def title(view: dict[str, Any], lang: str) -> str:
    """Return the line that names the round."""
    return f"{text(lang, 'montana-term-round')} {view['round']}"


def tell(game: Game, state: State, heard: Sequence[Event], lang: str) -> list[str]:
    """What happened, a sentence each, without saying anything twice."""
    lines: list[str] = []
    before: Event | None = None
    for event in heard:
        if not _repeats(game, event, before):
            lines.append(game.describe_event(state, event, lang))
            before = event
    return lines


def _repeats(game: Game, event: Event, before: Event | None) -> bool:
    """Whether an event only says again what the one before it has said: what a spin, trade or upgrade brings."""
    told = before is not None and before.kind in TELLING and not _is_white(game, before)
    return told and event.kind == events.RECEIVED and event.b == event.c  # received in full


def _is_white(game: Game, event: Event) -> bool:
    """A spin that leaves the choice of the workers, so that it does not tell them."""
    assert isinstance(game, Montana)
    return event.kind == events.SPUN and WHITE in game.box.wheel[event.a]


def short(game: Game, state: State, action: int, lang: str) -> str:
    """A cattle trade in a few words, for a list that names the rest; other extra actions have lines of their own."""
    return str(game.action_details(state, action, lang).get("benefit", ""))


def table(view: dict[str, Any], lang: str, seats: Sequence[str], console: Console) -> RenderableType:
    """Landscape, worker board, city and players, side by side where the terminal is wide enough."""
    columns = len({field["q"] for field in view["fields"]})
    people, work, town = players(view, lang, seats), worker_board(view, lang), city(view, lang)
    boards = Group(work, town, supply(view, lang))
    below = (*modules.boards(view, lang), legend(view, lang))
    narrow = max(console.measure(grid).maximum for grid in (work, town))
    wide = max(narrow, console.measure(people).maximum)
    for gap in (1, 0):  # rather a denser landscape than boards below it
        room = console.width - columns * (CELL + gap) - SPACING
        if room >= wide:
            return Group(_beside(board(view, lang, gap), Group(people, boards)), *below)
        if room >= narrow:
            return Group(_beside(board(view, lang, gap), boards), people, *below)
    gap = 1 if columns * (CELL + 1) <= console.width else 0
    return Group(board(view, lang, gap), people, boards, *below)


def _beside(left: RenderableType, right: RenderableType) -> Table:
    grid = Table.grid(padding=(0, SPACING, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_row(left, right)
    return grid


def sign(colour: str, lang: str) -> str:
    """Two letters that tell the players apart without colours."""
    return text(lang, f"common-sign-{colour}")


def board(view: dict[str, Any], lang: str, gap: int = 1) -> Text:
    """The landscape: a hex is two lines high, neighbouring columns stand half a hex apart."""
    fields = view["fields"]
    left = min(field["q"] for field in fields)
    top = min(2 * field["r"] + field["q"] for field in fields)
    rows: dict[int, dict[int, Text]] = {}
    for field in fields:
        upper, lower = _hex(field, view, lang)
        line = 2 * field["r"] + field["q"] - top
        rows.setdefault(line, {})[field["q"] - left] = upper
        rows.setdefault(line + 1, {})[field["q"] - left] = lower
    columns = max(field["q"] for field in fields) - left + 1
    picture = Text(no_wrap=True, overflow="crop")
    for line in range(max(rows) + 1):
        for column in range(columns):
            picture.append_text(rows.get(line, {}).get(column, Text(" " * CELL)))
            picture.append(" " * gap)
        picture.append("\n")
    return picture


def _hex(field: dict[str, Any], view: dict[str, Any], lang: str) -> tuple[Text, Text]:
    label = field["label"]
    settled = view["settlements"].get(label)
    ground = Style(bgcolor=OPEN_GROUND if field["open"] else GROUND[field["land"]], color="#1f1b16")
    if settled:
        colour = view["seats"][settled["seat"]]["colour"]
        style = Style(bgcolor=PLAYER_COLOURS[colour], color="#ffffff", bold=True)
        top = settled.get("top", "plain")
        mark = "" if top == "plain" else f" {modules.special_sign(top, lang)}"
        houses = f"{sign(colour, lang)} {_houses(settled['tiles'])}"
        return _cell(f"{label}{mark}", style), _cell(houses, style, last=True)
    if label == view["landscape"]["start"]:
        style = Style(bgcolor="#efe6d0", color="#1f1b16", bold=True)
        return _cell(label, style), _cell(f" {START}", style, last=True)
    if field["land"] == "mountain":
        tile = view.get("mountains", {}).get(label)
        shown = modules.tile_sign(view, tile["tile"]) if tile and tile["holder"] is None else ""
        return _cell(label, ground), _cell(f" {MOUNTAIN}{shown or MOUNTAIN}", ground, last=True)
    if field["land"] in ("lake", "river", "lowland"):
        canteen = CANTEEN if label in view["canteens"] else modules.BONUS if field.get("bonus_mark") else " "
        ripple = {"lake": WATER, "river": RIVER, "lowland": LOWLAND}[field["land"]]
        return _cell(label, ground), _cell(f" {ripple}{canteen}{ripple}", ground, last=True)
    many = field.get("settlements", 1)
    awaited = view["landscape"]["start"] is None and field["cow_symbol"]  # cows follow the starting tile
    marks = (COW if label in view["cows"] or awaited else "") + (
        f"×{many}" if many > 2 else TWO if field["two_settlements"] else ""
    )
    upper = _cell(f"{label:<3}{marks}", ground)
    lower = _cell("", ground, last=True)
    signs = [GOOD_SIGNS[good] for good in field["cost"]]
    if field.get("mix"):
        signs = [(str(field["mix"]), "#1f1b16"), GOOD_SIGNS["big_copper"], GOOD_SIGNS["big_stone"]]
    mark = OPEN if field["open"] else modules.CLOSED if field["land"] == "site" else " "
    if set(field.get("tolls", ())) - {view["seat"]}:
        mark = modules.TOLL
    lower.plain = f" {''.join(sign for sign, _ in signs)}"[: CELL - 1].ljust(CELL - 1) + mark
    for i, (_, colour) in enumerate(signs):
        lower.stylize(Style(color=colour, bold=True), i + 1, i + 2)
    return upper, lower


def _houses(n: int) -> str:
    return "⌂" * n if n <= 3 else f"⌂×{n}"


def _cell(content: str, style: Style, last: bool = False) -> Text:
    cell = Text(content[:CELL].ljust(CELL))
    cell.stylize(style + Style(underline=last))
    return cell


def info(view: dict[str, Any], lang: str) -> RenderableType:
    """Everything lies open: the wheel, the supply and what the signs mean."""
    return Group(supply(view, lang), *modules.info(view, lang), legend(view, lang))


def legend(view: dict[str, Any], lang: str) -> Text:
    """What the signs mean."""
    names = {key: text(lang, f"cli-sign-{key}") for key in ("goods", "cow", "canteen", "two", "start", "open", "board")}
    signs = {COW: "cow", CANTEEN: "canteen", TWO: "two", START: "start"}
    line = Text(f"{names['goods']}   " + "  ".join(f"{sign} {names[key]}" for sign, key in signs.items()), "dim")
    return (
        line
        + Text("  ")
        + Text(f" {OPEN} {names['open']} ", f"on {OPEN_GROUND} #1f1b16")
        + Text(f"\n{names['board']}", "dim")
        + Text(f"\n{more}" if (more := modules.legend(view, lang)) else "", "dim")
    )


def players(view: dict[str, Any], lang: str, seats: Sequence[str]) -> Table:
    """Return a table of what everybody holds."""
    grid = Table(title=text(lang, "cli-players"), title_justify="left", pad_edge=False)
    has_specials, has_tiles = "specials" in view["seats"][0], "mountains" in view
    more = ("specials",) * has_specials + ("tiles",) * has_tiles
    for key in ("player", "workers", "goods", "silver", "cows", "canteens", "placed", *more):
        grid.add_column(
            text(lang, f"cli-column-{key}"),
            justify="left" if key in ("player", "workers", "goods", *more) else "right",
        )
    for i, seat in enumerate(view["seats"]):
        name = text(lang, f"common-colour-{seat['colour']}")
        marker = "▶ " if i == view["actor"] else "· " if i == view["active"] else "  "
        kind = "" if seats[i] == PERSON else f" {seats[i]}"
        total = seat["stock"] + view["scores"][i]
        grid.add_row(
            Text(marker) + Text(f" {name} ", f"bold #ffffff on {PLAYER_COLOURS[seat['colour']]}") + Text(kind, "dim"),
            _amounts(seat["workers"], WORKER_SIGNS),
            _amounts(seat["goods"], {good: sign for good, (sign, _) in GOOD_SIGNS.items()}),
            str(seat["silver"]),
            str(seat["cows"]),
            str(seat["canteens"]),
            f"{view['scores'][i]}/{total}",
            *([modules.specials(seat, lang)] if has_specials else []),
            *([modules.held_tiles(view, i)] if has_tiles else []),
        )
    return grid


def _amounts(held: dict[str, int], signs: dict[str, str]) -> str:
    return " ".join(f"{n}{signs[id_]}" for id_, n in held.items() if n) or "-"


def _crew(crew: list[str] | None) -> str:
    return "".join(WORKER_SIGNS[kind] for kind in crew) if crew else "·"


def _plain_table(title: str) -> Table:
    return Table(title=title, title_justify="left", box=None, pad_edge=False, show_header=False)


def worker_board(view: dict[str, Any], lang: str) -> Table:
    """The bank and the production areas: what a space costs and gives, and who stands there."""
    grid = _plain_table(text(lang, "montana-term-worker-board"))
    bank = [f"{space['workers']}→{space['silver']} [{_crew(crew)}]"
            for space, crew in zip(view["printed"]["bank"], view["bank"], strict=True)]  # fmt: skip
    grid.add_row(_area(view, "bank", lang), *(Text(entry) for entry in bank))
    for area, spaces in view["printed"]["areas"].items():
        entries = [
            f"{space['silver']}→{space['goods']} [{_crew(here['large'])}|{_crew(here['small'])}]"
            for space, here in zip(spaces, view["areas"][area], strict=True)
        ]
        grid.add_row(_area(view, area, lang), *(Text(entry) for entry in entries))
    return grid


def _area(view: dict[str, Any], area: str, lang: str) -> Text:
    """The name of an area, and whether an event keeps it closed."""
    name = Text(text(lang, f"montana-area-{area.replace('_', '-')}"))
    if modules.is_closed(view, area):
        name.append(f" ({text(lang, 'montana-term-closed')})", "bold red")
    return name


def city(view: dict[str, Any], lang: str) -> Table:
    """The four rows with their prices and contractors."""
    closed = f" ({text(lang, 'montana-term-closed')})" if modules.is_closed(view, "city") else ""
    grid = _plain_table(text(lang, "montana-area-city") + closed)
    standing = {
        (seat["contractor"]["row"], seat["contractor"]["pumpkins"]): seat["colour"]
        for seat in view["seats"]
        if seat["contractor"]
    }
    widest = max(len(row["pumpkins"]) for row in view["printed"]["city"])
    for row in view["printed"]["city"]:
        prices = Text()
        prices.append(" " * 4 * (widest - len(row["pumpkins"])))
        for price in row["pumpkins"]:
            colour = standing.get((row["row"], price))
            shown = f"{sign(colour, lang)}{price}" if colour else str(price)
            prices.append(shown.center(4), f"bold #ffffff on {PLAYER_COLOURS[colour]}" if colour else "")
        brings = reward(lang, row["cows"], row["silver"], row["goods"], row["upgrades"])
        grid.add_row(text(lang, f"montana-row-{row['row']}"), brings, prices)
    return grid


def supply(view: dict[str, Any], lang: str) -> Text:
    """What is left in the general supply, and where the arrow of the wheel points."""
    goods = _amounts(view["supply"]["goods"], {good: sign for good, (sign, _) in GOOD_SIGNS.items()})
    workers = _amounts(view["supply"]["workers"], WORKER_SIGNS)
    wheel = []
    for i, pair in enumerate(view["printed"]["wheel"]):
        shown = "".join(WORKER_SIGNS.get(kind, "○") for kind in pair)
        wheel.append(f"[{shown}]" if i + 1 == view["arrow"] else shown)
    return Text(
        f"{text(lang, 'montana-term-supply')}: {goods} · {text(lang, 'montana-term-workers')} {workers} · "
        f"{view['supply']['cows']}{COW}\n{text(lang, 'montana-term-wheel')}: {' '.join(wheel)}"
    )


LOOK = Look("build e5", title, table, info, tell, short)
