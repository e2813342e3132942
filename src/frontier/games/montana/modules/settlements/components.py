"""The components of the special settlements."""

from typing import Literal, get_args

Special = Literal["market", "gate", "watchtower"]
SPECIALS: tuple[Special, ...] = get_args(Special)  # one of each a player (X-SPECIAL-01)
NUMBERS = {"gate_silver": (0, 9), "market_exchanges": (0, 3)}
