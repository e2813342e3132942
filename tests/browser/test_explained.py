"""Cards explain every kind of thing on the board, and previews tell what then happens."""

import random
import re
from typing import cast

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from support.browser import Reader
from support.looks import samples
from support.measures import accessibility
from support.server import Client, Json, ServerProcess

# A table, and a thing of every kind on it.
MONTANA = (
    *("work:mine:1", "small:mine:1", "area:quarry", "bank:1", "recruit", "wheel:2", "city", "row:cow", "bid:goods:4"),
    *("store", "event:left", "event:right", "landscape", "pile:cards", "pile:tiles", "race", "supply:good:big_copper"),
    *("supply:worker:grain", "own:cows", "own:canteens", "own:stock", "own:good:grain", "own:worker:stone"),
)
LANDS = ("meadow", "mountain", "lake")
HOMESTEADERS = (
    *("auction:1", "bid:1:5", "pass", "round:1", "line:0", "line:3", "town:homestead", "place:homestead_1"),
    *("building:farm", "buy:wood", "sell:steel", "hire", "market:food", "bank", "borrow", "pay_off"),
    *("hold:silver", "hold:gold", "hold:trade", "hold:vp", "hold:debt", "hold:workers", "hold:tracks", "hold:score"),
)
LONG = 700  # milliseconds


def thing(reader: Reader, name: str) -> Locator:
    """Something on the board by its name."""
    return reader.page.locator(f'[data-explain="{name}"]:visible, [data-spot="{name}"]:visible').first


def card(reader: Reader, name: str) -> Locator:
    """The card of a thing, once it is open."""
    found = reader.page.locator(f'[data-explains="{name}"]')
    expect(found).to_be_visible()
    return found


def overlap(a: Json, b: Json) -> bool:
    """Whether two boxes have an area in common."""
    return bool(
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def check_place(reader: Reader, name: str) -> None:
    """A card covers neither its thing nor the prompt, and stays inside the window."""
    places = (card(reader, name), thing(reader, name), reader.page.locator("[data-prompt]"))
    box, at, prompt = (cast(Json, place.bounding_box()) for place in places)
    size = cast(Json, reader.page.viewport_size)
    inner = {"x": at["x"] + 1, "y": at["y"] + 1, "width": at["width"] - 2, "height": at["height"] - 2}
    assert not overlap(box, inner), f"{name} is covered by its card"
    assert not overlap(box, prompt), f"the card of {name} covers the prompt"
    assert 0 <= box["x"] <= size["width"] - box["width"]
    assert 0 <= box["y"] <= size["height"] - box["height"]


def test_a_mouse_at_rest_asks_for_nothing(browser: Browser, served: ServerProcess) -> None:
    """A board that appears under the mouse does not explain itself; once the mouse moves, it does."""
    known = samples(served)
    with Reader(browser, served.url).become(known.person) as reader:
        reader.go(f"/t/{known['full montana']}").wait("mine")
        box = cast(Json, thing(reader, "bank:2").bounding_box())
        reader.page.mouse.move(box["x"] + 20, box["y"] + 10)
        card(reader, "bank:2")
        reader.page.reload()
        reader.wait("mine")
        reader.page.wait_for_timeout(LONG)
        expect(reader.page.locator("[data-explains]")).to_have_count(0)
        reader.page.mouse.move(box["x"] + 24, box["y"] + 12)
        card(reader, "bank:2")


@pytest.mark.parametrize(("table", "names"), [("full montana", MONTANA), ("bid homesteaders", HOMESTEADERS)])
def test_pointing_explains_everything(
    browser: Browser, served: ServerProcess, table: str, names: tuple[str, ...]
) -> None:
    known = samples(served)
    with Reader(browser, served.url).become(known.person) as reader:
        reader.go(f"/t/{known[table]}").wait("mine")
        fields = reader.page.evaluate(
            """lands => lands.map(land => document.querySelector(`g.${land}[data-spot^="field:"]`)?.dataset.spot)""",
            LANDS if table.endswith("montana") else [],
        )
        for name in [*names, *filter(None, fields)]:
            reader.page.mouse.move(3, 3)
            expect(reader.page.locator("[data-explains]")).to_have_count(0)
            thing(reader, name).hover(force=True)
            text = card(reader, name).inner_text()
            assert len(text) > 15, f"{name} says nothing: {text}"
            assert not re.search(r"web-\w+-|montana-|homesteaders-", text), text
            check_place(reader, name)
        assert accessibility(reader.page) == []


def test_a_card_leads_to_its_rule_and_lets_clicks_through(browser: Browser, served: ServerProcess) -> None:
    known = samples(served)
    with Reader(browser, served.url).become(known.person) as reader:
        reader.go(f"/t/{known['bid homesteaders']}").wait("mine")
        thing(reader, "building:farm").hover()
        card(reader, "building:farm").locator('[data-act="rule"]').click()
        expect(reader.page.locator("dialog[open] section[aria-current]")).to_be_visible()
        reader.page.keyboard.press("Escape")
        reader.page.mouse.move(3, 3)
        # What lies under a card can be pointed at and clicked all the same.
        thing(reader, "bid:1:4").hover()
        box = card(reader, "bid:1:4").bounding_box()
        assert box is not None
        under = reader.page.evaluate(
            "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-explains]') === null",
            [box["x"] + 20, box["y"] + box["height"] - 12],
        )
        assert under


def test_the_keyboard_opens_keeps_and_closes_cards(browser: Browser, served: ServerProcess) -> None:
    known = samples(served)
    with Reader(browser, served.url).become(known.person) as reader:
        reader.go(f"/t/{known['bid homesteaders']}").wait("mine")
        page = reader.page
        for _ in range(60):
            page.keyboard.press("Tab")
            if spot := page.evaluate("document.activeElement.dataset.spot"):
                break
        card(reader, spot)  # by the focus alone
        page.keyboard.press("Escape")
        expect(page.locator("[data-explains]")).to_have_count(0)
        page.keyboard.press("i")
        expect(card(reader, spot)).to_be_focused()
        assert accessibility(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("[data-explains]")).to_have_count(0)
        assert page.evaluate("document.activeElement.dataset.spot") == spot


def press_long(reader: Reader, name: str) -> None:
    """Hold a finger on a thing."""
    place = thing(reader, name)
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = reader.context.new_cdp_session(reader.page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    reader.page.wait_for_timeout(LONG)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(
    ("table", "names"),
    [
        ("full montana", ("work:mine:1", "bank:1", "row:cow", "event:left", "own:stock")),
        ("bid homesteaders", ("bid:1:5", "auction:2", "building:farm", "buy:wood", "hold:debt")),
    ],
)
def test_a_long_press_explains_and_decides_nothing(
    browser: Browser, served: ServerProcess, table: str, names: tuple[str, ...]
) -> None:
    known = samples(served)
    with Reader(browser, served.url, phone=True).become(known.person) as reader:
        reader.go(f"/t/{known[table]}").wait("mine")
        seq = reader.seq()
        for name in names:
            press_long(reader, name)
            check_place(reader, name)
            assert reader.page.locator(".preview .buttons, .choice").count() == 0, f"{name} was chosen by a long press"
            reader.page.locator("[data-prompt]").tap()  # anywhere else
            expect(reader.page.locator("[data-explains]")).to_have_count(0)
        assert reader.seq() == seq


FOLLOWING = {"staff", "take", "give_back", "gold_for", "mix", "toll"}  # finish what a decision began
WITH_OTHERS = {"bid", "pass", "done", "city", "neutral"}  # what comes of them is up to others as well


@pytest.mark.parametrize("game", ["montana", "homesteaders"])
def test_previews_tell_what_then_happens(browser: Browser, served: ServerProcess, game: str) -> None:
    """Over many decisions: whatever the preview says one will have is what one then has."""
    person = served.guest("Ann")
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}]
    table = person.post("/api/tables", game=game, players=2, seats=seats, pace=0.0)["id"]
    player = Previewing(person, str(table))
    with Reader(browser, served.url).become(person) as reader:
        reader.go(f"/t/{table}")
        for _ in range(60):
            if reader.wait("mine", "confirm", "over") == "over":
                break
            seq = reader.seq()
            player.step(reader)
            reader.wait_beyond(seq)
    assert player.compared > 15
    assert len(player.families) > 3


class Previewing:
    """Somebody who reads the preview of a decision on the page, makes it, and compares."""

    def __init__(self, person: Client, table: str) -> None:
        self.person = person
        self.path = f"/api/tables/{table}"
        self.table = table
        self.rng = random.Random(3)
        self.compared = 0
        self.families: set[str] = set()

    def seen(self) -> Json:
        """How the table stands."""
        return self.person.state(self.table, since=10**9)

    def act(self, move: str) -> None:
        """Decide; the turn is handed on by itself."""
        self.person.post(f"{self.path}/act", seq=self.seen()["seq"], move=move, confirm=True)

    def step(self, reader: Reader) -> None:
        """One decision of which the page tells what it leads to."""
        seen = self.seen()
        if not seen["legal"]:
            self.person.post(f"{self.path}/confirm", seq=seen["seq"])
            return
        told = self.told(reader)
        if told is None or any(move.split()[0] in WITH_OTHERS for move in told[0]):
            self.act(self.rng.choice([each["move"] for each in seen["legal"] if not each["extra"]]))
            return
        moves, outcome = told
        for move in moves:
            self.act(move)
        self.families.add(moves[-1].split()[0])
        after = self.seen()
        while after["legal"] and {each["move"].split()[0] for each in after["legal"]} <= FOLLOWING:
            self.act(after["legal"][0]["move"])
            after = self.seen()
        entries = self.person.state(self.table, since=seen["seq"])["entries"]
        if all(entry["seat"] in (0, None) for entry in entries):  # others may give back workers or outbid
            held = holdings(after["view"]["seats"][0])
            assert {piece: held[piece] for piece in outcome} == outcome, moves
            self.compared += len(outcome)

    def told(self, reader: Reader) -> tuple[list[str], dict[str, int]] | None:
        """What the preview says of a click on the board: its moves, and what one will have after them."""
        page = reader.page
        page.mouse.move(3, 3)
        spots = page.locator(".spot.legal:visible").evaluate_all("all => all.map(spot => spot.dataset.spot)")
        self.rng.shuffle(spots)
        # Loans and the like are always there: what was compared already makes room for the rest of the game.
        spots = [spot for spot in spots if spot.partition(":")[0] not in self.families or self.rng.random() < 0.2]
        for spot in spots[:6]:
            reader.spot(spot).hover(force=True)
            shown = page.locator(".preview [data-outlook]")
            try:
                shown.wait_for(timeout=1500)
            except TimeoutError:
                continue  # it stands for several decisions
            chips = shown.locator("[data-then]").evaluate_all(
                "all => all.map(chip => [chip.dataset.holding, Number(chip.dataset.then)])"
            )
            return str(shown.get_attribute("data-outlook")).split("; "), dict(chips)
        return None


def holdings(seat: Json) -> dict[str, int]:
    """What a seat holds, as changes name it."""
    found = {name: n for name, n in seat.items() if isinstance(n, int)} | (seat["goods"] or {})
    if isinstance(seat["workers"], dict):
        found |= {f"{kind}_worker": n for kind, n in seat["workers"].items()}
    return found
