"""Trade chips, the marketplace and voluntary debt, at the own decision points (H-MARKET, H-DEBT, H-AMB-19)."""

from mypy_extensions import i64

from frontier.engine.multisets import count_of
from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, slots
from frontier.games.homesteaders.rules.supply import gain, receive, spend, take_debts
from frontier.games.homesteaders.state import Position


def legal_trades(st: Position) -> None:
    """Offer every trade the decider can make, and debts, any number of times (H-MARKET-01, -06)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    if st.own(seat, slots.TRADES) > 0:
        for good in range(i64(slots.GOODS_COUNT)):
            if _can_buy(st, seat, good, False):
                st.offer(constants.buy + 2 * good)
            if _can_buy(st, seat, good, True):
                st.offer(constants.buy + 2 * good + 1)
        for good in range(i64(slots.GOODS_COUNT)):
            if st.own(seat, good) > 0:
                st.offer(constants.sell + good)
        if st.own(seat, slots.FOOD) > 0:
            st.offer(constants.hire)
        if st.own(seat, slots.WOOD) > 0 and st.has_ability(seat, constants.makes_food):
            st.offer(constants.market)
        if st.own(seat, slots.FOOD) > 0 and st.has_ability(seat, constants.makes_steel):
            st.offer(constants.market + 1)
        if st.has_ability(seat, constants.changes_trades):
            st.offer(constants.bank)
    debts = st.own(seat, slots.DEBTS)
    if debts < constants.debt_chips:
        st.offer(constants.borrow)
    if debts > 0:
        if st.own(seat, slots.SILVER) >= constants.debt_price:
            st.offer(constants.pay_off)
        if st.own(seat, slots.GOLD) > 0:
            st.offer(constants.pay_off + 1)


def can_pay_off(st: Position, seat: i64) -> bool:
    """Whether a player has a debt and the money for it (H-DEBT-02)."""
    has_money = st.own(seat, slots.SILVER) >= st.constants.debt_price or st.own(seat, slots.GOLD) > 0
    return st.own(seat, slots.DEBTS) > 0 and has_money


def chips_needed(st: Position, held: i64, cost: i64, replaces: bool) -> i64:
    """Return the trade chips that could bring what a packed cost lacks; silver is borrowed (H-AMB-19f).

    A chip for each good; copper and cattle need gold besides, or with a River Port in their place. Gold that is not
    held is bought, or comes from a sale, a chip each time.
    """
    constants = st.constants
    chips: i64 = 0
    gold = count_of(cost, slots.GOLD) - count_of(held, slots.GOLD)
    for good in range(i64(slots.GOODS_COUNT)):
        short = count_of(cost, good) - count_of(held, good)
        if short > 0 and good != slots.GOLD:
            if replaces and (good == slots.COPPER or good == slots.CATTLE):
                gold += short
            else:
                chips += short
                if constants.sold_for_gold[good] != 0:
                    gold += short * constants.prices[good]
    if gold > 0:
        chips += (gold + constants.gold_a_trade - 1) // constants.gold_a_trade
    return chips


def _can_buy(st: Position, seat: i64, good: i64, with_gold: bool) -> bool:
    """Whether a good can be paid, in silver or one gold (H-AMB-12), copper and cattle in gold (H-AMB-13)."""
    constants = st.constants
    if constants.sold_for_gold[good] != 0:
        return with_gold and st.own(seat, slots.GOLD) >= constants.prices[good]
    if with_gold:
        return good != slots.GOLD and st.own(seat, slots.GOLD) > 0
    return st.own(seat, slots.SILVER) >= constants.prices[good]


def buy(st: Position, good: i64, with_gold: bool) -> None:
    """Buy a good for a trade chip and its price (H-MARKET-03, -05), General Store or not (H-BLD-10)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    gold: i64 = 0
    silver: i64 = 0
    if constants.sold_for_gold[good] != 0:
        gold = constants.prices[good]
    elif with_gold:
        gold = 1
    else:
        silver = constants.prices[good]
    spend(st, seat, slots.TRADES, 1)
    spend(st, seat, slots.GOLD, gold)
    spend(st, seat, slots.SILVER, silver)
    receive(st, seat, good, 1)
    st.emit(events.BOUGHT, seat, good, gold, silver)


def sell(st: Position, good: i64) -> None:
    """Sell a good and a trade chip for the price and VP (H-MARKET-04, -05), and a bonus (H-BLD-09)."""
    constants = st.constants
    seat = st.s[slots.DECIDER]
    gold: i64 = 0
    silver: i64 = 0
    if constants.sold_for_gold[good] != 0:
        gold = constants.prices[good]
    else:
        silver = constants.prices[good]
    if st.has_ability(seat, constants.sells_better):
        silver += constants.sale_bonus
    spend(st, seat, slots.TRADES, 1)
    spend(st, seat, good, 1)
    receive(st, seat, slots.GOLD, gold)
    receive(st, seat, slots.SILVER, silver)
    st.emit(events.SOLD, seat, good, gold, silver)
    gain(st, seat, slots.VP, constants.sale_vp, events.GAINED)


def hire(st: Position) -> None:
    """Hire a worker for a trade chip and food (H-MARKET-02), who may be placed at once (H-PLACE-06)."""
    seat = st.s[slots.DECIDER]
    spend(st, seat, slots.TRADES, 1)
    spend(st, seat, slots.FOOD, 1)
    receive(st, seat, slots.WORKERS, 1)
    if st.constants.first_rules:
        st.s[slots.NEXT_PLACE] = 0  # anywhere, also before the places chosen so far
    st.emit(events.HIRED, seat, 0, 0, 0)


def swap(st: Position, choice: i64) -> None:
    """Swap wood for food or food for steel at the Market (H-BLD-24, -24a), which is no sale (H-AMB-52)."""
    seat = st.s[slots.DECIDER]
    spend(st, seat, slots.TRADES, 1)
    spend(st, seat, slots.WOOD if choice == 0 else slots.FOOD, 1)
    receive(st, seat, slots.FOOD if choice == 0 else slots.STEEL, 1)
    st.emit(events.SWAPPED, seat, slots.FOOD if choice == 0 else slots.STEEL, 0, 0)


def change(st: Position) -> None:
    """Change a trade chip into a silver at the Bank (H-BLD-21)."""
    seat = st.s[slots.DECIDER]
    spend(st, seat, slots.TRADES, 1)
    receive(st, seat, slots.SILVER, 1)
    st.emit(events.CHANGED, seat, 1, 0, 0)


def borrow(st: Position) -> None:
    """Take a voluntary debt (H-DEBT-01, H-AMB-14)."""
    take_debts(st, st.s[slots.DECIDER], 1)


def pay_off(st: Position, with_gold: bool) -> None:
    """Pay off a debt with silver or a gold (H-DEBT-02, H-AMB-18)."""
    seat = st.s[slots.DECIDER]
    gold: i64 = 1 if with_gold else 0
    silver: i64 = 0 if with_gold else st.constants.debt_price
    spend(st, seat, slots.DEBTS, 1)
    spend(st, seat, slots.GOLD, gold)
    spend(st, seat, slots.SILVER, silver)
    st.emit(events.PAID_OFF, seat, gold, silver, 0)


# Why not ------------------------------------------------------------------------------------------


def why_no_purchase(st: Position, good: int, with_gold: bool) -> Reason:
    """Say why a good cannot be bought: no chip, the wrong money, or too little of it."""
    constants = st.constants
    seat: i64 = st.s[slots.DECIDER]
    for_gold = constants.sold_for_gold[good] != 0
    if for_gold and not with_gold:
        return Reason("H-AMB-13", "price-in-gold")
    if with_gold and good == slots.GOLD:
        return Reason("H-AMB-12", "no-gold-for-gold")
    if st.own(seat, slots.TRADES) == 0:
        return Reason("H-MARKET-03", "no-trade-chip")
    if with_gold:
        needed = int(constants.prices[good]) if for_gold else 1
        return Reason("H-MARKET-03", "too-little-gold", {"needed": needed, "held": st.own(seat, slots.GOLD)})
    args: dict[str, int | str] = {"needed": constants.prices[good], "held": st.own(seat, slots.SILVER)}
    return Reason("H-MARKET-03", "too-little-silver", args)


def why_no_sale(st: Position, good: int) -> Reason:
    """Say why a good cannot be sold: no chip, or none held, for which gold cannot stand in (H-BLD-16)."""
    if st.own(st.s[slots.DECIDER], slots.TRADES) == 0:
        return Reason("H-MARKET-04", "no-trade-chip")
    return Reason("H-MARKET-04", "good-not-held", {"good": good})


def why_no_hire(st: Position) -> Reason:
    """Say why no worker can be hired: no chip or no food."""
    if st.own(st.s[slots.DECIDER], slots.TRADES) == 0:
        return Reason("H-MARKET-02", "no-trade-chip")
    return Reason("H-MARKET-02", "good-not-held", {"good": slots.FOOD})


def why_no_swap(st: Position, choice: int) -> Reason:
    """Say why the Market swaps nothing: it is not owned, or the chip or the good is missing."""
    constants = st.constants
    seat: i64 = st.s[slots.DECIDER]
    rule = "H-BLD-24" if choice == 0 else "H-BLD-24a"
    if not st.has_ability(seat, constants.makes_food if choice == 0 else constants.makes_steel):
        return Reason(rule, "needs-ability")
    if st.own(seat, slots.TRADES) == 0:
        return Reason(rule, "no-trade-chip")
    return Reason(rule, "good-not-held", {"good": slots.WOOD if choice == 0 else slots.FOOD})


def why_no_change(st: Position) -> Reason:
    """Say why the Bank changes no chip: it is not owned, or there is no chip."""
    if not st.has_ability(st.s[slots.DECIDER], st.constants.changes_trades):
        return Reason("H-BLD-21", "needs-ability")
    return Reason("H-BLD-21", "no-trade-chip")


def why_no_debt(st: Position) -> Reason:
    """Say why no debt can be taken: there are as many as there are chips."""
    return Reason("H-AMB-14", "no-more-debt", {"n": st.constants.debt_chips})


def why_no_pay_off(st: Position, with_gold: bool) -> Reason:
    """Say why no debt can be paid off: there is none, or the money is missing."""
    seat: i64 = st.s[slots.DECIDER]
    if st.own(seat, slots.DEBTS) == 0:
        return Reason("H-DEBT-02", "no-debt")
    if with_gold:
        return Reason("H-DEBT-02", "too-little-gold", {"needed": 1, "held": 0})
    args: dict[str, int | str] = {"needed": st.constants.debt_price, "held": st.own(seat, slots.SILVER)}
    return Reason("H-DEBT-02", "too-little-silver", args)
