"""How tables are created: opened, forked from a game, as a rematch, or from a record."""

import secrets
from typing import Any, Final, NamedTuple

from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.luck import derived
from hotelier.core.match import Match
from hotelier.core.record import read_record
from hotelier.messages import say
from hotelier.server.http.schemas import (
    USUAL_BOT,
    Fork,
    ImportRecord,
    LiveClock,
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
from hotelier.server.table.details import Facts, TableDeal
from hotelier.server.table.history import brought
from hotelier.server.table.names import check_name
from hotelier.server.table.own_setup import read_wishes
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seats import INVITED, another_name, bot_named, rotated
from hotelier.server.table.table import Table
from hotelier.server.table.tokens import digest, new_key

PLAYERS: Final = "players"  # the option that every game has
# Among strangers, an idle player mustn't hold up the others.
PUBLIC_CLOCK: Final = LiveClock(kind="live", bank=1800, increment=30)
KEY_LENGTH: Final = 24  # of one that follows from a deal
LETTERS: Final = "23456789abcdefghijkmnpqrstuvwxyz"  # no lookalikes


def new_table(wish: NewTable, watch: Watch, deal: TableDeal | None = None) -> tuple[Table, Seated]:
    """A table as requested, and what its opener needs to take a seat; it may follow a deal."""
    bot_named(wish.rules.stand_in)
    game, options, wishes = read_wish(wish)
    rules, setup = read_wishes(game, options, wish.rules, wish.setup)
    seats: list[Seat] = []
    for each in wishes:
        seats.append(_seat(each, seats))
    if wish.public and "clock" not in rules.model_fields_set:
        rules = rules.model_copy(update={"clock": PUBLIC_CLOCK})
    table = _table(game, options, seats, rules, watch, public=wish.public)
    table.facts.setup = setup
    if deal is not None:
        _follow(table, deal)
    own = next((n for n, each in enumerate(wishes, start=1) if each.kind == "me"), None)
    if own is not None:
        table.facts.host, table.facts.owner = check_name(wish.name), own
    seated = Seated(table=table.id, key=table.key, seat=None, token=None)
    for number, each in enumerate(wishes, start=1):
        if each.kind == "reserved":
            seated.codes[number] = table.hand_over(number, INVITED)
    for number, each in enumerate(wishes, start=1):
        if each.kind == "me":
            seated.seat, seated.token = table.sit(check_name(wish.name), number)
    table.ledger.touched = True
    table.begin_when_full()
    return table, seated


def new_luck() -> str:
    """The secret of a new deal."""
    return secrets.token_hex(32)


def new_id(letters: int = 12) -> str:
    """An id that nobody guesses, if it's long enough."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def key_of(luck: str, table: str) -> str:
    """The key of a table's link at a deal, which the server can tell those who have played it."""
    return derived(luck, "key", table)[:KEY_LENGTH]


def _follow(table: Table, deal: TableDeal) -> None:
    facts = table.facts
    facts.luck, facts.deal, facts.counts, facts.entrant = deal
    if deal.id is not None:
        table.key = key_of(deal.secret, table.id)
        facts.lock = digest(table.key)


def forked(
    table: Table, match: Match, wish: Fork, seat: int | None, watch: Watch
) -> tuple[Table, Seated]:
    """A practice table from some step of a game; turns are confirmed if they were before."""
    origin = Origin(how="fork", table=table.id, step=wish.step)
    practice, seated = _practice(match, seat, wish.bot, wish.name, watch, origin)
    practice.facts.rules = Rules(confirm=table.facts.rules.confirm)
    return practice, seated


def imported(wish: ImportRecord, watch: Watch) -> tuple[Table, Seated]:
    """An imported record: to view if it's finished, otherwise to continue."""
    match = brought(read_record(wish.record))
    _offered(match.game, match.options)
    origin = Origin(how="import")
    if not match.over:
        return _practice(match.begin(), wish.seat, wish.bot, wish.name, watch, origin)
    seats = [
        Seat(kind="person", name=_shown(name, number), absent=True)
        for number, name in enumerate(match.seats, start=1)
    ]
    table = _standing(match, seats, watch, origin)
    return table, Seated(table=table.id, key=table.key, seat=None, token=None)


def rematch(table: Table, seat: int, watch: Watch) -> Table:
    """The same people again, everyone one seat on; tokens stay the same."""
    if table.phase != "over":
        raise Refused("not-over", say("refused-rematch"))
    if table.seats[seat - 1].absent:
        raise Refused("away", say("refused-left"))
    seats = rotated(table.seats)
    again = _table(
        table.game, table.facts.options, seats, table.facts.rules, watch, public=table.public
    )
    again.facts.origin = Origin(how="rematch", table=table.id)
    again.facts.lock = table.facts.lock  # the old link's key still works
    for key in table.ledger.keys.values():
        number = _before(key.seat, len(seats))
        if key.expires is None and seats[number - 1].kind == "reserved":
            again.ledger.gain(Key(key.digest, number))
    owner = table.facts.owner
    host = seat if owner is None or not table.is_held(owner) else owner
    again.facts.owner = _before(host, len(seats))
    again.facts.host = table.seats[host - 1].name
    again.come_back(_before(seat, len(seats)))
    again.begin_when_full()
    return again


class Planned(NamedTuple):
    """A table of a tournament, as it was planned: opened again, it's the same."""

    id: str
    key: str
    game: str
    options: dict[str, Any]
    rules: Rules
    origin: Origin
    seats: tuple[tuple[Seat, str | None], ...]  # with the digest of the token that opens it
    deal: TableDeal


def assigned(plan: Planned, watch: Watch) -> Table:
    """A table of a tournament: everyone's seat waits for them."""
    seats = [seat for seat, _ in plan.seats]
    game = find_game(plan.game)
    options = _offered(game, game.read_options({**plan.options, PLAYERS: len(seats)}))
    table = _table(game, options, seats, plan.rules, watch, public=False)
    table.id, table.key = plan.id, plan.key
    table.facts.lock = digest(plan.key)
    table.facts.origin = plan.origin
    _follow(table, plan.deal)
    for number, (_, token) in enumerate(plan.seats, start=1):
        if token is not None:
            table.ledger.gain(Key(token, number))
    table.ledger.touched = True
    table.begin_when_full()
    return table


def _before(seat: int, players: int) -> int:
    return players if seat == 1 else seat - 1


def read_wish(wish: NewTable) -> tuple[AnyGame, dict[str, Any], list[SeatWish]]:
    """The game, and options and seats that fit together."""
    game = find_game(wish.game)
    options: dict[str, Any] = dict(wish.options)
    if wish.seats is not None:
        if options.get(PLAYERS, len(wish.seats)) != len(wish.seats):
            players = repr(options[PLAYERS])
            raise OptionError(say("wrong-players", players=players, seats=len(wish.seats)))
        options[PLAYERS] = len(wish.seats)
    options = _offered(game, game.read_options(options))
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(kind="me"), *(SeatWish() for _ in range(options[PLAYERS] - 1))]
    if sum(each.kind == "me" for each in wishes) > 1:
        raise OptionError(say("wrong-one-person"))
    return game, options, wishes


def _offered(game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a table; research variants are refused."""
    for option in game.research:
        if option.name in options:
            raise game.no_option(option.name)
    return options


def _seat(wish: SeatWish, before: list[Seat]) -> Seat:
    if wish.kind == "bot":
        bot = bot_named(wish.bot or USUAL_BOT)
        return Seat(kind="bot", name=another_name(bot, before), bot=bot)
    if wish.kind == "reserved":
        return Seat(kind="reserved", name="" if wish.name is None else check_name(wish.name))
    return Seat()


def _shown(name: str, number: int) -> str:
    """A name in a record as it's shown here: a record may contain anything."""
    try:
        return check_name(name)
    except OptionError:
        return f"seat {number}"


def _practice(
    match: Match, seat: int | None, bot: str, name: str, watch: Watch, origin: Origin
) -> tuple[Table, Seated]:
    """A table for one, against bots, from the current position of a game."""
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
    table.facts.host, table.facts.owner = seats[mine - 1].name, mine
    token = table.ledger.new_key(mine, watch.wall())
    return table, Seated(table=table.id, key=table.key, seat=mine, token=token)


def _standing(match: Match, seats: list[Seat], watch: Watch, origin: Origin) -> Table:
    """A table whose game is already in progress."""
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
    id = new_id()
    key = new_key()
    facts = Facts(
        options=options,
        seats=seats,
        rules=rules,
        rules_version=game.rules if version is None else version,
        lock=digest(key),
    )
    row = Row(id, 0, game.name, "open", public, now, now, None, 0, 0, {})
    table = Table(row, facts, watch)
    table.key = key
    return table
