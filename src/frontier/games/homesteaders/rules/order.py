"""Turn order: from the start player clockwise (H-AUCTION-01, H-AMB-19a)."""

from frontier.games.homesteaders import slots
from frontier.games.homesteaders.state import Position


def next_in_order(st: Position) -> bool:
    """Hand over to the next player; False when the start player's turn would come again."""
    s = st.s
    seat = s[slots.DECIDER] + 1
    if seat == st.constants.players:
        seat = 0
    if seat == s[slots.START]:
        return False
    s[slots.DECIDER] = seat
    return True
