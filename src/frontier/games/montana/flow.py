"""The state of Montana: leads each phase to its rules."""

from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.reasons import Reason
from frontier.engine.state import CHANCE, NOBODY, OVER
from frontier.games.montana import phases, scoring, slots
from frontier.games.montana.board import Board
from frontier.games.montana.constants import Constants
from frontier.games.montana.refusals import why_not
from frontier.games.montana.rules import build, cattle, city, recruit, turn, work
from frontier.games.montana.rules.setup import blank, choose_start, legal_starts, set_up
from frontier.games.montana.state import Position


class MontanaState(Position):
    """A position that knows the rules."""

    @property
    def actor(self) -> int:
        phase = self.s[slots.PHASE]
        if phase == phases.SPIN or phase == phases.SETUP_SPIN:
            return CHANCE
        if phase >= phases.FINISHED:
            if phase == phases.FINISHED:
                return OVER
            if self.constants.phases.is_chance[phase] != 0:
                return CHANCE
        return self.s[slots.DECIDER]

    @property
    def turn(self) -> int:
        phase = self.s[slots.PHASE]
        if phase == phases.SETUP_SPIN or phase == phases.SETUP_WHITE:
            return self.s[slots.DECIDER]
        if phase == phases.FINISHED:
            return NOBODY
        return self.s[slots.ACTIVE]

    @property
    def round(self) -> int:
        return self.s[slots.ROUND]

    @property
    def configuration(self) -> str:
        return self.constants.configuration

    def clone(self) -> "MontanaState":
        return MontanaState(self.constants, self.board, self.s[:])

    def why_not(self, action: int) -> Reason:
        return why_not(self, action)

    def setup_key(self) -> bytes:
        return self.board.key()

    @property
    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    @property
    def ending(self) -> str | None:
        return scoring.ending(self)

    def find_legal(self) -> None:
        phase = self.s[slots.PHASE]
        if phase == phases.TURN:
            turn.legal_turn(self)
        elif phase == phases.AFTER:
            turn.legal_after(self)
        elif phase == phases.THIRST:
            turn.legal_canteen(self)
        elif phase == phases.STAFF:
            work.legal_crews(self)
        elif phase == phases.HELPER:
            work.legal_helper(self)
        elif phase == phases.SPIN or phase == phases.SETUP_SPIN:
            recruit.legal_spin(self)
        elif phase == phases.WHITE_PAIR or phase == phases.SETUP_WHITE:
            recruit.legal_pair(self)
        elif phase == phases.ADVANCE:
            recruit.legal_advance(self)
        elif phase == phases.TOO_MANY:
            recruit.legal_give_back(self)
        elif phase == phases.BUILDING:
            build.legal_next(self)
        elif phase == phases.BID:
            city.legal_bids(self)
        elif phase == phases.BID_WINDOW or phase == phases.PAY_WINDOW:
            city.legal_window(self)
        elif phase == phases.UPGRADES:
            city.legal_upgrades(self)
        elif phase == phases.BASKET:
            city.legal_baskets(self)
        elif phase == phases.CHOOSE_START:
            legal_starts(self)
        elif phase > phases.FINISHED:
            for extension in self.constants.extensions:
                extension.find_legal(self)
        if self.constants.extended and self.s[self.tail] == 1:
            for extension in self.constants.extensions:
                extension.legal_at_last(self)

    def weight(self, action: i64) -> i64:
        if self.s[slots.PHASE] > phases.FINISHED:
            for extension in self.constants.extensions:
                weight = extension.weight(self, action)
                if weight > 0:
                    return weight
        return 1

    def draw(self, rng: Rng) -> i64:
        if self.s[slots.PHASE] > phases.FINISHED:
            for extension in self.constants.extensions:
                action = extension.draw(self, rng)
                if action >= 0:
                    return action
        return self.pick(rng)  # the wheel: every space is equally likely

    def carry_out(self, action: i64) -> None:
        t = self.constants  # families follow each other in the order of their codes (actions.py)
        if action < t.advance:
            self._begin(action)
        elif action < t.bid:
            self._go_on_working(action)
        elif action <= t.no_canteen:
            self._finish(action)
        elif action < t.start:
            self._extend(action)
        else:
            choose_start(self, action - t.start)

    def carry_out_unseen(self) -> None:
        for extension in self.constants.extensions:
            if extension.carry_out_unseen(self):
                return
        super().carry_out_unseen()

    def _begin(self, action: i64) -> None:
        """Carry out the wheel, one of the three actions, or an extra action."""
        t = self.constants
        if action < t.recruit:
            recruit.spin(self, action - t.spin)
        elif action < t.bank:
            recruit.recruit(self)
        elif action < t.work:
            work.go_to_bank(self, action - t.bank)
        elif action < t.city:
            work.go_to_area(self, (action - t.work) // t.work_row, (action - t.work) % t.work_row)
        elif action < t.build:
            city.visit(self)
        elif action < t.trade:
            build.build(self, action - t.build)
        elif action < t.extras:
            cattle.trade(self, action - t.trade)
        else:
            self._extend(action)

    def _go_on_working(self, action: i64) -> None:
        """Carry out which workers come and where they go."""
        t = self.constants
        if action < t.no_advance:
            recruit.advance(self, action - t.advance + 1)
        elif action < t.staff:
            recruit.no_advance(self)
        elif action < t.no_helper:
            work.staff(self, action - t.staff)
        elif action < t.take:
            work.no_helper(self)
        elif action < t.give_back:
            recruit.take_pair(self, action - t.take)
        else:
            recruit.give_back(self, action - t.give_back)
            if t.extended:
                build.go_on_building(self)

    def _finish(self, action: i64) -> None:
        """Carry out a decision of the city or of the end of a turn."""
        t = self.constants
        if action < t.pass_:
            city.bid(self, (action - t.bid) // t.columns, (action - t.bid) % t.columns)
        elif action < t.go_on:
            city.pass_bid(self)
        elif action < t.upgrade:
            city.go_on(self)
        elif action < t.goods:
            city.upgrade(self, action - t.upgrade)
        elif action < t.stop:
            city.take_goods(self, action - t.goods)
        elif action < t.end_turn:
            build.stop(self)
        elif action < t.canteen:
            turn.end_turn(self)
        elif action < t.no_canteen:
            turn.spend_canteen(self)
        else:
            turn.next_player(self)

    def _extend(self, action: i64) -> None:
        """Carry out an action of a module, and go on with a settlement that waited for it."""
        for extension in self.constants.extensions:
            if extension.carry_out(self, action):
                build.go_on_building(self)
                return


def new_state(constants: Constants, board: Board) -> MontanaState:
    """Return the position after set-up, before the first spin."""
    state = MontanaState(constants, board, blank(constants))
    set_up(state)
    state.settle()
    return state
