// Plays moments one after another. A click shows the next step, Esc everything; others don't have to wait.

import { moving } from "../../../lib/memory.svelte";
import { motion } from "../../../motion/motion.svelte";
import type { AustriaView } from "../view";
import { changesOf, type Change, type Judged, type Moment } from "./moments";

/** The emperor's visit, as far as it has been shown. */
export interface Court {
  round: number;
  tile: string;
  back: number;
  rows: Judged[];
  step: number; // 1 points, 2 moving back, then one row after another
  told: Record<number, string[]>; // by seat: the result
}

export interface Count {
  rows: number; // counted so far
  winners: number[]; // once they are known
  ending: number[];
}

type Show = Exclude<Moment, { kind: "emperor" | "judged" | "leaves" | "final" }>;

// ms when calm
const TIMES = { curtain: 600, points: 900, back: 900, row: 900, banner: 1100, overlap: 500, count: 900, winner: 1600 };
export const ROLL = { rise: 120, tumble: 500, slide: 280 };
const AGAIN = 0.67; // a repeated roll takes less time

const STOPPED = Symbol("stopped");

export class Director {
  court = $state.raw<Court | null>(null);
  folded = $state(false); // the court is a ribbon, so that you see your hotel
  banner = $state.raw<{ round: number } | null>(null);
  roll = $state.raw<{ dice: number[]; seat: number; again: boolean; factor: number } | null>(null);
  count = $state.raw<Count | null>(null);
  coming = $state.raw<Change[]>([]); // what isn't shown yet
  before = $state.raw<AustriaView | null>(null); // the table before all this
  playing = $state(false); // a click shows the next step
  veiled = $state(false); // the dice aren't rolled yet: what's there isn't visible

  paged = true; // someone is there to continue

  private factor = 1;
  private run = 0; // which performance this is
  private hurry = false; // the rest happens immediately
  private wake: (() => void) | null = null;

  /** `fly` animates a moment's moves; `words` says what a seat got. */
  constructor(
    private readonly fly: (moment: Moment, factor: number) => void,
    private readonly words: (moment: Extract<Moment, { kind: "judged" }>) => string[],
    private readonly rows: () => number,
  ) {}

  /** Play these moments, shortened by a factor; false if something else was played meanwhile. */
  async play(moments: readonly Moment[], factor: number, before: AustriaView | null = null): Promise<boolean> {
    const number = ++this.run;
    this.coming = factor ? moments.flatMap(changesOf) : [];
    this.before = before;
    this.wake?.();
    this.hurry = factor === 0;
    this.factor = factor;
    this.veiled = factor > 0 && moving() && moments.some(({ kind }) => kind === "roll");
    try {
      for (const moment of moments) await this.perform(moment);
    } catch (stopped) {
      if (stopped !== STOPPED) throw stopped;
      return false;
    }
    if (number !== this.run) return false;
    this.banner = this.roll = null;
    this.veiled = false;
    return true;
  }

  /** The next step. */
  next(): void {
    motion.land();
    this.wake?.();
  }

  /** Everything immediately. */
  skip(): void {
    this.hurry = true;
    this.next();
  }

  /** Stop: the table has changed. */
  stop(): void {
    this.run += 1;
    this.skip();
    this.wake = null;
    this.playing = this.veiled = false;
    this.court = this.count = this.banner = this.roll = null;
    this.coming = [];
  }

  /** The next of the changes are shown. */
  private reveal(changes: readonly unknown[]): void {
    this.coming = this.coming.slice(changes.length);
  }

  private get isStaged(): boolean {
    return [this.court, this.count, this.banner, this.roll].some((each) => each !== null);
  }

  private async perform(moment: Moment): Promise<void> {
    switch (moment.kind) {
      case "moves":
        this.reveal(changesOf(moment));
        this.fly(moment, this.factor);
        return this.rest(motion.left);
      case "round":
        this.hurry = this.factor === 0; // the scene before was skipped
        this.banner = { round: moment.round };
        return this.rest(TIMES.overlap * this.factor);
      case "roll":
        return this.tumble(moment);
      case "emperor":
        return this.receive(moment);
      case "judged":
        return this.judge(moment);
      case "leaves":
        await this.page(TIMES.row);
        this.court = null;
        return;
      case "final":
        return this.countOut(moment.winners);
    }
  }

  private async tumble(moment: Extract<Show, { kind: "roll" }>): Promise<void> {
    if (this.hurry) return;
    if (!moving()) return this.rest(TIMES.banner * this.factor);
    const factor = this.factor * (moment.again ? AGAIN : 1);
    this.roll = { ...moment, factor };
    const apart = moment.dice.length * 25;
    await this.rest((ROLL.rise + ROLL.tumble + ROLL.slide + apart) * factor);
    this.roll = null;
    this.veiled = false;
    if (this.banner) await this.rest(200 * this.factor);
    this.banner = null;
  }

  private async receive({ round, tile, back, rows }: Extract<Moment, { kind: "emperor" }>): Promise<void> {
    if (this.factor === 0) return; // immediately: nothing is played
    this.folded = false;
    this.court = { round, tile, back, rows, step: 0, told: {} };
    await this.page(TIMES.curtain);
    this.court = { ...this.court, step: 1 };
    this.reveal(rows);
    await this.page(TIMES.points);
    this.court = { ...this.court, step: 2 };
    this.reveal(rows);
    await this.page(TIMES.back);
    // Seats to which nothing happens are skipped.
    this.court = { ...this.court, step: 3 };
  }

  private async judge(moment: Extract<Moment, { kind: "judged" }>): Promise<void> {
    if (this.court) {
      const { told } = this.court;
      const words = [...(told[moment.seat] ?? []), ...this.words(moment)];
      this.court = { ...this.court, told: { ...told, [moment.seat]: words } };
    }
    this.reveal(changesOf(moment));
    this.fly(moment, this.factor);
    await this.page(TIMES.row);
  }

  private async countOut(winners: number[]): Promise<void> {
    if (this.factor === 0) return;
    this.hurry = false;
    for (let rows = 0; rows <= this.rows() && !this.hurry; rows++) {
      this.count = { rows, winners: [], ending: winners };
      await this.page(TIMES.count);
    }
    this.count = { rows: this.rows(), winners, ending: winners };
    await this.page(TIMES.winner);
    this.count = null;
  }

  /** A page of a scene: it turns automatically; without motion, only by a click. */
  private page(ms: number): Promise<void> {
    return this.rest(moving() || !this.paged ? ms * this.factor : Infinity);
  }

  private async rest(ms: number): Promise<void> {
    if (this.hurry || ms <= 0) return;
    const number = this.run;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
      this.playing = this.isStaged;
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    if (number !== this.run) throw STOPPED; // something else is already playing
    this.wake = null;
    this.playing = false;
  }
}
