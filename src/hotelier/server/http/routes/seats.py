"""Seats: joining, leaving, coming back, handing over, bots, rematches."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from hotelier.messages import say
from hotelier.server.http.dependencies import AT_TABLE, Doors, Id, Services, answer, limited
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import BotWish, Claim, Done, Handover, Join, Seated
from hotelier.server.http.serializers import done
from hotelier.server.table.names import check_name
from hotelier.server.table.places import Pass
from hotelier.server.table.refusals import Refused, seated
from hotelier.server.table.seats import HANDOVER
from hotelier.server.table.table import Table

router = APIRouter(
    prefix="/api/tables/{id}",
    tags=["seats"],
    responses=AT_TABLE,
)
Number = Annotated[int, Path(ge=1, le=8)]


@router.post("/join", status_code=201, response_model=Seated)
async def join(request: Request, service: Services, id: Id, door: Doors, wish: Join) -> Response:
    """Sit down in a seat that is free: an open one, or in mid-game one whose player is away."""
    limited(request, "joins")
    name = check_name(wish.name)

    def do(table: Table, seat: int | None) -> Seated:
        if seat is not None:
            raise Refused("seated", say("refused-seated", seat=seat))
        number, token = table.sit(name, wish.seat)
        return Seated(table=id, key=table.facts.key, seat=number, token=token)

    return answer((await service.tables.change(id, door, do)).model_dump(mode="json"), 201)


@router.post("/claim", status_code=201, response_model=Seated)
async def claim(request: Request, service: Services, id: Id, wish: Claim) -> Response:
    """Take the seat that a code hands over: a reserved one, or one's own on another device."""
    limited(request, "joins")
    name = None if wish.name is None else check_name(wish.name)

    def do(table: Table, _seat: int | None) -> Seated:
        number, token = table.claim(wish.code, name)
        return Seated(table=id, key=table.facts.key, seat=number, token=token)

    answered = await service.tables.change(id, Pass(code=wish.code), do)
    return answer(answered.model_dump(mode="json"), 201)


@router.post("/handover", response_model=Handover)
async def hand_over(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """A code that gives one's seat to another device; it works once."""
    limited(request, "joins")

    def do(table: Table, seat: int | None) -> Handover:
        number = seated(seat)
        return Handover(seat=number, code=table.hand_over(number), seconds=HANDOVER)

    return answer((await service.tables.change(id, door, do)).model_dump(mode="json"))


@router.post("/leave", response_model=Done)
async def leave(service: Services, id: Id, door: Doors) -> Response:
    """Leave one's seat. Who comes back before it is taken has it again."""
    table = await service.tables.act(id, door, lambda table, seat: table.leave(seat))
    await service.tables.clear_deserted(id)
    return answer(done(table))


@router.post("/return", response_model=Done)
async def come_back(service: Services, id: Id, door: Doors) -> Response:
    """Take one's seat: after having been away, or at the table of a rematch."""
    return answer(
        done(await service.tables.act(id, door, lambda table, seat: table.come_back(seat)))
    )


@router.post("/seats/{number}/bot", response_model=Done)
async def seat_bot(
    service: Services, id: Id, number: Number, door: Doors, wish: BotWish
) -> Response:
    """Let a bot play a seat that is free, or whose player is away."""

    def do(table: Table, seat: int) -> None:
        there(table, number)
        table.seat_bot(number, wish.bot)

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/seats/{number}/open", response_model=Done)
async def open_seat(service: Services, id: Id, number: Number, door: Doors) -> Response:
    """Free a seat that a bot has or that is reserved, before the game begins."""

    def do(table: Table, seat: int) -> None:
        there(table, number)
        table.open_seat(number)

    return answer(done(await service.tables.act(id, door, do)))


@router.post("/rematch", status_code=201, response_model=Seated)
async def play_again(request: Request, service: Services, id: Id, door: Doors) -> Response:
    """Play once more, everybody one seat on: who asks sits down there, with the same token."""
    limited(request, "tables")
    table = await service.tables.rematch(id, door, address_of(request.scope))
    own = Seated(table=table.id, key=table.facts.key, seat=table.seat_of(door.token), token=None)
    return answer(own.model_dump(mode="json"), 201)


def there(table: Table, number: int) -> None:
    """Refused where the table has no such seat."""
    if number > len(table.seats):
        raise Refused("no-such-seat", say("refused-seats", n=len(table.seats), seat=number))
