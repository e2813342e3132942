"""A turn ends by itself soon after its last decision, unless somebody stops it or may have overlooked something."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from support.browser import Reader
from support.hands import Hands
from support.looks import Sample
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


def test_who_ends_the_turn_is_not_asked_again(served: ServerProcess, browser: Browser) -> None:
    """Where trades are left, ending the turn is a decision, and that is all that it takes."""
    sample = Sample(served.guest("Ann"), "montana")
    assert sample.ask("end_turn", random.Random(9))
    with Reader(browser, served.url).become(sample.person) as reader:
        reader.go(f"/t/{sample.id}").wait("mine")
        seq = reader.seq()
        reader.use(reader.page.locator('[data-act="end"]:visible'))
        reader.wait_beyond(seq)
        assert reader.wait("mine", "theirs", "over", "confirm") != "confirm"
        assert any(entry["move"] == "end_turn" for entry in sample.person.state(sample.id, since=seq)["entries"])


def placing(sample: Sample, workers: int) -> None:
    """Go on until so many workers are to be placed, who come with the railroad."""
    wanted = ("reward worker", "reward track", "pass", "place homestead_", "done", "pay 0", "")
    while True:
        seen = sample.until(lambda seen: bool(seen["legal"]) or seen["can"]["confirm"])
        if not seen["legal"]:
            sample.person.post(f"{sample.path}/confirm", seq=seen["seq"])
            continue
        own = seen["view"]["seats"][0]
        if seen["view"]["phase"] == "place" and own["workers"] == workers and not own["placed"]:
            return
        moves = [legal["move"] for legal in seen["legal"]]
        move = next(move for start in wanted for move in moves if move.startswith(start))
        sample.person.post(f"{sample.path}/act", seq=seen["seq"], move=move, confirm=True)


def test_workers_go_by_themselves_where_nothing_is_left_to_choose(served: ServerProcess, browser: Browser) -> None:
    sample = Sample(served.guest("Ann"), "homesteaders")
    with Reader(browser, served.url) as reader:
        reader.context.add_init_script(BY_ITSELF)
        reader.become(sample.person).go(f"/t/{sample.id}").wait("mine")
        page = reader.page
        coming = page.locator(".sending .coming:visible")
        page.wait_for_timeout(1000)
        expect(coming).to_have_count(0)  # one worker, two places
        other = page.locator('.place.spot.legal[aria-pressed="false"]:visible').first
        place = other.get_attribute("data-place")
        other.click()
        expect(coming).to_be_visible()
        expect(page.locator(".steps [role=status]")).to_contain_text("4 seconds")
        page.keyboard.press("Shift")
        expect(coming).to_have_count(0)
        placed = page.locator(f'[data-place="{place}"]')
        placed.click()
        placed.click()
        expect(coming).to_be_visible()
        reader.wait("confirm")
        assert sample.seen()["view"]["seats"][0]["placed"] == [place]
        reader.press("undo")
        reader.wait("mine")
        page.wait_for_timeout(GRACE + 1500)
        assert reader.turn() == "mine", "what was taken back is not sent again"

        placing(sample, 2)
        reader.wait("mine")
        page.mouse.move(640, 3)
        expect(coming).to_be_visible()  # two places for two
        reader.wait("confirm")
        assert sample.seen()["view"]["seats"][0]["placed"] == ["homestead_1", "homestead_2"]
