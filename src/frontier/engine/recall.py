"""What a perfectly attentive player knows: the moves that a seat was shown, played from the set-up on.

Nothing else goes into it, so nothing can leak: a secret move is taken out before anything follows from it.
"""

from frontier.engine.game import Game
from frontier.engine.match import Match
from frontier.engine.record import UNSEEN, followed, shown_moves
from frontier.engine.state import State


def recall(game: Game, source: Match | str, seat: int | None) -> State:
    """Return what a seat (None: a spectator) that has forgotten nothing knows, from a match or the text of its record.

    A text is one of `record.shown` for this seat or of a whole record; RecordError if it is of another game.
    """
    game.check_seat(seat)
    if isinstance(source, str):
        found = followed(source, game)
        if isinstance(found, State):
            return game.remembered(found, seat)
        source = found
    game.check_state(source.state)
    actions = shown_moves(source, seat)
    if UNSEEN not in actions:
        return game.remembered(source.state.clone(), seat)  # where all of the moves lead to
    state = source.first
    for action in actions:
        if action == UNSEEN:
            state.step_unseen()
        else:
            state.step(action)
    return game.remembered(state, seat)
