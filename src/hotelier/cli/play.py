"""`hotelier play`: a game in the terminal, against random opponents or with friends."""

import contextlib
import secrets
import shlex
import sys
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.cells import cell_len
from rich.console import Console

import hotelier
from hotelier.cli import saves
from hotelier.cli.errors import INTERRUPTED, warn_of_signs
from hotelier.cli.options import PANEL, DataFile, Given, read_options, with_game_options
from hotelier.cli.pictures import picture_of
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import RandomPlayer, Sitting, small_number
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import find_game, games

FIRST_GAME = games()[0]
WIDEST_NAME = 24  # columns
UNSEEN = ("Cc", "Cf", "Cs", "Zl", "Zp")  # controls, formats, halves of signs, line separators
JOINERS = "\u200c\u200d"  # they make one sign of two, as in many emoji


@with_game_options
def play(
    options: Given,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Which game: {' or '.join(games())}; with --resume a kept game's file.",
            show_default=FIRST_GAME,
        ),
    ] = None,
    humans: Annotated[
        str | None,
        typer.Option(
            metavar="SEATS",
            help="Which seats are people at this screen: 1 or 1,3 or all or none; "
            "the others play at random.",
            show_default="1",
            rich_help_panel=PANEL,
        ),
    ] = None,
    names: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…", help="The players' names, from seat 1.", rich_help_panel=PANEL
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(min=0, help="The same seed deals the same game.", show_default="random"),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the game in this file after every action."),
    ] = None,
    resume: Annotated[
        bool,
        typer.Option(
            "--resume",
            help="Go on with the last unfinished game, with the last one of the game you name, "
            "or with the file you name.",
        ),
    ] = False,
    data: DataFile = None,
) -> None:
    """Play in the terminal, against random opponents or with friends at one screen.

    The game asks, you answer with a number; help is always there. After every
    action the game is kept, so quitting, a closed window or Ctrl-C lose nothing.

    [bold]Examples[/bold]
      hotelier play
      hotelier play austria --players 3 --names Anna,Bela,Cleo
      hotelier play austria --humans all --players 2 --side day
      hotelier play --resume
      hotelier play --resume friday.json
      hotelier play overbooking --players 3
    """
    console = Console(highlight=False)
    warn_of_signs()
    if resume:
        if options or names is not None:
            raise OptionError("a game that goes on has its options and names already")
        sitting = _resumed(console, game, humans, seed, save, data)
    else:
        sitting = _begun(console, game or FIRST_GAME, options, humans, names, seed, save, data)
    try:
        sitting.run()
    except KeyboardInterrupt as interrupt:
        raise typer.Exit(INTERRUPTED) from interrupt


def _begun(
    console: Console,
    game: str,
    options: Given,
    humans: str | None,
    names: str | None,
    seed: int | None,
    save: Path | None,
    data: Path | None,
) -> Sitting:
    """A new game."""
    if game not in games() and Path(game).exists():
        raise OptionError(f"there is no game {game!r}; to go on with that file add --resume")
    rules = find_game(game)
    chosen = read_options(rules, options)
    players = int(chosen["players"])
    people = read_humans("1" if humans is None else humans, players)
    seed = secrets.randbits(48) if seed is None else seed
    seats = read_names(names, people, players)
    match = hotelier.new(game, seed=seed, seats=seats, data=data, **chosen)
    place = saves.new_place(game) if save is None else _free(save)
    keeping = saves.Keeping(match, people, place, data=data)
    sitting = _sitting(console, keeping, seed, save is not None)
    if people:
        sitting.screen.intro()
    return sitting


def _resumed(
    console: Console,
    target: str | None,
    humans: str | None,
    seed: int | None,
    save: Path | None,
    data: Path | None,
) -> Sitting:
    """A game taken up where it stopped."""
    if target is None or target in games():
        path = saves.last_unfinished(target)
    else:
        path = Path(target)
    kept = saves.take_up(path, seed, data)
    if kept.match.over:
        look = f"hotelier show {shlex.quote(str(path))}"
        raise HotelierError(f"the game in {path} is over; look at it with: {look}")
    if humans is None and kept.humans is not None:
        people = kept.humans
    else:
        people = read_humans("1" if humans is None else humans, len(kept.match.seats))
    seed = secrets.randbits(48) if seed is None else seed
    if save is None or (save.exists() and save.samefile(path)):
        keeping = saves.Keeping(kept.match, people, path, kept.found, data)
    else:
        keeping = saves.Keeping(kept.match, people, _free(save), data=data)
    sitting = _sitting(console, keeping, seed, save is not None)
    sitting.catch_up()
    return sitting


def _free(save: Path) -> Path:
    """A file of the player's that is not there yet."""
    if save.exists():
        resume = f"hotelier play --resume {shlex.quote(str(save))}"
        raise OptionError(f"{save} is there; to go on with it: {resume}")
    return save


def _sitting(console: Console, keeping: saves.Keeping, seed: int, chosen: bool) -> Sitting:
    """People and opponents at the table; a place that was chosen must be writable."""
    if chosen:
        keeping.keep()
        if keeping.trouble:
            raise HotelierError(keeping.trouble)
    match = keeping.match
    screen = Screen(console, picture_of(match.game), match.seats)
    # The opponents' chance is another stream than the game's.
    return Sitting(match, keeping, RandomPlayer(seed + 1), screen, _reader(console))


def _reader(console: Console) -> Callable[[str], str]:
    """Lines as they are typed, with the keys of a terminal, or as they come from a file or pipe."""
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history in `input`)

    def read(prompt: str) -> str:
        console.file.flush()
        if sys.stdin is None:  # closed before the program began
            raise EOFError
        return input(prompt)

    return read


def read_humans(text: str, players: int) -> tuple[int, ...]:
    """Which seats are people: `1`, `1,3`, `all` or `none`."""
    if text == "all":
        return tuple(range(1, players + 1))
    if text == "none":
        return ()
    words = [word.strip() for word in text.split(",")]
    if not all(1 <= small_number(word) <= players for word in words):
        raise OptionError(
            f"--humans must be seats from 1 to {players} such as 1 or 1,2, or all, or none, "
            f"not {text!r}"
        )
    return tuple(sorted({int(word) for word in words}))


def read_names(text: str | None, humans: tuple[int, ...], players: int) -> tuple[str, ...]:
    """The names of all seats; those not given are made up from what the seat is."""
    named = [] if text is None else [name.strip() for name in text.split(",")]
    if len(named) > players:
        raise OptionError(f"--names must be at most {players} for {players} players, not {text!r}")
    for name in named:
        _check_name(name)
    made_up = [
        f"{'Player' if seat in humans else 'Random'} {seat}" for seat in range(1, players + 1)
    ]
    whole = tuple(named + made_up[len(named) :])
    alike = [name for seat, name in enumerate(whole) if name in whole[:seat]]
    if alike:
        raise OptionError(f"--names must all differ, yet two seats are {alike[0]!r}")
    return whole


def _check_name(name: str) -> None:
    """OptionError says why this cannot be a player's name."""
    if not name:
        raise OptionError("--names must not be empty, nor have nothing between two commas")
    if any(unicodedata.category(sign) in UNSEEN and sign not in JOINERS for sign in name):
        raise OptionError(f"--names must be signs that can be printed, not {name!r}")
    if not 0 < cell_len(name) <= WIDEST_NAME:
        raise OptionError(f"--names must each be 1 to {WIDEST_NAME} columns wide, not {name!r}")
