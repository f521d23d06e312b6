"""How a table comes to be: opened, forked from a game, begun again, or brought as a record."""

import secrets
from typing import Any, Final

from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.match import Match
from hotelier.core.record import read_record
from hotelier.messages import say
from hotelier.server.http.schemas import (
    USUAL_BOT,
    Fork,
    ImportRecord,
    NewTable,
    Origin,
    Rules,
    Seat,
    Seated,
    SeatWish,
)
from hotelier.server.store.rows import Key, Row
from hotelier.server.table.board import Board
from hotelier.server.table.clocks import Watch
from hotelier.server.table.details import Facts
from hotelier.server.table.history import brought
from hotelier.server.table.names import check_name
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seats import INVITED, another_name, bot_named, rotated
from hotelier.server.table.table import Table

PLAYERS: Final = "players"  # the option that every game has
LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # none that look alike


def new_table(wish: NewTable, watch: Watch) -> tuple[Table, Seated]:
    """A table as somebody wants it, and what they need to sit there."""
    game = find_game(wish.game)
    bot_named(wish.rules.stand_in)
    options, wishes = _sized(game, wish)
    seats: list[Seat] = []
    for each in wishes:
        seats.append(_seat(each, seats))
    table = _table(game, options, seats, wish.rules, watch, public=wish.public)
    seated = Seated(table=table.id, key=table.facts.key, seat=None, token=None)
    for number, each in enumerate(wishes, start=1):
        if each.kind == "reserved":
            seated.codes[number] = table.hand_over(number, INVITED)
    for number, each in enumerate(wishes, start=1):
        if each.kind == "me":
            seated.seat, seated.token = table.sit(check_name(wish.name), number)
    table.ledger.touched = True
    table.begin_when_full()
    return table, seated


def forked(
    table: Table, match: Match, wish: Fork, seat: int | None, watch: Watch
) -> tuple[Table, Seated]:
    """A practice table from some step of a game; turns are confirmed where they were."""
    origin = Origin(how="fork", table=table.id, step=wish.step)
    practice, seated = _practice(match, seat, wish.bot, wish.name, watch, origin)
    practice.facts.rules = Rules(confirm=table.facts.rules.confirm)
    return practice, seated


def imported(wish: ImportRecord, watch: Watch) -> tuple[Table, Seated]:
    """A record somebody brings: to look at when it is finished, else to go on with."""
    match = brought(read_record(wish.record))
    origin = Origin(how="import")
    if not match.over:
        return _practice(match.begin(), wish.seat, wish.bot, wish.name, watch, origin)
    seats = [
        Seat(kind="person", name=_shown(name, number), absent=True)
        for number, name in enumerate(match.seats, start=1)
    ]
    table = _standing(match, seats, watch, origin)
    return table, Seated(table=table.id, key=table.facts.key, seat=None, token=None)


def rematch(table: Table, seat: int, watch: Watch) -> Table:
    """The same people once more, everybody one seat further; tokens stay what they are."""
    if table.phase != "over":
        raise Refused("not-over", say("refused-rematch"))
    if table.seats[seat - 1].absent:
        raise Refused("away", say("refused-left"))
    seats = rotated(table.seats)
    again = _table(
        table.game, table.facts.options, seats, table.facts.rules, watch, public=table.public
    )
    again.facts.origin = Origin(how="rematch", table=table.id)
    for key in table.ledger.keys.values():
        number = _before(key.seat, len(seats))
        if key.expires is None and seats[number - 1].kind == "reserved":
            again.ledger.gain(Key(key.digest, number))
    again.come_back(_before(seat, len(seats)))
    again.begin_when_full()
    return again


def _before(seat: int, players: int) -> int:
    return players if seat == 1 else seat - 1


def _sized(game: AnyGame, wish: NewTable) -> tuple[dict[str, Any], list[SeatWish]]:
    """The options and the seats that belong together."""
    options: dict[str, Any] = dict(wish.options)
    if wish.seats is not None:
        if options.get(PLAYERS, len(wish.seats)) != len(wish.seats):
            players = repr(options[PLAYERS])
            raise OptionError(say("wrong-players", players=players, seats=len(wish.seats)))
        options[PLAYERS] = len(wish.seats)
    options = game.read_options(options)
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(kind="me"), *(SeatWish() for _ in range(options[PLAYERS] - 1))]
    if sum(each.kind == "me" for each in wishes) > 1:
        raise OptionError(say("wrong-one-person"))
    return options, wishes


def _seat(wish: SeatWish, before: list[Seat]) -> Seat:
    if wish.kind == "bot":
        bot = bot_named(wish.bot or USUAL_BOT)
        return Seat(kind="bot", name=another_name(bot, before), bot=bot)
    if wish.kind == "reserved":
        return Seat(kind="reserved", name="" if wish.name is None else check_name(wish.name))
    return Seat()


def _shown(name: str, number: int) -> str:
    """A name of a record as it is shown here: a record may hold anything."""
    try:
        return check_name(name)
    except OptionError:
        return f"seat {number}"


def _practice(
    match: Match, seat: int | None, bot: str, name: str, watch: Watch, origin: Origin
) -> tuple[Table, Seated]:
    """A table for one, against bots, from where a game stands."""
    level = bot_named(bot)
    players = len(match.seats)
    mine = seat or match.actor or 1
    if mine > players:
        raise Refused("no-such-seat", say("refused-seats", n=players, seat=mine))
    seats: list[Seat] = []
    for number in range(1, players + 1):
        if number == mine:
            seats.append(Seat(kind="person", name=another_name(check_name(name), seats)))
        else:
            seats.append(Seat(kind="bot", name=another_name(level, seats), bot=level))
    table = _standing(match, seats, watch, origin)
    token = table.ledger.new_key(mine, watch.wall())
    return table, Seated(table=table.id, key=table.facts.key, seat=mine, token=token)


def _standing(match: Match, seats: list[Seat], watch: Watch, origin: Origin) -> Table:
    """A table whose game already stands somewhere."""
    table = _table(match.game, match.options, seats, Rules(), watch, False, match.rules)
    table.facts.practice = True
    table.facts.origin = origin
    board = Board(match.game, match.options, [seat.name for seat in seats])
    board.match = match
    table.adopt(board, board.since(0, 0))
    return table


def _table(
    game: AnyGame,
    options: dict[str, Any],
    seats: list[Seat],
    rules: Rules,
    watch: Watch,
    public: bool,
    version: str | None = None,
) -> Table:
    now = watch.wall()
    id = "".join(secrets.choice(LETTERS) for _ in range(12))
    facts = Facts(
        options=options,
        seats=seats,
        rules=rules,
        rules_version=game.rules if version is None else version,
        key=secrets.token_urlsafe(16),
    )
    row = Row(id, 0, game.name, "open", public, now, now, None, 0, 0, {})
    return Table(row, facts, watch)
