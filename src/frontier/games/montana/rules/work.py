"""Action B, Work: the bank (M-BANK) and the four production areas (M-PROD)."""

from mypy_extensions import i64

from frontier.engine.multisets import count_of, covers
from frontier.engine.reasons import Reason
from frontier.games.montana import events, phases, slots
from frontier.games.montana.rules import cattle
from frontier.games.montana.rules.supply import gain_silver, receive
from frontier.games.montana.state import Position


def legal_bank(st: Position, bans: i64) -> None:
    """Offer the free bank spaces that can be staffed exactly (M-BANK-01, M-WORK-03, -04), at no cost (M-BANK-07)."""
    constants = st.constants
    if bans & slots.BAN_BANK != 0:
        return
    s = st.s
    workers = st.worker_count(s[slots.DECIDER])
    for space in range(constants.bank_spaces):
        if s[slots.BANK + space] == 0 and workers >= constants.bank_workers[space]:
            st.offer(constants.bank + space)


def legal_areas(st: Position, bans: i64) -> None:
    """Offer the free large spaces that can be staffed and paid (M-PROD-02 to -04, M-WORK-03, -04)."""
    constants = st.constants
    s = st.s
    seat = s[slots.DECIDER]
    silver = st.own(seat, slots.SILVER)
    has_pair = st.worker_count(seat) >= 2
    for area in range(i64(slots.KIND_COUNT)):
        if (bans >> area) & 1 != 0:
            continue
        if has_pair or st.own(seat, slots.WORKERS + area) > 0:  # one matching worker or two others (M-PROD-03)
            for space in range(constants.area_spaces[area]):
                at = area * slots.SPACES + space
                if s[slots.LARGE + at] == 0 and silver >= constants.area_silver[at]:
                    st.offer(constants.work + area * constants.work_row + space)


def legal_crews(st: Position) -> None:
    """Offer the crews for the chosen space: at the bank of any kinds (M-BANK-02), else as M-PROD-03 says."""
    constants = st.constants
    place = st.s[slots.SPACE]
    if place >= slots.BANK_PLACE:
        _offer_crews(st, constants.bank_workers[place - slots.BANK_PLACE])
    else:
        _offer_area_crews(st, place // slots.SPACES)


def legal_helper(st: Position) -> None:
    """Offer the small space beside the large one just used, or none (M-PROD-07, -08), and trades first."""
    if could_help(st):
        cattle.legal_extras(st)
        _offer_area_crews(st, st.s[slots.SPACE] // slots.SPACES)
    st.offer(st.constants.no_helper)


def could_help(st: Position) -> bool:
    """Return whether workers for the small space are in hand, or could be after an extra action (M-AMB-65)."""
    if st.constants.asks_always:
        return True
    seat = st.s[slots.DECIDER]
    area = st.s[slots.SPACE] // slots.SPACES
    if st.own(seat, slots.WORKERS + area) > 0 or st.worker_count(seat) >= 2:  # one matching worker or two others
        return True
    for kind in range(i64(slots.KIND_COUNT)):
        if cattle.could_bring(st, slots.WORKERS + kind) > 0:
            return True
    return False


def _offer_crews(st: Position, size: i64) -> None:
    crews = st.constants.crews
    held = st.packed_workers(st.s[slots.DECIDER])
    for crew in range(crews.starts[size], crews.starts[size + 1]):
        if covers(held, crews.packed[crew]):
            st.offer(st.constants.staff + crew)


def _offer_area_crews(st: Position, area: i64) -> None:
    constants = st.constants
    held = st.packed_workers(st.s[slots.DECIDER])
    first = area * constants.area_crew_count
    for i in range(first, first + constants.area_crew_count):
        crew = constants.area_crews[i]
        if covers(held, constants.crews.packed[crew]):
            st.offer(constants.staff + crew)


def go_to_bank(st: Position, space: i64) -> None:
    """Choose a bank space."""
    st.s[slots.SPACE] = slots.BANK_PLACE + space
    st.s[slots.PHASE] = phases.STAFF


def go_to_area(st: Position, area: i64, space: i64) -> None:
    """Choose a large space; its reward cannot be had elsewhere (M-PROD-06)."""
    st.s[slots.SPACE] = area * slots.SPACES + space
    st.s[slots.PHASE] = phases.STAFF


def staff(st: Position, crew: i64) -> None:
    """Place the workers and take what the space gives, the small space after the large one (M-PROD-13)."""
    s = st.s
    place = s[slots.SPACE]
    if s[slots.PHASE] == phases.HELPER:
        _place(st, slots.SMALL + place, crew)
        _finish(st)
        receive(st, s[slots.DECIDER], place // slots.SPACES, st.constants.helper_goods)  # free of silver (M-PROD-09)
    elif place >= slots.BANK_PLACE:
        _place(st, slots.BANK + place - slots.BANK_PLACE, crew)
        _finish(st)
        gain_silver(
            st, s[slots.DECIDER], st.constants.bank_silver[place - slots.BANK_PLACE], events.SILVER
        )  # M-BANK-03
    else:
        _place(st, slots.LARGE + place, crew)
        price = st.constants.area_silver[place]
        s[slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.SILVER] -= price  # M-PROD-04
        st.emit(events.PAID_SILVER, s[slots.DECIDER], price, 0, 0)
        receive(st, s[slots.DECIDER], place // slots.SPACES, st.constants.area_goods[place])  # M-PROD-01, -05, -14
        s[slots.PHASE] = phases.HELPER


def no_helper(st: Position) -> None:
    """Leave the small space empty (M-PROD-08)."""
    _finish(st)


def _finish(st: Position) -> None:
    st.s[slots.SPACE] = 0
    st.s[slots.PHASE] = phases.AFTER


def _place(st: Position, slot: i64, crew: i64) -> None:
    """Move workers from the player board (M-WORK-02) to the worker board."""
    s = st.s
    packed = st.constants.crews.packed[crew]
    for kind in range(i64(slots.KIND_COUNT)):
        s[slots.PLAYER + s[slots.DECIDER] * slots.STRIDE + slots.WORKERS + kind] -= count_of(packed, kind)
    s[slot] = crew + 1
    st.emit(events.PLACED, s[slots.DECIDER], s[slots.SPACE], crew, 1 if s[slots.PHASE] == phases.HELPER else 0)


def clear_worker_board(st: Position) -> None:
    """Empty the full areas at the end of a turn, each on its own (M-BANK-05, M-PROD-10, -12).

    Their spaces are free from the next turn on (M-BANK-06, M-PROD-11).
    """
    constants = st.constants
    if _is_full(st, slots.BANK, constants.bank_spaces):
        _clear(st, slots.BANK, constants.bank_spaces)
        st.emit(events.CLEARED, st.s[slots.DECIDER], slots.KIND_COUNT, 0, 0)
    for area in range(i64(slots.KIND_COUNT)):
        if _is_full(st, slots.LARGE + area * slots.SPACES, constants.area_spaces[area]):
            _clear(st, slots.LARGE + area * slots.SPACES, constants.area_spaces[area])
            _clear(st, slots.SMALL + area * slots.SPACES, constants.area_spaces[area])
            st.emit(events.CLEARED, st.s[slots.DECIDER], area, 0, 0)


def _is_full(st: Position, first: i64, spaces: i64) -> bool:
    s = st.s
    for slot in range(first, first + spaces):
        if s[slot] == 0:
            return False
    return True


def _clear(st: Position, first: i64, spaces: i64) -> None:
    s = st.s
    for slot in range(first, first + spaces):
        if s[slot] > 0:
            packed = st.constants.crews.packed[s[slot] - 1]
            for kind in range(i64(slots.KIND_COUNT)):
                s[slots.SUPPLY + slots.WORKERS + kind] += count_of(packed, kind)
            s[slot] = 0


def why_no_bank(st: Position, space: int) -> Reason:
    """Say why a bank space is refused: it is occupied, or there are too few workers."""
    if st.s[slots.BANK + space] != 0:
        return Reason("M-WORK-03", "space-occupied")
    needed = st.constants.bank_workers[space]
    return Reason("M-BANK-01", "too-few-workers", {"needed": needed, "held": st.worker_count(st.s[slots.DECIDER])})


def why_no_area(st: Position, area: int, space: int) -> Reason:
    """Say why a large space is refused: none such, occupied, nobody to send, or too little silver."""
    constants = st.constants
    if space >= constants.area_spaces[area]:
        return Reason("M-WORK-01", "no-such-space", {"n": constants.area_spaces[area]})
    at = area * slots.SPACES + space
    if st.s[slots.LARGE + at] != 0:
        return Reason("M-WORK-03", "space-occupied")
    if st.own(st.s[slots.DECIDER], slots.WORKERS + area) == 0 and st.worker_count(st.s[slots.DECIDER]) < 2:
        return Reason("M-PROD-03", "nobody-to-send")
    return Reason("M-PROD-04", "too-little-silver",
                  {"needed": constants.area_silver[at], "held": st.own(st.s[slots.DECIDER], slots.SILVER)})  # fmt: skip


def why_no_crew(st: Position, crew: int) -> Reason:
    """Say why a crew is refused: its number, its kinds, or workers the player does not have."""
    constants = st.constants
    place = st.s[slots.SPACE]
    if place >= slots.BANK_PLACE:
        needed = constants.bank_workers[place - slots.BANK_PLACE]
        if not constants.crews.starts[needed] <= crew < constants.crews.starts[needed + 1]:
            return Reason("M-BANK-04", "exactly-workers", {"n": needed})
    elif crew not in constants.crews_of(place // slots.SPACES):
        return Reason("M-PROD-03", "one-or-any-two" if constants.matching_pair else "one-matching-or-two-others")
    return Reason("M-WORK-02", "workers-not-held")
