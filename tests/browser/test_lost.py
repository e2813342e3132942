"""A browser that the server does not know any more: nobody becomes somebody else without being asked."""

import contextlib
import socket
import threading
import time
from typing import Self

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.browser import Reader
from support.server import Client, ServerProcess

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


# --- the network ---


class Wire:
    """A wire between the browser and the server that can be cut without either of them being told."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.is_cut = threading.Event()
        self.server = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.server.getsockname()[1]}"
        self.ends: list[socket.socket] = [self.server]
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.is_cut.clear()
        for end in self.ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)  # wakes whoever waits there
            end.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.server.accept()
                far = socket.create_connection(("127.0.0.1", self.target))
                self.ends += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                while self.is_cut.is_set():
                    time.sleep(0.05)
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


def solo(served: ServerProcess) -> tuple[Client, str]:
    """Somebody who has to decide, against a bot."""
    ann = served.guest("Ann")
    return ann, ann.table("montana", seats=[{"kind": "human"}, {"kind": "bot", "bot": "greenhorn"}])


def moves(person: Client, table: str) -> list[str]:
    """What seat 0 has decided."""
    entries = person.state(table)["entries"]
    return [entry["move"] for entry in entries if entry["kind"] == "move" and entry["seat"] == 0]


def decide(reader: Reader) -> None:
    """The first thing that can be done in the bar or on the board."""
    seen = reader.look()
    if not seen["moves"]:
        reader.use(reader.spot(seen["spots"][0]))
        expect(reader.page.locator(".choice .action, [data-notice='pending']").first).to_be_visible()
        seen = reader.look()
        if not seen["choice"]:
            return  # the spot stood for one thing only
    reader.use(reader.button(seen["moves"][0]))


def test_a_silent_network_is_told_within_five_seconds(browser: Browser, served: ServerProcess) -> None:
    """Nobody says that the wire is cut; a decision meanwhile is kept and counts once when it is whole again."""
    ann, table = solo(served)
    lost = r"net::ERR_|WebSocket connection"
    with Wire(served.port) as wire, Reader(browser, wire.url, expects=lost) as reader:
        reader.become(ann).go(f"/t/{table}")
        reader.wait("mine")
        before = len(moves(ann, table))
        wire.is_cut.set()
        began = time.monotonic()
        expect(reader.page.locator('[data-notice="lost"]')).to_be_visible()
        assert time.monotonic() - began < 5
        decide(reader)
        expect(reader.page.locator('[data-notice="pending"]')).to_be_visible()
        assert len(moves(ann, table)) == before
        seq = reader.seq()
        wire.is_cut.clear()
        reader.wait_beyond(seq)
        expect(reader.page.locator('[data-notice="pending"], [data-notice="lost"]')).to_have_count(0)
        assert len(moves(ann, table)) == before + 1


def test_offline_a_decision_waits_or_is_given_up(browser: Browser, served: ServerProcess) -> None:
    ann, table = solo(served)
    with Reader(browser, served.url, expects=r"net::ERR_|WebSocket connection").become(ann) as reader:
        reader.go(f"/t/{table}")
        reader.wait("mine")
        before = len(moves(ann, table))
        reader.lose_connection()
        expect(reader.page.locator('[data-notice="lost"]')).to_be_visible(timeout=5000)
        decide(reader)
        expect(reader.page.locator('[data-notice="pending"]')).to_be_visible()
        reader.press("give-up")
        expect(reader.page.locator('[data-notice="problem"]')).to_be_visible()
        decide(reader)
        expect(reader.page.locator('[data-notice="pending"]')).to_be_visible()
        seq = reader.seq()
        reader.find_connection()
        reader.wait_beyond(seq)
        assert len(moves(ann, table)) == before + 1, "one of the two, and once"
