"""The start page without a client, and the page for unknown addresses."""

from html import escape
from importlib.resources import files
from typing import Final

from fastapi import APIRouter
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response

from hotelier.core.game import find_game, games

STATIC: Final = files("hotelier.server.http") / "static"
KINDS: Final = {
    "html": "text/html",
    "css": "text/css",
    "svg": "image/svg+xml",
}
PAGES: Final = {"/": "index.html", "/house.css": "house.css", "/favicon.svg": "favicon.svg"}
MISSING: Final = "missing.html"
GAMES: Final = "<!-- games -->"  # where the start page lists the games
ROW: Final = "<li><code>hotelier play {}</code> <span>{}</span></li>"


class Elsewhere(Convertor[str]):
    """Any path outside the API, which answers unknown paths itself."""

    regex = "(?!api(?:/|$)).*"

    def convert(self, value: str) -> str:
        """The path as it is."""
        return value

    def to_string(self, value: str) -> str:
        """The path as it is."""
        return value


register_url_convertor("elsewhere", Elsewhere())

router = APIRouter()


def _content(name: str) -> bytes:
    plays = "".join(ROW.format(escape(game), escape(find_game(game).title)) for game in games())
    return (STATIC / name).read_text("utf-8").replace(GAMES, plays).encode()


def _add(path: str, name: str, status: int = 200) -> None:
    content, kind = _content(name), KINDS[name.rpartition(".")[2]]

    async def show(request: Request) -> Response:
        return Response(content, status, {"cache-control": "no-cache"}, kind)

    # A plain route: it answers HEAD too, and isn't part of OpenAPI.
    router.add_route(path, show, methods=["GET"], include_in_schema=False)


for path, name in PAGES.items():
    _add(path, name)
_add("/{path:elsewhere}", MISSING, 404)
