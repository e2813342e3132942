"""Plays a whole game at random: python play.py URL TOKEN TABLE (needs httpx and websockets)."""

import json
import random
import sys
import time

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect


def play(url: str, token: str, table: str) -> object:
    headers = {"Authorization": f"Bearer {token}"}
    joined = httpx.post(f"{url}/api/tables/{table}/join", json={}, headers=headers)
    if joined.is_error:
        sys.exit(joined.json()["error"]["message"])
    address, seq = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket", 0
    while True:  # a connection may end at any time; the next one goes on from seq
        try:
            with connect(f"{address}?since={seq}", additional_headers=headers, max_size=None) as socket:
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "error":
                        if message["error"]["key"] not in ("stale", "too-fast", "busy"):
                            sys.exit(message["error"]["message"])
                        break  # look again, and decide anew
                    if message["type"] in ("snapshot", "update"):
                        seq = message["seq"]
                        if message["turn"]["awaits"] == "over":
                            return message["result"]
                        if message["legal"]:
                            action = random.choice(message["legal"])["action"]
                            socket.send(json.dumps({"type": "act", "seq": seq, "action": action, "confirm": True}))
        except (ConnectionClosed, OSError):
            pass
        time.sleep(1)


print(json.dumps(play(*sys.argv[1:])))
