"""Deals that many play: the deal of the day, and those that people make for their friends.

Everyone plays alone in seat 1 against the same bots, with the same luck. Days are days in UTC,
by the server's clock. The secret of a day's deal is a keyed hash of its date and game, with a key
that never leaves the database.
"""

import contextlib
import logging
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final

from hotelier.core.game import find_game, games
from hotelier.core.luck import derived
from hotelier.messages import say
from hotelier.server.background import Background
from hotelier.server.http.deal_schemas import DealEntryWish, DealWish
from hotelier.server.http.schemas import NewTable, Rules, Seated, SeatWish
from hotelier.server.settings import Settings
from hotelier.server.store.deals import BOT
from hotelier.server.store.rows import Conflict, Deal, DealEntry, StoreError
from hotelier.server.table.details import TableDeal
from hotelier.server.table.opening import (
    PLAYERS,
    key_of,
    new_id,
    new_luck,
    new_table,
    read_wish,
)
from hotelier.server.table.refusals import Refused
from hotelier.server.table.registry import Registry
from hotelier.server.table.seats import bot_named
from hotelier.server.table.tokens import digest

DAILY, SHARED = "daily", "shared"
OPPONENTS: Final = ("easy", "medium", "hard")  # of the deal of the day, in seats 2 to 4
ID_LETTERS: Final = 20  # of a shared deal: whoever has its link may play it
PAGE: Final = 30  # deals in a list
DATED: Final = re.compile(r"(\d{4}-\d\d-\d\d)-(.+)", re.ASCII)

log = logging.getLogger("hotelier.server")


class Deals:
    """All deals of this server."""

    def __init__(self, settings: Settings, tables: Registry, background: Background) -> None:
        self.settings = settings
        self.tables = tables
        self.store = tables.store
        self.background = background
        self._key = ""
        self._asked: set[str] = set()  # deals whose bots are being seated

    async def open(self) -> None:
        """Read the key."""
        self._key = await self.store.deal_key()

    @property
    def today(self) -> str:
        """The date in UTC."""
        return datetime.fromtimestamp(self.tables.watch.wall(), UTC).date().isoformat()

    async def of_today(self, browser: str | None) -> dict[str, Any]:
        """The deals of this day, and how far a browser is with them."""
        today = self.today
        found = []
        if self.settings.daily_deals:
            found = [await self.find(f"{today}-{game}") for game in games()]
        return {
            "day": today,
            "ends": end_of(today),
            "deals": [
                told | self._progress(deal, await self._entry(deal, browser))
                for deal, told in zip(found, await self._listed(found), strict=True)
            ],
            "shared": self.settings.shared_deals,
        }

    async def of_the_past(self, before: str | None) -> dict[str, Any]:
        """The deals of earlier days that somebody played."""
        self._check_on(DAILY)
        last = self.today if before is None else min(_day(before, self.today), self.today)
        found = await self.store.days(last, PAGE)
        more = len(found) == PAGE  # a day is never torn apart: the rest of it comes again
        kept = [each for each in found if not more or each.day != found[-1].day] or found
        return {
            "deals": await self._listed(kept),
            "next": kept[-1].day if more else None,
        }

    async def make(self, wish: DealWish) -> dict[str, Any]:
        """A new deal for friends."""
        self._check_on(SHARED)
        seats = [SeatWish(kind="me")]
        if wish.bots is not None:
            seats += [SeatWish(kind="bot", bot=each) for each in wish.bots]
        else:
            game = find_game(wish.game)
            players = int(game.read_options(wish.options)[PLAYERS])
            seats += [SeatWish(kind="bot", bot=each) for each in opponents(players)]
        game, options, seats = read_wish(
            NewTable(game=wish.game, options=wish.options, seats=seats)
        )
        bots = tuple(bot_named(each.bot or "") for each in seats[1:])
        now = self.tables.watch.wall()
        deal = Deal(new_id(ID_LETTERS), SHARED, game.name, None, options, bots, new_luck(), now)
        await self.store.make_deal(deal)
        (listed,) = await self._listed([deal])
        return listed

    async def find(self, id: str) -> Deal:
        """A deal: one that was made, or this day's."""
        dated = DATED.fullmatch(id)
        self._check_on(DAILY if dated else SHARED)
        if dated is not None:
            day = _day(dated[1], self.today)
            if day > self.today:
                reason = say("refused-deal-later", day=day, today=self.today)
                raise Refused("no-deal", reason, 404)
        found = await self.store.deal(id)
        if found is None and dated is not None and day == self.today and dated[2] in games():
            return self._new(day, dated[2])
        if found is None:
            reason = say("refused-no-deal") if dated is None else say("refused-deal-day", day=day)
            raise Refused("no-deal", reason, 404)
        return found

    def _new(self, day: str, name: str) -> Deal:
        """A deal of the day before anyone has played it."""
        game = find_game(name)
        sizes = next(each.values for each in game.options if each.name == PLAYERS)
        players = max(size for size in map(int, sizes) if size <= len(OPPONENTS) + 1)
        options = game.read_options({PLAYERS: players})
        secret = derived(self._key, DAILY, day, name)
        now = self.tables.watch.wall()
        return Deal(f"{day}-{name}", DAILY, name, day, options, opponents(players), secret, now)

    async def enter(self, deal: Deal, wish: DealEntryWish, address: str) -> Seated:
        """Open a table where someone plays a deal: for the board, or for practice."""
        who = digest(wish.browser)
        mine = await self.store.deal_entry(deal.id, who)
        if wish.practice:
            if not self._is_open(deal, mine):
                raise Refused("not-played", say("refused-not-played"))
        else:
            if mine is not None:
                raise Refused("entered", say("refused-entered"))
            if not self._counts(deal):
                raise Refused("deal-over", say("refused-deal-over", day=deal.day or ""))
            deal = await self._kept(deal)
        entrant = None if wish.practice else who
        seat = SeatWish(kind="me")
        table, seated = new_table(
            self._wish(deal, seat, wish.name),
            self.tables.watch,
            TableDeal(deal.secret, deal.id, not wish.practice, entrant),
        )
        table.facts.practice = wish.practice
        try:
            await self.tables.add(table, address)
        except Conflict as error:  # the same browser was faster, in another tab
            raise Refused("entered", say("refused-entered")) from error
        if not wish.practice:
            self._let_bots_play(deal, ())
        return seated

    async def state(self, deal: Deal, browser: str | None) -> dict[str, Any]:
        """A deal with its board, as a browser may see it."""
        who = None if browser is None else digest(browser)
        found = await self.store.deal_entries(deal.id)
        mine = next((each for each in found if each.who == who), None)
        people = [each for each in found if not each.who.startswith(BOT)]
        if people:
            self._let_bots_play(deal, found)
        is_open = self._is_open(deal, mine)
        (listed,) = await self._listed([deal])
        return listed | {
            "counts": self._counts(deal),
            "ends": None if deal.day is None else end_of(deal.day),
            **self._progress(deal, mine),
            "better_than": _better_than(mine, people),
            "board": [_entrant(deal, each, found, who, is_open) for each in found],
        }

    def _counts(self, deal: Deal) -> bool:
        """Whether a result would still come on the board."""
        return deal.day is None or deal.day == self.today

    def _is_open(self, deal: Deal, mine: DealEntry | None) -> bool:
        """Whether someone may see what the deal holds: their game is over, or the day is."""
        is_past = deal.day is not None and deal.day < self.today
        return is_past or (mine is not None and mine.ended is not None)

    async def _entry(self, deal: Deal, browser: str | None) -> DealEntry | None:
        return None if browser is None else await self.store.deal_entry(deal.id, digest(browser))

    def _progress(self, deal: Deal, mine: DealEntry | None) -> dict[str, Any]:
        """How far someone is with a deal."""
        return {
            "mine": None if mine is None else mine.table,
            "open": self._is_open(deal, mine),
        }

    async def _kept(self, deal: Deal) -> Deal:
        """The deal as the database has it: of a day, the first who plays it brings it there."""
        if await self.store.deal(deal.id) is None:
            with contextlib.suppress(Conflict):  # someone else was faster
                await self.store.make_deal(deal)
        return await self.find(deal.id)

    async def _listed(self, deals: Sequence[Deal]) -> list[dict[str, Any]]:
        played = await self.store.deals_played([each.id for each in deals])
        return [
            {
                "id": each.id,
                "kind": each.kind,
                "game": each.game,
                "day": each.day,
                "options": each.options,
                "bots": list(each.bots),
                "played": played.get(each.id, 0),
            }
            for each in deals
        ]

    def _wish(self, deal: Deal, first: SeatWish, name: str) -> NewTable:
        """A table for a deal."""
        game = find_game(deal.game)
        bots = [SeatWish(kind="bot", bot=each) for each in deal.bots]
        rules = Rules(newcomers=False, confirm=game.brief_turns)
        options = dict(deal.options)
        return NewTable(
            game=deal.game, options=options, seats=[first, *bots], name=name, rules=rules
        )

    def _let_bots_play(self, deal: Deal, found: Sequence[DealEntry]) -> None:
        """Let every level play the deal once, in the background, if it hasn't yet."""
        there = {each.who for each in found}
        missing = [each for each in self.settings.deal_bots if f"{BOT}{each}" not in there]
        if missing and deal.id not in self._asked:
            self._asked.add(deal.id)
            self.background.start(self._seat_bots(deal, missing))

    async def _seat_bots(self, deal: Deal, levels: Sequence[str]) -> None:
        try:
            for level in levels:
                if await self.store.deal_entry(deal.id, f"{BOT}{level}") is None:
                    wish = self._wish(deal, SeatWish(kind="bot", bot=level), level)
                    follows = TableDeal(deal.secret, deal.id, True, f"{BOT}{level}")
                    table, _ = new_table(wish, self.tables.watch, follows)
                    await self.tables.add(table, None)
        except Conflict:
            pass  # another process lets them play
        except (Refused, StoreError) as error:
            log.warning("could not let bots play deal %s: %s", deal.id, error)
        finally:
            self._asked.discard(deal.id)

    def _check_on(self, kind: str) -> None:
        is_on = self.settings.daily_deals if kind == DAILY else self.settings.shared_deals
        if not is_on:
            raise Refused("switched-off", say("refused-switched-off"), 404)


def opponents(players: int) -> tuple[str, ...]:
    """Who plays against the only person, if nobody chooses."""
    return tuple(OPPONENTS[seat % len(OPPONENTS)] for seat in range(players - 1))


def end_of(day: str) -> float:
    """When a day is over, in seconds since 1970."""
    midnight = datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)
    return midnight.timestamp()


def _day(text: str, today: str) -> str:
    """A date as it's asked for."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refused("no-deal", say("refused-deal-date", day=text, example=today), 404) from None


def _better_than(mine: DealEntry | None, people: Sequence[DealEntry]) -> float | None:
    """The share of the other people's results that are below one."""
    if mine is None or mine.score is None:
        return None
    others = [each.score for each in people if each.who != mine.who and each.score is not None]
    return sum(score < mine.score for score in others) / len(others) if others else None


def _better(all: Sequence[DealEntry], score: int) -> int:
    """How many results are better."""
    return sum(each.score is not None and each.score > score for each in all)


def _entrant(
    deal: Deal, entry: DealEntry, all: Sequence[DealEntry], who: str | None, is_open: bool
) -> dict[str, Any]:
    """A line of the board."""
    is_over = entry.ended is not None
    shown = is_over and (is_open or entry.who == who)
    return {
        "name": entry.name,
        "bot": entry.who.removeprefix(BOT) if entry.who.startswith(BOT) else None,
        "you": entry.who == who,
        "state": "playing" if not is_over else "left" if entry.score is None else "over",
        "score": entry.score,
        "place": None if entry.score is None else 1 + _better(all, entry.score),
        "ended": entry.ended,
        "table": entry.table if shown else None,
        "key": key_of(deal.secret, entry.table) if shown else None,
    }
