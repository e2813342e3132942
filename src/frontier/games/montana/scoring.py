"""Points, winners and named endings (M-WIN, M-END)."""

from frontier.engine.state import best_seats
from frontier.games.montana import phases, slots
from frontier.games.montana.state import Position

ENDINGS = ("last_settlement", "no_field", "round_limit")
RANKING = ("settlements", "herd", "belongings")  # what is compared, in order


def scores(st: Position) -> tuple[int, ...]:
    """Return the settlements that each seat has on the landscape (M-WIN-01)."""
    return tuple([int(st.placed(seat)) for seat in range(int(st.constants.players))])


def ranking(st: Position, seat: int) -> tuple[int, ...]:
    """Return what RANKING names: settlements; cows, canteens (M-WIN-02); silver, workers, goods (M-WIN-03)."""
    goods = 0
    for good in range(slots.GOODS_COUNT):
        goods += st.own(seat, good)
    return (
        st.placed(seat),
        st.own(seat, slots.COWS) + st.own(seat, slots.CANTEENS),
        st.own(seat, slots.SILVER) + st.worker_count(seat) + goods,
    )


def winners(st: Position) -> tuple[int, ...]:
    """Return the best seats; those still tied share the victory (M-AMB-35)."""
    if st.s[slots.PHASE] != phases.FINISHED:
        return ()
    return best_seats([ranking(st, seat) for seat in range(int(st.constants.players))])


def ending(st: Position) -> str | None:
    """Return why the game ended; must agree with turn.is_last_round."""
    if st.s[slots.PHASE] != phases.FINISHED:
        return None
    if st.s[slots.LAST_ROUND] != 0:
        return ENDINGS[0]
    return ENDINGS[1] if st.s[slots.OPEN] == 0 else ENDINGS[2]
