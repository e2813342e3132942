"""Measure the page in a real browser on a slow processor: how soon it answers, how soon it is there, what it weighs."""

import argparse
import json
import platform
import random
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, Response, sync_playwright
from playwright.sync_api import Error as BrowserError

from figures import publish, tell
from processes import Failure
from server import our_server

HELP = "Measure the page in Chromium, with the processor slowed down; server and browser run on this machine."

NOTES = """\
An interaction is a click or a key. Next frame: from the event (press, click, key down) until the page has made the
frame that follows it. Painted: until that frame is on the screen, as the browser itself tells (Event Timing, in steps
of 8 ms, releases included); without a graphics processor, the other one of two processors paints, beside server, bots
and the measuring program. Games against bots: a spot that glows is pointed at and clicked, else a button of the bar;
now and then undo, the log closed and opened. Replays: arrow keys, buttons, the summary; after a jump to an end, a
second to look at it. Weight is what comes over the line: brotli.

Example: python bench/page.py --write bench/README.md
"""

ROOT = Path(__file__).resolve().parent
CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
LIMIT_MS = 100.0
WEIGHT_KB = 250.0
SHORTEST_MS = 16.0  # what took less is not told by the browser, and counts as this
PATIENCE = 60_000
PAUSE = 400  # milliseconds before and after an interaction: somebody who is quick
LOOK = 1000  # milliseconds after a jump through the whole game: somebody who wants to see where they are
PRESS = 60  # milliseconds that a button is held down
GAMES = ("montana", "homesteaders")

LISTEN = """
localStorage.setItem('frontier-prefs', JSON.stringify({ pace: 0, sound: false, autoEnd: false }))
window.benchTold = []
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    const { name, interactionId, duration, processingStart, processingEnd, startTime, target } = entry
    const place = target?.closest?.('[data-spot], [data-act], [data-move]') ?? target
    benchTold.push({
      name, interactionId, duration,
      waited: Math.round(processingStart - startTime),
      worked: Math.round(processingEnd - processingStart),
      at: place?.dataset?.spot ?? place?.dataset?.act ?? place?.dataset?.move ?? place?.localName ?? '',
    })
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true })
// The next frame: everything that the page itself does for it, up to the moment when the browser takes it over.
window.benchFrames = []
for (const kind of ['pointerdown', 'click', 'keydown'])
  addEventListener(kind, ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => benchFrames.push(performance.now() - timeStamp)
    port2.postMessage(0)
  }), { capture: true })
"""


# --- measuring ------------------------------------------------------------------------------------------------


@dataclass
class Interactions:
    """How long each interaction took until the next frame was made, and until it was painted, in milliseconds."""

    count: int = 0
    frames: list[float] = field(default_factory=list)  # in ascending order
    slow: list[dict[str, Any]] = field(default_factory=list)  # those that the browser told of, the slowest last
    hovers: list[float] = field(default_factory=list)

    def frame(self, part: float) -> float:
        """The time to the next frame that a part of all presses does not exceed."""
        return self.frames[min(len(self.frames) - 1, int(part * len(self.frames)))]

    def share(self, part: float) -> float:
        """The time until it was painted that a part of all interactions does not exceed."""
        told = [entry["duration"] for entry in self.slow]
        all_of_them = [SHORTEST_MS] * max(0, self.count - len(told)) + told
        return float(all_of_them[min(len(all_of_them) - 1, int(part * len(all_of_them)))])


@dataclass
class Load:
    """How a screen came: milliseconds until it was painted and until it was complete, kB over the line by kind."""

    painted: float
    complete: float
    scripts_kb: float
    styles_kb: float
    all_kb: float


class Visit:
    """A new browser context with a slow processor; counts what comes over the line."""

    def __init__(self, context: BrowserContext, url: str, slow: float) -> None:
        self.context, self.url = context, url
        context.set_default_timeout(PATIENCE)
        context.add_init_script(LISTEN)
        self.page: Page = context.new_page()
        self.cdp: CDPSession = context.new_cdp_session(self.page)
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": slow})
        self.responses: list[Response] = []
        self.page.on("response", self._hear)
        self.count = 0

    def _hear(self, response: Response) -> None:
        self.responses.append(response)

    def load(self, path: str, ready: str) -> Load:
        """Open an address; `ready` is there when the screen is complete."""
        self.responses.clear()
        self.page.goto(self.url + path)
        self.page.wait_for_selector(ready)
        complete = float(self.page.evaluate("performance.now()"))
        self.page.wait_for_load_state("networkidle")
        painted = self.page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        kinds: dict[str, float] = {}
        for response in self.responses:
            kind = response.request.resource_type
            if kind != "websocket" and not response.from_service_worker:
                kinds[kind] = kinds.get(kind, 0.0) + response.request.sizes()["responseBodySize"] / 1000
        scripts, styles = kinds.get("script", 0.0), kinds.get("stylesheet", 0.0)
        return Load(round(painted), round(complete), round(scripts, 1), round(styles, 1), round(sum(kinds.values()), 1))

    def click(self, place: Locator) -> None:
        """One interaction with the mouse: point, then press. Where it is, is found out before: that takes time too."""
        place.scroll_into_view_if_needed()
        box = place.bounding_box()
        if box is None:
            return
        self.count += 1
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_timeout(PAUSE)
        self.page.mouse.down()
        self.page.wait_for_timeout(PRESS)
        self.page.mouse.up()
        self.page.wait_for_timeout(PAUSE)

    def key(self, key: str) -> None:
        """One interaction with the keyboard."""
        self.count += 1
        self.page.keyboard.press(key, delay=PRESS)
        self.page.wait_for_timeout(PAUSE)

    def told(self) -> Interactions:
        """What the browser has measured since the page was opened."""
        self.page.wait_for_timeout(500)
        entries: list[dict[str, Any]] = self.page.evaluate("benchTold")
        worst: dict[int, dict[str, Any]] = {}
        for entry in entries:
            known = worst.get(entry["interactionId"])
            if entry["interactionId"] and (known is None or entry["duration"] > known["duration"]):
                worst[entry["interactionId"]] = entry
        hovers = sorted(entry["duration"] for entry in entries if entry["name"] in ("pointerenter", "pointerover"))
        frames = sorted(float(duration) for duration in self.page.evaluate("benchFrames"))
        slow = sorted(worst.values(), key=lambda entry: float(entry["duration"]))
        return Interactions(self.count, frames, slow, hovers)


MINE = '[data-table]:is([data-turn="mine"], [data-turn="confirm"], [data-turn="over"])[data-busy="false"]'


def play(visit: Visit, rng: random.Random, wanted: int) -> None:
    """Play as somebody with a mouse does, for a number of interactions."""
    page = visit.page
    while visit.count < wanted:
        page.wait_for_selector(MINE)
        turn = page.get_attribute("[data-table]", "data-turn")
        if turn == "over":
            return
        if rng.random() < 0.12:
            visit.key("l")
            visit.key("l")
        if turn == "confirm":
            visit.click(page.locator('[data-act="confirm"]').first)
            continue
        undo = page.locator('[data-act="undo"]:enabled')
        if rng.random() < 0.15 and undo.count():
            visit.click(undo.first)
            continue
        decide(visit, rng)


def decide(visit: Visit, rng: random.Random) -> None:
    """One decision, on the board if possible."""
    page = visit.page
    spots: list[str] = page.eval_on_selector_all(
        ".spot.legal", "spots => spots.filter(one => one.checkVisibility()).map(one => one.dataset.spot)"
    )
    if spots and rng.random() < 0.8:
        visit.click(page.locator(f'[data-spot="{rng.choice(sorted(spots))}"]').first)
        choice = page.locator(".choice .action:visible")
        if choice.count():
            visit.click(choice.first)
        return
    moves = page.locator(".action[data-move]:visible")
    visit.click(moves.nth(rng.randrange(moves.count())))


def watch(visit: Visit) -> None:
    """Step through a replay."""
    for key in ["ArrowRight"] * 30 + ["ArrowLeft"] * 8:
        visit.key(key)
    for key in ("End", "Home"):
        visit.key(key)
        visit.page.wait_for_timeout(LOOK)
    for act in ("next", "prev", "turn-on", "turn-on", "turn-back", "last", "first", "summary", "moves"):
        visit.click(visit.page.locator(f'[data-act="{act}"]:visible').first)
        if act in ("last", "first"):
            visit.page.wait_for_timeout(LOOK)


# --- report ---------------------------------------------------------------------------------------------------


@dataclass
class Report:
    """What one run gave."""

    slow: float
    browser: str
    loads: dict[str, Load] = field(default_factory=dict)
    interactions: dict[str, Interactions] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return asdict(self)

    def markdown(self) -> str:
        """A table for each part that was measured."""
        lines = [
            f"Chromium {self.browser}, {platform.machine()}, processor slowed down {self.slow:g} times",
            "",
            "| | interactions | next frame, p50, ms | p98 | max | painted, p50, ms | p98 | max | pointed at, p98 |",
            "|---|---|---|---|---|---|---|---|---|",
        ]
        for name, done in self.interactions.items():
            hover = f"{done.hovers[int(0.98 * len(done.hovers))]:.0f}" if done.hovers else "< 16"
            figures = [f"{done.frame(part):.0f}" for part in (0.5, 0.98, 1.0)]
            figures += [f"{done.share(part):.0f}" for part in (0.5, 0.98, 1.0)]
            lines.append(f"| {name} | {done.count} | {' | '.join(figures)} | {hover} |")
        lines += [
            f"| must | | | {LIMIT_MS:.0f} | | | | | |",
            "",
            "| first load of | painted, ms | complete, ms | scripts, kB | styles, kB | all, kB |",
            "|---|---|---|---|---|---|",
        ]
        for name, load in self.loads.items():
            figures = [f"{load.painted:.0f}", f"{load.complete:.0f}"]
            figures += [f"{weight:.0f}" for weight in (load.scripts_kb, load.styles_kb, load.all_kb)]
            lines.append(f"| {name} | {' | '.join(figures)} |")
        lines.append(f"| must | | | {WEIGHT_KB:.0f} | | |")
        return "\n".join(lines)


@contextmanager
def visit(browser: Browser, url: str, slow: float) -> Iterator[Visit]:
    """Somebody who has never been here."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="block")
    yield Visit(context, url, slow)
    context.close()


def create_table(guest: Visit, game: str, players: int, **more: Any) -> str:
    """A table against bots; its id."""
    seats = [{"kind": "human"}] + [{"kind": "bot", "bot": "greedy"}] * (players - 1)
    answer = guest.context.request.post(
        f"{guest.url}/api/tables",
        headers={"X-Frontier": "1"},
        data={"game": game, "players": players, "seats": seats, "pace": 0, **more},
    )
    return str(answer.json()["id"])


def finish(guest: Visit, table: str) -> None:
    """A bot plays the rest, while nobody looks."""
    guest.page.goto("about:blank")
    address = f"{guest.url}/api/tables/{table}"
    guest.context.request.post(f"{address}/seats/0/stand-in", headers={"X-Frontier": "1"}, data={"bot": "greedy"})
    until = time.monotonic() + PATIENCE / 1000
    while guest.context.request.get(address).json()["status"] != "over":
        if time.monotonic() > until:
            raise Failure("the bots do not come to an end")
        time.sleep(0.1)


def measure(options: argparse.Namespace) -> Report:
    """Load, play, watch; what goes wrong in the browser is a Failure."""
    try:
        return measure_in_browser(options)
    except BrowserError as error:
        raise Failure(str(error)) from error


def measure_in_browser(options: argparse.Namespace) -> Report:
    """Load, play, watch."""
    with our_server(None) as (_, url), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        report = Report(options.slow, browser.version)
        for game in GAMES:
            modules = {"modules": ["settlements", "landscapes", "events", "goldrush"]} if game == "montana" else {}
            rng = random.Random(options.seed)
            with visit(browser, url, options.slow) as guest:
                guest.context.request.post(f"{url}/api/guests", headers={"X-Frontier": "1"}, data={"name": "Ann"})
                table = create_table(guest, game, 3, **modules)
                report.loads[f"a table of {game}"] = guest.load(f"/t/{table}", "[data-table] [data-panel] .spot")
                play(guest, rng, options.interactions)
                report.interactions[game] = guest.told()
                tell(f"{game}: {json.dumps(report.interactions[game].slow[-8:])}")
                finish(guest, table)
                guest.load(f"/t/{table}/replay", "[data-moves] [data-panel]")
                guest.count = 0
                watch(guest)
                report.interactions[f"replay of {game}"] = guest.told()
                tell(f"replay: {json.dumps(report.interactions[f'replay of {game}'].slow[-8:])}")
        with visit(browser, url, options.slow) as guest:
            report.loads = {"home": guest.load("/", '[data-act="play-montana"]')} | report.loads
        browser.close()
    return report


def main(arguments: list[str] | None = None) -> int:
    """Measure and report."""
    parser = argparse.ArgumentParser(
        prog="page.py", description=HELP, epilog=NOTES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--slow", type=float, default=4.0, metavar="N", help="how much slower (default: 4 times)")
    parser.add_argument("--interactions", type=int, default=60, metavar="N", help="a game (default: 60)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the decisions (default: 1)")
    return publish("page", parser, arguments, measure)


if __name__ == "__main__":
    sys.exit(main())
