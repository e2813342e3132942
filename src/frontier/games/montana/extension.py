"""The extension points of the base rules: what a module may add to them.

Any subset of modules may be in play, and what they do not change stays as it is (X-BASE-03, -04).
The base rules call these by name wherever something may be added; each does nothing by itself. A point that has
to ask a player something sets a phase of its own; `find_legal` and `carry_out` then see to it, and end by setting
the phase that was interrupted. Each module fills them in its rules.py; what it
adds around the rules it declares as a `Module` (module.py).
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from frontier.engine.reasons import Reason

if TYPE_CHECKING:
    from frontier.engine.chance import Rng
    from frontier.games.montana.board import Board
    from frontier.games.montana.constants import Constants
    from frontier.games.montana.state import Position


class Extension:
    """What a module may add to the rules."""

    def lay(self, constants: "Constants", board: "Board") -> None:
        """Find out about a landscape what the module needs of it for the whole game, as one of `board.parts`."""

    def is_playable(self, constants: "Constants", board: "Board", start: i64) -> bool:
        """Return whether everything of the module stays within reach from a starting field (M-AMB-62)."""
        return True

    def set_up(self, st: "Position") -> None:
        """Lay out the pieces of the module, after the set-up of the base game."""

    def start_of_turn(self, st: "Position", extra: bool) -> None:
        """Act before anybody decides in a turn; `extra` for one that a canteen has given."""

    def legal_extras(self, st: "Position") -> None:
        """Offer extra actions; called wherever the active player may trade cattle."""

    def could_bring(self, st: "Position", piece: i64) -> i64:
        """Return how many pieces of a kind the module's extra actions could bring, rather too many than too few."""
        return 0

    def could_bring_any(self, st: "Position") -> i64:
        """Return how many pieces whose kind not everybody knows the extra actions could bring."""
        return 0

    def could_give(self, st: "Position", good: i64) -> bool:
        """Return whether the module's extra actions could take a good from the active player."""
        return False

    def is_open(self, st: "Position") -> bool:
        """Return whether the question at hand, if it is the module's, has more than one answer (asking.py)."""
        return True

    def legal_at_last(self, st: "Position") -> None:
        """Offer something more when only one action is left, before it is taken without asking."""

    def can_pay(self, st: "Position", seat: i64, field: i64, held: i64) -> bool:
        """Return whether packed goods are enough for a field that costs more than is printed (with ASKS bits)."""
        return True

    def big_goods_short(self, st: "Position", seat: i64, field: i64) -> i64:
        """Return how many big goods of any kind a field with ASKS bits lacks, whatever could be brought by kind."""
        return 0

    def price(self, st: "Position", seat: i64, field: i64) -> None:
        """Take what a field costs beyond the printed goods, before the settlement is placed."""

    def takes_canteens(self, st: "Position") -> bool:
        """Return whether the module sees to the canteens beside a new settlement."""
        return False

    def after_settlement(self, st: "Position", seat: i64, field: i64) -> None:
        """Act after a settlement: its cow is taken, and its canteens unless the module sees to them."""

    def end_of_turn(self, st: "Position") -> None:
        """Act at the end of a turn, after the worker board has been cleared and before canteens."""

    def may_spend_canteen(self, st: "Position") -> bool:
        """Return whether the active player may spend a canteen now."""
        return True

    def find_legal(self, st: "Position") -> None:
        """Offer what is legal in the module's own phases."""

    def carry_out(self, st: "Position", action: i64) -> bool:
        """Carry out an action of the module's own families; False if it is none."""
        return False

    def carry_out_unseen(self, st: "Position") -> bool:
        """Carry out a move of the module of which only its own seat knows what it was; False if it is none."""
        return False

    def weight(self, st: "Position", action: i64) -> i64:
        """Return how many equally likely pieces stand behind a chance action; 0 if it is none of the module's."""
        return 0

    def draw(self, st: "Position", rng: "Rng") -> i64:
        """Return a chance action of the module, drawn by these weights; negative in a phase that is none of its own."""
        return -1

    def why_not(self, st: "Position", family: str, at: list[int]) -> Reason | None:
        """Return the module's own reason against an action that is not legal, asked before the base rules."""
        return None
