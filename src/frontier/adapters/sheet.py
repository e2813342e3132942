"""The sheet that pictures of positions are drawn on: its forms, colours and icons."""

from collections.abc import Iterable, Sequence
from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy

from frontier.adapters.arguments import missing
from frontier.engine.game import COLOURS, Json
from frontier.texts import dashed, listed, text

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError as error:
    raise missing("Pillow", "gym") from error

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDTH, HEIGHT = 960, 640
SCALE = 2  # drawn larger and reduced, so that edges are smooth
LANG = "en"
MARGIN, GAP = 8, 6
TOP = 42  # below the heading
TAG = 74  # width of the coloured part of a player's panel
SMALLEST = 8  # letters that have to fit somewhere shrink to this, then the words are cut
ELLIPSIS = "…"
HIDDEN = "?"

PAPER, PANEL, FAINT = "#f3e8d3", "#fbf5e8", "#e7d8bc"
INK, GREY, PALE, SNOW = "#242b30", "#57524a", "#bba987", "#fffaf0"
GLOW, RED = "#ffb915", "#a02d1b"
COPPER, STONE, GRAIN, PUMPKIN, SILVER = "#c26a45", "#a5a29b", "#f0cf5e", "#ea8a26", "#d5d8d8"
PLAIN = {"blue": "#2f6b9e", "yellow": "#edbb2e", "green": "#3b7848", "red": "#b03f2c"}
ON = {"blue": SNOW, "yellow": INK, "green": SNOW, "red": SNOW}  # letters on them
SOFT = {"blue": "#cfdfe8", "yellow": "#f5e1a6", "green": "#d0dfc4", "red": "#efcfc1"}

# Form, colour and size of everything that lies on a table.
ICONS = {
    "small_copper": ("square", COPPER, 0.7), "small_stone": ("square", STONE, 0.7),
    "big_copper": ("square", COPPER, 1.05), "big_stone": ("square", STONE, 1.05),
    "grain": ("diamond", GRAIN, 1.1), "pumpkin": ("disc", PUMPKIN, 0.85),
    "copper_worker": ("pawn", COPPER, 1.0), "stone_worker": ("pawn", STONE, 1.0),
    "grain_worker": ("pawn", GRAIN, 1.0), "pumpkin_worker": ("pawn", PUMPKIN, 1.0),
    "silver": ("coin", SILVER, 0.95), "cow": ("cow", "#96603c", 1.0), "canteen": ("flask", "#4f7890", 1.0),
    "house": ("house", GREY, 1.0), "start": ("star", "#b9593a", 1.1), "bonus": ("star", "#f2c434", 1.1),
    "wood": ("bar", "#a97445", 1.0), "food": ("disc", "#c64f3c", 0.9), "steel": ("square", "#7893a3", 0.85),
    "gold": ("diamond", "#f2c434", 1.1), "copper": ("square", COPPER, 0.85), "cattle": ("cow", "#96603c", 1.0),
    "trade": ("coin", "#8d6aa8", 0.95), "vp": ("star", "#f2c434", 1.1), "debt": ("minus", RED, 0.85),
    "open": ("hex", "#c6cf9c", 1.15), "toll": ("flag", GREY, 1.0), "mountain": ("peaks", "#8d7f70", 1.0),
    "worker": ("pawn", "#4f7890", 1.0), "track": ("rails", GREY, 1.0),
}  # fmt: skip
LEGEND = {"open": "may be built on", "trade": "trade chip", "vp": "VP"}

Points = Sequence[tuple[float, float]]


class Sheet:
    """A drawing of 960 by 640 units, counted from the upper left corner."""

    def __init__(self) -> None:
        self._image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), PAPER)
        self._pen = ImageDraw.Draw(self._image)

    def pixels(self) -> "NDArray[numpy.uint8]":
        """Return the drawing as 640 rows of 960 pixels, each red, green and blue."""
        return numpy.array(self._image.reduce(SCALE))

    def box(
        self, x: float, y: float, wide: float, high: float, fill: str, edge: str | None = None, line: float = 1
    ) -> None:
        """Draw a rectangle with round corners."""
        corners = (x * SCALE, y * SCALE, (x + wide) * SCALE - 1, (y + high) * SCALE - 1)
        self._pen.rounded_rectangle(corners, min(4.0, wide / 4, high / 4) * SCALE, fill, edge, round(line * SCALE))

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str | None = None) -> None:
        """Draw a circle around a point."""
        self._pen.circle((x * SCALE, y * SCALE), radius * SCALE, fill, edge, SCALE)

    def slice(self, x: float, y: float, radius: float, start: float, end: float, fill: str) -> None:
        """Draw a sector of a circle, its angles in degrees."""
        corners = ((x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE)
        self._pen.pieslice(corners, start, end, fill)

    def polygon(self, points: Points, fill: str | None, edge: str | None = None, line: float = 1) -> None:
        """Draw a closed line through points, filled."""
        if fill is not None:
            self._pen.polygon([(x * SCALE, y * SCALE) for x, y in points], fill)
        if edge is not None:
            self.line([*points, *points[:2]], edge, line)

    def line(self, points: Points, colour: str, wide: float = 1) -> None:
        """Draw a line through points."""
        self._pen.line([(x * SCALE, y * SCALE) for x, y in points], colour, round(wide * SCALE))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: float = 12,
        colour: str = INK,
        anchor: str = "lm",
        bold: bool = False,
        room: float | None = None,
    ) -> float:
        """Write words at a point, made to fit if there is only so much room, and return how wide they are."""
        while room is not None and size > SMALLEST and length(words, size) > room:
            size -= 0.5
        while room is not None and len(words) > 1 and length(words, size) > room:
            words = words.removesuffix(ELLIPSIS)[:-1].rstrip() + ELLIPSIS
        self._pen.text((x * SCALE, y * SCALE), words, colour, _font(size), anchor, stroke_width=int(bold))
        return length(words, size)

    def icon(self, name: str, x: float, y: float, radius: float, colour: str | None = None) -> None:
        """Draw the icon of a thing around a point, in another colour than its own if one is given."""
        form, own, share = ICONS[name]
        fill, edge, r = colour or own, PALE if colour == FAINT else INK, radius * share
        match form:
            case "disc":
                self.disc(x, y, r, fill, edge)
            case "coin":
                self.disc(x, y, r, fill, edge)
                self.disc(x, y, r * 0.5, fill, edge)
            case "square":
                self.box(x - r, y - r, 2 * r, 2 * r, fill, edge)
            case "minus":
                self.box(x - r, y - r, 2 * r, 2 * r, fill, edge)
                self.line(((x - r * 0.5, y), (x + r * 0.5, y)), SNOW, 1.5)
            case "bar":
                self.box(x - r, y - r * 0.6, 2 * r, 1.2 * r, fill, edge)
            case "flask":
                self.box(x - r * 0.3, y - r, r * 0.6, r, SNOW, edge)
                self.box(x - r * 0.7, y - r * 0.5, r * 1.4, r * 1.5, fill, edge)
            case "pawn":
                self.polygon(shifted(((-0.8, 1), (0.8, 1), (0.25, -0.2), (-0.25, -0.2)), x, y, r), fill, edge)
                self.disc(x, y - r * 0.5, r * 0.5, fill, edge)
            case "rails":
                for dy in (-0.5, 0.5):
                    self.line(shifted(((-1, dy), (1, dy)), x, y, r), edge, 1.5)
                for dx in (-0.6, 0, 0.6):
                    self.line(shifted(((dx, -0.9), (dx, 0.9)), x, y, r), edge, 1.5)
            case "hex":
                self.polygon(shifted(ring(6, (r,)), x, y, 1), fill, GLOW, 2)
            case _:
                self.polygon(shifted(FORMS[form], x, y, r), fill, edge)

    def arrow(self, x: float, y: float) -> None:
        """Draw a small arrow to the right, with its middle at a point."""
        self.line(((x - 4, y), (x + 2, y)), GREY, 1)
        self.polygon(((x + 1, y - 2.5), (x + 4.5, y), (x + 1, y + 2.5)), GREY)

    def amount(self, name: str, n: int | None, x: float, y: float, size: float = 12) -> None:
        """Draw an icon with a number beside it; what nobody has is faint, what is hidden a question mark."""
        self.icon(name, x + size / 2, y, size / 2, FAINT if n == 0 else None)
        self.text(x + size * 1.25, y, HIDDEN if n is None else str(n), size, PALE if n == 0 else INK, bold=bool(n))

    def legend(self, names: Sequence[str], x: float, y: float, across: float, down: float) -> None:
        """Write what icons mean, each so much to the right of and below the one before it."""
        for i, name in enumerate(names):
            self.icon(name, x + across * i + 7, y + down * (i + 0.5), 6)
            self.text(x + across * i + 18, y + down * (i + 0.5), LEGEND.get(name, name.replace("_", " ")), 11, GREY)

    def badge(self, letter: str, x: float, y: float, radius: float) -> None:
        """Draw a letter in a circle."""
        self.disc(x, y, radius, SNOW, INK)
        self.text(x, y, letter, radius * 1.35, INK, "mm", bold=True)

    def heading(self, moment: str, view: Json, question: str) -> None:
        """Draw the band on top: the game, what is being decided and by whom, and who looks at it."""
        title = text(LANG, f"{view['game']}-title")
        self.box(0, -6, WIDTH, TOP, INK)
        self.text(MARGIN + 4, 18, f"{title} · {moment}", 16, SNOW, room=296)
        if view["winners"]:
            names = [text(LANG, f"common-colour-{COLOURS[seat]}") for seat in view["winners"]]
            question = f"{question} {'Winner' if len(names) == 1 else 'Winners'}: {listed(LANG, names)}"
        if view["actor"] >= 0:
            self.disc(322, 18, 7, PLAIN[COLOURS[view["actor"]]], SNOW)
        self.text(336, 18, question, 14, SNOW, room=480)
        watcher = "spectator" if view["seat"] is None else f"seen by {COLOURS[view['seat']]}"
        self.text(WIDTH - MARGIN - 4, 18, watcher, 12, PALE, "rm", room=120)

    def panel(self, x: float, y: float, wide: float, high: float, title: str = "") -> None:
        """Draw a framed area with a small title in its corner."""
        self.box(x, y, wide, high, PANEL, PALE)
        self.text(x + 6, y + 9, title, 10, GREY, room=wide - 12)

    def player(
        self, view: Json, seat: int, x: float, y: float, wide: float, high: float, is_first: bool, note: str
    ) -> None:
        """Draw a player's panel, framed for the one who decides or has won: the name, the points and a note."""
        colour, chosen = COLOURS[seat], seat == view["actor"] or seat in view["winners"]
        on, score, middle = ON[colour], view["scores"][seat], x + 2 + TAG / 2
        self.box(x, y, wide, high, SOFT[colour], INK if chosen else PALE, 2 if chosen else 1)
        self.box(x + 2, y + 2, TAG, high - 4, PLAIN[colour])
        name = text(LANG, f"common-colour-{colour}")
        self.text(middle, y + high * 0.2, name, 13, on, "mm", bold=True, room=TAG - 26)
        self.text(
            middle, y + high * 0.53, HIDDEN if score is None else str(score), 22, on, "mm", bold=True, room=TAG - 6
        )
        self.text(middle, y + high * 0.84, note, 10, on, "mm", room=TAG - 6)
        if is_first:
            self.polygon(shifted(((0, -4), (6, 0), (0, 4)), x + 6, y + high * 0.2, 1), on)


def shifted(points: Points, x: float, y: float, size: float) -> Points:
    """Return a form around the origin, moved to a place and scaled."""
    return [(x + dx * size, y + dy * size) for dx, dy in points]


def question_of(view: Json, args: dict[str, object]) -> str:
    """Return what is being decided, in one sentence."""
    who = text(LANG, f"common-colour-{COLOURS[view['actor']]}") if view["actor"] >= 0 else ""
    return text(LANG, f"{view['game']}-prompt-{dashed(view['phase'])}", {"who": who, **args})


def length(words: str, size: float) -> float:
    """Return how wide words are."""
    return _font(size).getlength(words) / SCALE


def ring(corners: int, radii: Iterable[float], turn: float = 0) -> Points:
    """Return a regular polygon around the origin; with two radii in turn, a star."""
    lengths = list(radii)
    angles = [turn + 2 * pi * i / corners for i in range(corners)]
    return [(lengths[i % len(lengths)] * cos(a), lengths[i % len(lengths)] * sin(a)) for i, a in enumerate(angles)]


@cache
def _font(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(size * SCALE)
    assert isinstance(font, ImageFont.FreeTypeFont)
    return font


FORMS: dict[str, Points] = {
    "diamond": ((0, -1), (0.75, 0), (0, 1), (-0.75, 0)),
    "house": ((-0.85, -0.1), (0, -1), (0.85, -0.1), (0.85, 0.9), (-0.85, 0.9)),
    "star": ring(10, (1, 0.45), -pi / 2),
    "cow": (
        (-1, -0.5),
        (0.4, -0.5),
        (0.6, -0.9),
        (1.1, -0.6),
        (1.1, -0.1),
        (0.7, 0),
        (0.6, 0.9),
        (0.3, 0.9),
        (0.25, 0.35),
        (-0.55, 0.35),
        (-0.6, 0.9),
        (-0.9, 0.9),
    ),
    "flag": ((-0.5, -1), (0.9, -0.45), (-0.3, 0.1), (-0.3, 1), (-0.5, 1)),
    "peaks": ((-1, 0.75), (-0.3, -0.6), (0.1, 0.1), (0.4, -0.3), (1, 0.75)),
}
