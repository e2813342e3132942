"""The games in the interfaces of reinforcement learning; each module needs its own extra."""
