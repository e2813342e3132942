"""The tables people play at: the log, the game it amounts to, what viewers are sent, seats and chat."""
