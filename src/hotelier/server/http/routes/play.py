"""Playing: the state of the table, actions, undo, chat."""

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
    PlanAt,
    Plans,
    Say,
    TableState,
)
from hotelier.server.http.serializers import done, state, told_all
from hotelier.server.http.socket_schemas import (
    ConfirmMessage,
    PlanMessage,
    PlayMessage,
    RestartMessage,
    SayMessage,
    TakebackMessage,
    UndoMessage,
)
from hotelier.server.http.wishes import Asker, Wish, granted
from hotelier.server.table.details import Plan
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.planning import plans
from hotelier.server.table.refusals import seated
from hotelier.server.table.table import Table
from hotelier.server.table.updates import PAGE

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["play"],
    responses=AT_TABLE,
)


@router.get("", response_model=TableState)
async def look(service: Services, id: Id, door: Doors) -> Response:
    """The table as the asker may see it."""
    found = await service.tables.look(
        id, door, lambda table, seat, crowd: state(table, seat, crowd.here, crowd.watching)
    )
    if found["phase"] == "open" and found["public"] and found["you"] is not None:
        await service.tables.act(id, door, lambda _table, _seat: None)  # looking counts as presence
    return answer(found)


@router.get("/entries", response_model=Entries)
async def entries(
    service: Services, id: Id, door: Doors, since: Annotated[Cursor, Query()] = 0
) -> Response:
    """What happened at the table after an entry, as the asker may know it."""
    game, seat = await service.tables.look(id, door, lambda table, seat, _crowd: (table.game, seat))
    found = await service.store.entries(id, since, PAGE + 1)
    return answer({"entries": told_all(game, found[:PAGE], seat), "more": len(found) > PAGE})


@router.post("/play", response_model=Done)
async def play(request: Request, service: Services, id: Id, door: Doors, wish: Answer) -> Response:
    """Take an action, or several at once; if one of them is impossible, none is taken.

    It answers a step; if the game has moved on, nothing happens.
    """
    return await _granted(request, service, id, door, PlayMessage(type="play", **vars(wish)))


@router.post("/confirm", response_model=Done)
async def confirm(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """End your turn with the pending action, at a table that asks for confirmation."""
    confirmed = ConfirmMessage(type="confirm", step=wish.step)
    return await _granted(request, service, id, door, confirmed)


@router.post("/undo", response_model=Done)
async def undo(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """Undo your last action, unless something was revealed or someone else has acted."""
    return await _granted(request, service, id, door, UndoMessage(type="undo", step=wish.step))


@router.post("/restart", response_model=Done)
async def restart(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """Undo everything in your turn that can be undone."""
    restarted = RestartMessage(type="restart", step=wish.step)
    return await _granted(request, service, id, door, restarted)


@router.post("/takeback", response_model=Done)
async def take_back(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """Take back your whole last turn, at a table with bots only; the game becomes practice."""
    wished = TakebackMessage(type="takeback", step=wish.step)
    return await _granted(request, service, id, door, wished)


@router.get("/plans", response_model=Plans)
async def plannable(service: Services, id: Id, door: Doors) -> Response:
    """What you could do on your next decision, if that's sure to mean the same then."""

    def do(table: Table, seat: int | None, _crowd: Crowd) -> list[Plan]:
        running = table.phase == "running" and table.board is not None
        return plans(table.board.match, seated(seat)) if running and table.board else []

    found = await service.tables.look(id, door, do)
    return answer({"choices": [plan.model_dump(mode="json") for plan in found]})


@router.post("/plan", response_model=Done)
async def plan(request: Request, service: Services, id: Id, door: Doors, wish: PlanAt) -> Response:
    """Plan an action for your next decision; it's dropped if it means something else by then."""
    planned = PlanMessage(type="plan", step=wish.step, action=wish.action)
    return await _granted(request, service, id, door, planned)


@router.post("/say", response_model=Done)
async def say(request: Request, service: Services, id: Id, door: Doors, wish: Say) -> Response:
    """Send a chat message to the table."""
    return await _granted(request, service, id, door, SayMessage(type="say", **vars(wish)))


async def _granted(
    request: Request, service: Services, id: str, door: Doors, wish: Wish
) -> Response:
    """Carry out a request for the asker's seat, as a socket would."""
    asker = Asker(id, door, address_of(request.scope))
    return answer(done(await granted(service, rates_at(request), asker, wish)))
