"""Every screen of the page, with tables to look at, and what can be measured on a screen."""

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import Browser

from frontier.puzzles import collection
from support.browser import Reader
from support.server import Client, Json, ServerProcess

PATIENCE = 30.0  # seconds
NO_LOG = 10**9  # `since`, for those who do not read the log
GAMES = ("montana", "homesteaders")
MODULES = ["settlements", "landscapes", "events", "goldrush"]


# --- tables to look at ----------------------------------------------------------------------------------------


class Sample:
    """A table of one person and bots, brought to a moment worth looking at."""

    def __init__(self, person: Client, game: str, players: int = 2, pace: float = 0.0, **wish: Any) -> None:
        self.person = person
        bots = [{"kind": "bot", "bot": "greedy"}] * (players - 1)
        wish = {"game": game, "players": players, "seats": [{"kind": "human"}, *bots], "pace": pace, **wish}
        self.id = str(person.post("/api/tables", **wish)["id"])
        self.path = f"/api/tables/{self.id}"

    def seen(self) -> Json:
        """What the person sees."""
        return self.person.state(self.id, since=NO_LOG)

    def until(self, condition: Callable[[Json], bool]) -> Json:
        """Wait for something to happen by itself."""
        end = time.monotonic() + PATIENCE
        while not condition(seen := self.seen()):
            assert time.monotonic() < end, f"it did not happen: {seen['seq']} {seen['turn']}"
            time.sleep(0.005)
        return seen

    def let_bot(self, condition: Callable[[Json], bool]) -> None:
        """A bot plays for the person, as well as it can, for a while."""
        self.person.post(f"{self.path}/seats/0/stand-in", bot="greedy")
        seen = self.until(lambda seen: condition(seen) or is_over(seen))
        if not is_over(seen):
            answer = self.person.http.delete(f"{self.path}/seats/0/stand-in")
            assert answer.is_success, answer.text

    def ask(self, start: str, rng: random.Random) -> bool:
        """Decide at random until there is a decision that starts like this in notation; whether there ever was one."""
        while True:
            seen = self.until(lambda seen: is_over(seen) or bool(seen["legal"]) or seen["can"]["confirm"])
            moves = [legal["move"] for legal in seen["legal"]]
            if any(move.startswith(start) for move in moves):
                return True
            if is_over(seen):
                return False
            if not moves:
                self.person.post(f"{self.path}/confirm", seq=seen["seq"])
                continue
            plain = [legal["move"] for legal in seen["legal"] if not legal["extra"]]
            self.person.post(f"{self.path}/act", seq=seen["seq"], move=rng.choice(plain or moves), confirm=True)


def is_over(seen: Json) -> bool:
    """Whether the game has ended."""
    return bool(seen["turn"]["awaits"] == "over")


def after_move(number: int) -> Callable[[Json], bool]:
    """Whether so much has happened."""
    return lambda seen: bool(seen["seq"] >= number)


BOT_PACE = 0.02  # seconds: slow enough to stop a bot in the middle of a game


class Samples:
    """The tables of one person that all screens are looked at with, each laid when it is first wanted."""

    def __init__(self, server: ServerProcess) -> None:
        self.person = server.guest("Ann-Katrin")
        self.rng = random.Random(7)
        self.known: dict[str, str] = {}

    def __getitem__(self, name: str) -> str:
        if name not in self.known:
            self.known[name] = self._create_table(name)
        return self.known[name]

    def _create_table(self, name: str) -> str:
        kind, _, game = name.partition(" ")
        match kind:
            case "waiting":
                return str(self.person.post("/api/tables", game=game, players=3)["id"])
            case "over":
                sample = Sample(self.person, game, 3)
                sample.let_bot(is_over)
                return sample.id
            case "full":  # as much as can be on a table
                more: Json = {"modules": MODULES} if game == "montana" else {"options": {"screens": True}}
                sample = Sample(self.person, game, 4, BOT_PACE, **more)
                sample.let_bot(after_move(150))
                sample.ask("", self.rng)
                return sample.id
            case "four":
                sample = Sample(self.person, game, 4, BOT_PACE)
                sample.let_bot(after_move(60 if game == "montana" else 120))  # whose shortest games end soon
                sample.ask("", self.rng)
                return sample.id
            case "small":
                sample = Sample(self.person, game, 2, BOT_PACE)
                sample.let_bot(after_move(60))
                sample.ask("", self.rng)
                return sample.id
            case _:  # a decision of this kind, early in the game
                sample = Sample(self.person, game, 3)
                while not sample.ask(kind, self.rng):
                    sample = Sample(self.person, game, 3)
                return sample.id


@cache
def samples(server: ServerProcess) -> Samples:
    """The tables at a server, the same ones for all tests of a process."""
    return Samples(server)


# --- the screens ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Screen:
    """An address of the page, and what is opened there."""

    name: str
    path: str  # {kind game}: the table of that name
    ready: str = "h1"  # selector of something that is there when the screen is complete
    steps: Callable[[Reader], None] = lambda reader: None

    @property
    def is_over_table(self) -> bool:
        """Whether it is opened on a table that may be on the screen already."""
        return self.ready == TABLE


TABLE = '[data-table][data-connection="open"] [data-panel]'


def _by_key(key: str, ready: str = "dialog[open] h2") -> Callable[[Reader], None]:
    def steps(reader: Reader) -> None:
        reader.page.keyboard.press(key)
        reader.page.wait_for_selector(ready)

    return steps


def _by_menu(*acts: str) -> Callable[[Reader], None]:
    def steps(reader: Reader) -> None:
        reader.press("menu")
        for act in acts:
            reader.use(reader.page.locator(f'dialog[open] [data-act="{act}"]'))
        reader.page.wait_for_selector("dialog[open] h2")

    return steps


# Whether a refusal with its rule comes within half a second; not every piece stands for a move.
TOLD_WHY = """() => new Promise((resolve) => {
    let looks = 0
    const timer = setInterval(() => {
        const isTold = document.querySelector('[data-rule]') !== null
        if (!isTold && ++looks < 25) return
        clearInterval(timer)
        resolve(isTold)
    }, 20)
})"""


def _why_not(reader: Reader) -> None:
    """Something that is not allowed, and the rule behind it."""
    page = reader.page
    for spot in page.locator(".spot:not(.legal):visible").all()[:20]:
        spot.dispatch_event("click")
        if page.evaluate(TOLD_WHY):
            break
    reader.use(page.locator("[data-rule]").first)
    page.wait_for_selector("dialog[open] [aria-current]")


def _bring_record(reader: Reader) -> None:
    reader.page.fill("textarea", "frontier record 1\nnonsense")
    reader.page.click("form .primary")
    reader.page.wait_for_selector("[role=alert]:not(:empty)")


def _beside_replay(act: str) -> Callable[[Reader], None]:
    def steps(reader: Reader) -> None:
        reader.press(act)

    return steps


def _puzzle(game: str) -> str:
    """The address of the first puzzle of a game."""
    return f"/puzzles/{next(iter(collection(game)))}"


PLAIN = [
    Screen("home", "/", "main select"),
    Screen("new Montana", "/new?game=montana", "[data-act=lay]"),
    Screen("new Homesteaders", "/new?game=homesteaders&kind=friends", "[data-act=lay]"),
    Screen("me", "/me", "main section"),
    Screen("about", "/about", "main h2"),
    Screen("missing", "/nowhere"),
    Screen("import", "/replay", "textarea"),
    Screen("bad record", "/replay", "textarea", _bring_record),
    Screen("waiting room", "/t/{waiting homesteaders}", "[data-table] main"),
    Screen("puzzles", "/puzzles", "[data-puzzles]"),
    Screen("puzzle, Montana", _puzzle("montana"), "[data-state=asked]"),
    Screen("puzzle, Homesteaders", _puzzle("homesteaders"), "[data-state=asked]"),
    Screen("solution of a puzzle", _puzzle("montana"), "[data-state=asked]", _by_key("h", "[data-state=solved]")),
]
TABLES = [
    Screen("Montana, all modules", "/t/{full montana}", TABLE),
    Screen("Montana, 2 players", "/t/{small montana}", TABLE),
    Screen("Homesteaders, 4 players", "/t/{full homesteaders}", TABLE),
    Screen("Homesteaders, placing", "/t/{place homesteaders}", TABLE),
    Screen("Homesteaders, bidding", "/t/{bid homesteaders}", TABLE),
    Screen("Homesteaders, building", "/t/{build homesteaders}", TABLE),
    Screen("Montana, an amount of goods", "/t/{take montana}", TABLE),
    Screen("Homesteaders, late bidding", "/t/{four homesteaders}", TABLE),
]
DIALOGS = [
    Screen("help", "/t/{full montana}", TABLE, _by_key("?")),
    Screen("reference card", "/t/{full montana}", TABLE, _by_key("r", "[data-reference]")),
    Screen("reference card, Homesteaders", "/t/{bid homesteaders}", TABLE, _by_key("r", "[data-reference]")),
    Screen("menu", "/t/{full montana}", TABLE, _by_menu()),
    Screen("settings", "/t/{full montana}", TABLE, _by_menu("settings")),
    Screen("people and chat", "/t/{full montana}", TABLE, _by_menu("host")),
    Screen("plans, Montana", "/t/{full montana}", TABLE, _by_menu("plan")),
    Screen("plans, Homesteaders", "/t/{bid homesteaders}", TABLE, _by_menu("plan")),
    Screen("rule", "/t/{full montana}", TABLE, _why_not),
    Screen("rule, Homesteaders", "/t/{bid homesteaders}", TABLE, _why_not),
    Screen("chat", "/t/{full montana}", TABLE, _by_key("c", "[data-chat]")),
]
PHONE_ONLY = [Screen("log", "/t/{full montana}", TABLE, _by_key("l", "[data-entry]"))]
AFTERWARDS = [
    Screen("end, Montana", "/t/{over montana}", "[data-end] h2"),
    Screen("end, Homesteaders", "/t/{over homesteaders}", "[data-end] h2"),
    Screen("replay, Montana", "/t/{over montana}/replay?move=60", "[data-moves] [data-panel]"),
    Screen("replay, Homesteaders", "/t/{over homesteaders}/replay?move=60", "[data-moves] [data-panel]"),
    Screen(
        "replay, summary", "/t/{over montana}/replay?move=9", "[data-moves] [data-panel]", _beside_replay("summary")
    ),
]


def screens(phone: bool) -> list[Screen]:
    """All of them."""
    return PLAIN + TABLES + DIALOGS + (PHONE_ONLY if phone else []) + AFTERWARDS


# The browser itself tells the console of answers that some screens are there for: an unknown address, a bad record.
TOLD = r"Service Worker registration blocked|status of 4(04|22)"


class Visitor(Reader):
    """The person of the samples, who walks through the screens."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        lang: str = "en",
        phone: bool = False,
        dark: bool = False,
        size: dict[str, int] | None = None,
    ) -> None:
        super().__init__(browser, server.url, lang, phone, dark, expects=TOLD, log=None, size=size)  # as at first
        self.samples = samples(server)
        session = self.samples.person.http.cookies["frontier_session"]
        self.context.add_cookies([{"name": "frontier_session", "value": session, "url": self.url}])

    def visit(self, screen: Screen) -> None:
        """Go to a screen and wait until it is complete."""
        path = screen.path
        if "{" in path:
            before, _, rest = path.partition("{")
            name, _, after = rest.partition("}")
            path = before + self.samples[name] + after
        if self.page.url == self.url + path and screen.is_over_table:
            self._close_dialogs()
        else:
            self.go(path)
        self.page.wait_for_selector(screen.ready)
        screen.steps(self)

    def _close_dialogs(self) -> None:
        """Back to the table itself, without loading it anew."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="hidden")

    def walk(self, wanted: list[Screen]) -> Iterator[Screen]:
        """One screen after the other."""
        for screen in wanted:
            self.visit(screen)
            yield screen
