"""Homesteaders as a picture: the auctions on top, a panel a player with the town, and the buildings in stock."""

from collections.abc import Iterator, Sequence
from math import ceil

from frontier.adapters import sheet as art
from frontier.adapters.sheet import INK, LANG, Sheet
from frontier.engine.game import COLOURS, Game, Json
from frontier.games.homesteaders import slots
from frontier.games.homesteaders.words import counted

KIND_COLOURS = {"residential": "#4f7f4b", "commercial": "#a8422f", "industrial": "#3f6f92", "special": "#86660f"}
NEUTRAL_COLOUR = art.GREY
BIDDING = ("bid", "reward", "neutral")
LEGEND = ("wood", "food", "steel", "gold", "copper", "cattle", "silver", "trade", "vp", "debt", "worker", "track")
LINE = 5  # spaces of the railroad line

LEFT, ACROSS = art.MARGIN, art.WIDTH - 2 * art.MARGIN
AUCTION = 60  # height
NEUTRAL = 130  # width
STOCK, STOCK_LINES, STOCK_LINE = 58, 2, 19
LEGEND_HEIGHT = 18
TOWN = LEFT + art.TAG + 10
TOWN_WIDTH = LEFT + ACROSS - 6 - TOWN
HOLDINGS = 30  # height of a player's first row
COLUMNS = {2: (5, 3), 3: (7, 2), 4: (8, 2)}  # buildings in a row, and rows, by the number of players


def paint(sheet: Sheet, game: Game, view: Json) -> None:
    """The whole table."""
    stage = game.name("stage", view["stage"], LANG)
    moment = f"round {view['round']} of {slots.LAST_ROUND} · {stage}"
    sheet.heading(
        game.name("term", "final_income", LANG) if view["round"] > slots.LAST_ROUND else moment,
        view,
        art.question_of(view, _asked(view)),
    )
    _auctions(sheet, game, view)
    y: float = art.TOP + AUCTION + art.GAP
    seats = len(view["seats"])
    bottom = art.HEIGHT - LEGEND_HEIGHT - STOCK - art.GAP
    high = (bottom - y) / seats - art.GAP
    for seat in range(seats):
        _player(sheet, game, view, seat, y, high)
        y += high + art.GAP
    _stock(sheet, game, view, bottom)
    sheet.legend(LEGEND, LEFT, art.HEIGHT - LEGEND_HEIGHT / 2 - 2, ACROSS / len(LEGEND), 0)


def _asked(view: Json) -> dict[str, object]:
    """What the questions of some phases name: wages, a bid to be paid, an extra of the tile."""
    args: dict[str, object] = {"silver": 0, "cost": "", "gain": ""}
    if view["phase"] == "wages":
        args["silver"] = view["seats"][view["actor"]]["workers"]
    elif view["phase"] == "pay":
        args["silver"] = view["auctions"][view["space"] - 1]["bid"]["silver"]
    elif view["phase"] == "extra":
        tile = view["printed"]["tiles"][str(view["auctions"][view["space"] - 1]["tile"])]
        args |= {"cost": counted(LANG, (tile["pay"],)), "gain": counted(LANG, tuple(tile["reward"]))}
    return args


# The auctions -------------------------------------------------------------------------------------


def _auctions(sheet: Sheet, game: Game, view: Json) -> None:
    """The tiles side by side with the bids on them; with two players, what the neutral stone bids next."""
    room = ACROSS - (NEUTRAL + art.GAP if view["neutral"] else 0)
    wide = (room + art.GAP) / len(view["auctions"]) - art.GAP
    x: float = LEFT
    for number, auction in enumerate(view["auctions"], start=1):
        sheet.panel(x, art.TOP, wide, AUCTION)
        if number == view["space"]:
            sheet.box(x, art.TOP, wide, AUCTION, art.PANEL, INK, 2)
        sheet.badge(str(number), x + 15, art.TOP + 17, 9)
        if auction["tile"] is not None:
            _tile(sheet, game, view["printed"]["tiles"][str(auction["tile"])], x + 32, art.TOP + 17)
            _ladder(sheet, view, auction["bid"], x + 6, wide - 12)
        x += wide + art.GAP
    if view["neutral"]:
        sheet.panel(x, art.TOP, NEUTRAL, AUCTION)
        words = game.name("term", "neutral_value", LANG)
        sheet.text(x + NEUTRAL / 2, art.TOP + 17, words, 11, art.GREY, "mm", room=NEUTRAL - 12)
        sheet.text(x + NEUTRAL / 2, art.TOP + 42, str(view["neutral"]["value"]), 18, NEUTRAL_COLOUR, "mm", bold=True)


def _tile(sheet: Sheet, game: Game, tile: Json, x: float, y: float) -> None:
    """What an auction is about: the kinds that may be built, then gifts, then what may be exchanged."""
    kinds = tile["kinds"] if len(tile["kinds"]) <= 2 else ["any"]
    for kind in kinds:
        words = game.name("kind", kind, LANG)
        wide = art.length(words, 12) + 12
        sheet.box(x, y - 9, wide, 18, KIND_COLOURS.get(kind, INK))
        sheet.text(x + wide / 2, y, words, 12, art.SNOW, "mm")
        x += wide + 5
    x = _pieces(sheet, [gain for gain in tile["gains"] if gain != "advance"], x + 3, y, 13) + 4
    if "advance" in tile["gains"]:
        x += sheet.text(x, y, game.name("term", "advance", LANG), 12) + 6
    if tile["pay"]:
        x = _pieces(sheet, [tile["pay"]], x, y, 13)
        sheet.arrow(x + 5, y)
        _pieces(sheet, tile["reward"], x + 13, y, 13)


def _ladder(sheet: Sheet, view: Json, bid: Json | None, x: float, wide: float) -> None:
    """The steps of bids, the highest bid in its player's colour."""
    ladder = view["printed"]["ladder"]
    step, y = wide / len(ladder), art.TOP + 34
    for i, silver in enumerate(ladder):
        fill, ink = art.SNOW, art.GREY
        if bid and bid["silver"] == silver:
            colour = "" if bid["by"] == "neutral" else COLOURS[bid["by"]]
            fill, ink = art.PLAIN.get(colour, NEUTRAL_COLOUR), art.ON.get(colour, art.SNOW)
        sheet.box(x + i * step, y, step - 3, 20, fill, art.PALE)
        sheet.text(x + i * step + step / 2 - 1.5, y + 10, str(silver), 12, ink, "mm", bold=fill != art.SNOW)


def _pieces(sheet: Sheet, ids: Sequence[str], x: float, y: float, size: float) -> float:
    """Pieces side by side, several of a kind as a number; where they end."""
    for id_ in dict.fromkeys(ids):
        sheet.icon(id_, x + size / 2, y, size / 2)
        x += size + 2
        if (n := ids.count(id_)) > 1:
            x += sheet.text(x, y, str(n), size - 1) + 2
    return x


# The players --------------------------------------------------------------------------------------


def _player(sheet: Sheet, game: Game, view: Json, number: int, y: float, high: float) -> None:
    """A panel: what is behind the screen, workers, the railroad, points, and the town."""
    seat = view["seats"][number]
    note = game.name("term", "passed", LANG) if seat["passed"] and view["phase"] in BIDDING else ""
    sheet.player(view, number, LEFT, y, ACROSS, high, number == view["start_player"], note)
    middle, x = y + HOLDINGS / 2, float(TOWN)
    for good, n in (seat["goods"] or dict.fromkeys(LEGEND[:6])).items():
        sheet.amount(good, n, x, middle, 13)
        x += 38
    for thing, wide in (("silver", 46), ("trade", 40), ("vp", 44), ("debt", 48)):
        sheet.amount(thing, seat[thing], x, middle, 13)
        x += wide
    for thing, n in (("worker", seat["workers"]), ("track", seat["tracks"])):
        sheet.amount(thing, n, x, middle, 13)
        x += 40
    x += sheet.text(x, middle, "railroad", 11, art.GREY) + 4
    for i in range(LINE):
        sheet.box(x + 9 * i, middle - 4, 8, 8, INK if i < seat["railroad"] else art.SNOW, INK)
    if seat["points"]:
        points = ", ".join(f"{game.name('item', item, LANG)} {n}" for item, n in seat["points"].items())
        room = TOWN + TOWN_WIDTH - x - 9 * LINE - 12
        sheet.text(TOWN + TOWN_WIDTH, middle, points, 11, art.GREY, "rm", room=room)
    _town(sheet, game, view, number, y + HOLDINGS, high - HOLDINGS - 3)


def _town(sheet: Sheet, game: Game, view: Json, number: int, y: float, high: float) -> None:
    """A player's buildings in rows."""
    buildings = view["seats"][number]["buildings"]
    columns, rows = COLUMNS[len(view["seats"])]
    columns = max(columns, ceil(len(buildings) / rows))
    wide, tall = TOWN_WIDTH / columns, high / rows
    for i, id_ in enumerate(buildings):
        at = TOWN + wide * (i % columns), y + tall * (i // columns)
        _building(sheet, game, view, number, id_, *at, wide - 4, tall - 3)


def _building(
    sheet: Sheet, game: Game, view: Json, number: int, id_: str, x: float, y: float, wide: float, high: float
) -> None:
    """A box: the name, income, work places with those who work and what they earn, and printed points."""
    printed, placed = view["printed"]["buildings"][id_], view["seats"][number]["placed"]
    sheet.box(x, y, wide, high, art.SNOW, art.PALE)
    sheet.box(x, y, 6, high, KIND_COLOURS[printed["kind"]])
    letters, size, middle = min(14, high * 0.38), min(14, high * 0.35, wide * 0.1), y + high * 0.71
    sheet.text(x + 10, y + high * 0.28, game.name("building", id_, LANG), letters, room=wide - 13)
    if printed["vp"]:
        sheet.text(x + wide - 4, middle, f"{printed['vp']} VP", size * 0.95, art.GREY, "rm")
    at = _pieces(sheet, printed["income"], x + 10, middle, size)
    for workers, gives in _work(printed, placed):
        for is_working in workers:
            colour = art.PLAIN[COLOURS[number]] if is_working else art.FAINT
            sheet.icon("worker", at + size / 2, middle, size * 0.58, colour)
            at += size
        at = _pieces(sheet, gives, at + 1, middle, size) + 3


def _work(printed: Json, placed: Sequence[str]) -> Iterator[tuple[list[bool], list[str]]]:
    """What earns something together: for each place whether somebody works there, and what they earn."""
    spots = sum(work["workers"] for work in printed["work"])
    first = 1
    for work in printed["work"]:
        ids = [f"{printed['id']}_{first + i}" if spots > 1 else printed["id"] for i in range(work["workers"])]
        first += work["workers"]
        yield [id_ in placed for id_ in ids], work["gives"]


# The stock ----------------------------------------------------------------------------------------


def _stock(sheet: Sheet, game: Game, view: Json, y: float) -> None:
    """The buildings that may be built now: how many, the name in the colour of the kind, and the cost."""
    sheet.panel(LEFT, y, ACROSS, STOCK, game.name("term", "stock", LANG))
    entries = []
    for id_, copies in view["stock"].items():
        name = game.name("building", id_, LANG)
        entries.append((f"{copies} {name}" if copies > 1 else name, view["printed"]["buildings"][id_]))
    size = 12.0
    while len(lines := _wrapped(entries, size)) > STOCK_LINES and size > art.SMALLEST:
        size -= 0.5
    for i, line in enumerate(lines):
        x, middle = LEFT + 6.0, y + 17 + STOCK_LINE * (i + 0.5)
        for words, printed in line:
            x += sheet.text(x, middle, words, size, KIND_COLOURS[printed["kind"]]) + 3
            x = _pieces(sheet, printed["cost"], x, middle, size - 2) + size


def _wrapped(entries: list[tuple[str, Json]], size: float) -> list[list[tuple[str, Json]]]:
    """Entries of the stock in lines that are short enough."""
    lines: list[list[tuple[str, Json]]] = [[]]
    x = 0.0
    for words, printed in entries:
        wide = art.length(words, size) + 3 + size * (len(printed["cost"]) + 1)
        if x + wide > ACROSS and lines[-1]:
            lines.append([])
            x = 0.0
        lines[-1].append((words, printed))
        x += wide
    return lines
