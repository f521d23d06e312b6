"""The results as a table for spreadsheets and data frames: a row for each seat of each game."""

import csv
import io
from collections.abc import Sequence

from hotelier.arena.results import GameResult

COLUMNS = (
    "game",
    "deal",
    "seating",
    "seat",
    "bot",
    "score",
    "rank",
    "win_share",
    "decisions",
    "seconds",
    "worst_seconds",
    "over_budget",
)


def as_csv(results: Sequence[GameResult]) -> str:
    """The table as CSV; points by source are the last columns."""
    sources = list(dict.fromkeys(name for game in results for name in game.seats[0].sources))
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*COLUMNS, *(f"points_{name.replace(' ', '_')}" for name in sources)])
    for game in results:
        for number, seat in enumerate(game.seats, start=1):
            writer.writerow(
                [
                    game.number,
                    game.deal,
                    " ".join(game.seating),
                    number,
                    seat.bot,
                    seat.score,
                    seat.rank,
                    round(seat.share, 6),
                    seat.decisions,
                    seat.seconds,
                    seat.worst,
                    seat.late,
                    *(seat.sources.get(name, 0) for name in sources),
                ]
            )
    return text.getvalue()
