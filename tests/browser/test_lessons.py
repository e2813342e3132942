"""Lessons on the page: the course, the card that leads through a lesson, and every lesson once by clicks."""

import pytest
from playwright.sync_api import Browser, Locator, expect

import frontier
from frontier.lessons import Lesson, course
from support.browser import Reader
from support.hands import SEND, Hands
from support.learner import Learner
from support.measures import accessibility, nameless, overflow, small_targets
from support.server import ServerProcess

pytestmark = pytest.mark.slow
LESSONS = [one for game in frontier.GAMES for one in course(game)]
SHORT = [one for one in LESSONS if not one.is_guided]
GUIDED = [one for one in LESSONS if one.has_advice]
LOW = {"width": 844, "height": 390}
# Sizes and languages; the lessons share them out between each other.
WAYS = [("en", False, None), ("de", True, None), ("nl", False, LOW), ("nl", True, None), ("de", False, None)]
# The colour of the ring round a place.
RING = """place => {
  const ground = place.querySelector('.ground')
  return ground ? getComputedStyle(ground).stroke : getComputedStyle(place).outlineColor
}"""
FEW = 2  # decisions of a whole game that are enough to see that it can be played


@pytest.mark.parametrize(("lang", "phone"), [("de", True), ("en", False)])
def test_the_course_page(served: ServerProcess, browser: Browser, lang: str, phone: bool) -> None:
    with Reader(browser, served.url, lang, phone) as reader:
        page = reader.go("/learn").page
        page.locator("[data-courses]").wait_for()
        taught = {one.game_id for one in LESSONS}
        assert set(page.locator("[data-course]").evaluate_all("all => all.map(one => one.dataset.course)")) == taught
        assert page.locator("[data-lesson]").count() == len(LESSONS)
        assert accessibility(page) + nameless(page) + overflow(page) + small_targets(page) == []
        game = LESSONS[0].game_id
        reader.go(f"/learn/{game}")
        expect(page.locator("[data-lesson]")).to_have_count(len(course(game)))
        reader.use(page.locator(f'a[href="/rules/{game}"]'))
        page.locator(f'[data-rulebook="{game}"]').wait_for()


def test_home_leads_to_the_lessons(served: ServerProcess, browser: Browser) -> None:
    with Reader(browser, served.url) as reader:
        reader.go("/").press(f"learn-{LESSONS[0].game_id}")
        reader.page.locator("[data-courses]").wait_for()


@pytest.mark.parametrize("number", range(len(SHORT)), ids=[one.id for one in SHORT])
def test_a_lesson_to_its_end(served: ServerProcess, browser: Browser, number: int) -> None:
    """Follow what it waits for; what it points at is there, and what it says has room."""
    lesson = SHORT[number]
    lang, phone, size = WAYS[number % len(WAYS)]
    with Reader(browser, served.url, lang, phone, dark=number % 2 == 1, size=size, log=None) as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        looks = {step.id: list(step.look) for step in lesson.steps}
        told: set[str] = set()
        while step := learner.wait():
            if step not in told:
                told.add(step)
                learner.check_pointing(looks[step])
                assert learner.too_wide() == [], step
            learner.go_on()
        passed = {lesson.steps[number].id for number in learner.seen()["lesson"]["passed"]}
        assert told == set(looks) - passed
        expect(learner.card.locator("[data-text]")).to_have_text(lesson.text("learnt", lang))
        assert accessibility(reader.page) + nameless(reader.page) == []
        reader.press("lesson-course")
        done = reader.page.locator(f'[data-lesson="{lesson.id}"]')
        expect(done).to_have_attribute("data-done", "true")


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("de", True), ("nl", False)])
def test_a_double_click_on_next_reads_on_once(served: ServerProcess, browser: Browser, lang: str, phone: bool) -> None:
    """Whatever takes the place of Next: another Next, a button that makes a move, a place of the board, the end."""
    for lesson in (SHORT[0], next(one for one in SHORT if one.steps[-1].is_read)):
        with Reader(browser, served.url, lang, phone) as reader:
            learner = Learner(reader, lesson.id)
            learner.begin()
            doubled = 0
            while learner.wait():
                following = reader.page.locator('[data-act="lesson-next"]:visible')
                if not following.count():
                    learner.go_on()
                    continue
                table, seq = reader.table, reader.seq()
                step = next(number for number, one in enumerate(lesson.steps) if one.id == learner.step)
                passed = learner.seen()["lesson"]["passed"]
                double_click(reader, following)
                after = [one.id for number, one in enumerate(lesson.steps) if number > step and number not in passed]
                assert learner.wait() == (after[0] if after else "")
                assert (reader.table, reader.seq()) == (table, seq)
                doubled += 1
            assert doubled > 1


@pytest.mark.parametrize("lesson", GUIDED[:1], ids=[one.id for one in GUIDED[:1]])
def test_a_double_click_asks_for_advice_and_does_not_take_it(
    served: ServerProcess, browser: Browser, lesson: Lesson
) -> None:
    with Reader(browser, served.url) as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        while reader.page.locator('[data-act="lesson-next"]:visible').count():
            learner.go_on()
        reader.wait("mine")
        seq = reader.seq()
        double_click(reader, reader.page.locator('[data-act="lesson-advice"]'))
        expect(learner.aside("advice")).to_be_visible()
        reader.page.wait_for_timeout(500)
        assert reader.seq() == seq


def double_click(reader: Reader, button: Locator) -> None:
    """Two clicks of a finger at the place of a button, whatever is there by then."""
    reader.page.wait_for_selector('[data-table][data-busy="false"]')
    box = button.bounding_box()
    assert box is not None
    for _ in range(2):
        reader.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        reader.page.wait_for_timeout(100)
    reader.page.wait_for_selector('[data-table][data-busy="false"]')


@pytest.mark.parametrize("dark", [False, True])
def test_what_may_be_clicked_is_gold_and_what_is_to_be_looked_at_is_blue(
    served: ServerProcess, browser: Browser, dark: bool
) -> None:
    """On meadows, in panels and at buttons; the legend of the card says the same."""
    with Reader(browser, served.url, dark=dark) as reader:
        for id_, gold, blue in (
            ("montana/first-settlement", 'g[data-spot="field:h1"]', '[data-spot="own:stock"]'),
            ("homesteaders/round", '[data-spot="building:farm"]', '[data-panel="town"]'),
        ):
            learner = Learner(reader, id_)
            learner.begin()
            may, look = (reader.page.locator(f".head .legend .{kind}") for kind in ("may", "look"))
            colours = [each.evaluate("one => getComputedStyle(one).borderTopColor") for each in (may, look)]
            found: dict[str, str] = {}
            while len(found) < 2:
                for selector in (gold, blue):
                    place = reader.page.locator(f"{selector}[data-taught]").first
                    if place.count():
                        found.setdefault(selector, place.evaluate(RING))
                learner.go_on()
            assert [found[gold], found[blue]] == colours


@pytest.mark.parametrize("phone", [False, True])
def test_learners_place_their_workers_themselves(served: ServerProcess, browser: Browser, phone: bool) -> None:
    """Nobody stands anywhere before they have chosen; one button sends, whether somebody is chosen or not."""
    with Reader(browser, served.url, phone=phone) as reader:
        learner = Learner(reader, "homesteaders/workers")
        learner.begin()
        while learner.step != "send":
            learner.go_on()
        places = reader.page.locator(".place.spot.legal:visible")
        sending = reader.page.locator(SEND)
        chosen = reader.page.locator('.place.spot.legal[aria-pressed="true"]:visible')
        reader.page.wait_for_selector('[data-table][data-busy="false"]')
        for there in (0, 1, 0):
            expect(chosen).to_have_count(there)
            expect(sending).to_have_count(1)
            reader.use(places.first)
        expect(chosen).to_have_count(1)
        seq = reader.seq()
        reader.use(sending)
        reader.wait_beyond(seq)


@pytest.mark.parametrize("phone", [False, True])
def test_wrong_clicks_are_answered(served: ServerProcess, browser: Browser, phone: bool) -> None:
    """By a nudge that changes nothing, and after two of them by a hint and by pointing at what is waited for."""
    lesson = next(one for one in SHORT if one.game_id == "homesteaders")
    with Reader(browser, served.url, phone=phone, expects="409") as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        while reader.page.locator('[data-act="lesson-next"]:visible').count():
            learner.go_on()
        assert accessibility(reader.page) + small_targets(reader.page, bar_least=44 if phone else 0) == []
        before, step = learner.seen(), learner.step
        hint = lesson.text(f"{step}-hint", "en")
        expect(learner.card).not_to_contain_text(hint)
        for _ in range(2):
            learner.make_wrong()
            expect(learner.aside("nudge")).to_be_visible()
        assert learner.seen()["seq"] == before["seq"]
        expect(learner.card).to_contain_text(hint)
        expect(reader.page.locator("[data-notice], [data-refusal]")).to_have_count(0)
        assert reader.page.locator("[data-taught], .button.taught").count() > 0
        assert accessibility(reader.page) == []
        learner.go_on()
        expect(learner.aside("nudge")).to_have_count(0)


def test_back_again_and_later(served: ServerProcess, browser: Browser) -> None:
    """A step back takes a decision back; who leaves goes on where they were, and may begin again."""
    lesson = SHORT[0]
    with Reader(browser, served.url) as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        first = learner.step
        before = learner.place
        while learner.place == before:
            learner.go_on()
        after, step = learner.place, learner.step
        seq = reader.seq()
        reader.press("lesson-back")
        reader.wait_beyond(seq)
        learner.wait()
        assert learner.place == before
        learner.go_on()
        assert (learner.place, learner.step) == (after, step)
        table = reader.table
        reader.page.reload()
        learner.card.wait_for()
        assert learner.wait()
        assert learner.place == after
        reader.press("lesson-leave")
        reader.press("lesson-start")
        assert learner.wait()
        assert (learner.place, reader.table) == (after, table)
        reader.press("menu")
        reader.press("lesson-anew")
        expect(reader.root).not_to_have_attribute("data-table", table)
        learner.card.wait_for()
        assert learner.wait() == first


def test_by_keyboard_and_on_request(served: ServerProcess, browser: Browser) -> None:
    """Keys read on; a hint and the rule come when asked for; the table shows what to do."""
    lesson = next(one for one in SHORT if any(step.plays and step.rule for step in one.steps))
    with Reader(browser, served.url) as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        page = reader.page
        while page.locator('[data-act="lesson-next"]').count():
            page.keyboard.press("n")
        learner.wait()
        page.locator('[data-act="lesson-hint"]').focus()
        page.keyboard.press("Enter")
        expect(learner.aside("hint")).to_have_text(lesson.text(f"{learner.step}-hint", "en"))
        reader.press("lesson-more")
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        learner.wait()
        seq = reader.seq()
        reader.press("lesson-show")
        reader.wait_beyond(seq)


@pytest.mark.parametrize("lesson", GUIDED, ids=[one.id for one in GUIDED])
def test_advice_in_a_whole_game(served: ServerProcess, browser: Browser, lesson: Lesson) -> None:
    """The first request says what to do, the second does it."""
    with Reader(browser, served.url, "de") as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        while reader.page.locator('[data-act="lesson-next"]').count():
            learner.go_on()
        reader.wait("mine")
        for _ in range(FEW):
            seq = reader.seq()
            reader.page.keyboard.press("h")
            expect(learner.aside("advice")).to_contain_text(". ")  # what to do, and why
            assert reader.seq() == seq
            reader.wait("mine")
            reader.press("lesson-advice")
            reader.wait_beyond(seq)
            reader.wait("mine")


@pytest.mark.parametrize(
    ("lesson", "phone"),
    [(one, n % 2 == 1) for n, one in enumerate(GUIDED)],
    ids=lambda each: str(getattr(each, "id", each)),
)
def test_a_whole_game_to_its_end(served: ServerProcess, browser: Browser, lesson: Lesson, phone: bool) -> None:
    """Play it by what glows; its end is told, the course notes it, and a real table is one click away."""
    with Reader(browser, served.url, phone=phone) as reader:
        learner = Learner(reader, lesson.id)
        learner.begin()
        while reader.page.locator('[data-act="lesson-next"]:visible').count():
            learner.go_on()
        Hands(reader, 3, on_board=1).play()
        assert learner.wait() == ""
        expect(learner.card.locator("[data-text]")).to_have_text(lesson.text("learnt", "en"))
        assert reader.api(f"/api/tables/{reader.table}")["status"] == "over"
        assert accessibility(reader.page) == []
        reader.press("lesson-on")
        reader.page.wait_for_url("**/new?**")
        reader.go(f"/learn/{lesson.game_id}")
        expect(reader.page.locator(f'[data-lesson="{lesson.id}"]')).to_have_attribute("data-done", "true")
