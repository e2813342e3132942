"""Module 3, events: a card a round, known one round ahead (X-EVENT, X-CARD); its id is "events"."""
