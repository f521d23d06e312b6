"""Reporting a table to the person who runs the server."""

from typing import Final

from fastapi import APIRouter, Request, Response

from hotelier.messages import say
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited
from hotelier.server.http.schemas import REPORT_CHARACTERS, Done, ReportWish
from hotelier.server.http.serializers import done
from hotelier.server.table.names import check_say
from hotelier.server.table.refusals import Refused

MOST: Final = 20  # reports about one table that nobody has dealt with

router = APIRouter(prefix="/api/tables/{id}", tags=["play"], responses=AT_TABLE)


@router.post("/report", status_code=201, response_model=Done)
async def report(
    request: Request, service: Services, id: Id, door: Doors, wish: ReportWish
) -> Response:
    """Report the table to the person who runs the server; the players aren't told."""
    limited(request, "reports")
    reason = check_say(wish.reason, REPORT_CHARACTERS)
    found, seat = await service.tables.look(
        id, door, lambda table, seat, _crowd: (done(table), seat)
    )
    if await service.store.open_reports(id) >= MOST:
        raise Refused("reported", say("refused-reported"))
    await service.store.report(id, seat, reason, service.watch.wall())
    return answer(found, 201)
