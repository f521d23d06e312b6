// From steps and values to coordinates in a drawing.

import type { Analysis } from "../lib/api";

export const WIDEST = 720;
export const NARROWEST = 280;
export const HEIGHT = 240;
export const LEFT = 46;
export const RIGHT = 24;
export const TOP = 12;
export const BOTTOM = 28;
export const DASHES = ["", "9 5", "2.5 4.5", "11 4 2.5 4"];

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const MOST_LINES = 6;
const APART = 18; // between the numbers of two seats at the end of their lines
const EDGE = 9.5; // from their middle to the edge of the drawing

export interface Scale {
  low: number;
  high: number;
  step: number; // between two lines
}

export const PERCENT: Scale = { low: 0, high: 100, step: 25 };

/** A scale that all values fit into. */
export function scaleOf(values: readonly (readonly number[])[]): Scale {
  const all = values.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(...all);
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES) ?? 100;
  return { low: step * Math.floor(least / step), high: step * Math.ceil(most / step), step };
}

export function marks(scale: Scale): number[] {
  const count = Math.round((scale.high - scale.low) / scale.step);
  return Array.from({ length: count + 1 }, (_, index) => scale.low + index * scale.step);
}

export function across(analysis: Analysis, step: number, width: number): number {
  const first = analysis.points[0]?.step ?? 0;
  const last = analysis.points.at(-1)?.step ?? 1;
  return LEFT + ((width - LEFT - RIGHT) * (step - first)) / Math.max(1, last - first);
}

export function down(scale: Scale, value: number): number {
  return TOP + ((HEIGHT - TOP - BOTTOM) * (scale.high - value)) / (scale.high - scale.low || 1);
}

/** Where to put the seats' numbers at the ends of their lines, without overlap. */
export function ends(scale: Scale, values: readonly (readonly number[])[]): number[] {
  const wanted = values.map((each) => down(scale, each.at(-1) ?? 0));
  const order = wanted.map((_, seat) => seat).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places = [...wanted];
  let least = EDGE;
  for (const seat of order) {
    places[seat] = Math.max(least, wanted[seat] ?? 0);
    least = (places[seat] ?? 0) + APART;
  }
  // Those that would end below the drawing move up, and only as many others as are in their way.
  let most = HEIGHT - EDGE;
  for (const seat of order.reverse()) {
    places[seat] = Math.min(most, places[seat] ?? 0);
    most = (places[seat] ?? 0) - APART;
  }
  return places;
}

export interface Stretch {
  round: number;
  from: number;
  to: number;
}

/** Where each round is. */
export function rounds(analysis: Analysis, width: number): Stretch[] {
  let step = analysis.points[0]?.step ?? 0;
  return analysis.tallies
    .map((tally) => {
      const from = across(analysis, step, width);
      step = tally.step;
      return { round: tally.round, from, to: across(analysis, step, width) };
    })
    .filter((each) => each.round > 0);
}

/** The point nearest to a position. */
export function nearest(analysis: Analysis, x: number, width: number): number {
  const far = analysis.points.map((point) => Math.abs(across(analysis, point.step, width) - x));
  return far.indexOf(Math.min(...far));
}
