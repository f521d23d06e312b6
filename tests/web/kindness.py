"""Kind to everyone: what axe finds, windows of any width, any language, what fits its frame."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from hotelier.messages import LANGUAGES
from lengths import sized
from web.playing import DESKTOP, PHONE, becomes, settle

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
OTHER_WIDTHS = (360, 768)  # than those that is_kind looks at

# The things on a table are pictures: their names tell in words what the signs on them mean, so
# they cannot repeat the signs.
RUN = """async (only) => {
  const runOnly = only.length ? { runOnly: { type: 'rule', values: only } } : {};
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...runOnly });
  const onTable = ({ target }) => document.querySelector(target[0]).closest('.game') !== null;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((each) =>
      id !== 'label-content-name-mismatch' || !onTable(each)) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html, failureSummary }) =>
      `${html.slice(0, 160)} ${failureSummary.slice(0, 240)}`)]);
}"""
# How far the window is from a width, and how far the page goes beyond the window.
WIDER = """(width) => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [innerWidth - width, Math.max(0, scrollWidth - clientWidth)];
}"""
# What's written or drawn beyond the edges of its card.
BEYOND = """(root) => {
  const found = [];
  for (const card of document.querySelectorAll(root)) {
    const edge = card.getBoundingClientRect();
    for (const each of card.querySelectorAll('*')) {
      if (each.closest('svg') && each.tagName !== 'svg') continue;
      const box = each.getBoundingClientRect();
      if (!box.width) continue;
      const cut = each.scrollWidth > each.clientWidth + 1
        && getComputedStyle(each).overflow === 'hidden';
      if (cut || box.left < edge.left - 1 || box.right > edge.right + 1
          || box.bottom > edge.bottom + 1) found.push(each.outerHTML.slice(0, 120));
    }
  }
  return found;
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("(width) => innerWidth === width", arg=size[0])
    settle(page)


def dressed(page: Page, *sizes: tuple[int, int]) -> Iterator[tuple[int, str]]:
    """The page in windows of these sizes, each light and dark; its width, and which."""
    for size in sizes or (DESKTOP, PHONE):
        resize(page, size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            page.wait_for_selector(f"html[data-theme={scheme}]", state="attached")
            yield size[0], scheme


def found_by_axe(page: Page, scheme: str = "light") -> list[Any]:
    """What is serious, in short; a dark page differs from a light one in its colours alone."""
    assert AXE.is_file(), "axe-core is not installed: run `npm ci` in web/"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    return list(page.evaluate(RUN, ["color-contrast"] if scheme == "dark" else []))


def in_many_languages(page: Page, half: int) -> Iterator[str]:
    """Change the language of a page from one to the next, as its reader would.

    The gate takes half of them, so that pages of a kind take turns; `make test-all` takes all.
    """
    for language in list(LANGUAGES)[sized(half % 2, 0) :: sized(2, 1)]:
        page.get_by_test_id("languages").click()
        page.locator(f"button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.wait_for_selector("main:not([aria-busy])")
        settle(page)
        yield language


def nothing_wrong(found: dict[str, list[Any]]) -> None:
    """Nothing serious was found in any window."""
    wrong = {how: what for how, what in found.items() if what}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def is_kind(page: Page, *sizes: tuple[int, int]) -> None:
    """In windows of these sizes, axe finds nothing serious, light and dark, and the page fits."""
    found = {}
    for width, scheme in dressed(page, *sizes):
        found[f"{width} {scheme}"] = found_by_axe(page, scheme)
        fits(page, width)
    nothing_wrong(found)


def fits(page: Page, width: int) -> None:
    """In a window of this width, there's no horizontal scrolling."""
    settle(page)
    becomes(page, WIDER, [0, 0], width)


def never_scrolls_sideways(page: Page) -> None:
    """The page fits windows that are smaller than a phone's, or larger and still no desk's."""
    for width in OTHER_WIDTHS:
        resize(page, (width, 800))
        fits(page, width)
