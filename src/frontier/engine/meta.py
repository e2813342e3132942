"""What a game says about itself: name, player counts, options. Enough to offer it without knowing its rules."""

from dataclasses import dataclass

from frontier.engine.errors import OptionError

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """A switch of the rules. Numbers have a range, texts their choices; `rule` is the ledger id it belongs to.

    An option of modules exists only where all of them are in play, one with a later `since` only from that version of
    the rules on.
    """

    name: str
    default: OptionValue
    rule: str
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    since: int = 1

    def check(self, value: object) -> OptionValue:
        """Return the value; OptionError says what was expected instead."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            raise OptionError(f"option {self.name}: expected true or false, got {value!r}")
        if isinstance(self.default, str):
            if value is None:
                return self.default
            if isinstance(value, str) and value in self.choices:
                return value
            raise OptionError(f"option {self.name}: expected one of {', '.join(self.choices)}, got {value!r}")
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        raise OptionError(f"option {self.name}: expected a number from {self.low} to {self.high}, got {value!r}")


@dataclass(frozen=True)
class Meta:
    """A game's declaration. `rules_version` grows when old records would play differently.

    Games of earlier versions, from `oldest_rules` on, can still be played and replayed by their own rules.
    """

    id: str
    min_players: int
    max_players: int
    rules_version: int
    oldest_rules: int = 1
    options: tuple[Option, ...] = ()
    modules: tuple[str, ...] = ()
    has_random_setup: bool = False  # whether the seed decides something before the first action
    # For statistics: kinds of events of which the first of a player in a round says what the turn was for, each with a
    # name; and families of actions of which the first field is counted.
    turn_events: tuple[tuple[str, str], ...] = ()
    counted_families: tuple[str, ...] = ()

    def check_players(self, players: object) -> int:
        """Return the player count; OptionError if the game is not for so many."""
        if isinstance(players, int) and self.min_players <= players <= self.max_players:
            return players
        raise OptionError(f"{self.id} is for {self.min_players} to {self.max_players} players, got {players!r}")

    def check_rules(self, rules: object) -> int:
        """Return the version of the rules (None: the present one); OptionError for one that is not played."""
        if rules is None:
            return self.rules_version
        if type(rules) is int and self.oldest_rules <= rules <= self.rules_version:
            return rules
        known = f"{self.oldest_rules} to {self.rules_version}" if self.rules_version > 1 else "1"
        raise OptionError(f"rules: this program plays version {known} of {self.id}, got {rules!r}")

    def check_modules(self, modules: object) -> tuple[str, ...]:
        """Return the modules in the order of their declaration; OptionError for an unknown one."""
        if isinstance(modules, str) or not isinstance(modules, (tuple, list, set, frozenset)):
            raise OptionError(f"modules: expected a list of names, got {modules!r}")
        for module in modules:
            if module not in self.modules:
                known = ", ".join(self.modules) or "none"
                raise OptionError(f"unknown module {module!r}; {self.id} has: {known}")
        return tuple(module for module in self.modules if module in modules)

    def check_options(
        self, given: dict[str, object], modules: tuple[str, ...] = (), rules: int | None = None
    ) -> dict[str, OptionValue]:
        """Return every option that these modules and rules leave, with its value or default."""
        present = [option for option in self.options if rules is None or option.since <= rules]
        known = {option.name: option for option in present if set(option.modules) <= set(modules)}
        needs = {option.name: option.modules for option in present}
        for name in given:
            if name not in needs:
                raise OptionError(f"unknown option {name!r}; {self.id} has: {', '.join(needs)}")
            if name not in known:
                missing = [module for module in needs[name] if module not in modules]
                raise OptionError(
                    f"option {name!r} needs the module{'s' * (len(missing) > 1)} {' and '.join(missing)}; "
                    f"without there is: {', '.join(known)}"
                )
        return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
