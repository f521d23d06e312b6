// Where something small can open next to a thing without covering anything important.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Kept extends Box {
  weight: number; // how important it is that it stays visible
}

const GAP = 8; // px between it and its thing, and the window's edge
const SHIFTS = [0, -0.5, 0.5, -1, 1]; // in units of its own length, along a side
const ITSELF = 4; // how important it is that the thing stays visible
const FAR = 8; // px² that every pixel farther from its thing counts as

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const between = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.left - b.right, b.left - a.right),
    Math.max(0, a.top - b.bottom, b.top - a.bottom),
  );

/**
 * The upper left corner, inside the window, from which a box of that size covers the least, near its thing. Among equals, the
 * first: above its thing, below, right, left; then the same around what the thing is a part of.
 */
export function beside(
  thing: Box,
  around: readonly Box[],
  [width, height]: [number, number],
  kept: readonly Kept[],
  window: [number, number],
): [number, number] {
  const x = (thing.left + thing.right - width) / 2;
  const y = (thing.top + thing.bottom - height) / 2;
  const within = (at: number, length: number, whole: number): number =>
    Math.max(GAP, Math.min(at, whole - length - GAP));
  const places = [thing, ...around].flatMap((each): [number, number][] => [
    ...SHIFTS.map((shift): [number, number] => [x + shift * width, each.top - GAP - height]),
    ...SHIFTS.map((shift): [number, number] => [x + shift * width, each.bottom + GAP]),
    ...SHIFTS.map((shift): [number, number] => [each.right + GAP, y + shift * height]),
    ...SHIFTS.map((shift): [number, number] => [each.left - GAP - width, y + shift * height]),
  ]);
  let best: [number, number] = [GAP, GAP];
  let least = Infinity;
  for (const [wantedX, wantedY] of places) {
    const [left, top] = [within(wantedX, width, window[0]), within(wantedY, height, window[1])];
    const box = { left, top, right: left + width, bottom: top + height };
    const covered = kept.reduce((sum, each) => sum + each.weight * shared(box, each), ITSELF * shared(box, thing));
    const cost = covered + FAR * Math.max(0, between(box, thing) - GAP);
    if (cost < least - 1) [best, least] = [[left, top], cost];
  }
  return best;
}
