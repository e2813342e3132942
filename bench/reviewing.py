"""Keeps a server busy with reviews, each looked at as the page does.

`python bench/reviewing.py http://127.0.0.1:PORT HOW_MANY` prints {"ready": HOW_MANY} when so many reviews are under
way; each that is finished is followed by the next game, so it stays so many. It ends with its standard input, and then
prints how many were finished.
"""

import asyncio
import json
import sys
from collections.abc import Iterator

import httpx

import frontier
from frontier import Match

PAUSE = 1.5  # seconds between two looks, as in the page
GAMES = ("montana", "homesteaders")


def records() -> Iterator[str]:
    """Yield games of two, by turns of each kind, all different."""
    seed = 0
    while True:
        for name in GAMES:
            seed += 1
            match = Match(
                frontier.game(name, players=2), seed, [frontier.bot("greedy", seed + seat) for seat in range(2)]
            )
            while match.decide():
                pass
            yield frontier.record.dumps(match)


async def look(client: httpx.AsyncClient, games: list[str], finished: list[int]) -> None:
    """Have one review after the other made, and look at it until it is finished."""
    while games:
        record = games.pop()
        while True:
            answer = await client.post("/api/review", json={"record": record})
            answer.raise_for_status()
            if answer.json()["finished"]:
                finished[0] += 1
                break
            await asyncio.sleep(PAUSE)


async def main(url: str, count: int) -> None:
    """Keep so many reviews under way until the standard input ends."""
    made = records()
    games = [next(made) for _ in range(4 * count)]
    finished = [0]
    async with httpx.AsyncClient(base_url=url, headers={"X-Frontier": "1"}, timeout=60.0, trust_env=False) as client:
        looking = [asyncio.create_task(look(client, games, finished)) for _ in range(count)]
        await asyncio.sleep(2 * PAUSE)
        print(json.dumps({"ready": count}), flush=True)
        await asyncio.to_thread(sys.stdin.read)
        for task in looking:
            task.cancel()
        results = await asyncio.gather(*looking, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
    print(json.dumps({"finished": finished[0]}), flush=True)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
