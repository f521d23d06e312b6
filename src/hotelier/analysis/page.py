"""An analysis as one self-contained HTML page: to keep, to print, to share."""

from collections.abc import Sequence
from html import escape

from hotelier.analysis.drawing import score_curve, source_columns, win_curve
from hotelier.analysis.shapes import Analysis
from hotelier.analysis.telling import (
    Move,
    Scene,
    Told,
    cost_words,
    curve_words,
    luck_points,
    why_words,
    winners_words,
)
from hotelier.core.game import find_game
from hotelier.core.words import percent
from hotelier.messages import say, written
from hotelier.reports import page as reports
from hotelier.reports.page import hue, legend, table


def page(found: Analysis, words: Told, language: str) -> str:
    """The whole page, in the current language."""
    title = say("analysis-title", game=find_game(found.game).title)
    again = say("analysis-repeat", seed=str(found.seed), rounds=found.effort.rounds)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="winner">{escape(winners_words(found))}</p>',
        _legend(found),
        _section("report", _reports(found)),
        _section("win", _scrolled(win_curve(found))),
        _section("score", _scrolled(score_curve(found))),
        _section("turning", _scenes(found, words.scenes)),
        _section("moves", _moves(found, words)),
        _section("sources", _sources(found)),
        reports.section(say("analysis-how-title"), f"{say('analysis-how')} {again}", ""),
    ]
    return reports.page(title, parts, language)


def _said(key: str, **facts: str | int | float) -> str:
    return escape(say(key, **facts))


def _section(name: str, body: str) -> str:
    return reports.section(say(f"analysis-{name}-title"), say(f"analysis-{name}-text"), body)


def _scrolled(drawing: str) -> str:
    return f'<div class="scroll wide">{drawing}</div>'


def _who(seat: int, name: str) -> str:
    return f'<span class="badge seat-{seat}">{seat}</span> {escape(name)}'


def _legend(found: Analysis) -> str:
    return legend(
        f'{_who(seat, name)} <strong class="score">{written(score)}</strong>'
        for seat, (name, score) in enumerate(zip(found.seats, found.scores, strict=True), start=1)
    )


def _reports(found: Analysis) -> str:
    columns = ("player", "decisions", "mean", "lost", "best", "luck")
    rows = [
        (
            _who(report.seat, found.seats[report.seat - 1]),
            str(report.decisions),
            escape(written(report.mean_loss, 2)),
            escape(written(report.lost, 1)),
            escape(percent(report.best)),
            escape(luck_points(report)),
        )
        for report in found.reports
    ]
    return table([say(f"analysis-report-{each}") for each in columns], rows)


def _place(found: Analysis, number: int, step: int) -> str:
    words = _said("analysis-move-place", round=number, step=found.stop(step))
    return f'<span class="place">{words}</span>'


def _scenes(found: Analysis, scenes: Sequence[Scene]) -> str:
    if not scenes:
        return f"<p>{_said('analysis-turning-none')}</p>"
    told = []
    for scene in scenes:
        swings = " · ".join(map(escape, scene.swings))
        story = "".join(f"<li>{escape(each.strip())}</li>" for each in scene.story)
        place = _place(found, scene.turning.round, scene.turning.step)
        told.append(
            f"<li><h3>{escape(scene.title)}</h3>{place} "
            f'<strong class="cost">{swings}</strong><ul class="story">{story}</ul></li>'
        )
    return f'<ol class="cards">{"".join(told)}</ol>'


def _moves(found: Analysis, words: Told) -> str:
    told = []
    for seat, name in enumerate(found.seats, start=1):
        told.append(f"<h3>{_who(seat, name)}</h3>")
        moves = "".join(_move(found, each) for each in words.moves[seat])
        none = f"<p>{_said('analysis-moves-none', name=name)}</p>"
        told.append(f'<ol class="cards">{moves}</ol>' if moves else none)
    return "".join(told)


def _move(found: Analysis, move: Move) -> str:
    rows = [
        f"<dt>{_said(key)}</dt><dd>{escape(text)}</dd>"
        for key, text in (("analysis-played", move.taken), ("analysis-better", move.better))
    ]
    rows.append(f"<dt>{_said('analysis-why-lost')}</dt><dd>{escape(why_words(move.why))}</dd>")
    if move.curve is not None:
        rows.append(f"<dt></dt><dd>{escape(curve_words(move.curve))}</dd>")
    if move.line:
        line = "<br>".join(escape(each.strip()) for each in move.line)
        rows.append(f"<dt>{_said('analysis-line')}</dt><dd>{line}</dd>")
    verdict = move.verdict
    cost = escape(cost_words(verdict))
    return (
        f'<li>{_place(found, verdict.round, verdict.step)} <strong class="cost">{cost}</strong>'
        f"<dl>{''.join(rows)}</dl></li>"
    )


def _sources(found: Analysis) -> str:
    names = list(found.tallies[-1].sources[0])
    keys = (
        f'<i class="key {hue(at)}"></i>{_said(f"source-{name}")}' for at, name in enumerate(names)
    )
    charts = "".join(
        f"<figure><figcaption>{_who(seat, name)}</figcaption>"
        f"{source_columns(found, seat - 1)}</figure>"
        for seat, name in enumerate(found.seats, start=1)
    )
    return f'{legend(keys)}<div class="charts">{charts}</div>'
