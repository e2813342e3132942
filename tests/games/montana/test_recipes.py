"""The recipes of CONTRIBUTING for an event card and for a module, followed word by word in a copy of the source.

The copy is played as plain Python in a process of its own, so this is about the recipes on either build.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[3] / "src" / "frontier"
PARTS = ("bots", "engine", "games", "texts")  # what a game is played with
LANGUAGES = ("en", "de", "nl")

CARD_KIND = '''
class NoCanteen(CardKind):
    """Silver for whoever has no canteen."""

    def start_of_turn(self, st: Position, seat: i64, numbers: dict[str, int]) -> None:
        if st.own(seat, slots.CANTEENS) == 0:
            tell(st, seat)
            gain_silver(st, seat, numbers["no_canteen_silver"], events.SILVER)

'''
PLAYED_CARD = """
import random
import frontier
from frontier.engine.events import EventLog

game = frontier.game("montana", players=3, modules=("events",))
cards = {card["id"]: card for card in game.view(game.new(1), None)["printed"]["cards"]}
assert cards["no_canteen"]["count"] == 2

def at_card(seed):
    # A random game up to the first turn with the new card: the position and what was heard on the way to it.
    rng, state, log = random.Random(seed), game.new(seed), EventLog()
    state.listener = log
    while state.actor != frontier.OVER:
        log.take()
        before = game.dump(state)
        state.apply(rng.choice(state.legal_actions()))
        after = game.dump(state)
        if after["events"]["right"] == "no_canteen" and before["active"] == 0 and after["active"] == 1:
            return before, after, log.take(), state
    return None

found = next(found for seed in range(200) if (found := at_card(seed)) is not None)
before, after, heard, state = found
assert before["seats"][1]["canteens"] == 0
assert after["seats"][1]["silver"] == before["seats"][1]["silver"] + 4
assert [event.kind for event in heard][-2:] == ["card_effect", "silver"]
for lang in ("en", "de", "nl"):
    assert "4 silver for the thirsty" in game.describe_event(state, heard[-2], lang)
assert game.dump(game.load(after)) == after
assert game.observation(state, 0).shape == (game.observation_size,)
print("played")
"""

MODULE_FILES = {
    "__init__.py": '"""Module 5, the trader: grain for silver at the end of a turn."""\n',
    "meta.py": """
from frontier.games.montana.module import ModuleMeta

META = ModuleMeta(id="trader", number=5)
""",
    "slots.py": """
from typing import Final

FIRST: Final = 308
SALES: Final = FIRST  # sacks of grain sold so far
END: Final = SALES + 1
""",
    "phases.py": """
from typing import Final

VISIT: Final = 29

NAMES: Final = {VISIT: "visit"}
""",
    "events.py": """
from typing import Final

from frontier.engine.events import Amount, EventKind
from frontier.games.montana.events import Piece

BARTERED: Final = "bartered"


def event_kinds() -> tuple[EventKind, ...]:
    return (EventKind(BARTERED, Piece(), Amount("n")),)
""",
    "rules.py": """
from mypy_extensions import i64

from frontier.engine.reasons import Reason
from frontier.games.montana import phases, slots
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.modules.trader import events as module_events
from frontier.games.montana.modules.trader import phases as module_phases
from frontier.games.montana.modules.trader import slots as module_slots
from frontier.games.montana.rules.supply import receive
from frontier.games.montana.state import Position


class Trader(Extension):
    def __init__(self, expansion: Expansion, constants: Constants) -> None:
        self.silver: i64 = expansion.numbers["trader_silver"]
        self.barter: i64 = constants.space["barter"].base
        self.send_away: i64 = constants.space["send_away"].base

    def end_of_turn(self, st: Position) -> None:
        if st.s[slots.PHASE] == phases.THIRST and st.own(st.s[slots.ACTIVE], slots.SILVER) >= self.silver:
            st.s[slots.PHASE] = module_phases.VISIT

    def find_legal(self, st: Position) -> None:
        if st.s[slots.PHASE] == module_phases.VISIT:
            st.offer(self.barter)
            st.offer(self.send_away)

    def carry_out(self, st: Position, action: i64) -> bool:
        if action < self.barter or action > self.send_away:
            return False
        seat = st.s[slots.ACTIVE]
        if action == self.barter:
            st.s[slots.PLAYER + seat * slots.STRIDE + slots.SILVER] -= self.silver
            st.s[module_slots.SALES] += 1
            st.emit(module_events.BARTERED, seat, slots.GRAIN, 1, 0)
            receive(st, seat, slots.GRAIN, 1)
        st.s[slots.PHASE] = phases.THIRST
        return True

    def why_not(self, st: Position, family: str, at: list[int]) -> Reason | None:
        return Reason("X-TRADER-01", "moment-trader") if family in ("barter", "send_away") else None
""",
    "module.py": """
from collections.abc import Sequence

from frontier.engine.actions import Family
from frontier.engine.document import Document
from frontier.engine.events import EventKind
from frontier.engine.game import Json
from frontier.games.montana.constants import Constants
from frontier.games.montana.expansion import Expansion
from frontier.games.montana.extension import Extension
from frontier.games.montana.module import Module
from frontier.games.montana.modules.trader import events as module_events
from frontier.games.montana.modules.trader import phases as module_phases
from frontier.games.montana.modules.trader import slots as module_slots
from frontier.games.montana.modules.trader.meta import META
from frontier.games.montana.modules.trader.rules import Trader
from frontier.games.montana.state import Position


class TraderModule(Module):
    meta = META
    first_slot, end_slot = module_slots.FIRST, module_slots.END
    phases = module_phases.NAMES
    end_phases = (module_phases.VISIT,)
    going_on = ("send_away",)
    numbers = {"trader_silver": (1, 20)}
    keys = ("sales",)

    def extension(self, expansion: Expansion, constants: Constants) -> Extension:
        return Trader(expansion, constants)

    def families(self, labels: Sequence[str], expansion: Expansion) -> list[Family]:
        return [Family("barter"), Family("send_away")]

    def event_kinds(self, labels: Sequence[str], players: int, expansion: Expansion) -> tuple[EventKind, ...]:
        return module_events.event_kinds()

    def write(self, st: Position, expansion: Expansion, data: Json) -> None:
        data["sales"] = st.s[module_slots.SALES]

    def read(self, data: Document, st: Position, expansion: Expansion) -> None:
        st.s[module_slots.SALES] = data.number("sales", 0, 1000)


MODULE = TraderModule()
""",
}
PLAYED_MODULE = """
import random
import frontier
from frontier.engine.events import EventLog

meta = frontier.game("montana").meta
assert meta.modules[-1] == "trader"
for chosen in (("trader",), meta.modules):
    game = frontier.game("montana", players=2, modules=chosen)
    rng, state, log, sold = random.Random(7), game.new(7), EventLog(), 0
    state.listener = log
    while state.actor != frontier.OVER:
        action = rng.choice(state.legal_actions())
        if game.dump(state)["phase"] == "visit":
            assert game.notation.write(state, game.plain_answer(state)) == "send_away"
            assert game.prompt(state).endswith("a sack of grain?")
            assert game.dump(game.load(game.dump(state))) == game.dump(state)
            assert game.load(game.dump(state)).legal_actions() == state.legal_actions()
        else:
            assert game.explain(state, game.space["barter"].base).rule == "X-TRADER-01"
        is_sale = game.notation.write(state, action) == "barter"
        state.apply(action)
        heard = log.take()
        if is_sale:
            sold += 1
            assert game.describe_event(state, heard[0]).endswith("buys 1 grain.")
            assert game.view(state, None)["sales"] == sold
    assert sold > 3, chosen
    assert game.observation(state, 0).shape == (game.observation_size,)
print("played")
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The source of the game and what it stands on, without server, page and the rest."""
    package = tmp_path / "frontier"
    for part in PARTS:
        shutil.copytree(SOURCE / part, package / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in SOURCE.glob("*.py"):
        shutil.copy(file, package)
    return package


def edit(file: Path, change: Callable[[str], str]) -> None:
    text = file.read_text(encoding="utf-8")
    changed = change(text)
    assert changed != text, file
    file.write_text(changed, encoding="utf-8")


def replace_once(file: Path, old: str, new: str) -> None:
    assert file.read_text(encoding="utf-8").count(old) == 1, old
    edit(file, lambda text: text.replace(old, new))


def write_texts(package: Path, lines: str) -> None:
    for language in LANGUAGES:
        edit(package / "texts" / language / "montana-expansion.ftl", lambda text: f"{text}\n{lines}\n")


def play(package: Path, program: str) -> None:
    environment = {**os.environ, "PYTHONPATH": str(package.parent), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-W", "ignore", "-c", program]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout.strip() == "played"


def test_an_event_card_of_a_new_kind(copy: Path) -> None:
    cards, data = copy / "games/montana/modules/event_cards", copy / "games/montana/data/expansion.toml"
    replace_once(cards / "kinds.py", "\ndef tell(", f"{CARD_KIND}\ndef tell(")
    replace_once(
        cards / "kinds.py",
        "offers=BUY),\n)",
        'offers=BUY),\n    NoCanteen("no_canteen", numbers={"no_canteen_silver": (0, 20)}),\n)',
    )
    replace_once(
        data,
        "[expansion.numbers]\n",
        '[expansion.numbers]\nno_canteen_silver = { value = 4, provenance = "reconstructed" }\n',
    )
    replace_once(data, 'kind = "no_advance", count = 2', 'kind = "no_canteen", count = 2')
    write_texts(
        copy,
        "montana-card-no-canteen = { $n } silver for the thirsty\n"
        "montana-card-rule-no-canteen = Whoever has no canteen at the start of their turn receives { $n } silver.",
    )
    play(copy, PLAYED_CARD)


def test_a_module(copy: Path) -> None:
    montana = copy / "games/montana"
    folder = montana / "modules/trader"
    folder.mkdir()
    for name, text in MODULE_FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    replace_once(montana / "modules/__init__.py", '"goldrush")', '"goldrush", "trader")')
    replace_once(
        montana / "data/expansion.toml",
        "[expansion.numbers]\n",
        '[expansion.numbers]\ntrader_silver = { value = 2, provenance = "reconstructed" }\n',
    )
    write_texts(
        copy,
        "montana-module-trader = The trader\n"
        "montana-module-trader-about = Grain for silver at the end of a turn.\n"
        "montana-prompt-visit = { $who }, buy a sack of grain?\n"
        "montana-action-barter = Buy it\n"
        "montana-action-send-away = Send the trader away\n"
        "montana-event-bartered = { $who } buys { $piece }.\n"
        "montana-reason-moment-trader = The trader is not here.",
    )
    play(copy, PLAYED_MODULE)
