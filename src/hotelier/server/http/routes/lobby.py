"""The lobby: available games, public tables, your own, and opening a new one."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import StringConstraints

from hotelier.bots.catalogue import LEVELS, opponents
from hotelier.core.game import AnyGame, find_game, games
from hotelier.core.lesson import has_lesson
from hotelier.messages import FIRST, LANGUAGES, say
from hotelier.puzzles.shelf import shelf
from hotelier.server.http.addresses import FORWARDED, addresses
from hotelier.server.http.dependencies import (
    NO,
    Described,
    Doors,
    Services,
    answer,
    limited,
    packed,
)
from hotelier.server.http.rates import address_of
from hotelier.server.http.schemas import (
    Addresses,
    GameOffer,
    Health,
    ImportRecord,
    Lobby,
    MyTable,
    NewTable,
    Offers,
    OpponentOffer,
    OptionOffer,
    PartOffer,
    Readiness,
    Seated,
)
from hotelier.server.http.serializers import in_lobby
from hotelier.server.table.lessons import Lesson, told_lesson
from hotelier.server.table.opening import imported, new_table
from hotelier.server.table.own_setup import part_offers
from hotelier.server.table.refusals import Refused, no_seat
from hotelier.server.table.tokens import digest

IN_LOBBY: Final[Described] = {status: NO[status] for status in (400, 422, 429, 507)}
OPENING: Final[Described] = {status: NO[status] for status in (403, 503)}
START: Final = "hotelier serve --host 0.0.0.0"  # lets other machines in
PLACE: Final = "^[0-9.e+-]+,[0-9a-z]+$"  # in the list of tables: when it changed, and its id

router = APIRouter(prefix="/api", tags=["lobby"], responses=IN_LOBBY)


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether the server is up: that it answers at all."""
    return Health(status="ok", version=request.app.version)


@router.get("/ready", responses={503: NO[503]})
async def ready(service: Services) -> Readiness:
    """Whether the server can work: it tries to write, to read and to think."""
    faults = await service.readiness.faults()
    if faults:
        told = "; ".join(f"{name}: {why}" for name, why in faults.items())
        raise Refused("not-ready", say("refused-not-ready", why=told), 503)
    return Readiness(status="ready")


@router.get("/addresses")
async def where(request: Request, service: Services) -> Addresses:
    """Where friends on other machines can open the server, and how to start it if they can't."""
    server = request.scope.get("server") or ("", None)
    port = server[1] or service.settings.port
    behind = any(name in request.headers for name in FORWARDED)
    return Addresses(
        addresses=addresses(service.settings, port),
        start=START,
        unknown_proxy=behind and not service.settings.proxies,
    )


def game_offers(puzzles: bool) -> list[GameOffer]:
    """The available games, their options, and how many puzzles there are if they're offered."""
    return [
        GameOffer(
            name=game.name,
            title=game.title,
            rules=game.rules,
            options=[
                OptionOffer(
                    name=each.name, values=list(each.values), usual=each.usual, help=each.help
                )
                for each in game.options
            ],
            confirm=game.brief_turns,
            lesson=has_lesson(game),
            setup=list(game.setup_parts),
            puzzles=len(shelf(game.name).puzzles) if puzzles else 0,
        )
        for game in map(find_game, games())
    ]


@router.get("/offers")
async def offers(service: Services) -> Offers:
    """The available games, their options, and the bots."""
    return Offers(
        games=game_offers(service.settings.puzzles),
        opponents=[
            OpponentOffer(
                name=each.name,
                words=each.words,
                level=each.name in LEVELS,
                seconds=each.budget.seconds,
            )
            for each in opponents()
        ],
        tournaments=service.settings.tournaments,
        ratings=service.settings.ratings,
    )


@router.get("/games/{game}/components", response_model=dict[str, Any], responses={404: NO[404]})
async def components(request: Request, game: Annotated[str, Path(max_length=50)]) -> Response:
    """What's in a game's box: every card, tile and board from our data files, in `words` the texts
    about each, and in `rulebook` the rules.
    """
    if game not in games():
        raise Refused("no-game", say("refused-no-game"), 404)
    return packed(request, find_game(game).contents())


@router.get("/games/{game}/messages/{language}", responses={404: NO[404]})
async def messages(
    game: Annotated[str, Path(max_length=50)],
    language: Annotated[str, Path(max_length=10, description="Such as `pl`.")],
) -> dict[str, str]:
    """The texts that a game brings along, as Fluent by language: the requested one, and English.

    The server's own texts aren't included.
    """
    if game not in games():
        raise Refused("no-game", say("refused-no-game"), 404)
    found = find_game(game)
    wanted = dict.fromkeys((language, FIRST))
    return {each: text for each in wanted if each in LANGUAGES and (text := found.messages(each))}


@router.get("/games/{game}/setup", response_model=list[PartOffer], responses={404: NO[404]})
async def setup(
    request: Request,
    game: Annotated[str, Path(max_length=50)],
    option: Annotated[
        list[Annotated[str, StringConstraints(max_length=100)]],
        Query(max_length=20, description="An option of the game, such as `players=3`."),
    ] = [],  # noqa: B006
) -> Response:
    """The parts of a game's setup that can be chosen with these options."""
    if game not in games():
        raise Refused("no-game", say("refused-no-game"), 404)
    found = find_game(game)
    given = dict(each.partition("=")[::2] for each in option)
    options = found.read_options({name: _value(found, name, given[name]) for name in given})
    return packed(request, part_offers(found, options))


def _value(game: AnyGame, name: str, text: str) -> int | str:
    """The value of an option, from a text in an address."""
    values = [value for each in game.options if each.name == name for value in each.values]
    return next((value for value in values if str(value) == text), text)


@router.get("/games/{game}/lesson", response_model=Lesson, responses={404: NO[404]})
async def lesson(
    request: Request, service: Services, game: Annotated[str, Path(max_length=50)]
) -> Response:
    """A guided first game, as the learner's seat sees it."""
    if game not in games():
        raise Refused("no-game", say("refused-no-game"), 404)
    if not has_lesson(find_game(game)):
        raise Refused("no-lesson", say("refused-no-lesson"), 404)
    return packed(request, await service.aside(address_of(request.scope), told_lesson, game))


@router.get("/tables", response_model=Lobby)
async def tables(
    service: Services,
    phase: Literal["open", "running", "over"] | None = None,
    game: Annotated[str | None, Query(max_length=50, pattern="^[a-z0-9-]+$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    after: Annotated[
        str | None, Query(max_length=100, pattern=PLACE, description="From `next`.")
    ] = (None),
) -> Response:
    """Public tables, most recently changed first."""
    phases = ("open", "running") if phase is None else (phase,)
    rows = await service.store.lobby(phases, game, limit + 1, _place(after))
    page = rows[:limit]
    more = f"{page[-1].changed!r},{page[-1].id}" if len(rows) > limit else None
    return answer({"tables": [in_lobby(row) for row in page], "next": more})


@router.get("/mine", response_model=list[MyTable], responses={403: NO[403]})
async def mine(service: Services, door: Doors) -> Response:
    """The tables that a token opens: its own game, and rematches."""
    if door.token is None:
        raise no_seat()
    found: list[dict[str, Any]] = []
    for id, key in await service.store.by_key(digest(door.token)):
        loaded = await service.store.load(id)
        if loaded is not None and key.expires is None and loaded.row.phase != "closed":
            row = loaded.row
            found.append({"id": id, "game": row.game, "phase": row.phase, "seat": key.seat})
    return answer(found)


@router.post("/tables", status_code=201, response_model=Seated, responses=OPENING)
async def open_table(request: Request, service: Services, wish: NewTable) -> Response:
    """Open a table; it starts as soon as every seat is taken."""
    limited(request, "tables")
    service.bans.check(address_of(request.scope), wish.name)
    table, seated = new_table(wish, service.watch)
    await service.tables.add(table, address_of(request.scope))
    return answer(seated.model_dump(mode="json"), 201)


@router.post("/import", status_code=201, response_model=Seated, responses=OPENING)
async def import_record(request: Request, service: Services, wish: ImportRecord) -> Response:
    """Import a record: a finished game to view, another one to continue against bots."""
    limited(request, "tables")
    service.bans.check(address_of(request.scope), wish.name)
    table, seated = await service.aside(address_of(request.scope), imported, wish, service.watch)
    await service.tables.add(table, address_of(request.scope))
    return answer(seated.model_dump(mode="json"), 201)


def _place(after: str | None) -> tuple[float, str] | None:
    """Where a page of the lobby starts."""
    if after is None:
        return None
    changed, _, id = after.partition(",")
    try:
        return float(changed), id
    except ValueError:
        raise Refused("unreadable", say("refused-next"), 422) from None
