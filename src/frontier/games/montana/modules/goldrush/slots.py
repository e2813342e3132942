"""The slots and bits of the goldrush."""

from typing import Final

from frontier.engine.multisets import native

FIRST: Final = 301  # where the slots of the module before end; a literal, so that mypyc knows those that follow
NUGGETS: Final = FIRST  # a seat each: mountain tiles held of each face
SEEN: Final = NUGGETS + 4  # mountain tiles of each face that somebody has seen
HELD: Final = SEEN + 1  # mountain tiles that each seat holds, a byte each
MARKS: Final = HELD + 1  # mountain tiles that are marked
END: Final = MARKS + 1

# Bits of a mountain.
TILE_BIT: Final = 1 << 9  # a mountain tile was put here
FACE_SHIFT: Final = 10  # 0 nobody has seen it, else 1 + face
FACE_MASK: Final = 15
KNOWN_SHIFT: Final = 14  # a bit for each seat that has seen it
KNOWN_MASK: Final = 15
HOLDER_SHIFT: Final = 18  # 0 still on the mountain, 1 + seat, or BOXED
HOLDER_MASK: Final = 7
BOXED: Final = 7
MARKED_BIT: Final = 1 << 21  # looked at when the turn ends
FACE_UP_BIT: Final = 1 << 22  # everybody sees it, spectators too
UNSEEN_BIT: Final = 1 << 23  # somebody has seen it, but not the seat that counts along

SEAT_MASK: Final = 255
SEAT_UNITS: Final = native([1, 1 << 8, 1 << 16, 1 << 24])  # one of a seat in HELD
