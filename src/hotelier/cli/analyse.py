"""`hotelier analyse`: what every move of a finished game was worth, and where the game turned."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import hotelier
from hotelier import analysis
from hotelier.analysis import Analysis, Effort
from hotelier.analysis.page import page
from hotelier.analysis.telling import (
    Move,
    Scene,
    Told,
    cost_words,
    luck_points,
    told,
    why_words,
    winners_words,
)
from hotelier.cli.errors import warn_of_signs
from hotelier.cli.options import DataFile
from hotelier.cli.pictures.paint import FAINT, GOLD, RULE, STRONG, TITLE, WARNING, heading, label
from hotelier.cli.pictures.paint import Scene as Drawn
from hotelier.cli.progress import progress
from hotelier.core.errors import OptionError, RecordError
from hotelier.core.files import check_target, write_atomically
from hotelier.core.game import find_game
from hotelier.core.record import Record, load
from hotelier.core.words import percent
from hotelier.messages import language, say, written

STDOUT: Final = "-"
BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 40  # of a curve
COMPILED: Final = Effort().rounds
INTERPRETED: Final = 4  # because the engine is that much slower
ROUNDS: Final = COMPILED if hotelier.compiled else INTERPRETED


def analyse(
    record: Annotated[
        Path, typer.Argument(metavar="RECORD", help="A finished game, saved as a file.")
    ],
    rounds: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=2000, help="Rounds of search per decision."),
    ] = ROUNDS,
    seed: Annotated[int, typer.Option(min=0, help="Seed for guessing hidden cards.")] = 1,
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Only show the moves of this seat."),
    ] = None,
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Write all results as JSON; - prints them."),
    ] = None,
    html_file: Annotated[
        Path | None,
        typer.Option(
            "--html", metavar="FILE", help="Write the analysis as a web page; - prints it."
        ),
    ] = None,
    data: DataFile = None,
) -> None:
    """Analyse a finished game: win chances, turning points, costly moves.

    Every move is rated using only what its player could see; hidden cards are
    guessed. A move only counts as a mistake if another was better beyond doubt.
    The same seed and rounds always give the same result.

    [bold]Examples[/bold]
      hotelier analyse game.json
      hotelier analyse game.json --seat 1 --rounds 100
      hotelier analyse game.json --html game.html --json game-analysis.json
    """
    kept = load(record)
    if seat is not None and seat > len(kept.seats):
        raise OptionError(say("analysis-no-seat", n=len(kept.seats), seat=seat))
    files = [each for each in (json_file, html_file) if each is not None]
    for file in files:
        if str(file) != STDOUT:
            check_target(file)
    if len(files) != len({each.resolve() for each in files}):
        raise OptionError(say("analysis-same-file", file=str(html_file)))
    found = _found(kept, Effort.of(rounds), seed, record, data)
    words = told(kept, found, data)
    if Path(STDOUT) not in files:
        warn_of_signs()
        _show(Console(highlight=False), found, words, seat)
    if json_file is not None:
        _write(json_file, json.dumps(found.as_dict(), ensure_ascii=False, indent=1) + "\n")
    if html_file is not None:
        _write(html_file, page(found, words, language()))


def _write(file: Path, text: str) -> None:
    if str(file) == STDOUT:
        print(text, end="")
        return
    write_atomically(file, text)
    typer.echo(say("analysis-written", file=str(file)), err=True)


def _found(record: Record, effort: Effort, seed: int, path: Path, data: Path | None) -> Analysis:
    with progress() as bar:
        task = bar.add_task(say("analysis-working"), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        try:
            return analysis.analyse(record, effort, seed, tell, data)
        except (OptionError, RecordError) as error:
            raise RecordError(f"{path}: {error}") from error


def _show(console: Console, found: Analysis, words: Told, seat: int | None) -> None:
    """Print everything to a terminal."""
    title = find_game(found.game).title
    _head(console, say("analysis-title", game=title))
    console.print(Text(winners_words(found), STRONG))
    console.print(_reports(found))
    _head(console, say("analysis-win-title"))
    console.print(_curves(found))
    _head(console, say("analysis-turning-title"))
    for scene in words.scenes:
        _show_scene(console, scene)
    if not words.scenes:
        console.print(say("analysis-turning-none"))
    _head(console, say("analysis-moves-title"))
    for number, name in enumerate(found.seats, start=1):
        if seat in (None, number):
            console.print(Text(f"\n{name}", f"bold {GOLD}"))
            for move in words.moves[number]:
                _show_move(console, move)
            if not words.moves[number]:
                console.print(Text(say("analysis-moves-none", name=name)))
    _head(console, say("analysis-sources-title"))
    console.print(_sources(found))
    again = say("analysis-repeat", seed=str(found.seed), rounds=found.effort.rounds)
    console.print(Text(f"\n{say('analysis-how')} {again}", FAINT))


def _head(console: Console, title: str) -> None:
    console.print()
    console.print(Drawn(lambda width: [heading(title, width)]))


def _grid() -> Table:
    return Table(box=box.SIMPLE_HEAD, header_style=TITLE, border_style=RULE, pad_edge=False)


def _reports(found: Analysis) -> Table:
    table = _grid()
    table.add_column(say("analysis-report-player"), style=STRONG)
    for column in ("total", *(f"analysis-report-{each}" for each in REPORTED)):
        table.add_column(say(column), justify="right")
    for report in found.reports:
        table.add_row(
            Text(found.seats[report.seat - 1]),
            written(found.scores[report.seat - 1]),
            str(report.decisions),
            written(report.mean_loss, 2),
            written(report.lost, 1),
            percent(report.best),
            luck_points(report),
        )
    return table


REPORTED: Final = ("decisions", "mean", "lost", "best", "luck")


def _curves(found: Analysis) -> Table:
    """A small curve for each seat: the chance to win from the first move to the last."""
    table = Table(box=None, show_header=False, pad_edge=False)
    table.add_column(max_width=16, no_wrap=True)
    table.add_column(min_width=COLUMNS, no_wrap=True)
    table.add_column()
    for seat, name in enumerate(found.seats):
        wins = spaced([point.win[seat] for point in found.points], COLUMNS)
        scores = [point.score[seat] for point in found.points]
        bars = "".join(BARS[min(7, int(win * 8))] for win in wins)
        ends = " → ".join(percent(wins[at]) for at in (0, -1))
        expected = f"{written(scores[0])} → {written(scores[-1])}"
        table.add_row(Text(name, STRONG), Text(bars, GOLD), Text(f"{ends}   ({expected})", FAINT))
    return table


def spaced(values: Sequence[float], number: int) -> list[float]:
    """This many of the values, evenly spaced from the first to the last."""
    last = len(values) - 1
    return [values[round(at * last / (number - 1))] for at in range(number)]


def _show_scene(console: Console, scene: Scene) -> None:
    where = say("analysis-move-place", round=scene.turning.round, step=scene.turning.step)
    head = Text.assemble((scene.title, STRONG), "  ", (where, FAINT), "  ", ", ".join(scene.swings))
    console.print(head)
    for sentence in scene.story:
        console.print(Padding(Text(sentence, FAINT), (0, 0, 0, 2)))


def _show_move(console: Console, move: Move) -> None:
    verdict = move.verdict
    where = say("analysis-move-place", round=verdict.round, step=verdict.step)
    console.print(Text.assemble((where, FAINT), "  ", (cost_words(verdict), WARNING)))
    rows = [("analysis-played", verdict.taken, move.taken)]
    rows.append(("analysis-better", verdict.best, move.better))
    rows.append(("analysis-why-lost", "", why_words(move.why)))
    rows += [("analysis-line", "", sentence) for sentence in move.line]
    for key, action, words in rows:
        text = Text.assemble(
            (label(say(key)), GOLD), words, (f"  {action}" if action else "", FAINT)
        )
        console.print(Padding(text, (0, 0, 0, 2)))


def _sources(found: Analysis) -> Table:
    """Points by source at the end of the game."""
    table = _grid()
    table.add_column("")
    for name in found.seats:
        table.add_column(Text(name), justify="right")
    last = found.tallies[-1].sources
    for source in last[0]:
        table.add_row(say(f"source-{source}"), *(str(each[source]) for each in last))
    table.add_row(Text(say("total"), STRONG), *(Text(str(n), STRONG) for n in found.scores))
    return table
