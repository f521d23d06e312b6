// The result, counted out row by row. Only then is it summed up.

import { moving } from "../../lib/memory.svelte";
import { sceneFactor } from "../../motion/pace";
import { play } from "../../motion/player";

const ROW = 800; // ms
const RESULT = 2600; // ms that the finished table stays

class Count {
  running = $state(false);
  rows = $state(Infinity); // already counted; the table is complete when nothing is counted
  private timer: ReturnType<typeof setTimeout> | undefined;
  private onend: () => void = () => undefined;

  /** Count so many rows; without motion, the table is complete and waits for the player. */
  play(rows: number, onend: () => void): void {
    const factor = sceneFactor();
    if (factor === 0) {
      onend();
      return;
    }
    this.onend = onend;
    this.running = true;
    if (!moving()) return;
    this.rows = 0;
    this.timer = setTimeout(() => this.next(rows, factor), ROW * factor);
  }

  finish(): void {
    clearTimeout(this.timer);
    if (!this.running) return;
    this.running = false;
    this.rows = Infinity;
    this.onend();
  }

  private next(all: number, factor: number): void {
    if (this.rows >= all) {
      this.finish();
      return;
    }
    this.rows += 1;
    play(this.rows < all ? "cube" : "crown");
    this.timer = setTimeout(() => this.next(all, factor), this.rows < all ? ROW * factor : RESULT);
  }
}

export const count = new Count();
