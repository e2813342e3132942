"""A browser that the server does not know any more: nobody becomes somebody else without being asked."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.browser import Reader
from support.server import ServerProcess

pytestmark = pytest.mark.slow


def create_table(reader: Reader) -> None:
    """Want a table, for which somebody must be here."""
    reader.go("/new?game=montana&kind=friends")
    reader.press("lay")


def question(reader: Reader, title: str) -> Locator:
    """The dialog that asks, as soon as it is there."""
    asked = reader.page.get_by_role("dialog", name=title)
    expect(asked).to_be_visible()
    return asked


@pytest.mark.parametrize(
    ("lang", "title", "new"),
    [
        ("en", "You were {} here", "Go on as somebody new"),
        ("de", "Du warst hier {}", "Als jemand Neues weitermachen"),
        ("nl", "Je was hier {}", "Verder als iemand anders"),
    ],
)
def test_who_was_here_is_asked(browser: Browser, served: ServerProcess, lang: str, title: str, new: str) -> None:
    with Reader(browser, served.url, lang) as reader:
        create_table(reader)
        reader.wait("waiting")
        person = reader.api("/api/me")
        title = title.format(person["name"])
        reader.context.clear_cookies()
        create_table(reader)
        question(reader, title).get_by_role("button").first.click()  # the window's own button closes it
        expect(reader.page.get_by_role("dialog")).to_have_count(0)
        assert reader.api("/api/visitor")["person"] is None, "nobody was made"
        reader.press("lay")
        question(reader, title).locator(".primary").click()
        reader.page.wait_for_url("**/me")
        assert reader.api("/api/visitor")["person"] is None
        create_table(reader)
        question(reader, title).get_by_role("button", name=new).click()
        reader.wait("waiting")
        assert reader.api("/api/me")["id"] != person["id"]
        create_table(reader)
        reader.wait("waiting")  # known again


def test_who_logs_out_is_not_asked(browser: Browser, served: ServerProcess) -> None:
    with Reader(browser, served.url) as reader:
        reader.go("/me")
        reader.page.get_by_label("Login name").fill("lost-and-found")
        reader.page.get_by_label("Password").first.fill("correct horse battery")
        reader.page.locator("form", has=reader.page.get_by_label("Login name")).locator("button.primary").click()
        reader.page.get_by_role("button", name="Log out", exact=True).click()
        create_table(reader)
        reader.wait("waiting")


def test_a_guest_made_in_another_tab_is_kept(browser: Browser, served: ServerProcess) -> None:
    with Reader(browser, served.url) as reader:
        reader.go("/new?game=montana&kind=friends")
        expect(reader.page.locator('[data-act="lay"]')).to_be_visible()
        other = reader.context.new_page()
        other.goto(f"{served.url}/new?game=montana&kind=friends")
        other.locator('[data-act="lay"]:visible').first.click()
        other.wait_for_selector("[data-table]")
        person = reader.api("/api/me")
        reader.press("lay")
        reader.wait("waiting")
        assert reader.api("/api/me")["id"] == person["id"]
