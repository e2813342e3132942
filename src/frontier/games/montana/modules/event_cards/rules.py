"""Module 3, events: a card a round, known one round ahead (X-EVENT, X-CARD)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from frontier.engine.chance import Rng
from frontier.engine.multisets import LANE, Multisets, count_of, covers, native, pack
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.components import GOODS, KINDS
from frontier.games.montana.constants import Constants, sets_of
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules import counts
from frontier.games.montana.modules.event_cards import events as module_events
from frontier.games.montana.modules.event_cards import kinds
from frontier.games.montana.modules.event_cards import phases as module_phases
from frontier.games.montana.modules.event_cards import slots as module_slots
from frontier.games.montana.modules.event_cards.components import cards
from frontier.games.montana.modules.event_cards.kinds import CardKind, kind_of, tell
from frontier.games.montana.modules.faces import Face
from frontier.games.montana.rules.city import pumpkins_to_keep
from frontier.games.montana.rules.supply import gain_silver, go_on_with, hand_in, receive
from frontier.games.montana.state import Position

NOTHING: Final = -1


class EventCards(Extension):
    """The rules of cards: the right one is active in everybody's turn, the left one comes next (X-EVENT-04, -06)."""

    def __init__(self, expansion: Expansion, constants: Constants) -> None:
        faces = cards(expansion)
        self.numbers = expansion.numbers
        numbers = self.numbers
        self.faces: i64 = len(faces)
        self.cards: i64 = sum([card.count for card in faces])
        self.kinds = vec[CardKind]()
        for card in faces:
            self.kinds = append(self.kinds, kind_of(card.kind))
        self.count = native([card.count for card in faces])
        self.bans = native([kind_of(card.kind).forbids(card.shows) for card in faces])
        self.surcharge = native([kind_of(card.kind).surcharge(card.shows) for card in faces])
        self.offers = native([kind_of(card.kind).offers for card in faces])
        hired = [KINDS.index(card.shows[0]) if kind_of(card.kind).offers == kinds.HIRE else NOTHING for card in faces]
        self.worker = native(hired)
        self.goods = native([_goods(card) if kind_of(card.kind).offers == kinds.BUY else 0 for card in faces])  # packed

        self.hire_silver: i64 = numbers["hire_silver"]
        self.buy_silver = native([0, numbers["buy_1_good"], numbers["buy_2_goods"]])
        self.sell_silver = native(
            [numbers[f"sell_{n}"] for n in ("1_worker", "2_workers", "3_workers", "1_good", "2_goods", "3_goods")]
        )

        space = constants.space
        self.sell: i64 = space["sell"].base
        self.hire: i64 = space["hire"].base
        self.buy: i64 = space["buy"].base
        self.after_buy: i64 = self.buy + space["buy"].count
        self.draw_card: i64 = space["draw"].base
        self.choose: i64 = space["worker"].base
        self.sell_workers: i64 = space["sell_workers"].base
        self.sell_goods: i64 = space["sell_goods"].base
        self.after_sell: i64 = self.sell_goods + space["sell_goods"].count
        self.sell_nothing: i64 = NOTHING if constants.asks_always else space["sell_nothing"].base
        self.baskets: Multisets = sets_of(space, "buy")
        self.crews: Multisets = sets_of(space, "sell_workers")
        self.wares: Multisets = sets_of(space, "sell_goods")

    # Cards --------------------------------------------------------------------------------------------

    def start_of_turn(self, st: Position, extra: bool) -> None:
        """Move the cards at the starting player's regular turn (X-EVENT-03, X-AMB-26), then gain (X-AMB-27)."""
        s = st.s
        s[module_slots.CARD_USED] = 0
        if extra or s[slots.ACTIVE] != 0:
            self._gain(st)
            return
        s[module_slots.RIGHT] = s[module_slots.LEFT]  # the card on the right leaves the game (X-EVENT-07)
        s[module_slots.LEFT] = 0
        self.activate(st)
        if s[module_slots.RIGHT] > 0:
            st.emit(module_events.ACTIVE_CARD, 0, s[module_slots.RIGHT] - 1, 0, 0)
        if s[slots.ROUND] <= self.cards:  # one a round
            s[slots.PHASE] = module_phases.DRAW_CARD  # the first round has no active card (X-EVENT-05)
        else:
            self._gain(st)  # an empty pile: X-AMB-28

    def activate(self, st: Position) -> None:
        """Let the active card forbid and raise prices (X-CARD-01 to -04), but never forbid Recruit (X-AMB-30).

        The base rules keep to both: legal_advance to BAN_ADVANCE (X-CARD-01), legal_bank, legal_areas and legal_turn
        to closed areas (X-CARD-02), legal_extras to BAN_CATTLE (X-CARD-03), legal_fields to SURCHARGE (X-CARD-04,
        X-AMB-36).
        """
        st.s[slots.BANS] = 0
        st.s[slots.SURCHARGE] = 0
        if st.s[module_slots.RIGHT] > 0:
            st.s[slots.BANS] = self.bans[st.s[module_slots.RIGHT] - 1]
            st.s[slots.SURCHARGE] = self.surcharge[st.s[module_slots.RIGHT] - 1]

    def remaining(self, st: Position, face: i64) -> i64:
        """Return how many cards of a face have not been drawn."""
        drawn = st.s[module_slots.DRAWN + face // module_slots.FACES_A_SLOT]
        place = counts.COUNT_BITS * (face % module_slots.FACES_A_SLOT)
        return self.count[face] - ((drawn >> place) & counts.COUNT_MASK)

    def weight(self, st: Position, action: i64) -> i64:
        """Return how many cards of a face are left in the pile, all equally likely (X-EVENT-02)."""
        if action < self.draw_card or action >= self.choose:
            return 0
        return self.remaining(st, action - self.draw_card)

    def draw(self, st: Position, rng: Rng) -> i64:
        """Draw a card of the pile."""
        if st.s[slots.PHASE] != module_phases.DRAW_CARD:
            return NOTHING
        left = rng.below(self.cards - st.s[slots.ROUND] + 1)
        face: i64 = 0
        while left >= self.remaining(st, face):
            left -= self.remaining(st, face)
            face += 1
        return self.draw_card + face

    def _draw(self, st: Position, face: i64) -> None:
        one = counts.COUNT_UNITS[face % module_slots.FACES_A_SLOT]
        st.s[module_slots.DRAWN + face // module_slots.FACES_A_SLOT] += one
        st.s[module_slots.LEFT] = face + 1
        st.s[slots.PHASE] = phases.TURN
        st.emit(module_events.CARD, 0, face, 0, 0)
        self._gain(st)

    # Gains at the start of a turn ---------------------------------------------------------------------

    def _offer(self, st: Position) -> i64:
        """Return what the active card offers."""
        if st.s[module_slots.RIGHT] > 0:
            return self.offers[st.s[module_slots.RIGHT] - 1]
        return kinds.NO_OFFER

    def _gain(self, st: Position) -> None:
        """Give what the card brings (X-CARD-05 to -07, -13, X-AMB-33), by the player board (X-AMB-31, X-AMB-32)."""
        s = st.s
        if s[module_slots.RIGHT] > 0:
            self.kinds[s[module_slots.RIGHT] - 1].start_of_turn(st, s[slots.ACTIVE], self.numbers)

    def _take_worker(self, st: Position, kind: i64) -> None:
        """Take a worker of any colour, then go down to the places (X-CARD-07a, -07b)."""
        seat = st.s[slots.ACTIVE]
        receive(st, seat, slots.WORKERS + kind, 1)
        go_on_with(st, seat, phases.TURN)

    # Extra actions ------------------------------------------------------------------------------------

    def legal_extras(self, st: Position) -> None:
        """Offer once a turn what the active card offers (X-CARD-08 to -12)."""
        s = st.s
        used = s[module_slots.CARD_USED]
        if s[module_slots.RIGHT] == 0 or used == 1 or used == module_slots.DECLINED + s[slots.PHASE]:
            return
        seat = s[slots.ACTIVE]
        offer = self.offers[s[module_slots.RIGHT] - 1]
        if offer == kinds.NO_OFFER:
            return
        if offer == kinds.HIRE:
            if st.own(seat, slots.SILVER) >= self.hire_silver:
                st.offer(self.hire + self.worker[s[module_slots.RIGHT] - 1])
        elif offer == kinds.BUY:
            self._legal_baskets(st)
        elif (offer == kinds.SELL_WORKERS and st.worker_count(seat) > 0) or (
            offer == kinds.SELL_GOODS and self._wares(st, s[slots.PHASE]) != 0
        ):
            st.offer(self.sell)

    def could_bring(self, st: Position, piece: i64) -> i64:
        """Return the worker to hire or the goods to buy; the silver for it might still be found."""
        s = st.s
        if s[module_slots.RIGHT] == 0 or s[module_slots.CARD_USED] == 1:
            return 0
        if piece < slots.GOODS_COUNT:
            return count_of(self.goods[s[module_slots.RIGHT] - 1], piece)
        return 1 if self.worker[s[module_slots.RIGHT] - 1] == piece - slots.WORKERS else 0

    def could_give(self, st: Position, good: i64) -> bool:
        """Return whether the active card buys goods."""
        if self._offer(st) != kinds.SELL_GOODS or st.s[module_slots.CARD_USED] == 1:
            return False
        return st.own(st.s[slots.ACTIVE], good) > 0

    def _wares(self, st: Position, phase: i64) -> i64:
        """Return the packed goods that may be sold: not the pumpkins that the city is waiting for (M-AMB-07)."""
        return st.packed_goods(st.s[slots.ACTIVE]) - (pumpkins_to_keep(st, phase) << (LANE * slots.PUMPKIN))

    def _legal_baskets(self, st: Position) -> None:
        """Offer one of the goods shown or both (X-CARD-11, X-AMB-35)."""
        shown = self.goods[st.s[module_slots.RIGHT] - 1]
        silver = st.own(st.s[slots.ACTIVE], slots.SILVER)
        for size in range(i64(1), i64(3)):
            if silver >= self.buy_silver[size]:
                for index in range(self.baskets.starts[size], self.baskets.starts[size + 1]):
                    if covers(shown, self.baskets.packed[index]):
                        st.offer(self.buy + index)

    def _hire(self, st: Position, kind: i64) -> None:
        """Take the worker, then return one of choice if there is no room (X-CARD-09, -09a, -09b, X-AMB-37)."""
        s = st.s
        seat = s[slots.ACTIVE]
        self._pay(st, self.hire_silver)
        receive(st, seat, slots.WORKERS + kind, 1)
        go_on_with(st, seat, s[slots.PHASE])

    def _buy(self, st: Position, index: i64) -> None:
        """Buy the goods named (X-CARD-11, -11a)."""
        packed = self.baskets.packed[index]
        size = 2 if index >= self.baskets.starts[2] else 1
        self._pay(st, self.buy_silver[size])
        for good in range(i64(slots.GOODS_COUNT)):
            receive(st, st.s[slots.ACTIVE], good, count_of(packed, good))

    def _pay(self, st: Position, price: i64) -> None:
        s = st.s
        s[module_slots.CARD_USED] = 1
        tell(st, s[slots.ACTIVE])
        s[slots.PLAYER + s[slots.ACTIVE] * slots.STRIDE + slots.SILVER] -= price
        st.emit(events.PAID_SILVER, s[slots.ACTIVE], price, 0, 0)

    def _open_sale(self, st: Position) -> None:
        tell(st, st.s[slots.ACTIVE])
        st.s[slots.RESUME] = st.s[slots.PHASE]
        st.s[slots.PHASE] = module_phases.SELLING

    def _legal_sales(self, st: Position) -> None:
        """Offer to sell 1, 2 or 3 of any kinds (X-CARD-08, -10), big goods included (X-AMB-34)."""
        seat = st.s[slots.ACTIVE]
        if self._offer(st) == kinds.SELL_WORKERS:
            self._offer_sets(st, self.crews, st.packed_workers(seat), self.sell_workers)
        else:
            self._offer_sets(st, self.wares, self._wares(st, st.s[slots.RESUME]), self.sell_goods)
        if not st.constants.asks_always:
            st.offer(self.sell_nothing)

    def _decline_sale(self, st: Position) -> None:
        """Go back to the decision before (M-AMB-65); the card is not used, but offered again only at the next one.

        So nobody can go to and fro for ever.
        """
        st.s[module_slots.CARD_USED] = module_slots.DECLINED + st.s[slots.RESUME]
        st.s[slots.PHASE] = st.s[slots.RESUME]
        st.s[slots.RESUME] = 0

    def _offer_sets(self, st: Position, sets: Multisets, held: i64, first: i64) -> None:
        for index in range(i64(len(sets.packed))):
            if covers(held, sets.packed[index]):
                st.offer(first + index)

    def _sell(self, st: Position, sets: Multisets, index: i64, first_piece: i64, count: i64, first_price: i64) -> None:
        s = st.s
        seat = s[slots.ACTIVE]
        sold: i64 = 0
        for kind in range(count):
            n = count_of(sets.packed[index], kind)
            if n > 0:
                hand_in(st, seat, first_piece + kind, n)
                st.emit(module_events.SOLD, seat, first_piece + kind, n, 0)
                sold += n
        s[module_slots.CARD_USED] = 1
        s[slots.PHASE] = s[slots.RESUME]
        s[slots.RESUME] = 0
        gain_silver(st, seat, self.sell_silver[first_price + sold - 1], events.SILVER)

    # The frame ----------------------------------------------------------------------------------------

    def find_legal(self, st: Position) -> None:
        """Offer cards to come, workers of choice, and sales."""
        phase = st.s[slots.PHASE]
        if phase == module_phases.DRAW_CARD:
            for face in range(self.faces):
                if self.remaining(st, face) > 0:
                    st.offer(self.draw_card + face)
        elif phase == module_phases.CHOOSE_WORKER:
            for kind in range(i64(slots.KIND_COUNT)):
                st.offer(self.choose + kind)
        elif phase == module_phases.SELLING:
            self._legal_sales(st)

    def carry_out(self, st: Position, action: i64) -> bool:
        """Carry out an action of the cards; families are in the order of their codes."""
        if action == self.sell_nothing:
            self._decline_sale(st)
            return True
        if action < self.sell or action >= self.after_sell:
            return False
        if action < self.hire:
            self._open_sale(st)
        elif action < self.buy:
            self._hire(st, action - self.hire)
        elif action < self.after_buy:
            self._buy(st, action - self.buy)
        elif action < self.draw_card:
            return False
        elif action < self.choose:
            self._draw(st, action - self.draw_card)
        elif action < self.sell_workers:
            self._take_worker(st, action - self.choose)
        elif action < self.sell_goods:
            self._sell(st, self.crews, action - self.sell_workers, slots.WORKERS, slots.KIND_COUNT, 0)
        else:
            self._sell(st, self.wares, action - self.sell_goods, 0, slots.GOODS_COUNT, 3)
        return True

    def why_not(self, st: Position, family: str, at: list[int]) -> Reason | None:
        """Say what the active card forbids, and the moments of what it offers."""
        phase = st.s[slots.PHASE]
        if phase == phases.TURN:
            if family == "bank" and st.bans() & slots.BAN_BANK != 0:
                return Reason("X-CARD-02", "area-closed")
            if family == "work" and st.s[slots.BANS] >> at[0] & 1 != 0:
                return Reason("X-CARD-02", "area-closed")
            if family == "city" and st.bans() & slots.BAN_CITY != 0:
                return Reason("X-AMB-29", "area-closed")
        match family:
            case "advance" if (phase == phases.ADVANCE or phase == phases.AFTER) and st.bans() & slots.BAN_ADVANCE != 0:
                return Reason("X-CARD-01", "no-advance-now")
            case "trade" if self._may_do_extras(st) and st.bans() & slots.BAN_CATTLE != 0:
                return Reason("X-CARD-03", "no-cattle-now")
            case "build" if phase == phases.TURN or phase == phases.BUILDING:
                return self._why_no_build(st, at[0])
            case "draw":
                return Reason("X-EVENT-03", "no-such-card" if phase == module_phases.DRAW_CARD else "moment-draw")
            case "worker":
                return Reason("X-CARD-07", "moment-worker")
            case "sell" | "hire" | "buy":
                return self._why_no_offer(st, family, at)
            case "sell_nothing":
                return Reason("X-CARD-12", "moment-sell-nothing")
            case "sell_workers" | "sell_goods":
                return self._why_no_sale(st, family, at[0])
            case _:
                return None

    def _why_no_build(self, st: Position, field: i64) -> Reason | None:
        """Say that the goods shown are in hand, but not the one that each settlement costs besides (X-CARD-04)."""
        held = st.packed_goods(st.s[slots.DECIDER])
        cost = st.board.cost[field]
        if not st.is_open(field) or st.own(st.s[slots.DECIDER], slots.STOCK) == 0 or not covers(held, cost):
            return None
        return None if covers(held, cost + st.surcharge()) else Reason("X-CARD-04", "extra-cost")

    def _may_do_extras(self, st: Position) -> bool:
        """Return whether extra actions are possible at all."""
        s = st.s
        return s[slots.DECIDER] == s[slots.ACTIVE] and st.constants.phases.is_extra[s[slots.PHASE]] != 0

    def _why_no_offer(self, st: Position, family: str, at: list[int]) -> Reason:
        """Say why an offer is refused: another card, a second time, the moment, or the means."""
        s = st.s
        rule = {"sell": "X-CARD-08", "hire": "X-CARD-09", "buy": "X-CARD-11"}[family]
        offer = self._offer(st)
        fits = {"sell": (kinds.SELL_WORKERS, kinds.SELL_GOODS), "hire": (kinds.HIRE,), "buy": (kinds.BUY,)}[family]
        if offer not in fits:
            return Reason(rule, "not-this-card")
        if offer == kinds.SELL_GOODS:
            rule = "X-CARD-10"
        if not self._may_do_extras(st):
            return Reason("X-CARD-12", f"moment-{family}")
        if s[module_slots.CARD_USED] == 1:
            return Reason(rule, "card-used")
        if s[module_slots.CARD_USED] == module_slots.DECLINED + s[slots.PHASE]:
            return Reason("M-AMB-65", "sale-declined")
        if family == "hire" and at[0] != self.worker[s[module_slots.RIGHT] - 1]:
            return Reason(rule, "not-shown")
        if family == "buy" and not covers(self.goods[s[module_slots.RIGHT] - 1], self.baskets.packed[at[0]]):
            return Reason(rule, "not-shown")
        if family != "sell":
            return Reason(rule, "silver-missing")
        if offer == kinds.SELL_GOODS and st.packed_goods(s[slots.ACTIVE]) != 0:
            return Reason("M-AMB-07", "keep-pumpkins")
        return Reason(rule, "nothing-to-sell")

    def _why_no_sale(self, st: Position, family: str, index: i64) -> Reason:
        of_workers = family == "sell_workers"
        rule = "X-CARD-08" if of_workers else "X-CARD-10"
        if st.s[slots.PHASE] != module_phases.SELLING or (self._offer(st) == kinds.SELL_WORKERS) != of_workers:
            return Reason(rule, f"moment-{family.replace('_', '-')}")
        if not of_workers and covers(st.packed_goods(st.s[slots.ACTIVE]), self.wares.packed[index]):
            return Reason("M-AMB-07", "keep-pumpkins")
        return Reason(rule, "workers-not-held" if of_workers else "good-not-held")


def _goods(card: Face) -> int:
    return pack([card.shows.count(good) for good in GOODS])


def rules_of(st: Position) -> EventCards:
    """Return the rules of the module in a game that has it."""
    for extension in st.constants.extensions:
        if isinstance(extension, EventCards):
            return extension
    raise LookupError("events")
