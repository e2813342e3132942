"""Bots that think: how long they do is told where one is chosen and where one sits, and can be shortened."""

from functools import partial
from operator import eq

import pytest
from playwright.sync_api import Browser, expect

from frontier import texts
from frontier.bots.levels import LESS, seconds_of
from frontier.server.tables.bot_names import bot_name
from support.browser import Reader
from support.server import ServerProcess
from support.together import until

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_who_sits_there_is_told_and_may_think_less(served: ServerProcess, browser: Browser, lang: str) -> None:
    person = served.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "pioneer"}]
    made = person.post("/api/tables", game="homesteaders", pace=0, seats=seats)
    style = made["seats"][1]["style"]
    with Reader(browser, served.url, lang=lang) as reader:
        reader.become(person).go(f"/t/{made['id']}")
        reader.wait("mine", "theirs", "confirm")
        chip = reader.page.locator(".seat", has_text=bot_name(made["id"], 1)).first
        assert texts.text(lang, f"server-style-{style}-about") in (chip.get_attribute("title") or "")
        reader.press("settings")
        switch = reader.page.get_by_label(texts.text(lang, "web-set-think-less"))
        expect(switch).not_to_be_checked()

        def thinks_less() -> bool:
            return bool(reader.api(f"/api/tables/{made['id']}")["think_less"])

        for wanted in (True, False):
            switch.set_checked(wanted)
            until(thinks_less, partial(eq, wanted))
            expect(switch).to_be_checked(checked=wanted)
    assert LESS * seconds_of("pioneer", "homesteaders") < 1


def test_how_long_a_bot_thinks_is_told_where_it_is_chosen(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as reader:
        reader.go("/new?game=homesteaders&kind=bots")
        choice = reader.page.locator("select[aria-describedby]").nth(1)
        told = reader.page.locator(f"[id='{choice.get_attribute('aria-describedby')}']")
        for level, seconds in (("greenhorn", "Decides at once."), ("pioneer", "up to 1.9 s")):
            choice.select_option(level)
            expect(told).to_contain_text(seconds)
