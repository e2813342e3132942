"""Count the clicks that somebody needs for a whole game: the same record, played in two builds of the page."""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import frontier
from clicker import Clicker, Count
from figures import publish, tell
from server import our_server
from solo import SoloTable, record

HELP = "Play the same games against bots in one or two builds of the page and count the clicks of the person."

NOTES = """\
The person at the first seat knows every decision beforehand, and makes it in the page by the shortest way that the
build has; a click that turns out to have decided something else is taken back, and that counts too. The seed is made of
a fixed secret and a fixed nonce, and bots decide by it, so that a game is the same in every build. A turn that the page
ends by itself is waited for; with --hurried End turn is clicked.

Example: python bench/clicks.py --before BUILD_OF_ANOTHER_COMMIT --write bench/README.md
"""

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
WINDOW = {"width": 1280, "height": 800}
PATIENCE = 20_000
GAMES = ("montana", "homesteaders")
MOST_KINDS = 8  # of what clicks are for, in the table

# Preferences as they are at first, but without anything that only takes time.
AT_FIRST = """localStorage.setItem('frontier-prefs', JSON.stringify(
  { pace: 0, sound: false, animation: false, firsts: false, welcome: false }))"""


@dataclass
class Report:
    """The clicks of all games, by build and game."""

    options: argparse.Namespace
    counts: dict[str, dict[str, list[Count]]] = field(default_factory=dict)

    def markdown(self) -> str:
        """As a table."""
        about = self.options
        lines = [
            f"{about.number} games of each kind with {about.players} players; the person decides as {about.person} "
            f"would, the others are {about.opponent}",
            "",
            "| game | page | decisions a game | clicks a game | fewer | turns ended by themselves | for what, a game |",
            "|---|---|--:|--:|--:|--:|---|",
        ]
        for game in about.games or GAMES:
            before = self._clicks(self.counts["before"][game]) if "before" in self.counts else 0.0
            for build, games in self.counts.items():
                counts = games[game]
                clicks = self._clicks(counts)
                fewer = f"{1 - clicks / before:.0%}" if before and build != "before" else ""
                decisions = sum(each.decisions for each in counts) / len(counts)
                waited = sum(each.waited for each in counts) / len(counts)
                lines.append(
                    f"| {game} | {build} | {decisions:.1f} | {clicks:.1f} | {fewer} | {waited:.1f} | {_kinds(counts)} |"
                )
        return "\n".join(lines)

    @staticmethod
    def _clicks(counts: list[Count]) -> float:
        return sum(each.clicks for each in counts) / len(counts)

    def as_json(self) -> Any:
        """With what the clicks of each game were for."""
        return {
            build: {
                game: [
                    {"clicks": each.clicks, "decisions": each.decisions, "for": dict(each.for_what)} for each in counts
                ]
                for game, counts in games.items()
            }
            for build, games in self.counts.items()
        }


def _kinds(counts: list[Count]) -> str:
    all_: Counter[str] = Counter()
    for each in counts:
        all_ += each.for_what
    return ", ".join(f"{what} {n / len(counts):.1f}" for what, n in all_.most_common(MOST_KINDS))


@contextmanager
def window(browser: Browser, table: SoloTable) -> Iterator[Page]:
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


def play(browser: Browser, build: str, options: argparse.Namespace) -> dict[str, list[Count]]:
    """Play all games in one build of the page."""
    if build:
        os.environ["FRONTIER_PAGE"] = str(Path(build).resolve())
    else:
        os.environ.pop("FRONTIER_PAGE", None)
    found: dict[str, list[Count]] = {}
    with TemporaryDirectory(prefix="frontier-clicks-") as folder:
        database = str(Path(folder) / "clicks.db")
        with our_server(database) as (_, url):
            for game in options.games or GAMES:
                counts = found[game] = []
                rules = frontier.game(game, players=options.players)
                for number in range(options.number):
                    table = SoloTable(url, database, game, options.players, f"clicks {number}", options.opponent)
                    decisions = record(rules, table.seed, options.person, options.opponent)
                    with window(browser, table) as page:
                        counts.append(Clicker(page, table, decisions, not options.hurried).play())
                    tell(f"{build or 'installed'}: {game} {number}: {counts[-1]}")
    return found


def measure(options: argparse.Namespace) -> Report:
    """Play the games that the arguments ask for."""
    report = Report(options)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        if options.before:
            report.counts["before"] = play(browser, options.before, options)
        report.counts["now"] = play(browser, options.page or "", options)
        browser.close()
    return report


def main(arguments: list[str] | None = None) -> int:
    """Run from the command line."""
    parser = argparse.ArgumentParser(
        description=HELP, epilog=NOTES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"which games, default: {' '.join(GAMES)}")
    parser.add_argument("--page", help="the build of the page, default: the installed one")
    parser.add_argument("--before", help="a build to compare with")
    parser.add_argument("-n", "--number", type=int, default=5, help="games of each kind, default: %(default)s")
    parser.add_argument("--players", type=int, default=3, help="seats, default: %(default)s")
    parser.add_argument("--person", default="settler", help="who decides for the person, default: %(default)s")
    parser.add_argument("--opponent", default="greedy", help="who the others are, default: %(default)s")
    parser.add_argument("--hurried", action="store_true", help="never wait for a turn to end by itself")
    return publish("clicks", parser, arguments, measure)


if __name__ == "__main__":
    sys.exit(main())
