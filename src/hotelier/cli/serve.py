"""`hotelier serve`: start the server, for browsers and programs."""

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer


def serve(
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS", help="Address to listen on; 0.0.0.0 lets other machines in."
        ),
    ] = None,
    port: Annotated[int | None, typer.Option(metavar="N", help="Port; 0 picks a free one.")] = None,
    data_dir: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where games are saved.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Save games in a database instead, such as postgresql://user@host/name.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            help="A page on another host that may use this server, such as"
            " https://hotel.example. Can be repeated.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            help="Processes that think for bots. By default all cores but one, at least two.",
        ),
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Log every request to stderr.")] = False,
    log_format: Annotated[
        str | None,
        typer.Option(metavar="FORMAT", help="How to log: plain, or json for one object per line."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser, if there is a screen.")
    ] = False,
) -> None:
    """Start the server: play in a browser, live or by correspondence.

    Every setting is also an environment variable: HOTELIER_HOST, HOTELIER_PORT,
    HOTELIER_DATA_DIR, HOTELIER_DATABASE, HOTELIER_ORIGINS and more. Flags take
    precedence. Ctrl-C stops the server; no game is lost.

    [bold]Examples[/bold]
      hotelier serve --open
      hotelier serve --host 0.0.0.0 --port 8000
      hotelier serve --database postgresql://hotelier@localhost/hotelier
    """
    # Imported here because no other command needs it, and it's slow to load.
    from hotelier.server.http import process as serving
    from hotelier.server.http.app import create_app
    from hotelier.server.settings import read_settings

    flags: dict[str, Any] = {
        "host": host,
        "port": port,
        "data_dir": data_dir,
        "database": database,
        "origins": origin or None,
        "bot_workers": workers,
        "log_requests": log or None,
        "log_format": log_format,
    }
    settings = read_settings({name: each for name, each in flags.items() if each is not None})

    def ready(address: str) -> None:
        everywhere = " and at this machine’s other addresses" if settings.is_everywhere else ""
        typer.echo(
            f"hotelier is running at {address}{everywhere} "
            f"(games are saved in {settings.kept_in}). Press Ctrl-C to stop."
        )
        sys.stdout.flush()
        if open_browser and has_screen():
            # In a thread, because some browsers block the caller.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serving.serve(create_app, settings, ready)


def has_screen() -> bool:
    """Whether a browser could open for the user."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
