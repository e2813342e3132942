"""Accounts on the page: another password, a forgotten one, what a token may do, being kept out; by keyboard."""

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from frontier import texts
from support.browser import Reader
from support.people_web import PASSWORD
from support.receivers import Mailbox, mail_server
from support.server import ServerProcess

pytestmark = pytest.mark.slow
NEW = "another long ride"


def said(lang: str, key: str) -> str:
    return texts.text(lang, f"web-{key}")


@pytest.fixture(scope="module")
def box() -> Mailbox:
    return Mailbox()


@pytest.fixture(scope="module")
def mailing(box: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends mail."""
    folder = tmp_path_factory.mktemp("mailing")
    with mail_server(box) as port:
        smtp = f"smtp://127.0.0.1:{port}?from=table@example.org&starttls=0"
        with ServerProcess(str(folder / "table.db"), folder, "--no-limits", "--smtp", smtp) as running:
            yield running


def link(box: Mailbox, reader: Reader, count: int) -> str:
    """The path of the link in the newest mail."""
    for _ in range(600):
        if len(box.mails) >= count:
            break
        reader.page.wait_for_timeout(100)
    text: str = box.mails[-1].get_content()
    return next(word for word in text.split() if word.startswith("http://")).partition(reader.url)[2]


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_forgotten_password_by_keyboard(lang: str, browser: Browser, mailing: ServerProcess, box: Mailbox) -> None:
    box.mails.clear()
    login = f"ann-{lang}"
    ann = mailing.guest("Ann")
    ann.post("/api/accounts", login=login, password=PASSWORD)
    with Reader(browser, mailing.url, lang, expects="401|410") as reader:
        ann.http.patch("/api/me", json={"email": f"{login}@example.org", "lang": lang}).raise_for_status()
        ann.http.get(link(box, reader, 1)).raise_for_status()
        page = reader.go("/me").page
        page.get_by_role("radio", name=said(lang, "me-log-in")).check()
        page.get_by_label(said(lang, "me-login"), exact=True).fill(login)
        summary = page.get_by_text(said(lang, "me-forgot"))
        summary.focus()
        page.keyboard.press("Enter")
        who = page.get_by_label(said(lang, "me-forgot-who"))
        expect(who).to_have_value(login)
        who.press("Enter")
        expect(page.get_by_text(said(lang, "me-forgot-sent"))).to_be_visible()
        path = link(box, reader, 2)
        assert path.startswith("/password#")
        reader.go(path)
        expect(page.get_by_role("heading", name=said(lang, "password-title"))).to_be_visible()
        field = page.get_by_label(said(lang, "me-password-new"))
        field.fill(NEW)
        field.press("Enter")
        expect(page.get_by_text(login)).to_be_visible()
        assert reader.api("/api/me")["login"] == login
        assert ann.refused("GET", "/api/me") == "not-signed-in"
        reader.go(path)
        field = page.get_by_label(said(lang, "me-password-new"))
        field.fill(PASSWORD)
        field.press("Enter")
        expect(page.get_by_role("alert").get_by_text(texts.text(lang, "server-error-bad-link"))).to_be_visible()
        reader.go("/password")
        expect(page.get_by_text(said(lang, "password-missing"))).to_be_visible()


def test_without_mail_somebody_helps_and_a_password_is_changed(browser: Browser, served: ServerProcess) -> None:
    ann = served.guest("Ann")
    login = f"changer-{ann.me['id'].strip('-_').lower()}"
    ann.post("/api/accounts", login=login, password=PASSWORD)
    with Reader(browser, served.url, expects="401") as reader:
        page = reader.go("/me").page
        with page.expect_response("**/api/site*"):
            page.get_by_role("radio", name=said("en", "me-log-in")).check()
        page.get_by_text(said("en", "me-forgot"), exact=True).click()
        expect(page.get_by_text(said("en", "me-forgot-admin"))).to_be_visible()
        expect(page.get_by_label(said("en", "me-forgot-who"))).to_have_count(0)
        expect(page.get_by_label(said("en", "me-email"))).to_have_count(0)
        page.get_by_label(said("en", "me-login"), exact=True).fill(login)
        page.get_by_label(said("en", "me-password"), exact=True).fill(PASSWORD)
        page.get_by_role("button", name=said("en", "me-log-in"), exact=True).click()
        summary = page.locator("summary").get_by_text(said("en", "me-password-change"))
        summary.click()
        for old, outcome in (("a wrong one", texts.text("en", "server-error-login-failed")), (PASSWORD, "")):
            page.get_by_label(said("en", "me-password-old")).fill(old)
            page.get_by_label(said("en", "me-password-new")).fill(NEW)
            page.get_by_role("button", name=said("en", "me-password-change")).click()
            expect(page.get_by_text(outcome or said("en", "me-password-changed"))).to_be_visible()
        assert reader.api("/api/me")["login"] == login
        assert ann.refused("GET", "/api/me") == "not-signed-in"


def test_a_token_for_reading_only(browser: Browser, served: ServerProcess) -> None:
    ann = served.guest("Ann")
    with Reader(browser, served.url).become(ann) as reader:
        page = reader.go("/me").page
        page.get_by_label(said("en", "me-token-name")).fill("my watcher")
        make = page.get_by_role("button", name=said("en", "me-token-make"))
        for scope in ("play", "chat", "read"):
            page.get_by_role("checkbox", name=said("en", f"me-scope-{scope}"), exact=True).uncheck()
        expect(make).to_be_disabled()
        page.get_by_role("checkbox", name=said("en", "me-scope-read")).check()
        make.click()
        expect(page.get_by_text(said("en", "me-token-once"))).to_be_visible()
        assert [token["scopes"] for token in ann.get("/api/tokens")] == [["read"]]


def test_whoever_is_kept_out_reads_why(browser: Browser, served: ServerProcess) -> None:
    eve = served.guest("Eve")
    command = [sys.executable, "-W", "ignore", "-m", "frontier", "people", "ban", eve.me["id"], "--yes"]
    subprocess.run([*command, "--reason", "rude in the chat", "--database", served.database], check=True, timeout=120)
    with Reader(browser, served.url, "nl", expects="403").become(eve) as reader:
        page = reader.go("/").page
        notice = page.get_by_role("alert").filter(has_text="rude in the chat").first
        expect(notice).to_be_visible()
        notice.get_by_role("button").click()
        expect(notice).to_have_count(0)
        assert reader.api("/api/visitor") == {"person": None}
