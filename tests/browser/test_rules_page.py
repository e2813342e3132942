"""The rules to read: opened without an account, searched, and linked into."""

import pytest
from playwright.sync_api import Browser

from support.browser import Reader
from support.measures import accessibility, nameless
from support.server import ServerProcess

pytestmark = pytest.mark.slow
BLOCK = "[data-rulebook] .block"


@pytest.mark.parametrize(("lang", "phone"), [("de", False), ("nl", True)])
def test_reading(served: ServerProcess, browser: Browser, lang: str, phone: bool) -> None:
    with Reader(browser, served.url, lang, phone) as reader:
        page = reader.go("/rules/panning#p-turn-03").page
        marked = page.locator(f"{BLOCK}[aria-current]")
        marked.wait_for()
        assert marked.get_attribute("data-rules") == "P-TURN-03"
        assert accessibility(page) + nameless(page) == []
        everything = page.locator(BLOCK).count()
        page.locator("input[type=search]").fill("P-score")
        page.locator("mark").first.wait_for(state="detached")
        assert page.locator(BLOCK).count() == 2
        page.locator("input[type=search]").fill({"de": "ERZ tasche", "nl": "ERTS buidel"}[lang])
        page.locator("mark").first.wait_for()
        assert page.locator(BLOCK).count() == 1
        page.locator("input[type=search]").fill("xyz")
        page.wait_for_function("() => !document.querySelector('[data-rulebook] .block')")
        page.locator("input[type=search]").fill("")
        if phone:
            page.locator("summary").click()
        page.locator('nav a[href="#end"]').click()
        page.wait_for_function("() => document.getElementById('end').getBoundingClientRect().top < innerHeight")
        assert page.url.endswith("/rules/panning#end")
        assert page.locator(BLOCK).count() == everything
