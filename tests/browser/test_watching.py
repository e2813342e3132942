"""Chances for those who watch: of games among bots, and of no game that people play."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.server import ServerProcess
from support.tables import watched_game

pytestmark = pytest.mark.slow
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_who_watches_bots_sees_the_chances(browser: Browser, served: ServerProcess, lang: str) -> None:
    host = served.guest("Ann")
    table = watched_game(host)
    with Reader(browser, served.url, lang, phone=lang == "de").become(served.guest("Ben")) as reader:
        reader.go(f"/t/{table}").wait("theirs")
        bar = reader.page.locator("[data-bar='known']")
        expect(bar).to_be_visible(timeout=20_000)
        assert "%" in (bar.get_attribute("aria-label") or "")


def test_who_watches_people_sees_none(browser: Browser, served: ServerProcess) -> None:
    host = served.guest("Ann")
    table = host.post("/api/tables", game="montana", players=2, seats=[{"kind": "human"}, BOT], pace=10.0)["id"]
    for person in (host, served.guest("Ben")):
        with Reader(browser, served.url).become(person) as reader:
            reader.go(f"/t/{table}")
            expect(reader.page.locator("[data-turn=mine], [data-turn=theirs]")).to_be_visible()
            reader.page.wait_for_timeout(1000)
            expect(reader.page.locator("[data-bar]")).to_have_count(0)
