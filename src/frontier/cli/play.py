"""`frontier play`: a table in the terminal."""

from pathlib import Path
from secrets import randbelow
from typing import Annotated

import typer
from rich.prompt import Prompt
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

import frontier
from frontier import Event, Game, Match, NotationError, OptionError, State, texts
from frontier.bots import BOTS, bot
from frontier.cli import drawing
from frontier.cli.common import (
    ComponentFile,
    GameName,
    LangChoice,
    Options,
    Players,
    SeedText,
    console,
    default_lang,
    make_game,
    read_seed,
    warn_if_slow,
)
from frontier.texts import text

HUMAN = "human"


def play(
    game: GameName = "montana",
    players: Players = 2,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=f"Who plays, e.g. human,greedy: {HUMAN}, {', '.join(BOTS)}. Default: you and bots.",
        ),
    ] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="Everybody at this keyboard.")] = False,
    seed: SeedText = None,
    lang: LangChoice = None,
    components: ComponentFile = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option("--save", help="Write the record here when you leave.")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved record.")] = None,
) -> None:
    """Play in the terminal, against bots or with others at one keyboard."""
    warn_if_slow()
    names = _seats(players, seats, hotseat)
    who = [None if name == HUMAN else bot(name, seat) for seat, name in enumerate(names)]
    if load is not None:
        match = frontier.record.loads(read_text(load), str(components) if components else None)
        if len(who) != match.game.players:
            raise OptionError(f"{load} is for {match.game.players} players: use --players {match.game.players}")
        match.players = tuple(who)
    else:
        start = read_seed(seed) if seed is not None else randbelow(1_000_000)
        match = Match(make_game(game, players, components, option), start, who)
    Session(match, (lang or default_lang()).value, save).run()


def read_text(path: Path) -> str:
    """A file's text, or a clear error."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise OptionError(f"{path}: not a text file") from None


def _seats(players: int, seats: str | None, hotseat: bool) -> list[str]:
    if hotseat and seats:
        raise OptionError("--hotseat and --seats exclude each other")
    if hotseat:
        return [HUMAN] * players
    names = [name.strip() for name in seats.split(",")] if seats else [HUMAN] + ["greedy"] * (players - 1)
    if len(names) != players:
        raise OptionError(f"--seats names {len(names)} seats, --players says {players}")
    for name in names:
        if name not in (HUMAN, *BOTS):
            raise OptionError(f"--seats: unknown {name!r}; expected {HUMAN}, {', '.join(BOTS)}")
    return names


def result(game: Game, state: State, lang: str) -> str:
    """Why a finished game ended, who won, and everybody's points."""
    names = [game.seat_name(seat, lang) for seat in range(game.players)]
    winners = texts.listed(lang, [names[seat] for seat in state.winners])
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, state.scores, strict=True))
    ending = text(lang, f"{game.id}-ending-{texts.dashed(str(state.ending))}")
    return f"{ending}\n{text(lang, 'cli-result', {'winners': winners, 'n': len(state.winners), 'scores': scores})}"


class Session:
    """One evening at the table: shows, asks, plays."""

    def __init__(self, match: Match, lang: str, save: Path | None) -> None:
        self.match = match
        self.lang = lang
        self.save = save
        self.log: list[str] = []
        self.read_to = 0  # how much of the log the players have seen
        self.decisions: list[int] = []  # where in the record people decided: for undo

    @property
    def game(self) -> Game:
        """The game being played."""
        return self.match.game

    def say(self, key: str, **args: object) -> None:
        """One line in the player's language."""
        console.print(text(self.lang, f"cli-{key}", args), highlight=False, markup=False)

    def run(self) -> None:
        """Until the game is over or the player leaves."""
        self.say("welcome", seed=str(self.match.seed), set=self.game.component_set)
        if self.game.is_reconstructed:
            self.say("reconstructed")
        self.match.draw()
        try:
            while self.match.state.actor != frontier.OVER:
                if self.match.players[self.match.state.actor] is None:
                    if not self.ask():
                        break
                else:
                    self.match.decide()
                    self.note(self.match.events)
            else:
                self.show()
                self.announce()
        except (EOFError, KeyboardInterrupt):
            console.print()
        self.keep()

    def note(self, events: list[Event]) -> None:
        """Put what happened into the log."""
        self.log += [self.game.describe_event(self.match.state, event, self.lang) for event in events]

    def show(self) -> None:
        """The table and what happened since it was shown last."""
        view = self.game.view(self.match.state, None)
        console.print()
        console.print(Rule(f"{text(self.lang, 'montana-term-round')} {view['round']}"))
        console.print(drawing.table(view, self.lang, console.width))
        for line in self.log[self.read_to :]:
            console.print(Text(f"  {line}", "italic"), highlight=False)
        self.read_to = len(self.log)

    def ask(self) -> bool:
        """One decision of a person; False to leave."""
        self.show()
        legal = self.match.state.legal_actions()
        self.choices(legal)
        while True:
            answer = Prompt.ask(Text(text(self.lang, "cli-your-choice"), "bold"), console=console).strip()
            match answer.split(maxsplit=1):
                case []:
                    self.choices(legal)
                case ["q" | "quit"]:
                    return False
                case ["h" | "help"]:
                    self.say("help")
                case ["u" | "undo"]:
                    if self.undo():
                        return True
                case ["s" | "show"]:
                    self.show()
                    self.choices(legal)
                case ["l" | "log"]:
                    for line in self.log:
                        console.print(f"  {line}", highlight=False, markup=False)
                case ["?" | "why", move]:
                    self.why(move)
                case _ if answer.isdigit() and 1 <= int(answer) <= len(legal):
                    self.decide(legal[int(answer) - 1])
                    return True
                case _ if answer.isdigit():
                    self.say("no-such-number", n=len(legal))
                case _:
                    action = self.read(answer)
                    if action is not None and self.match.state.is_legal(action):
                        self.decide(action)
                        return True
                    if action is not None:
                        self.why(answer)

    def choices(self, legal: list[int]) -> None:
        """The question and its numbered answers."""
        console.print()
        console.print(Text(self.game.prompt(self.match.state, self.lang), "bold"))
        menu = Table.grid(padding=(0, 2))
        menu.add_column(justify="right", style="bold cyan", min_width=4)
        menu.add_column()
        menu.add_column(style="dim")
        for number, action in enumerate(legal, start=1):
            words = self.game.describe(self.match.state, action, self.lang)
            menu.add_row(str(number), Text(words), self.game.notation.write(self.match.state, action))
        console.print(menu)

    def read(self, words: str) -> int | None:
        """A move typed in notation."""
        try:
            return self.game.notation.read(self.match.state, words)
        except NotationError as error:
            self.say("not-understood", answer=words)
            console.print(Text(f"  {text(self.lang, error.key, error.details)}", "dim"))
            return None

    def why(self, words: str) -> None:
        """Explain why a move is not possible."""
        action = self.read(words)
        if action is None:
            return
        reason = self.game.explain(self.match.state, action)
        if reason is None:
            self.say("is-legal")
        else:
            console.print(Text(self.game.describe_reason(reason, self.lang)) + Text(f"  ({reason.rule})", "dim"))

    def decide(self, action: int) -> None:
        """Carry out a person's decision."""
        self.decisions.append(len(self.match.moves))
        self.match.play(action)
        self.note(self.match.events)

    def undo(self) -> bool:
        """Back to the last decision of a person."""
        if not self.decisions:
            self.say("nothing-to-undo")
            return False
        self.match.back_to(self.decisions.pop())
        self.log.append(text(self.lang, "cli-undone"))
        return True

    def announce(self) -> None:
        """Who won, and why the game ended."""
        console.print(Rule())
        console.print(result(self.game, self.match.state, self.lang), highlight=False)

    def keep(self) -> None:
        """Write the record if asked to."""
        if self.save is not None:
            self.save.write_text(frontier.record.dumps(self.match), encoding="utf-8")
            self.say("saved", file=str(self.save))
