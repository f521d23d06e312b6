// Going through a recorded game: where one stands, how far one has seen, and playing by itself.

import type { StillTable } from "../lib/still.svelte";
import type { Recorded } from "./recorded";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Leap = "stop" | "turn" | "round" | "all";

const PACE = 1500; // ms between two stops
const PATIENCE = 150; // ms until a scene is looked at again

export class Player {
  index = $state(0);
  seen = $state(0); // the furthest stop that was shown
  hiding = $state(false); // nothing is told of what is to come
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  story = $state.raw() as Recorded;
  wanted = $state<string | null>(null); // the eyes one waits to see with

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

  /** Show a stop; one before the first or behind the last is those. */
  go(index: number): Promise<boolean> {
    this.index = Math.max(0, Math.min(index, this.story.last));
    this.seen = Math.max(this.seen, this.index);
    return this.table.show(this.step);
  }

  /** Go on or back by so much; by hand, so that it no longer plays by itself. */
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
        // The end of what one may know, not of the game.
        return this.go(way > 0 ? this.end : 0);
    }
  }

  /** The same stop through other eyes, once it is told so; of several wishes the last one counts. */
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
