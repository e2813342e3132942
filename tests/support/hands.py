"""Somebody who plays: looks where something glows, and clicks, taps or types until the game is over."""

import random
from collections import Counter

from playwright.sync_api import Locator, TimeoutError, expect

from support.browser import Reader
from support.server import Json

MOST_DECISIONS = 400  # nobody needs nearly as many for a game
# What is done on the side, again and again if one likes: now and then is enough.
ASIDE = {"borrow", "pay_off", "buy", "sell", "market", "own:cows", "own:canteens", "own:tile", "own:good"}
ASIDE_MOVES = {"borrow", "pay_off", "buy", "sell", "market", "trade", "exchange", "canteen", "use", "reveal"}
BUILDING = {"field", "building"}
# The button that sends workers: beside them, or in the bar where the town has to be scrolled.
SEND = ".sending .button:not([data-act=call-back]):visible, [data-act=end]:visible"


def family(spot: str) -> str:
    """The kind of place that a spot is."""
    kind, _, rest = spot.partition(":")
    return f"own:{rest.partition(':')[0]}" if kind == "own" else kind


class Hands:
    """A player with a mouse, or a finger if the reader has a phone."""

    def __init__(self, reader: Reader, seed: int, on_board: float = 0.9) -> None:
        self.reader = reader
        self.lots = random.Random(seed)
        self.on_board = on_board  # how often a decision is made on the board, if it can be
        self.families: Counter[str] = Counter()  # of the spots that were used
        self.from_bar = 0
        self.decisions = 0

    # --- a whole game ---

    def play(self, until: int = MOST_DECISIONS) -> None:
        """Until the game is over, or so many decisions later."""
        end = self.decisions + until
        while self.decisions < end:
            turn = self.reader.wait("mine", "confirm", "over")
            if turn == "over":
                return
            self.step()
        assert until < MOST_DECISIONS, "the game does not end"

    def step(self) -> None:
        """One decision, or the end of the turn."""
        seen = self.reader.look()
        if "handed" in seen["acts"]:
            self.reader.press("handed")
            self.reader.wait("mine", "confirm")
        elif seen["turn"] == "confirm":
            self.reader.press("confirm")
            self.reader.wait_beyond(seen["seq"])
        else:
            self.decide(seen)
            self.decisions += 1

    def decide(self, seen: Json) -> None:
        """On the board if something glows there, else in the bar."""
        if self.decisions % 10 == 0:
            assert self.reader.covered() == []
        if self.reader.page.locator("[data-stepper]:visible").count():
            self.compose(seen)
            return
        spots = [spot for spot in seen["spots"] if not spot.startswith("place:")]
        main = [spot for spot in spots if family(spot) not in ASIDE and spot != "bank"]
        if len(spots) < len(seen["spots"]) and self.lots.random() < 0.9:
            self.send_workers(seen)
        elif spots and (self.lots.random() < self.on_board if main else self.lots.random() < 0.15):
            spot = self.choose_spot(main or spots)
            self.families[family(spot)] += 1
            self.use_spot(spot)
            self.finish(spot, seen["seq"])
        else:
            moves = [move for move in seen["moves"] if move.split()[0] not in ASIDE_MOVES] or seen["moves"]
            self.from_bar += 1
            if moves:
                self.use_move(self.lots.choice(moves))
            else:
                self.use_list()
            self.finish("", seen["seq"])

    def choose_spot(self, spots: list[str]) -> str:
        """Who can build does; else the kinds of spots used least come first, so that every kind has its turn."""
        kinds = sorted({family(spot) for spot in spots})
        self.lots.shuffle(kinds)
        kind = min(kinds, key=lambda each: -1 if each in BUILDING else self.families[each])
        return self.lots.choice(sorted({spot for spot in spots if family(spot) == kind}))

    def send_workers(self, seen: Json) -> None:
        """Homesteaders: places are chosen in any order and sent together."""
        self.families["place"] += 1
        for spot in sorted(set(seen["spots"])):
            if spot.startswith("place:") and self.lots.random() < 0.7:
                self.use_place(spot)
        self.use_send()
        self.reader.wait_beyond(seen["seq"])

    def compose(self, seen: Json) -> None:
        """An amount: some pieces more, until there is something to do."""
        self.from_bar += 1
        do = self.reader.page.locator('[data-act="compose"]:not(:disabled)')
        for _ in range(20):
            pieces = [each.get_attribute("data-more") or "" for each in self.more_buttons.all()]
            if pieces and (not do.count() or self.lots.random() < 0.5):
                self.use_more(self.lots.choice(pieces))
                self.reader.page.wait_for_timeout(100)
                if self.reader.look()["busy"] or self.reader.seq() > seen["seq"]:  # a complete amount is done at once
                    self.finish("", seen["seq"])
                    return
            elif do.count():
                break
        self.use_compose()
        self.finish("", seen["seq"])

    def finish(self, spot: str, seq: int) -> None:
        """Until the decision has counted: a spot may stand for several actions, and a tap only shows one."""
        try:
            outcome = self.reader.outcome(seq)
        except TimeoutError:  # the click fell into the moment after a new question, in which nothing answers
            if not spot or self.reader.seq() != seq:
                raise
            self.use_spot(spot)
            outcome = self.reader.outcome(seq)
        assert not (spot and self.reader.phone and outcome == "done"), f"{spot} was tapped once and not shown"
        while outcome != "done":
            assert outcome != "refused", f"{spot} glows but is refused"
            if outcome == "choice":
                self.use_move(self.lots.choice(self.reader.look()["choice"]))
            elif spot and self.lots.random() < 0.5:
                self.use_spot(spot)
            else:
                self.use_do()
            outcome = self.reader.outcome(seq)

    # --- with what hand ---

    def use_spot(self, spot: str) -> None:
        """A place on the board."""
        if self.reader.phone:
            self.open_panel(spot)
        self.reader.use(self.reader.spot(spot))

    def use_place(self, spot: str) -> None:
        """A place where a worker may go."""
        self.use_spot(spot)

    def use_send(self) -> None:
        """The button that sends the workers off."""
        self.reader.use(self.reader.page.locator(SEND).first)

    def use_move(self, move: str) -> None:
        """The button of a move."""
        self.reader.use(self.reader.button(move))

    @property
    def more_buttons(self) -> Locator:
        """What adds a piece to an amount."""
        return self.reader.page.locator("[data-more]:visible:not(:disabled)")

    def use_more(self, piece: str) -> None:
        """One more of a piece."""
        self.reader.use(self.reader.page.locator(f'[data-more="{piece}"]'))

    def use_compose(self) -> None:
        """The amount shall be it."""
        self.reader.press("compose")

    def use_list(self) -> None:
        """Any of all moves, from their list."""
        self.reader.press("all-moves")
        moves = self.reader.page.locator("dialog[open] [role=option]").all()
        self.reader.use(self.lots.choice(moves))

    def use_do(self) -> None:
        """What was shown shall be done."""
        self.reader.press("do")

    def open_panel(self, spot: str) -> None:
        """On a phone: the panel with a spot, by its tab."""
        panels = "[...document.querySelectorAll('[data-panel]')]"
        number = self.reader.spot(spot).evaluate(f"spot => {panels}.indexOf(spot.closest('[data-panel]'))")
        tab = self.reader.tabs.nth(number)
        if tab.get_attribute("aria-current") != "true":
            self.reader.use(tab)
            expect(tab).to_have_attribute("aria-current", "true")


class Keys(Hands):
    """A player who has only a keyboard."""

    def tab_to(self, condition: str, most: int = 250) -> None:
        """Press Tab until what has the focus (`at`) is right."""
        for _ in range(most):
            self.reader.page.keyboard.press("Tab")
            if self.reader.page.evaluate(f"() => {{ const at = document.activeElement; return {condition} }}"):
                return
        raise AssertionError(f"the Tab key never comes to {condition}")

    def enter(self, condition: str) -> None:
        """Go there and press Enter."""
        self.tab_to(condition)
        self.reader.page.keyboard.press("Enter")

    def decide(self, seen: Json) -> None:
        """By the number of a button, by the key for the end of a turn, or on the board."""
        ends = {"end_turn", "done", "stop"} & set(seen["moves"])
        if ends and self.lots.random() < 0.3:
            self.from_bar += 1
            self.reader.page.keyboard.press("e")
            self.reader.wait_beyond(seen["seq"])
        else:
            super().decide(seen)

    def use_spot(self, spot: str) -> None:
        """With Tab and Enter."""
        self.enter(f"at.dataset.spot === {spot!r}")

    def use_move(self, move: str) -> None:
        """With its number if it has one."""
        digit = self.reader.button(move).locator("kbd")
        if digit.count():
            self.reader.page.keyboard.press(digit.inner_text())
        else:
            self.enter(f"at.dataset.move === {move!r}")

    def use_more(self, piece: str) -> None:
        """With the number of the piece."""
        self.reader.page.keyboard.press(self.reader.page.locator(f'[data-more="{piece}"] kbd').inner_text())

    def use_compose(self) -> None:
        """With the space bar, where nothing has the focus."""
        self.reader.page.evaluate("document.activeElement.blur()")
        self.reader.page.keyboard.press(" ")

    def use_list(self) -> None:
        """With its key, and then with the arrows."""
        self.reader.page.keyboard.press("a")
        for _ in range(self.lots.randrange(self.reader.page.locator("dialog[open] [role=option]").count())):
            self.reader.page.keyboard.press("ArrowDown")
        self.reader.page.keyboard.press("Enter")

    def use_send(self) -> None:
        """The button that sends the workers off."""
        self.enter("at.matches('.sending .button:not([data-act=call-back])')")

    def use_do(self) -> None:
        """What was shown shall be done."""
        self.reader.page.keyboard.press(" ")
