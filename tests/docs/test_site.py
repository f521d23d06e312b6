"""The documentation site: every page is in it, no link is broken, and it lists the whole API."""

import ast
import doctest
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import hotelier
from hotelier.learn.dataset import COLUMNS

ROOT = Path(__file__).resolve().parent.parent.parent
API = (ROOT / "docs/api.md").read_text(encoding="utf-8")
WRITTEN = re.compile(r"```python\n(.*?)```", re.DOTALL)


def load_site() -> ModuleType:
    spec = spec_from_file_location("docs_site", ROOT / "packaging/docs_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SITE = load_site()


def test_every_page_is_in_the_nav_once() -> None:
    beside = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "bench/README.md")
    there = [path.relative_to(ROOT) for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(SITE.pages()) == sorted([*there, *map(Path, beside)])


@pytest.mark.parametrize("page", SITE.pages(), ids=str)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    for target in SITE.links(page):
        assert (ROOT / target).exists(), target


@pytest.mark.parametrize("page", SITE.pages(), ids=str)
def test_only_links_to_folders_change_on_the_site(page: Path) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    folders = sum((ROOT / target).is_dir() for target in SITE.links(page))
    assert text.count("](") - SITE.staged(page).count("](") == folders


def test_the_reference_lists_what_the_package_exports() -> None:
    listed = re.findall(r"^::: hotelier\.(\w+)$", API, re.MULTILINE)
    assert len(listed) == len(set(listed))
    assert set(listed) == set(hotelier.__all__)
    assert all(hasattr(hotelier, name) for name in listed)


def test_what_the_package_exports_says_what_it_is() -> None:
    """Read from the source, since compiled classes may lack docstrings."""
    found: dict[str, str | None] = {}
    for name in set(hotelier.__all__) - {"compiled"}:
        path = ROOT / "src" / getattr(hotelier, name).__module__.replace(".", "/")
        source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for node in ast.parse(source.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
                found[name] = ast.get_docstring(node)
    assert set(found) == set(hotelier.__all__) - {"compiled"}
    assert all(found.values())
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(verbose=False)
    examples = 0
    for name, words in found.items():
        test = parser.get_doctest(words or "", {}, name, None, None)
        examples += bool(test.examples)
        assert runner.run(test).failed == 0, name
    assert examples >= 12


def test_what_takes_long_to_import_is_imported_when_it_is_used() -> None:
    program = (
        "import sys, hotelier; print({'numpy', 'hotelier.arena'} & set(sys.modules)); "
        "print(hotelier.Contest.__name__)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "set()\nContest\n"


@pytest.mark.parametrize("page", ["api", "arena", "tutorials/researchers"])
def test_the_examples_of_a_page_run_one_after_another(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    examples = WRITTEN.findall((ROOT / f"docs/{page}.md").read_text(encoding="utf-8"))
    assert examples
    shown: dict[str, object] = {"__name__": "shown"}
    for example in examples:
        exec(compile(example, page, "exec"), shown)


def test_the_page_of_data_sets_has_the_columns_of_today() -> None:
    text = (ROOT / "docs/dataset.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (\w+)", text, re.MULTILINE)
    assert rows == [(name, kind) for name, (kind, _) in COLUMNS.items()]
