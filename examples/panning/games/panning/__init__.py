"""Panning: a small complete game that shows what a game needs. docs/new-game.md tells how it was made."""
