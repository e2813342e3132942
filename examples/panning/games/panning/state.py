"""The rules of Panning. The ledger in rules/panning.md says them in words."""

from typing import Final

from frontier.engine.actions import Choice
from frontier.engine.declared import DeclaredState
from frontier.engine.events import Amount, EventKind
from frontier.engine.reasons import Reason
from frontier.engine.slots import ACTOR, PHASE, ROUND, TURN, Slot
from frontier.engine.state import CHANCE, NOBODY, OVER, best_seats

ORE: Final = ("copper", "silver", "gold")
WORTH: Final = (1, 2, 4)
STONES: Final = (*ORE, "gravel")
GRAVEL: Final = 3
IN_BAG: Final = (10, 6, 3, 9)  # P-SETUP-01

BAG: Final = Slot("bag", high=max(IN_BAG), things=STONES)
PAN: Final = Slot("pan", high=max(IN_BAG), things=STONES)  # what was drawn in this turn
POUCH: Final = Slot("pouch", high=max(IN_BAG), things=ORE, per_seat=True, is_held=True)
CLAIM: Final = Slot("claim", ids=("none", *ORE), per_seat=True, is_secret=True)  # P-SETUP-02
SLOTS: Final = (BAG, PAN, POUCH, CLAIM)

PHASES: Final = ("deal", "draw", "choose", "finished")
DEAL, DRAW, CHOOSE, FINISHED = range(4)
EVENTS: Final = (
    EventKind("dealt"),
    EventKind("drew", Choice("thing", STONES)),
    EventKind("kept", Amount("n")),
    EventKind("spilled", Amount("n")),
    EventKind("round", Amount("n")),
    EventKind("game_over"),
)


class PanningState(DeclaredState):
    """A position of Panning."""

    def set_up(self) -> None:
        """P-SETUP-01: all stones are in the bag; then everybody gets a claim."""
        for stone, n in enumerate(IN_BAG):
            self.put(n, BAG, thing=stone)
        self.put(1, ROUND)
        self.put(NOBODY, TURN)
        self._enter(DEAL, CHANCE)

    def _enter(self, phase: int, actor: int) -> None:
        self.put(phase, PHASE)
        self.put(actor, ACTOR)

    # What is possible -----------------------------------------------------------------------------------

    def find_legal(self) -> None:
        space = self.constants.space
        match self.get(PHASE):
            case 0:  # DEAL
                for ore in range(len(ORE)):
                    self.offer(space["deal"].code(ore))
            case 1:  # DRAW
                for stone, n in enumerate(self.all(BAG)):
                    if n > 0:
                        self.offer(space["draw"].code(stone))
            case 2:  # CHOOSE
                self.offer(space["go_on"].base)
                self.offer(space["keep"].base)

    def weight(self, action: int) -> int:
        """P-TURN-01: each stone in the bag is equally likely; so is each claim (P-SETUP-02)."""
        family = self.constants.space.family(int(action))
        return self.get(BAG, thing=family.indices(int(action))[0]) if family.name == "draw" else 1

    def why_not(self, action: int) -> Reason:
        family = self.constants.space.family(action)
        if self.get(PHASE) == FINISHED:
            return Reason("P-END-01", "over")
        if family.name == "deal":
            return Reason("P-SETUP-02", "dealt")
        if family.name == "draw":
            return Reason("P-TURN-01", "bag" if self.get(PHASE) == DRAW else "draw")
        return Reason("P-TURN-02", "choose")

    # What happens ---------------------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        family = self.constants.space.family(int(action))
        match family.name:
            case "deal":
                self._deal(family.indices(int(action))[0])
            case "draw":
                self._draw(family.indices(int(action))[0])
            case "go_on":
                self._enter(DRAW, CHANCE)
            case "keep":
                self._keep()

    def _deal(self, ore: int) -> None:
        """P-SETUP-02: one claim a seat, in the order of the seats."""
        seat = next(seat for seat in range(self.constants.players) if self.get(CLAIM, seat) == 0)
        self.put(ore + 1, CLAIM, seat)
        self.emit("dealt", seat, 0, 0, 0)
        if seat == self.constants.players - 1:
            self.put(0, TURN)
            self._enter(DRAW, CHANCE)

    def _draw(self, stone: int) -> None:
        """P-TURN-01, P-TURN-03: the second gravel of a turn spills the pan."""
        self.add(-1, BAG, thing=stone)
        self.add(1, PAN, thing=stone)
        seat = self.get(TURN)
        self.emit("drew", seat, stone, 0, 0)
        if self.get(PAN, thing=GRAVEL) == 2:
            self.emit("spilled", seat, sum(self.all(PAN)[:GRAVEL]), 0, 0)
            for back, n in enumerate(self.all(PAN)):
                self.add(n, BAG, thing=back)
            self._next_turn()
        elif sum(self.all(BAG)) == 0:  # P-END-02
            self._keep()
        else:
            self._enter(CHOOSE, seat)

    def _keep(self) -> None:
        """P-TURN-02: ore goes into the pouch, gravel back into the bag."""
        seat, pan = self.get(TURN), self.all(PAN)
        for ore in range(len(ORE)):
            self.add(pan[ore], POUCH, seat, ore)
        self.add(pan[GRAVEL], BAG, thing=GRAVEL)
        self.emit("kept", seat, sum(pan[:GRAVEL]), 0, 0)
        self._next_turn()

    def _next_turn(self) -> None:
        """P-END-01, P-END-02: the game is over after everybody's last turn, or when there is no ore left."""
        for stone in range(len(STONES)):
            self.put(0, PAN, thing=stone)
        following = (self.get(TURN) + 1) % self.constants.players
        is_last = following == 0 and self.get(ROUND) == self.constants.options["turns"]
        if is_last or self._ore_left() == 0:
            self.put(NOBODY, TURN)
            self._enter(FINISHED, OVER)
            self.emit("game_over", 0, 0, 0, 0)
            return
        self.put(following, TURN)
        if following == 0:
            self.add(1, ROUND)
            self.emit("round", 0, self.get(ROUND), 0, 0)
        self._enter(DRAW, CHANCE)

    def _ore_left(self) -> int:
        return sum(self.all(BAG)[:GRAVEL])

    # Who has won ----------------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """P-SCORE-01: what the ore is worth, that of the own claim twice; an unknown claim counts for nothing."""
        return tuple(self._points(seat) for seat in range(self.constants.players))

    def _points(self, seat: int) -> int:
        claim = self.get(CLAIM, seat) - 1
        return sum(n * WORTH[ore] * (2 if ore == claim else 1) for ore, n in enumerate(self.all(POUCH, seat)))

    @property
    def winners(self) -> tuple[int, ...]:
        """P-SCORE-02: the most points, then the most stones; those still equal share the victory."""
        if self.actor != OVER:
            return ()
        stones = [sum(self.all(POUCH, seat)) for seat in range(self.constants.players)]
        return best_seats(list(zip(self.scores, stones, strict=True)))

    @property
    def ending(self) -> str | None:
        if self.actor != OVER:
            return None
        return "turns" if self._ore_left() > 0 else "no_ore"
