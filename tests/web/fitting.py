"""A table on one screen: every part is visible, nothing is cut off, covered or too small."""

import orjson
from playwright.sync_api import Page, WebSocketRoute

from hotelier.core.match import Match
from hotelier.server.encoder import encoded
from hotelier.server.table.board import explained
from server.houses import Guest
from web.kindness import resize
from web.playing import BOT, ME, Visit, path_to, seats_of, settle

SIZES = ((1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (1024, 768))

# What breaks the promise, in words. `data-name` may end in an ellipsis: it's what people call
# themselves. Things marked `aria-hidden` are no text.
BROKEN = """(parts) => {
  const found = [];
  const [wide, high] = [innerWidth, innerHeight];
  for (const node of [document.documentElement, ...document.querySelectorAll('.stage')])
    if (node.scrollHeight > node.clientHeight || node.scrollWidth > node.clientWidth)
      found.push(`the page scrolls: ${node.scrollWidth} x ${node.scrollHeight}`);
  const boxes = [];
  for (const part of parts) {
    const all = document.querySelectorAll(`[data-part="${part}"]`);
    if (all.length !== 1) found.push(`${part} is there ${all.length} times`);
    for (const node of all) {
      const box = node.getBoundingClientRect();
      if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1
          || box.width < 8 || box.height < 8) found.push(`${part} is out of sight`);
      boxes.push([part, node, box]);
    }
  }
  const meet = (a, b, by) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
  boxes.forEach(([part, node, box], at) => {
    for (const [other, there, its] of boxes.slice(at + 1))
      if (!node.contains(there) && !there.contains(node) && meet(box, its, 1))
        found.push(`${part} lies over ${other}`);
  });
  const scene = document.querySelector('[data-part="packet"], [data-part="scene"]');
  const texts = [];
  const walk = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim();
    const node = walk.currentNode.parentElement;
    if (!text || node.closest('.hidden-text, .chat .body')) continue;
    const style = getComputedStyle(node);
    if (style.visibility === 'hidden' || !node.getClientRects().length) continue;
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const lines = [...range.getClientRects()].filter((line) => line.width > 0.5);
    if (!lines.length) continue;
    const box = range.getBoundingClientRect();
    if (scene && !scene.contains(node) && meet(box, scene.getBoundingClientRect(), 0)) continue;
    const said = `"${text.slice(0, 30)}" in ${node.closest('[data-part]')?.dataset.part}`;
    const drawn = node.closest('svg') ? node.getScreenCTM().a : 1;
    const size = parseFloat(style.fontSize) * drawn;
    if (size < 10.95) found.push(`${said} is only ${size.toFixed(1)} px`);
    if (box.left < -1 || box.top < -1 || box.right > wide + 1 || box.bottom > high + 1)
      found.push(`${said} leaves the window`);
    if (node.closest('[data-name]')) continue;
    for (let each = node; each && !each.classList.contains('stage'); each = each.parentElement) {
      const edge = each.getBoundingClientRect();
      const clips = getComputedStyle(each).overflow !== 'visible' && !(each instanceof SVGElement);
      const framed = clips || each.tagName === 'BUTTON' || each.hasAttribute('data-part');
      if (!framed) continue;
      const air = 3 + size / 8; // above and below the letters
      const over = Math.max(edge.left - box.left, box.right - edge.right,
        edge.top - box.top - air, box.bottom - edge.bottom - air);
      if (over > 1.5) {
        found.push(`${said} is cut by ${over.toFixed(1)} px: ${each.className}`);
        break;
      }
    }
    texts.push([node, lines, said]);
  }
  texts.forEach(([node, lines, said], at) => {
    for (const [there, others, other] of texts.slice(at + 1)) {
      if (node.contains(there) || there.contains(node)) continue;
      const over = lines.some((a) => others.some((b) => meet(a, b, 2)
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
          > 0.45 * Math.min(a.height, b.height)));
      if (over) found.push(`${said} lies over ${other}`);
    }
  });
  return found;
}"""


def shown(visit: Visit, url: str, match: Match, **options: object) -> Page:
    """The first seat before a table of some game that stands as this match does."""
    players = len(match.seats)
    guest = Guest(url).open_table(match.game.name, ME, *[BOT] * (players - 1))
    view = orjson.loads(encoded(explained(match, 1)))

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(message: str | bytes) -> None:
            said = orjson.loads(message)
            if said.get("type") == "update" and said["state"]["view"]:
                said["state"]["view"] = view
            line.send(orjson.dumps(said).decode())

        server.on_message(told)

    def relayed(page: Page) -> None:
        page.route_web_socket("**/live", relay)

    page = visit(path_to(guest), seat=seats_of(guest), before=relayed, **options)
    page.wait_for_selector("main.table.wide")
    settle(page)
    return page


def fits_one_screen(page: Page, parts: tuple[str, ...], *sizes: tuple[int, int]) -> list[str]:
    """What doesn't fit at some of these window sizes."""
    found = []
    for size in sizes or SIZES:
        resize(page, size)
        found += [f"{size[0]}x{size[1]}: {broken}" for broken in page.evaluate(BROKEN, parts)]
    return found
