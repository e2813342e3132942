"""What Montana's puzzles are about."""

from frontier.puzzles.themes import GamePuzzles, Moment, by_family


def _closes_a_line(moment: Moment) -> bool:
    return any(one["event"] == "built" and one["lines"] > 0 for one in moment.events)


PUZZLES = GamePuzzles(
    themes={
        "line": _closes_a_line,
        "build": by_family("build"),
        "outbid": lambda moment: moment.brings("outbid"),
        "bid": by_family("city", "bid"),
        "pass": by_family("pass"),
        "reward": by_family("upgrade", "goods"),
        "recruit": by_family("recruit", "take", "advance", "no_advance", "give_back"),
        "work": by_family("work", "bank", "staff", "no_helper"),
        "trade": by_family("trade"),
        "restraint": by_family("stop", "end_turn", "go_on", "no_canteen"),
        "last_round": lambda moment: moment.position["last_round"],
    }
)
