"""Module 2, special landscapes in the centre of the board (X-LAND, X-BIGHORN, X-GRANITE, X-FALLS, X-HELENA)."""
