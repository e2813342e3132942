"""Wherever one clicks, the second half of a double click answers nothing: in every question that the games ask."""

import time
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest
from playwright.sync_api import Browser

import frontier.games.homesteaders.phases as homesteaders
import frontier.games.montana.modules as montana_modules
import frontier.games.montana.phases as montana
from support.browser import Reader
from support.foreseen import decisions, foresee
from support.server import ServerProcess
from support.tables import Party

pytestmark = pytest.mark.slow

BETWEEN = 100  # milliseconds between the two clicks of a finger
TOO_LATE = 0.3  # seconds: two clicks so far apart are no double click any more, the machine had other things to do
SETTLED = 300  # milliseconds in which a decision has reached the server
# What decides: on the board and in the bar.
SPOTS = ".spot.legal:visible"
BUTTONS = "[data-act=end]:visible, [data-act=compose]:enabled:visible, .bar .action:visible, .sending .button:visible"

MODULES = ["settlements", "landscapes", "events", "goldrush"]
CHANCE = {"setup_spin", "spin", "draw_card", "look", "draw", "finished"}  # nobody is asked
NEVER = {
    # Asked only if a bidder has just given back a pumpkin of a supply that has run out.
    "bid_window",
    # Asked only of who has a River Port and gold and builds what costs copper or cattle: none of 1600 games did.
    "gold",
}
TABLES: dict[str, list[dict[str, Any]]] = {
    "montana": [
        {"modules": MODULES, "options": {"landscape": "granite_peak", "starting_tile": "chosen"}},
        {"modules": MODULES, "options": {"landscape": "helena"}},
        {"modules": MODULES, "options": {"landscape": "helena"}, "players": 3},
    ],
    "homesteaders": [
        {"options": {"screens": False}},
        {"options": {"screens": False}, "players": 3},
    ],
}  # fmt: skip
LIKES = {"montana": ("build", "upgrade"), "homesteaders": ("build",)}
TRIES = {"montana": 60, "homesteaders": 60}  # games that are looked through for one that asks much
MOST_TABLES = 8


def declared(game: str) -> set[str]:
    """The phases of a game in which somebody is asked."""
    if game == "homesteaders":
        return set(homesteaders.NAMES) - CHANCE
    names = set(montana.NAMES.values())
    for folder in iter_modules(montana_modules.__path__, f"{montana_modules.__name__}."):
        if folder.ispkg:
            names |= set(import_module(f"{folder.name}.phases").NAMES.values())
    return names - CHANCE


@pytest.mark.parametrize("game", TABLES)
def test_a_double_click_is_one_decision(served: ServerProcess, browser: Browser, game: str) -> None:
    """In every phase, on the board and in the bar: the next question is not answered by the second half."""
    missing = declared(game) - NEVER
    with Reader(browser, served.url) as reader:
        for number in range(MOST_TABLES):
            if not missing:
                break
            play_through(served, reader, create_shared(served, game, TABLES[game][number % len(TABLES[game])]), missing)
    assert not missing


def create_shared(server: ServerProcess, game: str, wish: dict[str, Any]) -> Party:
    """A table at which one person plays for everybody, so that every question can be clicked at."""
    person = server.guest("Ann")
    players = wish.get("players", 2)
    seats = [{"kind": "human", "name": name} for name in ("Ann", "Ben", "Cleo")[:players]]
    return Party([person] * players, person.table(game, seats=seats, **wish))


def play_through(server: ServerProcess, reader: Reader, party: Party, missing: set[str]) -> None:
    """A game that asks much of what is missing; each such question is answered twice, by double clicks."""
    game = party.info()["game"]
    line = foresee(server, party, missing, TRIES[game], LIKES[game])
    person, seq = party.people[0], party.seen()["seq"]
    reader.become(person).go(f"/t/{party.table}")
    for phase, action in decisions(line, line.until(missing)):
        if phase in missing:
            for selector in (SPOTS, BUTTONS):
                double_click(reader, party, selector)
            missing.discard(phase)
            seq = party.seen()["seq"]
        seq = person.act(party.table, seq, action, confirm=True)


def show(reader: Reader, seq: int) -> None:
    """Until the page shows a question that can be answered, and not only whom it is for."""
    reader.wait("mine", "confirm")
    reader.wait_beyond(seq - 1)
    reader.wait("mine")
    handed = reader.page.locator("[data-act=handed]:visible")
    if handed.count():
        handed.click()
        handed.wait_for(state="detached")
        reader.wait("mine", "confirm")


def double_click(reader: Reader, party: Party, selector: str) -> None:
    """What is clicked twice is decided once: the same comes of it as of one click, unless that only asks for more."""
    once, _ = clicked(reader, party, selector, 1)
    if once:
        twice, seconds = clicked(reader, party, selector, 2)
        while twice != once and seconds > TOO_LATE:
            twice, seconds = clicked(reader, party, selector, 2)
        assert twice == once, f"within {seconds:.2f} s"
    reader.go(f"/t/{party.table}")  # what was put together without being decided is forgotten
    assert reader.page.locator('[data-notice="problem"]').count() == 0


def clicked(reader: Reader, party: Party, selector: str, times: int) -> tuple[list[str], float]:
    """What has been decided after so many clicks at the first of these places, and the seconds from first to last.

    Then it is taken back.
    """
    before, seq = moves_in_force(party), party.seen()["seq"]
    show(reader, seq)
    places = reader.page.locator(selector)
    if not places.count():
        return [], 0
    box = places.first.bounding_box()
    assert box is not None
    began, seconds = time.monotonic(), 0.0
    for _ in range(times):
        reader.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        seconds = time.monotonic() - began
        reader.page.wait_for_timeout(BETWEEN)
    reader.page.wait_for_timeout(SETTLED)
    reader.wait("mine", "confirm", "over")
    reader.page.keyboard.press("Escape")
    after = moves_in_force(party)
    while len(moves_in_force(party)) > len(before):
        seq = party.post(0, "undo", seq=party.seen()["seq"])["seq"]
    assert moves_in_force(party) == before
    return after[len(before) :], seconds


def moves_in_force(party: Party) -> list[str]:
    """What was decided and drawn at the table, without what was taken back."""
    moves: list[str] = []
    for entry in party.seen(since=0)["entries"]:
        if entry["kind"] == "move":
            moves.append(f"{entry['seat']} {entry['move']}")
        elif entry["kind"] == "undo":
            del moves[entry["data"]["to"] :]
    return moves
