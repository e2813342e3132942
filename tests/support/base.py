"""A scene: a position that can be looked at, edited, and played in move notation."""

from typing import Any

from frontier import Event, EventLog, Game, State


class BaseScene:
    """What the scenes of all games have in common."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.log = EventLog()
        self.state = state
        self.state.listener = self.log
        self.events: list[Event] = []

    # Looking ------------------------------------------------------------------------------------------

    def data(self) -> dict[str, Any]:
        """The whole position as in game.dump."""
        return self.game.dump(self.state)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat or a spectator sees it."""
        return self.game.view(self.state, seat)

    def seat(self, seat: int) -> dict[str, Any]:
        """One player's part of the position."""
        found: dict[str, Any] = self.data()["seats"][seat]
        return found

    @property
    def phase(self) -> str:
        """What is being decided."""
        return str(self.data()["phase"])

    @property
    def actor(self) -> int:
        """Who decides."""
        return self.state.actor

    def legal(self, family: str = "") -> list[str]:
        """Legal actions in notation, all or those of one family."""
        moves = [self.game.notation.write(self.state, action) for action in self.state.legal_actions()]
        return [move for move in moves if not family or move.split()[0] == family]

    def why(self, move: str) -> str:
        """The ledger id that forbids a move, "" if it is legal."""
        reason = self.game.explain(self.state, self.game.notation.read(self.state, move))
        return "" if reason is None else reason.rule

    # Arranging and acting -----------------------------------------------------------------------------

    def load(self, data: dict[str, Any]) -> None:
        """Take over an edited position; it is validated."""
        self.state = self.game.load(data)
        self.state.listener = self.log

    def do(self, *moves: str) -> None:
        """Apply moves in notation; `events` holds what happened."""
        for move in moves:
            self.state.apply(self.game.notation.read(self.state, move))
        self.events = self.log.take()

    def happened(self, kind: str) -> list[Event]:
        """The events of one kind of the last `do`."""
        return [event for event in self.events if event.kind == kind]
