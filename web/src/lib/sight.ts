// Scrolling a part of the table into view, unless the user is scrolling.

import { moving } from "./memory.svelte";

const QUIET = 1500; // ms after the user has scrolled
const MARGIN = 8; // px

let scrolled = -QUIET;
const scrolls = (): void => {
  scrolled = performance.now();
};
if (typeof window !== "undefined") {
  for (const name of ["wheel", "touchmove"]) addEventListener(name, scrolls, { passive: true, capture: true });
}

/** Whether the user is scrolling, or has just done so. */
export function isScrolling(): boolean {
  return performance.now() - scrolled < QUIET;
}

/** How far to scroll so that `top` to `bottom` is visible between two edges, its top first. */
export function wayTo(top: number, bottom: number, from: number, upto: number): number {
  if (top < from) return top - from;
  return bottom > upto ? Math.min(bottom - upto, top - from) : 0;
}

/** Between which edges things are seen: below the bar and above what is fixed at the foot of the page. */
function edges(foot: Element | null): [number, number] {
  const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const pinned = foot ? parseFloat(getComputedStyle(foot).bottom) + foot.getBoundingClientRect().height : 0;
  return [Math.max(0, bar) + MARGIN, innerHeight - (pinned || 0) - MARGIN];
}

/** Whether a thing is seen as a whole. */
export function isInSight(thing: Element, foot: Element | null = null): boolean {
  const { top, bottom } = thing.getBoundingClientRect();
  return wayTo(top, bottom, ...edges(foot)) === 0;
}

/** Scroll until a thing is visible between the bar and what is fixed at the foot of the page.
 *
 * What the user asked for comes right away, even while scrolling. */
export function bringToSight(thing: Element | null, foot: Element | null = null, wanted = false): void {
  if (!thing || (!wanted && isScrolling())) return;
  const { top, bottom } = thing.getBoundingClientRect();
  const way = wayTo(top, bottom, ...edges(foot));
  if (way) scrollBy({ top: way, behavior: moving() && !wanted ? "smooth" : "instant" });
}
