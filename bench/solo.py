"""A table of one person against bots whose whole game is known beforehand: it is the same in any build of the page."""

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

import httpx

import frontier
from frontier.engine.chance import seed_word
from frontier.engine.fair import commitment, fair_seed
from frontier.engine.game import Game
from frontier.engine.outlook import ways
from frontier.engine.state import State
from processes import Failure

NONCE = "clicks"


@dataclass
class Decision:
    """One decision of the record."""

    seat: int
    phase: str
    move: str
    action: int
    state: State  # the position in which it was made


def record(rules: Game, seed: str, person: str, opponent: str) -> list[Decision]:
    """Return what is decided with a seed: at the first seat by the bot that stands for the person, else as the server
    lets its bots decide."""
    match = frontier.Match(rules, seed)
    own = frontier.bot(person, seed_word(f"{seed} person"))
    decisions: list[Decision] = []
    while match.state.actor != frontier.OVER:
        state = match.state
        if state.actor == frontier.CHANCE:
            match.draw()
            continue
        seat = state.actor
        player = own if seat == 0 else frontier.bot(opponent, seed_word(f"{seed} {seat} {len(match.moves)}"))
        plain = rules.plain_answer(state) if seat == 0 else None
        if plain is not None and rules.space.family(plain).name == "pay":
            action = plain  # without another thought, as pages do it too
        else:
            action = player.choose(rules, match.known_to(player, seat), seat)
        decisions.append(_decision(rules, state, action))
        match.play(action)
    return in_page_order(rules, decisions)


def _decision(rules: Game, state: State, action: int) -> Decision:
    phase = str(rules.view(state, state.actor)["phase"])
    return Decision(state.actor, phase, rules.notation.write(state, action), action, state.clone())


def in_page_order(rules: Game, decisions: Sequence[Decision]) -> list[Decision]:
    """Return the decisions, those of the person in the order in which a page makes what can be made together.

    While workers are placed, trades come first, and the workers stand in the order of their places; trades before what
    they were made for stand as the shortest way there has them.
    """
    found: list[Decision] = []
    for (seat, phase), run in groupby(decisions, lambda each: (each.seat, each.phase)):
        together = list(run)
        if seat == 0:
            together = _placed_last(rules, together) if phase == "place" else _trades_in_order(rules, together)
        found += together
    return found


def _placed_last(rules: Game, run: list[Decision]) -> list[Decision]:
    placed = sorted((each for each in run if each.move.startswith("place ")), key=lambda each: each.action)
    ended = [each for each in run if each.move == "done"]
    moves = [each.move for each in run if _is_extra(rules, each)] + [each.move for each in [*placed, *ended]]
    return _decided(rules, run[0].state, moves) or run


def _trades_in_order(rules: Game, run: list[Decision]) -> list[Decision]:
    found: list[Decision] = []
    at = 0
    while at < len(run):
        end = at
        while end < len(run) - 1 and _is_extra(rules, run[end]):
            end += 1
        moves = [each.move for each in run[at : end + 1]]
        if end > at:
            all_ = (way["moves"] for way in ways(rules, run[at].state, 0, "en"))
            moves = next((way for way in all_ if way[-1] == moves[-1] and sorted(way) == sorted(moves)), moves)
        found += _decided(rules, run[at].state, moves)
        at = end + 1
    return found


def _decided(rules: Game, state: State, moves: Sequence[str]) -> list[Decision]:
    """Return moves as decisions from a position on; none if one of them is not possible there."""
    found: list[Decision] = []
    now = state.clone()
    for move in moves:
        action = rules.notation.read(now, move)
        if now.actor != 0 or not now.is_legal(action):
            return []
        found.append(_decision(rules, now, action))
        now.apply(action)
    return found


def _is_extra(rules: Game, decision: Decision) -> bool:
    return rules.space.family(decision.action).name in rules.extras


class SoloTable:
    """A table with a person at the first seat and bots at the others, with a known seed."""

    def __init__(self, url: str, database: str, game: str, players: int, secret: str, opponent: str) -> None:
        self.url, self.players = url, players
        self.http = httpx.Client(base_url=url, headers={"X-Frontier": "1"}, timeout=30)
        self.post("/api/guests", name="Ann")
        seats = [{"kind": "human"}, *({"kind": "bot", "bot": opponent} for _ in range(players - 1))]
        made = self.post("/api/tables", game=game, players=players, seats=seats, pace=0, commitment=commitment(NONCE))
        self.id: str = made["id"]
        with sqlite3.connect(database) as connection:
            connection.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, self.id))
        self.post(f"/api/tables/{self.id}/reveal", nonce=NONCE)
        self.seed = fair_seed(secret, [NONCE] + [""] * (players - 1))

    def post(self, path: str, **body: Any) -> Any:
        """An answer that must be fine."""
        answer = self.http.post(path, json=body)
        if not answer.is_success:
            raise Failure(f"{path}: {answer.text}")
        return answer.json()

    def state(self, since: int = 10**9) -> Any:
        """What the person sees."""
        return self.http.get(f"/api/tables/{self.id}/state", params={"since": since}).json()

    def moves(self) -> list[tuple[int, str]]:
        """The decisions in force."""
        found: list[tuple[int | None, str]] = []
        for entry in self.state(since=0)["entries"]:
            if entry["kind"] == "move":
                found.append((entry["seat"], entry["move"]))
            elif entry["kind"] == "undo":
                del found[entry["data"]["to"] :]
        return [(seat, move) for seat, move in found if seat is not None]
