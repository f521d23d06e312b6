"""What a game's tests prove about its rules page: which rulings and sections they mention.

A ruling (`| O07 | …` in a table of the page) is proven by a test with its number in the name
(`test_o07_…`). A section (`## 3. …`) is cited by its sign and number, `§3`, in the docstring of a
test module or in a comment; with the word `notation` before it, it is one of the notation page.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

CITATION = re.compile(r"(notation )?§\d+a?(?:(?:, | and | to |; )§\d+a?)*")


def rulings(page: Path) -> list[str]:
    """The numbers of all rulings, in the order of the page."""
    text = page.read_text(encoding="utf-8")
    return re.findall(r"^\| ([A-Z]\d\d) \|", text, flags=re.MULTILINE)


def sections(page: Path) -> list[str]:
    """The numbers of all sections, in the order of the page."""
    return re.findall(r"^## (\d+a?)\. ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)


def tests_in(folder: Path) -> list[str]:
    """The names of all test functions below a folder."""
    return [
        node.name
        for source in _sources(folder)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def proven_rulings(folder: Path) -> set[str]:
    """The rulings in test names."""
    names = tests_in(folder)
    return {number.upper() for name in names for number in re.findall(r"_([a-z]\d\d)_", name)}


def cited_sections(folder: Path, notation: bool = False) -> set[str]:
    """The sections of the rules page, or of the notation page, that tests cite."""
    runs = (run for text in _remarks(folder) for run in CITATION.finditer(text))
    mine = (run[0] for run in runs if bool(run[1]) == notation)
    return {section for run in mine for section in re.findall(r"§(\d+a?)", run)}


def _sources(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("test_*.py")):
        yield path.read_text(encoding="utf-8")


def _remarks(folder: Path) -> Iterator[str]:
    """The docstrings of modules, and comments."""
    for source in _sources(folder):
        yield ast.get_docstring(ast.parse(source)) or ""
        for token in tokenize.generate_tokens(io.StringIO(source).readline):
            if token.type == tokenize.COMMENT:
                yield token.string
