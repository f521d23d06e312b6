// The one layer on which everything moves.

import { moving } from "../lib/memory.svelte";
import { sceneFactor } from "./pace";
import { play } from "./player";
import {
  isFlight,
  isGlow,
  isSlide,
  isTag,
  lengthOf,
  timetable,
  type Flight,
  type Glow,
  type Slide,
  type Step,
  type Timetable,
} from "./steps";

const TRAVEL = "cubic-bezier(.3,0,.2,1)";
const LANDING = "cubic-bezier(.3,1.4,.5,1)";
const FADE = 120; // ms, if nothing may move
const STANDS = 1200; // ms that words then stay
const BOBS = 5; // steps of a walking guest
const ABOVE = 90; // px above the target for things that come from nowhere

/** The picture of a flying thing; `done` removes it. */
export interface Drawn {
  node: HTMLElement;
  done: () => void;
}
/** Where a step starts: one place, or those of several things by their names. */
export type Start = DOMRect | Map<string, DOMRect> | null;
type Point = [number, number];

class Motion {
  flying = $state(0); // things on the layer
  private layer: HTMLElement | null = null;
  private running = new Set<Animation>();
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private ends = 0; // when everything has landed

  /** Use this element for whatever moves, until it goes. */
  attach(layer: HTMLElement): () => void {
    this.layer = layer;
    return () => {
      if (this.layer !== layer) return;
      this.land();
      this.layer = null;
    };
  }

  /** For how many ms the table still moves. */
  get left(): number {
    return Math.max(0, this.ends - performance.now());
  }

  /** Where things start: ask before the table changes. */
  starts(steps: readonly Step[]): Start[] {
    return steps.map((step) => (isFlight(step) ? spot(step.from) : isSlide(step) ? spots(step.slide) : null));
  }

  /** Play it. The table already shows how it ends. */
  play<T>(steps: readonly Step<T>[], starts: readonly Start[], draw: (what: T) => Drawn, factor = sceneFactor()): void {
    const times = timetable(steps, factor);
    if (factor === 0) {
      // A few sounds are heard even then.
      for (const { sound } of steps) if (sound) play(sound);
      return;
    }
    const still = !moving();
    const begun = new Map(steps.map((step, index) => [step, starts[index] ?? null]));
    const heights = new Map<string, number>(); // words at one place are stacked
    if (!still) this.ends = Math.max(this.ends, performance.now() + lengthOf(times));
    for (const time of times) {
      const { step, at, ms } = time;
      if (step.sound) this.ring(step, at + (isFlight(step) ? ms : 0));
      if (isTag(step)) {
        const line = heights.get(step.at) ?? 0;
        heights.set(step.at, line + 1);
        this.tag(step.at, step.tag, step.good, line, time, still);
      } else if (isFlight(step)) {
        const start = begun.get(step);
        if (still) this.fade(find(step.to));
        else this.fly(step, start instanceof DOMRect ? start : null, draw, time);
      } else if (isSlide(step)) {
        const before = begun.get(step);
        if (!still && before instanceof Map) this.slide(step, before, time);
      } else if (isGlow(step)) {
        if (still) this.fade(find(step.glow));
        else this.glow(step, time);
      }
    }
  }

  /** Everything ends up where it belongs, now. */
  land(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const each of [...this.running]) each.finish();
    this.running.clear();
    this.ends = 0;
  }

  /** Animate something else; it ends with the rest. */
  animate(node: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
    return this.keep(node.animate(frames, options));
  }

  private keep(animation: Animation, done?: () => void): Animation {
    this.running.add(animation);
    const over = (): void => {
      this.running.delete(animation);
      done?.();
    };
    animation.onfinish = over;
    animation.oncancel = over;
    return animation;
  }

  private ring(step: Step, at: number): void {
    const { sound, pitch = 0 } = step;
    if (!sound) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      play(sound, { kind: pitch });
    }, at);
    this.timers.add(timer);
  }

  private put(node: HTMLElement): () => void {
    this.layer?.append(node);
    this.flying += 1;
    let gone = false;
    return () => {
      if (gone) return;
      gone = true;
      this.flying -= 1;
      node.remove();
    };
  }

  private slide({ slide }: Slide, before: Map<string, DOMRect>, { at, ms }: Timetable<unknown>): void {
    for (const [name, { left, top }] of spots(slide)) {
      const was = before.get(name);
      const node = was && find(name);
      if (!node || (was.left === left && was.top === top)) continue;
      const frames = [{ transform: `translate(${was.left - left}px, ${was.top - top}px)` }, { transform: "none" }];
      this.keep(node.animate(frames, { duration: ms, delay: at, fill: "backwards", easing: TRAVEL }));
    }
  }

  private fly<T>(step: Flight<T>, start: DOMRect | null, draw: (what: T) => Drawn, { at, ms }: Timetable<T>): void {
    const goal = find(step.to);
    const end = goal?.getBoundingClientRect();
    if (!this.layer || !goal || !end) return;
    const from = start ? middle(start) : fallen(end);
    const { node, done } = draw(step.fly);
    const clear = this.put(node);
    const frames = pathOf(step.path ?? "straight", from, middle(end));
    if (step.hides) {
      const veil = step.hides === "all" ? { opacity: 0 } : { filter: "brightness(0.55)" };
      this.keep(goal.animate([veil, veil], { duration: at + ms }));
    }
    const animation = node.animate(frames, {
      duration: ms,
      delay: at,
      easing: step.lands || step.path === "drop" ? LANDING : TRAVEL,
      fill: "both",
    });
    this.keep(animation, () => {
      clear();
      done();
    });
  }

  private tag(place: string, words: string, good: boolean, line: number, { at, ms }: Timetable<unknown>, still: boolean): void {
    const found = spot(place);
    if (!found || !this.layer) return;
    const node = document.createElement("span");
    node.className = `tag ${good ? "good" : "bad"}`;
    node.textContent = words;
    const clear = this.put(node);
    const [x, y] = middle(found);
    const top = y + line * 26;
    const frame = (opacity: number, up: number, offset: number): Keyframe => ({
      transform: `translate(${x}px, ${top - (still ? 0 : up)}px) translate(-50%, -50%)`,
      opacity,
      offset,
    });
    const frames = still
      ? [frame(0, 0, 0), frame(1, 0, 0.1), frame(1, 0, 0.9), frame(0, 0, 1)]
      : [frame(0, 0, 0), frame(1, 14, 0.25), frame(1, 22, 0.7), frame(0, 44, 1)];
    const animation = node.animate(frames, { duration: still ? STANDS : ms, delay: still ? 0 : at, fill: "both" });
    this.keep(animation, clear);
  }

  private glow({ glow, look }: Glow, { at, ms }: Timetable<unknown>): void {
    const node = find(glow);
    if (node) this.keep(node.animate(LOOKS[look], { duration: ms, delay: at, fill: "backwards", easing: "ease-out" }));
  }

  private fade(node: Element | null): void {
    if (node) this.keep(node.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: FADE, easing: "ease-out" }));
  }
}

export const motion = new Motion();

const LOOKS: Record<Glow["look"], Keyframe[]> = {
  pulse: [{ transform: "scale(1)" }, { transform: "scale(1.12)" }, { transform: "scale(1)" }],
  light: [{ filter: "brightness(0.6)" }, { filter: "brightness(1.5)" }, { filter: "brightness(1)" }],
  turn: [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }],
  build: [{ clipPath: "inset(100% 0 0 0)" }, { clipPath: "inset(0)" }],
};

/** The visible thing with this name; of several names, the first. */
export function find(names: string): Element | null {
  for (const name of names.split(" ")) {
    for (const node of document.querySelectorAll(`[data-flight="${name}"]`)) {
      const place = node.getBoundingClientRect();
      if (place.width && place.right > 0 && place.left < innerWidth) return node;
    }
  }
  return null;
}

/** All visible things whose name starts like this. */
function spots(begins: string): Map<string, DOMRect> {
  const nodes = [...document.querySelectorAll<HTMLElement>(`[data-flight^="${begins}"]`)];
  return new Map(nodes.map((node) => [node.dataset["flight"] ?? "", node.getBoundingClientRect()]));
}

function spot(names: string): DOMRect | null {
  return find(names)?.getBoundingClientRect() ?? null;
}

function middle(place: DOMRect): Point {
  return [place.left + place.width / 2, place.top + place.height / 2];
}

/** Where something starts that was nowhere: just above. */
function fallen(place: DOMRect): Point {
  const [x, y] = middle(place);
  return [x, y - ABOVE];
}

export function pathOf(path: NonNullable<Flight["path"]>, [x, y]: Point, [endX, endY]: Point): Keyframe[] {
  const at = (share: number, up = 0, scale = 1): Keyframe => ({
    transform: `translate(${x + (endX - x) * share}px, ${y + (endY - y) * share - up}px) translate(-50%, -50%) scale(${scale})`,
    offset: share,
  });
  const far = Math.hypot(endX - x, endY - y);
  switch (path) {
    case "straight":
      return [at(0), at(1, 0, 0.85)];
    case "drop":
      return [
        { ...at(0), transform: `translate(${endX}px, ${endY - 60}px) translate(-50%, -50%)`, opacity: 0.4 },
        { ...at(1), opacity: 1 },
      ];
    case "arc":
      return [0, 0.25, 0.5, 0.75, 1].map((share) => at(share, Math.sin(share * Math.PI) * Math.min(80, far * 0.35)));
    case "walk":
      return Array.from({ length: BOBS * 2 + 1 }, (_, index) => at(index / (BOBS * 2), index % 2 ? 4 : 0));
  }
}
