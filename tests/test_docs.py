"""The Python examples on the pages for researchers run as they are, one after another."""

import re
from pathlib import Path

import pytest

from cli.commands import call

DOCS = Path(__file__).resolve().parent.parent / "docs"


def run_examples(page: str) -> None:
    text = (DOCS / page).read_text(encoding="utf-8")
    shown: dict[str, object] = {"__name__": "example"}
    examples = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert examples
    for example in examples:
        exec(compile(example, page, "exec"), shown)


@pytest.mark.parametrize("page", ["arena.md", "research.md", "env/open_spiel.md"])
def test_the_examples_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    run_examples(page)


def test_the_example_of_the_data_set_reads_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    small = ("--rounds", 1, "--games", 1, "--visits", 2, "--jobs", 1)
    assert call("dataset", "austria", *small, "--out", "austria.parquet").code == 0
    run_examples("dataset.md")
