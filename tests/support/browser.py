"""A real browser at a real server: somebody who reads the page, clicks, taps and types."""

import json
import re
import shutil
import subprocess
from typing import Any, Self

from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright

from support.server import Client, Json

CHROMIUM = shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
             "--disable-component-update", "--disable-sync"]  # fmt: skip
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds
LANGUAGES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}
OWN_DOING = "Service Worker registration blocked"  # see below

# Bots play at once for those who have no other preference yet, turns end by a click, the log is open.
AT_FIRST = {"pace": 0, "autoWages": False, "autoBids": False, "autoWorkers": False, "autoEnd": False, "log": True}
KNOWN = {"firsts": False, "welcome": False}  # for those who are new here no more
# Every socket can be found again.
BEFORE = """
if (!localStorage.getItem('frontier-prefs')) localStorage.setItem('frontier-prefs', JSON.stringify(%s))
window.testSockets = []
window.WebSocket = class extends WebSocket { constructor(...all) { super(...all); window.testSockets.push(this) } }
"""

# What somebody in front of a table sees, in one look.
LOOK = """() => {
  const shown = selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility())
  const root = document.querySelector('[data-table]')
  return {
    table: root.dataset.table, turn: root.dataset.turn, seq: Number(root.dataset.seq),
    busy: root.dataset.busy === 'true', connection: root.dataset.connection,
    spots: shown('.spot.legal').map(element => element.dataset.spot),
    moves: shown('.action[data-move]').map(element => element.dataset.move),
    choice: shown('.choice .action').map(element => element.dataset.move),
    acts: shown('[data-act]:not(:disabled)').map(element => element.dataset.act),
  }
}"""

# Nothing, or what has come of a decision: the game went on, or the page wants to know more.
OUTCOME = """seq => {
  const table = document.querySelector('[data-table]').dataset
  const sees = selector => [...document.querySelectorAll(selector)].some(element => element.checkVisibility())
  if (table.busy === 'true') return ''
  if (Number(table.seq) > seq) return 'done'
  if (sees('.choice .action')) return 'choice'
  return sees('[data-act="do"]') ? 'shown' : sees('[data-refusal]') ? 'refused' : ''
}"""

COVERED = """() => {
  const spots = [...document.querySelectorAll('[data-spot]')].filter(spot => spot.checkVisibility())
  return spots.flatMap(spot => {
    const box = spot.getBoundingClientRect()
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest('[data-spot]')
    return !top || top === spot ? [] : [`${spot.dataset.spot} below ${top.dataset.spot}`]
  })
}"""


def missing() -> str:
    """Why no browser can be had here, "" if one can."""
    if CHROMIUM is None:
        return "there is no Chromium on this machine"
    node = compute_driver_executable()[0]
    tried = subprocess.run([node, "--version"], capture_output=True, text=True, check=False, timeout=60)
    return "" if tried.returncode == 0 else f"Playwright's driver does not run: {tried.stderr.strip()}"


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)


class Reader:
    """Somebody with a browser of their own. Whatever the page complains of must be in `expects`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        expects: str = "",
        pace: float = 0,
        policy: bool = True,
        log: bool | None = True,
        size: dict[str, int] | None = None,
        newcomer: bool = False,
        worker: bool = False,
    ) -> None:
        self.url = url
        self.phone = phone
        self.expects = re.compile("|".join(filter(None, [OWN_DOING, expects])))
        self.context: BrowserContext = browser.new_context(
            viewport=size or (PHONE if phone else DESKTOP),  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            locale=LANGUAGES[lang],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            service_workers="allow" if worker else "block",
            bypass_csp=not policy,  # without it, foreign markup that gets into the page does what it can
        )
        self.context.set_default_timeout(PATIENCE)
        preferences = AT_FIRST | {"pace": pace, "log": log}
        if not newcomer:  # whom the page welcomes, and to whom it explains what comes up first
            preferences |= KNOWN
        self.context.add_init_script(BEFORE % json.dumps(preferences))
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.used = 0  # clicks and taps so far
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}\n{error.stack or ''}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.expects.search(message.text):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if problem is not None:
            problem.add_note(self._tell())
        self.context.close()
        if problem is None:
            assert not self.complaints, "\n".join(self.complaints)

    def _tell(self) -> str:
        """What a failure needs to be understood."""
        at_table = self.page.locator("[data-table]").count() > 0
        told = [
            self.page.url,
            *self.complaints,
            str(self.look()) if at_table else "",
            self.page.locator("body").inner_text(),
        ]
        return "\n".join(told)[:4000]

    def become(self, person: Client) -> Self:
        """Somebody whom the server knows already."""
        cookie = person.http.cookies["frontier_session"]
        self.context.add_cookies([{"name": "frontier_session", "value": cookie, "url": self.url}])
        return self

    def go(self, path: str) -> Self:
        """Open an address of the server."""
        self.page.goto(self.url + path)
        return self

    def press(self, act: str) -> None:
        """Use a button of the page by what it does."""
        self.use(self.page.locator(f'[data-act="{act}"]:visible').first)

    def use(self, place: Locator) -> None:
        """Click it, or tap it."""
        self.used += 1
        if self.phone:
            place.tap()
        else:
            place.click()

    def click_anyway(self, place: Locator) -> None:
        """Click where it is, though it says that nothing can be done there."""
        box = place.bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def api(self, path: str) -> Any:
        """What the server says to this browser."""
        answer = self.context.request.get(self.url + path)
        assert answer.ok, answer.text()
        return answer.json()

    # --- at a table ---

    def look(self) -> Json:
        """What there is to see and to do, see LOOK."""
        seen: Json = self.page.evaluate(LOOK)
        return seen

    @property
    def root(self) -> Locator:
        """The table on the screen."""
        return self.page.locator("[data-table]")

    @property
    def table(self) -> str:
        """The id of the table."""
        return self.root.get_attribute("data-table") or ""

    def turn(self) -> str:
        """Whose turn it is, as the page shows it."""
        return self.root.get_attribute("data-turn") or ""

    def seq(self) -> int:
        """How far the game has come, as the page shows it."""
        return int(self.root.get_attribute("data-seq") or 0)

    def wait(self, *turns: str) -> str:
        """Until it is my turn (or whatever is said) and nothing is on its way."""
        condition = ",".join(f'[data-turn="{turn}"]' for turn in turns)
        self.page.wait_for_selector(f':is({condition})[data-table][data-busy="false"][data-connection="open"]')
        return self.turn()

    def wait_beyond(self, seq: int) -> None:
        """Until the game has gone on from a sequence number."""
        self.page.wait_for_function(
            """seq => { const table = document.querySelector('[data-table]').dataset
                return Number(table.seq) > seq && table.busy === 'false' }""",
            arg=seq,
        )

    def outcome(self, seq: int) -> str:
        """What has come of a decision made at a sequence number, see OUTCOME."""
        return str(self.page.wait_for_function(OUTCOME, arg=seq).json_value())

    def spot(self, name: str) -> Locator:
        """A place on the board."""
        return self.page.locator(f'[data-spot="{name}"]:visible').first

    def button(self, move: str) -> Locator:
        """The button of a move, in the menu beside a spot if there is one, else in the bar."""
        return self.page.locator(f'.action[data-move="{move}"]:visible').last

    def covered(self) -> list[str]:
        """Spots whose middle belongs to another spot, so that a click there means another thing."""
        found: list[str] = self.page.evaluate(COVERED)
        return found

    @property
    def tabs(self) -> Locator:
        """On a phone: what leads to the panels, in their order."""
        return self.page.locator("nav.tabs button")

    def log(self) -> list[str]:
        """The lines of the log, oldest first."""
        return self.page.locator("[data-entry]").all_inner_texts()

    def entries(self) -> list[str]:
        """The entries of the table that the lines of the log tell of."""
        found: list[str] = self.page.locator("[data-entry]").evaluate_all("all => all.map(line => line.dataset.entry)")
        return found

    def log_end(self) -> float:
        """How far below the part of the log in view its end is, in pixels."""
        missing: float = self.page.locator("[data-following]").evaluate(
            "log => log.scrollHeight - log.clientHeight - log.scrollTop"
        )
        return missing

    def numbers(self, selector: str) -> list[int]:
        """Numbers on the screen; those below zero have a proper minus sign."""
        return [int(text.replace("−", "-")) for text in self.page.locator(selector).all_inner_texts()]

    # --- trouble with the network ---

    def lose_connection(self) -> None:
        """The network is gone, and with it the socket."""
        self.context.set_offline(True)
        self.page.evaluate("testSockets.forEach(socket => socket.close())")

    def find_connection(self) -> None:
        """The network is back."""
        self.context.set_offline(False)
