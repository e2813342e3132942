"""Reviews of games that are over in a browser: how the chances went, what cost most, and what there is to learn."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from support.browser import Reader
from support.measures import accessibility, nameless, overflow
from support.server import Json, ServerProcess
from support.tables import Party, create_solo, is_over

pytestmark = pytest.mark.slow
SOON = 180_000  # milliseconds until a short game has been looked back at, on a busy machine too
ROUNDS = 4


@pytest.fixture(scope="module")
def played(served: ServerProcess) -> Party:
    """A short game of bots that decide at random, so that there is much to regret."""
    party = create_solo(served, "montana", bot="random", options={"round_limit": ROUNDS})
    party.post(0, "seats/0/stand-in", bot="random")
    party.wait(is_over)
    return party


def review(reader: Reader, party: Party) -> Json:
    """What the server says in the end."""
    expect(reader.page.locator('[data-review="finished"]').first).to_be_visible(timeout=SOON)
    found: Json = reader.api(f"{party.path}/review")
    assert (found["finished"], found["failed"]) == (True, False)
    return found


def bad(found: Json, *grades: str, seat: int | None = None) -> list[dict[str, Any]]:
    """Decisions by what they are called, in their order."""
    wanted = grades or ("inaccuracy", "mistake", "blunder")
    return [one for one in found["decisions"] if one["grade"] in wanted and seat in (None, one["seat"])]


def percent(share: float) -> int:
    """As the page rounds it."""
    return int(100 * share + 0.5)


def test_the_end_of_a_game_tells_how_it_went(played: Party, browser: Browser, served: ServerProcess) -> None:
    """The curve, a table of it, accuracies and what cost most, which leads to the move and what is said of it there."""
    with Reader(browser, served.url) as reader:
        page = reader.become(played.people[0]).go(f"/t/{played.table}").page
        shown = page.locator("[data-review]")
        expect(shown).to_be_visible()
        found = review(reader, played)
        chart = shown.locator("svg[role=img]").first
        assert chart.locator("path.line").count() == 2
        last = [percent(chance) for chance in found["curve"][-1]["chances"]]
        assert sorted(re.findall(r"(\d+)%", chart.get_attribute("aria-label") or "")) == sorted(map(str, last))
        reader.use(shown.locator("summary"))
        rows = shown.locator("details tbody tr")
        assert rows.count() >= ROUNDS
        assert re.findall(r"(\d+)%", rows.last.inner_text()) == [str(chance) for chance in last]

        quality = shown.locator("tbody tr", has_text="Accuracy").inner_text()
        assert re.findall(r"(\d+)%", quality) == [str(round(accuracy)) for accuracy in found["accuracies"]]
        blunders = shown.locator("tbody tr", has_text="Blunders").inner_text()
        counts = [len(bad(found, "blunder", seat=seat)) for seat in range(2)]
        assert re.findall(r"\d+", blunders) == [str(count) for count in counts]

        reader.use(shown.locator("label", has_text="Luck"))
        luck = [sum(step["luck"][seat] for step in found["steps"]) for seat in range(2)]
        label = chart.get_attribute("aria-label") or ""
        told = [int(number.replace("−", "-")) for number in re.findall(r" ([+−]?\d+)[,.]", label)]
        assert told == [pytest.approx(100 * each, abs=0.51) for each in luck]
        assert accessibility(page) + nameless(page) == []

        decisions = page.locator("[data-key-decisions] a")
        costliest = sorted(bad(found), key=lambda one: -one["cost"])[:5]
        assert decisions.count() == len(costliest) > 0
        first = min(costliest, key=lambda one: one["move"])
        expect(decisions.first).to_contain_text(f"{percent(first['cost'])} percentage point")
        expect(decisions.first).to_contain_text(first["played"]["text"])
        expect(decisions.first).to_contain_text(first["better"]["text"])
        reader.use(decisions.first)
        expect(page.locator("[data-moves]")).to_have_attribute("data-move", str(first["move"]))
        expect(page.locator("[data-judged]")).to_contain_text(first["better"]["text"])


def test_a_replay_judges_the_moves(played: Party, browser: Browser, served: ServerProcess) -> None:
    """Signs with words in the list, chances at every moment, and nothing to say of what was good."""
    with Reader(browser, served.url) as reader:
        page = reader.go(f"/t/{played.table}/replay?move=0").page
        reader.press("summary")
        found = review(reader, played)
        reader.press("moves")
        words = {"inaccuracy": "?!Inaccuracy", "mistake": "?Mistake", "blunder": "??Blunder"}
        for one in bad(found):
            expect(page.locator(f'[data-line="{one["move"]}"] b[title]')).to_have_text(words[one["grade"]])
        assert page.locator("[data-line] b[title]").count() == len(bad(found))
        after = {point["move"] - 1: point["chances"] for point in found["curve"][:-1]}
        for move in list(after)[::5]:
            page.locator("[data-slider]").fill(str(move))
            bar = page.locator("[data-bar=known]")
            numbers = re.findall(r"(\d+)%", bar.get_attribute("aria-label") or "")
            assert numbers == [str(percent(chance)) for chance in after[move]]
        good = next(one["move"] for one in found["decisions"] if one["grade"] == "good")
        page.locator("[data-slider]").fill(str(good))
        expect(page.locator("[data-judged]")).to_have_count(0)


def test_learning_from_mistakes_on_a_phone(played: Party, browser: Browser, served: ServerProcess) -> None:
    """It stops before each, asks, and tells only who wants to know; spectators choose whose mistakes they look at."""
    with Reader(browser, served.url, "de", phone=True, dark=True) as reader:
        page = reader.go(f"/t/{played.table}/replay").page
        reader.press("summary")
        found = review(reader, played)
        page.keyboard.press("Escape")
        assert overflow(page) == []
        seat = max((0, 1), key=lambda seat: len(bad(found, "mistake", "blunder", seat=seat)))
        mistakes = bad(found, "mistake", "blunder", seat=seat)
        assert mistakes
        reader.press("learn")
        reader.use(page.locator(f'[data-learn="{seat}"]'))
        for one in mistakes:
            panel = page.locator(f'[data-learning="{one["move"]}"]')
            expect(panel).to_be_visible()
            expect(page.locator("[data-moves]")).to_have_attribute("data-move", str(one["move"] - 1))
            expect(page.locator("[data-solution]")).to_have_count(0)
            reader.press("solution")
            expect(page.locator("[data-solution]")).to_be_visible()
            assert overflow(page) + accessibility(page, ("color-contrast",)) == []
            reader.press("learn-next")
        expect(page.locator(f'[data-learn="{seat}"]')).to_be_visible()
        reader.press("learn-close")
        expect(page.locator("[data-learning]")).to_have_count(0)


def test_a_record_is_looked_back_at_too(played: Party, browser: Browser, served: ServerProcess) -> None:
    """Somebody brings it along; the page finds the same as at the table."""
    with Reader(browser, served.url) as reader:
        page = reader.go("/replay").page
        page.locator("textarea").fill(played.record_text())
        reader.use(page.locator("form .button.primary"))
        reader.press("summary")
        found = review(reader, played)
        expect(page.locator("[data-key-decisions] a")).to_have_count(min(5, len(bad(found))))
