"""The income phase: placing workers, receiving income, paying workers (H-PLACE, H-INCOME, H-WAGE)."""

from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.homesteaders import events, phases, slots
from frontier.games.homesteaders.constants import MONEY_LANE, MONEY_MASK, NOTHING, WIDE_LANE, WIDE_MASK
from frontier.games.homesteaders.rules import auction, market, payment
from frontier.games.homesteaders.rules.order import next_in_order
from frontier.games.homesteaders.rules.supply import gain, give_back_debt
from frontier.games.homesteaders.state import Position

# Placing ------------------------------------------------------------------------------------------


def begin_placing(st: Position) -> None:
    """Call all workers home (H-PLACE-02, H-AMB-19b); the start player places first (H-PLACE-05, H-AMB-22)."""
    s = st.s
    for seat in range(st.constants.players):
        s[slots.PLAYER + seat * slots.STRIDE + slots.PLACED] = 0
    s[slots.DECIDER] = s[slots.START]
    s[slots.NEXT_PLACE] = 0
    s[slots.PHASE] = phases.PLACE


def legal_places(st: Position) -> None:
    """Offer free work places of own buildings (H-PLACE-01) in any order (H-AMB-19g), or to stop (H-AMB-19c).

    With nobody left to place the rest is settled, unless a trade could matter before the income.
    """
    s = st.s
    constants = st.constants
    seat = s[slots.DECIDER]
    asks = st.always_asks() or _may_trade(st, seat)
    if st.idle_workers(seat) > 0:
        first = s[slots.NEXT_PLACE] if constants.first_rules else 0
        owned = st.own(seat, slots.BUILDINGS)
        placed = st.own(seat, slots.PLACED)
        for place in range(first, constants.place_count):
            if (owned >> constants.place_owner[place]) & 1 != 0 and (placed >> place) & 1 == 0:
                if constants.first_rules and _is_second(st, placed, place):
                    continue
                st.offer(constants.place + place)
                asks = True
    st.offer(constants.done)
    if asks:
        market.legal_trades(st)


def _may_trade(st: Position, seat: i64) -> bool:
    """Whether a trade could matter: with a chip, or a debt to pay off before the Bank looks (H-AMB-16)."""
    if st.own(seat, slots.TRADES) > 0:
        return True
    return st.has_ability(seat, st.constants.relieves) and market.can_pay_off(st, seat)


def _is_second(st: Position, placed: i64, place: i64) -> bool:
    """Whether a place only works together with one that is still empty: by the first rules that one is filled first."""
    partner = st.constants.place_partner[place]
    return partner != NOTHING and (placed >> partner) & 1 == 0


def place(st: Position, place: i64) -> None:
    """Send a worker of the decider to a work place."""
    s = st.s
    s[slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.PLACED] |= st.constants.bits[place]
    if s[slots.NEXT_PLACE] <= place:  # the same places give the same position, however named
        s[slots.NEXT_PLACE] = place + 1
    st.emit(events.PLACED, s[slots.DECIDER], place, 0, 0)


def done_placing(st: Position) -> None:
    """Leave the others idle on the Homestead (H-PLACE-03); after the last player comes everybody's income."""
    s = st.s
    s[slots.NEXT_PLACE] = 0
    if next_in_order(st):
        return
    for offset in range(st.constants.players):
        _receive(st, (s[slots.START] + offset) % st.constants.players)
    _next_relief(st, 0)


def why_no_place(st: Position, place: int) -> Reason:
    """Say why nobody can go there: not owned, occupied, nobody left, or out of order by the first rules."""
    constants = st.constants
    seat: i64 = st.s[slots.DECIDER]
    placed = st.own(seat, slots.PLACED)
    if (st.own(seat, slots.BUILDINGS) >> constants.place_owner[place]) & 1 == 0:
        return Reason("H-PLACE-01", "not-your-building")
    if (placed >> place) & 1 != 0:
        return Reason("H-PLACE-01", "place-occupied")
    if st.idle_workers(seat) == 0:
        return Reason("H-PLACE-01", "no-idle-worker")
    if _is_second(st, placed, place):
        return Reason("H-PLACE-04", "both-places")
    return Reason("H-PLACE-01", "places-in-order")


# Income -------------------------------------------------------------------------------------------


def _receive(st: Position, seat: i64) -> None:
    """Give a seat fixed (H-INCOME-01, -03) and worker income (H-INCOME-02), and that of tracks (H-INCOME-04)."""
    constants = st.constants
    goods: i64 = 0
    money: i64 = 0
    owned = st.own(seat, slots.BUILDINGS)
    kind: i64 = 0
    while owned != 0:
        if owned & 1 != 0:
            goods += constants.income_goods[kind]
            money += constants.income_money[kind]
        owned >>= 1
        kind += 1
    placed = st.own(seat, slots.PLACED)
    left = placed
    spot: i64 = 0
    while left != 0:
        if left & 1 != 0 and placed & constants.place_team[spot] == constants.place_team[spot]:  # H-PLACE-04
            goods += constants.place_goods[spot]  # of a pair, with the second place (H-BLD-18)
            money += constants.place_money[spot]
        left >>= 1
        spot += 1
    silver = (money & MONEY_MASK) + st.own(seat, slots.TRACKS) + _special_silver(st, seat)
    for good in range(i64(slots.GOODS_COUNT)):
        gain(st, seat, good, (goods >> (WIDE_LANE * good)) & WIDE_MASK, events.INCOME)
    gain(st, seat, slots.SILVER, silver, events.INCOME)
    gain(st, seat, slots.TRADES, (money >> MONEY_LANE) & MONEY_MASK, events.INCOME)
    gain(st, seat, slots.VP, money >> (2 * MONEY_LANE), events.INCOME)


def _special_silver(st: Position, seat: i64) -> i64:
    """Return silver of the Rodeo (H-BLD-04, -05, H-AMB-23), and of the Bank without debt (H-AMB-16)."""
    constants = st.constants
    silver: i64 = 0
    if st.has_ability(seat, constants.counts_workers):
        silver = st.own(seat, slots.WORKERS)
        if silver > constants.rodeo_limit:
            silver = constants.rodeo_limit
    if st.has_ability(seat, constants.relieves) and st.own(seat, slots.DEBTS) == 0:
        silver += constants.debt_silver
    return silver


def _next_relief(st: Position, offset: i64) -> None:
    """Ask the Bank's owner with a debt to return one or take silver (H-BLD-22, H-AMB-17); then come wages."""
    s = st.s
    for i in range(offset, st.constants.players):
        seat = (s[slots.START] + i) % st.constants.players
        if st.has_ability(seat, st.constants.relieves) and st.own(seat, slots.DEBTS) > 0:
            s[slots.DECIDER] = seat
            s[slots.RESUME] = phases.INCOME_GOES_ON
            s[slots.PHASE] = phases.RELIEF
            return
    s[slots.DECIDER] = s[slots.START]
    s[slots.PHASE] = phases.WAGES


def go_on_with_income(st: Position) -> None:
    """Go on with the players after the decider, who has had the relief."""
    s = st.s
    players = st.constants.players
    _next_relief(st, (s[slots.DECIDER] - s[slots.START] + players) % players + 1)


def legal_reliefs(st: Position) -> None:
    """Offer to return a debt, or to take the silver instead (H-BLD-01, H-AMB-17)."""
    st.offer(st.constants.relief)
    st.offer(st.constants.relief + 1)


def relieve(st: Position, choice: i64) -> None:
    """Return a debt or take silver, as the Bank or the Boarding House allow."""
    s = st.s
    if choice == 0:
        give_back_debt(st, s[slots.DECIDER])
    else:
        gain(st, s[slots.DECIDER], slots.SILVER, st.constants.debt_silver, events.GAINED)
    s[slots.PHASE] = s[slots.RESUME]
    s[slots.RESUME] = 0


# Wages --------------------------------------------------------------------------------------------


def legal_wages(st: Position) -> None:
    """Offer to pay a silver for each worker, idle or not (H-WAGE-01, H-AMB-20), after income (H-WAGE-04)."""
    payment.legal_payments(st, st.own(st.s[slots.DECIDER], slots.WORKERS), True)


def pay_wages(st: Position, gold: i64) -> None:
    """Pay wages, which nobody may refuse (H-WAGE-02); after the last player comes bidding, or final trading."""
    s = st.s
    payment.pay(st, st.own(s[slots.DECIDER], slots.WORKERS), gold, events.WAGES)
    if next_in_order(st):
        return
    s[slots.DECIDER] = s[slots.START]
    if s[slots.ROUND] > slots.LAST_ROUND:
        s[slots.PHASE] = phases.TRADE
    else:
        auction.begin(st)
