"""How a slot counts cards or tiles by their faces: four bits a face, up to fifteen faces."""

from typing import Final

from frontier.engine.multisets import native

COUNT_BITS: Final = 4
COUNT_MASK: Final = 15
COUNT_UNITS: Final = native([1 << (4 * face) for face in range(15)])  # one of a face
