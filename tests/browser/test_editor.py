"""The editor of positions: pieces placed on the drawn board, checked as one goes, shared, played from."""

import pytest
from playwright.sync_api import Browser, Page

from support.browser import Reader
from support.measures import accessibility, nameless
from support.server import ServerProcess

pytestmark = pytest.mark.slow
POSSIBLE = "[data-possible='true']"
IMPOSSIBLE = "[data-possible='false'] [lang='en']"


def put(page: Page, game: int = 0) -> None:
    """Open the editor with the first position of a game."""
    page.locator("[data-act='put']").wait_for()
    page.locator("fieldset input[type=radio]").nth(game).check(force=True)
    page.locator("[data-act='put']").click()
    page.locator(POSSIBLE).wait_for()


def click(page: Page, spot: str, choice: int | None = None) -> None:
    """Click a place of the board, and what shall be there."""
    page.locator(f"[data-spot='{spot}']").first.click(force=True)
    page.locator("[data-place-card]").wait_for()
    if choice is not None:
        page.locator("[data-place-card] [data-choice]").nth(choice).click()


def test_a_position_is_put_together_shared_and_played(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as reader:
        page = reader.go("/editor").page
        put(page)
        page.locator("[data-act='turn']").click()
        page.locator(POSSIBLE).wait_for()
        meadow = page.locator("g.meadow[data-spot]:not(:has([data-symbol='start']))").first.get_attribute("data-spot")
        assert meadow is not None
        click(page, meadow, 1)
        page.locator(f"[data-spot='{meadow}'] [data-symbol='settlement']").wait_for()
        page.locator(POSSIBLE).wait_for()
        click(page, "bank:1", 0)
        page.locator(POSSIBLE).wait_for()

        click(page, "own:good:grain")
        page.locator(".balance input").uncheck()
        page.locator("[data-place-card] .number button").last.click()
        page.locator(IMPOSSIBLE).wait_for()
        assert "grain: expected" in (page.locator(IMPOSSIBLE).text_content() or "")
        assert page.locator("[data-act='play']").is_disabled()
        page.locator("[data-act='undo']").click()
        page.locator(POSSIBLE).wait_for()
        page.locator("[data-act='redo']").click()
        page.locator(IMPOSSIBLE).wait_for()
        page.locator("[data-act='undo']").click()
        page.locator(POSSIBLE).wait_for()
        assert accessibility(page) + nameless(page) == []

        page.wait_for_function("() => location.hash.length > 100")
        page.wait_for_timeout(500)
        address = page.url.removeprefix(served.url)
        with Reader(browser, served.url, "de") as other:
            seen = other.go(address).page
            seen.locator(POSSIBLE).wait_for()
            assert seen.locator(f"[data-spot='{meadow}'] [data-symbol='settlement']").count() == 1

        page.locator("[data-act='play']").click()
        page.locator("[data-act='begin']").click()
        page.locator("[data-table]").wait_for()
        assert page.locator(f"[data-spot='{meadow}'] [data-symbol='settlement']").count() == 1


@pytest.mark.parametrize(("lang", "game", "phone"), [("nl", 1, False), ("de", 0, True), ("en", 2, True)])
def test_every_game_on_every_screen(served: ServerProcess, browser: Browser, lang: str, game: int, phone: bool) -> None:
    with Reader(browser, served.url, lang, phone) as reader:
        page = reader.go("/editor").page
        put(page, game)
        if game == 1:
            click(page, "hold:wood")
            page.locator("[data-place-card] .number button").nth(1).click()
            page.locator(POSSIBLE).wait_for()
        page.locator("[data-values] > summary").click()
        page.locator("[data-values] details summary").first.click()
        assert accessibility(page) + nameless(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_damaged_link_says_so(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url, "nl") as reader:
        page = reader.go("/editor#nonsense").page
        page.locator("[role='alert'] p").wait_for()
        put(page)
        page.wait_for_function("() => location.hash.length > 100")
        page.evaluate("() => { location.hash = 'nonsense' }")
        page.locator("[role='alert'] p").wait_for()
        page.locator("[data-act='put']").wait_for()
