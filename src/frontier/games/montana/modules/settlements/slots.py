"""The slots and bits of the special settlements."""

from typing import Final

FIRST: Final = 288  # where the slots of the module before end; a literal, so that mypyc knows those that follow
SPECIALS: Final = FIRST  # a seat each: which special settlements are left, a bit each
EXCHANGES: Final = SPECIALS + 4  # left at the market
END: Final = EXCHANGES + 1

# Bits of a field.
TOP_SHIFT: Final = 9  # the special settlement on top: 0 none, else 1 + its number
TOP_MASK: Final = 3
TOLL_SHIFT: Final = 11  # a bit for each seat that takes a toll
TOLL_MASK: Final = 15
