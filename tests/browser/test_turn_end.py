"""A turn ends by itself soon after its last decision, unless somebody stops it or may have overlooked something."""

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import Reader
from support.hands import Hands
from support.server import ServerProcess
from support.tables import Party, create_solo, create_table

pytestmark = pytest.mark.slow
GRACE = 4000  # milliseconds
BY_ITSELF = """localStorage.setItem('frontier-prefs', '{"pace": 0, "firsts": false, "welcome": false}')"""


def sit_down(reader: Reader, party: Party) -> Page:
    """The first player of a table, with the preferences that everybody has at first."""
    reader.context.add_init_script(BY_ITSELF)
    reader.become(party.people[0]).go(f"/t/{party.table}")
    reader.wait("mine", "theirs", "confirm")
    return reader.page


def play_turn(reader: Reader, party: Party) -> None:
    """Until the end of the turn is all that is left."""
    hands = Hands(reader, 5)
    while reader.wait("mine", "theirs", "confirm") != "confirm":
        if reader.turn() == "theirs":
            party.idle(1)
        else:
            hands.step()
    reader.page.mouse.move(640, 3)


def test_a_turn_ends_by_itself_unless_it_is_stopped(served: ServerProcess, browser: Browser) -> None:
    party = create_table(served, "montana")
    with Reader(browser, served.url) as reader:
        page = sit_down(reader, party)
        coming = page.locator('[data-act="confirm"].coming')
        play_turn(reader, party)
        expect(coming).to_be_visible()
        expect(page.locator(".steps [role=status]")).to_contain_text("4 seconds")
        seq = reader.seq()
        reader.press("undo")  # thinking again
        reader.wait_beyond(seq)
        reader.wait("mine")
        seq = reader.seq()
        reader.press("redo")
        reader.wait_beyond(seq)
        expect(coming).to_be_visible()
        page.keyboard.press("Shift")
        expect(coming).to_have_count(0)
        page.wait_for_timeout(GRACE + 1500)
        assert reader.turn() == "confirm", "a key has stopped it"
        seq = reader.seq()
        reader.press("confirm")
        reader.wait_beyond(seq)

        play_turn(reader, party)
        expect(coming).to_be_visible()
        seq = reader.seq()
        reader.wait_beyond(seq)  # nobody has done anything

        play_turn(reader, party)
        page.reload()
        reader.wait("confirm")
        page.wait_for_timeout(GRACE + 1500)
        assert reader.turn() == "confirm", "whoever comes back has decided nothing just now"


def test_nothing_overlooked_is_left_by_itself(served: ServerProcess, browser: Browser) -> None:
    party = create_solo(served)
    with Reader(browser, served.url) as reader:
        page = sit_down(reader, party)
        for place in page.locator('.place.spot.legal[aria-pressed="true"]:visible').all():
            place.click()
        page.locator(".sending .button:visible").first.click()
        reader.wait("confirm")
        expect(page.locator("[data-warnings]")).to_contain_text("1 worker stays idle.")
        page.wait_for_timeout(GRACE + 1500)
        assert reader.turn() == "confirm"
        expect(page.locator('[data-act="confirm"].coming')).to_have_count(0)


def test_it_can_be_switched_off(served: ServerProcess, browser: Browser) -> None:
    """By a click in the settings of the table; or at once, which the server is told too."""
    party = create_table(served, "montana")
    with Reader(browser, served.url) as reader:
        page = sit_down(reader, party)
        reader.press("settings")
        choices = page.locator("dialog[open] [data-setting=turn-end] label")
        expect(choices).to_have_count(3)
        choices.nth(1).click()
        page.keyboard.press("Escape")
        play_turn(reader, party)
        expect(page.locator('[data-act="confirm"]')).to_be_visible()
        page.wait_for_timeout(GRACE + 1500)
        assert reader.turn() == "confirm"
        reader.press("settings")
        choices.nth(2).click()
        expect(page.locator("dialog[open] [data-setting=turn-end] [role=alert]:not(:empty)")).to_have_count(0)
        page.wait_for_function("fetch('/api/me').then(answer => answer.json()).then(me => me.auto_confirm)")
