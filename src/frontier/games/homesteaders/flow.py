"""The state of Homesteaders: leads each phase to its rules."""

from librt.vecs import vec
from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.engine.state import CHANCE, NOBODY, OVER
from frontier.games.homesteaders import phases, scoring, slots
from frontier.games.homesteaders.constants import Constants
from frontier.games.homesteaders.refusals import why_not
from frontier.games.homesteaders.rules import auction, build, income, market, railroad, round
from frontier.games.homesteaders.rules.setup import blank, set_up
from frontier.games.homesteaders.state import Position


class HomesteadersState(Position):
    """A position that knows the rules."""

    def __init__(self, constants: Constants, s: vec[i64]) -> None:
        super().__init__(constants, s)

    @property
    def actor(self) -> int:
        phase = self.s[slots.PHASE]
        if phase == phases.DRAW:
            return CHANCE
        if phase == phases.FINISHED:
            return OVER
        return self.s[slots.DECIDER]

    @property
    def turn(self) -> int:
        phase = self.s[slots.PHASE]
        if phase == phases.DRAW or phase == phases.FINISHED:
            return NOBODY
        return self.s[slots.DECIDER]

    @property
    def round(self) -> int:
        return self.s[slots.ROUND]

    @property
    def configuration(self) -> str:
        return self.constants.configuration

    def clone(self) -> "HomesteadersState":
        return HomesteadersState(self.constants, self.s[:])

    def why_not(self, action: int) -> Reason:
        return why_not(self, action)

    def setup_key(self) -> bytes:
        return b""

    @property
    def scores(self) -> tuple[int, ...]:
        return scoring.scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        return scoring.winners(self)

    @property
    def ending(self) -> str | None:
        return scoring.ending(self)

    def go_on(self) -> None:
        """Run automatic phases until somebody decides."""
        while self.s[slots.PHASE] > phases.FINISHED:
            self._run(self.s[slots.PHASE])

    def _run(self, phase: i64) -> None:
        if phase == phases.BIDDING_GOES_ON:
            auction.go_on_bidding(self)
        elif phase == phases.NEXT_WINNER:
            build.next_winner(self)
        elif phase == phases.BUILT:
            build.after_building(self)
        elif phase == phases.TILE_WORKER:
            build.tile_worker(self)
        elif phase == phases.TILE_ADVANCE:
            build.tile_advance(self)
        elif phase == phases.TILE_EXTRA:
            build.tile_extra(self)
        elif phase == phases.INCOME_GOES_ON:
            income.go_on_with_income(self)
        elif phase == phases.ROUND_ENDS:
            round.begin_round(self)

    def find_legal(self) -> None:
        phase = self.s[slots.PHASE]
        if phase == phases.PLACE:
            income.legal_places(self)
        elif phase == phases.WAGES:
            income.legal_wages(self)
        elif phase == phases.BID:
            auction.legal_bids(self)
        elif phase == phases.PAY:
            build.legal_pay(self)
        elif phase == phases.BUILD:
            build.legal_buildings(self)
        elif phase == phases.REWARD:
            railroad.legal_rewards(self)
        elif phase == phases.EXTRA:
            build.legal_extra(self)
        elif phase == phases.DRAW:
            round.legal_draw(self)
        elif phase == phases.NEUTRAL:
            auction.legal_neutral(self)
        elif phase == phases.WORKER:
            build.legal_worker(self)
        elif phase == phases.RELIEF:
            income.legal_reliefs(self)
        elif phase == phases.GOLD:
            build.legal_gold(self)
        elif phase == phases.TRADE:
            round.legal_trading(self)

    def carry_out(self, action: i64) -> None:
        t = self.constants  # families follow each other in the order of their codes (actions.py)
        if action < t.neutral:
            round.draw(self, action - t.draw)
        elif action < t.bid:
            auction.place_neutral(self, action - t.neutral)
        elif action < t.pass_:
            auction.bid(self, (action - t.bid) // t.steps, (action - t.bid) % t.steps)
        elif action < t.place:
            auction.pass_bid(self)
        elif action < t.done:
            income.place(self, action - t.place)
        elif action < t.pay:
            self._done()
        elif action < t.build:
            self._pay(action - t.pay)
        elif action < t.no_build:
            build.build(self, action - t.build + 1)
        elif action < t.extra:
            build.no_build(self)
        elif action < t.no_extra:
            build.pay_extra(self, action != t.extra)
        elif action < t.buy:
            build.no_extra(self)
        elif action < t.gold_for:
            self._trade(action)
        elif action < t.worker:
            build.replace(self, action - t.gold_for)
        elif action < t.no_worker:
            build.take_worker(self)
        elif action < t.relief:
            build.no_worker(self)
        elif action < t.reward:
            income.relieve(self, action - t.relief)
        else:
            railroad.take_reward(self, action - t.reward)

    def _done(self) -> None:
        if self.s[slots.PHASE] == phases.PLACE:
            income.done_placing(self)
        else:
            round.done_trading(self)

    def _pay(self, gold: i64) -> None:
        if self.s[slots.PHASE] == phases.WAGES:
            income.pay_wages(self, gold)
        else:
            build.pay_bid(self, gold)

    def _trade(self, action: i64) -> None:
        """Trade on the marketplace, with a building's ability, or with debt."""
        t = self.constants
        if action < t.sell:
            market.buy(self, (action - t.buy) // 2, (action - t.buy) % 2 != 0)
        elif action < t.hire:
            market.sell(self, action - t.sell)
        elif action < t.market:
            market.hire(self)
        elif action < t.bank:
            market.swap(self, action - t.market)
        elif action < t.borrow:
            market.change(self)
        elif action < t.pay_off:
            market.borrow(self)
        else:
            market.pay_off(self, action != t.pay_off)


def new_state(constants: Constants) -> HomesteadersState:
    """The position after set-up, before the first tile is turned up."""
    state = HomesteadersState(constants, blank())
    set_up(state)
    state.settle()
    return state
