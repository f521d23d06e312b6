"""Asking Leopold for a hint."""

from fastapi import APIRouter, Request, Response

from hotelier.messages import say
from hotelier.server.bots.hints import Question
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import At, Hint
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.refusals import Refused, seated
from hotelier.server.table.table import Table

router = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=AT_TABLE)


@router.post("/hint", response_model=Hint)
async def hint(request: Request, service: Services, id: Id, door: Doors, wish: At) -> Response:
    """The best three actions for a player alone or against bots, and what they would bring."""

    def ask(table: Table, seat: int | None, _crowd: Crowd) -> Question:
        return service.hints.asked(table, seated(seat), wish.step, address_of(request.scope))

    question = await service.tables.look(id, door, ask)
    found = await service.hints.answer(question, lambda: limited(request, "hints"))
    mark = await service.tables.look(id, door, lambda table, _seat, _crowd: table.ledger.mark)
    if mark != question.mark:
        raise Refused("stale", say("refused-moved-on", step=wish.step))
    return answer(found)
