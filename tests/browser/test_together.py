"""Several people: two browsers at one table, and one device that is passed around."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from support.browser import Reader
from support.hands import Hands
from support.server import Json, ServerProcess
from support.tables import Party

pytestmark = pytest.mark.slow
LOST = r"net::ERR_|WebSocket connection"  # the browser itself tells the console of a lost connection
HIDDEN = ("goods", "silver", "trade", "vp", "debt", "points")


class Ear:
    """Hears everything that the server says to a browser over its sockets."""

    def __init__(self, reader: Reader) -> None:
        self.told: list[Json] = []
        reader.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))

    def seats(self) -> list[tuple[int, list[dict[str, Any]]]]:
        """With whose eyes, and what of the players was told then; before the end of the game."""
        views = [told for told in self.told if told["type"] in ("snapshot", "update") and not told["result"]]
        return [(told["seat"], told["view"]["seats"]) for told in views if "seats" in (told["view"] or {})]


def invite(host: Reader, game: str) -> str:
    """From the home page to a table that waits; the link for the others."""
    host.go("/")
    host.use(host.page.locator(f'[data-act="invite"][href*="{game}"]'))
    host.press("lay")
    host.wait("waiting")
    return host.page.locator("input[readonly]").input_value()


def take_turns(hands: list[Hands], decisions: int) -> None:
    """Everybody plays when it is their turn."""
    for _ in range(decisions):
        now = max(hand.reader.seq() for hand in hands)
        for hand in hands:
            hand.reader.page.wait_for_selector(f'[data-table][data-seq="{now}"][data-busy="false"]')
        turns = [hand.reader.turn() for hand in hands]
        if "over" in turns:
            return
        assert sorted(turn == "theirs" for turn in turns) == [False, True], turns
        hands[turns.index("theirs") - 1].step()


def agree(one: Reader, other: Reader) -> None:
    """Both see the same."""
    other.page.wait_for_selector(f'[data-table][data-seq="{one.seq()}"]')
    expect(other.page.locator("[data-entry]")).to_have_count(len(one.log()))
    assert other.entries() == one.entries()


def check_names(one: Reader, name: str, other: Reader) -> None:
    """Who reads is "You", the others have their names, and nobody is a colour."""
    own, theirs = " ".join(one.log()), " ".join(other.log())
    assert "You" in own
    assert name not in own.replace("You", "")
    assert name in theirs
    for colour in ("Blue", "Yellow"):
        assert colour not in own + theirs


def test_two_browsers_at_one_table(served: ServerProcess, browser: Browser) -> None:
    """Invited by a link; chat, a reload, a lost connection in the middle; and what is hidden stays so."""
    with Reader(browser, served.url) as ann, Reader(browser, served.url, expects=LOST) as ben:
        ear = Ear(ben)
        ben.page.goto(invite(ann, "homesteaders"))
        ben.page.locator("form input:not([data-chat])").fill("Ben")
        ben.use(ben.page.locator("form .button.primary"))
        hands = [Hands(ann, 6), Hands(ben, 7)]
        ann.wait("mine", "theirs")
        ben.wait("mine", "theirs")
        take_turns(hands, 6)

        ann.page.keyboard.press("c")
        ann.page.locator("[data-chat]").fill("Good luck, Ben!")
        ann.page.keyboard.press("Enter")
        ben.page.keyboard.press("c")
        expect(ben.page.locator(".chat li")).to_contain_text("Good luck, Ben!")
        for reader in (ann, ben):
            reader.page.locator(".chat").click()
            reader.page.keyboard.press("l")
        agree(ann, ben)

        seq, log = ann.seq(), ann.log()
        ann.page.reload()
        ann.wait("mine", "theirs", "confirm")
        assert (ann.seq(), ann.log()) == (seq, log)
        take_turns(hands, 4)

        while ann.turn() == "theirs":  # what is missed shall be Ann's
            take_turns(hands, 1)
            ann.wait("mine", "theirs", "confirm")
        ben.lose_connection()
        ben.page.wait_for_selector('[data-table]:not([data-connection="open"])')
        expect(ben.page.locator("header .lost")).to_be_visible()
        missed = ben.seq()
        while ann.turn() != "theirs":
            hands[0].step()
        assert ben.seq() == missed < ann.seq()
        assert ben.look()["spots"] == [], "nothing can be done without a connection"
        ben.find_connection()
        ben.wait("mine")
        expect(ben.page.locator("header .lost")).to_have_count(0)
        agree(ann, ben)
        take_turns(hands, 15)
        agree(ann, ben)
        check_names(ben, "Ben", ann)

        told = ear.seats()
        assert len(told) > 10
        for seat, seats in told:
            for other, shown in enumerate(seats):
                assert other == seat or all(shown[what] is None for what in HIDDEN), "a look behind the screen"
        expect(ben.page.locator(".player .screen")).to_be_visible()
        held = ben.page.locator(".player .holdings").inner_text().split()
        assert (len(held), held[-1]) == (3, "?"), "workers, tracks and a screen"


def test_a_device_is_passed_around(served: ServerProcess, browser: Browser) -> None:
    """Between two players nothing is seen before the next one says so; any line of the log can be gone back to."""
    with Reader(browser, served.url, "nl") as reader:
        reader.go("/")
        reader.use(reader.page.locator('[data-act="pass"][href*="homesteaders"]'))
        reader.press("lay")
        hands = Hands(reader, 8)
        reader.wait("mine", "theirs")
        handed = 0
        while handed < 6:
            if reader.page.locator('[data-act="handed"]').count():
                handed += 1
                assert reader.page.locator("[data-spot], [data-entry], .action").count() == 0, "all is covered"
            hands.step()
        while reader.page.locator('[data-act="handed"]').count() == 0:
            hands.step()
        hands.step()
        seq, lines = reader.seq(), len(reader.log())
        reader.use(reader.page.locator("[data-entry]").nth(lines // 2))
        expect(reader.page.locator(".offers .button")).to_have_count(2)  # back to here, and a link
        reader.use(reader.page.locator(".offers .button").first)
        reader.wait_beyond(seq)
        if reader.page.locator('[data-act="handed"]').count():
            reader.press("handed")
        assert len(reader.log()) <= lines // 2
        hands.play(until=3)


def test_a_maximum_bid_by_the_ladder(served: ServerProcess, browser: Browser) -> None:
    """While the other decides a step of the ladder offers a maximum bid by the name of its tile; it can be dropped."""
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table("homesteaders")
    ben.post(f"/api/tables/{table}/join")
    party = Party([ann, ben], table)
    seen = party.idle_until(lambda seen: any(legal["move"].startswith("bid ") for legal in seen["legal"]))
    actor = seen["turn"]["actor"]
    waiting = party.people[1 - actor]
    with Reader(browser, served.url).become(waiting) as reader:
        reader.go(f"/t/{table}")
        reader.wait("theirs")
        reader.click_anyway(reader.spot("bid:1:7"))
        offer = reader.page.locator('[data-notice="offer"]')
        expect(offer).to_contain_text("7 silver")
        assert waiting.get(f"/api/tables/{table}/plan")["plan"] is None, "only offered"
        reader.press("offer-0")
        expect(offer).to_have_count(0)
        plan = waiting.get(f"/api/tables/{table}/plan")["plan"]
        assert (plan["plan"], plan["space"], plan["silver"], plan["then"]) == ("max_bid", 1, 7, "ask")
        reader.press("plan")
        expect(reader.page.locator("dialog[open] .prepared")).to_be_visible()
        reader.page.keyboard.press("Escape")
        reader.press("drop-plan")
        expect(reader.page.locator('[data-act="drop-plan"]')).to_have_count(0)
        assert waiting.get(f"/api/tables/{table}/plan")["plan"] is None


def test_people_at_one_device_go_by_their_names(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as reader:
        reader.go("/new?game=homesteaders&kind=pass")
        for seat, name in enumerate(("Zoe", "Max")):
            reader.page.locator(f'[data-name="{seat}"]').fill(name)
        reader.press("lay")
        reader.wait("mine", "theirs")
        for name in ("Zoe", "Max"):
            expect(reader.page.locator("header .seats")).to_contain_text(name)
        expect(reader.page.locator('[data-act="handed"]')).to_contain_text("Zoe")
