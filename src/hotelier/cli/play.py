"""`hotelier play`: a game in the terminal, against bots or with friends."""

import contextlib
import secrets
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import hotelier
from hotelier.cli import saves
from hotelier.cli.errors import INTERRUPTED, warn_of_signs
from hotelier.cli.opponents import about_opponents, ask_opponents, sit_down
from hotelier.cli.options import PANEL, DataFile, Given, with_game_options
from hotelier.cli.pictures import picture_of
from hotelier.cli.screen import Screen
from hotelier.cli.seats import Table, check_opponents, lay_table, read_names, seat_again
from hotelier.cli.setup_file import load_setup, naming
from hotelier.cli.sitting import Leave, Sitting
from hotelier.core.errors import HotelierError, OptionError, RecordError
from hotelier.core.game import AnyGame, find_game, games
from hotelier.messages import say

FIRST_GAME = games()[0]


@with_game_options
def play(
    options: Given,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Which game: {' or '.join(games())}. With --resume, also a file.",
            show_default=FIRST_GAME,
        ),
    ] = None,
    humans: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS",
            help="Seats for people at this screen, such as 1 or 1,3; or all or none.",
            show_default="1",
            rich_help_panel=PANEL,
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="The bots in the other seats, in order. Without --players, they also set the "
            "number of players.",
            show_default=f"you’re asked; {saves.UNNAMED} without a terminal",
            rich_help_panel=PANEL,
        ),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="Player names, starting with seat 1.", rich_help_panel=PANEL
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="The same seed deals the same game.", show_default="random"),
    ] = None,
    setup: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Choose parts of the setup: a TOML or JSON file such as the example below. The "
            "rest is dealt.",
            rich_help_panel=PANEL,
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the game in this file after every action."),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Continue the last unfinished game, the last one of the GAME you name, or the "
            "file you name.",
        ),
    ] = False,
    data: DataFile = None,
) -> None:
    """Play in the terminal, against bots or with friends on one screen.

    The game asks, and you answer with a number. Type help at any time. The game
    is saved after every action: quit, close the window or press Ctrl-C, and
    nothing is lost.

    [bold]Bots[/bold]
      OPPONENTS

    [bold]Examples[/bold]
      hotelier play
      hotelier play austria --against hard,easy --names Anna
      hotelier play austria --humans all --players 2 --side day
      hotelier play austria --setup kitchen-table.toml
      hotelier play --resume
      hotelier play --resume friday.json
      hotelier play overbooking --humans 2 --against search@0.5

    [bold]A setup[/bold], every part optional, in the notation of records
      first = 2
      politics = [105, 110, 113]
      emperor = ["A1", "B3", "C2"]
      row = [52, 61, 77, 80, 99]
      hands.1 = [1, 5, 12, 30, 41, 48]
    """
    console = Console(highlight=False)
    warn_of_signs()
    if resume:
        if options or names is not None or setup is not None:
            raise OptionError(say("terminal-has-options"))
        sitting = _resumed(console, game, humans, against, seed, save, data)
    else:
        sitting = _begun(console, game, options, humans, against, names, seed, setup, save, data)
    try:
        sitting.run()
    except KeyboardInterrupt as interrupt:
        raise typer.Exit(INTERRUPTED) from interrupt


play.__doc__ = (play.__doc__ or "").replace("OPPONENTS", about_opponents("      "))


def _begun(
    console: Console,
    game: str | None,
    options: Given,
    humans: str | None,
    against: str | None,
    names: str | None,
    seed: int | None,
    setup: Path | None,
    save: Path | None,
    data: Path | None,
) -> Sitting:
    """A new game."""
    name = game or FIRST_GAME
    if name not in games() and Path(name).exists():
        raise OptionError(say("terminal-no-game-but-file", name=repr(name)))
    rules = find_game(name)
    chosen = None if setup is None else load_setup(setup)
    table = _table(console, rules, options, humans, against)
    seats = read_names(names, table.seating)
    seed = secrets.randbits(48) if seed is None else seed
    with naming(setup):
        match = hotelier.new(name, seed=seed, seats=seats, data=data, setup=chosen, **table.options)
    place = saves.new_place(name) if save is None else _free(save)
    keeping = saves.Keeping(match, table.seating, place, data=data)
    sitting = _sitting(console, keeping, seed, save is not None)
    if sitting.humans:
        sitting.screen.intro()
    return sitting


def _table(
    console: Console, rules: AnyGame, options: Given, humans: str | None, against: str | None
) -> Table:
    """Options and seats as requested; a person at a terminal is asked for bots."""
    if against is not None or not console.is_terminal or not _typing():
        return lay_table(rules, options, humans, against)
    try:
        return ask_opponents(console, reader(console), rules, options, humans)
    except (EOFError, Leave) as leaving:
        console.print()
        raise typer.Exit from leaving


def _resumed(
    console: Console,
    target: str | None,
    humans: str | None,
    against: str | None,
    seed: int | None,
    save: Path | None,
    data: Path | None,
) -> Sitting:
    """A game continued from where it stopped."""
    if target is None or target in games():
        path = saves.last_unfinished(target)
    else:
        path = Path(target)
    kept = saves.take_up(path, seed, data)
    if kept.match.over:
        look = f"hotelier show {shlex.quote(str(path))}"
        raise HotelierError(say("terminal-game-is-over", file=str(path), command=look))
    seating = seat_again(kept.seating, humans, against, len(kept.match.seats))
    try:
        check_opponents(seating)
    except OptionError as error:
        told = say("terminal-name-others", file=str(path), reason=str(error))
        raise RecordError(told) from error
    seed = secrets.randbits(48) if seed is None else seed
    if save is None or (save.exists() and save.samefile(path)):
        keeping = saves.Keeping(kept.match, seating, path, kept.found, data)
    else:
        keeping = saves.Keeping(kept.match, seating, _free(save), data=data)
    sitting = _sitting(console, keeping, seed, save is not None)
    sitting.catch_up()
    return sitting


def _free(save: Path) -> Path:
    """A file for the player's copy that doesn't exist yet."""
    if save.exists():
        resume = f"hotelier play --resume {shlex.quote(str(save))}"
        raise OptionError(say("terminal-file-is-there", file=str(save), command=resume))
    return save


def _sitting(console: Console, keeping: saves.Keeping, seed: int, chosen: bool) -> Sitting:
    """People and bots at the table; a file that was named must be writable."""
    if chosen:
        keeping.keep()
        if keeping.trouble:
            raise HotelierError(keeping.trouble)
    match = keeping.match
    screen = Screen(console, picture_of(match.game), match.seats)
    rivals = sit_down(match, keeping.seating, seed)
    return Sitting(match, keeping, rivals, screen, reader(console))


def _typing() -> bool:
    """Whether someone is typing the input."""
    return sys.stdin is not None and sys.stdin.isatty()


def reader(console: Console) -> Callable[[str], str]:
    """Lines as they're typed, with the keys of a terminal, or as they come from a file or pipe."""
    if _typing():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history in `input`)

    def read(prompt: str) -> str:
        console.file.flush()
        if sys.stdin is None:  # closed before the program started
            raise EOFError
        return input(prompt)

    return read
