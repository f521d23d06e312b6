"""Analysing a finished game move by move."""

import json
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from hotelier.analysis import FORMAT, read_analysis
from hotelier.analysis.page import page
from hotelier.analysis.telling import move_messages, told
from hotelier.core.record import Record
from hotelier.messages import language, say
from hotelier.server.bots.analysis import AnalysisState
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited, packed
from hotelier.server.http.rates import address_of
from hotelier.server.http.routes.history import is_open_book, seen, steps_of
from hotelier.server.service import Service
from hotelier.server.table.board import whole_step
from hotelier.server.table.history import record
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table

router = APIRouter(prefix="/api/tables/{id}", tags=["history"], responses=AT_TABLE)


@router.post("/analysis", status_code=202, response_model=AnalysisState)
async def begin_analysis(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Analyse a finished game unless that's done or waiting; then ask for its progress."""
    table = await _finished(service, id, door)
    now = await service.analyses.state(id)
    if now["phase"] in ("none", "failed"):
        limited(request, "tables")
        service.analyses.begin(id, await _record(service, table), address_of(request.scope))
    return answer(await _state(request, service, table), 202)


@router.get("/analysis", response_model=AnalysisState)
async def analysis(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """The progress of a game's analysis, and the result when it's done."""
    limited(request, "records")
    table = await _finished(service, id, door)
    return packed(request, await _state(request, service, table))


async def _state(request: Request, service: Service, table: Table) -> dict[str, Any]:
    """The progress of an analysis; when it's done, with its moves as messages."""
    now = await service.analyses.state(table.id)
    if now["analysis"] is not None:
        whole = await _record(service, table)
        found = read_analysis(now["analysis"])
        now["moves"] = await service.aside(address_of(request.scope), move_messages, whole, found)
    return now


@router.get(
    "/analysis/page",
    response_class=Response,
    responses={
        200: {
            "description": "The page, in the language asked for.",
            "content": {"text/html": {"schema": {"type": "string"}}},
        }
    },
)
async def analysis_page(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """The analysis of a game as one self-contained page, to keep and to share."""
    limited(request, "records")
    table = await _finished(service, id, door)
    body = await service.store.analysis(id, FORMAT)
    if body is None:
        raise Refused("no-analysis", say("refused-no-analysis"), 404)
    whole = await _record(service, table)

    def drawn() -> str:
        found = read_analysis(json.loads(body))
        return page(found, told(whole, found), language())

    file = f'attachment; filename="{table.game.name}-{id}.html"'
    written = await service.aside(address_of(request.scope), drawn)
    return HTMLResponse(written, headers={"content-disposition": file})


async def _finished(service: Service, id: str, door: Pass) -> Table:
    """A table whose game may be shown in full."""
    table, _ = await seen(service, id, door)
    if not await is_open_book(service, table):
        raise Refused("not-over", say("refused-not-whole"))
    return table


async def _record(service: Service, table: Table) -> Record:
    steps = await steps_of(service, table.id)
    return replace(record(table, ()), steps=tuple(map(whole_step, steps)))
