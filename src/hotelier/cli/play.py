"""`hotelier play`: a game in the terminal, against random opponents or with friends."""

import contextlib
import secrets
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import hotelier
from hotelier.cli import saves
from hotelier.cli.options import PANEL, DataFile, Given, read_options, with_game_options
from hotelier.cli.pictures import picture_of
from hotelier.cli.screen import Screen
from hotelier.cli.sitting import RandomPlayer, Sitting, small_number
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import find_game, games
from hotelier.core.match import Match

FIRST_GAME = games()[0]
INTERRUPTED = 130


@with_game_options
def play(
    options: Given,
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help=f"Which game: {' or '.join(games())}; with --resume a kept game's file.",
        ),
    ] = FIRST_GAME,
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
            "--resume", help="Go on with the last unfinished game, or with the file you name."
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
    if resume:
        if options or names is not None:
            raise OptionError("a game that goes on has its options and names already")
        sitting = _resumed(console, game, humans, seed, save, data)
    else:
        sitting = _begun(console, game, options, humans, names, seed, save, data)
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
    people = read_humans(humans or "1", players)
    seed = secrets.randbits(48) if seed is None else seed
    seats = read_names(names, people, players)
    match = hotelier.new(game, seed=seed, seats=seats, data=data, **chosen)
    if save is not None:
        if save.exists():
            raise OptionError(f"{save} is there; to go on with it: hotelier play --resume {save}")
        saves.keep(match, people, save)
    sitting = _sitting(console, match, people, seed, save)
    if people:
        sitting.screen.intro()
    return sitting


def _resumed(
    console: Console,
    target: str,
    humans: str | None,
    seed: int | None,
    save: Path | None,
    data: Path | None,
) -> Sitting:
    """A game taken up where it stopped."""
    path = saves.last_unfinished() if target in games() else Path(target)
    kept = saves.take_up(path, seed, data)
    if kept.match.over:
        raise HotelierError(f"the game in {path} is over; look at it with: hotelier show {path}")
    players = len(kept.match.seats)
    people = kept.humans if humans is None and kept.humans is not None else None
    if people is None:
        people = read_humans(humans or "1", players)
    seed = secrets.randbits(48) if seed is None else seed
    sitting = _sitting(console, kept.match, people, seed, save or path)
    sitting.catch_up()
    return sitting


def _sitting(
    console: Console, match: Match, humans: tuple[int, ...], seed: int, save: Path | None
) -> Sitting:
    screen = Screen(console, picture_of(match.game), match.seats)
    place = save
    if place is None:
        try:
            place = saves.new_place(match.game.name)
        except HotelierError as error:
            screen.complain(f"The game is not kept: {error}.")
    # The opponents' chance is another stream than the game's.
    return Sitting(match, humans, RandomPlayer(seed + 1), screen, _reader(console), place)


def _reader(console: Console) -> Callable[[str], str]:
    """Lines as they are typed, with the keys of a terminal, or as they come from a file or pipe."""
    if sys.stdin is not None and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys and history in `input`)

    def read(prompt: str) -> str:
        console.file.flush()
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
    named = [name.strip() for name in text.split(",")] if text else []
    if len(named) > players or not all(name and name.isprintable() for name in named):
        raise OptionError(f"--names must be at most {players} names with commas, not {text!r}")
    made_up = [
        f"{'Player' if seat in humans else 'Random'} {seat}" for seat in range(1, players + 1)
    ]
    whole = tuple(named + made_up[len(named) :])
    if len(set(whole)) < players:
        raise OptionError(f"--names must all differ, not {text!r}")
    return whole
