"""Places that stand for several decisions at once: one click makes them all, one undo takes them back."""

import random

import pytest
from playwright.sync_api import Browser

from support.browser import Reader
from support.looks import Sample
from support.server import Json, ServerProcess

pytestmark = pytest.mark.slow
TRIES = 12


def moves(sample: Sample) -> list[str]:
    """What the person has decided so far."""
    seen = sample.person.state(sample.id, since=0)
    found: list[str] = []
    for entry in seen["entries"]:
        if entry["kind"] == "move":
            found.append(f"{entry['seat']} {entry['move']}")
        elif entry["kind"] == "undo":
            del found[entry["data"]["to"] :]
    return [move.removeprefix("0 ") for move in found if move.startswith("0 ")]


def click_once(reader: Reader, sample: Sample, spot: str) -> list[str]:
    """What one click at a place decides; then it is taken back as one."""
    before, seq = moves(sample), reader.seq()
    reader.use(reader.spot(spot))
    if reader.outcome(seq) == "shown":  # a debt would be taken: that takes another one
        reader.press("do")
    reader.wait_beyond(seq)
    reader.wait("mine", "theirs", "confirm")
    made = moves(sample)[len(before) :]
    reader.wait("mine", "confirm")
    seq = reader.seq()
    reader.press("undo")
    reader.wait_beyond(seq)
    assert moves(sample) == before, "one undo takes all of it back"
    return made


def test_a_building_and_the_trades_it_needs(served: ServerProcess, browser: Browser) -> None:
    rng = random.Random(4)
    for _ in range(TRIES):
        sample = Sample(served.guest("Ann"), "homesteaders")
        if not sample.ask("build ", rng) and not sample.ask("no_build", rng):
            continue
        with Reader(browser, served.url).become(sample.person) as reader:
            reader.go(f"/t/{sample.id}").wait("mine")
            reader.page.wait_for_timeout(500)
            way = reader.page.locator('[data-can="trading"]:visible')
            if not way.count():
                continue
            spot = way.first.get_attribute("data-spot") or ""
            made = click_once(reader, sample, spot)
            assert "build" in [move.split()[0] for move in made[1:]]
            return
    raise AssertionError("nothing could be built after trades")


def test_the_city_and_a_bid(served: ServerProcess, browser: Browser) -> None:
    sample = Sample(served.guest("Ann"), "montana")
    assert sample.ask("city", random.Random(5))
    with Reader(browser, served.url).become(sample.person) as reader:
        reader.go(f"/t/{sample.id}").wait("mine")
        spots = [spot for spot in reader.look()["spots"] if spot.startswith("bid:")]
        made = click_once(reader, sample, spots[0])
        assert made[:2] == ["city", spots[0].replace(":", " ")]


def test_passing_and_its_reward(served: ServerProcess, browser: Browser) -> None:
    sample = Sample(served.guest("Ann"), "homesteaders", 3)
    assert sample.ask("bid", random.Random(6))
    with Reader(browser, served.url).become(sample.person) as reader:
        reader.go(f"/t/{sample.id}").wait("mine")
        assert "line:1" in reader.look()["spots"]
        made = click_once(reader, sample, "line:1")
        view: Json = sample.seen()["view"]
        reward = view["printed"]["line"][0]
        assert made[0] == "pass"
        assert made[1:2] in ([], [f"reward {reward}"])  # the only reward is not asked for


def test_another_turn_for_a_canteen(served: ServerProcess, browser: Browser) -> None:
    """At the end of a turn a place of the next one stands for spending the canteen too; the wheel is shown first."""
    rng = random.Random(8)
    for _ in range(TRIES):
        sample = Sample(served.guest("Ann"), "montana")
        if not sample.ask("canteen", rng):
            continue
        with Reader(browser, served.url).become(sample.person) as reader:
            reader.go(f"/t/{sample.id}").wait("mine")
            reader.page.wait_for_timeout(500)
            spaces = [spot for spot in reader.look()["spots"] if spot.startswith(("bank:", "work:"))]
            if not spaces:
                continue
            made = click_once(reader, sample, spaces[0])
            assert made[:2] == ["canteen", spaces[0].replace(":", " ")]
            reader.page.wait_for_timeout(500)
            seq = reader.seq()
            reader.use(reader.spot("recruit"))
            assert reader.outcome(seq) == "shown"
            return
    raise AssertionError("no canteen could be spent for work")
