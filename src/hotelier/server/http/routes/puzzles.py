"""Puzzles: the list, the position, tries at a turn, and the verdict."""

from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Path, Request, Response
from pydantic import Field

from hotelier.messages import language, say
from hotelier.server.http.dependencies import NO, Described, Services, answer, limited, packed
from hotelier.server.http.model import Model
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import LONGEST_LIST, Text
from hotelier.server.table.puzzles import (
    PuzzleList,
    PuzzleTable,
    PuzzleVerdict,
    Try,
    judged,
    puzzle_list,
    puzzle_table,
    tried,
)
from hotelier.server.table.refusals import Refused

HERE: Final[Described] = {status: NO[status] for status in (400, 404, 409, 422, 429, 503)}

Game = Annotated[str, Path(max_length=50)]
Id = Annotated[str, Path(max_length=40)]


async def open_house(service: Services) -> None:
    """Refuse if the operator has switched puzzles off."""
    if not service.settings.puzzles:
        raise Refused("no-puzzle", say("refused-puzzles-off"), 404)


router = APIRouter(
    prefix="/api/puzzles", tags=["puzzles"], responses=HERE, dependencies=[Depends(open_house)]
)


class TryWish(Model):
    """The actions of a turn so far."""

    actions: Annotated[list[Text], Field(max_length=LONGEST_LIST)]
    through: bool = Field(
        default=False,
        description="Carry out the action that completes the turn, unless it reveals something.",
    )


class VerdictWish(Model):
    """A whole turn, or none for a solver who gives up."""

    actions: Annotated[list[Text], Field(max_length=LONGEST_LIST)] | None


@router.get("", response_model=PuzzleList)
async def puzzles(request: Request, service: Services) -> Response:
    """All puzzles, without their solutions."""
    return packed(request, await service.aside(address_of(request.scope), puzzle_list))


@router.get("/{game}/{id}", response_model=PuzzleTable)
async def puzzle(request: Request, service: Services, game: Game, id: Id) -> Response:
    """A puzzle and its table."""
    return packed(request, await service.aside(address_of(request.scope), puzzle_table, game, id))


@router.post("/{game}/{id}/try", response_model=Try)
async def try_turn(
    request: Request, service: Services, game: Game, id: Id, wish: TryWish
) -> Response:
    """The table after some actions of a turn. The one that completes the turn is only shown."""
    limited(request, "records")
    found = await service.aside(
        address_of(request.scope), tried, game, id, wish.actions, through=wish.through
    )
    return packed(request, found)


@router.post("/{game}/{id}/verdict", response_model=PuzzleVerdict)
async def verdict(
    request: Request, service: Services, game: Game, id: Id, wish: VerdictWish
) -> Response:
    """What a turn is worth, and the solution."""
    limited(request, "hints")
    await service.aside(address_of(request.scope), puzzle_table, game, id)
    found: dict[str, Any] = await service.replays.workers.work_out(
        judged, language(), game, id, wish.actions, client=address_of(request.scope)
    )
    return answer(found)
