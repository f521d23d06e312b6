// Bringing a part of the table into sight, unless the page is being scrolled by hand.

import { moving } from "./memory.svelte";

const QUIET = 1500; // ms after a hand has scrolled
const MARGIN = 8; // px

let scrolled = -QUIET;
const scrolls = (): void => {
  scrolled = performance.now();
};
if (typeof window !== "undefined") {
  for (const name of ["wheel", "touchmove"]) addEventListener(name, scrolls, { passive: true, capture: true });
}

/** Whether somebody scrolls, or has just done so. */
export function isScrolling(): boolean {
  return performance.now() - scrolled < QUIET;
}

/** How far to scroll until what lies from `top` to `bottom` is seen between two edges, its head first. */
export function wayTo(top: number, bottom: number, from: number, upto: number): number {
  if (top < from) return top - from;
  return bottom > upto ? Math.min(bottom - upto, top - from) : 0;
}

/** Scroll until a thing is seen between the bar and what is pinned to the foot of the page.
 *
 * What somebody asked for comes at once, whatever is being scrolled. */
export function bringToSight(thing: Element | null, foot: Element | null = null, wanted = false): void {
  if (!thing || (!wanted && isScrolling())) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const pinned = foot ? parseFloat(getComputedStyle(foot).bottom) + foot.getBoundingClientRect().height : 0;
  const way = wayTo(top, bottom, Math.max(0, bar) + MARGIN, innerHeight - (pinned || 0) - MARGIN);
  if (way) scrollBy({ top: way, behavior: moving() && !wanted ? "smooth" : "instant" });
}
