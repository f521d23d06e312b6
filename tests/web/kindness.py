"""Accessibility: what axe finds, windows of any width, what exceeds its frame."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from web.playing import DESKTOP, PHONE, becomes, settle

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDTHS = (360, 390, 768, 1440)

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


def nothing_wrong(found: dict[str, list[Any]]) -> None:
    """Nothing serious was found in any window."""
    wrong = {how: what for how, what in found.items() if what}
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


def is_kind(page: Page, *sizes: tuple[int, int]) -> None:
    """Axe finds nothing serious, in windows of these sizes, light and dark."""
    nothing_wrong(
        {f"{width} {scheme}": found_by_axe(page, scheme) for width, scheme in dressed(page, *sizes)}
    )


def fits(page: Page, width: int) -> None:
    """In a window of this width, there's no horizontal scrolling."""
    settle(page)
    becomes(page, WIDER, [0, 0], width)


def never_scrolls_sideways(page: Page) -> None:
    """The page fits windows of all widths."""
    for width in WIDTHS:
        resize(page, (width, 800))
        fits(page, width)
