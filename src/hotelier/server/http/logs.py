"""The log on stderr: plain lines for people, or one JSON object per line for programs."""

import asyncio
import json
import logging
from datetime import UTC, datetime
from typing import Any, Final

from hotelier.server.http.requests import request_id
from hotelier.server.settings import Settings

PLAIN: Final = "%(asctime)s %(message)s%(mark)s"
ENDING: Final = (
    "Cancel %s running task(s)",
    "Application startup failed",
    "Application shutdown failed",
)


class Discreet(logging.Filter):
    """Keeps out of the log what nobody may read there, and what isn't an error.

    Tokens and keys travel in headers, which aren't logged; a query could contain one by mistake, so
    it's cut off. Connections cut at shutdown are expected.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to write a line; secrets are removed, the request's id is added."""
        if isinstance(record.args, tuple):
            record.args = tuple(
                each.partition("?")[0] if isinstance(each, str) else each for each in record.args
            )
        if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
            return False
        id = request_id.get()
        record.request, record.mark = id, f" [{id}]" if id else ""
        return not str(record.msg).startswith(ENDING)


class JsonLines(logging.Formatter):
    """One object per line; `docs/protocol.md` lists its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """A line."""
        event = getattr(record, "event", "message")
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": event,
        }
        if getattr(record, "request", ""):
            line["request"] = record.request  # type: ignore[attr-defined]
        line |= getattr(record, "facts", {})
        if event == "message":
            line["message"] = record.getMessage()
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def log_config(settings: Settings) -> dict[str, Any]:
    """What's logged to stderr: errors, and every request if wanted."""
    level = "INFO" if settings.log_requests else "WARNING"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"discreet": {"()": Discreet}},
        "formatters": {"plain": {"format": PLAIN}, "json": {"()": JsonLines}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "filters": ["discreet"],
                "formatter": settings.log_format,
            }
        },
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {"hotelier": {"level": level}, "uvicorn": {"level": "WARNING"}},
    }
