"""The slots and bits of the special landscapes."""

from typing import Final

FIRST: Final = 293  # where the slots of the module before end; a literal, so that mypyc knows those that follow
CLAIMED: Final = FIRST  # bonuses of the special landscape that have been taken, a bit each
CANTEEN_TAKEN: Final = CLAIMED + 1  # whether this turn has brought a canteen
EXTRA_TURN: Final = CANTEEN_TAKEN + 1  # whether this turn is one
END: Final = EXTRA_TURN + 1

# Bits of a field.
MIX_BIT: Final = 1 << 15  # it costs big goods in any mix
