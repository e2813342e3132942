"""Structured logs on stderr: an object a line, with the request it belongs to and without anybody's secrets."""

import json
import logging
import re
import secrets
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal, TextIO

HIDDEN = "[hidden]"
UVICORN = ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi")
# They log whole addresses and headers of what the server sends out; the address of a webhook is a secret.
TALKATIVE = ("httpx", "httpcore")
# uvicorn's word for a socket that was refused before it opened, which is nobody's error.
DENIED = "ASGI callable returned without completing handshake."
# How uvicorn's lines about one visitor begin: with the address, or with what nobody but that visitor is to blame for.
OF_A_VISITOR = ('%s - "', "connection open", "connection closed", "connection rejected", "Invalid UTF-8 sequence")

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

_SECRET_FIELD = re.compile(r"cookie|authorization|passw|secret|token|e-?mail|webhook|^session$", re.IGNORECASE)
_SECRET_TEXT = (
    (re.compile(r"\b((?:set-)?cookie|(?:proxy-)?authorization)\b['\"]?\s*[:=].*", re.IGNORECASE), rf"\1: {HIDDEN}"),
    (re.compile(r"\bbearer\s+\S+", re.IGNORECASE), f"Bearer {HIDDEN}"),
    (re.compile(r"\bfrontier_session=[^\s;'\"]+"), f"frontier_session={HIDDEN}"),
)
_QUERY = re.compile(r"(/[^\s\"?]*)\?[^\s\"]*")
_ACCEPTED_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")
_STANDARD = {*vars(logging.makeLogRecord({})), "message", "asctime", "fields", "color_message"}
_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def configure(level: str, format: Literal["json", "text"]) -> None:
    """Send everything that is logged to stderr, uvicorn's lines too (it must be run with `log_config=None`)."""
    handler = _Stderr()
    handler.setFormatter(JsonFormatter() if format == "json" else TextFormatter())
    handler.addFilter(_is_wanted)
    root = logging.getLogger()
    for former in [former for former in root.handlers if isinstance(former, _Stderr)]:
        root.removeHandler(former)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for name in UVICORN:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.disabled = False  # a library that configures logging its own way may have silenced it
        logger.setLevel(logging.NOTSET)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.captureWarnings(True)


def _is_wanted(record: logging.LogRecord) -> bool:
    """Whether to write a line. What uvicorn says of single visitors is for debugging, whatever level it chose."""
    if record.name != "uvicorn.error" or not isinstance(record.msg, str):
        return True
    if record.msg.startswith(OF_A_VISITOR):
        record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        return logging.getLogger().isEnabledFor(logging.DEBUG)
    return record.msg != DENIED


def event(
    logger: logging.Logger, name: str, /, *, level: int = logging.INFO, exc_info: bool = False, **fields: object
) -> None:
    """Log that something happened: a short fixed name and what it happened to; fields that are None are left out."""
    known = {key: value for key, value in fields.items() if value is not None}
    logger.log(level, "%s", name, exc_info=exc_info, extra={"event": name, "fields": known})


def bind_request(given: str | None = None) -> str:
    """Mark all lines of the present request with an id: the one it came with if that is harmless, else a new one."""
    id_ = given if given is not None and _ACCEPTED_ID.fullmatch(given) else secrets.token_hex(8)
    request_id.set(id_)
    return id_


class _Stderr(logging.StreamHandler[TextIO]):
    """Writes to what stderr is at that moment, which others may have exchanged."""

    def __init__(self) -> None:
        logging.Handler.__init__(self)

    @property
    def stream(self) -> TextIO:  # type: ignore[override]
        return sys.stderr


class JsonFormatter(logging.Formatter):
    """One JSON object a line, in ASCII whatever the terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line: dict[str, object] = {
            "time": _time(record).isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname.lower(),
            "logger": record.name,
        }
        what, fields = _content(record)
        line["event" if "event" in vars(record) else "message"] = what
        for key, value in fields.items():
            line[f"{key}_" if key in line else key] = value
        if exception := _exception(record):
            line["exception"] = exception
        return json.dumps(line, default=str)


class TextFormatter(logging.Formatter):
    """A line for people: time, level, logger, what happened, fields; an exception indented below it."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        what, fields = _content(record)
        parts = [f"{_time(record):%H:%M:%S}", f"{record.levelname.lower():<8}", f"{record.name}:", what]
        parts += [f"{key}={_value(value)}" for key, value in fields.items()]
        lines = [" ".join(parts), *_exception(record).splitlines()]
        return "\n    ".join(_UNPRINTABLE.sub(lambda found: ascii(found[0])[1:-1], line) for line in lines)


def _value(value: object) -> str:
    """Return a field's value as one word."""
    if isinstance(value, str):
        return value if value and " " not in value and "=" not in value else json.dumps(value, ensure_ascii=False)
    return json.dumps(value, default=str, ensure_ascii=False)


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)


def _content(record: logging.LogRecord) -> tuple[str, dict[str, object]]:
    """What a record says and its fields, both without secrets."""
    fields: dict[str, object] = {}
    if record.name == "uvicorn.access" and isinstance(record.args, tuple) and len(record.args) == 5:
        client, method, path, _, status = record.args
        what = "request"
        fields = {"client": client, "method": method, "path": str(path).partition("?")[0], "status": status}
    else:
        what = _scrub(record.getMessage())
        if record.name.startswith("uvicorn"):  # tells of sockets with their whole address
            what = _QUERY.sub(r"\1", what)
    fields |= {key: value for key, value in vars(record).items() if key not in _STANDARD and key != "event"}
    fields |= vars(record).get("fields", {})
    if (id_ := request_id.get()) is not None:
        fields.setdefault("request", id_)
    return what, {key: _clean(key, value) for key, value in fields.items()}


def _exception(record: logging.LogRecord) -> str:
    parts = []
    if record.exc_info and record.exc_info[0] is not None:
        parts.append(logging.Formatter().formatException(record.exc_info))
    if record.stack_info:
        parts.append(record.stack_info)
    return _scrub("\n".join(parts))


def _scrub(text: str) -> str:
    for pattern, instead in _SECRET_TEXT:
        text = pattern.sub(instead, text)
    return text


def _clean(key: str, value: object) -> object:
    """A field's value with what must not be read left out, at any depth; headers may come as pairs of bytes."""
    if _SECRET_FIELD.search(key):
        return HIDDEN
    if isinstance(value, bytes):
        value = value.decode("latin-1")
    if isinstance(value, str):
        return _scrub(value)
    if isinstance(value, Mapping):
        return {_word(inner): _clean(_word(inner), part) for inner, part in value.items()}
    if isinstance(value, (list, tuple)):
        if len(value) == 2 and isinstance(value[0], (str, bytes)):
            return [_clean("", value[0]), _clean(_word(value[0]), value[1])]
        return [_clean("", part) for part in value]
    return value


def _word(key: object) -> str:
    return key.decode("latin-1") if isinstance(key, bytes) else str(key)
