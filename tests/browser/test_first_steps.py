"""First steps: where a newcomer begins, what is explained as it first comes up, the reference card, rules offline."""

import re
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from support.browser import Reader
from support.measures import accessibility, fits, nameless, overflow, small_targets
from support.server import Json, ServerProcess

pytestmark = pytest.mark.slow
PHONES = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
PUBLIC = re.compile(r"/api/(rulebooks/\w+|games/\w+/texts)$")
KEPT = """async () => {
  const requests = await (await caches.open('frontier-page')).keys()
  return requests.map(({ url }) => new URL(url).pathname)
}"""
INSTALLED = """const ask = window.matchMedia.bind(window)
window.matchMedia = (query) => query.includes('standalone') ? { matches: true } : ask(query)"""
OUT_OF_REACH = "ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|ERR_CONNECTION_REFUSED"


def faults(reader: Reader) -> list[str]:
    """What is wrong with what is on the screen."""
    page = reader.page
    return accessibility(page) + nameless(page) + overflow(page) + small_targets(page, 44 if reader.phone else 0)


def welcome(reader: Reader) -> Locator:
    """Where the home page tells a newcomer to begin."""
    return reader.page.locator("[data-welcome]")


def card(reader: Reader) -> Locator:
    """What is explained now because it is new."""
    return reader.page.locator("[data-first]")


def sit_down(reader: Reader, game: str = "homesteaders") -> None:
    """From the home page to a first game."""
    reader.go("/").press(f"first-play-{game}")
    reader.wait("mine")


# --- the home page ----------------------------------------------------------------------------------------------


@PHONES
def test_welcome_until_dismissed(phone: bool, served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url, "de", phone, newcomer=True) as reader:
        reader.go("/")
        expect(welcome(reader).get_by_role("link")).to_have_attribute("href", "/learn")
        assert faults(reader) == []
        reader.press("first-dismiss")
        expect(welcome(reader)).to_have_count(0)
        reader.page.reload()
        reader.page.locator("main select").first.wait_for()
        expect(welcome(reader)).to_have_count(0)


def test_playing_and_watching_at_once(served: ServerProcess, browser: Browser) -> None:
    """One click to watch bots, whose game can be taken over; one to play the easiest. Then nobody is new any more."""
    with Reader(browser, served.url, newcomer=True) as reader:
        reader.go("/").press("first-watch-montana")
        reader.wait("theirs", "mine")
        seats = reader.api(f"/api/tables/{reader.table}")["seats"]
        assert [seat["stand_in"] is not None for seat in seats] == [True, False]
        reader.press("menu")
        expect(reader.page.locator("dialog[open]").get_by_text("Play on myself")).to_be_visible()
        reader.go("/")
        expect(welcome(reader)).to_be_visible()
        reader.press("first-play-homesteaders")
        reader.wait("mine")
        seats = reader.api(f"/api/tables/{reader.table}")["seats"]
        easiest = reader.api("/api/bots/about?lang=en")[0]["id"]
        assert [(seat["kind"], seat["bot"]) for seat in seats] == [("human", None), ("bot", easiest)]
        reader.go("/")
        reader.page.locator("main select").first.wait_for()
        expect(welcome(reader)).to_have_count(0)


# --- what comes up first ----------------------------------------------------------------------------------------


@PHONES
def test_first_sight(phone: bool, served: ServerProcess, browser: Browser) -> None:
    """A sentence, its rule, and never again; in the way of nothing."""
    with Reader(browser, served.url, "de", phone, newcomer=True) as reader:
        sit_down(reader)
        page = reader.page
        expect(card(reader)).to_have_attribute("data-first", "place")
        assert faults(reader) == []
        assert phone or fits(page, ".scrolls") == []
        box = cast(Json, card(reader).bounding_box())
        # On a phone the board scrolls above the card; what is scrolled away may have its place there.
        board = [page.locator("main")] if phone else page.locator(".spot.legal:visible").all()
        for place in [page.locator("[data-prompt]"), *board]:
            other = cast(Json, place.bounding_box())
            assert other["y"] + other["height"] <= box["y"] + 4 or other["y"] >= box["y"] + box["height"] - 1
        reader.press("first-more")
        expect(page.locator("dialog[open] [aria-current]").first).to_be_visible()
        page.keyboard.press("Escape")
        expect(card(reader)).to_be_visible()
        page.keyboard.press("Escape")
        expect(card(reader)).to_have_count(0)
        page.reload()
        reader.wait("mine")
        reader.use(reader.spot("place:homestead_1"))
        page.wait_for_timeout(400)
        assert card(reader).all_inner_texts() == [] or card(reader).get_attribute("data-first") != "place"


def test_switched_off(served: ServerProcess, browser: Browser) -> None:
    """For good, until the settings say otherwise."""
    with Reader(browser, served.url, newcomer=True) as reader:
        sit_down(reader)
        reader.press("first-none")
        expect(card(reader)).to_have_count(0)
        page = reader.page
        page.reload()
        reader.wait("mine")
        expect(card(reader)).to_have_count(0)
        reader.press("settings")
        switch = page.get_by_role("checkbox", name="Tips for newcomers")
        expect(switch).not_to_be_checked()
        switch.check()
        page.keyboard.press("Escape")
        page.evaluate("localStorage.removeItem('frontier-seen')")
        page.reload()
        expect(card(reader)).to_have_attribute("data-first", "place")


# --- the reference card -----------------------------------------------------------------------------------------


@PHONES
def test_reference_card(phone: bool, served: ServerProcess, browser: Browser) -> None:
    """A key opens and closes it; so does the menu, without keys."""
    with Reader(browser, served.url, "de", phone) as reader:
        host = served.guest("Ann-Katrin")
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
        table = host.post("/api/tables", game="montana", players=2, seats=seats, modules=["events"])["id"]
        page = reader.become(host).go(f"/t/{table}").page
        reader.wait("mine")
        reference = page.locator("dialog[open] [data-reference]")
        page.keyboard.press("r")
        expect(reference.locator("h3").first).to_be_visible()
        assert faults(reader) == []
        assert "Ereigniskarte" in reference.inner_text()
        assert "Wachturm" not in reference.inner_text()  # its module is not in play
        if phone:
            size = cast(Json, page.locator("dialog[open]").bounding_box())
            assert (size["width"], size["height"]) == (390, 844)
        page.keyboard.press("r")
        expect(reference).to_have_count(0)
        reader.press("menu")
        reader.use(page.locator('dialog[open] [data-act="reference"]'))
        expect(reference).to_be_visible()
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        reader.use(page.locator('dialog[open] [data-act="reference"]'))
        expect(reference).to_be_visible()


# --- without a network ------------------------------------------------------------------------------------------


def kept(page: Page) -> list[str]:
    """What the worker has kept for a visit without network."""
    found: list[str] = page.evaluate(KEPT)
    return found


def wait_until_kept(page: Page, game: str) -> None:
    """Until the rules of a game will open without a network."""
    page.wait_for_function(
        f"""async () => {{
            const kept = await ({KEPT})()
            const loaded = performance.getEntriesByType('resource').map(({{ name }}) => new URL(name).pathname)
            const needed = loaded.filter((path) => path.startsWith('/assets/'))
            return [...needed, '/api/rulebooks/{game}'].every((path) => kept.includes(path))
                && kept.some((path) => path.startsWith('/assets/Rules-'))
        }}"""
    )


@pytest.mark.parametrize("installed", [False, True], ids=["read", "installed"])
def test_rules_without_a_network(installed: bool, browser: Browser, tmp_path: Path) -> None:
    """Rules that were read open again, and all of them in an installed page; nothing private is kept."""
    with (
        ServerProcess(str(tmp_path / "table.db"), tmp_path, "--no-limits") as server,
        Reader(browser, server.url, "nl", worker=True, newcomer=True, expects=OUT_OF_REACH) as reader,
    ):
        page = reader.page
        if installed:
            reader.context.add_init_script(INSTALLED)
        sit_down(reader)
        if installed:
            wait_until_kept(page, "homesteaders")
        else:
            reader.go("/rules/montana")
            page.locator("[data-rulebook] #city").wait_for()
        wait_until_kept(page, "montana")
        assert [path for path in kept(page) if path.startswith("/api/") and not PUBLIC.match(path)] == []
        reader.context.set_offline(True)
        server.stop()  # whatever the browser calls offline
        page.goto(reader.url + "/rules/montana#city")
        page.locator("[data-rulebook] #city").wait_for()
        expect(page.locator("main h1")).to_have_text("Montana")
        page.goto(reader.url + "/rules/homesteaders")
        page.locator("[data-rulebook] h2" if installed else "[role=alert]:not(:empty)").first.wait_for()
