"""Whole games in a browser against bots, from the home page to the end of the game."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.hands import Hands, Keys
from support.server import ServerProcess

pytestmark = pytest.mark.slow


def start(reader: Reader, game: str) -> None:
    """From the home page to a running game."""
    reader.press(f"play-{game}")
    reader.wait("mine", "confirm", "theirs")


def check_end(reader: Reader) -> None:
    """The end of the game is on the screen as the server knows it."""
    reader.page.wait_for_selector("[data-end][open] tr.total td")
    info = reader.api(f"/api/tables/{reader.table}")
    assert info["status"] == "over"
    assert reader.numbers("[data-end] tr.total td") == info["result"]["scores"]


@pytest.mark.parametrize(
    ("game", "lang", "seed", "families"),
    [
        ("montana", "en", 1, {"recruit", "work", "bank", "field"}),
        ("homesteaders", "de", 2, {"auction", "bid", "place", "building", "line"}),
    ],
)
def test_a_whole_game_by_mouse(
    served: ServerProcess, browser: Browser, game: str, lang: str, seed: int, families: set[str]
) -> None:
    """Two clicks to a running game; then it is played on the board."""
    with Reader(browser, served.url, lang) as reader:
        reader.go("/")
        start(reader, game)
        assert reader.used <= 2
        assert reader.page.evaluate("document.documentElement.lang") == lang
        hands = Hands(reader, seed, on_board=1)
        hands.play()
        check_end(reader)
        assert families <= set(hands.families), hands.families


def test_a_whole_game_with_all_modules(served: ServerProcess, browser: Browser) -> None:
    """Montana with everything there is, in Dutch."""
    with Reader(browser, served.url, "nl") as reader:
        reader.go("/")
        expect(modules := reader.page.locator(".modules input:visible")).to_have_count(4)
        for module in modules.all():
            reader.use(module)
        start(reader, "montana")
        assert len(reader.api(f"/api/tables/{reader.table}")["modules"]) == 4
        hands = Hands(reader, 3, on_board=1)
        hands.play()
        check_end(reader)
        assert {"recruit", "work", "bank", "field"} <= set(hands.families), hands.families


# Every press of a button of the mouse or of a finger, as long as the page lives.
COUNT_POINTERS = """
window.testPointers = 0
addEventListener('pointerdown', () => window.testPointers++, true)
"""


def test_a_whole_game_by_keyboard(served: ServerProcess, browser: Browser) -> None:
    """Without ever touching a mouse."""
    with Reader(browser, served.url) as reader:
        reader.context.add_init_script(COUNT_POINTERS)
        reader.go("/").page.wait_for_selector('[data-act="play-montana"]')
        keys = Keys(reader, 4, on_board=0.8)
        keys.enter("at.dataset.act === 'play-montana'")
        reader.wait("mine", "confirm", "theirs")
        keys.play()
        check_end(reader)
        assert keys.families["work"] > 0
        assert keys.from_bar > 0
        assert reader.page.evaluate("testPointers") == 0


def test_a_whole_game_by_touch(served: ServerProcess, browser: Browser) -> None:
    """On a phone: what is tapped is shown first and done when asked again; panels come by a tab or a swipe."""
    with Reader(browser, served.url, "de", phone=True) as reader:
        reader.go("/")
        start(reader, "homesteaders")
        swipe_once(reader)
        hands = Hands(reader, 5, on_board=1)
        hands.play()
        check_end(reader)
        assert {"auction", "bid", "place", "building"} <= set(hands.families), hands.families


def swipe_once(reader: Reader) -> None:
    """From panel to panel with a finger."""
    reader.use(reader.tabs.first)
    expect(reader.tabs.first).to_have_attribute("aria-current", "true")
    finger = reader.context.new_cdp_session(reader.page)
    for x in range(330, 30, -20):
        kind = "touchStart" if x == 330 else "touchMove"
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": 400}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(reader.tabs.nth(1)).to_have_attribute("aria-current", "true")
