"""Somebody who knows every decision of a game beforehand and makes it in the page with as few clicks as it takes."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PageTimeout

from processes import Failure
from solo import Decision, SoloTable

PAUSE = 100  # milliseconds
HOVER = 1500  # until a card about what is pointed at is there
MOST_WAITS = 100
MOST_PIECES = 20
PATIENCE = 5  # pauses
QUIET = """seq => { const table = document.querySelector('[data-table]')?.dataset
  return table && Number(table.seq) >= seq && table.busy === 'false' && table.connection === 'open' }"""
COMING = ".end.coming"  # a turn that ends by itself in a moment


@dataclass
class Count:
    """The clicks of one game."""

    clicks: int = 0
    decisions: int = 0
    waited: int = 0  # ends of turns that came by themselves
    for_what: Counter[str] = field(default_factory=Counter)


class Clicker:
    """A player with a mouse. What a click has decided otherwise than the record is taken back, and that counts."""

    def __init__(self, page: Page, table: SoloTable, decisions: list[Decision], is_patient: bool) -> None:
        self.page, self.table, self.decisions, self.is_patient = page, table, decisions, is_patient
        self.count = Count(decisions=sum(decision.seat == 0 for decision in decisions))
        self.done = self.waits = 0
        self.taken_back = -1  # how many decisions had been made when one had to be taken back

    def play(self) -> Count:
        """The whole record."""
        while self.done < len(self.decisions):
            now = self.decisions[self.done]
            self._wait()
            state = self.table.state()
            if state["turn"]["awaits"] == "confirm":
                self._confirm(state)
            elif now.seat == 0 and now.move == "end_turn" and self.is_patient and self._locate(COMING).count():
                self.count.waited += 1
                self._beyond(state["seq"])
            elif self._is_early(now, state):
                self._let_others_go_on(now)
            else:
                self._decide(now, state)
            self._check()
        if self.table.state()["turn"]["awaits"] == "confirm":
            self._confirm(self.table.state())
        return self.count

    def _is_early(self, now: Decision, state: Any) -> bool:
        """Whether others are still deciding; payments are left to the page for a moment, which may make them."""
        is_offered = any(each["move"] == now.move for each in state["legal"])
        return not is_offered or (now.move.startswith("pay") and self.waits < PATIENCE)

    def _let_others_go_on(self, now: Decision) -> None:
        """The bots decide, or the page itself was quicker."""
        self.waits += 1
        if self.waits > MOST_WAITS:
            raise Failure(f"the record cannot go on with {now.move} of seat {now.seat}")
        self.page.wait_for_timeout(PAUSE)

    def _confirm(self, state: Any) -> None:
        """The end of the turn, which may come by itself."""
        self._wait()
        if self.is_patient and self._locate(COMING).count():
            self.count.waited += 1
        else:
            self._click(self._locate('[data-act="confirm"]'), "end of turn")
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
        right = next(i for i, (one, other) in enumerate(zip(made, wanted, strict=False)) if one != other)
        if made[right][0] != 0:
            raise Failure(f"a bot decided {made[right]} where the record has {wanted[right]}")
        if self.taken_back == right:
            raise Failure(f"{wanted[right][1]} cannot be decided in the page, only {made[right][1]}")
        seq = self.table.state()["seq"]
        self._wait()
        otherwise, undo = self._locate('[data-act="otherwise"]:enabled'), self._locate('[data-act="undo"]:enabled')
        self.taken_back = right  # the next time it is done step by step
        self._click(otherwise if otherwise.count() else undo, "taken back")
        self._beyond(seq)
        self._check()

    # --- one decision ---

    def _decide(self, now: Decision, state: Any) -> None:
        seq = state["seq"]
        self._wish()
        is_first = self.taken_back != self.done
        is_placing = now.phase == "place" and now.move.split()[0] in ("place", "done")
        if is_placing and self._locate(".sending .button").count():
            self._send(now)
        elif not (is_first and self._click_goal(now)):
            self._carry_out(now, state["legal"], is_first)
        try:
            self._beyond(seq)
        except PageTimeout:
            raise Failure(f"{now.move} of {now.phase} has not been decided by any click") from None

    def _wish(self) -> None:
        """A canteen, where one can say beforehand that it shall be spent."""
        later = self.decisions[self.done + 1 :]
        turn = next((k for k, each in enumerate(later) if each.phase == "turn" or each.seat != 0), len(later))
        is_wanted = any(each.move == "canteen" for each in later[:turn])
        wish = self._locate('[data-wish="canteen"]')
        if wish.count() and (wish.get_attribute("aria-pressed") == "true") != is_wanted:
            self._click(wish, "wish")

    def _send(self, now: Decision) -> None:
        """All workers of a round: the places that differ, and the button."""
        wanted = set()
        for each in self.decisions[self.done :]:
            if each.seat != 0 or each.phase != now.phase:
                break
            if each.move.startswith("place "):
                wanted.add(each.move.split()[1])
        if self._first_ones_move_rightly(wanted):
            self._toggle(wanted, is_meant=False)
        self._toggle(wanted, is_meant=True)
        self._toggle(wanted, is_meant=False)
        self._click(self._locate(".sending .button").last, "send")

    def _toggle(self, wanted: set[str], is_meant: bool) -> None:
        """Click the places that somebody is meant to leave (`is_meant`), or to go to."""
        for place in self._locate("[data-place]").all():
            name, meant = place.get_attribute("data-place"), place.get_attribute("aria-pressed") == "true"
            if meant == is_meant and meant != (name in wanted):
                self._click(place, "place")

    def _first_ones_move_rightly(self, wanted: set[str]) -> bool:
        """Whether those who are moved to another place if all are busy, the first ones, are those who should."""
        own = self.table.state()["view"]["seats"][0]
        places = self._locate('[data-place][aria-pressed="true"]').all()
        chosen = [place.get_attribute("data-place") or "" for place in places]
        idle = own["workers"] - len(own["placed"]) - len(chosen)
        moved = chosen[: max(0, len(wanted - set(chosen)) - idle)]
        return not wanted & set(moved)

    def _click_goal(self, now: Decision) -> bool:
        """Click what trades are made for, where the page makes them too; whether it does."""
        goal = next((each for each in self._own_run() if each.move.startswith("build ")), now)
        if goal is now:
            return False
        name = goal.move.split()[1]
        shown = self._locate(f'.spot.legal[data-can="trading"][data-spot="building:{name}"]')
        if shown.count():
            self._click(shown.first, "build")
            if self._locate('[data-act="do"]').count():  # with a debt
                self._click(self._locate('[data-act="do"]'), "build")
            return True
        place = self._locate(f'[data-spot="building:{name}"], [data-spot="field:{name}"]')
        place.first.hover()
        way = self._locate('[data-explains] [data-act="way"]')
        try:
            way.first.wait_for(timeout=HOVER)
        except PageTimeout:
            return False
        self._click(way.first, "build")
        return True

    def _own_run(self) -> Iterator[Decision]:
        """What is decided from here on, as long as nobody else is asked and the question stays."""
        first = self.decisions[self.done]
        for each in self.decisions[self.done :]:
            if (each.seat, each.phase) != (first.seat, first.phase):
                return
            yield each

    def _carry_out(self, now: Decision, legal: list[Any], is_first: bool) -> None:
        action = next(each for each in legal if each["move"] == now.move)
        family = now.move.split()[0]
        following = [each.move for each in self.decisions[self.done + 1 : self.done + 3] if each.seat == 0]
        closed = self._locate('[data-act="extras"][aria-expanded="false"]')
        if action["extra"] and closed.count():  # a list that stays open from then on
            self._click(closed, family)
        ways = [
            *(self._shortcuts(now.move, following) if is_first else ()),
            self._locate(f'.action[data-move="{now.move}"]'),
            self._locate(f".spot.legal[aria-label$={json.dumps(': ' + action['text'], ensure_ascii=False)}]"),
        ]
        for way in ways:
            if way.count():
                self._click(way.first, family)
                return
        if self._locate("[data-stepper]").count() and not action["extra"]:
            self._compose(now.move, family)
            return
        own = {"trade": "own:cows", "upgrade": "own:good"}.get(family, f"own:{family}")
        for spot in (own, ":".join(now.move.split()[:2]), family, "recruit"):
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
            self._let_others_go_on(now)
            return
        self._click(opener.first, family)
        self._click(self._locate(f'.action[data-move="{now.move}"]').last, family)

    def _shortcuts(self, move: str, following: list[str]) -> Iterator[Locator]:
        """Places that stand for this decision and the next ones."""
        if move == "city" and following and following[0].startswith("bid "):
            yield self._locate(f'.spot.legal[data-spot="{following[0].replace(" ", ":")}"]')
        helped = [each for each in following if each.startswith("staff ")]
        if move.startswith("work ") and helped and self.decisions[self.done + len(helped)].phase == "helper":
            yield self._locate(f'.spot.legal[data-spot="{move.replace("work", "small").replace(" ", ":")}"]')
        if move == "pass" and following and following[0].startswith("reward "):
            line = self.table.state()["view"]["printed"]["line"]
            reward = following[0].split()[1]
            spot = f"line:{line.index(reward) + 1}" if reward in line else f"hold:{reward}"
            yield self._locate(f'.spot.legal[data-spot="{spot}"]')

    def _compose(self, move: str, family: str) -> None:
        """An amount, piece by piece."""
        wanted = Counter(move.split()[1].split("+")) if " " in move else Counter[str]()
        do, seq = self._locate('[data-act="compose"]'), self.table.state()["seq"]
        for _ in range(MOST_PIECES):
            if do.get_attribute("data-move") == move:
                break
            counts = {
                piece.locator("[data-more]").get_attribute("data-more") or "": int(piece.locator("b").inner_text())
                for piece in self._locate("[data-stepper] .piece").all()
            }
            more = next((piece for piece, n in counts.items() if wanted[piece] > n), None)
            fill = self._locate(f'[data-fill="{more}"]:enabled')
            if more and wanted == {more: sum(wanted.values())} and wanted[more] - counts[more] > 1 and fill.count():
                self._click(fill, family)
                self.page.wait_for_timeout(150)
                if self.table.state()["seq"] > seq:
                    return
                continue
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
