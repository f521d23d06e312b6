"""Analysis of a finished game: what every move was worth, and where the game turned."""

from hotelier.analysis.engine import Work, analyse
from hotelier.analysis.shapes import (
    FORMAT,
    Analysis,
    Effort,
    Point,
    Report,
    Tally,
    Turning,
    Verdict,
    read_analysis,
)

__all__ = [
    "FORMAT",
    "Analysis",
    "Effort",
    "Point",
    "Report",
    "Tally",
    "Turning",
    "Verdict",
    "Work",
    "analyse",
    "read_analysis",
]
