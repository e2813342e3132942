"""Why an action is refused: a ledger id, a text key and its arguments."""

Args = dict[str, int | str]


class Reason:
    """The reason against an action: `rule` is the ledger id; `key` and `args` name a sentence of texts/."""

    def __init__(self, rule: str, key: str, args: Args | None = None) -> None:
        self.rule = rule
        self.key = key
        self.args: Args = args if args is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.rule, self.key, self.args)

    def __repr__(self) -> str:
        return f"Reason(rule={self.rule!r}, key={self.key!r}, args={self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        return self.rule == other.rule and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.key))
