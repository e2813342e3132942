"""The fold of a table's log, without any server: what it amounts to, what can be taken back, whose time runs."""

import random
import time
from collections.abc import Iterator

import pytest

from frontier import CHANCE
from frontier.server.errors import Refused
from frontier.server.tables import play as play_module
from frontier.server.tables.play import BACK, CLOSED, PATIENCE, STAND_IN, UNDO, ClockRule, Draft, Entry, Play
from support.folding import CLOCK, GAMES, add, begun, confirm, dawdle, do, everything, folded, take


class Walk:
    """A random table: who may do what is kept apart from the fold, in plain words, to compare with it."""

    def __init__(self, play: Play, rng: random.Random) -> None:
        self.play = play
        self.rng = rng
        self.now = 0.0
        self.actors = [move.actor for move in play.moves]
        self.parts: set[int] = set()  # moves that are taken back together with others of their turn
        self.ends: set[int] = set()  # numbers of moves after which a turn was handed on for good

    def own(self, seat: int) -> list[int]:
        """The moves that a seat may take back: its last ones, unless luck, news, a seat or a confirmation follows."""
        found: list[int] = []
        for number in range(len(self.actors), 0, -1):
            if self.actors[number - 1] != seat or number in self.ends:
                break
            found.append(number - 1)
        return found[::-1]

    def may_take_back(self, seat: int) -> list[int]:
        """At a table of one person any own move."""
        if self.play.is_free:
            return [number for number, actor in enumerate(self.actors) if actor == seat]
        return self.own(seat)

    def step(self) -> None:
        """Somebody does something."""
        play, rng = self.play, self.rng
        self.now += rng.choice((0.0, 0.5, 3.0))
        seat = rng.randrange(play.game.players)
        possible = self.may_take_back(seat)
        lot = rng.random()
        if lot < 0.12 and possible:
            self.take_back(seat, rng.choice((None, rng.choice(possible))))
        elif lot < 0.16:
            add(play, STAND_IN, seat, self.now, bot="random")
        elif lot < 0.22:
            add(play, BACK, seat, self.now)
        elif play.awaiting is not None:
            draft = Draft(play, self.now)
            draft.confirm(play.awaiting)
            self.ends.add(len(self.actors))
            self.take(draft)
        else:
            self.decide()

    def decide(self) -> None:
        """The seat to decide does anything."""
        play = self.play
        seat, action = play.state.actor, self.rng.choice(play.state.legal_actions())
        draft = Draft(play, self.now)
        draft.move(seat, action, self.rng.random() < 0.5)
        if (draft.state.actor != seat or "closes" in (draft.entries[0].data or {})) and not draft.waits:
            self.ends.add(len(self.actors) + 1)
        if play.game.space.family(action).name in ("place", "done"):
            self.parts.add(len(self.actors))
        self.take(draft)

    def take(self, draft: Draft) -> None:
        """Fold in, and note who moved; what showed somebody something hidden stands."""
        take(self.play, draft)
        self.actors += [CHANCE if entry.seat is None else entry.seat for entry in draft.entries if entry.kind == "move"]
        if any(event.kind in self.play.game.telling for event in self.play.applied[-1].events):
            self.ends.add(len(self.actors))

    def take_back(self, seat: int, to: int | None) -> None:
        """Back to a move."""
        target = self.play.undo_target((seat,), to)
        assert target == (self.last_unit(self.may_take_back(seat)[-1]) if to is None else to)
        add(self.play, UNDO, seat, self.now, to=target)
        del self.actors[target:]
        self.parts = {number for number in self.parts if number < target}
        self.ends = {number for number in self.ends if number <= target}
        assert self.play.awaiting is None

    def last_unit(self, last: int) -> int:
        """Where all begins that is taken back with a move."""
        turn = [last]
        while turn[0] > 0 and self.actors[turn[0] - 1] == self.actors[last] and turn[0] not in self.ends:
            turn.insert(0, turn[0] - 1)
        return next(number for number in turn if number in self.parts) if last in self.parts else last

    def check(self) -> None:
        """What can be taken back, by whom, is what the plain words say."""
        play = self.play
        assert [move.actor for move in play.moves] == self.actors
        for seat in range(play.game.players):
            possible = self.may_take_back(seat)
            assert play.can_undo((seat,)) == bool(possible)
            for number in range(max(0, len(self.actors) - 6), len(self.actors) + 2):
                if number in possible:
                    assert play.undo_target((seat,), number) == number
                else:
                    with pytest.raises(Refused):
                        play.undo_target((seat,), number)


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no clock", "clock"])
@pytest.mark.parametrize("is_free", [False, True], ids=["people", "one person"])
@pytest.mark.parametrize("game", GAMES)
def test_a_log_folded_anew_is_the_same_table(game: str, is_free: bool, clock: ClockRule | None) -> None:
    for seed in range(3):
        play = begun(*GAMES[game], is_free=is_free, clock=clock, seed=f"walk {seed}")
        walk = Walk(play, random.Random(f"{game} {is_free} {seed}"))
        steps = 0
        while not play.is_over and steps < 150:
            walk.step()
            steps += 1
            if not play.is_over:
                walk.check()
            if steps % 25 == 0:
                assert everything(folded(play)) == everything(play)
        assert everything(folded(play)) == everything(play)
        assert [applied.entry.seq for applied in play.applied] == list(range(1, play.head + 1))


class FromTheSetUp(Play):
    """Takes back in the plainest way: the game anew, without the moves that are gone."""

    def _back_to(self, length: int) -> None:
        self.state = self.game.new(self.seed)
        self.moves = self.moves[:length]
        for move in self.moves:
            self.state.apply(move.action)
        self.state.listener = self._log
        self.awaiting, self.after, self._later = None, None, []
        self.floor = min(self.floor, length)
        self.ends = [end for end in self.ends if end <= length]


@pytest.mark.parametrize("clock", [None, CLOCK], ids=["no clock", "clock"])
@pytest.mark.parametrize("is_free", [False, True], ids=["people", "one person"])
@pytest.mark.parametrize("game", GAMES)
def test_taking_back_is_the_game_anew_without_the_moves_that_are_gone(
    game: str, is_free: bool, clock: ClockRule | None
) -> None:
    for seed in range(4):
        play = begun(*GAMES[game], is_free=is_free, clock=clock, seed=f"back {seed}")
        walk = Walk(play, random.Random(f"back {game} {is_free} {seed}"))
        plain = FromTheSetUp(play.game, play.seed, play.bots, is_free, clock, play.speed)
        for _ in range(250):
            if play.is_over:
                break
            walk.step()
            for applied in play.applied[plain.head :]:
                plain.take(applied.entry)
            assert (play.ends, play.left, play.floor) == (plain.ends, plain.left, plain.floor)
        if not play.is_over:
            add(play, CLOSED, at=walk.now + 1)
            plain.take(play.applied[-1].entry)
        assert everything(play) == everything(plain)
        assert (play.is_over, play.ends, play.closed) == (plain.is_over, plain.ends, plain.closed)


def long_game(moves: int) -> Play:
    """A game of Montana alone that goes on and on."""
    play = begun("montana", is_free=True, round_limit=1000)
    rng = random.Random("long")
    while len(play.moves) < moves:
        dawdle(play, rng)
    return play


def seconds_of(play: Play) -> float:
    """How long the processor needs to fold a log."""
    began = time.thread_time()
    folded(play)
    return time.thread_time() - began


def test_what_is_taken_back_late_costs_no_more_than_early() -> None:
    early, late = long_game(20), long_game(1500)
    alone = min(seconds_of(late) for _ in range(3))
    for play in (early, late):
        for _ in range(2000):
            draft = Draft(play, 0.0)
            seat, moves = play.state.actor, len(play.moves)
            draft.move(seat, play.state.legal_actions()[0], False)
            draft.add(UNDO, seat, data={"to": moves})
            take(play, draft)
    assert min(seconds_of(late) for _ in range(3)) - alone < 5 * min(seconds_of(early) for _ in range(3))


@pytest.mark.parametrize("game", GAMES)
def test_the_game_without_what_was_taken_back_is_a_match_of_its_own(game: str) -> None:
    play = begun(*GAMES[game], is_free=True)
    walk = Walk(play, random.Random(game))
    for _ in range(80):
        if not play.is_over:
            walk.step()
    match = play.as_match()
    assert match.moves == (play.moves if play.after is None else play.moves[:-1])
    if play.after is None:
        assert play.game.dump(match.state) == play.game.dump(play.state)


def draws(play: Play) -> Iterator[tuple[int, int]]:
    """Which luck came at which place of the game."""
    return ((number, move.action) for number, move in enumerate(play.moves) if move.actor == CHANCE)


def test_the_same_luck_comes_again_at_the_same_place() -> None:
    play = begun("montana", is_free=True)
    while sum(1 for _ in draws(play)) < 6:
        do(play, play.game.notation.write(play.state, play.state.legal_actions()[0]), confirm=True)
    first, moves = list(draws(play)), list(play.moves)
    target = next(number for number, move in enumerate(moves) if move.actor >= 0)
    add(play, UNDO, 0, to=target)
    assert len(play.moves) == target
    for move in moves[target:]:
        if move.actor >= 0:
            draft = Draft(play, 0.0)
            draft.move(move.actor, move.action, True)
            take(play, draft)
    assert list(draws(play)) == first


def test_the_luck_of_the_next_turn_is_drawn_when_the_last_one_is_confirmed() -> None:
    play = begun()
    while play.state.actor != CHANCE:
        legal = [play.game.notation.write(play.state, action) for action in play.state.legal_actions()]
        if play.awaiting is not None:
            confirm(play)
        else:
            wanted = ("done", "pay 0", "neutral 1", "bid 2 6", "no_build", "pass")
            do(play, next(move for move in wanted if move in legal))
    seat = play.awaiting
    assert seat is not None
    assert play.waits_for == seat
    head = play.head
    confirm(play)
    assert [applied.entry.seat for applied in play.applied[head:]] == [seat, None]
    assert play.state.actor >= 0


def test_luck_comes_without_a_confirmation_only_within_the_own_turn() -> None:
    """In Montana the winner of an auction decides within another's turn, and the own turn may begin with luck."""
    for number in range(12):
        play, rng = begun("montana", seed=f"auction {number}"), random.Random(number)
        while not play.is_over:
            seat, turn, moves = play.state.actor, play.state.turn, len(play.moves)
            draft = Draft(play, 0.0)
            draft.move(seat, rng.choice(play.state.legal_actions()), False)
            take(play, draft)
            if len(play.moves) > moves + 1:
                assert turn == seat
            if play.awaiting is not None:
                confirm(play)


# Time -----------------------------------------------------------------------------------------------------


def test_the_clock_of_the_seat_that_is_waited_for_runs_until_the_turn_is_confirmed() -> None:
    play = begun(clock=CLOCK)
    do(play, "place homestead_1", at=3.0)
    assert play.left == [97.0, 100.0]
    do(play, "done", at=5.0)
    assert play.time_left(0, 8.0) == 92.0
    assert play.time_left(1, 8.0) == 100.0
    confirm(play, at=9.0)
    assert play.left == [100.0 - 9.0 + 5.0, 100.0]
    do(play, "done", at=19.0, confirm=True)
    assert play.left == [96.0, 100.0 - 10.0 + 5.0]


def test_taking_back_costs_time_and_earns_none() -> None:
    play = begun(clock=CLOCK)
    do(play, "borrow", "done", at=2.0)
    for number in range(5):
        add(play, UNDO, 0, at=3.0 + number, to=len(play.moves) - 1)
        do(play, "done", at=3.0 + number)
    assert play.left == [93.0, 100.0]


def test_bots_have_no_clock() -> None:
    play = begun(bots=("random", None), clock=CLOCK)
    do(play, "done", at=1000.0, confirm=True)
    assert play.time_left(0, 1000.0) >= 100.0
    add(play, STAND_IN, 1, at=1010.0, bot="random")
    assert play.left[1] == 90.0
    assert play.time_left(1, 5000.0) == 90.0
    add(play, BACK, 1, at=5000.0)
    assert play.left[1] == 90.0
    assert play.time_left(1, 5004.0) == 86.0


def test_luck_within_a_turn_earns_no_time() -> None:
    """The increment is for a turn, and the turn goes on after the arrow has been spun."""
    play = begun("montana", clock=CLOCK)
    while play.state.legal_actions()[0] != play.game.notation.read(play.state, "recruit"):
        do(play, play.game.notation.write(play.state, play.state.legal_actions()[0]), confirm=True)
    seat, left = play.state.actor, list(play.left)
    do(play, "recruit")
    assert play.moves[-1].actor == CHANCE
    assert play.waits_for == seat, "this luck leaves the seat nothing to decide: take another seed"
    assert play.left == left


def test_somebody_is_out_only_beyond_the_grace() -> None:
    play = begun(clock=CLOCK)
    assert not play.is_out(0, 119.0)
    assert play.is_out(0, 121.0)
    assert not play.is_out(1, 121.0), "nobody waits for them"
    do(play, "done", at=90.0)
    assert not play.is_out(0, 119.0), "to confirm is their turn too"
    assert play.is_out(0, 121.0)


@pytest.mark.parametrize("speed", PATIENCE)
def test_without_a_clock_the_others_wait_as_long_as_the_speed_says(speed: str) -> None:
    play = begun(speed=speed)
    assert not play.is_out(0, PATIENCE[speed] - 1)
    assert play.is_out(0, PATIENCE[speed] + 1)
    do(play, "done", at=50.0, confirm=True)
    assert not play.is_out(0, PATIENCE[speed] + 100)
    assert not play.is_out(1, PATIENCE[speed] + 49)
    assert play.is_out(1, PATIENCE[speed] + 51)


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    play = begun(clock=CLOCK)
    do(play, "place homestead_1", at=10.0)
    do(play, "done", at=5.0)
    assert play.left == [90.0, 100.0]


def test_an_entry_is_taken_as_it_was_written() -> None:
    """An old log must mean the same for ever: moves carry whether they were confirmed."""
    play = begun()
    done = play.game.notation.read(play.state, "done")
    play.take(Entry(play.head + 1, 0.0, "move", 0, done, None))
    assert play.awaiting == 0
    other = begun()
    other.take(Entry(other.head + 1, 0.0, "move", 0, done, {"confirmed": True}))
    assert other.awaiting is None
    assert not other.can_undo((0,))


def test_nothing_is_taken_back_once_a_hidden_tile_was_shown() -> None:
    """Another seat had looked at the tile before, so no luck is drawn when it is looked at again."""
    met = 0
    for number in range(60):
        play = begun("montana", 2, ("goldrush",), seed=f"tiles {number}")
        rng = random.Random(number)
        while not play.is_over:
            seat = play.waits_for
            assert seat is not None
            if play.awaiting is not None:
                confirm(play)
                continue
            draft = Draft(play, 0.0)
            draft.move(seat, rng.choice(play.state.legal_actions()), is_confirmed=False)
            take(play, draft)
            last = play.applied[-1]
            if last.entry.seat == seat and any(event.kind == "looked" for event in last.events):
                met += 1
                assert not play.can_undo([seat])
    assert met > 0


# A log has an end ----------------------------------------------------------------------------------------------


def test_nothing_is_taken_back_once_the_log_is_long(monkeypatch: pytest.MonkeyPatch) -> None:
    play = begun(is_free=True)
    do(play, "borrow")
    monkeypatch.setattr(play_module, "LAST_UNDO", play.head + 1)
    assert play.can_undo((0,))
    assert play.restart_of(0) is not None
    do(play, "borrow")
    assert not play.can_undo((0,))
    assert play.restart_of(0) is None
    with pytest.raises(Refused, match="no-more-undo"):
        play.undo_target((0,))


def test_a_log_in_which_much_was_taken_back_means_what_it_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end is for what is added; logs of earlier versions may be longer."""
    play = begun(is_free=True)
    do(play, "place homestead_1")
    add(play, UNDO, 0, to=len(play.moves) - 1)
    monkeypatch.setattr(play_module, "LAST_UNDO", 1)
    assert everything(folded(play)) == everything(play)
