"""Looking back: records, the story of a game, any step of a finished one, forks."""

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from hotelier.core.errors import DataError
from hotelier.core.match import Match
from hotelier.messages import say
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited, packed
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import Fork, Moment, RecordAnswer, Seated
from hotelier.server.service import Service
from hotelier.server.table.board import outlined
from hotelier.server.table.details import Facts
from hotelier.server.table.history import moment, record, seen_record
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.opening import forked
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.replay import OPEN, SPECTATOR, Eyes, Story, moves
from hotelier.server.table.table import Table

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["history"],
    responses=AT_TABLE,
)


@router.get("/record", response_model=RecordAnswer, response_model_exclude_unset=True)
async def whole_record(service: Services, id: Id, door: Doors) -> Response:
    """The record of the game: whole when it is over, else as one's seat may read it."""
    table, seat = await seen(service, id, door)
    entries = await service.store.entries_after(id, 0)
    if await is_open_book(service, table):
        return answer(record(table, entries).as_dict())
    return answer(seen_record(table, entries, seat))


@router.get("/at/{step}", response_model=Moment)
async def at_step(
    service: Services,
    id: Id,
    step: Annotated[int, Path(ge=0, le=100_000)],
    door: Doors,
    seat: Annotated[int | None, Query(ge=1, le=8, description="Whose eyes.")] = None,
) -> Response:
    """A finished game after some steps, through the eyes of any seat, or of a spectator."""
    table, _ = await seen(service, id, door)
    if not await is_open_book(service, table):
        raise Refused("not-over", say("refused-not-whole"))
    if seat is not None:
        _check_seat(seat, len(table.seats))
    match, taken = await _moment(service, table, step)
    found = {"step": step, "steps": table.step, "taken": taken, "view": outlined(match, seat)}
    return answer(found)


@router.get("/story", response_model=Story)
async def story(
    request: Request,
    service: Services,
    id: Id,
    door: Doors,
    eyes: Annotated[
        str | None,
        Query(
            pattern="^([1-8]|spectator|open)$",
            description="Whose: a seat's, a spectator's, or open for all; by default one's own.",
        ),
    ] = None,
) -> Response:
    """Every stop of a game: of a finished one through any eyes, of a running one one's own."""
    limited(request, "stories")
    table, seat = await seen(service, id, door)
    if table.phase == "open":
        raise Refused("not-begun", say("refused-not-begun"))
    own: Eyes = seat or SPECTATOR
    wanted = own if eyes is None else _eyes(eyes, len(table.seats))
    whole = await is_open_book(service, table)
    if wanted != own and not whole:
        raise Refused("not-over", say("refused-eyes"))
    entries = await service.store.entries_after(id, 0)

    def told() -> Response:
        seen = moves(table, entries, wanted)
        return packed(request, {"eyes": wanted, "whole": whole, "moves": seen})

    return await service.aside(told)


@router.post("/fork", status_code=201, response_model=Seated)
async def fork(request: Request, service: Services, id: Id, door: Doors, wish: Fork) -> Response:
    """Go on from any step of a finished game, or of one's own against bots, for practice."""
    limited(request, "tables")
    table, seat = await seen(service, id, door)
    if table.phase == "open":
        raise Refused("not-begun", say("refused-not-begun"))
    if not await is_open_book(service, table):
        _check_alone(table, seat, wish.seat)
    if table.phase == "running":
        # Who plays on elsewhere sees what the bots hold.
        await service.tables.act(id, door, Table.become_practice)
    whole = record(table, await service.store.entries_after(id, 0))
    _check_step(wish.step, len(whole.steps))
    cut = replace(whole, steps=whole.steps[: wish.step], result=None)
    match = (await service.aside(cut.replay)).begin()
    if match.over:
        raise Refused("over", say("refused-over-there"))
    practice, own = forked(table, match, wish, wish.seat or seat, service.watch)
    await service.tables.add(practice, address_of(request.scope))
    return answer(own.model_dump(mode="json"), 201)


def _check_alone(table: Table, seat: int | None, wanted: int | None) -> None:
    """Refused to whoever could learn what others hide in a game that still runs."""
    if seat is None or not table.plays_alone(seat):
        raise Refused("not-over", say("refused-fork"))
    if wanted not in (None, seat):
        raise Refused("not-your-seat", say("refused-fork-seat"))


async def is_open_book(service: Service, table: Table) -> bool:
    """Whether everything may be told: the game is over, and so is any it was forked from."""
    phase, origin = table.phase, table.facts.origin
    while phase == "over" and origin is not None and origin.how == "fork" and origin.table:
        loaded = await service.store.load(origin.table)
        if loaded is None:
            return True
        phase, origin = loaded.row.phase, Facts.model_validate(loaded.row.facts).origin
    return phase == "over"


def _eyes(text: str, seats: int) -> Eyes:
    """Whose eyes a text names."""
    if not text.isdecimal():
        return OPEN if text == OPEN else SPECTATOR
    _check_seat(int(text), seats)
    return int(text)


async def seen(service: Service, id: str, door: Pass) -> tuple[Table, int | None]:
    """A table for whoever may see it, and their seat."""

    def do(table: Table, seat: int | None, _crowd: Crowd) -> tuple[Table, int | None]:
        return table, seat

    return await service.tables.look(id, door, do)


async def _moment(service: Service, table: Table, step: int) -> tuple[Match, Any]:
    """A step of a game, from the snapshot before it."""
    _check_step(step, table.step)
    # From one before, so that the step that led there is known.
    snapshot = await service.store.snapshot_before(table.id, max(0, step - 1))
    after = 0 if snapshot is None else snapshot.entry
    entries = await service.store.entries_after(table.id, after)
    try:
        return await service.aside(moment, table, snapshot, entries, step)
    except DataError:  # the snapshot is of another version
        entries = await service.store.entries_after(table.id, 0)
        return await service.aside(moment, table, None, entries, step)


def _check_seat(seat: int, seats: int) -> None:
    if seat > seats:
        raise Refused("no-such-seat", say("refused-seats", n=seats, seat=seat))


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise Refused("no-such-step", say("refused-steps", n=steps, step=step))
