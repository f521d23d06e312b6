"""Writes the tables of the pages about observations, and all sizes, from the games' declarations.

PYTHONPATH=src python tests/env/pages.py
"""

import re
from pathlib import Path

import hotelier
from hotelier.core.game import find_game
from hotelier.core.observation import Layout, Part

PAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "env"
MARKED = re.compile(r"(?s)(<!-- parts: tests/env/pages.py -->\n\n).*?(\n\n<!-- end of parts -->)")
# What repeats: every opponent is like your own seat, every hotel like the first
REPEATED = re.compile(r"(opponent[1-3]|hotel[2-4])\.")


def page_of(game: str) -> Path:
    """Where a game's observation is described."""
    return PAGES / f"observation-{game}.md"


def with_table(text: str, layout: Layout) -> str:
    """A page with the table of this layout in its marked place."""
    written, found = MARKED.subn(lambda there: f"{there[1]}{table(layout)}{there[2]}", text)
    assert found == 1, "the page has no marked place for the table"
    return written


def with_sizes(text: str) -> str:
    """A page with the sizes of every game's spaces."""
    for game in map(find_game, hotelier.games()):
        size, actions = f"{game.encoder().layout.size:,}", len(game.actions)
        text = re.sub(rf"\[[\d,]+\](?=\(observation-{game.name}\.md\))", f"[{size}]", text)
        text = re.sub(rf"\b\d+(?=\)?`?[^|\d(]*\(`{game.name}`\))", str(actions), text)
    return text


def table(layout: Layout) -> str:
    """All parts; for things that repeat only the first, and where the next ones start."""
    lines = [
        f"A row has {layout.size:,} numbers.",
        "",
        "| part | from | shape | range | unit | meaning |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    first, last = own_parts(layout)
    again: list[str] = []
    for part in layout.parts:
        repeated = REPEATED.match(part.name)
        if repeated is None:
            lines.append(line(layout, part))
        elif part.name.endswith(".present"):
            like = "`hotel1`" if part.name.startswith("hotel") else f"`{first}` to `{last}`"
            again.append(f"- `{repeated[1]}` from {layout.places[part.name]}: as {like}")
    return "\n".join([*lines, "", "The same parts come again, in the same order:", "", *again])


def own_parts(layout: Layout) -> tuple[str, str]:
    """The first and the last part of your own seat that the opponents have, too."""
    names = [part.name for part in layout.parts]
    return names[0], names[names.index("opponent1.present") - 1]


def line(layout: Layout, part: Part) -> str:
    """One part."""
    cells = (
        f"`{part.name}`",
        layout.places[part.name],
        " × ".join(str(length) for length in part.shape),
        f"{part.low:g} to {part.high:g}",
        f"{part.unit:g}",
        part.words,
    )
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def main() -> None:
    for game in hotelier.games():
        text = page_of(game).read_text(encoding="utf-8")
        layout = find_game(game).encoder().layout
        page_of(game).write_text(with_table(text, layout), encoding="utf-8")
    for page in PAGES.glob("*.md"):
        page.write_text(with_sizes(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
