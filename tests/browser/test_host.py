"""The host looks after the table on the page: who may talk, who has to go, who may come again."""

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.measures import accessibility
from support.server import ServerProcess

pytestmark = pytest.mark.slow


def confirm(reader: Reader, way: str) -> None:
    """Press a button of the host twice, with the keyboard: it asks first, and keeps the focus."""
    button = reader.page.locator(f'[data-host="{way}"]:visible').first
    before = button.inner_text()
    button.focus()
    reader.page.keyboard.press("Enter")
    expect(button).not_to_have_text(before)
    expect(button).to_be_focused()
    reader.page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_before_the_game_the_host_removes_and_bans(served: ServerProcess, browser: Browser, phone: bool) -> None:
    host, guest = served.guest("Ann"), served.guest("Ben")
    table = host.table("montana", players=3)
    guest.post(f"/api/tables/{table}/join")
    with Reader(browser, served.url, phone=phone) as ann, Reader(browser, served.url, "de") as ben:
        ann.become(host).go(f"/t/{table}")
        ben.become(guest).go(f"/t/{table}")
        expect(ben.page.locator("main .seats li").nth(1)).to_contain_text("Ben")
        expect(ben.page.locator('[data-host="remove"]')).to_have_count(0)
        expect(ann.page.locator("main .seats li").nth(1)).to_contain_text("Ben")
        confirm(ann, "remove")
        expect(ann.page.locator("main .seats li").nth(1)).not_to_contain_text("Ben")
        expect(ben.page.locator("main")).to_contain_text("hat deinen Platz wieder freigegeben")
        ben.page.get_by_role("button", name="Mitspielen").click()
        expect(ann.page.locator("main .seats li").nth(1)).to_contain_text("Ben")
        expect(ben.page.locator("main")).not_to_contain_text("freigegeben")
        confirm(ann, "ban")
        expect(ben.page.locator("main")).to_contain_text("von ihm ausgeschlossen")
        ben.page.reload()
        expect(ben.page.locator("main")).to_contain_text("von ihm ausgeschlossen")
        ann.press("menu")
        ann.press("host")
        expect(ann.page.locator("dialog[open] li", has_text="Ben")).to_be_visible()
        ann.use(ann.page.locator('dialog[open] [data-host="allow"]'))
        expect(ann.page.locator("dialog[open]")).to_contain_text("Nobody is banned.")
        ben.page.reload()
        ben.page.get_by_role("button", name="Mitspielen").click()
        expect(ben.page.locator("main .seats li").nth(1)).to_contain_text("Ben")
    assert host.get(f"/api/tables/{table}/bans") == []


def test_during_the_game_the_host_decides_who_talks_and_bans_an_onlooker(
    served: ServerProcess, browser: Browser
) -> None:
    host, player, onlooker = (served.guest(name) for name in ("Ann", "Ben", "Cid"))
    table = host.table("montana")
    player.post(f"/api/tables/{table}/join")
    with Reader(browser, served.url) as ann, Reader(browser, served.url) as cid:
        ann.become(host).go(f"/t/{table}").wait("mine", "theirs")
        cid.become(onlooker).go(f"/t/{table}").wait("theirs")
        for reader in (ann, cid):
            reader.page.keyboard.press("c")
        field = cid.page.locator("[data-chat]")
        expect(field).to_be_disabled()
        expect(field).to_have_accessible_description("Only the players can chat here.")
        expect(ann.page.locator("[data-chat]")).to_be_enabled()
        ann.press("menu")
        ann.press("host")
        expect(ann.page.locator("dialog[open] li", has_text="Ben")).to_contain_text("keeps the seat")
        ann.page.locator("dialog[open]").get_by_label("Spectators too").check()
        expect(field).to_be_enabled()
        field.fill("Buy stone!")
        field.press("Enter")
        expect(ann.page.locator("dialog[open] li", has_text="Cid")).to_be_visible()
        ann.page.keyboard.press("Escape")
        line = ann.page.locator(".chat li", has_text="Buy stone!")
        expect(line).to_be_visible()
        confirm(ann, "ban")
        expect(cid.page.locator("main")).to_contain_text("banned you")
        expect(line.locator("[data-host]")).to_have_count(0)
        ann.press("menu")
        ann.press("host")
        ann.page.locator("dialog[open]").get_by_label("Nobody").check()
        ann.page.keyboard.press("Escape")
        expect(ann.page.locator("[data-chat]")).to_be_disabled()
        expect(ann.page.locator(".chat")).to_contain_text("switched the chat off")
    assert [each["name"] for each in host.get(f"/api/tables/{table}/bans")] == ["Cid"]


def test_who_lays_a_table_chooses_who_talks(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as ann:
        ann.become(served.guest("Ann")).go("/new?game=montana&kind=friends")
        chosen = ann.page.get_by_role("group", name="Who may chat")
        expect(chosen.get_by_label("The players")).to_be_checked()
        chosen.get_by_label("Spectators too").check()
        ann.page.locator('form button:not([type="button"])').last.click()
        ann.page.wait_for_url("**/t/*")
        assert ann.api(f"/api/tables/{ann.page.url.rpartition('/')[2]}")["chat"] == "everybody"


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_host_arranges_and_the_guest_sees_it(served: ServerProcess, browser: Browser, phone: bool) -> None:
    """Bots in and out, other seats, other settings, chat; and axe finds nothing in the waiting room."""
    host, guest = served.guest("Ann"), served.guest("Ben")
    table = host.table("montana", players=4)
    guest.post(f"/api/tables/{table}/join")
    with Reader(browser, served.url, phone=phone) as ann, Reader(browser, served.url) as ben:
        ann.become(host).go(f"/t/{table}")
        ben.become(guest).go(f"/t/{table}")
        seats = ben.page.locator("main .seats li")
        expect(seats).to_have_count(4)
        expect(ben.page.locator('[data-host="bot"], [data-host="arrange"], [data-host="shuffle"]')).to_have_count(0)
        expect(ben.page.locator("[data-facts]")).to_contain_text("No clock")

        ann.use(ann.page.locator('[data-host="bot"]').first)
        expect(seats.nth(2)).to_contain_text("Bot")
        ann.use(ann.page.locator('[data-host="free-bot"]'))
        expect(seats.nth(2)).not_to_contain_text("Bot")

        before = seats.all_inner_texts()
        ann.use(ann.page.locator('[data-host="shuffle"]'))
        ben.page.wait_for_function(
            "before => [...document.querySelectorAll('main .seats li')].some((li, i) => li.innerText !== before[i])",
            arg=before,
        )

        ann.use(ann.page.locator('[data-host="arrange"]'))
        expect(ann.page.locator("dialog[open] form")).to_be_visible()
        assert accessibility(ann.page) == []
        ann.page.get_by_label("Events", exact=True).check()
        ann.page.get_by_label("Clock", exact=True).select_option("quick")
        ann.press("arrange-save")
        expect(ann.page.locator("dialog[open]")).to_have_count(0)
        for reader in (ann, ben):
            expect(reader.page.locator("[data-facts]")).to_contain_text("Events")
            expect(reader.page.locator("[data-facts]")).to_contain_text("8 minutes")
        expect(ben.page.locator("[data-changed=true]")).to_be_visible()

        ben.page.locator("[data-chat]").fill("Shall we?")
        ben.page.keyboard.press("Enter")
        expect(ann.page.locator(".chat li")).to_contain_text("Shall we?")

        ann.press("qr")
        code = ann.page.locator("img.code")
        ann.page.wait_for_function("() => document.querySelector('img.code')?.naturalWidth > 0")
        expect(code).to_be_visible()
        assert accessibility(ann.page) == []

        for left in (1, 0):
            ann.use(ann.page.locator('[data-host="bot"]').first)
            expect(ann.page.locator('[data-host="bot"]')).to_have_count(left)
        ann.wait("mine", "theirs")
        ben.wait("mine", "theirs")
