"""Montana as a picture: the landscape on the left, players, worker board, city, wheel and cards on the right."""

from math import radians, sqrt

from frontier.adapters import sheet as art
from frontier.adapters.sheet import INK, LANG, Sheet, shifted
from frontier.engine.game import COLOURS, Game, Json
from frontier.games.montana.modules.event_cards.words import card_title
from frontier.games.montana.modules.faces import Face
from frontier.games.montana.words import reward

LAND = {"meadow": "#c6cf9c", "mountain": "#c2b3a1", "lake": "#8fb7c4", "river": "#a3c6cd", "lowland": "#e3cb98",
        "site": "#deb28c"}  # fmt: skip
RIPPLE, DUNE, EDGE = "#5f93a5", "#b99a5c", "#8c8465"
AREA_GOODS = {"mine": "small_copper", "quarry": "small_stone", "grain_field": "grain", "farmland": "pumpkin"}
WHEEL = {"white": art.SNOW, "copper": art.COPPER, "stone": art.STONE, "grain": art.GRAIN, "pumpkin": art.PUMPKIN}
LETTERS = {"market": "M", "gate": "G", "watchtower": "W"}
LEGEND = ("small_copper", "small_stone", "grain", "pumpkin", "big_copper", "big_stone", "silver", "cow", "canteen",
          "open")  # fmt: skip
HEX = art.ring(6, (1,))

LANDSCAPE = 552  # width of the left part
RIGHT = LANDSCAPE + art.MARGIN
ACROSS = art.WIDTH - art.MARGIN - RIGHT
HOLDINGS = RIGHT + art.TAG + 10
MOST_PANEL, LEAST_ROW, MOST_ROW = 108, 19, 24
TITLE = 18  # height of the title of a board
CITY, TOWN, MOST_TOWN = 256, 92, 132  # the city's width and height; the wheel stands beside it
LABEL, CITY_PRICES = 64, 106  # widths of the names of areas, and of the prices in the city
PRICED, PRICE = 90, 58  # spaces that are wide enough show their price, which takes so much
NOTE = 17  # height of a line

Crews = list[list[str] | None]  # on the large space, then on the small one


def paint(sheet: Sheet, game: Game, view: Json) -> None:
    """The whole table."""
    last = ", the last" if view["last_round"] else ""
    asked: dict[str, object] = {"n": view.get("exchanges", 0), "field": view.get("site") or ""}
    sheet.heading(f"round {view['round']}{last}", view, art.question_of(view, asked))
    _landscape(sheet, view)
    sheet.legend(LEGEND, art.MARGIN, art.HEIGHT - art.MARGIN - 15 * len(LEGEND), 0, 15)
    rows, seats = len(view["areas"]) + 1, len(view["seats"])
    notes = 2 * ("events" in view) + ("landscape" in view["printed"])
    bottom = art.HEIGHT - art.MARGIN - (art.GAP + 8 + NOTE * notes if notes else 0)
    room = bottom - art.TOP - TITLE - art.GAP - TOWN
    panel = min(MOST_PANEL, (room - rows * LEAST_ROW) / seats - art.GAP)
    row = min(MOST_ROW, (room - seats * (panel + art.GAP)) / rows)
    y: float = art.TOP
    for seat in range(seats):
        _player(sheet, game, view, seat, y, panel)
        y += panel + art.GAP
    _worker_board(sheet, game, view, y, row)
    y += TITLE + rows * row + art.GAP
    town = min(MOST_TOWN, bottom - y)
    _city(sheet, game, view, y, town)
    _wheel(sheet, game, view, y, town)
    if notes:
        _notes(sheet, game, view, y + town + art.GAP)


# The landscape ------------------------------------------------------------------------------------


def _landscape(sheet: Sheet, view: Json) -> None:
    """All fields, as large as they fit; where somebody may build they have a bright edge."""
    centres = [(1.5 * field["q"], sqrt(3) * (field["r"] + field["q"] / 2)) for field in view["fields"]]
    left, right = min(x for x, _ in centres) - 1, max(x for x, _ in centres) + 1
    top, bottom = min(y for _, y in centres) - sqrt(3) / 2, max(y for _, y in centres) + sqrt(3) / 2
    high = art.HEIGHT - art.TOP - art.MARGIN
    size = min((LANDSCAPE - art.MARGIN) / (right - left), high / (bottom - top))
    x = (LANDSCAPE + art.MARGIN - size * (left + right)) / 2
    y = art.TOP + (high - size * (top + bottom)) / 2
    places = shifted(centres, x, y, size)
    for field, (x, y) in zip(view["fields"], places, strict=True):
        settled, is_start = view["settlements"].get(field["label"]), field["label"] == view["landscape"]["start"]
        land = art.SNOW if is_start else LAND[field["land"]]
        sheet.polygon(shifted(HEX, x, y, size), art.SOFT[COLOURS[settled["seat"]]] if settled else land, EDGE)
        if field["open"]:
            sheet.polygon(shifted(HEX, x, y, size * 0.94), None, art.GLOW, 2)
    for field, (x, y) in zip(view["fields"], places, strict=True):
        _content(sheet, view, field, x, y, size)


def _content(sheet: Sheet, view: Json, field: Json, x: float, y: float, size: float) -> None:
    """What is printed and what lies on a field."""
    label = field["label"]
    sheet.text(x, y - 0.64 * size, label, size * 0.28, art.GREY, "mm")
    if settled := view["settlements"].get(label):
        _settlement(sheet, settled, x, y, size)
    elif label == view["landscape"]["start"]:
        sheet.icon("start", x, y, size * 0.42)
    elif field["land"] == "mountain":
        _mountain(sheet, view, label, x, y, size)
    elif field["land"] in ("meadow", "site"):
        _costs(sheet, field, x, y - 0.08 * size, size)
        _marks(sheet, view, field, x, y + 0.5 * size, size)
    else:
        for dy in (-0.3, 0.42):
            wave = [(0.2 * i - 0.4, dy - 0.06 + 0.12 * (i % 2)) for i in range(5)]
            sheet.line(shifted(wave, x, y, size), DUNE if field["land"] == "lowland" else RIPPLE)
        if label in view["canteens"] or field.get("bonus_mark"):
            sheet.icon("canteen" if label in view["canteens"] else "bonus", x, y + 0.05 * size, size * 0.32)


def _settlement(sheet: Sheet, settled: Json, x: float, y: float, size: float) -> None:
    """A house with the number of its tiles, and the letter of a special settlement."""
    colour = COLOURS[settled["seat"]]
    sheet.icon("house", x, y + 0.05 * size, size * 0.5, art.PLAIN[colour])
    sheet.text(x, y + 0.1 * size, str(settled["tiles"]), size * 0.46, art.ON[colour], "mm", bold=True)
    if letter := LETTERS.get(settled.get("top", "")):
        sheet.badge(letter, x + 0.5 * size, y + 0.42 * size, size * 0.24)


def _costs(sheet: Sheet, field: Json, x: float, y: float, size: float) -> None:
    """A sign a good; a price to mix is a number before both kinds."""
    goods = ("big_copper", "big_stone") if field.get("mix") else field["cost"]
    step = min(0.46, 1.75 / max(1, len(goods))) * size
    first = x - step * (len(goods) - 1) / 2
    if field.get("mix"):
        first += 0.25 * size
        sheet.text(first - 0.45 * size, y, str(field["mix"]), size * 0.4, INK, "mm", bold=True)
    for i, good in enumerate(goods):
        sheet.icon(good, first + i * step, y, size * 0.21)


def _marks(sheet: Sheet, view: Json, field: Json, x: float, y: float, size: float) -> None:
    """A cow, the number of settlements that are placed if more than one, and the towers that ask a toll."""
    many, tolls = field.get("settlements", 1 + field["two_settlements"]), field.get("tolls", ())
    marks: list[tuple[str, str | None]] = [("cow", None)] if field["label"] in view["cows"] else []
    marks += [("house", art.SNOW)] * (many > 1) + [("toll", art.PLAIN[COLOURS[seat]]) for seat in tolls]
    step = min(0.5, 1.3 / max(1, len(marks))) * size
    for i, (mark, colour) in enumerate(marks):
        at = x + step * (i - (len(marks) - 1) / 2)
        sheet.icon(mark, at, y, size * 0.23, colour)
        if mark == "house":
            sheet.text(at, y + 0.03 * size, str(many), size * 0.3, INK, "mm", bold=True)


def _mountain(sheet: Sheet, view: Json, label: str, x: float, y: float, size: float) -> None:
    """Peaks, and a tile that lies before them; dots are those who have looked at it."""
    sheet.icon("mountain", x, y + 0.05 * size, size * 0.6)
    tile = view.get("mountains", {}).get(label)
    if tile and tile["holder"] is None:
        _tile(sheet, view, tile["tile"], x, y + 0.05 * size, size * 0.34, art.GLOW if tile["marked"] else INK)
        knowing = () if tile["face_up"] else tile["known_to"]
        for i, seat in enumerate(knowing):
            at = x + (i - (len(knowing) - 1) / 2) * 0.28 * size
            sheet.disc(at, y + 0.6 * size, 0.11 * size, art.PLAIN[COLOURS[seat]])


def _tile(sheet: Sheet, view: Json, id_: str | None, x: float, y: float, radius: float, edge: str = INK) -> None:
    """A mountain tile: face down, or what it brings; an upgrade is a small good and a big one."""
    sheet.box(x - radius, y - radius, 2 * radius, 2 * radius, art.SNOW if id_ else art.FAINT, edge)
    face = next((tile for tile in view["printed"]["mountain_tiles"] if tile["id"] == id_), None)
    if face is None:
        sheet.text(x, y, art.HIDDEN, radius * 1.4, art.GREY, "mm")
    elif face["kind"] == "upgrade":
        sheet.icon(f"small_{face['shows'][0]}", x - radius * 0.45, y + radius * 0.35, radius * 0.4)
        sheet.icon(f"big_{face['shows'][0]}", x + radius * 0.3, y - radius * 0.2, radius * 0.5)
    else:
        shown = {"good": "{}", "worker": "{}_worker"}.get(face["kind"], "silver")
        sheet.icon(shown.format(*face["shows"]), x, y, radius * 0.65)


# The players --------------------------------------------------------------------------------------


def _player(sheet: Sheet, game: Game, view: Json, number: int, y: float, high: float) -> None:
    """A panel: settlements, goods, workers, the contractor, money, animals, and what the modules add."""
    seat = view["seats"][number]
    sheet.player(view, number, RIGHT, y, ACROSS, high, number == view["active"], f"{seat['stock']} in stock")
    size = 12 if high < 80 else 14
    upper, middle, lower = (y + high * (i + 0.56) / 3.1 for i in range(3))
    for i, (good, n) in enumerate(seat["goods"].items()):
        sheet.amount(good, n, HOLDINGS + 50 * i, upper, size)
    for i, (kind, n) in enumerate(seat["workers"].items()):
        sheet.amount(f"{kind}_worker", n, HOLDINGS + 50 * i, middle, size)
    for i, thing in enumerate(("silver", "cows", "canteens")):
        sheet.amount(thing.removesuffix("s"), seat[thing], HOLDINGS + 50 * i, lower, size)
    where = "passed" if seat["bidding"] == "passed" else ""
    if place := seat["contractor"]:
        where = f"{game.name('area', 'city', LANG)}: {game.name('row', place['row'], LANG)} for {place['pumpkins']}"
    sheet.text(RIGHT + ACROSS - 6, middle, where, 11, art.GREY, "rm", room=98)
    _extras(sheet, view, number, HOLDINGS + 150, lower)


def _extras(sheet: Sheet, view: Json, number: int, x: float, y: float) -> None:
    """Special settlements that are left, and mountain tiles, equal ones with their number."""
    for special in view["seats"][number].get("specials", ()):
        sheet.badge(LETTERS[special], x + 7, y, 7)
        x += 17
    held = [tile["tile"] for tile in view.get("mountains", {}).values() if tile["holder"] == number]
    step = min(30, (RIGHT + ACROSS - 4 - x) / max(1, len(set(held))))
    radius = min(8, step * 0.36)
    for id_ in sorted(set(held), key=str):
        _tile(sheet, view, id_, x + radius + 1, y, radius)
        if (n := held.count(id_)) > 1:
            sheet.text(x + 2 * radius + 2, y, str(n), 12, bold=True, room=step - 2 * radius - 2)
        x += step


# Worker board, city, wheel and cards --------------------------------------------------------------


def _worker_board(sheet: Sheet, game: Game, view: Json, y: float, row: float) -> None:
    """Bank and production areas, struck out where the active card keeps them closed."""
    areas: dict[str, list[Json]] = {"bank": view["printed"]["bank"], **view["printed"]["areas"]}
    crews = {area: [[here["large"], here["small"]] for here in spaces] for area, spaces in view["areas"].items()}
    crews["bank"] = [[crew] for crew in view["bank"]]
    sheet.panel(RIGHT, y, ACROSS, TITLE + row * len(areas), game.name("term", "worker_board", LANG))
    y += TITLE - 2 + row / 2
    for area, spaces in areas.items():
        closed, wide = _is_closed(view, area), (ACROSS - LABEL - 8) / len(spaces)
        end = sheet.text(RIGHT + 6, y, game.name("area", area, LANG), 12, art.RED if closed else INK, room=LABEL - 4)
        if closed:
            sheet.line(((RIGHT + 4, y + 1), (RIGHT + 8 + end, y + 1)), art.RED, 1.5)
        for i, (space, crew) in enumerate(zip(spaces, crews[area], strict=True)):
            x = RIGHT + LABEL + 4 + i * wide
            sheet.box(x, y - row / 2 + 1, wide - 3, row - 2, art.SNOW, art.PALE)
            _space(sheet, space, AREA_GOODS.get(area, ""), crew, x, y, wide)
        y += row


def _is_closed(view: Json, area: str) -> bool:
    card = _card(view, "right") if "events" in view else None
    return card is not None and card.kind == "closed" and area in card.shows


def _space(sheet: Sheet, space: Json, good: str, crews: Crews, x: float, y: float, wide: float) -> None:
    """A space of the worker board: its price and what it brings, then its workers, smaller on the small space."""
    if wide >= PRICED:
        for (thing, n), at in zip(space.items(), (8, 37), strict=True):
            sheet.icon({"workers": "worker", "goods": good}.get(thing, thing), x + at, y, 5)
            sheet.text(x + at + 7, y, str(n), 11)
        sheet.arrow(x + 26, y)
        x += PRICE
    for radius, crew in zip((6.5, 4.5), crews, strict=False):
        for kind in crew or ():
            sheet.icon(f"{kind}_worker", x + radius, y, radius)
            x += 2 * radius - 1


def _city(sheet: Sheet, game: Game, view: Json, y: float, tall: float) -> None:
    """The rows with what they bring, their prices and the contractors."""
    rows, placed = view["printed"]["city"], [seat for seat in view["seats"] if seat["contractor"]]
    closed = f" ({game.name('term', 'closed', LANG)})" if _is_closed(view, "city") else ""
    sheet.panel(RIGHT, y, CITY, tall, game.name("area", "city", LANG) + closed)
    standing = {(seat["contractor"]["row"], seat["contractor"]["pumpkins"]): seat["colour"] for seat in placed}
    high, cell = (tall - TITLE) / len(rows), CITY_PRICES / max(len(row["pumpkins"]) for row in rows)
    for i, row in enumerate(rows):
        middle = y + TITLE - 2 + high * (i + 0.5)
        brings = reward(LANG, row["cows"], row["silver"], row["goods"], row["upgrades"])
        sheet.text(RIGHT + 6, middle, brings, 11, room=CITY - CITY_PRICES - 14)
        for j, price in enumerate(reversed(row["pumpkins"])):
            colour, x = standing.get((row["row"], price)), RIGHT + CITY - 4 - cell * (j + 1)
            fill, ink = (art.PLAIN[colour], art.ON[colour]) if colour else (art.SNOW, art.GREY)
            sheet.box(x, middle - high / 2 + 1, cell - 2, high - 2, fill, art.PALE)
            sheet.text(x + cell / 2 - 1, middle, str(price), 11, ink, "mm", bold=bool(colour))


def _wheel(sheet: Sheet, game: Game, view: Json, y: float, tall: float) -> None:
    """The recruitment wheel: a part for each pair of workers, and the arrow in the middle."""
    left, wide = RIGHT + CITY + art.GAP, ACROSS - CITY - art.GAP
    sheet.panel(left, y, wide, tall, game.name("term", "wheel", LANG))
    x, middle, radius = left + wide / 2, y + tall / 2 + 7, tall / 2 - 11
    half = 180 / len(view["printed"]["wheel"])
    sheet.disc(x, middle, radius + 1, INK)
    for i, kind in enumerate(kind for pair in view["printed"]["wheel"] for kind in pair):
        sheet.slice(x, middle, radius, (i - 1) * half - 90, i * half - 90, WHEEL[kind])
    for dx, dy in art.ring(len(view["printed"]["wheel"]), (radius,), radians(-90 - half)):
        sheet.line(((x, middle), (x + dx, middle + dy)), INK)
    sheet.disc(x, middle, radius * 0.45, art.PANEL, INK)
    arrow = art.ring(3, (0.65, 0.28, 0.28), radians(2 * half * (view["arrow"] - 1) - 90))
    sheet.polygon(shifted(arrow, x, middle, radius), art.RED, INK)


def _card(view: Json, side: str) -> Face | None:
    """The card on a side: the right one is active, the left one comes next."""
    card = next((card for card in view["printed"]["cards"] if card["id"] == view["events"][side]), None)
    return card and Face(card["kind"], tuple(card["shows"]), card["count"])


def _notes(sheet: Sheet, game: Game, view: Json, y: float) -> None:
    """What the modules have beside the board, a line each: the cards, and the landscape in the centre."""
    notes = []
    for key, side in (("now", "right"), ("next", "left")) if "events" in view else ():
        card = _card(view, side)
        words = card_title(view["printed"]["numbers"], card, LANG) if card else game.name("term", "no_card", LANG)
        notes.append((game.name("term", key, LANG), words))
    if special := view["printed"].get("landscape"):
        taken = any(special["bonus"].values()) and not any(field["bonus_mark"] for field in view["fields"])
        words = game.name("landscape", special["id"], LANG) + (" (bonus taken)" if taken else "")
        notes.append((game.name("term", "landscape", LANG), words))
    sheet.box(RIGHT, y, ACROSS, 8 + NOTE * len(notes), art.PANEL, art.PALE)
    for i, (label, words) in enumerate(notes):
        middle = y + 4 + NOTE * (i + 0.5)
        sheet.text(RIGHT + 6, middle, label, 11, art.GREY, room=LABEL - 4)
        sheet.text(RIGHT + LABEL + 4, middle, words, 12, bold=i == 0, room=ACROSS - LABEL - 10)
