"""Everything has room: no text overflows, a table needs no scrolling on a desk, controls can be hit; it is light."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from support.looks import AFTERWARDS, DIALOGS, PHONE_ONLY, PLAIN, TABLES, Screen, Visitor
from support.measures import fits, overflow, small_targets
from support.server import ServerProcess

pytestmark = pytest.mark.slow
PARTS = {"plain": PLAIN, "tables": TABLES, "dialogs": DIALOGS + PHONE_ONLY, "afterwards": AFTERWARDS}
# What of a board is meant to scroll says so by this class.
MEANT_TO_SCROLL = ".scrolls"
WEIGHT = 250_000  # bytes of scripts, compressed, until a screen is there


def _walk(visitor: Visitor, screens: list[Screen], *measures: Callable[[Page], list[str]]) -> str:
    lines = []
    for screen in visitor.walk(screens):
        for measure in measures:
            lines += [f"{screen.name}: {fault}" for fault in measure(visitor.page)]
    return "\n".join(lines)


@pytest.mark.parametrize("part", PARTS)
def test_german_on_a_phone(part: str, browser: Browser, served: ServerProcess) -> None:
    """The longest words on the smallest screen; and fingers are thick."""
    with Visitor(browser, served, "de", phone=True) as visitor:
        faults = _walk(visitor, PARTS[part], overflow, lambda page: small_targets(page, bar_least=44))
        assert not faults, faults


UNCOVERED = """() => {
  const strip = document.querySelector('[data-holdings]'), { left, top, bottom } = strip.getBoundingClientRect()
  return [top + 3, bottom - 3].every(y => strip.contains(document.elementFromPoint(left + 20, y)))
}"""


def test_the_log_covers_nothing_that_one_holds(browser: Browser, served: ServerProcess) -> None:
    """Even if it takes several lines on a phone."""
    with Visitor(browser, served, "de", phone=True) as visitor:
        visitor.visit(PHONE_ONLY[0])
        assert visitor.page.evaluate(UNCOVERED)


# A phone on its side, and 1280x800 at a zoom of 200 %.
@pytest.mark.parametrize(("width", "height"), [(844, 390), (640, 400)])
def test_german_on_low_screens(width: int, height: int, browser: Browser, served: ServerProcess) -> None:
    """Everything of a table but its fields, which can be enlarged, is read and hit there without more ado."""

    def targets(page: Page) -> list[str]:
        return [fault for fault in small_targets(page, bar_least=44) if '"field:' not in fault]

    with Visitor(browser, served, "de", phone=True) as visitor:
        visitor.page.set_viewport_size({"width": width, "height": height})
        faults = _walk(visitor, TABLES, overflow, targets)
        faults += _walk(visitor, AFTERWARDS[2:4], overflow)
        assert not faults, faults


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_other_languages_on_a_phone(lang: str, browser: Browser, served: ServerProcess) -> None:
    """The same screens, as far as they differ in words."""
    with Visitor(browser, served, lang, phone=True) as visitor:
        faults = _walk(visitor, PLAIN[:5] + TABLES[:3] + AFTERWARDS[:1], overflow)
        assert not faults, faults


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_tables_need_no_scrolling(lang: str, browser: Browser, served: ServerProcess) -> None:
    """At 1280x800 everything of a table is on the screen."""
    with Visitor(browser, served, lang) as visitor:
        faults = _walk(visitor, TABLES, overflow, lambda page: fits(page, MEANT_TO_SCROLL), small_targets)
        assert not faults, faults


@pytest.mark.parametrize("screen", [PLAIN[0], TABLES[0], TABLES[2], AFTERWARDS[2]], ids=lambda screen: screen.name)
def test_weight(screen: Screen, browser: Browser, served: ServerProcess) -> None:
    """Who comes for the first time loads no more than 250 kB of scripts."""
    sizes: dict[str, int] = {}
    with Visitor(browser, served, "de") as visitor:
        visitor.page.on(
            "requestfinished",
            lambda request: (
                sizes.update({request.url: request.sizes()["responseBodySize"]})
                if request.resource_type == "script"
                else None
            ),
        )
        visitor.visit(screen)
        visitor.page.wait_for_load_state("networkidle")
    assert 0 < sum(sizes.values()) <= WEIGHT, sizes
