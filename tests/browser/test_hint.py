"""Hints in the page: where to look, which move, why; only where nobody else plays."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.server import ServerProcess

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "lang"), [("montana", "en"), ("homesteaders", "de")])
def test_a_hint_tells_more_each_time(browser: Browser, served: ServerProcess, game: str, lang: str) -> None:
    person = served.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    table = person.post("/api/tables", game=game, players=2, seats=seats, pace=0.0)["id"]
    with Reader(browser, served.url, lang, phone=lang == "de").become(person) as reader:
        reader.go(f"/t/{table}").wait("mine")
        page, seq = reader.page, reader.seq()
        card = page.locator("[data-hint]")
        expect(card).to_have_count(0)
        page.locator("[data-act=hint]").click()
        expect(page.locator("[data-hint='1']")).to_be_visible(timeout=20_000)
        expect(page.locator("[data-taught]").first).to_be_visible()
        assert "%" not in card.inner_text()
        page.keyboard.press("h")
        expect(page.locator("[data-hint='2'] strong")).not_to_be_empty()
        legal = {each["text"] for each in person.state(table, since=10**9, lang=lang)["legal"]}
        assert card.locator("strong").inner_text() in legal
        page.locator("[data-act=hint-more]").click()
        expect(page.locator("[data-hint='3']")).to_contain_text("%")
        expect(page.locator("[data-act=hint-more]")).to_have_count(0)
        page.locator("[data-act=hint-close]").click()
        expect(card).to_have_count(0)
        expect(page.locator("[data-taught]")).to_have_count(0)
        assert reader.seq() == seq, "a hint decides nothing"


def test_a_hint_is_about_one_position(browser: Browser, served: ServerProcess) -> None:
    person = served.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    table = person.post("/api/tables", game="montana", players=2, seats=seats, pace=0.0)["id"]
    with Reader(browser, served.url).become(person) as reader:
        reader.go(f"/t/{table}").wait("mine")
        reader.page.keyboard.press("h")
        expect(reader.page.locator("[data-hint='1']")).to_be_visible(timeout=20_000)
        seq = reader.seq()
        person.act(table, seq, person.state(table, since=10**9)["legal"][0]["action"])
        reader.wait_beyond(seq)
        expect(reader.page.locator("[data-hint]")).to_have_count(0)


def test_against_people_there_is_none(browser: Browser, served: ServerProcess) -> None:
    person, other = served.guest("Ann"), served.guest("Ben")
    table = person.post("/api/tables", game="montana", players=2)["id"]
    other.post(f"/api/tables/{table}/join", seat=1)
    mine = next(each for each in (person, other) if each.state(table, since=10**9)["legal"])
    with Reader(browser, served.url).become(mine) as reader:
        reader.go(f"/t/{table}").wait("mine")
        expect(reader.page.locator("[data-act=hint]")).to_have_count(0)
