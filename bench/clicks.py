"""Count the clicks that somebody needs for a whole game: the same record, played in any build of the page."""

import argparse
import json
import os
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import frontier
from figures import publish, tell
from frontier.engine.fair import commitment, fair_seed
from processes import Failure
from server import our_server

HELP = "Play the same games in a build of the page and count the clicks of the player at the first seat."

NOTES = """\
One person has all seats of the table, as when nobody else is there or bots play: nothing waits for others. The seed is
made of a fixed secret and a fixed nonce, so a game is the same in every build. A bot has decided everything before; the
clicks of the first seat are made in the page, each decision by the shortest way known, the others' are sent to the
server. A click that turns out to have decided something else is taken back, and that counts.

Example: python bench/clicks.py --page build/page
"""

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
WINDOW = {"width": 1280, "height": 800}
PATIENCE = 20_000
PAUSE = 100  # milliseconds
MOST_WAITS = 50
GAMES = ("montana", "homesteaders")
NONCE = "clicks"

# Preferences as they are at first, but without anything that only takes time.
AT_FIRST = """localStorage.setItem('frontier-prefs', JSON.stringify({ pace: 0, sound: false, animation: false }))"""
QUIET = """seq => { const table = document.querySelector('[data-table]')?.dataset
  return table && Number(table.seq) >= seq && table.busy === 'false' && table.connection === 'open' }"""


@dataclass
class Decision:
    """One decision of the record."""

    seat: int
    phase: str
    move: str
    action: int


def record(game: str, players: int, seed: str, bot: str) -> list[Decision]:
    """What bots decide with a seed."""
    rules = frontier.game(game, players=players)
    match = frontier.Match(rules, seed, [frontier.bot(bot) for _ in range(players)])
    decisions = []
    while match.state.actor != frontier.OVER:
        state = match.state
        if state.actor == frontier.CHANCE:
            match.draw()
            continue
        seat = state.actor
        player = match.players[seat]
        assert player is not None
        action = player.choose(rules, state.clone(), seat)
        phase = str(rules.view(state, seat)["phase"])
        decisions.append(Decision(seat, phase, rules.notation.write(state, action), action))
        match.play(action)
    return [decision for run in _runs(decisions) for decision in run]


def _runs(decisions: list[Decision]) -> Iterator[list[Decision]]:
    """Workers placed one after the other stand in the order of the places, in which a page sends them together."""
    for (_, is_place), run in groupby(decisions, lambda each: (each.seat, each.move.startswith("place "))):
        together = list(run)
        yield sorted(together, key=lambda each: each.action) if is_place else together


class Table:
    """A table of one person at all seats, with a known seed."""

    def __init__(self, url: str, database: str, game: str, players: int, secret: str) -> None:
        self.url, self.players = url, players
        self.http = httpx.Client(base_url=url, headers={"X-Frontier": "1"}, timeout=30)
        self.post("/api/guests", name="Ann")
        seats = [{"kind": "human"}] * players
        made = self.post("/api/tables", game=game, players=players, seats=seats, pace=0, commitment=commitment(NONCE))
        self.id: str = made["id"]
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, self.id))
        self.post(f"/api/tables/{self.id}/reveal", nonce=NONCE)
        self.seed = fair_seed(secret, [NONCE] * players)

    def post(self, path: str, **body: Any) -> Any:
        """An answer that must be fine."""
        answer = self.http.post(path, json=body)
        if not answer.is_success:
            raise Failure(f"{path}: {answer.text}")
        return answer.json()

    def try_to(self, what: str, **body: Any) -> bool:
        """Something that may be refused because the game has gone on."""
        return self.http.post(f"/api/tables/{self.id}/{what}", json=body).is_success

    def state(self, since: int = 10**9) -> Any:
        """What the person sees of the seat that decides."""
        return self.http.get(f"/api/tables/{self.id}/state", params={"since": since}).json()

    def moves(self) -> list[tuple[int, str]]:
        """The decisions in force."""
        found: list[tuple[int | None, str]] = []
        for entry in self.state(since=0)["entries"]:
            if entry["kind"] == "move":
                found.append((entry["seat"], entry["move"]))
            elif entry["kind"] == "undo":
                del found[entry["data"]["to"] :]
        return [(seat, move) for seat, move in found if seat is not None]


@dataclass
class Count:
    """The clicks of one game."""

    clicks: int = 0
    decisions: int = 0
    for_what: Counter[str] = field(default_factory=Counter)


class Clicker:
    """Somebody who knows what to decide and clicks as little as possible."""

    def __init__(self, page: Page, table: Table, decisions: list[Decision]) -> None:
        self.page, self.table, self.decisions = page, table, decisions
        self.count = Count(decisions=sum(decision.seat == 0 for decision in decisions))
        self.done = self.waits = 0
        self.taken_back = -1  # how many decisions had been made when one had to be taken back

    def play(self) -> Count:
        """The whole record."""
        while self.done < len(self.decisions):
            now = self.decisions[self.done]
            self._wait()
            if now.move.startswith("pay"):  # the page may do that by itself
                self.page.wait_for_timeout(PAUSE)
                self._wait()
            state = self.table.state()
            if state["turn"]["awaits"] == "confirm":
                self._confirm(state)
            elif not any(each["move"] == now.move for each in state["legal"]):
                self._let_page_go_on(now)
            elif now.seat == 0:
                self._decide(now)
            else:
                body = {"seq": state["seq"], "move": now.move, "seat": now.seat, "confirm": True}
                if not self.table.try_to("act", **body):
                    self._let_page_go_on(now)
            self._check()
        return self.count

    def _let_page_go_on(self, now: Decision) -> None:
        """The page itself was quicker: it pays wages and the like for all seats at this device."""
        self.waits += 1
        if self.waits > MOST_WAITS:
            raise Failure(f"the record cannot go on with {now.move} of seat {now.seat}")
        self.page.wait_for_timeout(PAUSE)

    def _confirm(self, state: Any) -> None:
        self._wait()
        self._click(self.page.locator('[data-act="confirm"]:visible'), "end of turn")
        self._beyond(state["seq"])

    def _check(self) -> None:
        """Go on from what was decided; whatever else was decided is taken back."""
        made = self.table.moves()
        wanted = [(decision.seat, decision.move) for decision in self.decisions]
        if made == wanted[: len(made)]:
            if len(made) > self.done:
                self.waits = 0
            self.done = len(made)
            return
        seq = self.table.state()["seq"]
        self._wait()
        otherwise, undo = self._locate('[data-act="otherwise"]:enabled'), self._locate('[data-act="undo"]:enabled')
        self.taken_back = self.done  # the next time it is done step by step
        if otherwise.count() or undo.count():
            self._click(otherwise if otherwise.count() else undo, "taken back")
            self._beyond(seq)
        else:  # the device is being handed over, which it is not against bots
            self.count.clicks += 1
            self.count.for_what["taken back"] += 1
            self._undo_at_table(made[-1])
        self._check()

    def _undo_at_table(self, what: tuple[int, str]) -> None:
        for _ in range(MOST_WAITS):
            seq = self.table.state()["seq"]
            if any(self.table.try_to("undo", seq=seq, seat=seat) for seat in range(self.table.players)):
                return
            self.page.wait_for_timeout(PAUSE)
        raise Failure(f"nobody can take back {what}")

    # --- one decision ---

    def _decide(self, now: Decision) -> None:
        state = self.table.state()
        if state["turn"]["awaits"] == "confirm":
            self._confirm(state)
            return
        if self._locate('[data-act="handed"]').count():
            self._click(self._locate('[data-act="handed"]'), "hand-over")
            self._wait()
        seq = state["seq"]
        self._wish()
        if (
            now.phase == "place"
            and now.move.split()[0] in ("place", "done")
            and self._locate(".sending .button").count()
            and self.taken_back != self.done
        ):
            self._send()
        else:
            self._carry_out(now, state["legal"])
        self._beyond(seq)

    def _wish(self) -> None:
        """A canteen, where one can say beforehand that it shall be spent."""
        later = self.decisions[self.done + 1 :]
        turn = next((k for k, each in enumerate(later) if each.phase == "turn" or each.seat != 0), len(later))
        is_wanted = any(each.move == "canteen" for each in later[:turn])
        wish = self._locate('[data-wish="canteen"]')
        if wish.count() and (wish.get_attribute("aria-pressed") == "true") != is_wanted:
            self._click(wish, "wish")

    def _send(self) -> None:
        """All workers of a round: the places that differ, and the button."""
        wanted = set()
        for each in self.decisions[self.done :]:
            if each.seat != 0 or each.phase != "place":
                break
            if each.move.startswith("place "):
                wanted.add(each.move.split()[1])
        for is_meant in (True, False):  # first those who must come away
            for place in self._locate("[data-place]").all():
                name, meant = place.get_attribute("data-place"), place.get_attribute("aria-pressed") == "true"
                if meant == is_meant and meant != (name in wanted):
                    self._click(place, "place")
        self._click(self._locate(".sending .button").last, "send")

    def _carry_out(self, now: Decision, legal: list[Any]) -> None:
        action = next(each for each in legal if each["move"] == now.move)
        family = now.move.split()[0]
        following = [each.move for each in self.decisions[self.done + 1 : self.done + 3] if each.seat == 0]
        ways = [
            *self._shortcuts(now.move, following),
            self._locate(f'.action[data-move="{now.move}"]'),
            self._locate(f".spot.legal[aria-label$={json.dumps(': ' + action['text'])}]"),
        ]
        for way in ways:
            if way.count():
                self._click(way.first, family)
                return
        if self._locate("[data-stepper]").count():
            self._compose(now.move, family)
            return
        for spot in (
            f"own:{'cows' if family == 'trade' else family}",
            ":".join(now.move.split()[:2]),
            family,
            "recruit",
        ):
            place = self._locate(f'.spot.legal[data-spot="{spot}"]')
            if place.count():
                self._click(place.first, family)
                choice = self._locate(f'.choice .action[data-move="{now.move}"]')
                if choice.count():
                    self._click(choice.first, family)
                    return
                self.page.keyboard.press("Escape")
        opener = self._locate('[data-act="all-moves"]')
        opener = opener if opener.count() else self._locate('[data-act="extras"]')
        if not opener.count():  # the page has done it by itself meanwhile
            self._let_page_go_on(now)
            return
        self._click(opener.first, family)
        self._click(self._locate(f'.action[data-move="{now.move}"]').last, family)

    def _shortcuts(self, move: str, following: list[str]) -> Iterator[Locator]:
        """Places that stand for this decision and the next ones."""
        kinds = [each.split()[1] for each in following if each.startswith("staff ")]
        if move.startswith("work ") and len(kinds) == 2 and kinds[0] == kinds[1] and "+" not in kinds[0]:
            yield self._locate(f'.spot.legal[data-spot="{move.replace("work", "small").replace(" ", ":")}"]')
        if move == "pass" and following and following[0].startswith("reward "):
            line = self.table.state()["view"]["printed"]["line"]
            reward = following[0].split()[1]
            if reward in line:
                yield self._locate(f'.spot.legal[data-spot="line:{line.index(reward) + 1}"]')

    def _compose(self, move: str, family: str) -> None:
        """An amount, piece by piece."""
        wanted = Counter(move.split()[1].split("+")) if " " in move else Counter[str]()
        do, seq = self._locate('[data-act="compose"]'), self.table.state()["seq"]
        for _ in range(20):
            if do.get_attribute("data-move") == move:
                break
            counts = {
                piece.locator("[data-more]").get_attribute("data-more") or "": int(piece.locator("b").inner_text())
                for piece in self._locate("[data-stepper] .piece").all()
            }
            more = next((piece for piece, n in counts.items() if wanted[piece] > n), None)
            less = next((piece for piece, n in counts.items() if wanted[piece] < n), None)
            self._click(self._locate(f'[data-more="{more}"]' if more else f'[data-less="{less}"]'), family)
            self.page.wait_for_timeout(150)
            if self.table.state()["seq"] > seq:  # what is complete may be done at once
                return
        self._click(do, family)

    # --- the page ---

    def _locate(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true")

    def _click(self, place: Locator, what: str) -> None:
        self.count.clicks += 1
        self.count.for_what[what] += 1
        place.click()

    def _wait(self) -> None:
        self.page.wait_for_function(QUIET, arg=self.table.state()["seq"])

    def _beyond(self, seq: int) -> None:
        self.page.wait_for_function(QUIET, arg=seq + 1)


@dataclass
class Report:
    """The clicks of all games."""

    counts: dict[str, list[Count]] = field(default_factory=dict)

    def markdown(self) -> str:
        """As a table."""
        lines = ["| game | games | decisions | clicks | clicks a game |", "|---|--:|--:|--:|--:|"]
        for game, counts in self.counts.items():
            clicks, decisions = sum(each.clicks for each in counts), sum(each.decisions for each in counts)
            lines.append(f"| {game} | {len(counts)} | {decisions} | {clicks} | {clicks / len(counts):.1f} |")
        return "\n".join(lines) + "\n"

    def as_json(self) -> Any:
        """With what the clicks were for."""
        return {
            game: [{"clicks": each.clicks, "decisions": each.decisions, "for": dict(each.for_what)} for each in counts]
            for game, counts in self.counts.items()
        }


@contextmanager
def window(browser: Browser, table: Table) -> Iterator[Page]:
    """A browser in which the person of the table is at it."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_FIRST)
    context.add_cookies(
        [{"name": "frontier_session", "value": table.http.cookies["frontier_session"], "url": table.url}]
    )
    try:
        page = context.new_page()
        page.goto(f"{table.url}/t/{table.id}")
        yield page
    finally:
        context.close()


def measure(options: argparse.Namespace) -> Report:
    """Play the games that the arguments ask for."""
    if options.page:
        os.environ["FRONTIER_PAGE"] = str(Path(options.page).resolve())
    report = Report()
    with TemporaryDirectory(prefix="frontier-clicks-") as folder, sync_playwright() as playwright:
        database = str(Path(folder) / "clicks.db")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with our_server(database) as (_, url):
            for game in options.games or GAMES:
                counts = report.counts[game] = []
                for number in range(options.number):
                    table = Table(url, database, game, options.players, f"clicks {number}")
                    decisions = record(game, options.players, table.seed, options.bot)
                    with window(browser, table) as page:
                        counts.append(Clicker(page, table, decisions).play())
                    tell(f"{game} {number}: {counts[-1].clicks} clicks {dict(counts[-1].for_what)}")
        browser.close()
    return report


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=HELP, epilog=NOTES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games, default: {' '.join(GAMES)}")
    parser.add_argument("--page", help="the build of the page, default: the installed one")
    parser.add_argument("-n", "--number", type=int, default=3, help="games of each kind, default: %(default)s")
    parser.add_argument("--players", type=int, default=3, help="seats, default: %(default)s")
    parser.add_argument("--bot", default="greedy", help="who decides, default: %(default)s")
    return publish("clicks", parser, arguments, measure)


if __name__ == "__main__":
    sys.exit(main())
