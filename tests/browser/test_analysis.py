"""The analysis board in a browser: from a replay to a variation with a comment, kept, opened again and played on."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import frontier
from frontier.coach import study
from frontier.games import recorded
from support.browser import LANGUAGES, Reader
from support.measures import accessibility, nameless, overflow
from support.server import ServerProcess

pytestmark = pytest.mark.slow
RECORD = (Path(__file__).parents[1] / "golden" / "montana-2p.record").read_text(encoding="utf-8")
SOON = 120_000  # milliseconds, on a busy machine too


def opened(reader: Reader, at: int) -> Page:
    """The board at a move of a record that was handed over."""
    page = reader.go("/about").page
    handed = json.dumps({"record": RECORD, "at": at})
    page.evaluate("text => sessionStorage.setItem('frontier-analysis', text)", handed)
    page.goto(f"{reader.url}/analysis")
    expect(page.locator(".analysis")).to_have_attribute("data-at", str(at), timeout=SOON)
    expect(page.locator("[data-panel]").first).to_be_visible(timeout=SOON)
    return page


def decision() -> int:
    """The number of moves before a decision with a choice."""
    match = frontier.record.loads(RECORD)
    return next(
        number
        for number, (state, move) in enumerate(match.positions())
        if number >= 20 and move.actor >= 0 and len(state.legal_actions()) > 2
    )


def test_a_variation_is_played_kept_opened_again_and_played_on(browser: Browser, served: ServerProcess) -> None:
    length = len(frontier.record.loads(RECORD).moves)
    with Reader(browser, served.url) as reader:
        page = opened(reader, decision())
        found = page.locator("[data-found]").first
        expect(found).to_be_visible(timeout=SOON)
        assert page.locator("[data-taught], .taught").count() > 0  # the best move glows
        page.keyboard.press("a")
        played = frontier.record.loads(RECORD).moves[decision()].action
        match = frontier.record.loads(RECORD)
        match.back_to(decision())
        other = next(action for action in match.state.legal_actions() if action != played)
        notation = match.game.notation.write(match.state, other)
        page.locator(f'li.action[data-move="{notation}"]').click()
        expect(page.locator(".analysis")).to_have_attribute("data-moves", str(length + 1), timeout=SOON)
        page.locator('[data-mark="!?"]').click()
        page.locator(".note textarea").fill("Why not?")
        expect(page).to_have_url(re.compile("#"), timeout=SOON)
        page.wait_for_timeout(1000)  # the address follows what is written

        page.reload()
        expect(page.locator(".analysis")).to_have_attribute("data-at", str(length + 1), timeout=SOON)
        assert page.locator(".note textarea").input_value() == "Why not?"

        page.locator(".tools [data-act=keep]").click()
        page.locator("dialog [data-name]").fill("My study")
        page.locator("dialog [data-act=keep]").click()
        expect(page.locator("h1")).to_have_text("My study", timeout=SOON)
        with page.expect_download(timeout=SOON) as download:
            page.locator("[data-act=download]").click()
        read = study.loads(Path(download.value.path()).read_text(encoding="utf-8"), recorded)
        assert [branch.move for branch in read.branches] == [notation]
        assert [(note.mark, note.comment) for note in read.notes] == [("!?", "Why not?")]

        page.goto(f"{reader.url}/analysis")
        page.get_by_role("link", name="My study").click()
        expect(page.locator(f'[data-line="{length + 1}"]')).to_contain_text("!?", timeout=SOON)
        page.locator(f'[data-line="{length + 1}"]').click()
        page.locator("[data-act=play-on]").click()
        page.locator("dialog [data-act=lay]").click()
        expect(page.locator("[data-table][data-turn]")).to_be_visible(timeout=SOON)
        text = page.context.request.get(f"{reader.url}/api/tables/{reader.table}/record").text()
        assert "\nstart: " in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_board_fits_and_can_be_used_by_everybody(
    browser: Browser, served: ServerProcess, lang: str, phone: bool
) -> None:
    with Reader(browser, served.url, lang=lang, phone=phone) as reader:
        page = opened(reader, decision())
        assert overflow(page) == []
        assert accessibility(page) + nameless(page) == []
        if phone:
            reader.press("beside")
        expect(page.locator("[data-found]").first).to_be_visible(timeout=SOON)
        assert accessibility(page) + nameless(page) == []
