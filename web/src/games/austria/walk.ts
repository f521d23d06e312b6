// Keyboard navigation in a part of the table. What you can do is a tab stop; arrows also reach what
// you can't do now, so that it can say why. A part with nothing to do has one stop.

import { nearest, wayOf } from "../../lib/nearest";

/** Let arrow keys move through the buttons of a part of the table: `{@attach walk}`. */
export function walk(part: Element): () => void {
  let last: HTMLElement | null = null; // the previous position

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
    const way = wayOf(name);
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
