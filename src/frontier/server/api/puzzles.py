"""Routes of the puzzles: which there are, how one looks, and what comes of a try."""

import random
from datetime import date
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Request, Response

import frontier
from frontier.coach.hint import told
from frontier.engine.game import COLOURS
from frontier.engine.names import name_of
from frontier.puzzles import Puzzle, collection, puzzle
from frontier.puzzles.puzzle import DIFFICULTIES
from frontier.puzzles.themes import declared
from frontier.server.api.common import SIGNED, UNSAFE, Lang, MaybePerson, Server, Signed, client_address, refusals
from frontier.server.api.models.puzzles import NextPuzzle, PuzzleAnswer, PuzzleInfo, PuzzleOverview, PuzzleTry
from frontier.server.errors import Refused
from frontier.server.people.puzzle_results import PuzzleResult, streak, today
from frontier.server.tables import messages, replays
from frontier.server.threads import run_in_thread

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
Json = dict[str, Any]
Results = dict[str, PuzzleResult]
GameId = Annotated[str, Path(max_length=40)]
PuzzleName = Annotated[str, Path(max_length=40)]
Wanted = Annotated[str | None, Query(max_length=40)]
Difficulty = Annotated[int | None, Query(ge=DIFFICULTIES[0], le=DIFFICULTIES[-1])]


@router.get(
    "",
    response_model=PuzzleOverview,
    responses=refusals(*SIGNED),
    operation_id="puzzles",
    summary="The puzzles of all games",
)
async def list_puzzles(server: Server, person: MaybePerson, lang: Lang) -> Json:
    """Return which puzzles there are, and how the person who asks fares with them."""
    results: Results = {} if person is None else await server.puzzle_results.of(person.id)
    now = today()
    games = await run_in_thread(lambda: [(game, found) for game in frontier.GAMES if (found := collection(game))])
    return {
        "day": now.isoformat(),
        "streak": streak(results.values(), now),
        "games": [_of_game(game, list(found.values()), results, now, lang) for game, found in games],
    }


def _of_game(game: str, puzzles: list[Puzzle], results: Results, now: date, lang: str) -> Json:
    tried = [results[one.id] for one in puzzles if one.id in results]
    of_day = _of_day(game, now)
    return {
        "game": game,
        "tried": len(tried),
        "credit": sum(result.credit for result in tried),
        "day": {"id": of_day, "result": _result(results.get(of_day))},
        **_counts(puzzles, results),
        "themes": [
            {"id": theme, "text": name_of(game, "theme", theme, lang, 1), **_counts(about, results)}
            for theme in declared(game).themes
            if (about := [one for one in puzzles if theme in one.themes])
        ],
        "levels": [
            {"difficulty": level, **_counts([one for one in puzzles if one.difficulty == level], results)}
            for level in DIFFICULTIES
        ],
    }


def _counts(puzzles: list[Puzzle], results: Results) -> Json:
    solved = sum(one.id in results and results[one.id].solved for one in puzzles)
    return {"puzzles": len(puzzles), "solved": solved}


def _of_day(game: str, day: date) -> str:
    """Return the puzzle of a day. Ids are in no order that means anything, so each has its turn by surprise."""
    ids = sorted(collection(game))
    return ids[day.toordinal() % len(ids)]


def _result(result: PuzzleResult | None) -> Json | None:
    return None if result is None else {"solved": result.solved, "credit": result.credit}


@router.get(
    "/next",
    response_model=NextPuzzle,
    responses=refusals("not-found", *SIGNED),
    operation_id="next_puzzle",
    summary="A puzzle to try",
)
async def next_puzzle(
    server: Server,
    person: MaybePerson,
    game: Annotated[str, Query(max_length=40)],
    theme: Wanted = None,
    difficulty: Difficulty = None,
    after: Annotated[str | None, Query(max_length=100, description="The puzzle that you come from.")] = None,
) -> Json:
    """Return a puzzle of a game, of a theme and a difficulty if you like: one that you have not tried, if there is."""
    found = await run_in_thread(lambda: collection(game))
    fitting = [
        one.id
        for one in found.values()
        if one.id != after and theme in (None, *one.themes) and difficulty in (None, one.difficulty)
    ]
    if not fitting:
        raise Refused("not-found")
    results: Results = {} if person is None else await server.puzzle_results.of(person.id)
    return {"id": random.choice([id_ for id_ in fitting if id_ not in results] or fitting)}


async def _found(game: str, name: str) -> Puzzle:
    found = await run_in_thread(lambda: puzzle(f"{game}/{name}"))
    if found is None:
        raise Refused("not-found")
    return found


@router.get(
    "/{game}/{name}",
    response_model=PuzzleInfo,
    responses=refusals("not-found", "too-fast", *SIGNED),
    operation_id="puzzle",
    summary="One puzzle",
)
async def puzzle_info(
    game: GameId, name: PuzzleName, request: Request, server: Server, person: MaybePerson, lang: Lang
) -> Json:
    """Return the position of a puzzle as the seat sees it that has to find the move."""
    server.limits.check("look", client_address(request))
    one = await _found(game, name)
    results: Results = {} if person is None else await server.puzzle_results.of(person.id)
    now = today()
    return {
        **await run_in_thread(lambda: _position(one, lang)),
        "day": now.isoformat() if one.id == _of_day(game, now) else None,
        "result": _result(results.get(one.id)),
    }


def _position(one: Puzzle, lang: str) -> Json:
    game, state = one.game, one.state
    return {
        "id": one.id,
        "game": game.id,
        "players": game.players,
        "modules": list(game.modules),
        "options": dict(game.options),
        "components": f"{game.component_set} {game.component_hash}",
        "colours": list(COLOURS[: game.players]),
        "seat": one.seat,
        "difficulty": one.difficulty,
        "prompt": game.prompt(state, lang),
        "view": game.view(state, one.seat),
        "legal": messages.legal(game, state, lang),
    }


@router.post(
    "/{game}/{name}",
    responses={200: {"model": PuzzleAnswer}, **refusals("not-found", "illegal", "too-fast", *SIGNED, *UNSAFE)},
    operation_id="try_puzzle",
    summary="Try a puzzle",
)
async def try_puzzle(
    game: GameId, name: PuzzleName, body: PuzzleTry, server: Server, person: Signed, lang: Lang
) -> Response:
    """Return what a move is worth; the first try counts. Without a move, or with the right one, return the solution."""
    server.limits.check("puzzle", person.id)
    one = await _found(game, name)
    if body.move is not None and body.move not in one.chances:
        raise Refused("illegal")
    solved = body.move == one.solution
    credit = 0.0 if body.move is None else one.credit(body.move)
    now = today()
    day = now.isoformat() if one.id == _of_day(game, now) else None
    kept = await server.puzzle_results.keep(person.id, one.id, solved, credit, day)
    answer: Json = {
        "solved": solved,
        "move": None if body.move is None else _choice(one, body.move, lang),
        "loss": None if body.move is None else one.loss(body.move),
        "credit": credit,
        "result": _result(kept),
        "solution": None,
    }
    if solved or body.move is None:
        answer["solution"] = await run_in_thread(lambda: _solution(one, lang))
    return Response(orjson.dumps(answer), media_type="application/json")


def _choice(one: Puzzle, move: str, lang: str) -> Json:
    text = one.game.describe(one.state, one.game.notation.read(one.state, move), lang)
    return {"notation": move, "text": text, "chance": one.chances[move]}


def _solution(one: Puzzle, lang: str) -> Json:
    """Return the solution in the coach's words, and as a replay."""
    played = b"".join(replays.pieces(one.played, lang))
    themes = [one.game.name("theme", theme, lang) for theme in one.themes]
    return {**told(one.game, one.state, one.hint, lang), "themes": themes, "replay": orjson.Fragment(played)}
