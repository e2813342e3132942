"""What a player may have overlooked is said before the turn is over, and can then still be changed."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.hands import SEND
from support.server import ServerProcess
from support.tables import Party, can, create_solo, create_table, is_asked, is_over

pytestmark = pytest.mark.slow
WAGES = '{"pace": 0, "autoWages": true}'


def sit_down(reader: Reader, party: Party, seat: int = 0) -> Reader:
    """Somebody of a table that was laid already, in a browser."""
    reader.become(party.people[seat]).go(f"/t/{party.table}")
    reader.wait("mine", "theirs", "confirm")
    return reader


def choose(reader: Reader, *places: str) -> None:
    """Exactly these work places."""
    for place in reader.page.locator(".place.spot.legal:visible").all():
        if (place.get_attribute("aria-pressed") == "true") != (place.get_attribute("data-place") in places):
            reader.use(place)
    assert chosen(reader) == sorted(places)


def chosen(reader: Reader) -> list[str]:
    """The work places to which somebody is meant to go."""
    places = reader.page.locator('.place.spot.legal[aria-pressed="true"]:visible').all()
    return sorted(place.get_attribute("data-place") or "" for place in places)


def send(reader: Reader) -> None:
    """Off to work."""
    reader.use(reader.page.locator(SEND).first)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_placement_is_taken_back_changed_and_done_again(served: ServerProcess, browser: Browser, phone: bool) -> None:
    party = create_solo(served)
    with Reader(browser, served.url, phone=phone) as reader:
        sit_down(reader, party)
        if phone:
            reader.use(reader.tabs.nth(1))
        warnings = reader.page.locator("[data-warnings]")
        choose(reader)
        send(reader)
        assert reader.wait("confirm") == "confirm"
        expect(warnings).to_contain_text("1 worker stays idle.")
        reader.press("undo")
        reader.wait("mine")
        assert chosen(reader) == []
        reader.press("redo")
        reader.wait("confirm")
        expect(warnings).to_contain_text("1 worker stays idle.")
        reader.press("undo")
        reader.wait("mine")

        # With nobody overlooked there is nothing to say, and one click ends the placing.
        choose(reader, "homestead_2")
        send(reader)
        reader.wait("mine")
        assert party.seen()["view"]["seats"][0]["placed"] == ["homestead_2"]
        party.wait(lambda seen: bool(is_asked(0)(seen) and seen["view"]["phase"] != "place"))


def test_final_trading_ends_with_a_warning_and_can_be_taken_back(served: ServerProcess, browser: Browser) -> None:
    """Alone against a bot, where nothing else is confirmed."""
    party = create_solo(served, bot="random")
    while party.wait(lambda seen: bool(is_asked(0)(seen)))["view"]["phase"] != "trade":
        party.idle(0)
    own = party.seen()["view"]["seats"][0]
    assert own["trade"] > 0
    with Reader(browser, served.url) as reader:
        sit_down(reader, party)
        reader.use(reader.button("done"))
        reader.wait("confirm")
        warnings = reader.page.locator("[data-warnings] li")
        expect(warnings.first).to_contain_text("left; after this")
        assert not is_over(party.seen())
        assert party.info()["status"] == "playing"
        reader.page.reload()
        reader.wait("confirm")
        expect(warnings.first).to_contain_text("left; after this")
        reader.press("undo")
        reader.wait("mine")
        expect(warnings).to_have_count(0)
        reader.use(reader.button("done"))
        reader.wait("confirm")
        reader.page.keyboard.press("e")
        reader.wait("over")
        assert is_over(party.wait(is_over))


def test_wages_are_paid_by_themselves_out_of_the_silver_in_hand(served: ServerProcess, browser: Browser) -> None:
    """Who has gold could pay with that, and is asked: not with the wish. Never a bid, and never with a new debt."""
    party = create_table(served)
    party.idle_until(lambda seen: seen["turn"]["actor"] == 0 and can("buy gold silver")(seen))
    with Reader(browser, served.url) as reader:
        reader.context.add_init_script(f"localStorage.setItem('frontier-prefs', '{WAGES}')")
        sit_down(reader, party)
        party.do(0, "buy gold silver", "done", confirm=True)
        party.wait(lambda seen: seen["turn"]["awaits"] == "confirm")
        paid = [entry["seat"] for entry in party.seen(since=0)["entries"] if entry.get("move") == "pay 0"]
        assert paid == [0]
        assert party.seen(0)["view"]["seats"][0]["goods"]["gold"] == 1
        party.confirm(0)
        party.idle_until(lambda seen: seen["turn"]["actor"] == 0 and can("pass")(seen))
        party.do(0, "bid 1 21", confirm=True)
        party.idle_until(lambda seen: seen["turn"]["actor"] == 0 and can("pay 0")(seen))
        reader.wait("mine")
        reader.page.wait_for_timeout(300)
        assert any(legal["move"] == "pay 0" for legal in party.seen(0)["legal"]), "a bid is paid by hand"
