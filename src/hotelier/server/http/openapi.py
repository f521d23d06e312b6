"""The API as OpenAPI: every route, plus the messages of a table's socket.

OpenAPI knows no sockets, so their messages are described as models only: `ClientMessage` is
anything sent to a table's socket, `ServerMessage` anything that comes from it.
"""

import json
import re
from typing import Any, Final, Literal

from fastapi import FastAPI
from fastapi.encoders import jsonable_encoder
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema

from hotelier.server.http.dependencies import SCHEMAS
from hotelier.server.http.schemas import Refusal
from hotelier.server.http.socket_schemas import ClientMessage, ServerMessage

WORDS: Final = """\
Tables, seats and games of hotel board games; see docs/protocol.md.

Any request may also be refused with 403, 408, 413, 421 or 500 before a route sees it, in the same
shape as every other refusal. The reason of a refusal is in the first language of `Accept-Language`
we have, otherwise in English. The messages of the socket `/api/tables/{id}/live` are
`ClientMessage` and `ServerMessage` among the schemas.
"""
TAGS: Final = [
    {"name": "lobby", "description": "Available games, public tables, new tables."},
    {"name": "deals", "description": "Deals that many play: of the day, or for friends."},
    {"name": "seats", "description": "Who sits where."},
    {"name": "play", "description": "A table and its game."},
    {"name": "puzzles", "description": "Positions with one clearly best turn."},
    {"name": "history", "description": "Records, any step of a game, practice."},
    {"name": "tournaments", "description": "Entering, rounds, standings."},
    {"name": "ladder", "description": "Ratings of those who asked for it."},
]

Models = list[tuple[Any, Literal["validation", "serialization"]]]


def name_of(route: APIRoute) -> str:
    """The name of a route for programs: the name of its function."""
    return route.name


def describe(app: FastAPI) -> dict[str, Any]:
    """The whole description."""
    told = get_openapi(
        title=app.title, version=app.version, description=WORDS, routes=app.routes, tags=TAGS
    )
    schemas = told["components"]["schemas"]
    template = SCHEMAS + "{model}"
    said: Models = [(ServerMessage, "serialization"), (Refusal, "serialization")]
    _, sent = models_json_schema(said, ref_template=template)
    _, taken = models_json_schema([(ClientMessage, "validation")], ref_template=template)
    for models in (sent, taken):
        for name, schema in jsonable_encoder(models["$defs"], exclude_none=True).items():
            schemas.setdefault(name, schema)
    for operation in (each for path in told["paths"].values() for each in path.values()):
        if "security" in operation:
            operation["security"].append({})  # a public table needs no credentials
    return _renamed(told)


def _renamed(told: dict[str, Any]) -> dict[str, Any]:
    """Gives every model a stable name without our folders."""
    schemas = told["components"]["schemas"]
    names = {name: _plain(name) for name in schemas}
    told["components"]["schemas"] = {
        names[name]: schemas[name] for name in sorted(schemas, key=lambda name: names[name])
    }
    text = json.dumps(told)
    text = re.sub(f'(?<="{SCHEMAS})[^"]+', lambda found: names[found[0]], text)
    renamed: dict[str, Any] = json.loads(text)
    return renamed


def _plain(name: str) -> str:
    """Where request and answer models differ, the request gets the suffix Wish."""
    return name.replace("-Input", "Wish").replace("-Output", "")
