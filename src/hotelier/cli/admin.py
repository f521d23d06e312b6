"""`hotelier admin`: the operator's tool for a server's tables, players and database."""

import json
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from typer.core import TyperGroup

from hotelier.cli.options import Command, without_types
from hotelier.core.errors import OptionError
from hotelier.core.names import columns

if TYPE_CHECKING:
    from hotelier.server.admin.desk import Desk
    from hotelier.server.settings import Settings
    from hotelier.server.store.rows import Ban

UNITS: Final = {"m": 60.0, "h": 3600.0, "d": 86_400.0, "w": 604_800.0}
DURATION: Final = re.compile(r"(\d{1,6}) ?([mhdw])")
LONGEST: Final = 3650 * UNITS["d"]
LONGEST_REASON: Final = 200  # characters
PHASES: Final = ("open", "running", "over", "closed")
BROKEN: Final = 1  # exit code of a check that found something
DASHES: Final = {"ignore_unknown_options": True}  # names and older tokens may begin with one

DataDir = Annotated[
    Path | None, typer.Option("--data-dir", metavar="FOLDER", help="Where the server saves games.")
]
DatabaseAddress = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="ADDRESS",
        help="The server’s database, such as postgresql://user@host/name.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table’s id.")]
Whom = Annotated[
    str,
    typer.Argument(
        metavar="ADDRESS|NAME",
        help="An IP address, its hash from `admin show`, or a player’s name.",
    ),
]
Reason = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Shown to those it affects.")]
For = Annotated[str, typer.Option("--for", metavar="TIME", help="How long: 30m, 12h, 7d or 2w.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don’t ask first.")]
Force = Annotated[bool, typer.Option("--force", help="Replace what’s there.")]


class Group(TyperGroup):
    """The commands of `admin`."""

    def get_params(self, ctx: Any) -> Any:
        """The options allowed before the name of a command."""
        return without_types(super().get_params(ctx))


admin = typer.Typer(
    name="admin",
    cls=Group,
    rich_markup_mode="rich",
)


@admin.callback(invoke_without_command=True)
def operate(context: typer.Context) -> None:
    """Look after a server: its tables, players, reports and backups.

    It works on the database. The server may be running, and notices within seconds.
    HOTELIER_DATA_DIR and HOTELIER_DATABASE mean the same as for hotelier serve.

    [bold]Examples[/bold]
      hotelier admin tables --idle-for 7d
      hotelier admin close k3v9x2mwq7da --reason "Insults in the chat"
      hotelier admin ban 203.0.113.7 --for 7d --reason "Spam"
      hotelier admin backup games-monday.db
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command("tables", cls=Command)
def list_tables(
    phase: Annotated[
        str | None, typer.Option(metavar="PHASE", help=f"Only these: {', '.join(PHASES)}.")
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only this game.")] = None,
    idle_for: Annotated[
        str | None,
        typer.Option(metavar="TIME", help="Only tables idle for 30m, 12h, 7d, …"),
    ] = None,
    opened_by: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS|NAME",
            help="Opened from this address or hash, or by this host.",
        ),
    ] = None,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """List the tables, the last changed first."""
    from hotelier.server.admin import tables as work

    if phase is not None and phase not in PHASES:
        raise OptionError(f"--phase must be one of {', '.join(PHASES)}, not {phase!r}")
    idle = None if idle_for is None else seconds("--idle-for", idle_for)
    wanted = work.Filter(phase, game, idle, opened_by)
    with _desk(data_dir, database) as desk:
        found = work.listed(desk, wanted)
    if as_json:
        _print_json([asdict(each) for each in found])
        return
    rows = [
        (
            each.id,
            each.game,
            "asleep" if each.asleep else each.phase,
            "public" if each.public else "private",
            _ago(each.changed),
            str(each.steps),
            each.opened_by or "–",
            str(each.reports or "–"),
            ", ".join(name or "(free)" for name in each.players),
        )
        for each in found
    ]
    heads = ("table", "game", "phase", "", "idle", "steps", "opened by", "reports", "players")
    _print_rows(heads, rows, "no tables")


@admin.command("show", cls=Command)
def show_table(
    table: TableId,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Show a table: who sits where, from which (hashed) address, with how many devices."""
    from hotelier.server.admin import tables as work

    with _desk(data_dir, database) as desk:
        found = work.shown(desk, table)
    if as_json:
        _print_json(found)
        return
    seats = found.pop("seats")
    for name, value in found.items():
        shown = _moment(value) if name in ("opened", "changed") else value
        typer.echo(f"{name.replace('_', ' '):10} {_word(shown)}")
    heads = ("seat", "kind", "name", "away", "devices", "address")
    rows = [
        (
            str(seat["seat"]),
            seat["kind"],
            seat["name"] or "–",
            _word(seat["absent"]),
            str(seat["devices"]),
            seat["address"] or "–",
        )
        for seat in seats
    ]
    typer.echo()
    _print_rows(heads, rows, "")


@admin.command("sleep", cls=Command)
def put_to_sleep(
    table: TableId, data_dir: DataDir = None, database: DatabaseAddress = None
) -> None:
    """Put a table to sleep: pages are disconnected, bots stop, and no limit counts it.

    It goes on as soon as someone opens it again.
    """
    from hotelier.server.admin import tables as work

    with _desk(data_dir, database) as desk:
        work.sleep(desk, table)
    typer.echo(f"table {table} is asleep")


@admin.command("close", cls=Command)
def close_table(
    table: TableId, reason: Reason, data_dir: DataDir = None, database: DatabaseAddress = None
) -> None:
    """Close a table for good: nobody can enter any more, and the players are told why.

    The game stays in the database until you delete or prune it.
    """
    from hotelier.server.admin import tables as work

    why = _reason(reason)
    with _desk(data_dir, database) as desk:
        work.close(desk, table, why)
    typer.echo(f"table {table} is closed")


@admin.command("delete", cls=Command)
def delete_table(
    table: TableId, yes: Yes = False, data_dir: DataDir = None, database: DatabaseAddress = None
) -> None:
    """Delete a table with its game, its chat and its seats."""
    with _desk(data_dir, database) as desk:
        desk.row(table)
        _sure(f"Delete table {table} with its game and chat, for good?", yes)
        desk.delete(table)
    typer.echo(f"table {table} is deleted")


@admin.command(cls=Command)
def organiser(
    tournament: Annotated[
        str, typer.Argument(metavar="TOURNAMENT", help="The tournament’s id, from its link.")
    ],
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Give the organiser of a tournament a new link; the old one stops working."""
    from hotelier.server.admin.tournaments import renew_organiser

    with _desk(data_dir, database) as desk:
        key = renew_organiser(desk, tournament)
    typer.echo(f"/#/tournament/{tournament}?organiser={key}")


@admin.command("delete-player", cls=Command, context_settings=DASHES)
def delete_player(
    player: Annotated[
        str, typer.Argument(metavar="NAME|TOKEN", help="A name, exactly as written, or a token.")
    ],
    yes: Yes = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Remove everything of a player who asks for it.

    Games with no other person are deleted. In all others, the seat is renamed, its chat,
    tokens, reports and hashed addresses are deleted, and a bot takes over if the game
    isn’t over. Moves stay. Backups aren’t changed.
    """
    from hotelier.server.admin import erasing

    _sure(f"Remove everything of {player!r}, for good?", yes)
    with _desk(data_dir, database) as desk:
        found = erasing.erase(desk, player)
    typer.echo(
        f"removed: {found.tables} tables, {found.seats} names, {found.messages} chat messages,"
        f" {found.tokens} tokens, {found.reports} reports, {found.results} results of deals,"
        f" {found.entries} tournament entries, {found.ratings} ladder names"
    )
    for each in found.left:
        typer.echo(f"not changed: {each}", err=True)
    if found.left:
        raise typer.Exit(BROKEN)


@admin.command("ban", cls=Command, context_settings=DASHES)
def ban_player(
    whom: Whom,
    reason: Reason,
    how_long: For = "7d",
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Keep someone from playing for a while; they can still read.

    A banned name can’t be used, and the addresses that have a seat under it are banned, too.
    """
    _bar("ban", whom, reason, how_long, data_dir, database)


@admin.command("mute", cls=Command, context_settings=DASHES)
def mute_player(
    whom: Whom,
    reason: Reason,
    how_long: For = "7d",
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Keep someone from chatting for a while; they can still play."""
    _bar("mute", whom, reason, how_long, data_dir, database)


@admin.command("bans", cls=Command)
def list_bans(
    as_json: AsJson = False, data_dir: DataDir = None, database: DatabaseAddress = None
) -> None:
    """List who is banned or muted."""
    from hotelier.server.admin import people

    with _desk(data_dir, database) as desk:
        found = people.standing(desk)
    if as_json:
        _print_json([asdict(each) for each in found])
        return
    rows = [(each.id, each.kind, _whom(each), _moment(each.until), each.reason) for each in found]
    _print_rows(("id", "kind", "who", "until", "reason"), rows, "nobody is banned or muted")


@admin.command("unban", cls=Command, context_settings=DASHES)
def lift_ban(
    whom: Annotated[
        str,
        typer.Argument(metavar="ID|ADDRESS|NAME", help="From `admin bans`, an address, or a name."),
    ],
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Lift a ban or a mute before it ends."""
    from hotelier.server.admin import people

    with _desk(data_dir, database) as desk:
        lifted = people.unban(desk, whom)
    typer.echo(f"lifted: {lifted}")


@admin.command("reports", cls=Command)
def list_reports(
    close: Annotated[
        list[int] | None,
        typer.Option(
            metavar="NUMBER", help="Close this report: you’ve dealt with it. Can be repeated."
        ),
    ] = None,
    everything: Annotated[bool, typer.Option("--all", help="Show closed ones, too.")] = False,
    as_json: AsJson = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """List what players reported, or close reports."""
    from hotelier.server.admin import people

    with _desk(data_dir, database) as desk:
        if close:
            people.close_reports(desk, close)
        found = people.reported(desk, all=everything)
    if as_json:
        _print_json([asdict(each) for each in found])
        return
    rows = [
        (
            str(each.number),
            each.table,
            "a spectator" if each.seat is None else f"seat {each.seat}",
            _moment(each.at),
            "closed" if each.closed is not None else "open",
            each.reason,
        )
        for each in found
    ]
    _print_rows(("number", "table", "from", "at", "", "reason"), rows, "no open reports")


@admin.command("revoke", cls=Command)
def revoke_seat(
    table: TableId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", help="The number of the seat.")],
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Revoke all tokens and codes of a seat: with them, you can only watch."""
    from hotelier.server.admin import tables as work

    with _desk(data_dir, database) as desk:
        revoked = work.revoke(desk, table, seat)
    typer.echo(f"revoked: {revoked}")


@admin.command("prune", cls=Command)
def prune_tables(
    finished_before: Annotated[
        str,
        typer.Option(metavar="TIME", help="For how long nothing has happened there, such as 90d."),
    ],
    yes: Yes = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Delete finished and closed games where nothing has happened for a while."""
    from hotelier.server.admin import tables as work

    before = time.time() - seconds("--finished-before", finished_before)
    with _desk(data_dir, database) as desk:
        if not yes:
            _sure(f"Delete {work.count_finished(desk, before)} games for good?", yes)
        pruned = work.prune(desk, before)
    typer.echo(f"deleted: {pruned}")


@admin.command("backup", cls=Command)
def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to put the copy.")],
    force: Force = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Copy the database to a file, as it is at one moment, while the server runs."""
    from hotelier.server.admin import backup

    size = backup.back_up(_settings(data_dir, database), file, force=force)
    typer.echo(f"{file} has all games ({size / 1e6:.1f} MB)")


@admin.command("restore", cls=Command)
def restore_backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A copy made by `admin backup`.")],
    force: Force = False,
    data_dir: DataDir = None,
    database: DatabaseAddress = None,
) -> None:
    """Replace the database with a backup; the server must be stopped."""
    from hotelier.server.admin import backup

    settings = _settings(data_dir, database)
    backup.restore(settings, file, force=force)
    typer.echo(f"restored to {settings.kept_in}")


@admin.command("check", cls=Command)
def check_tables(data_dir: DataDir = None, database: DatabaseAddress = None) -> None:
    """Replay the journal of every table, and say what’s broken; exit code 1 if anything is."""
    from hotelier.server.admin import checking

    tables = broken = 0
    with _desk(data_dir, database) as desk:
        for found in checking.damage(desk):
            broken += 1
            typer.echo(f"database: {found}")
        for id, fault in checking.faults(desk):
            tables += 1
            if fault is not None:
                broken += 1
                typer.echo(f"table {id}: {fault}")
    typer.echo(f"checked {tables} tables: {broken or 'nothing'} broken")
    if broken:
        raise typer.Exit(BROKEN)


def seconds(flag: str, text: str) -> float:
    """A duration such as 7d."""
    found = DURATION.fullmatch(text.strip())
    length = 0.0 if found is None else int(found[1]) * UNITS[found[2]]
    if not 0 < length <= LONGEST:
        raise OptionError(
            f"{flag} must be a number and a unit, such as 30m, 12h, 7d or 2w, up to ten years,"
            f" not {text!r}"
        )
    return length


def _settings(data_dir: Path | None, database: str | None) -> "Settings":
    import hotelier.server.settings as server

    flags: dict[str, Any] = {"data_dir": data_dir, "database": database}
    return server.read_settings({name: each for name, each in flags.items() if each is not None})


def _desk(data_dir: Path | None, database: str | None) -> "Desk":
    # Imported here because no other command needs it, and it's slow to load.
    from hotelier.server.admin.desk import Desk

    return Desk(_settings(data_dir, database))


def _bar(
    kind: str,
    whom: str,
    reason: str,
    how_long: str,
    data_dir: Path | None,
    database: str | None,
) -> None:
    from hotelier.server.admin import people

    length, why = seconds("--for", how_long), _reason(reason)
    with _desk(data_dir, database) as desk:
        for each in people.ban(desk, kind, whom, length, why):
            word = "banned" if kind == "ban" else "muted"
            typer.echo(f"{word} until {_moment(each.until)}: {_whom(each)}")


def _reason(text: str) -> str:
    """A reason as one line, without the full stop that follows it in the message."""
    line = " ".join(text.split()).rstrip(".")
    if not line or len(line) > LONGEST_REASON or not line.isprintable():
        raise OptionError(f"--reason must be a line of 1 to {LONGEST_REASON} characters")
    return line


def _sure(question: str, yes: bool) -> None:
    if yes:
        return
    if not sys.stdin.isatty():
        raise OptionError("nobody can answer whether to do this: add --yes")
    if not typer.confirm(question):
        raise typer.Exit


def _whom(ban: "Ban") -> str:
    return f"address {ban.client}" if ban.name is None else f"name {ban.name}"


def _moment(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


def _ago(at: float) -> str:
    """How long ago, in the largest unit that fits."""
    gone = max(0.0, time.time() - at)
    unit = next((unit for unit in ("d", "h") if gone >= UNITS[unit]), "m")
    return f"{gone // UNITS[unit]:.0f}{unit}"


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return ", ".join(f"{name} {each}" for name, each in value.items())
    return "–" if value is None or value == "" else str(value)


def _print_json(found: Any) -> None:
    typer.echo(json.dumps(found, ensure_ascii=False, indent=2))


def _print_rows(heads: Sequence[str], rows: Sequence[Sequence[str]], nothing: str) -> None:
    if not rows:
        typer.echo(nothing)
        return
    widths = [max(map(columns, each)) for each in zip(heads, *rows, strict=True)]
    for row in (heads, *rows):
        cells = (
            cell + " " * (width - columns(cell)) for cell, width in zip(row, widths, strict=True)
        )
        typer.echo("  ".join(cells).rstrip())
