"""Module 4, goldrush: hidden tiles on the mountains (X-GOLD)."""
