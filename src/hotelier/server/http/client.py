"""The table in the browser: the built client, if the package has it.

Its assets have a hash of their content in their names, so a browser keeps them forever. The page
that refers to them, its worker and its manifest are requested again each time. The build leaves
compressed copies next to texts.
"""

import os
from importlib.resources import as_file, files
from mimetypes import add_type, guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
FOLDER: Final = files("hotelier.server") / "web"
PAGE: Final = "index.html"

add_type("application/manifest+json", ".webmanifest")


class Files(StaticFiles):
    """Files of the client, and how long a browser may keep them."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder)
        self.keep = keep

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file to be cached; compressed if the browser accepts that."""
        small = Path(f"{full_path}.gz")
        if not small.is_file():
            answer = super().file_response(full_path, stat_result, scope, status_code)
        elif "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            answer = super().file_response(full_path, stat_result, scope, status_code)
            answer.headers["vary"] = "accept-encoding"
        else:
            answer = super().file_response(small, small.stat(), scope, status_code)
            answer.headers["vary"] = "accept-encoding"
            answer.headers["content-encoding"] = "gzip"
            answer.headers["content-type"] = guess_type(full_path)[0] or "text/plain"
        answer.headers["cache-control"] = self.keep
        return answer


def show_client(app: FastAPI) -> bool:
    """Serve the client from the app; whether there is one."""
    with as_file(FOLDER) as folder:
        if not (Path(folder) / PAGE).is_file():
            return False
        around = Files(Path(folder), ASK_AGAIN)

        async def show(request: Request) -> Response:
            return await around.get_response(request.url.path.strip("/") or PAGE, request.scope)

        # One by one, so that all other paths stay those of the server.
        for path in Path(folder).iterdir():
            if path.is_file() and path.suffix != ".gz":
                address = "/" if path.name == PAGE else f"/{path.name}"
                app.router.add_route(address, show, methods=["GET"], include_in_schema=False)
        app.mount("/assets", Files(Path(folder) / "assets", FOREVER))
    return True
