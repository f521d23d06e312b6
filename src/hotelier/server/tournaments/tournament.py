"""A tournament in memory: who enters, which round is next, what came out. Nothing waits here."""

import secrets
from collections.abc import Mapping
from typing import Any, Final

from hotelier.core.errors import OptionError
from hotelier.core.game import AnyGame, find_game
from hotelier.core.luck import derived
from hotelier.messages import say
from hotelier.server.bans import folded
from hotelier.server.http.schemas import LiveClock, Origin, Rules, Seat
from hotelier.server.store.rows import Row, TournamentRow
from hotelier.server.table.clocks import Watch
from hotelier.server.table.details import Facts, TableDeal
from hotelier.server.table.names import check_name
from hotelier.server.table.opening import PLAYERS, Planned, new_id, new_luck
from hotelier.server.table.refusals import Refused
from hotelier.server.table.seats import bot_named, is_bot
from hotelier.server.table.tokens import digest, new_key, new_token, same
from hotelier.server.tournaments.details import (
    DAY_MINUTES,
    LIVE_PATIENCE,
    Entrant,
    NewTournament,
    Pairing,
    PlannedRound,
    TournamentFacts,
)
from hotelier.tournaments.pairing import (
    NotPossible,
    most_rounds,
    round_robin,
    swiss,
    usual_rounds,
)
from hotelier.tournaments.results import Round

FEWEST: Final = 2  # entrants


class Tournament:
    """One tournament."""

    def __init__(self, row: TournamentRow, watch: Watch) -> None:
        self.row = row
        self.phase = row.phase
        self.facts = TournamentFacts.model_validate(row.facts)
        self.watch = watch
        self.touched = False

    @property
    def id(self) -> str:
        """Its id, which is also its link."""
        return self.row.id

    @property
    def wish(self) -> NewTournament:
        """What the organiser wanted."""
        return self.facts.wish

    @property
    def game(self) -> AnyGame:
        """What's played."""
        return find_game(self.wish.game)

    @property
    def here(self) -> list[Entrant]:
        """Everyone who still takes part."""
        return [each for each in self.facts.entrants if not each.left]

    @property
    def current(self) -> PlannedRound | None:
        """The last round that was started."""
        return self.facts.rounds[-1] if self.facts.rounds else None

    @property
    def is_round_over(self) -> bool:
        """Whether every game that was started has a result."""
        return self.current is None or all(each.is_over for each in self.current.tables)

    @property
    def may_be_watched(self) -> bool:
        """Whether the games in progress may be watched: not by who may play the same deal."""
        return not self.wish.shared or all(each.bot is not None for each in self.facts.entrants)

    @property
    def patience(self) -> float:
        """Seconds that a table waits for its players."""
        minutes = self.wish.patience
        if minutes is None:
            clock = self.wish.clock
            live = isinstance(clock, LiveClock)
            minutes = LIVE_PATIENCE if isinstance(clock, LiveClock) else clock.days * DAY_MINUTES
            minutes = minutes if live else max(LIVE_PATIENCE, minutes)
        return minutes * 60

    def history(self) -> list[Round]:
        """The rounds as the pairing and the standings need them."""
        return [each.as_round() for each in self.facts.rounds]

    def is_organiser(self, key: str | None) -> bool:
        """Whether this is the organiser's key."""
        return key is not None and same(digest(key), self.facts.lock)

    def check_organiser(self, key: str | None) -> None:
        """Refuse everyone else."""
        if not self.is_organiser(key):
            raise Refused("not-organiser", say("refused-not-organiser"), 403)

    def entrant_of(self, token: str | None) -> Entrant | None:
        """Whose token this is."""
        if token is None:
            return None
        shown = digest(token)
        return next((each for each in self.facts.entrants if same(each.digest, shown)), None)

    def key_of(self, table: str) -> str:
        """The key of a table's link: it follows from the secret, so it needn't be saved."""
        return derived(self.facts.secret, "key", table)[:32]

    def enter(self, name: str, most: int) -> tuple[Entrant, str]:
        """Someone enters: their place and its token."""
        shown, token = check_name(name), new_token()
        if any(folded(each.name) == folded(shown) for each in self.facts.entrants):
            raise Refused("name-taken", say("refused-name-taken", name=shown))
        return self._add(Entrant(number=0, name=shown, digest=digest(token)), most), token

    def add_bot(self, level: str, most: int) -> Entrant:
        """A bot enters."""
        bot = bot_named(level)
        taken = {folded(each.name) for each in self.facts.entrants}
        name, same_level = bot, 1
        while folded(name) in taken:
            same_level += 1
            name = f"{bot} {same_level}"
        return self._add(Entrant(number=0, name=name, bot=bot), most)

    def leave(self, number: int) -> None:
        """Someone leaves: before the start they are gone, later they aren't paired any more."""
        found = next((each for each in self.facts.entrants if each.number == number), None)
        if found is None or found.left:
            raise Refused("no-seat", say("refused-no-entrant", number=number), 403)
        if self.phase == "over":
            raise Refused("over", say("refused-tournament-over"))
        if self.phase == "open":
            self.facts.entrants.remove(found)
        else:
            found.left = True
            self._give_up(number)
        self.touched = True

    def start_round(self, number: int, rounds: int | None = None) -> bool:
        """Plan a round; whether that was necessary: it may have started already.

        `rounds`: how many there will be, when the first one starts.
        """
        done = len(self.facts.rounds)
        if number <= done:
            return False
        if self.phase == "over":
            raise Refused("over", say("refused-tournament-over"))
        if number > done + 1:
            raise Refused("stale", say("refused-stale-round", n=done + 1))
        if not self.is_round_over:
            raise Refused("round-running", say("refused-round-running", n=done))
        if len(self.here) < FEWEST:
            raise Refused("too-few", say("refused-too-few", n=FEWEST))
        if self.phase == "open":
            self._plan_rounds(rounds)
            self.phase = "running"
        if done >= (self.facts.planned or 0):
            raise Refused("over", say("refused-tournament-over"))
        self.facts.rounds.append(self._drawn(number))
        self.touched = True
        return True

    def go_on(self) -> bool:
        """When a round is over, start the next one or end; whether anything happened."""
        if self.phase != "running" or not self.is_round_over:
            return False
        is_last = len(self.facts.rounds) >= (self.facts.planned or 0)
        if is_last or len(self.here) < FEWEST:
            self.end()
            return True
        return self.wish.auto and self.start_round(len(self.facts.rounds) + 1)

    def end(self) -> None:
        """Nothing more is played; what has no result by now is called off."""
        if self.phase == "over":
            return
        for each in self.current.tables if self.current else ():
            if not each.is_over:
                each.off = True
        self.phase, self.facts.ended, self.touched = "over", self.watch.wall(), True

    def collect(self, rows: Mapping[str, Row]) -> None:
        """Take over the results of the tables of the current round."""
        bots = {each.number for each in self.facts.entrants if each.bot is not None}
        for each in self.current.tables if self.current else ():
            if each.is_over or each.opened is None:
                continue
            row = rows.get(each.table)
            if row is None or row.phase == "closed":
                each.off = self.touched = True  # the operator has removed or closed it
            elif row.phase == "over":
                table = Facts.model_validate(row.facts)
                assert table.result is not None
                each.scores, each.winners = table.result.scores, table.result.winners
                # Whoever has left the tournament did so, even if their game hadn't begun.
                each.missed = sorted({*table.missed} - {*each.left})
                away = {
                    number
                    for number, (player, seat) in enumerate(
                        zip(each.seats, table.seats, strict=True), 1
                    )
                    if player not in bots and (seat.absent or is_bot(seat))
                }
                each.left = sorted({*each.left, *away} - {*each.missed})
                self.touched = True

    def is_late(self, table: Pairing, row: Row) -> bool:
        """Whether a table has waited long enough for its players."""
        since = table.opened
        waits = row.phase == "open" and since is not None
        return waits and self.watch.wall() >= (since or 0.0) + self.patience

    def plan_of(self, table: Pairing, number: int) -> Planned:
        """What a table of a round is opened with."""
        wish, entrants = self.wish, {each.number: each for each in self.facts.entrants}
        seats: list[tuple[Seat, str | None]] = []
        for each in (entrants[number] for number in table.seats):
            if each.bot is not None:
                seats.append((Seat(kind="bot", name=each.name, bot=each.bot), None))
            else:
                seats.append((Seat(kind="reserved", name=each.name), each.digest))
        rules = Rules(
            absent="bot",
            stand_in=wish.stand_in,
            newcomers=False,
            confirm=True,
            clock=wish.clock,
        )
        luck = self.facts.rounds[number - 1].luck
        secret = luck if wish.shared else derived(luck, "table", table.table)
        until = self.watch.wall() + self.patience
        origin = Origin(how="tournament", tournament=self.id, round=number, until=until)
        deal = TableDeal(secret, counts=True)
        key, options = self.key_of(table.table), self.facts.options
        return Planned(table.table, key, wish.game, options, rules, origin, tuple(seats), deal)

    def next_row(self) -> TournamentRow:
        """What must be written."""
        return TournamentRow(
            id=self.id,
            version=self.row.version + 1,
            phase=self.phase,
            public=self.row.public,
            made=self.row.made,
            changed=self.watch.wall(),
            facts=self.facts.model_dump(mode="json"),
        )

    def _give_up(self, number: int) -> None:
        """Someone has left: they get nothing from their game, whatever the bot makes of it."""
        for each in self.current.tables if self.current else ():
            if number in each.seats and not each.is_over:
                each.left.append(each.seats.index(number) + 1)

    def _add(self, entrant: Entrant, most: int) -> Entrant:
        if self.phase != "open":
            raise Refused("begun", say("refused-begun"))
        if len(self.facts.entrants) >= most:
            raise Refused("full", say("refused-full-tournament", n=most))
        taken = max((each.number for each in self.facts.entrants), default=0)
        entrant.number = taken + 1
        self.facts.entrants.append(entrant)
        self.touched = True
        return entrant

    def _plan_rounds(self, rounds: int | None) -> None:
        players, size = len(self.here), self.wish.size
        most = most_rounds(players, size)
        wanted = rounds or self.wish.rounds
        if wanted is not None and wanted > most:
            raise Refused(
                "too-many-rounds", say("refused-rounds", n=wanted, players=players, most=most)
            )
        everyone = self.wish.pairing == "round-robin"
        self.facts.planned = wanted or usual_rounds(players, size, everyone=everyone)
        # Entrants don't meet in the order in which they entered.
        secrets.SystemRandom().shuffle(self.facts.entrants)

    def _drawn(self, number: int) -> PlannedRound:
        """Who meets whom in the next round."""
        size, allowed = self.wish.size, allowed_sizes(self.game)
        luck = new_luck()
        seed = int(derived(luck, "draw")[:12], 16)
        here, before = [each.number for each in self.here], self.history()
        try:
            if self.wish.pairing == "swiss":
                draw = swiss(here, before, size, allowed, seed)
            else:
                everyone = [each.number for each in self.facts.entrants]
                draw = round_robin(everyone, here, before, size, allowed, seed)
        except NotPossible as error:
            raise Refused("too-few", say("refused-too-few", n=size)) from error
        return PlannedRound(
            started=self.watch.wall(),
            luck=luck,
            tables=[Pairing(table=new_id(), seats=list(seats)) for seats in draw.tables],
            byes=list(draw.byes),
        )


def new_tournament(wish: NewTournament, watch: Watch) -> tuple[Tournament, str]:
    """A tournament as requested, and the organiser's key."""
    game = find_game(wish.game)
    bot_named(wish.stand_in)
    if PLAYERS in wish.options:
        raise OptionError(say("wrong-tournament-players"))
    options: dict[str, Any] = game.read_options({**wish.options, PLAYERS: wish.size})
    for option in game.research:
        if option.name in options:
            raise game.no_option(option.name)
    if wish.size not in allowed_sizes(game):
        raise OptionError(say("wrong-tournament-size", game=game.title, n=wish.size))
    key, now = new_key(), watch.wall()
    facts = TournamentFacts(
        wish=wish.model_copy(update={"name": check_name(wish.name)}),
        options={name: value for name, value in options.items() if name != PLAYERS},
        lock=digest(key),
        secret=new_luck(),
    )
    row = TournamentRow(new_id(), 0, "open", wish.public, now, now, facts.model_dump(mode="json"))
    return Tournament(row, watch), key


def allowed_sizes(game: AnyGame) -> tuple[int, ...]:
    """How many may play a game together."""
    for option in game.options:
        if option.name == PLAYERS:
            return tuple(each for each in option.values if isinstance(each, int))
    return ()
