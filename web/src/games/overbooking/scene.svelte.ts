// The check-in as a short scene: it begins with the table before and ends with the table after.

import { say } from "../../lib/words.svelte";
import { after, type Shown } from "./stage";
import type { OverbookingEvent } from "./view";

const BEAT = 480; // ms
const SLOWER: Record<string, number> = {
  "hotel-revealed": 750,
  "ability-started": 750,
  "booking-order": 800,
  "hotel-closed": 800,
};
const TOUCHED = typeof matchMedia === "function" ? matchMedia("(hover: none)") : null;

class Scene {
  shown = $state.raw<Shown | null>(null); // null: the table is shown as it is
  beat = $state.raw<OverbookingEvent[]>([]);

  private ahead: OverbookingEvent[][] = [];
  private pace = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onend: () => void = () => undefined;

  get playing(): boolean {
    return this.shown !== null;
  }

  /** Play these beats, after those still to be played; `pace` 2 takes twice the time. */
  play(before: Shown, beats: OverbookingEvent[][], onend: () => void, pace = 1): void {
    this.onend = onend;
    this.pace = pace;
    this.ahead.push(...beats);
    if (this.shown === null) {
      this.shown = before;
      this.timer = setTimeout(() => this.step(), BEAT / 2);
    }
  }

  /** Show the table as it is. */
  skip(): void {
    clearTimeout(this.timer);
    this.ahead = [];
    if (this.shown === null) return;
    this.shown = null;
    this.beat = [];
    this.onend();
  }

  private step(): void {
    const beat = this.ahead.shift();
    if (!beat || !this.shown) {
      this.skip();
      return;
    }
    let next = this.shown;
    for (const event of beat) next = after(next, event);
    this.beat = beat;
    this.shown = next;
    const wait = Math.max(...beat.map((event) => SLOWER[event.kind] ?? BEAT));
    this.timer = setTimeout(() => this.step(), wait * this.pace);
  }
}

export const scene = new Scene();

/** What is said while the hotels check in. */
export const sceneWords = (): string =>
  say("overbooking-ask-scene", { touch: TOUCHED?.matches ? "yes" : "no" });
