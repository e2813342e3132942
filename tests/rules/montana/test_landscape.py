"""Constraint 9 of the component values: random boards can be reached and are large enough."""

import pytest

import frontier

BOARDS = 2_000
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def reached(meadows: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """The building fields that are connected with the starting tile."""
    found, edge = {start}, [start]
    while edge:
        q, r = edge.pop()
        for place in ((q + dq, r + dr) for dq, dr in STEPS):
            if place in meadows and place not in found:
                found.add(place)
                edge.append(place)
    return found


@pytest.mark.slow
@pytest.mark.rule("M-AMB-62")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_boards_can_be_reached_and_have_room_for_all_settlements(players: int) -> None:
    game = frontier.game("montana", players=players)
    boards = set()
    for seed in range(BOARDS):
        view = game.view(game.new(seed), None)
        room = {
            (field["q"], field["r"]): 1 + field["two_settlements"]
            for field in view["fields"]
            if field["land"] == "meadow"
        }
        start = next(
            (field["q"], field["r"]) for field in view["fields"] if field["label"] == view["landscape"]["start"]
        )
        open_fields = reached(set(room), start)
        settlements = sum(seat["stock"] for seat in view["seats"])
        assert open_fields == set(room), f"seed {seed}: constraint 9 asks for 95%, M-AMB-62 for all"
        assert sum(room[place] for place in open_fields - {start}) >= 1.25 * settlements, f"seed {seed}"
        boards.add(str(view["landscape"]))
    assert len(boards) == BOARDS
