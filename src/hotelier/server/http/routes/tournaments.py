"""Tournaments: opening one, entering, rounds, results."""

from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response, Security
from fastapi.security import APIKeyHeader

from hotelier.core.record import Record
from hotelier.server.http.dependencies import NO, Described, Doors, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.routes.history import steps_of
from hotelier.server.http.tournament_schemas import (
    BotEntry,
    Enter,
    Entered,
    Opened,
    RoundStart,
    Tournaments,
    TournamentState,
)
from hotelier.server.service import Service
from hotelier.server.table.board import whole_step
from hotelier.server.table.history import record
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.table import Table
from hotelier.server.tournaments.details import NewTournament
from hotelier.server.tournaments.telling import as_csv, as_zip, in_list, may_be_seen, told
from hotelier.server.tournaments.tournament import Tournament

LISTED: Final = 50
HERE: Final[Described] = {status: NO[status] for status in (400, 403, 404, 409, 422, 429, 503, 507)}

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=HERE)

Id = Annotated[str, Path(max_length=40, pattern="^[0-9a-z]+$", description="The tournament's id.")]
Entry = Annotated[int, Path(ge=1, le=10_000, description="The number of an entrant.")]
KEY: Final = APIKeyHeader(
    name="X-Organiser-Key",
    scheme_name="organiser",
    description="The organiser's key.",
    auto_error=False,
)
Key = Annotated[str | None, Security(KEY)]


@router.get("", response_model=Tournaments)
async def list_tournaments(service: Services) -> Response:
    """Public tournaments, the last changed first; an empty list if there are none here."""
    rows = []
    if service.settings.tournaments:
        phases = "open", "running", "over"
        rows = await service.store.tournaments(*phases, public=True, limit=LISTED)
    return answer({"tournaments": [in_list(each) for each in service.office.shown(rows)]})


@router.post("", status_code=201, response_model=Opened)
async def open_tournament(request: Request, service: Services, wish: NewTournament) -> Response:
    """Open a tournament: people enter, then the organiser starts it."""
    service.office.check()
    limited(request, "tables")
    address = address_of(request.scope)
    service.bans.check(address, wish.name)
    tournament, key = await service.office.add(wish, address)
    return answer({"id": tournament.id, "organiser": key}, 201)


@router.get("/{id}", response_model=TournamentState, responses={204: {"description": "As known."}})
async def show_tournament(
    service: Services,
    id: Id,
    door: Doors,
    key: Key = None,
    known: Annotated[
        int | None, Query(ge=0, le=2**31 - 1, description="The version you have.")
    ] = None,
) -> Response:
    """A tournament: who takes part, every round, the standings; nothing if you know it already."""
    tournament = await service.office.look(id)
    if known == tournament.row.version:
        return Response(status_code=204)
    return answer(told(tournament, door.token, key))


@router.post("/{id}/enter", status_code=201, response_model=Entered)
async def enter(request: Request, service: Services, id: Id, wish: Enter) -> Response:
    """Enter with a name. The token opens your seat at every table of the tournament."""
    limited(request, "joins")
    service.bans.check(address_of(request.scope), wish.name)
    most = service.settings.max_entrants
    _, (entrant, token) = await service.office.change(id, lambda each: each.enter(wish.name, most))
    return answer({"number": entrant.number, "token": token}, 201)


@router.post("/{id}/bots", response_model=TournamentState)
async def enter_bots(
    request: Request, service: Services, id: Id, door: Doors, wish: BotEntry, key: Key = None
) -> Response:
    """As the organiser, let bots of a level enter."""
    limited(request, "joins")
    most = service.settings.max_entrants

    def do(tournament: Tournament) -> None:
        tournament.check_organiser(key)
        for _ in range(wish.many):
            tournament.add_bot(wish.bot, most)

    await service.office.change(id, do)
    return await _now(service, id, door, key)


@router.post("/{id}/entrants/{number}/leave", response_model=TournamentState)
async def leave_tournament(
    request: Request, service: Services, id: Id, number: Entry, door: Doors, key: Key = None
) -> Response:
    """Leave; or, as the organiser, remove someone. A bot goes on with their game."""
    limited(request, "actions")
    await service.office.leave(id, key, door.token, number)
    return await _now(service, id, door, key)


@router.post("/{id}/rounds", response_model=TournamentState)
async def start_round(
    request: Request, service: Services, id: Id, door: Doors, wish: RoundStart, key: Key = None
) -> Response:
    """As the organiser, start a round: its tables are opened. Nothing happens twice."""
    limited(request, "tables")
    await service.office.start_round(id, key, wish.number, wish.rounds)
    return await _now(service, id, door, key)


@router.post("/{id}/end", status_code=204)
async def end_tournament(request: Request, service: Services, id: Id, key: Key = None) -> Response:
    """As the organiser, end it early. One that hasn't started is deleted."""
    limited(request, "actions")
    await service.office.end(id, key)
    return Response(status_code=204)


@router.get("/{id}/table.csv", responses={200: {"content": {"text/csv": {}}}})
async def export_standings(request: Request, service: Services, id: Id) -> Response:
    """The standings and every result, for a spreadsheet."""
    limited(request, "records")
    text = as_csv(await service.office.look(id))
    return Response(text, media_type="text/csv", headers=_saved_as(f"tournament-{id}.csv"))


@router.get("/{id}/records.zip", responses={200: {"content": {"application/zip": {}}}})
async def export_records(request: Request, service: Services, id: Id) -> Response:
    """The records of all games that everyone may read by now."""
    limited(request, "stories")
    tournament = await service.office.look(id)
    found = [each async for each in _records(service, tournament)]
    packed = await service.aside(address_of(request.scope), as_zip, found)
    return Response(packed, media_type="application/zip", headers=_saved_as(f"games-{id}.zip"))


async def _now(service: Service, id: str, door: Pass, key: str | None) -> Response:
    """A tournament as it is now."""
    return answer(told(await service.office.look(id), door.token, key))


async def _records(service: Service, tournament: Tournament) -> AsyncIterator[tuple[str, Record]]:
    def seen(table: Table, _seat: int | None, _crowd: Crowd) -> Table:
        return table

    for number, each in enumerate(tournament.facts.rounds, start=1):
        if not may_be_seen(tournament, number):
            continue
        for at, pairing in enumerate(each.tables, start=1):
            if not pairing.scores:
                continue
            try:
                table: Table = await service.tables.look(pairing.table, Pass(invited=True), seen)
            except Refused:
                continue  # the operator has removed or closed it
            steps: list[Any] = await steps_of(service, pairing.table)
            whole = replace(record(table, ()), steps=tuple(map(whole_step, steps)))
            yield f"round-{number}/table-{at}.json", whole


def _saved_as(name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}"'}
