"""How much and how often anybody may ask for something: rate limits, login backoff, fair queueing."""
