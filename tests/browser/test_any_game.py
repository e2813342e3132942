"""A game that brings nothing for the page: found on the home page, played to its end by mouse and by keyboard."""

import pytest
from playwright.sync_api import Browser

from support.browser import Reader
from support.server import ServerProcess
from support.tables import create_solo, is_over

pytestmark = pytest.mark.slow


def play(reader: Reader, by_keyboard: bool) -> None:
    """Keep every pan until the game is over."""
    while True:
        turn = reader.wait("mine", "confirm", "over")
        if turn == "over":
            return
        seq = reader.seq()
        if turn == "confirm":
            reader.press("confirm")
        elif by_keyboard:
            reader.page.locator('.action[data-move="keep"]').focus()
            reader.page.keyboard.press("Enter")
        else:
            reader.page.locator('.action[data-move="keep"]').click()
        reader.wait_beyond(seq)


@pytest.mark.parametrize(
    ("lang", "phone", "by_keyboard"), [("en", False, False), ("de", False, True), ("nl", True, False)]
)
def test_a_whole_game(served: ServerProcess, browser: Browser, lang: str, phone: bool, by_keyboard: bool) -> None:
    party = create_solo(served, "panning", options={"turns": 2})
    with Reader(browser, served.url, lang, phone) as reader:
        reader.become(party.people[0]).go("/")
        reader.page.wait_for_selector('[data-act="play-panning"]')
        reader.go(f"/t/{party.table}")
        reader.wait("mine")
        assert reader.page.locator("[data-seat]").count() >= 2
        play(reader, by_keyboard)
        assert is_over(party.seen())
        reader.page.wait_for_selector("[data-end] h2")
