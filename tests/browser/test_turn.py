"""What a player does in a turn beside deciding: taking back, asking why, looking things up."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.hands import Hands, Keys
from support.server import ServerProcess
from support.tables import Party, create_solo, create_table

pytestmark = pytest.mark.slow


def sit_down(reader: Reader, party: Party, seat: int = 0) -> Reader:
    """Somebody of a table that was laid already, in a browser."""
    reader.become(party.people[seat]).go(f"/t/{party.table}")
    reader.wait("mine", "theirs", "confirm")
    return reader


def work_spots(reader: Reader) -> list[str]:
    """The work spaces that glow."""
    return sorted(spot for spot in reader.look()["spots"] if spot.startswith("work:"))


def play_to_work(reader: Reader, hands: Hands, party: Party) -> str:
    """To the beginning of a turn in which somebody may go to work; where to."""
    while not (spots := work_spots(reader)) or "restart" in reader.look()["acts"]:
        if reader.wait("mine", "confirm", "theirs") != "theirs":
            hands.step()
        elif party.people[1] is not party.people[0]:  # no bot
            party.idle(1)
    reader.wait("mine")
    return spots[0]


def test_back_and_forth_within_a_turn(served: ServerProcess, browser: Browser) -> None:
    """Undo, redo, restart; the turn ends when it is said to, and not before."""
    party = create_table(served, "montana")
    with Reader(browser, served.url) as reader:
        sit_down(reader, party)
        hands = Hands(reader, 9)
        spot = play_to_work(reader, hands, party)
        first = reader.look()
        hands.use_spot(spot)
        hands.finish("", first["seq"])
        after = reader.look()
        assert after["moves"] != first["moves"]
        reader.press("undo")
        reader.wait_beyond(after["seq"])
        assert reader.look()["moves"] == first["moves"]
        seq = reader.seq()
        reader.press("redo")
        reader.wait_beyond(seq)
        assert reader.look()["moves"] == after["moves"]
        while reader.turn() == "mine":
            hands.step()
        assert reader.turn() == "confirm"
        assert party.seen()["turn"]["awaits"] == "confirm"
        seq = reader.seq()
        reader.press("restart")
        reader.wait_beyond(seq)
        assert reader.look()["moves"] == first["moves"]
        title = reader.page.title()
        while reader.turn() != "confirm":
            hands.step()
        reader.press("confirm")
        assert reader.wait("theirs") == "theirs"
        assert reader.page.title() != title, "the tab says whose turn it is"
        party.idle(1)


def test_why_not(served: ServerProcess, browser: Browser) -> None:
    """A place where nothing can be done says why, and the rule opens; by keyboard too."""
    party = create_solo(served, "montana")
    with Reader(browser, served.url, "de") as reader:
        sit_down(reader, party)
        reader.wait("mine")
        seq = reader.seq()
        reader.click_anyway(reader.page.locator('[data-spot^="field:"]:not(.legal):visible').first)
        check_rule(reader)
        assert reader.seq() == seq

        keys = Keys(reader, 10)
        reader.page.keyboard.press("Escape")
        expect(reader.page.locator("[data-refusal]")).to_have_count(0)
        reader.page.keyboard.press("w")
        expect(reader.page.locator('[data-notice="explaining"]')).to_be_visible()
        keys.tab_to("at.matches('[data-spot^=\"field:\"]:not(.legal)')")
        expect(reader.page.locator("[data-refusal] [data-rule]")).to_be_visible()
        keys.enter("at.matches('[data-rule]')")
        # On the way to the link other spots have the focus and may explain themselves: the last one counts.
        last = reader.page.locator("[data-refusal] [data-rule]").get_attribute("data-rule")
        link = reader.page.locator("dialog[open] a[data-act=rules]")
        expect(link).to_have_attribute("href", f"/rules/montana#{last}")
        reader.page.keyboard.press("Escape")
        reader.page.keyboard.press("w")
        expect(reader.page.locator('[data-notice="explaining"]')).to_have_count(0)


def check_rule(reader: Reader) -> None:
    """A sentence with a rule, which opens as the rules to read tell it, and the way to all of them."""
    refusal = reader.page.locator("[data-refusal]")
    rule = refusal.locator("[data-rule]").get_attribute("data-rule") or ""
    assert rule.startswith("M-")
    assert len(refusal.locator("span").first.inner_text()) > 15
    reader.use(refusal.locator("[data-rule]"))
    current = reader.page.locator("dialog[open] [aria-current]")
    expect(current.first).to_be_visible()
    assert len(current.first.inner_text()) > 30
    link = reader.page.locator("dialog[open] a[data-act=rules]")
    expect(link).to_have_attribute("href", f"/rules/montana#{rule}")
    reader.page.keyboard.press("Escape")
    expect(current).to_have_count(0)


def test_the_log_shows_where_and_a_key_shows_the_keys(served: ServerProcess, browser: Browser) -> None:
    """Pointing at a line of the log marks its place on the board; ? opens the list of keys."""
    party = create_solo(served, "montana")
    with Reader(browser, served.url) as reader:
        sit_down(reader, party)
        Hands(reader, 12).play(until=6)
        reader.wait("mine")
        marked = reader.page.locator(".spot.marked")
        for line in reversed(reader.page.locator("[data-entry]").all()):
            line.hover()
            if marked.count():
                break
        expect(marked.first).to_be_visible()
        reader.page.locator("header h1").hover()
        expect(marked).to_have_count(0)
        reader.page.keyboard.press("?")
        assert reader.page.locator("dialog[open] kbd").count() > 10
        reader.page.keyboard.press("Escape")
        expect(reader.page.locator("dialog[open]")).to_have_count(0)


def test_a_bot_is_seen_thinking(served: ServerProcess, browser: Browser) -> None:
    """While a bot takes its time, the page says so."""
    person = served.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    table = person.post("/api/tables", game="homesteaders", pace=3, seats=seats)["id"]
    with Reader(browser, served.url) as reader:
        sit_down(reader, Party([person, person], table))
        hands = Hands(reader, 13)
        while reader.turn() in ("mine", "confirm"):
            hands.step()
        expect(reader.page.locator(".seat.turn .thinks")).to_be_visible()
        name = reader.page.locator(".seat.turn .name").inner_text()
        expect(reader.page.locator("[data-prompt]")).to_contain_text(name)
