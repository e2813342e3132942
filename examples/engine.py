#!/usr/bin/env python3
"""Plays a random legal move, in the protocol of docs/engine.md: frontier arena --bots greedy,examples/engine.py"""

import json
import random
import sys

legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 1 Random", flush=True)
    elif word == "legal":
        legal = json.loads(rest)
        print("ok", flush=True)
    elif word == "go":
        print("best", json.dumps({"move": random.choice(legal)}), flush=True)
    elif word == "quit":
        break
    elif word != "stop":
        print("ok", flush=True)  # game, position: nothing that a random player wants to know
