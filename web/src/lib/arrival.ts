// Opening another page, or going back to one.

import { leftAt } from "./trail";

// Anything the user does with a page.
const DOINGS = ["wheel", "touchstart", "pointerdown", "keydown"];
const READY = "main:not([aria-busy], :has([aria-busy]))";

/** Start a page at its top, or where it was left, and focus its heading, unless the address says otherwise. */
export function arrive(): () => void {
  scrollTo(0, 0);
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  const release = leftAt() > 0 ? hold(leftAt()) : (): void => {};
  look();
  return () => {
    watch.disconnect();
    release();
  };

  function look(): void {
    const main = document.querySelector<HTMLElement>(READY);
    if (!main) return;
    watch.disconnect();
    if (document.activeElement !== document.body) return;
    const heading = main.querySelector<HTMLElement>("h1") ?? main;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
}

/** Until the user does something, a growing page keeps its scroll position. */
function hold(top: number): () => void {
  const watch = new ResizeObserver(() => scrollTo({ top, behavior: "instant" }));
  const release = (): void => {
    watch.disconnect();
    for (const sign of DOINGS) removeEventListener(sign, release, true);
  };
  for (const sign of DOINGS) addEventListener(sign, release, true);
  watch.observe(document.documentElement);
  watch.observe(document.body);
  return release;
}
