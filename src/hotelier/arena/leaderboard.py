"""The leaderboard: one page for the results of many contests.

Contests with the same game, rules, data and options share a table, no matter which bots played. A
bot is known by its name. Deals of different seeds are different deals. A game that's in two
directories counts once.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

from hotelier.arena.folder import read_contest
from hotelier.arena.ratings import Rating, rated, wanted
from hotelier.arena.report import SURE, interval, percent, reach
from hotelier.arena.results import GameResult
from hotelier.arena.standings import BotRow, Standings, count
from hotelier.core.errors import HotelierError, OptionError
from hotelier.core.game import find_game, games
from hotelier.reports.axis import axis
from hotelier.reports.page import page, section, table
from hotelier.reports.strips import Bar, dots

NOT_OPTIONS = ("game", "rules", "data", "bots", "games", "seed", "records")


@dataclass(frozen=True)
class Terms:
    """What games must have in common to be compared."""

    game: str
    rules: str
    data: str | None
    options: tuple[tuple[str, Any], ...]

    @property
    def title(self) -> str:
        """The title of the game, or its name if it isn't installed here."""
        return find_game(self.game).title if self.game in games() else self.game

    @property
    def words(self) -> str:
        """Options and rules in one line."""
        told = [f"{name} {value}" for name, value in self.options]
        told.append(f"rules {self.rules}")
        return ", ".join(told if self.data is None else [*told, f"own data {self.data[:8]}"])


@dataclass(frozen=True)
class Field:
    """Games that can be compared."""

    terms: Terms
    results: tuple[GameResult, ...]


def gather(directories: Iterable[Path]) -> list[Field]:
    """The games of all contests, grouped by what can be compared."""
    fields: dict[Terms, dict[tuple[Any, ...], GameResult]] = {}
    for directory in directories:
        asked, results = read_contest(directory)
        try:
            options = {name: value for name, value in asked.items() if name not in NOT_OPTIONS}
            key = Terms(asked["game"], asked["rules"], asked["data"], tuple(options.items()))
            seed = int(asked["seed"])
            there = fields.setdefault(key, {})
        except (KeyError, TypeError, ValueError) as error:
            raise HotelierError(f"{directory} doesn’t describe a contest: {error}") from error
        for game in results:
            there.setdefault((seed, game.deal, game.seating), game)
    found = [Field(key, _renumbered(results)) for key, results in fields.items() if results]
    if not found:
        raise OptionError("there are no finished games in these directories")
    return sorted(found, key=lambda field: (field.terms.title, field.terms.words))


def _renumbered(results: Mapping[tuple[Any, ...], GameResult]) -> tuple[GameResult, ...]:
    """Renumber games and deals, so that no two share a number."""
    deals: dict[tuple[int, int], int] = {}
    return tuple(
        replace(game, number=number, deal=deals.setdefault((seed, deal), len(deals) + 1))
        for number, ((seed, deal, _), game) in enumerate(results.items(), start=1)
    )


def leaderboard(fields: Sequence[Field], title: str = "Leaderboard") -> str:
    """The page."""
    header = f"<header><h1>{escape(title)}</h1></header>"
    footer = (
        "<footer><p>Made by hotelier leaderboard. Intervals hold the true value in 95 of 100 such "
        "contests. Win rates depend on whom a bot has met; ratings take that into account.</p>"
        "</footer>"
    )
    return page(title, [header, *(_field(field) for field in fields), footer])


def _field(field: Field) -> str:
    names = sorted({bot for game in field.results for bot in game.seating})
    standings = count(names, field.results)
    ratings = rated(field.results) if wanted(names, field.results) else None
    ranked = sorted(standings.bots, key=lambda bot: _strength(bot, ratings), reverse=True)
    deals = len({game.deal for game in field.results})
    words = f"{field.terms.words}. {len(field.results):,} games, {deals:,} deals."
    return section(
        field.terms.title, words, _plot(ranked, ratings) + _table(ranked, ratings)
    ) + _cross(ranked, standings)


def _strength(bot: BotRow, ratings: Mapping[str, Rating] | None) -> float:
    return bot.rate.value if ratings is None else ratings[bot.name].mu


def _plot(ranked: Sequence[BotRow], ratings: Mapping[str, Rating] | None) -> str:
    if ratings is None:
        bars = [
            Bar(bot.name, bot.rate.value, bot.rate.low, bot.rate.high, percent(bot.rate.value))
            for bot in ranked
        ]
        return dots(bars, axis(0, 1, lambda mark: f"{100 * mark:.0f} %"))
    bars = []
    for bot in ranked:
        found = ratings[bot.name]
        off = SURE * found.sigma
        shown = f"{found.mu:.1f} ± {off:.1f}"
        bars.append(Bar(bot.name, found.mu, found.mu - off, found.mu + off, shown))
    return dots(bars, axis(min(bar.low for bar in bars), max(bar.high for bar in bars)))


def _table(ranked: Sequence[BotRow], ratings: Mapping[str, Rating] | None) -> str:
    head = ["bot", "place", "rating", "games", "win rate", "95 %", "score", "s/decision"]
    rows: list[list[str]] = []
    for place, bot in enumerate(ranked, start=1):
        rating = "" if ratings is None else f"{ratings[bot.name].mu:.1f}"
        rows.append(
            [
                escape(bot.name),
                str(place),
                rating,
                f"{bot.games:,}",
                percent(bot.rate.value),
                interval(bot.rate),
                f"{bot.score.value:.1f} {reach(bot.score)}",
                f"{bot.seconds:.4f}",
            ]
        )
    return table(head, rows)


def _cross(ranked: Sequence[BotRow], standings: Standings) -> str:
    """The cross table: how often the row's bot finished ahead of the column's."""
    shares: dict[tuple[str, str], float] = {}
    for pair in standings.pairs:
        shares[pair.a, pair.b] = pair.rate.value
        shares[pair.b, pair.a] = 1 - pair.rate.value
    if not shares:
        return ""
    rows = [
        [
            escape(own.name),
            *(
                percent(shares[own.name, other.name]) if (own.name, other.name) in shares else "–"
                for other in ranked
            ),
        ]
        for own in ranked
    ]
    words = "How often the bot of the row ended ahead of that of the column."
    return section("Each against each", words, table(["", *(b.name for b in ranked)], rows))
