// Going through a recorded game: the current stop, how far it has been seen, and autoplay.

import type { StillTable } from "../lib/still.svelte";
import type { Recorded } from "./recorded";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Leap = "stop" | "turn" | "round" | "all";

const PACE = 1500; // ms between two stops
const PATIENCE = 150; // ms until a scene is checked again

export class Player {
  index = $state(0);
  seen = $state(0); // the furthest stop shown so far
  hiding = $state(false); // nothing reveals what's to come
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  story = $state.raw() as Recorded;
  wanted = $state<string | null>(null); // the requested point of view

  /** The furthest stop the scrubber shows. */
  readonly end: number = $derived(this.hiding ? this.seen : this.story.last);
  readonly step: number = $derived(this.story.stops[this.index] ?? 0);
  readonly eyes: string = $derived(String(this.story.game.eyes));

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: StillTable,
    story: Recorded,
  ) {
    this.story = story;
  }

  get over(): boolean {
    return this.index >= this.story.last;
  }

  /** Show a stop, within the first and the last. */
  go(index: number): Promise<boolean> {
    this.index = Math.max(0, Math.min(index, this.story.last));
    this.seen = Math.max(this.seen, this.index);
    return this.table.show(this.step);
  }

  /** Go on or back by this much; by hand, so autoplay stops. */
  leap(by: Leap, way: 1 | -1): Promise<boolean> {
    this.pause();
    const { story, index } = this;
    switch (by) {
      case "stop":
        return this.go(index + way);
      case "turn":
        return this.go(story.turnFrom(index, way));
      case "round":
        return this.go(story.roundFrom(index, way));
      case "all":
        // The end of what the viewer may know, not of the game.
        return this.go(way > 0 ? this.end : 0);
    }
  }

  /** The same stop from another point of view, once it's loaded; the last request counts. */
  async retell(eyes: string, telling: Promise<Recorded>): Promise<void> {
    this.wanted = eyes;
    try {
      const story = await telling;
      if (this.wanted !== eyes) return;
      this.story = story;
      await this.table.retell(story);
    } catch (error) {
      if (this.wanted === eyes) throw error;
    } finally {
      if (this.wanted === eyes) this.wanted = null;
    }
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.over) void this.go(0);
    this.playing = true;
    this.wait(PACE / 3 / this.speed);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private wait(time: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tick(), time);
  }

  private tick(): void {
    if (!this.playing) return;
    if (this.table.staging) {
      this.wait(PATIENCE);
      return;
    }
    void this.go(this.index + 1);
    if (this.over) this.pause();
    else this.wait(PACE / this.speed);
  }
}
