// By keyboard through a part of the table. What may be done is a tab stop; arrows also lead to what
// may not be done now, so that it can say why. A part in which nothing may be done has one stop.

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASTRAY = 2.5; // how much worse a way is that leads to the side

const middle = (node: Element): [number, number] => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest thing in that direction. */
function nearest(from: HTMLElement, things: HTMLElement[], [right, down]: [number, number]): HTMLElement | null {
  const [x, y] = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const each of things) {
    const [toX, toY] = middle(each);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right);
    const cost = ahead + ASTRAY * aside;
    if (each !== from && ahead > 1 && cost < least) {
      least = cost;
      found = each;
    }
  }
  return found;
}

/** Let arrow keys lead through the buttons of a part of the table: `{@attach walk}`. */
export function walk(part: Element): () => void {
  let last: HTMLElement | null = null; // where one stood before

  const things = (): HTMLElement[] =>
    [...part.querySelectorAll<HTMLElement>("button")].filter((each) => each.getClientRects().length > 0);

  function settle(): void {
    const all = [...part.querySelectorAll<HTMLElement>("button")];
    const idle = all.filter((each) => each.getAttribute("aria-disabled") === "true");
    const stop = idle.length < all.length ? null : last && all.includes(last) ? last : all[0];
    for (const each of all) {
      const wanted = idle.includes(each) && each !== stop ? -1 : 0;
      if (each.tabIndex !== wanted) each.tabIndex = wanted;
    }
  }

  function key(event: Event): void {
    const { key: name, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
    const way = WAYS[name];
    if (!way || ctrlKey || metaKey || altKey || !(event.target instanceof HTMLElement)) return;
    const next = nearest(event.target, things(), way);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  function come(event: Event): void {
    last = event.target as HTMLElement;
    settle();
  }

  const watch = new MutationObserver(settle);
  watch.observe(part, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  part.addEventListener("keydown", key);
  part.addEventListener("focusin", come);
  settle();
  return () => {
    watch.disconnect();
    part.removeEventListener("keydown", key);
    part.removeEventListener("focusin", come);
  };
}
