"""`frontier verify`, as people use it."""

import dataclasses
import random
from pathlib import Path

import pytest

import frontier
from frontier import CHANCE, OVER, Match, RecordError
from frontier.cli import main
from frontier.engine.fair import Fair, commitment, fair_seed
from frontier.engine.match import LuckKind
from support.cli import run

NONCES = ("first", "second\x1b[31m")
PROMISES = tuple(map(commitment, NONCES))
FAIR = Fair(commitment("secret"), "secret", NONCES, PROMISES)
EARLIER = Fair(FAIR.commitment, "secret", NONCES)
SEED = fair_seed("secret", NONCES)


def played(fair: Fair | None = FAIR, seed: str = SEED, luck: LuckKind = "seed", whole: bool = True) -> Match:
    """Return a short game."""
    match = Match(frontier.game("montana", players=2, round_limit=2), seed, luck=luck, fair=fair)
    rng = random.Random(2)
    match.draw()
    while match.state.actor != OVER and (whole or len(match.moves) < 12):
        match.play(rng.choice(match.state.legal_actions()))
    return match


def written(folder: Path, text: str) -> str:
    """Return the path of a record that was written."""
    file = folder / "game.record"
    file.write_text(text, encoding="utf-8")
    return str(file)


def verified(folder: Path, match: Match, *options: str) -> tuple[int, str]:
    """Return exit code and output of a verification."""
    result = run("verify", written(folder, frontier.record.dumps(match)), *options)
    return result.exit_code, result.output


def test_help() -> None:
    assert "--commitment" in run("verify", "--help").output


def test_a_fair_game(tmp_path: Path) -> None:
    match = played()
    code, told = verified(tmp_path, match)
    drawn = sum(move.actor == CHANCE for move in match.moves)
    assert code == 0, told
    assert told.splitlines() == [
        f"✓ {len(match.moves)} moves replayed, all legal; the end agrees.",
        f"✓ {drawn} chance moves follow from the seed.",
        f"✓ The secret is the one promised: {FAIR.commitment}",
        '✓ The seed follows from the secret and 2 nonces: "first", "second\\u001b[31m"',
        f"✓ The nonces are those that the seats promised: {', '.join(PROMISES)}",
    ]


def test_a_game_of_an_earlier_version(tmp_path: Path) -> None:
    code, told = verified(tmp_path, played(fair=EARLIER))
    assert code == 0, told
    assert told.splitlines()[-1].startswith("! The nonces were not promised before they were told")


def test_the_own_nonce(tmp_path: Path) -> None:
    code, told = verified(tmp_path, played(), "--nonce", "first")
    assert (code, '✓ Your nonce is one of them: "first"' in told) == (0, True)
    code, told = verified(tmp_path, played(), "--nonce", "mine")
    assert (code, '✗ Your nonce is not one of them: "mine"' in told) == (1, True)


def test_a_nonce_that_was_never_told_is_named(tmp_path: Path) -> None:
    fair = dataclasses.replace(FAIR, nonces=("first", None))
    code, told = verified(tmp_path, played(fair, fair_seed("secret", ("first", None))))
    assert code == 0, told
    assert '2 nonces: "first", –' in told
    assert "! Seat 1 never told the nonce it promised" in told


def test_the_commitment_shown_before_the_game(tmp_path: Path) -> None:
    code, told = verified(tmp_path, played(), "--commitment", FAIR.commitment.upper())
    assert code == 0
    assert "This is the commitment given." in told
    code, told = verified(tmp_path, played(), "--commitment", "0" * 64)
    assert code == 1
    assert "✗ The record promises another secret than the commitment given" in told


@pytest.mark.parametrize(
    ("match", "told"),
    [
        (lambda: played(fair=dataclasses.replace(FAIR, commitment="0" * 64)), "✗ The secret is not the one promised"),
        (lambda: played(seed="chosen"), "✗ The seed does not follow"),
        (lambda: played(fair=dataclasses.replace(EARLIER, nonces=("first",))), "✗ The seed does not follow"),
        (lambda: played(fair=dataclasses.replace(FAIR, commitments=PROMISES[::-1])),
         "✗ These seats have other nonces than they promised: 0, 1"),
        (lambda: played(fair=dataclasses.replace(FAIR, secret=None)), "✗ The record does not tell the secret"),
        (lambda: played(fair=None), "✗ The record names no commitment"),
        (lambda: played(luck="open"), "✗ The chance moves come from outside"),
        (lambda: played(whole=False), "✗ The game is not over"),
    ],
)  # fmt: skip
def test_what_cannot_be_verified_is_told(tmp_path: Path, match: object, told: str) -> None:
    assert callable(match)
    code, output = verified(tmp_path, match())
    assert code == 1
    assert told in output


def test_without_a_commitment_the_luck_still_follows_from_the_seed(tmp_path: Path) -> None:
    _, told = verified(tmp_path, played(fair=None), "--commitment", FAIR.commitment)
    assert "chance moves follow from the seed" in told


def test_what_is_shown_of_a_running_game(tmp_path: Path) -> None:
    result = run("verify", written(tmp_path, frontier.record.shown(played(whole=False), 0)))
    assert result.exit_code == 1
    assert "told only then" in result.output


def test_other_luck_than_the_seed_s_is_refused(tmp_path: Path) -> None:
    lines = frontier.record.dumps(played()).splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("1 * spin"))
    lines[at] = f"1 * spin {int(lines[at].split()[-1]) % 8 + 1}"
    result = run("verify", written(tmp_path, "\n".join(lines)))
    assert isinstance(result.exception, RecordError)
    assert "the seed gives" in str(result.exception)


def test_a_damaged_record_ends_with_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["frontier", "verify", written(tmp_path, "nothing")])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2


@pytest.mark.parametrize(("lang", "word"), [("de", "Zufallsschritte folgen"), ("nl", "toevalszetten volgen")])
def test_it_speaks_three_languages(tmp_path: Path, lang: str, word: str) -> None:
    assert word in verified(tmp_path, played(), "--lang", lang)[1]
