"""An analysis as one page of HTML that needs nothing else: to keep, to print, to send on."""

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from hotelier.analysis.drawing import HUES, score_curve, source_bars, win_curve
from hotelier.analysis.shapes import Analysis
from hotelier.analysis.telling import Move, Scene, Told, cost_words, luck_percent, winners_words
from hotelier.core.game import find_game
from hotelier.core.words import percent
from hotelier.messages import say, written

STYLE: Final = "data/page.css"


def page(found: Analysis, words: Told, language: str) -> str:
    """The whole page, in the language that is spoken."""
    title = say("analysis-title", game=find_game(found.game).title)
    style = (files(__package__) / STYLE).read_text(encoding="utf-8")
    how = say("analysis-how", seed=str(found.seed), rounds=found.effort.rounds)
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
        f"<section><h2>{_said('analysis-how-title')}</h2><p>{escape(how)}</p></section>",
    ]
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _said(key: str, **facts: str | int | float) -> str:
    return escape(say(key, **facts))


def _section(name: str, body: str) -> str:
    head = f"<h2>{_said(f'analysis-{name}-title')}</h2>"
    text = f'<p class="soft">{_said(f"analysis-{name}-text")}</p>'
    return f"<section>{head}{text}{body}</section>"


def _scrolled(drawing: str) -> str:
    return f'<div class="scroll wide">{drawing}</div>'


def _who(seat: int, name: str) -> str:
    return f'<span class="badge seat-{seat}">{seat}</span> {escape(name)}'


def _legend(found: Analysis) -> str:
    rows = [
        f'<li>{_who(seat, name)} <strong class="score">{written(score)}</strong></li>'
        for seat, (name, score) in enumerate(zip(found.seats, found.scores, strict=True), start=1)
    ]
    return f'<ul class="legend">{"".join(rows)}</ul>'


def _reports(found: Analysis) -> str:
    columns = ("player", "decisions", "mean", "lost", "best", "luck")
    head = "".join(f'<th scope="col">{_said(f"analysis-report-{each}")}</th>' for each in columns)
    rows = []
    for report in found.reports:
        cells = (
            str(report.decisions),
            written(report.mean_loss, 2),
            written(report.lost, 1),
            percent(report.best),
            luck_percent(report),
        )
        who = _who(report.seat, found.seats[report.seat - 1])
        told = "".join(f"<td>{escape(each)}</td>" for each in cells)
        rows.append(f'<tr><th scope="row">{who}</th>{told}</tr>')
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


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
    keys = "".join(
        f'<li><span class="key hue-{at % HUES + 1}"></span>{_said(f"source-{name}")}</li>'
        for at, name in enumerate(names)
    )
    charts = "".join(
        f"<figure><figcaption>{_who(seat, name)}</figcaption>"
        f"{source_bars(found, seat - 1)}</figure>"
        for seat, name in enumerate(found.seats, start=1)
    )
    return f'<ul class="legend">{keys}</ul><div class="charts">{charts}</div>'
