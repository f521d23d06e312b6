"""The page of every report: a head, sections, tables; light or dark like the reader's system."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Final

STYLE: Final = "data/report.css"


def page(title: str, parts: Iterable[str], language: str = "en") -> str:
    """A complete, self-contained HTML page."""
    style = (files(__package__) / STYLE).read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, words: str, inside: str) -> str:
    """A section of the page with its heading and a sentence about it."""
    told = f'<p class="soft">{escape(words)}</p>' if words else ""
    return f"<section><h2>{escape(title)}</h2>{told}{inside}</section>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]], texts: int = 1) -> str:
    """A table whose first columns are text and the others numbers; the cells are HTML."""

    def line(cells: Sequence[str], tag: str) -> str:
        kinds = ["text" if n < texts else "number" for n in range(len(cells))]
        inside = (
            f'<{tag} class="{kind}">{cell}</{tag}>' for cell, kind in zip(cells, kinds, strict=True)
        )
        return f"<tr>{''.join(inside)}</tr>"

    body = "".join(line(row, "td") for row in rows)
    top = line([escape(cell) for cell in head], "th")
    return f'<div class="scroll"><table><thead>{top}</thead><tbody>{body}</tbody></table></div>'


def legend(items: Iterable[str]) -> str:
    """What the colours of a plot mean; the items are HTML."""
    return f'<ul class="legend">{"".join(f"<li>{each}</li>" for each in items)}</ul>'


def hue(number: int) -> str:
    """The colour class of part `number` of a stack, from 0."""
    return f"hue-{number % 8 + 1}"
