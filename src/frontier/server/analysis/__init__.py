"""What search has to tell people about games: worker processes of its own, for which no table ever waits."""
