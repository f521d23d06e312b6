"""The ladder: ratings of those who asked for it."""

from typing import Any, Final

from fastapi import APIRouter, Request, Response

from hotelier.server.http.dependencies import (
    AT_TABLE,
    NO,
    Described,
    Doors,
    Id,
    Services,
    answer,
    limited,
)
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import Done
from hotelier.server.http.serializers import done
from hotelier.server.http.tournament_schemas import Claimed, Enter, LadderKey, LadderState
from hotelier.tournaments.ratings import Rating

ON_LADDER: Final[Described] = {status: NO[status] for status in (400, 403, 404, 409, 422, 429, 507)}

router = APIRouter(prefix="/api", tags=["ladder"])


@router.get("/ladder", response_model=LadderState, responses=ON_LADDER)
async def show_ladder(request: Request, service: Services) -> Response:
    """Everyone who asked to be rated, and the bots they met, the best first."""
    limited(request, "records")
    service.ladder.check()
    rungs: list[dict[str, Any]] = []
    for each, name in await service.ladder.rungs():
        rating = Rating(each.mu, each.sigma, each.games)
        rungs.append(
            {
                "game": each.game,
                "name": name,
                "bot": each.bot,
                "rating": rating.shown,
                "games": each.games,
                "new": rating.is_new,
            }
        )
    rungs.sort(key=lambda rung: (rung["game"], -rung["rating"], rung["name"]))
    return answer({"rungs": rungs})


@router.post("/ladder", status_code=201, response_model=Claimed, responses=ON_LADDER)
async def claim_name(request: Request, service: Services, wish: Enter) -> Response:
    """Claim a name: from now on, only its key is rated under it."""
    service.ladder.check()
    limited(request, "joins")
    service.bans.check(address_of(request.scope), wish.name)
    name, key = await service.ladder.claim(wish.name)
    return answer({"name": name, "key": key}, 201)


@router.post("/ladder/leave", status_code=204, responses=ON_LADDER)
async def leave_ladder(request: Request, service: Services, wish: LadderKey) -> Response:
    """Give up a name: its ratings are deleted."""
    service.ladder.check()
    limited(request, "joins")
    await service.ladder.leave(wish.key)
    return Response(status_code=204)


@router.post("/tables/{id}/ladder", response_model=Done, responses=AT_TABLE)
async def rate_seat(
    request: Request, service: Services, id: Id, door: Doors, wish: LadderKey
) -> Response:
    """Let your game count for your name on the ladder; only before your first move."""
    service.ladder.check()
    limited(request, "joins")
    return answer(done(await service.ladder.enter(id, door, wish.key)))
