"""Everybody can use the page: axe finds nothing serious on any screen, controls have names, nothing moves unasked."""

import pytest
from playwright.sync_api import Browser

from support.looks import AFTERWARDS, DIALOGS, PHONE_ONLY, PLAIN, TABLES, Screen, Visitor
from support.measures import accessibility, motion, nameless
from support.server import ServerProcess

pytestmark = pytest.mark.slow
# One screen of a kind: axe takes seconds for a board.
PARTS = {
    "plain": PLAIN,
    "tables": [TABLES[0], *TABLES[2:]],
    "dialogs": DIALOGS,
    "afterwards": [AFTERWARDS[0], *AFTERWARDS[2:]],
}


def _report(found: dict[str, list[str]]) -> str:
    return "\n".join(f"{screen}:\n  " + "\n  ".join(faults) for screen, faults in found.items() if faults)


def _walk(visitor: Visitor, screens: list[Screen], *only: str) -> str:
    found = {}
    for screen in visitor.walk(screens):
        faults = accessibility(visitor.page, only)
        found[screen.name] = faults + nameless(visitor.page) + motion(visitor.page)
    return _report(found)


@pytest.mark.parametrize("part", PARTS)
def test_by_day_on_a_desk(part: str, browser: Browser, served: ServerProcess) -> None:
    """Light, 1280x800."""
    with Visitor(browser, served) as visitor:
        assert not (faults := _walk(visitor, PARTS[part])), faults


def test_by_night_on_a_phone(browser: Browser, served: ServerProcess) -> None:
    """Dark, 390x844: what looks otherwise there."""
    with Visitor(browser, served, "de", phone=True, dark=True) as visitor:
        assert not (faults := _walk(visitor, [PLAIN[0], PLAIN[1], TABLES[0], TABLES[3], *PHONE_ONLY])), faults


def test_contrast_by_night_on_a_desk(browser: Browser, served: ServerProcess) -> None:
    """What is not on a phone's screen at the same time has its colours at night as well."""
    with Visitor(browser, served, "nl", dark=True) as visitor:
        assert not (
            faults := _walk(visitor, [PLAIN[0], PLAIN[3], TABLES[0], TABLES[2], AFTERWARDS[0]], "color-contrast")
        ), faults
