"""The board is as large as the window allows, and everything in it has its own place."""

import pytest
from playwright.sync_api import Browser

from support.looks import TABLE, TABLES, Screen, Visitor
from support.measures import fits, overflow
from support.server import ServerProcess
from support.symbols import KEEP_SNAPSHOT, random_views, show, symbol_faults

pytestmark = pytest.mark.slow
BOARDS = 200
FOUR = Screen("Montana, 4 players", "/t/{four montana}", TABLE)

FIELD = """() => {
  const field = document.querySelector('[data-spot^="field:"]'), label = field.querySelector('.label')
  const { height } = field.getBoundingClientRect()
  return { height, label: parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM().a }
}"""


@pytest.mark.parametrize(
    ("width", "height", "field", "label"), [(1280, 800, 60, 11), (1920, 1080, 90, 16)], ids=["1280x800", "1920x1080"]
)
@pytest.mark.parametrize("screen", [FOUR, TABLES[0]], ids=lambda screen: screen.name)
def test_fields_are_large(
    screen: Screen, width: int, height: int, field: int, label: int, browser: Browser, served: ServerProcess
) -> None:
    """With four players a field can be read without a magnifying glass."""
    with Visitor(browser, served) as visitor:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.visit(screen)
        seen = visitor.page.evaluate(FIELD)
        assert seen["height"] >= field, seen
        assert seen["label"] >= label, seen
        assert fits(visitor.page, ".scrolls") == []


def test_symbols_stay_in_their_hex(browser: Browser, served: ServerProcess) -> None:
    """Over many random boards with all modules no symbol leaves its hex or lies on another."""
    faults: set[str] = set()
    with Visitor(browser, served) as visitor:
        visitor.context.add_init_script(KEEP_SNAPSHOT)
        visitor.visit(TABLES[0])
        for view in random_views(BOARDS, seed=22):
            show(visitor.page, view)
            faults |= set(symbol_faults(visitor.page))
    assert not faults, f"{len(faults)}:\n" + "\n".join(sorted(faults)[:40])


@pytest.mark.parametrize("lang", ["en", "de"])
def test_tables_fit_a_small_desk(lang: str, browser: Browser, served: ServerProcess) -> None:
    """At 1024x768, too, nothing of a table has to be scrolled."""
    with Visitor(browser, served, lang) as visitor:
        visitor.page.set_viewport_size({"width": 1024, "height": 768})
        faults = []
        for screen in visitor.walk(TABLES):
            faults += [f"{screen.name}: {fault}" for fault in overflow(visitor.page) + fits(visitor.page, ".scrolls")]
        assert not faults, "\n".join(faults)
