"""Somebody who takes a lesson in a browser: reads its card, and clicks what it waits for."""

import json

from playwright.sync_api import Locator

from support.browser import Reader
from support.server import Json

NO_LOG = 10**9
# The lesson stands still and tells something: nothing is on its way, and the others have answered.
TOLD = """() => {
  const table = document.querySelector('[data-table]')
  const card = document.querySelector('section.lesson')
  if (!card || table.dataset.busy === 'true' || table.dataset.connection !== 'open') return false
  return card.dataset.step === '' || ['waits', 'reads'].includes(card.dataset.now)
}"""
# Whether what a step names is pointed at: of each kind of place at least one, as some are there after one choice only.
POINTED = """names => {
  const kind = name => name.slice(0, name.lastIndexOf(':') + 1) || name
  const marks = [...document.querySelectorAll('[data-taught]')].flatMap(each => each.dataset.taught.split(' '))
  return names.every(name => marks.some(mark => kind(mark) === kind(name)))
}"""
# The spot that a click would do just this at.
SPOT_OF = """text => [...document.querySelectorAll('.spot.legal')]
  .find(spot => spot.checkVisibility() && spot.getAttribute('aria-label').endsWith(`: ${text}`))?.dataset.spot ?? ''"""

# What is wider than its place in the card, and is not told elsewhere.
TOO_WIDE = """() => [...document.querySelectorAll('section.lesson, section.lesson *')]
  .filter(one => one instanceof HTMLElement && getComputedStyle(one).display !== 'inline' && !one.title)
  .filter(one => one.scrollWidth > one.clientWidth + 1)
  .map(one => `${one.className} ${one.textContent}: ${one.scrollWidth} in ${one.clientWidth}`)"""


class Learner:
    """A reader at the table of a lesson."""

    def __init__(self, reader: Reader, lesson: str) -> None:
        self.reader, self.page = reader, reader.page
        self.id = lesson
        self.on_board = 0  # decisions made by clicking at places of the board

    @property
    def card(self) -> Locator:
        """What the lesson says."""
        return self.page.locator("section.lesson")

    def begin(self) -> None:
        """From the course page; the others then play without a pause."""
        self.reader.go(f"/learn/{self.id.partition('/')[0]}")
        self.reader.use(self.page.locator(f'[data-lesson="{self.id}"] [data-act="lesson-start"]'))
        self.card.wait_for()
        address = f"{self.reader.url}/api/tables/{self.reader.table}"
        headers = {"X-Frontier": "1", "Content-Type": "application/json"}
        answer = self.page.context.request.patch(address, headers=headers, data=json.dumps({"pace": 0}))
        assert answer.ok, answer.text()
        self.wait()

    def wait(self) -> str:
        """Until there is something to read or to do; the id of the step, "" at the end."""
        self.page.wait_for_function(TOLD)
        return self.step

    @property
    def step(self) -> str:
        """The id of the step that is shown."""
        return self.card.get_attribute("data-step") or ""

    def aside(self, kind: str) -> Locator:
        """What stands above the text: a nudge, a hint, an advice, an answer."""
        return self.card.locator(f'[data-aside="{kind}"]')

    @property
    def place(self) -> tuple[int, int]:
        """How far the lesson has come: the step, and how many of its decisions are made."""
        lesson = self.seen()["lesson"]
        return lesson["step"], lesson["decision"]

    def too_wide(self) -> list[str]:
        """What has no room in the card."""
        found: list[str] = self.page.evaluate(TOO_WIDE)
        return found

    def seen(self) -> Json:
        """What the server says of the table."""
        found: Json = self.reader.api(f"/api/tables/{self.reader.table}/state?since={NO_LOG}")
        return found

    def check_pointing(self, names: list[str]) -> None:
        """What a step names is there to be pointed at."""
        self.page.wait_for_function(POINTED, arg=names)

    def go_on(self) -> None:
        """Read on, or do the first thing that the step waits for, on the board if it has a place there."""
        seen = self.seen()
        following = self.page.locator('[data-act="lesson-next"]:visible')
        if following.count():
            self.reader.use(following)
        elif seen["lesson"]["wants"] and seen["lesson"]["wants"][0] != "done":
            self.make(seen["lesson"]["wants"][0], seen)
        else:
            self.reader.press("lesson-show")
            self.reader.wait_beyond(seen["seq"])
        self.wait()

    def make(self, move: str, seen: Json) -> None:
        """Click what stands for a move: its place, its button, or its line in the list of all moves."""
        text = next(legal["text"] for legal in seen["legal"] if legal["move"] == move)
        spot = "" if move.startswith("place ") else str(self.page.evaluate(SPOT_OF, text))
        if spot:
            self.on_board += 1
            self.reader.use(self.reader.spot(spot))
        elif self.reader.button(move).count():
            self.reader.use(self.reader.button(move))
        else:
            self.page.keyboard.press("a")
            self.reader.use(self.page.locator(f'dialog[open] [data-move="{move}"]'))
        outcome = self.reader.outcome(seen["seq"])
        if outcome == "shown":
            self.reader.press("do")
            outcome = self.reader.outcome(seen["seq"])
        assert outcome == "done", f"{move} came to nothing: {outcome}"

    def make_wrong(self) -> None:
        """Do something that is possible, but not what the step waits for."""
        seen = self.seen()
        wants = {legal["action"] for legal in seen["legal"] if legal["move"] in seen["lesson"]["wants"]}
        wrong = next(legal for legal in seen["legal"] if legal["action"] not in wants)
        self.page.keyboard.press("a")
        self.reader.use(self.page.locator(f'dialog[open] [data-move="{wrong["move"]}"]'))
        self.page.wait_for_selector('[data-table][data-busy="false"]')
