"""Scenes for rule tests of Homesteaders: arrange a position by hand, act in move notation, look at the result.

scene = Scene(players=3)                      # round 1, seat 0 holds the start-player tile and places workers
scene.own(0, "farm", "market")                # buildings beside the Homestead
scene.give(0, silver=3, trade=1, wood=2)      # sets what is named, leaves the rest
scene.building(0, tile=13)                    # seat 0 has won tile 13, paid 3 for it, and may build
scene.do("build foundry")
assert "foundry" in scene.seat(0)["buildings"]
"""

from typing import Any

import frontier
from frontier import State
from support.base import BaseScene

GOODS = ("wood", "food", "steel", "gold", "copper", "cattle")
STAGE_STARTS = (0, 4, 8, 10)  # rounds before each stage; tiles of a stack stand in the same order


class Scene(BaseScene):
    """A Homesteaders position that can be arranged and played."""

    def __init__(self, players: int = 2, round: int = 1, tiles: dict[int, int] | None = None, **options: Any) -> None:
        game = frontier.game("homesteaders", players=players, **options)
        self._arranged: dict[str, Any] | None = None  # by the functions below, not yet settled
        self.taken: list[int]  # what has followed the last move by itself, as far as nobody has named it
        super().__init__(game, game.new(0))
        self.at(round, tiles)

    # A position under arrangement is not played on: what it leaves no choice in is settled when it is looked at.

    @property
    def state(self) -> State:
        """The position, settled."""
        if self._arranged is not None:
            self.state = self.game.load(self._arranged)
            self._state.listener = self.log
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state, self._arranged, self.taken = state, None, []

    def load(self, data: dict[str, Any]) -> None:
        """Take over an edited position; it is validated."""
        self.game.load(data)
        self._arranged = data

    def _draft(self) -> dict[str, Any]:
        """The position as arranged so far."""
        return self.data() if self._arranged is None else self._arranged

    # Arranging ----------------------------------------------------------------------------------------

    def at(self, round: int, tiles: dict[int, int] | None = None) -> None:
        """The beginning of a round (11: the final income): the start player places. `tiles`: space -> number."""
        data = self._draft()
        self._calm(data, "place", data["start_player"])
        data["round"] = round
        turned: list[int] = []
        for space, auction in enumerate(data["auctions"]):
            auction["bid"] = None
            auction["tile"] = min(round, 10)
            if space > 0:
                shown = (tiles or {}).get(space + 1)
                up, auction["tile"] = self._turned_up(space, min(round, 10), shown)
                turned += up
        data["turned_up"] = sorted(turned)
        for seat in data["seats"]:
            seat["passed"], seat["placed"] = False, []
        if data["neutral"] is not None:
            data["neutral"].update(space=None, bid=None)
        if round == 11:  # what was bid in round 10 still lies there
            self._bids(data, {1: (0, 3)})
        self.load(data)

    def _turned_up(self, space: int, round: int, shown: int | None) -> tuple[list[int], int]:
        """Tiles of a stack that have been turned up by now, and the one on show."""
        stage = next(i for i in range(3) if round <= STAGE_STARTS[i + 1])
        first = 10 * space + 1
        tiles = [first + i for i in range(STAGE_STARTS[stage], STAGE_STARTS[stage + 1])]
        shown = tiles[0] if shown is None else shown
        assert shown in tiles, f"tile {shown} does not belong to round {round}"
        others = [tile for tile in tiles if tile != shown][: round - STAGE_STARTS[stage] - 1]
        return [*range(first, first + STAGE_STARTS[stage]), *others, shown], shown

    def _calm(self, data: dict[str, Any], phase: str, decider: int) -> None:
        data.update(phase=phase, decider=decider, space=None, next_place="homestead_1", building=None)
        data.update(extra_building=False, resume=None)

    def _bids(self, data: dict[str, Any], bids: dict[int, tuple[int, int]]) -> None:
        """Who has won which space for how much; everybody else has passed. Two players: the neutral stone too."""
        holders = {seat for seat, _ in bids.values()}
        for space, auction in enumerate(data["auctions"], start=1):
            auction["bid"] = {"by": bids[space][0], "silver": bids[space][1]} if space in bids else None
        for seat, entry in enumerate(data["seats"]):
            entry["passed"] = seat not in holders
        if data["neutral"] is not None:
            free = next((space for space in (2, 1) if space not in bids), None)
            low = data["neutral"]["value"] if free else min(bid for _, bid in bids.values())
            space = free or next(space for space in bids if bids[space][1] == low)
            low = max(value for value in (3, 4, 5, 6, 7, 9) if value <= low)
            data["neutral"].update(space=space, bid=low)
            if free:
                data["auctions"][free - 1]["bid"] = {"by": "neutral", "silver": low}

    def give(self, seat: int, **held: int) -> None:
        """Set goods (by name), silver, trade, vp, debt, workers, tracks or railroad of a player."""
        data = self._draft()
        for key, n in held.items():
            if key in GOODS:
                data["seats"][seat]["goods"][key] = n
            else:
                assert key in data["seats"][seat], key
                data["seats"][seat][key] = n
        self.load(data)

    def own(self, seat: int, *buildings: str) -> None:
        """Give a player buildings beside those already owned."""
        data = self._draft()
        data["seats"][seat]["buildings"] += [id_ for id_ in buildings if id_ not in data["seats"][seat]["buildings"]]
        self.load(data)

    def start_player(self, seat: int) -> None:
        """Hand the start-player tile to a seat, who begins the round by placing workers."""
        data = self._draft()
        data["start_player"] = data["decider"] = seat
        self.load(data)

    def neutral_value(self, value: int) -> None:
        """Set the neutral value (two players)."""
        data = self._draft()
        data["neutral"]["value"] = value
        self.load(data)

    def wages(self, seat: int) -> None:
        """This seat pays its workers now; holdings first, since a payment that needs no thought is not asked."""
        data = self._draft()
        self._calm(data, "wages", seat)
        self.load(data)

    def bidding(self, seat: int | None = None) -> None:
        """This seat (the start player) bids first; with two players the neutral stone is to be placed first."""
        data = self._draft()
        decider = data["start_player"] if seat is None else seat
        self._calm(data, "neutral" if data["neutral"] is not None else "bid", decider)
        self.load(data)

    def won(self, seat: int, tile: int, bid: int = 3, **others: tuple[int, int]) -> None:
        """This seat has won a tile and must pay. The round follows from the tile; nobody else has won anything,
        unless told so: won(0, tile=1, bid=5, space2=(1, 3))."""
        space = (tile - 1) // 10 + 1
        round = self._draft()["round"]
        stage_start = max(start for start in STAGE_STARTS[:3] if start <= (tile - 1) % 10)
        stage_end = STAGE_STARTS[STAGE_STARTS.index(stage_start) + 1]
        if space == 1:
            round = tile
        elif not stage_start < round <= stage_end:
            round = stage_start + 1
        self.at(round, {space: tile} if space > 1 else None)
        data = self._draft()
        bids = {space: (seat, bid)}
        bids.update({int(key.removeprefix("space")): value for key, value in others.items()})
        self._calm(data, "pay", seat)
        self._bids(data, bids)
        data["space"] = space
        self.load(data)

    def building(self, seat: int, tile: int, **others: tuple[int, int]) -> None:
        """This seat has won a tile that allows a building, has paid, and may build now."""
        self._after_paying(seat, tile, "build", others)

    def extra(self, seat: int, tile: int, **others: tuple[int, int]) -> None:
        """This seat has built or not, and decides on what the tile sells."""
        self._after_paying(seat, tile, "extra", others)

    def _after_paying(self, seat: int, tile: int, phase: str, others: dict[str, tuple[int, int]]) -> None:
        self.won(seat, tile, 3, **others)
        data = self._draft()
        data["phase"] = phase
        self.load(data)

    def final(self, seat: int = 0) -> None:
        """Final trading, this seat's turn; those before it in turn order have finished."""
        self.at(11)
        data = self._draft()
        self._calm(data, "trade", seat)
        self.load(data)

    # Acting -------------------------------------------------------------------------------------------

    def do(self, *moves: str) -> None:
        """Apply moves in notation; `events` holds what happened.

        A move that its player had no choice about was made already; it may be named all the same, in its place.
        """
        for move in moves:
            action = self.game.notation.read(self.state, move)
            if action in self.taken:
                del self.taken[: self.taken.index(action) + 1]
            else:
                follow_ups = self.state.follow_ups(action) if self.state.is_legal(action) else []
                self.state.apply(action)
                self.taken = [forced for _, forced in follow_ups]
        self.events = self.log.take()

    def build_nothing(self) -> None:
        """The winner at work builds nothing; it is not asked where nothing can be built."""
        if self.phase == "build":
            self.do("no_build")

    def finish(self) -> None:
        """From final trading to scoring: nobody trades any more."""
        while self.state.actor != frontier.OVER:
            self.do("done")

    def pass_on(self) -> None:
        """Go on quietly until somebody bids (or the game ends): nobody trades, all workers stay idle, silver pays."""
        quiet = ("done", "pay 0", "relief silver", "neutral 1")
        while self.state.actor != frontier.OVER and self.phase != "bid":
            if self.state.actor == frontier.CHANCE:
                self.state.apply(self.state.legal_actions()[0])
            else:
                self.do(next(move for move in self.legal() if move in quiet))
