"""An analysis in words: what was played, what was better, what happened at the turning points."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hotelier.analysis.moves import line_events
from hotelier.analysis.shapes import Analysis, Report, Turning, Verdict
from hotelier.core.explain import Choice, Line
from hotelier.core.match import Match, open_match
from hotelier.core.record import Record
from hotelier.core.words import listed, source_words
from hotelier.messages import say, written
from hotelier.messages.message import playing

LONGEST: Final = 8  # sentences per turning point
SMALL: Final = 0.2  # points below which a source isn't worth mentioning
WRITTEN: Final = 0.05  # points that are seen once they are rounded
TELLING: Final = 5  # sources that are mentioned; the others are summed up
ANOTHER: Final = 0.1  # minimum difference between curve and verdict to mention the curve


@dataclass(frozen=True, slots=True)
class Why:
    """Points that a move cost, by where they come from."""

    source: str
    points: float


@dataclass(frozen=True, slots=True)
class Move:
    """A costly move, in words."""

    verdict: Verdict
    taken: str
    better: str
    line: tuple[str, ...]  # how the better one would have continued
    why: tuple[Why, ...]
    curve: float | None  # see curve_of


@dataclass(frozen=True, slots=True)
class MoveMessages:
    """A costly move, as messages, with the parts of the table it's about."""

    step: int
    taken: Choice
    best: Choice
    line: tuple[Line, ...]  # how the better one would have continued
    why: tuple[Why, ...]
    curve: float | None  # see curve_of


@dataclass(frozen=True, slots=True)
class Scene:
    """A turning point, in words."""

    turning: Turning
    title: str
    swings: tuple[str, ...]
    story: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """All texts about a game, in the current language."""

    moves: dict[int, tuple[Move, ...]]  # by seat, costliest first
    scenes: tuple[Scene, ...]


def told(record: Record, analysis: Analysis, data: str | Path | None = None) -> Told:
    """The texts for an analysis of a record."""
    match = open_match(record, data=data)
    wanted = {step: report for report in analysis.reports for step in report.costliest}
    moves: dict[int, Move] = {}
    for step, text in enumerate(record.steps):
        if step in wanted:
            moves[step] = _move(match, analysis, step)
        match.follow(text)
    scenes = tuple(_scene(match, each) for each in analysis.turnings)
    return Told({each.seat: _of(each, moves) for each in analysis.reports}, scenes)


def move_messages(record: Record, analysis: Analysis) -> list[MoveMessages]:
    """The messages about every costly move, for the player who made it."""
    match = open_match(record)
    game = match.game
    wanted = {step for report in analysis.reports for step in report.costliest}
    found: list[MoveMessages] = []
    for step, text in enumerate(record.steps):
        if step in wanted:
            verdict = analysis.verdict(step)
            seat = verdict.seat
            said = {each.action: each for each in game.choices(match.state, seat)}
            events = line_events(game, match.view(seat), verdict.line)
            lines = (game.line(event, seat) for event in events)
            told = tuple(line for line in lines if line is not None)
            taken, best = said[verdict.taken], said[verdict.best]
            curve = curve_of(analysis, verdict)
            found.append(MoveMessages(step, taken, best, told, why_of(verdict), curve))
        match.follow(text)
    return found


def _of(report: Report, moves: dict[int, Move]) -> tuple[Move, ...]:
    return tuple(moves[step] for step in report.costliest)


def _move(match: Match, analysis: Analysis, step: int) -> Move:
    found = analysis.verdict(step)
    view = match.view(found.seat)
    game = match.game
    events = line_events(game, view, found.line)
    with playing(match.seats):
        taken, best = game.meaning(view, found.taken), game.meaning(view, found.best)
    line = tuple(game.story(events, match.seats))
    return Move(found, taken, best, line, why_of(found), curve_of(analysis, found))


def why_of(verdict: Verdict) -> tuple[Why, ...]:
    """Which sources the lost points would have come from, most first."""
    return whys(verdict.why)


def whys(points_by: Mapping[str, float], loss: float | None = None) -> tuple[Why, ...]:
    """Points by source, most first; small ones count as the rest.

    As they are written, rounded, they add up to the loss, if it's given.
    """
    found = [Why(source, points) for source, points in points_by.items() if abs(points) >= SMALL]
    found = sorted(found, key=lambda each: -abs(each.points))[:TELLING]
    found.sort(key=lambda each: -each.points)
    if loss is None:
        rest, least = sum(points_by.values()) - sum(each.points for each in found), SMALL
    else:
        rest, least = round(loss, 1) - sum(round(each.points, 1) for each in found), WRITTEN
    return (*found, Why("rest", rest)) if abs(rest) >= least else tuple(found)


def curve_of(analysis: Analysis, verdict: Verdict) -> float | None:
    """How the curve of its seat changed around a move, if that tells a different story.

    The curve knows all hands, and a whole turn lies between two of its points.
    """
    after = next(each for each in analysis.points if each.step > verdict.step)
    before = next(each for each in reversed(analysis.points) if each.step <= verdict.step)
    swing = after.win[verdict.seat - 1] - before.win[verdict.seat - 1]
    cost = verdict.win - verdict.best_win
    return swing if abs(swing - cost) >= ANOTHER else None


def _scene(match: Match, turning: Turning) -> Scene:
    events = [e for step, e in match.happened() if turning.step < step <= turning.end]
    swings = [
        say(
            "analysis-gain" if swing > 0 else "analysis-drop",
            name=name,
            win=round(abs(swing) * 100),
        )
        for name, swing in zip(match.seats, turning.swing, strict=True)
        if round(abs(swing) * 100)
    ]
    story = match.game.story(events, match.seats)
    if len(story) > LONGEST:
        story[LONGEST - 1 :] = ["…"]
    return Scene(turning, title_of(turning, match.seats), tuple(swings), tuple(story))


def title_of(turning: Turning, names: tuple[str, ...]) -> str:
    """What turned the game, in a few words."""
    if turning.seat == 0:
        return say("analysis-cause-luck")
    name, other = names[turning.seat - 1], names[turning.most - 1]
    return say(f"analysis-cause-{turning.cause}", name=name, other=other)


def why_words(why: tuple[Why, ...]) -> str:
    """Which sources the lost points would have come from, in words."""
    return " · ".join(source_words(each.source, each.points, 1) for each in why)


def curve_words(swing: float) -> str:
    """What the curve says about a move."""
    return say("analysis-curve-says", win=written(swing * 100, signed=True))


def cost_words(verdict: Verdict) -> str:
    """What a move cost, and how sure that is."""
    parts = [say("analysis-cost", points=round(verdict.loss, 1))]
    win = round((verdict.best_win - verdict.win) * 100)
    if win > 0:
        parts.append(say("analysis-cost-win", win=win))
    parts.append(say("analysis-sure", sure=sure_percent(verdict)))
    return " · ".join(parts)


def luck_points(report: Report) -> str:
    """How much luck changed a seat's chance to win, in signed percentage points."""
    return say("analysis-luck-points", n=written(report.luck * 100, signed=True))


def sure_percent(verdict: Verdict) -> int:
    """How sure a verdict is, in percent; never quite 100."""
    return min(99, round(verdict.sure * 100))


def winners_words(analysis: Analysis) -> str:
    """Who won."""
    names = [analysis.seats[seat - 1] for seat in analysis.winners]
    return say("analysis-winner", names=listed(names))
