// Others act faster than you can watch: their actions wait in line and are shown at a pace.

import type { Timing } from "./pace";

export interface Waiting<T> {
  what: T;
  by: number; // the seat that acted
  timing: Timing;
}

const TOO_MANY = 120; // with this much waiting, jump to the current state
const AGAIN = 60; // ms until the next check whether the table is at rest

export class Pacer<T> {
  private line: Waiting<T>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private last = 0; // the seat whose action was shown last

  /** `show` shows one action; `moves` says for how many ms (or whether) the table still moves. */
  constructor(
    private readonly show: (what: T) => void,
    private readonly moves: () => number,
  ) {}

  get waiting(): number {
    return this.line.length;
  }

  /** Show it in its turn; right away if nothing is waiting and its pace says so. */
  push(next: Waiting<T>): void {
    this.line.push(next);
    if (this.line.length > TOO_MANY) this.flush();
    else if (this.timer === undefined) this.wait();
  }

  /** Show everything that's waiting, now. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    for (let next = this.line.shift(); next; next = this.line.shift()) this.let(next);
  }

  /** Show nothing more. */
  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.line = [];
  }

  private let(next: Waiting<T>): void {
    this.last = next.by;
    this.show(next.what);
  }

  /** Wait until the table is at rest, then a little before another seat acts. */
  private wait(rested = false): void {
    const [next] = this.line;
    this.timer = undefined;
    if (!next) return;
    const moves = this.moves();
    const pause = next.by === this.last ? 0 : next.timing.before + next.timing.hold;
    if (moves > 0) this.timer = setTimeout(() => this.wait(), Math.min(moves, AGAIN));
    else if (pause > 0 && !rested) this.timer = setTimeout(() => this.wait(true), pause);
    else {
      this.line.shift();
      this.let(next);
      // One action per frame: its animations are only known after the page has drawn it.
      if (this.line.length) this.timer = setTimeout(() => this.wait(), next.timing.factor ? AGAIN : 0);
    }
  }
}
