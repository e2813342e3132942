"""Small plots as SVG, readable in light and dark themes."""

from collections.abc import Mapping, Sequence
from html import escape

COLOURS = ("#2f6b9e", "#d9992b", "#3b7848", "#b03f2c", "#7a5a8c", "#57524a")
WIDTH = 720
LEFT, RIGHT, TOP, BOTTOM = 150, 24, 44, 36
ROW = 30


def bars(title: str, rows: Sequence[tuple[str, float, float, float]], mark: float | None = None) -> str:
    """Return bars of shares from 0 to 1, each with its interval; `mark` is a line across, such as the fair share."""
    height = TOP + ROW * len(rows) + BOTTOM
    span = WIDTH - LEFT - RIGHT

    def x(value: float) -> float:
        return LEFT + span * value

    parts = [_text(LEFT, 24, title, "start", 16)]
    for tenth in range(0, 11, 2):
        at = x(tenth / 10)
        parts.append(_line(at, TOP - 6, at, height - BOTTOM, "#bba987", 1))
        parts.append(_text(at, height - BOTTOM + 18, f"{tenth * 10}%", "middle", 12))
    for i, (name, share, low, high) in enumerate(rows):
        y = TOP + ROW * i + ROW / 2
        colour = COLOURS[i % len(COLOURS)]
        parts.append(f'<rect x="{LEFT}" y="{y - 9:.1f}" width="{span * share:.1f}" height="18" fill="{colour}"/>')
        parts.append(_line(x(low), y, x(high), y, "#242b30", 2))
        parts += [_line(x(end), y - 5, x(end), y + 5, "#242b30", 2) for end in (low, high)]
        parts.append(_text(LEFT - 8, y + 4, name, "end", 13))
    if mark is not None:
        parts.append(_line(x(mark), TOP - 6, x(mark), height - BOTTOM, "#b03f2c", 1.5))
    return _svg(height, parts)


def lines(title: str, series: Mapping[str, Sequence[float]], low: float = 0.0, high: float = 1.0) -> str:
    """Return a line chart of values over time, a line for each series."""
    height = 360
    span = WIDTH - LEFT - RIGHT
    steps = max(2, *(len(values) for values in series.values())) - 1
    parts = [_text(LEFT, 24, title, "start", 16)]

    def y(value: float) -> float:
        return height - BOTTOM - (height - TOP - BOTTOM) * (value - low) / (high - low)

    for quarter in range(5):
        value = low + (high - low) * quarter / 4
        parts.append(_line(LEFT, y(value), WIDTH - RIGHT, y(value), "#bba987", 1))
        parts.append(_text(LEFT - 8, y(value) + 4, f"{value:.0%}" if high <= 1 else f"{value:.0f}", "end", 12))
    for i, (name, values) in enumerate(series.items()):
        colour = COLOURS[i % len(COLOURS)]
        points = " ".join(f"{LEFT + span * at / steps:.1f},{y(value):.1f}" for at, value in enumerate(values))
        parts.append(f'<polyline fill="none" stroke="{colour}" stroke-width="2" points="{points}"/>')
        parts.append(_line(8, TOP + 20 * i, 28, TOP + 20 * i, colour, 4))
        parts.append(_text(34, TOP + 20 * i + 4, name, "start", 13))
    return _svg(height, parts)


def reliability(title: str, points: Sequence[tuple[float, float, int]]) -> str:
    """Return how often something came true over how likely it was told to be; the size of a point is how often."""
    side = WIDTH - LEFT - RIGHT
    height = TOP + side + BOTTOM
    most = max((count for _, _, count in points), default=1)

    def place(told: float, came_true: float) -> tuple[float, float]:
        return LEFT + side * told, TOP + side * (1 - came_true)

    parts = [_text(LEFT, 24, title, "start", 16)]
    for tenth in range(0, 11, 2):
        x, y = place(tenth / 10, tenth / 10)
        parts.append(_line(x, TOP, x, TOP + side, "#e4d8bd", 1))
        parts.append(_line(LEFT, y, LEFT + side, y, "#e4d8bd", 1))
        parts.append(_text(x, TOP + side + 18, f"{tenth * 10}%", "middle", 12))
        parts.append(_text(LEFT - 8, y + 4, f"{tenth * 10}%", "end", 12))
    parts.append(_line(*place(0, 0), *place(1, 1), "#b03f2c", 1.5))
    for told, came_true, count in points:
        x, y = place(told, came_true)
        radius = 3 + 9 * (count / most) ** 0.5
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{COLOURS[0]}" fill-opacity="0.8"/>')
    return _svg(height, parts)


def _text(x: float, y: float, words: str, anchor: str, size: int) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float) -> str:
    place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width}"/>'


def _svg(height: int, parts: Sequence[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">'
    ground = f'<rect width="{WIDTH}" height="{height}" fill="#fbf5e8"/>'
    return "\n".join([head, ground, *parts, "</svg>"]) + "\n"
