"""What can happen by the special settlements; FIELDS says what an event's a, b and c mean."""

from typing import Final

PAID_TOLL: Final = "paid_toll"
BURIED: Final = "buried"
SPECIAL: Final = "special"
GATE: Final = "gate"
EXCHANGED: Final = "exchanged"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    PAID_TOLL: ("piece", "n"),
    BURIED: ("field", "special"),
    SPECIAL: ("field", "special"),
    GATE: ("n", "due", "by"),
    EXCHANGED: ("give", "take"),
}
