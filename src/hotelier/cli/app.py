"""The command `hotelier`: it collects the commands, each from its own module."""

from typing import Annotated

import typer

import hotelier
from hotelier.cli.admin import admin
from hotelier.cli.analyse import analyse
from hotelier.cli.arena import arena
from hotelier.cli.bench import bench
from hotelier.cli.cards import cards
from hotelier.cli.dataset import dataset
from hotelier.cli.errors import Frame
from hotelier.cli.hint import hint
from hotelier.cli.languages import settle
from hotelier.cli.leaderboard import leaderboard
from hotelier.cli.learn import learn
from hotelier.cli.options import Command
from hotelier.cli.play import play
from hotelier.cli.puzzle import puzzle
from hotelier.cli.puzzles import puzzles
from hotelier.cli.replay import replay
from hotelier.cli.rules import rules
from hotelier.cli.serve import serve
from hotelier.cli.show import show
from hotelier.cli.simulate import simulate
from hotelier.cli.trace import trace
from hotelier.cli.tune import tune
from hotelier.messages import LANGUAGES

COMMANDS = (
    play,
    serve,
    puzzle,
    hint,
    analyse,
    show,
    cards,
    rules,
    simulate,
    arena,
    leaderboard,
    tune,
    learn,
    dataset,
    trace,
    replay,
    bench,
)

app = typer.Typer(
    name="hotelier",
    cls=Frame,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def describe() -> str:
    """Name, version and kind of engine, in one line."""
    engine = "compiled" if hotelier.compiled else "interpreted"
    return f"hotelier {hotelier.__version__}, {engine} engine"


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(describe())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def hotel(
    context: typer.Context,
    _version: Annotated[
        bool,
        typer.Option(
            "--version", callback=_show_version, is_eager=True, help="Show the version and exit."
        ),
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(
            "--lang",
            envvar="HOTELIER_LANG",
            metavar="LANG",
            help=f"Language: {', '.join(LANGUAGES)}. Help and research commands are in English.",
            show_default="your system’s",
        ),
    ] = None,
) -> None:
    """Play, study and train on hotel board games.

    Without a command, hotelier starts the server and opens it in your browser.

    [bold]Examples[/bold]
      hotelier
      hotelier play austria
      hotelier serve --host 0.0.0.0 --port 8000
      hotelier cards austria
      hotelier --lang pl play overbooking
      hotelier simulate austria --players 2 --games 1000 --seed 7

    Help on a command: hotelier COMMAND --help
    """
    settle(lang)
    if context.invoked_subcommand is None:
        serve(open_browser=True)


for command in COMMANDS:
    app.command(cls=Command)(command)
app.add_typer(puzzles)
app.add_typer(admin)
