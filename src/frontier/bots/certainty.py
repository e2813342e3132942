"""Victories that nobody can prevent any more, found by trying everything, near the end of a game and within bounds."""

from typing import Final

from frontier.engine.state import OVER, State

MOST_MOVES: Final = 200  # that are looked ahead: plain Python calls no deeper, and no sure victory is that far off


class CertaintySearch:
    """Looks for a seat that wins alone whatever the others do and chance brings, in at most so many positions."""

    def __init__(self, positions: int) -> None:
        self.left = positions

    def winner(self, state: State, seats: int) -> int:
        """Return the seat that is sure to win if it plays well; -1 if there is none or it takes too long to tell."""
        for seat in range(seats):
            if self.is_won(state, seat):
                return seat
        return -1

    def is_won(self, state: State, seat: int, moves: int = MOST_MOVES) -> bool:
        """Return whether a seat is sure to win within so many moves; False if the positions have run out."""
        actor = state.actor
        if actor == OVER:
            winners = state.winners
            return len(winners) == 1 and seat in winners
        self.left -= 1
        if self.left < 0 or moves == 0:
            return False
        for action in state.legal_actions():
            after = state.clone()
            after.step(action)
            if self.is_won(after, seat, moves - 1) == (actor == seat):
                return actor == seat
        return actor != seat
