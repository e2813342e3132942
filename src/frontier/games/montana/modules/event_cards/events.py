"""What can happen by the event cards; FIELDS says what an event's a, b and c mean."""

from typing import Final

CARD_EFFECT: Final = "card_effect"
CARD: Final = "card"
ACTIVE_CARD: Final = "active_card"
SOLD: Final = "sold"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    CARD_EFFECT: ("card",),
    CARD: ("card",),
    ACTIVE_CARD: ("card",),
    SOLD: ("piece", "n"),
}
