"""Games that are over, played back in a browser."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from support.browser import Reader
from support.server import ServerProcess
from support.tables import create_solo, is_over

pytestmark = pytest.mark.slow
GOLDEN = Path(__file__).parents[1] / "golden"


def shown(reader: Reader) -> Locator:
    """The replay on the screen."""
    return reader.page.locator("[data-moves]")


def at_move(reader: Reader, move: int) -> None:
    """The replay comes to a move."""
    expect(shown(reader)).to_have_attribute("data-move", str(move))


def in_list(reader: Reader, move: int) -> None:
    """The list shows the move, and says that it is the one."""
    line = reader.page.locator(f'[data-line="{move}"]')
    expect(line).to_have_attribute("aria-current", "step")
    expect(line).to_be_in_viewport(ratio=0.9)


def last_scores(reader: Reader) -> list[int]:
    """The scores beside the players' names, at the last move."""
    reader.press("last")
    return reader.numbers(".seats b")


def test_every_moment_of_a_game_again(served: ServerProcess, browser: Browser, tmp_path: Path) -> None:
    """By keys, slider and link; and the record, downloaded and brought back, ends the same."""
    party = create_solo(served, "homesteaders", bot="random")
    party.post(0, "seats/0/stand-in", bot="random")
    result = party.wait(is_over)["result"]
    with Reader(browser, served.url) as reader:
        reader.go(f"/t/{party.table}/replay?move=12")
        at_move(reader, 12)
        in_list(reader, 12)
        moves = int(shown(reader).get_attribute("data-moves") or 0)
        for key, move in (("ArrowRight", 13), ("ArrowLeft", 12), ("ArrowLeft", 11), ("End", moves), ("Home", 0)):
            reader.page.keyboard.press(key)
            at_move(reader, move)
        for _ in range(12):  # quicker than pieces fly
            reader.page.keyboard.press("ArrowRight")
        reader.page.keyboard.press("Home")
        at_move(reader, 0)
        expect(reader.page.locator(".sky > *")).to_have_count(0)
        reader.press("next")
        at_move(reader, 1)
        reader.page.locator("[data-slider]").fill("30")
        at_move(reader, 30)
        reader.page.wait_for_url("**/replay?move=30")
        in_list(reader, 30)
        reader.go(f"/t/{party.table}/replay?move={moves - 3}")  # a link to the end
        at_move(reader, moves - 3)
        in_list(reader, moves - 3)
        reader.page.locator("[data-slider]").fill("30")
        at_move(reader, 30)
        reader.page.locator("[data-slider]").focus()
        reader.page.keyboard.press("ArrowRight")
        at_move(reader, 31)
        assert last_scores(reader) == result["scores"]

        with reader.page.expect_download() as download:
            reader.use(reader.page.locator("a[download]"))
        file = tmp_path / "game.record"
        download.value.save_as(file)
        assert file.read_text(encoding="utf-8") == party.record_text()

        reader.go("/").press("load")
        reader.page.locator('dialog[open] input[type="file"]').set_input_files(file)
        at_move(reader, 0)
        assert last_scores(reader) == result["scores"]


def test_a_record_that_is_unfinished_or_broken(served: ServerProcess, browser: Browser) -> None:
    """The one is shown as far as it goes; for the other there is a sentence and a way on."""
    record = (GOLDEN / "montana-2p.record").read_text(encoding="utf-8")
    lines = record.splitlines()
    with Reader(browser, served.url, "de", expects="status of 422") as reader:
        reader.go("/replay")
        field = reader.page.locator("textarea")
        field.fill("\n".join([*lines[:-40], "build nowhere"]))
        reader.use(reader.page.locator("form .button.primary"))
        expect(reader.page.locator('[role="alert"]')).to_contain_text("nowhere")
        field.fill("\n".join(lines[:-40]) + "\n")
        reader.use(reader.page.locator("form .button.primary"))
        at_move(reader, 0)
        reader.press("summary")
        assert reader.page.locator(".summary .won").count() == 0
    party = create_solo(served, "montana")
    with Reader(browser, served.url, expects="status of 4") as reader:
        reader.go(f"/t/{party.table}/replay")
        expect(reader.page.locator('[role="alert"]')).to_be_visible()
        expect(reader.page.locator(f'a[href="/t/{party.table}"]')).to_be_visible()
