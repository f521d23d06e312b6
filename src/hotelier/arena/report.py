"""The report of a contest: one self-contained HTML page."""

import math
import shlex
from collections.abc import Mapping, Sequence
from html import escape

from hotelier.arena.intervals import Estimate
from hotelier.arena.playing import Contest
from hotelier.arena.ratings import Rating
from hotelier.arena.results import GameResult
from hotelier.arena.standings import BotRow, PairRow, Standings, seats_of
from hotelier.core.game import AnyGame
from hotelier.reports.axis import axis
from hotelier.reports.page import page, section, table
from hotelier.reports.strips import Bar, dots, humps, stacks

SURE = 2  # sigmas of a rating's error bar: about 95 %


def command(contest: Contest, game: AnyGame) -> str:
    """The command line that reproduces these games."""
    words = ["hotelier", "arena", contest.game, "--bots", ",".join(contest.bots)]
    words += ["--games", str(contest.games)]
    for option in game.options:
        value = contest.options[option.name]
        if option.name == "players" or value != option.usual:
            words += [f"--{option.name}", str(value)]
    for option in game.research:
        if option.name in contest.options:
            words += [f"--{option.name}", str(contest.options[option.name])]
    if contest.data is not None:
        words += ["--data", str(contest.data)]
    return shlex.join([*words, "--seed", str(contest.seed)])


def report(
    contest: Contest,
    game: AnyGame,
    standings: Standings,
    ratings: Mapping[str, Rating] | None,
    results: Sequence[GameResult],
) -> str:
    """The page."""
    values = ", ".join(f"{name} {value}" for name, value in contest.options.items())
    ranked = sorted(standings.bots, key=lambda bot: -bot.rate.value)
    parts = [_strength(ranked, ratings, contest.options["players"])]
    parts += [_scores(ranked, results), _sources(ranked, results), _bots(ranked, ratings)]
    if standings.pairs:
        parts.append(_pairs(standings.pairs))
    parts.append(_thinking(ranked))
    header = (
        f"<header><h1>{escape(game.title)}</h1>"
        f"<p>{escape(values)}</p><p>{extent(contest, results)}</p></header>"
    )
    footer = (
        f"<footer><p>Made by</p><pre>{escape(command(contest, game))}</pre>"
        "<p>Every deal is played once with each rotation of the bots over the seats, with the same "
        "luck. Intervals hold the true value in 95 of 100 such contests; the deal, not the game, "
        "is what they count.</p></footer>"
    )
    return page(f"{game.title}: {', '.join(contest.bots)}", [header, *parts, footer])


def extent(contest: Contest, results: Sequence[GameResult]) -> str:
    """How much was played: `400 games, 200 deals, seed 7`."""
    asked = {(fixture.deal, fixture.seating) for fixture in contest.fixtures()}
    total = len(asked | {(result.deal, result.seating) for result in results})
    deals = len({result.deal for result in results})
    part = "" if len(results) == total else f"{len(results):,} of "
    games = f"{part}{total:,} game{'' if total == 1 else 's'}"
    return f"{games}, {deals:,} deal{'' if deals == 1 else 's'}, seed {contest.seed}"


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def reach(found: Estimate) -> str:
    """How far off a mean may be."""
    off = found.high - found.value
    return f"± {off:.1f}" if math.isfinite(off) else "± ?"


def interval(found: Estimate) -> str:
    """The interval of a rate, in percent."""
    return f"{100 * found.low:.1f} – {100 * found.high:.1f}"


def time_of(seconds: float) -> str:
    """Seconds, rounded sensibly."""
    return f"{seconds:.4f}" if seconds >= 0.0001 else "< 0.0001"


def _score(bot: BotRow) -> str:
    return f"{bot.score.value:.1f} {reach(bot.score)}"


def _strength(ranked: Sequence[BotRow], ratings: Mapping[str, Rating] | None, players: int) -> str:
    fair = 1 / players
    bars = [
        Bar(bot.name, bot.rate.value, bot.rate.low, bot.rate.high, percent(bot.rate.value))
        for bot in ranked
    ]
    scale = axis(0, 1, lambda mark: f"{100 * mark:.0f} %")
    drawn = section(
        "Win rate",
        "The share of games won, a shared win counting as a share. The dashed line is what bots of "
        "equal strength would win.",
        dots(bars, scale, fair),
    )
    if ratings is None:
        return drawn
    rows = [
        Bar(
            bot.name,
            found.mu,
            found.mu - SURE * found.sigma,
            found.mu + SURE * found.sigma,
            f"{found.mu:.1f} ± {SURE * found.sigma:.1f}",
        )
        for bot in sorted(ranked, key=lambda bot: -ratings[bot.name].mu)
        for found in [ratings[bot.name]]
    ]
    scale = axis(min(row.low for row in rows), max(row.high for row in rows))
    words = "OpenSkill (Plackett–Luce), starting at 25; the bars show two sigma to each side."
    return section("Rating", words, dots(rows, scale)) + drawn


def _scores(ranked: Sequence[BotRow], results: Sequence[GameResult]) -> str:
    scores = {bot.name: [seat.score for _, seat in seats_of(bot.name, results)] for bot in ranked}
    shown = {bot.name: _score(bot) for bot in ranked}
    words = (
        "How often each score was reached; the line is the median, the number the mean. "
        "Every curve is drawn to the same height."
    )
    return section("Scores", words, humps(scores, shown))


def _sources(ranked: Sequence[BotRow], results: Sequence[GameResult]) -> str:
    parts: dict[str, dict[str, float]] = {}
    for bot in ranked:
        seats = [seat for _, seat in seats_of(bot.name, results)]
        names = dict.fromkeys(name for seat in seats for name in seat.sources)
        parts[bot.name] = {
            name: sum(seat.sources.get(name, 0) for seat in seats) / len(seats) for name in names
        }
    words = "The mean score of a game, by what gave the points."
    return section(
        "Where points come from",
        words,
        stacks(parts, {bot.name: f"{bot.score.value:.1f}" for bot in ranked}),
    )


def _bots(ranked: Sequence[BotRow], ratings: Mapping[str, Rating] | None) -> str:
    head = ["bot", "games", "wins", "win rate", "95 %", "score"]
    rows: list[list[str]] = []
    for bot in ranked:
        row = [bot.name, f"{bot.games:,}", f"{bot.wins:,.1f}", percent(bot.rate.value)]
        row += [interval(bot.rate), _score(bot)]
        if ratings is not None:
            found = ratings[bot.name]
            row += [f"{found.mu:.2f}", f"{found.sigma:.2f}", f"{found.ordinal:.2f}"]
        rows.append(row)
    if ratings is not None:
        head += ["mu", "sigma", "ordinal"]
    words = "What the plots show, in numbers. A game in which a bot has two seats counts twice."
    return section("All results", words, _table(head, rows))


def _thinking(ranked: Sequence[BotRow]) -> str:
    head = ["bot", "decisions", "mean", "longest", "over budget"]
    rows = [
        [
            bot.name,
            f"{bot.decisions:,}",
            time_of(bot.seconds),
            time_of(bot.worst),
            f"{bot.late:,}",
        ]
        for bot in ranked
    ]
    words = "Seconds of thinking per decision, and how many decisions went over the limit."
    return section("Thinking", words, _table(head, rows))


def _pairs(pairs: Sequence[PairRow]) -> str:
    head = ["", "against", "games", "won", "rate", "95 %"]
    rows = [
        [
            pair.a,
            pair.b,
            f"{pair.games:,}",
            f"{pair.wins:,g}",
            percent(pair.rate.value),
            interval(pair.rate),
        ]
        for pair in pairs
    ]
    words = "How often the first finished ahead of the second; a tie counts half."
    return section("Head to head", words, _table(head, rows, texts=2))


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], texts: int = 1) -> str:
    return table(head, [[escape(cell) for cell in row] for row in rows], texts)
