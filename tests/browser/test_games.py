"""Whole games in a browser against bots, from the home page to the end of the game."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.hands import MOST_DECISIONS, Hands, Keys
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


def check_log(reader: Reader) -> None:
    """The newest line of the log is in view."""
    expect(reader.page.locator("[data-following]")).to_have_attribute("data-following", "true")
    expect(reader.page.locator("[data-entry]").last).to_be_in_viewport(ratio=0.9)
    assert reader.log_end() < 2


def read_earlier_lines(reader: Reader) -> None:
    """Who scrolls up stays there until they want the newest again."""
    reader.page.locator("[data-following]").hover()
    reader.page.mouse.wheel(0, -300)
    reader.press("newest")
    expect(reader.page.locator('[data-act="newest"]')).to_have_count(0)
    check_log(reader)


def check_strip(reader: Reader) -> None:
    """What the others did is told a line a turn, lit on the board, and can be stepped through while I decide."""
    if reader.wait("mine", "confirm", "over") == "over":
        return
    strip = reader.page.locator("[data-turns]")
    turns = int(strip.get_attribute("data-turns") or 0)
    assert turns > 0
    expect(strip).to_have_attribute("data-at", str(turns - 1))
    bots = [seat["name"] for seat in reader.api(f"/api/tables/{reader.table}")["seats"] if seat["kind"] == "bot"]
    told = [strip.locator("p").inner_text()]
    for at in range(turns - 2, -1, -1):
        reader.press("turn-before")
        expect(strip).to_have_attribute("data-at", str(at))
        told.append(strip.locator("p").inner_text())
    assert any(name in line for line in told for name in bots), told
    assert reader.page.locator(".sky > *").count() == 0, "nothing flies while I decide"
    for at in range(1, turns):
        reader.press("turn-after")
        expect(strip).to_have_attribute("data-at", str(at))


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
        hands.play(until=12)
        check_strip(reader)
        reader.page.reload()
        reader.wait("mine", "confirm", "theirs", "over")
        check_log(reader)
        read_earlier_lines(reader)
        while reader.turn() != "over":
            hands.play(until=10)
            check_log(reader)
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


# A phone on its side, and 1280x800 at a zoom of 200 %.
LOW = {"a phone on its side": {"width": 844, "height": 390}, "twice as large": {"width": 640, "height": 400}}


@pytest.mark.parametrize(
    ("size", "game", "seed"), [("a phone on its side", "montana", 6), ("twice as large", "homesteaders", 7)]
)
def test_a_whole_game_on_a_low_screen(served: ServerProcess, browser: Browser, size: str, game: str, seed: int) -> None:
    """By touch; prompt, buttons, what one holds and how far one is are in sight all the time."""
    with Reader(browser, served.url, "en", phone=True, size=LOW[size]) as reader:
        reader.go("/")
        start(reader, game)
        expect(reader.tabs.first).to_be_in_viewport()
        hands = Hands(reader, seed, on_board=1)
        while hands.decisions < MOST_DECISIONS and reader.wait("mine", "confirm", "over") != "over":
            for part in ("[data-prompt]", "[data-holdings]", "[data-seat-score]"):
                expect(reader.page.locator(part).first).to_be_in_viewport(ratio=0.9)
            hands.step()
        check_end(reader)


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
