"""The laboratory: many games, measurements."""
