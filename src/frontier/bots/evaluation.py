"""What a bot thinks a position is worth."""

from mypy_extensions import i64

from frontier.engine.state import State


class Evaluation:
    """A hand-made judgement of positions of one game."""

    def value(self, state: State, seat: i64) -> float:
        """The higher, the better for this seat; comparable between positions of one game only."""
        raise NotImplementedError
