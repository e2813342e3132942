"""Panning as its users meet it."""

from typing import ClassVar

from frontier.games.panning.meta import META
from frontier.games.panning.state import (
    CHOOSE,
    CLAIM,
    DEAL,
    EVENTS,
    ORE,
    PHASE,
    PHASES,
    POUCH,
    SLOTS,
    STONES,
    PanningState,
)

from frontier.engine.actions import Choice, Family
from frontier.engine.declared import DeclaredGame, DeclaredState
from frontier.engine.state import State


def families() -> tuple[Family, ...]:
    """Chance deals and draws; a player goes on or keeps what is in the pan."""
    chance = (Family("deal", Choice("claim", ORE)), Family("draw", Choice("thing", STONES)))
    return (*chance, Family("go_on"), Family("keep"))


class Panning(DeclaredGame):
    """One configuration of Panning."""

    declared = META
    slots = SLOTS
    phases = PHASES
    families: ClassVar = families
    events = EVENTS
    rules_of = PanningState

    def set_up(self, state: DeclaredState) -> None:
        assert isinstance(state, PanningState)
        state.set_up()

    def is_secret(self, state: State, action: int, seat: int | None) -> bool:
        """Whose claim it is sees it; the order of the seats tells whose."""
        st = self._own(state)
        if st.get(PHASE) != DEAL:
            return False
        return [st.get(CLAIM, own) for own in range(self.players)].index(0) != seat

    def plain_answer(self, state: State) -> int | None:
        """Keeping what is in the pan never hurts."""
        return self.space["keep"].code() if self._own(state).get(PHASE) == CHOOSE else None

    def deciding(self, state: State) -> list[tuple[str, bool, list[int]]]:
        st = self._own(state)
        stones = [sum(st.all(POUCH, seat)) for seat in range(self.players)]
        return [*super().deciding(state), ("stones", True, stones)]


create = Panning.create
