"""An analysis in words: what was played, what was better, what happened where the game turned."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hotelier.analysis.moves import line_events
from hotelier.analysis.shapes import Analysis, Report, Turning, Verdict
from hotelier.core.explain import Line
from hotelier.core.match import Match, open_match
from hotelier.core.record import Record
from hotelier.core.words import listed
from hotelier.messages import say, written
from hotelier.messages.message import Message, playing

LONGEST: Final = 8  # sentences of a turning point


@dataclass(frozen=True, slots=True)
class Move:
    """A move that cost something, in words."""

    verdict: Verdict
    taken: str
    better: str
    line: tuple[str, ...]  # how the better one would have gone on


@dataclass(frozen=True, slots=True)
class MoveMessages:
    """A move that cost something, as messages."""

    step: int
    taken: Message
    best: Message
    line: tuple[Line, ...]  # how the better one would have gone on


@dataclass(frozen=True, slots=True)
class Scene:
    """A turning point, in words."""

    turning: Turning
    title: str
    swings: tuple[str, ...]
    story: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """All that is told of a game, in the language that is spoken."""

    moves: dict[int, tuple[Move, ...]]  # by seat, the costliest first
    scenes: tuple[Scene, ...]


def told(record: Record, analysis: Analysis, data: str | Path | None = None) -> Told:
    """The words for an analysis of a record."""
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
    """What is said of every move that cost something, to whoever made it."""
    match = open_match(record)
    game = match.game
    wanted = {step for report in analysis.reports for step in report.costliest}
    found: list[MoveMessages] = []
    for step, text in enumerate(record.steps):
        if step in wanted:
            verdict = analysis.verdict(step)
            seat = verdict.seat
            said = {each.action: each.message for each in game.choices(match.state, seat)}
            events = line_events(game, match.view(seat), verdict.line)
            lines = (game.line(event, seat) for event in events)
            told = tuple(line for line in lines if line is not None)
            found.append(MoveMessages(step, said[verdict.taken], said[verdict.best], told))
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
    return Move(found, taken, best, tuple(game.story(events, match.seats)))


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


def cost_words(verdict: Verdict) -> str:
    """What a move cost, and how sure that is."""
    parts = [say("analysis-cost", points=round(verdict.loss, 1))]
    win = round((verdict.best_win - verdict.win) * 100)
    if win > 0:
        parts.append(say("analysis-cost-win", win=win))
    parts.append(say("analysis-sure", sure=sure_percent(verdict)))
    return " · ".join(parts)


def luck_percent(report: Report) -> str:
    """How much luck changed a seat's chance to win, with its sign."""
    return say("percent", n=written(report.luck * 100, signed=True))


def sure_percent(verdict: Verdict) -> int:
    """How sure a verdict is, in percent; nothing is ever quite sure."""
    return min(99, round(verdict.sure * 100))


def winners_words(analysis: Analysis) -> str:
    """Who won."""
    names = [analysis.seats[seat - 1] for seat in analysis.winners]
    return say("analysis-winner", names=listed(names))
