"""The table server: seats, storage, live play. No rules of any game."""
