"""Many games at once: simulations, arenas, balance, self-play, reviews and benchmarks."""
