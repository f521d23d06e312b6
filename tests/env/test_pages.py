"""The pages about environments are correct: tables as declared, examples that run."""

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import hotelier
from env.pages import PAGES, REPEATED, page_of, with_sizes, with_table
from hotelier.core.game import find_game

every_page = pytest.mark.parametrize("page", sorted(PAGES.glob("*.md")), ids=lambda page: page.stem)


@pytest.mark.parametrize("game", hotelier.games())
def test_the_table_of_an_observation_is_its_declaration(game: str) -> None:
    text = page_of(game).read_text(encoding="utf-8")
    assert with_table(text, find_game(game).encoder().layout) == text


@pytest.mark.parametrize("game", hotelier.games())
def test_parts_that_come_again_are_alike(game: str) -> None:
    """So the table needn't list them again."""
    layout = find_game(game).encoder().layout
    parts = {part.name: part for part in layout.parts}
    left_out = [part for part in layout.parts if REPEATED.match(part.name)]
    assert left_out
    for part in left_out:
        own = re.sub(r"^hotel\d", "hotel1", re.sub(r"^opponent\d", "own", part.name))
        assert part == replace(parts[own], name=part.name)
        start = layout.places[part.name.split(".")[0] + ".present"]
        there = layout.places[own] - layout.places[own.split(".")[0] + ".present"]
        assert layout.places[part.name] == start + there


@pytest.mark.parametrize("page", ["pettingzoo", "gymnasium", "open_spiel"])
def test_a_page_has_the_sizes_of_the_spaces(page: str) -> None:
    text = (PAGES / f"{page}.md").read_text(encoding="utf-8")
    for game in map(find_game, hotelier.games()):
        assert f"[{game.encoder().layout.size:,}](observation-{game.name}.md)" in text
        assert re.search(rf"\b{len(game.actions)}\)?`? \(`{game.name}`\)", text)


@every_page
def test_the_sizes_on_a_page_are_those_of_today(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert with_sizes(text) == text


@every_page
def test_the_examples_of_a_page_run_one_after_another(page: Path) -> None:
    shown: dict[str, object] = {}
    for example in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
        exec(compile(example, page.name, "exec"), shown)


@every_page
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / link).exists(), link


def test_what_learners_need_is_not_loaded_by_the_others() -> None:
    program = (
        "import sys, hotelier, hotelier.cli; "
        "print({'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "set()\n"
