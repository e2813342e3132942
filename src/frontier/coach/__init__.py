"""Looking back at games, and ahead in them: what search has to tell people."""
