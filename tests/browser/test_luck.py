"""The promise about luck, as people meet it: made by their browsers, and checked by them when the game is over."""

import json

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.browser import Reader
from support.server import ServerProcess

pytestmark = pytest.mark.slow
SHORT = json.dumps({"montana": {"options": {"round_limit": 2}}})  # how somebody last wanted to play
TOLD = ["secret", "seed", "seats", "promise", "own", "others"]
# What the browser keeps, with one value replaced.
TAMPER = """([key, value]) => {
  const kept = JSON.parse(localStorage.getItem('frontier-luck'))
  kept.forEach(share => { share[key] = value })
  localStorage.setItem('frontier-luck', JSON.stringify(kept))
}"""


def leave(reader: Reader) -> None:
    """A bot plays on."""
    path = f"{reader.url}/api/tables/{reader.table}/leave"
    answer = reader.context.request.post(path, headers={"X-Frontier": "1", "Origin": reader.url}, data={})
    assert answer.ok, answer.text()


def verdict(reader: Reader) -> Locator:
    """The end check in one word."""
    return reader.page.locator("[data-luck]")


def found(reader: Reader) -> list[str]:
    """What was looked at, in order."""
    told: list[str] = reader.page.locator("[data-found]").evaluate_all("all => all.map(each => each.dataset.found)")
    return told


def look_back(reader: Reader, table: str, says: str) -> list[str]:
    """Open the table again: its end is checked anew; what was found."""
    reader.go(f"/t/{table}")
    expect(verdict(reader)).to_have_attribute("data-luck", says)
    return found(reader)


def test_two_browsers_promise_tell_and_check(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as ann, Reader(browser, served.url) as ben:
        ann.go("/")
        ann.page.evaluate("value => localStorage.setItem('frontier-choices-2', value)", SHORT)
        ann.go("/new?game=montana&kind=friends")
        ann.press("lay")
        ann.wait("waiting")
        table = ann.table
        before = ann.api(f"/api/tables/{table}")
        ben.go(f"/t/{table}")
        ben.page.locator("form input:not([data-chat])").fill("Ben")
        ben.use(ben.page.locator("form .button.primary"))
        for reader in (ann, ben):
            reader.wait("mine", "theirs")
        seats = ann.api(f"/api/tables/{table}")["seats"]
        assert seats[0]["commitment"] == before["seats"][0]["commitment"]
        assert before["seats"][0]["nonce"] is None
        assert all(len(seat["nonce"]) == 32 for seat in seats), "made by the browsers"
        assert seats[0]["nonce"] in ann.page.evaluate("localStorage.getItem('frontier-luck')")
        assert seats[1]["nonce"] in ben.page.evaluate("localStorage.getItem('frontier-luck')")

        for reader in (ann, ben):
            leave(reader)
        for reader in (ann, ben):
            reader.wait("over")
            expect(verdict(reader)).to_have_attribute("data-luck", "good")
            assert found(reader) == TOLD

        kept = ann.page.evaluate("localStorage.getItem('frontier-luck')")
        faults = [("commitment", "0" * 64, "promise-broken"), ("nonce", "another", "own-broken"),
                  ("seen", ["0" * 64, seats[1]["commitment"]], "others-broken")]  # fmt: skip
        for key, value, what in faults:
            ann.page.evaluate(TAMPER, [key, value])
            assert what in look_back(ann, table, "bad")
            ann.page.evaluate("kept => localStorage.setItem('frontier-luck', kept)", kept)
        assert look_back(ann, table, "good") == TOLD
        ben.page.evaluate("localStorage.removeItem('frontier-luck')")
        assert look_back(ben, table, "open") == ["secret", "seed", "seats", "nothing-kept"]


def test_alone_the_game_begins_at_once_and_a_rematch_too(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as ann:
        ann.go("/")
        ann.page.evaluate("value => localStorage.setItem('frontier-choices-2', value)", SHORT)
        ann.go("/new?game=montana&kind=bots")
        ann.press("lay")
        ann.wait("mine", "theirs")
        first = ann.table
        leave(ann)
        ann.wait("over")
        expect(verdict(ann)).to_have_attribute("data-luck", "good")
        ann.use(ann.page.locator("dialog [data-act=rematch]"))
        ann.page.wait_for_selector(f'[data-table]:not([data-table="{first}"])')
        ann.wait("mine", "theirs")
        shares = json.loads(ann.page.evaluate("localStorage.getItem('frontier-luck')"))
        assert [(share["table"], share["told"]) for share in shares] == [(first, True), (ann.table, True)]


def test_a_browser_that_was_closed_is_not_waited_for_and_it_shows(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url, expects="404") as ann, Reader(browser, served.url) as ben:
        ann.go("/")
        ann.page.evaluate("value => localStorage.setItem('frontier-choices-2', value)", SHORT)
        ann.go("/new?game=montana&kind=friends")
        ann.press("lay")
        ann.wait("waiting")
        table = ann.table
        ann.go("/health")  # not the page, so nobody tells
        ben.go(f"/t/{table}")
        ben.page.locator("form input:not([data-chat])").fill("Ben")
        ben.use(ben.page.locator("form .button.primary"))
        expect(ben.page.locator("[data-drawing]")).to_be_visible()
        ben.page.wait_for_selector('[data-table]:is([data-turn="mine"], [data-turn="theirs"])', timeout=60_000)
        ann.go(f"/t/{table}")
        ann.wait("mine", "theirs")
        for reader in (ann, ben):
            leave(reader)
        for reader in (ann, ben):
            reader.wait("over")
        assert [ann.api(f"/api/tables/{table}")["seats"][0]["nonce"]] == [None]
        assert look_back(ann, table, "open")[3:] == ["untold", "promise", "own-late"]
        assert "untold" in look_back(ben, table, "open")
