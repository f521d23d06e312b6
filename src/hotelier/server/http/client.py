"""The table in the browser: the built client, if the package has it.

Its files have a hash of their content in their names, so a browser keeps them forever; the page
that refers to them is requested again each time. The build leaves compressed copies next to texts.
"""

import os
from importlib.resources import as_file, files
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOREVER: Final = "public, max-age=31536000, immutable"
FOLDER: Final = files("hotelier.server") / "web"


class Assets(StaticFiles):
    """Files that never change."""

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
        answer.headers["cache-control"] = FOREVER
        return answer


def show_client(app: FastAPI) -> bool:
    """Serve the client from the app; whether there is one."""
    with as_file(FOLDER) as folder:
        page = Path(folder) / "index.html"
        if not page.is_file():
            return False

        async def index(request: Request) -> Response:
            return FileResponse(page, headers={"cache-control": "no-cache"})

        app.router.add_route("/", index, methods=["GET"], include_in_schema=False)
        app.mount("/assets", Assets(directory=Path(folder) / "assets"))
    return True
