"""What people type, and what stands in addresses and files, is shown as text: nothing of it becomes markup or runs.

Every screen is visited twice: as the server sends it, where its Content-Security-Policy must have nothing to forbid,
and without that policy, where foreign markup would run.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Browser, Dialog, Locator, Page, Request, Route, expect

from support.browser import Reader
from support.server import Client, ServerProcess
from support.tables import Party, is_over
from support.together import until

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parents[1] / "golden"
# As short as names have to be. Each tells its number if it runs, or asks for an address that nobody else asks for.
IMAGE, SVG, SCRIPT = "<img src=/stolen onerror=ran(1)>", "<svg onload=ran(2)><a>", '"><script>ran(3)</script>'
LINK, FLUENT, LONG = "javascript:ran(4)", "{ $name } {$why} { web-home }", "<b>W" * 10
FRAME, HANDLER = "<iframe src=javascript:parent.ran(5)>", "x' autofocus onfocus='ran(6)"
TURNED = "\u202e!"
NAMES = (IMAGE, SVG, SCRIPT)
PAYLOADS = (
    *NAMES,
    LINK,
    FLUENT,
    LONG,
    FRAME,
    HANDLER,
    "a\u202eb\u2066c",
    "**<img src=/stolen>** `<b>` [x](javascript:ran(7))",
)
WATCH = """
window.hostile = []
window.ran = number => window.hostile.push(`ran ${number}`)
addEventListener('securitypolicyviolation', event =>
  window.hostile.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
"""
# Elements that the page itself never has.
FOREIGN = """() => [...document.querySelectorAll(
  '[src="/stolen"], [onload], [onerror], [onfocus], iframe, script:not([src]), a[href^="javascript:"], b > b'
)].map(element => element.outerHTML)"""
STATUS = "status of 4"  # the browser's word about refusals that are wanted here


@dataclass
class Stage:
    """People with hostile names at tables in every state."""

    server: ServerProcess
    people: list[Client]
    waiting: str
    playing: str
    over: str
    record: str


@pytest.fixture(scope="module")
def stage(served: ServerProcess) -> Stage:
    people = [served.guest(name) for name in NAMES]
    ann, ben, cid = people
    waiting = ann.table("montana", players=3, visibility="public")
    ben.post(f"/api/tables/{waiting}/join")
    playing = ann.table("montana", chat="everybody", visibility="public")
    ben.post(f"/api/tables/{playing}/join")
    for text in PAYLOADS:
        cid.post(f"/api/tables/{playing}/chat", text=text)
    ben.post(f"/api/tables/{playing}/chat", text=IMAGE)
    troll = served.guest(LINK)
    ann.post(f"/api/tables/{playing}/ban", person=troll.me["id"])
    ann.post("/api/tokens", name=SVG)
    over = ann.table("montana", options={"round_limit": 2})
    party = Party([ann, ben], over)
    party.post(1, "join")
    for seat in (0, 1):
        party.post(seat, f"seats/{seat}/stand-in", bot="random")
    party.wait(is_over)
    lines = (GOLDEN / "montana-2p.record").read_text(encoding="utf-8").splitlines()[:40]
    lines.insert(lines.index(""), f"names: {json.dumps([IMAGE, SCRIPT + TURNED])}")
    return Stage(served, people, waiting, playing, over, "\n".join(lines) + "\n")


@contextmanager
def reading(browser: Browser, stage: Stage, policy: bool, who: int | None) -> Iterator[Reader]:
    """Somebody in front of the page, whose browser notes everything that must not happen."""
    trouble: list[str] = []
    with Reader(browser, stage.server.url, expects=STATUS, policy=policy) as reader:
        reader.context.add_init_script(WATCH)
        reader.page.on("dialog", partial(_dismiss, trouble))
        reader.page.on("request", partial(_note, trouble, stage.server.url))
        if who is not None:
            reader.become(stage.people[who])
        yield reader
        assert trouble == []


def _dismiss(trouble: list[str], dialog: Dialog) -> None:
    trouble.append(f"dialog: {dialog.message}")
    dialog.dismiss()


def _note(trouble: list[str], url: str, request: Request) -> None:
    asked = urlsplit(request.url)
    if asked.path == "/stolen" or not (request.url.startswith((f"{url}/", "data:image/svg+xml,"))):
        trouble.append(f"request: {request.url[:200]}")


def clean(page: Page) -> None:
    """Nothing has run so far, and nothing foreign is in the document."""
    assert page.evaluate("window.hostile") == []
    assert page.evaluate(FOREIGN) == []


def shows(place: Locator, *texts: str) -> None:
    """The texts stand there for everybody to read."""
    for text in texts:
        expect(place).to_contain_text(text)


@pytest.fixture(params=[True, False], ids=["policy", "no policy"])
def policy(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def test_names_and_talk_on_every_screen(stage: Stage, browser: Browser, policy: bool) -> None:
    with reading(browser, stage, policy, 0) as reader:
        page = reader.page
        body = page.locator("body")
        reader.go("/")
        shows(body, IMAGE, SVG)
        clean(page)
        reader.go(f"/t/{stage.waiting}")
        shows(page.locator("main"), IMAGE, SVG)
        page.locator('[data-host="ban"]').click()
        shows(page.locator("main"), f"Ban {SVG}?")
        clean(page)
        reader.go(f"/t/{stage.playing}").wait("mine", "theirs")
        shows(page.locator(".seats").first, IMAGE, SVG)
        clean(page)
        page.keyboard.press("c")
        shows(page.locator(".chat"), *PAYLOADS)
        page.locator(".chat .mute").first.click()
        shows(page.locator(".chat .silent"), SCRIPT)
        page.locator(".chat .silent button").click()
        clean(page)
        reader.press("menu")
        reader.press("host")
        shows(page.locator("dialog[open]"), SVG, LINK)
        clean(page)
        reader.go(f"/t/{stage.over}").wait("over")
        shows(body, IMAGE, SVG)
        clean(page)
        reader.go(f"/t/{stage.over}/replay?move={quote(IMAGE)}")
        expect(page.locator("[data-moves]")).to_be_visible()
        shows(body, IMAGE, SVG)
        clean(page)
        reader.go("/me")
        shows(body, SVG)
        expect(page.get_by_label("name", exact=False).first).to_be_visible()
        clean(page)


def test_records_and_what_is_wrong_with_them(stage: Stage, browser: Browser, policy: bool) -> None:
    with reading(browser, stage, policy, None) as reader:
        page = reader.page

        def load(record: str) -> None:
            page.locator("textarea").fill(record)
            page.locator("form .button.primary").click()

        reader.go("/replay")
        broken = (
            ("game: montana", f"game: {IMAGE}", "<img src=/stolen"),
            ("rules: 1", f"{IMAGE}: 1", "'<img src=/st"),
            ("1 * spin 7", f"1 * {IMAGE}", "“<img”"),
        )
        for old, new, told in broken:
            load(stage.record.replace(old, new, 1))
            shows(page.locator('[role="alert"]'), told)
            clean(page)
        load(stage.record)
        expect(page.locator("[data-moves]")).to_be_visible()
        shows(page.locator("body"), IMAGE, f"{SCRIPT}!")
        page.keyboard.press("End")
        reader.press("summary")
        clean(page)


def test_addresses(stage: Stage, browser: Browser, policy: bool) -> None:
    with reading(browser, stage, policy, 0) as reader:
        page = reader.page
        coded = quote(IMAGE + SCRIPT, safe="")  # both at once: what is shown as text shows either
        for path in (
            f"/t/{coded}", f"/t/none/{coded}", f"/{coded}", f"/?lang={coded}&next={coded}#{coded}",
            f"/new?game={coded}&kind={coded}", f"/t/{stage.over}/replay?move={coded}",
        ):  # fmt: skip
            reader.go(path)
            expect(page.locator("main")).to_be_visible()
            clean(page)
        # What is no page of ours: JSON stays JSON, and the two small pages hold nothing of the address.
        for path in ("/api/tables/{}", "/api/rules/{}", "/api/nothing/{}", "/api/tables?lang={}", "/docs?x={}",
                     "/api/email/confirm?token={}&lang={}", "/assets/{}.js"):  # fmt: skip
            answer = page.goto(stage.server.url + path.replace("{}", quote(SCRIPT, safe="")))
            assert answer is not None
            is_page = "text/html" in answer.headers["content-type"]
            assert not is_page or "ran(3)" not in answer.text(), path
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert page.evaluate("window.hostile") == []


def test_what_is_typed_and_refused(stage: Stage, browser: Browser, policy: bool) -> None:
    with reading(browser, stage, policy, 0) as reader:
        page = reader.page
        stage.people[0].http.patch("/api/me", json={"webhook": f"https://example.org/{SCRIPT}"})
        reader.go("/me")
        field = page.locator('input[type="url"]')
        expect(field).to_have_count(1)
        page.locator("details", has=field).evaluate("details => (details.open = true)")
        for webhook in (LINK, "data:text/html,<script>ran(8)</script>"):
            field.fill(webhook)
            field.press("Enter")
            expect(page.locator("details", has=field).locator('[role="alert"]')).to_be_visible()
            clean(page)
        # Rules come from the server; should one ever be hostile, its Markdown has no way to markup.
        page.route("**/api/rules/**", _hostile_rule)
        for book in (_hostile_book, _empty_book):  # without a paragraph of its own a rule is shown from the ledger
            page.route("**/api/rulebooks/**", book)
            reader.go(f"/t/{stage.playing}").wait("mine", "theirs")
            reader.click_anyway(page.locator('[data-spot^="field:"]:not(.legal):visible').first)
            page.locator("[data-refusal] [data-rule]").click()
            shows(page.locator("dialog[open]"), IMAGE, SCRIPT, "[x](javascript:ran(7))")
            clean(page)


HOSTILE = f"**{IMAGE}** `{SCRIPT}` *{SVG}* [x](javascript:ran(7))\n\n- {FRAME}\n\n| {HANDLER} | {IMAGE} |\n"


def _hostile_book(route: Route) -> None:
    answer = route.fetch()
    book: dict[str, Any] = answer.json()
    for section in book["sections"]:
        section["title"] = HOSTILE
        for span in (span for block in section["blocks"] for row in block["rows"] for cell in row for span in cell):
            span["text"] = HOSTILE
    route.fulfill(response=answer, json=book)


def _empty_book(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, json=answer.json() | {"sections": []})


def _hostile_rule(route: Route) -> None:
    answer = route.fetch()
    rule: dict[str, Any] = answer.json()
    rule["title"] = rule["text"] = HOSTILE
    for each in rule["rules"]:
        each["text"] = HOSTILE
    route.fulfill(response=answer, json=rule)


WORKER = """async ([url, note]) => {
  const handlers = {}, opened = [], shown = []
  const self = {
    location, skipWaiting() {}, addEventListener: (kind, work) => (handlers[kind] = work),
    registration: { showNotification: async (title, options) => shown.push([title, options.body]) },
    clients: { matchAll: async () => [], openWindow: async (href) => opened.push(href), claim() {} },
  }
  new Function('self', 'caches', await (await fetch('/sw.js')).text())(self, {})
  const done = []
  const waitUntil = (work) => done.push(work)
  handlers.push({ waitUntil, data: { json: () => note } })
  handlers.notificationclick({ waitUntil, notification: { close() {}, data: { url } } })
  await Promise.all(done)
  return { opened, shown }
}"""


def test_a_pushed_message_opens_only_pages_of_this_server(stage: Stage, browser: Browser) -> None:
    with reading(browser, stage, False, None) as reader:
        reader.go("/about")
        url = stage.server.url
        for wanted, opened in (
            (LINK, f"{url}/"), ("https://evil.example/t/1", f"{url}/"), ("//evil.example", f"{url}/"),
            ("/t/abc", f"{url}/t/abc"), (f"{url}/t/abc", f"{url}/t/abc"),
        ):  # fmt: skip
            note = {"title": IMAGE, "body": SCRIPT, "url": wanted, "tag": SVG}
            told = reader.page.evaluate(WORKER, [wanted, note])
            assert told == {"opened": [opened], "shown": [[IMAGE, SCRIPT]]}
        clean(reader.page)


def bring_in(browser: Browser, stage: Stage, policy: bool) -> None:
    """Do what a faulty page would do."""
    with reading(browser, stage, policy, None) as reader:
        reader.go("/about")
        expect(reader.page.locator("main")).to_be_visible()
        reader.page.evaluate("text => { document.querySelector('main').innerHTML = text }", IMAGE)
        # Asked from outside: the page's policy forbids the evaluated text that Playwright's own waiting repeats.
        until(lambda: reader.page.evaluate("window.hostile.length > 0"), bool)
        assert reader.page.evaluate("window.hostile[0]").startswith("policy: script-src" if policy else "ran 1")
        assert reader.page.evaluate(FOREIGN)


def test_foreign_markup_would_be_noticed(stage: Stage, browser: Browser, policy: bool) -> None:
    with pytest.raises(AssertionError, match=r"request: .*/stolen"):
        bring_in(browser, stage, policy)
