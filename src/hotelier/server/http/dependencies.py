"""What every route needs: the service, who asks, and fast answers."""

import gzip
import time
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final

from fastapi import Depends, FastAPI, Path, Request, Response, Security
from fastapi.exceptions import RequestValidationError
from fastapi.security import APIKeyHeader, HTTPAuthorizationCredentials, HTTPBearer

from hotelier.core import words
from hotelier.core.errors import (
    ChanceError,
    DataError,
    IllegalAction,
    OptionError,
    RecordError,
    SetupError,
)
from hotelier.messages import say
from hotelier.server.encoder import encoded
from hotelier.server.http import schemas
from hotelier.server.http.rates import Kind, Rates, address_of
from hotelier.server.http.requests import Refusal
from hotelier.server.service import Service
from hotelier.server.store.rows import StoreError
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused, no_table
from hotelier.server.table.tokens import same_time

PACKED: Final = 5  # compression level, up to 9: a higher one takes longer than it saves
BEGAN: Final = "hotelier.began"  # in a request's scope: when it started
LONGEST: Final = 200  # characters of a token
SCHEMAS: Final = "#/components/schemas/"  # where the OpenAPI description has them

# Errors that a person can cause with what they send.
MISTAKES: Final = (OptionError, RecordError, ChanceError, DataError, IllegalAction)

Described = dict[int | str, dict[str, Any]]

# How refusals are described, by status. By reference, because FastAPI would make a model of its own
# for every status of every route, and the server would take longer to start.
_REFUSAL: Final = {"application/json": {"schema": {"$ref": f"{SCHEMAS}{schemas.Refusal.__name__}"}}}
NO: Final[Described] = {
    status: {"content": _REFUSAL, "description": words}
    for status, words in (
        (400, "The request can't be read."),
        (403, "This needs a seat, or a code that works."),
        (404, "There is no such table, or you may not see it."),
        (409, "It can't be done now; nothing has changed."),
        (422, "The request isn't what is expected here."),
        (429, "Too many requests."),
        (503, "The server can't do it right now."),
        (507, "The server couldn't save it; nothing has changed."),
    )
}
AT_TABLE: Final[Described] = {
    status: NO[status] for status in (400, 403, 404, 409, 422, 429, 503, 507)
}

Id = Annotated[str, Path(max_length=40, pattern="^[0-9a-z]+$", description="The table's id.")]

TOKEN: Final = HTTPBearer(
    scheme_name="token", description="The token of your seat.", auto_error=False
)
KEY: Final = APIKeyHeader(
    name="X-Table-Key",
    scheme_name="key",
    description="The key in a table's link.",
    auto_error=False,
)


async def the_service(request: Request) -> Service:
    """The running service."""
    service = request.app.state.service
    assert isinstance(service, Service)
    return service


async def shown(
    request: Request,
    token: Annotated[HTTPAuthorizationCredentials | None, Security(TOKEN)],
    key: Annotated[str | None, Security(KEY)],
) -> Pass:
    """The credentials in a request."""
    request.scope[BEGAN] = time.perf_counter()
    return Pass(None if token is None else token.credentials.strip()[:LONGEST], key)


Doors = Annotated[Pass, Depends(shown)]
Services = Annotated[Service, Depends(the_service)]


def limited(request: Request, kind: Kind) -> None:
    """Count one more request of a kind; too many are refused."""
    rates_at(request).take(kind, address_of(request.scope))


def rates_at(request: Request) -> Rates:
    """The limits that apply here."""
    rates = request.app.state.rates
    assert isinstance(rates, Rates)
    return rates


def answer(message: Any, status: int = 200) -> Response:
    """An encoded message as a response."""
    return Response(encoded(message), status, media_type="application/json")


def packed(request: Request, message: Any) -> Response:
    """A long, repetitive message, compressed if the client accepts that."""
    body = encoded(message)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(gzip.compress(body, PACKED), 200, headers, "application/json")


def answer_errors(app: FastAPI) -> None:
    """Turn every refusal into a sentence and a code."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        if error.status in (403, 404):
            await same_time(request.scope.get(BEGAN, 0.0))
        return Refusal(error.as_dict(), error.status)

    async def mistaken(request: Request, error: Exception) -> Response:
        told = {"code": "mistake", "reason": sentence(error)}
        if isinstance(error, SetupError):
            told["part"] = error.field
        return Refusal(told, 422)

    async def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        errors = error.errors()
        if errors[0]["loc"] == ("path", "id"):
            return await refused(request, no_table())
        reason = unread([{**each, "loc": each["loc"][1:]} for each in errors])
        if "json" not in request.headers.get("content-type", "json"):
            reason = say("refused-no-json-type")
        return Refusal({"code": "unreadable", "reason": reason}, 422)

    async def not_kept(request: Request, error: Exception) -> Response:
        assert isinstance(error, StoreError)
        return Refusal({"code": "not-kept", "reason": not_kept_words(error)}, 507)

    app.add_exception_handler(Refused, refused)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(StoreError, not_kept)
    for kind in MISTAKES:
        app.add_exception_handler(kind, mistaken)


def sentence(error: Exception) -> str:
    """What went wrong, with a capital letter and a full stop."""
    return words.sentence(str(error)[:500])


def not_kept_words(error: StoreError) -> str:
    """Why the server couldn't save something."""
    return say("refused-not-kept", reason=sentence(error))


def unread(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first thing that can't be read, as a sentence."""
    first = errors[0]
    if first["type"] == "json_invalid":
        return say("refused-not-json", reason=str(first["ctx"]["error"]))
    place = ".".join(str(part) for part in first["loc"])
    if first["type"] == "extra_forbidden":
        return say("refused-unknown-field", place=place)
    said = str(first["msg"])[:300]
    return say("refused-unreadable-at", place=place, reason=said) if place else f"{said}."
