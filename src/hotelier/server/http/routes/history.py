"""Looking back: records, the story of a game, any step of a finished one, forks."""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import replace
from itertools import islice
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import StreamingResponse

from hotelier.core.errors import DataError
from hotelier.core.match import Match
from hotelier.messages import say
from hotelier.server.encoder import encoded
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import Fork, Moment, RecordAnswer, Seated
from hotelier.server.service import Service
from hotelier.server.table.board import outlined, read_step, whole_step
from hotelier.server.table.details import Facts
from hotelier.server.table.history import moment, record, seen_record, take_steps
from hotelier.server.table.listeners import Crowd
from hotelier.server.table.opening import forked
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused
from hotelier.server.table.replay import OPEN, SPECTATOR, Eyes, Story
from hotelier.server.table.table import Table
from hotelier.server.table.updates import PAGE

HERE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands in for the steps of a record

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["history"],
    responses=AT_TABLE,
)


@router.get("/record", response_model=RecordAnswer, response_model_exclude_unset=True)
async def whole_record(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """The record of the game: complete when it's over, else as your seat may read it."""
    limited(request, "records")
    table, seat = await seen(service, id, door)
    whole = await is_open_book(service, table)
    steps = await steps_of(service, id)
    head = record(table, ()).as_dict() if whole else seen_record(table, (), seat)
    texts = (whole_step(step) if whole else read_step(step, seat) for step in steps)
    return StreamingResponse(_record_parts(head, texts), media_type="application/json")


@router.get("/at/{step}", response_model=Moment)
async def at_step(
    request: Request,
    service: Services,
    id: Id,
    step: Annotated[int, Path(ge=0, le=100_000)],
    door: Doors,
    seat: Annotated[int | None, Query(ge=1, le=8, description="Whose eyes.")] = None,
) -> Response:
    """A finished game after some steps, as seen by any seat or a spectator."""
    limited(request, "records")
    table, _ = await seen(service, id, door)
    if not await is_open_book(service, table):
        raise Refused("not-over", say("refused-not-whole"))
    if seat is not None:
        _check_seat(seat, len(table.seats))
    match, taken = await _moment(service, address_of(request.scope), table, step)
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
            description="Whose view: a seat's, a spectator's, or open; by default your own.",
        ),
    ] = None,
    reader: Annotated[
        int | None,
        Query(ge=0, le=8, description="Whom its log calls you; 0: nobody; by default, that seat."),
    ] = None,
) -> Response:
    """Every stop of a game: a finished one from any view, one in progress from your own."""
    limited(request, "stories")
    table, seat = await seen(service, id, door)
    if table.phase == "open":
        raise Refused("not-begun", say("refused-not-begun"))
    own: Eyes = seat or SPECTATOR
    wanted = own if eyes is None else _eyes(eyes, len(table.seats))
    whole = await is_open_book(service, table)
    if wanted != own and not whole:
        raise Refused("not-over", say("refused-eyes"))
    steps = await steps_of(service, id)
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    client = address_of(request.scope)
    if reader is None and isinstance(wanted, int):
        reader = wanted
    body = await service.replays.story(table, steps, wanted, reader or None, whole, zipped, client)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if zipped else {}
    return Response(body, 200, headers, "application/json")


@router.post("/fork", status_code=201, response_model=Seated)
async def fork(request: Request, service: Services, id: Id, door: Doors, wish: Fork) -> Response:
    """Continue from any step of a finished game, or of your own against bots, for practice."""
    limited(request, "tables")
    table, seat = await seen(service, id, door)
    if table.phase == "open":
        raise Refused("not-begun", say("refused-not-begun"))
    if not await is_open_book(service, table):
        _check_alone(table, seat, wish.seat)
    if table.phase == "running":
        # Playing on elsewhere shows what the bots hold.
        await service.tables.act(id, door, Table.become_practice)
    whole = replace(record(table, ()), steps=tuple(map(whole_step, await steps_of(service, id))))
    _check_step(wish.step, len(whole.steps))
    cut = replace(whole, steps=whole.steps[: wish.step], result=None)
    client = address_of(request.scope)
    match = (await service.aside(client, cut.replay)).begin()
    if match.over:
        raise Refused("over", say("refused-over-there"))
    if wish.action is not None:
        await service.aside(client, match.play, wish.action)
    practice, own = forked(table, match, wish, wish.seat or seat, service.watch)
    await service.tables.add(practice, client)
    return answer(own.model_dump(mode="json"), 201)


async def steps_of(service: Service, id: str) -> list[Any]:
    """The steps of a game that weren't undone, page by page: a journal is many times longer."""
    steps: list[Any] = []
    since = 0
    while found := await service.store.entries(id, since, PAGE):
        take_steps(steps, found)
        since = found[-1].number
    return steps


async def _record_parts(head: Mapping[str, Any], steps: Iterator[str]) -> AsyncIterator[bytes]:
    """A record as JSON, piece by piece."""
    # A name may contain this character, but nothing after the steps does.
    before, _, after = encoded({**head, "steps": [HERE]}).rpartition(encoded(HERE))
    yield before
    comma = b""
    while some := list(islice(steps, PAGE)):
        yield comma + encoded(some)[1:-1]
        comma = b","
    yield after


def _check_alone(table: Table, seat: int | None, wanted: int | None) -> None:
    """Refused if the asker could learn what others hide in a game in progress."""
    if seat is None or not table.plays_alone(seat):
        raise Refused("not-over", table.why_not_alone(say("refused-fork")))
    if wanted not in (None, seat):
        raise Refused("not-your-seat", say("refused-fork-seat"))


async def is_open_book(service: Service, table: Table) -> bool:
    """Whether everything may be shown: the game is over, and so is any it was forked from."""
    phase, origin = table.phase, table.facts.origin
    while phase == "over" and origin is not None and origin.how == "fork" and origin.table:
        loaded = await service.store.load(origin.table)
        if loaded is None:
            return True
        phase, origin = loaded.row.phase, Facts.model_validate(loaded.row.facts).origin
    return phase == "over"


def _eyes(text: str, seats: int) -> Eyes:
    """The point of view that a text names."""
    if not text.isdecimal():
        return OPEN if text == OPEN else SPECTATOR
    _check_seat(int(text), seats)
    return int(text)


async def seen(service: Service, id: str, door: Pass) -> tuple[Table, int | None]:
    """A table for someone who may see it, and their seat."""

    def do(table: Table, seat: int | None, _crowd: Crowd) -> tuple[Table, int | None]:
        return table, seat

    return await service.tables.look(id, door, do, fresh=True)


async def _moment(service: Service, client: str, table: Table, step: int) -> tuple[Match, Any]:
    """A step of a game, from the snapshot before it."""
    _check_step(step, table.step)
    # From one step earlier, so that the step that led there is known.
    snapshot = await service.store.snapshot_before(table.id, max(0, step - 1))
    after = 0 if snapshot is None else snapshot.entry
    entries = await service.store.entries_after(table.id, after)
    try:
        return await service.aside(client, moment, table, snapshot, entries, step)
    except DataError:  # the snapshot is of another version
        entries = await service.store.entries_after(table.id, 0)
        return await service.aside(client, moment, table, None, entries, step)


def _check_seat(seat: int, seats: int) -> None:
    if seat > seats:
        raise Refused("no-such-seat", say("refused-seats", n=seats, seat=seat))


def _check_step(step: int, steps: int) -> None:
    if step > steps:
        raise Refused("no-such-step", say("refused-steps", n=steps, step=step))
