"""Put the pages of the documentation site where MkDocs looks for them.

The site has the repository's Markdown files at the same paths, so a link that works here works on
the site. If a link goes to a file that isn't a page, the file is copied, too. A link to a folder
becomes plain text.
"""

import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ROOT / "mkdocs.yml"
TARGET = ROOT / "build/site-source"
LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")
CODE = re.compile(r"(```.*?```|`[^`\n]*`)", re.DOTALL)


def pages() -> list[Path]:
    """The pages in the nav of mkdocs.yml, in order, relative to the repository."""
    nav = SETTINGS.read_text(encoding="utf-8").partition("\nnav:\n")[2]
    return [Path(path) for path in re.findall(r": (\S+\.md)$", nav, re.MULTILINE)]


def links(page: Path) -> list[Path]:
    """The files in the repository that a page links to, relative to the repository."""
    text = CODE.sub("", (ROOT / page).read_text(encoding="utf-8"))
    found = [target for _, _, target in LINK.findall(text) if not _outside(target)]
    return [_resolved(page, target) for target in found]


def staged(page: Path) -> str:
    """The text of a page as the site shows it."""
    parts = CODE.split((ROOT / page).read_text(encoding="utf-8"))
    return "".join(
        part if number % 2 else LINK.sub(lambda link: _link(page, link), part)
        for number, part in enumerate(parts)
    )


def _link(page: Path, link: re.Match[str]) -> str:
    target = link[3]
    if _outside(target) or not (ROOT / _resolved(page, target)).is_dir():
        return link[0]
    return link[2]


def _outside(target: str) -> bool:
    return target.startswith(("#", "mailto:")) or "://" in target


def _resolved(page: Path, target: str) -> Path:
    path = (ROOT / page.parent / target.partition("#")[0]).resolve()
    return path.relative_to(ROOT)


def main() -> None:
    """Copy the pages and the files they link to."""
    shutil.rmtree(TARGET, ignore_errors=True)
    listed = pages()
    beside = {path for page in listed for path in links(page)} - set(listed)
    for page in listed:
        (TARGET / page).parent.mkdir(parents=True, exist_ok=True)
        (TARGET / page).write_text(staged(page), encoding="utf-8")
    for path in sorted(beside):
        if (ROOT / path).is_file():
            (TARGET / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, TARGET / path)


if __name__ == "__main__":
    main()
