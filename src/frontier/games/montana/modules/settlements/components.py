"""The components of the special settlements."""

SPECIALS = ("market", "gate", "watchtower")  # one of each a player (X-SPECIAL-01)
NUMBERS = {"gate_silver": (0, 9), "market_exchanges": (0, 3)}
