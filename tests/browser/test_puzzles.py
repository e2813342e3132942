"""Puzzles in the page: one is failed and then solved, one is given up; by keyboard, on a phone, in three languages."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from frontier.games import OWN
from frontier.puzzles import Puzzle, collection
from support.browser import Reader
from support.server import ServerProcess

pytestmark = pytest.mark.slow


def plain(game: str) -> Puzzle:
    """A puzzle whose moves are few enough to be told one by one."""
    return min(collection(game).values(), key=lambda one: len(one.chances))


def choose(reader: Reader, move: str) -> None:
    """Pick a move from the list of all moves, and say that it is meant."""
    expect(reader.page.locator("[data-puzzle][data-busy=false]")).to_be_visible()
    reader.press("all-moves")
    reader.use(reader.page.locator(f'[role=option][data-move="{move}"]'))
    reader.press("do")


def verdict(reader: Reader, kind: str) -> Locator:
    found = reader.page.locator(f"[data-verdict={kind}]")
    expect(found).to_be_visible()
    return found


@pytest.mark.parametrize(("game", "lang", "phone"), [(OWN[0], "en", False), (OWN[1], "nl", True)])
def test_a_puzzle_is_failed_and_then_solved(
    browser: Browser, served: ServerProcess, game: str, lang: str, phone: bool
) -> None:
    one = plain(game)
    wrong = min(one.chances, key=one.chances.__getitem__)
    with Reader(browser, served.url, lang, phone=phone, dark=phone).become(served.guest("Ann")) as reader:
        page = reader.go(f"/puzzles/{one.id}").page
        expect(page.locator("[data-state=asked]")).to_be_visible()
        choose(reader, wrong)
        text = one.game.describe(one.state, one.game.notation.read(one.state, wrong), lang)
        expect(verdict(reader, "failed")).to_contain_text(text)
        choose(reader, one.solution)
        text = one.game.describe(one.state, one.game.notation.read(one.state, one.solution), lang)
        expect(verdict(reader, "solved")).to_contain_text(text)
        expect(page.locator("[data-state=solved] [data-slider]")).to_have_attribute("max", str(1 + len(one.line)))
        width = "document.documentElement.scrollWidth"
        assert page.evaluate(width) <= page.evaluate("innerWidth")
        reader.go("/puzzles")
        expect(page.locator(f"[data-game={game}] .far")).to_contain_text(f"0 {'van de' if phone else 'of'} ")


def test_a_puzzle_is_given_up_and_the_next_one_comes_by_keyboard(browser: Browser, served: ServerProcess) -> None:
    with Reader(browser, served.url, "de") as reader:
        page = reader.go("/puzzles").page
        expect(page.locator("[data-streak='0']")).to_be_visible()
        reader.use(page.locator(f"[data-game={OWN[0]}] [data-act=of-day]"))
        expect(page.locator("[data-state=asked]")).to_be_visible()
        before = page.locator("[data-puzzle]").get_attribute("data-puzzle")
        page.keyboard.press("h")
        verdict(reader, "shown")
        page.keyboard.press("n")
        expect(page.locator("[data-state=asked]")).to_be_visible()
        assert page.locator("[data-puzzle]").get_attribute("data-puzzle") != before
        page.keyboard.press("a")
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator("[data-act=do]")).to_be_visible()
        page.locator("body").press("Escape")
        expect(page.locator("[data-act=do]")).to_have_count(0)
