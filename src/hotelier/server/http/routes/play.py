"""Playing: what the table looks like, actions, undo, talk."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, rates_at
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import (
    Answer,
    At,
    Cursor,
    Done,
    Entries,
    Say,
    TableState,
)
from hotelier.server.http.serializers import done, state, told_all
from hotelier.server.http.socket_schemas import (
    ConfirmMessage,
    PlayMessage,
    RestartMessage,
    SayMessage,
    UndoMessage,
)
from hotelier.server.http.wishes import Asker, Wish, granted
from hotelier.server.table.updates import PAGE

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["play"],
    responses=AT_TABLE,
)


@router.get("", response_model=TableState)
async def look(service: Services, id: Id, door: Doors) -> Response:
    """The table as whoever asks may see it."""
    found = await service.tables.look(
        id, door, lambda table, seat, crowd: state(table, seat, crowd.here, crowd.watching)
    )
    return answer(found)


@router.get("/entries", response_model=Entries)
async def entries(
    service: Services, id: Id, door: Doors, since: Annotated[Cursor, Query()] = 0
) -> Response:
    """What happened at the table behind an entry, as whoever asks may know it."""
    game, seat = await service.tables.look(id, door, lambda table, seat, _crowd: (table.game, seat))
    found = await service.store.entries(id, since, PAGE + 1)
    return answer({"entries": told_all(game, found[:PAGE], seat), "more": len(found) > PAGE})


@router.post("/play", response_model=Done)
async def play(request: Request, service: Services, id: Id, door: Doors, wish: Answer) -> Response:
    """Take an action, or several at once; if one of them cannot be taken, none is.

    It answers a step; when the game has moved on, nothing happens.
    """
    return await _granted(request, service, id, door, PlayMessage(type="play", **vars(wish)))


@router.post("/confirm", response_model=Done)
async def confirm(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """End one's turn with the action that is held, at a table that asks for it."""
    confirmed = ConfirmMessage(type="confirm", step=wish.step)
    return await _granted(request, service, id, door, confirmed)


@router.post("/undo", response_model=Done)
async def undo(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """Take one's last action back, unless something was revealed or somebody else has acted."""
    return await _granted(request, service, id, door, UndoMessage(type="undo", step=wish.step))


@router.post("/restart", response_model=Done)
async def restart(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """Take back everything of one's turn that can be."""
    restarted = RestartMessage(type="restart", step=wish.step)
    return await _granted(request, service, id, door, restarted)


@router.post("/say", response_model=Done)
async def say(request: Request, service: Services, id: Id, door: Doors, wish: Say) -> Response:
    """Say something to the table."""
    return await _granted(request, service, id, door, SayMessage(type="say", text=wish.text))


async def _granted(
    request: Request, service: Services, id: str, door: Doors, wish: Wish
) -> Response:
    """Do for the seat of whoever asks what a socket would have asked for."""
    asker = Asker(id, door, address_of(request.scope))
    return answer(done(await granted(service, rates_at(request), asker, wish)))
