"""The small contract every game fulfils: states, actions, chance, events, matches and records."""
