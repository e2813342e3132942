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
COMING = ".coming"  # a turn that ends by itself in a moment, or workers who are sent
ENDS = ("end_turn", "no_canteen")
BY_ITSELF = ("pay", "worker", "no_worker")  # decisions of which the page makes some, or others instead
TO_CANTEEN = ("stop", "no_advance", "end_turn")


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
            elif self._is_coming(now):
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

    def _is_coming(self, now: Decision) -> bool:
        """Whether the page is about to end the turn, as the record has it."""
        if not self.is_patient or now.seat != 0 or now.move not in ENDS or self._to_canteen():
            return False
        return self._locate(COMING).count() > 0

    def _is_early(self, now: Decision, state: Any) -> bool:
        """Whether others are still deciding; what the page may do by itself is left to it for a moment."""
        is_offered = any(each["move"] == now.move for each in state["legal"])
        return not is_offered or (now.move.split()[0] in BY_ITSELF and self.waits < PATIENCE)

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
        instead = self._locate(f'[data-instead="{wanted[right][1]}"]')
        if instead.count():
            self._click(instead, "instead")
            self._beyond(seq)
            self._check()
            return
        self._click(otherwise if otherwise.count() else undo, "taken back")
        self._beyond(seq)
        self._check()

    # --- one decision ---

    def _decide(self, now: Decision, state: Any) -> None:
        seq = state["seq"]
        is_first = self.taken_back != self.done
        is_placing = now.phase == "place" and now.move.split()[0] in ("place", "done")
        if is_placing and self._locate(".sending .button").count():
            self._send(now)
        elif not (is_first and (self._click_goal(now) or self._click_last(now))):
            self._carry_out(now, state["legal"], is_first)
        try:
            self._beyond(seq)
        except PageTimeout:
            raise Failure(f"{now.move} of {now.phase} has not been decided by any click") from None

    def _send(self, now: Decision) -> None:
        """All workers of a round: the places that differ, and the button where they do not go by themselves."""
        wanted = set()
        for each in self.decisions[self.done :]:
            if each.seat != 0 or each.phase != now.phase:
                break
            if each.move.startswith("place "):
                wanted.add(each.move.split()[1])
        chosen = {
            place.get_attribute("data-place") for place in self._locate('[aria-pressed="true"][data-place]').all()
        }
        call_back = self._locate('[data-act="call-back"]')
        if len(chosen ^ wanted) > 1 + len(wanted) and call_back.count():
            self._click(call_back, "place")
        if self._first_ones_move_rightly(wanted):
            self._toggle(wanted, is_meant=False)
        self._toggle(wanted, is_meant=True)
        self._toggle(wanted, is_meant=False)
        self.page.wait_for_timeout(PAUSE)
        if self.is_patient and self._locate(COMING).count():
            self.count.waited += 1
        else:
            self._click(self._locate(".sending .button:not([data-act=call-back])").last, "send")

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
        goal = next((each for each in self._own_run() if each.move.startswith(("build ", "bid "))), now)
        if goal is now:
            return False
        name = goal.move.partition(" ")[2].replace(" ", ":")
        shown = self._locate(f'.spot.legal[data-can="trading"][data-spot="building:{name}"]')
        if shown.count():
            self._click(shown.first, "build")
            if self._locate('[data-act="do"]').count():  # with a debt
                self._click(self._locate('[data-act="do"]'), "build")
            return True
        place = self._locate(f'[data-spot="building:{name}"], [data-spot="field:{name}"], [data-spot="bid:{name}"]')
        place.first.hover()
        way = self._locate('[data-explains] [data-act="way"]')
        try:
            way.first.wait_for(timeout=HOVER)
        except PageTimeout:
            return False
        self._click(way.first, "build")
        return True

    def _to_canteen(self) -> list[str]:
        """What is decided from here on, if that leads to another turn at once, as far as its first decision."""
        found: list[str] = []
        for each in self.decisions[self.done :]:
            if each.seat != 0 or (each.move not in (*TO_CANTEEN, "canteen") and "canteen" not in found):
                return []
            found.append(each.move)
            if found[-2:-1] == ["canteen"]:
                return found
        return []

    def _click_last(self, now: Decision) -> bool:
        """Click a settlement as the last one of its turn, where the page has a way for that; whether it has."""
        following = self.decisions[self.done + 1 : self.done + 2]
        if not now.move.startswith("build ") or [each.move for each in following] != ["stop"]:
            return False
        self._locate(f'[data-spot="field:{now.move.split()[1]}"]').first.hover()
        last = self._locate('[data-explains] [data-act="closing"]')
        try:
            last.first.wait_for(timeout=HOVER)
        except PageTimeout:
            return False
        self._click(last.first, "build")
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
        if again := self._to_canteen():
            goal = again[-1].replace("build", "field").replace(" ", ":")
            then = self.decisions[self.done + len(again) :][:2]
            is_helped = any(each.phase == "helper" and each.move.startswith("staff ") for each in then)
            if goal.split(":")[0] in ("field", "bank", "work", "city") and not is_helped:
                yield self._locate(f'.spot.legal[data-spot="{goal}"]')
            yield self._locate('[data-act="onward"]')
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
            lacking = {piece: wanted[piece] - n for piece, n in counts.items() if wanted[piece] > n}
            more = min(lacking, key=lambda piece: lacking[piece], default=None)
            fill = self._locate(f'[data-fill="{more}"]:enabled')
            is_one_kind = len(wanted) == 1 and wanted.total() > 1
            is_rest = len(lacking) == 1 and all(wanted[piece] >= n for piece, n in counts.items())
            if more and fill.count() and (is_one_kind or (is_rest and lacking[more] > 1)):
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
