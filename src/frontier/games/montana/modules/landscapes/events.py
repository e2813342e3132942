"""What can happen by the special landscapes; FIELDS says what an event's a, b and c mean."""

from typing import Final

PAID_GOODS: Final = "paid_goods"
BONUS: Final = "bonus"
SITE: Final = "site"

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    PAID_GOODS: ("piece", "n"),
    BONUS: ("landscape",),
    SITE: ("landscape", "field"),
}
