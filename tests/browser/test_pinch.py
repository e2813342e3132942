"""Montana's landscape is made larger and moved: by touches as the browser gets them from a screen, and by mouse."""

from typing import Any

import pytest
from playwright.sync_api import Browser

from support.browser import Reader
from support.server import ServerProcess
from support.tables import create_solo

pytestmark = pytest.mark.slow
STEPS = 8


def box(reader: Reader) -> dict[str, float]:
    """Where a field in the middle of the landscape is, and how large."""
    found = reader.page.locator('[data-spot="field:e7"]').bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def touch(reader: Reader, *paths: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Move a finger along each path, all at once."""
    session = reader.context.new_cdp_session(reader.page)

    def send(kind: str, at: float) -> None:
        points: list[dict[str, Any]] = [
            {"x": a[0] + (b[0] - a[0]) * at, "y": a[1] + (b[1] - a[1]) * at, "id": i} for i, (a, b) in enumerate(paths)
        ]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})
        reader.page.wait_for_timeout(30)

    send("touchStart", 0)
    for step in range(1, STEPS + 1):
        send("touchMove", step / STEPS)
    send("touchEnd", 1)


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "flat"])
def test_the_landscape_is_pinched_and_dragged(served: ServerProcess, browser: Browser, size: tuple[int, int]) -> None:
    party = create_solo(served, "montana")
    window = {"width": size[0], "height": size[1]}
    with Reader(browser, served.url, phone=True, size=window).become(party.people[0]) as reader:
        reader.go(f"/t/{party.table}").wait("mine")
        reader.use(reader.tabs.first)
        reader.page.wait_for_function(
            """() => { const { x, right } = document.querySelector('[data-spot="field:e7"]').getBoundingClientRect()
                return x >= 0 && right <= innerWidth }"""
        )
        reader.page.wait_for_timeout(300)
        seq, before = reader.seq(), box(reader)
        x, y = before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
        touch(reader, ((x - 15, y), (x - 60, y)), ((x + 15, y), (x + 60, y)))
        larger = box(reader)
        assert larger["width"] > before["width"] * 1.5, "two fingers that part make it larger"
        touch(reader, ((x, y), (x - 60, y - 30)))
        moved = box(reader)
        assert moved["width"] == pytest.approx(larger["width"], rel=0.02)
        assert moved["x"] < larger["x"] - 20, "one finger moves it"
        touch(reader, ((x - 60, y), (x - 10, y)), ((x + 60, y), (x + 10, y)))
        assert box(reader)["width"] < larger["width"] * 0.8, "two fingers that meet make it smaller"
        assert reader.seq() == seq, "none of this decides anything"
        assert reader.page.locator(".preview .buttons:visible, .choice:visible").count() == 0


def test_the_landscape_follows_the_wheel_and_the_mouse(served: ServerProcess, browser: Browser) -> None:
    party = create_solo(served, "montana")
    with Reader(browser, served.url).become(party.people[0]) as reader:
        reader.go(f"/t/{party.table}").wait("mine")
        seq, before = reader.seq(), box(reader)
        mouse, x, y = reader.page.mouse, before["x"] + before["width"] / 2, before["y"] + before["height"] / 2
        mouse.move(x, y)
        mouse.wheel(0, -400)
        reader.page.wait_for_function("() => document.querySelector('[data-act=fit]')?.checkVisibility()")
        larger = box(reader)
        assert larger["width"] > before["width"] * 1.5
        assert larger["x"] + larger["width"] / 2 == pytest.approx(x, abs=2), "what the mouse points at stays there"
        mouse.down()
        mouse.move(x + 80, y + 40, steps=STEPS)
        mouse.up()
        moved = box(reader)
        assert (moved["x"] - larger["x"], moved["y"] - larger["y"]) == pytest.approx((80, 40), abs=8)
        assert reader.seq() == seq, "a drag is no click"
        assert reader.page.locator("[data-refusal], .preview .buttons:visible, .choice:visible").count() == 0
        reader.press("fit")
        assert box(reader) == pytest.approx(before, abs=1)
