// A move is a sequence of steps on a layer above the table, which already shows how it ends.

import type { Sound } from "./sounds";

/** When a step starts: after the previous one, or shortly after its start. */
interface Timed {
  ms?: number; // duration when calm
  with?: boolean; // it starts together with the previous one, a little apart
  sound?: Sound; // heard when it ends
  pitch?: number; // of the sound
}

/** A thing goes from one place to another. Places are named by `data-flight`; of several names the first that is
 * in sight counts. What starts nowhere comes from above. */
export interface Flight<T = unknown> extends Timed {
  fly: T;
  from: string;
  to: string;
  path?: "straight" | "arc" | "walk" | "drop";
  lands?: boolean; // with a small bounce
  hides?: "all" | "light"; // what's at its destination, or its light, appears only then
}

/** A few words appear at a place and rise from it. */
export interface Tag extends Timed {
  tag: string;
  at: string;
  good: boolean;
}

/** Something on the table draws attention. */
export interface Glow extends Timed {
  glow: string;
  look: "pulse" | "light" | "build" | "turn";
}

/** Things whose names start like this slide from where they were to where they are. */
export interface Slide extends Timed {
  slide: string;
}

export type Step<T = unknown> = Flight<T> | Tag | Glow | Slide;

export interface Timetable<T> {
  step: Step<T>;
  at: number; // ms after the first one
  ms: number;
}

export const FLIGHT = 330; // ms, unless a step says otherwise
export const TAG = 900;
const SLIDE = 220;
const GLOW = 260;
const APART = 60; // ms between things that move together
const MOST = 24; // things in the air; more is only confusing
const TAGS_APART = 120;

export const isFlight = <T>(step: Step<T>): step is Flight<T> => "fly" in step;
export const isTag = <T>(step: Step<T>): step is Tag => "tag" in step;
export const isSlide = <T>(step: Step<T>): step is Slide => "slide" in step;
export const isGlow = <T>(step: Step<T>): step is Glow => "glow" in step;

/** When each step happens; `factor` shortens everything equally. A tag is read while others move on. */
export function timetable<T>(steps: readonly Step<T>[], factor: number): Timetable<T>[] {
  let flying = 0;
  let begun = 0; // when the previous step started
  let free = 0; // when the next one may start
  return steps.flatMap((step) => {
    if (isFlight(step) && ++flying > MOST) return [];
    const usual = isTag(step) ? TAG : isGlow(step) ? GLOW : isSlide(step) ? SLIDE : FLIGHT;
    const ms = step.ms ?? usual;
    const at = step.with ? begun + (isTag(step) ? TAGS_APART : APART) : free;
    begun = at;
    // Nobody waits for words to fade.
    free = Math.max(free, at + (isTag(step) ? 0 : ms));
    // Words must be read, however brisk the rest is.
    return [{ step, at: at * factor, ms: isTag(step) ? ms : ms * factor }];
  });
}

/** When all of it has landed; words may stay a little longer. */
export function lengthOf<T>(times: readonly Timetable<T>[]): number {
  return Math.max(0, ...times.map(({ step, at, ms }) => at + (isTag(step) ? 0 : ms)));
}
