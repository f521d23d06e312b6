// How fast others' actions are shown. Times are for "calm"; the other paces shorten them.

import { memory } from "../lib/memory.svelte";

export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

export interface Timing {
  before: number; // ms before a seat starts to act
  factor: number; // of all times; 0 is immediately
  hold: number; // ms after a turn
}

const TIMINGS: Record<Pace, Timing> = {
  instant: { before: 0, factor: 0, hold: 0 },
  brisk: { before: 250, factor: 0.6, hold: 0 },
  calm: { before: 900, factor: 1, hold: 500 },
};

export function isHidden(): boolean {
  return typeof document !== "undefined" && document.hidden;
}

/** How a bot's actions are shown. People are always shown briskly, and a hidden page shows nothing. */
export function timingOf(kind: string | undefined, chosen: Pace = memory.tastes.pace): Timing {
  if (isHidden()) return TIMINGS.instant;
  return TIMINGS[kind === "bot" ? chosen : "brisk"];
}

/** How long scenes take that everyone waits for: a roll, the emperor, a check-in. */
export function sceneFactor(): number {
  return timingOf("bot").factor;
}
