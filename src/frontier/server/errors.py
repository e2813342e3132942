"""Every refusal of the server, as users meet it: a key, a status, a sentence in their language."""

from frontier import texts

STATUS = {
    "bad-request": 422,
    "not-signed-in": 401,
    "login-failed": 401,
    "forbidden": 403,
    "csrf": 403,
    "banned": 403,
    "removed": 403,
    "only-host": 403,
    "chat-seated": 403,
    "chat-off": 403,
    "not-found": 404,
    "not-allowed": 405,
    "stale": 409,
    "not-your-turn": 409,
    "not-playing": 409,
    "not-over": 409,
    "not-waiting": 409,
    "seat-taken": 409,
    "no-seat": 409,
    "already-seated": 409,
    "keeps-seat": 409,
    "not-yourself": 409,
    "name-taken": 409,
    "has-account": 409,
    "no-mail": 409,
    "no-push": 409,
    "nothing-to-undo": 409,
    "cannot-undo": 409,
    "nothing-to-confirm": 409,
    "not-out-of-time": 409,
    "old-rules": 409,
    "drawing": 409,
    "too-early": 409,
    "too-late": 409,
    "bad-nonce": 422,
    "too-large": 413,
    "illegal": 422,
    "bad-name": 422,
    "bad-login": 422,
    "bad-password": 422,
    "bad-email": 422,
    "bad-webhook": 422,
    "bad-subscription": 422,
    "bad-option": 422,
    "bad-clock": 422,
    "weak-stand-in": 422,
    "bad-plan": 422,
    "bad-record": 422,
    "too-fast": 429,
    "too-many": 429,
    "too-many-tables": 429,
    "too-many-tables-here": 429,
    "shut-out": 403,
    "no-scope": 403,
    "no-account": 409,
    "bad-link": 410,
    "internal": 500,
    "busy": 503,
    "no-more-undo": 409,
    "game-too-long": 409,
    "damaged": 503,
    "lesson": 409,
    "old-lesson": 409,
    "at-lesson": 409,
    "no-advice": 409,
    "no-hints": 409,
    "no-chances": 409,
    "no-hint": 503,
    "bad-position": 422,
    "bad-move": 422,
    "game-is-over": 409,
    "nothing-to-search": 409,
    "no-analysis": 503,
}


class Refused(Exception):
    """A request cannot be fulfilled. `message` replaces the key's own sentence, `rule` is a ledger id."""

    def __init__(
        self,
        key: str,
        message: str | None = None,
        rule: str | None = None,
        retry_after: float | None = None,
        **args: str | int,
    ) -> None:
        super().__init__(key)
        self.key = key
        self.status = STATUS[key]
        self.message = message
        self.rule = rule
        self.retry_after = retry_after
        self.details = args

    def as_json(self, lang: str) -> dict[str, object]:
        """Return the refusal as the user gets it, in this language."""
        message = self.message or texts.text(lang, f"server-error-{self.key}", self.details)
        return {"error": {"key": self.key, "message": message, "rule": self.rule}}
