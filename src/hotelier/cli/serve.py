"""`hotelier serve`: the house opens, for browsers and programs."""

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
        typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 lets other machines in."),
    ] = None,
    port: Annotated[
        int | None, typer.Option(metavar="N", help="The port; 0 picks one that is free.")
    ] = None,
    data_dir: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where games are kept.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="A database to keep them in instead, such as postgresql://user@host/name.",
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            help="A page of another host that may use this one, such as https://hotel.example;"
            " can be given more than once.",
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(metavar="N", help="Processes that think for bots; usually all cores but one."),
    ] = None,
    log: Annotated[bool, typer.Option("--log", help="Write every request to stderr.")] = False,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="Open a browser, where there is a screen.")
    ] = False,
) -> None:
    """Open the house: tables to play at, live or by correspondence, in a browser.

    Every setting is also a variable of the environment: HOTELIER_HOST,
    HOTELIER_PORT, HOTELIER_DATA_DIR, HOTELIER_DATABASE, HOTELIER_ORIGINS and
    more; a flag goes before it. Ctrl-C ends the house; no game is lost.

    [bold]Examples[/bold]
      hotelier serve --open
      hotelier serve --host 0.0.0.0 --port 8000
      hotelier serve --database postgresql://hotelier@localhost/hotelier
    """
    # Here, since no other command needs what takes so long to load.
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
    }
    settings = read_settings({name: each for name, each in flags.items() if each is not None})

    def ready(address: str) -> None:
        everywhere = " and this machine's other addresses" if settings.is_everywhere else ""
        typer.echo(
            f"hotelier serves at {address}{everywhere} (games are kept in {settings.kept_in}); "
            "Ctrl-C ends it."
        )
        sys.stdout.flush()
        if open_browser and has_screen():
            # In a thread, because some browsers let the caller wait.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serving.serve(create_app, settings, ready, log)


def has_screen() -> bool:
    """Whether a browser could show itself to the person who called."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
