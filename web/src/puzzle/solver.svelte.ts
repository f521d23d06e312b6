// What this browser remembers of puzzles: the solver's rating, streaks, and every puzzle that was tried.

import rate from "glicko2-lite";
import type { PuzzleOffer } from "../lib/api";

export interface Outcome {
  solved: boolean; // at the first try: only that counts
  loss: number;
}

export interface Kept {
  rating: number;
  deviation: number; // how unsure the rating is
  volatility: number;
  streak: number;
  record: number; // the longest streak
  tried: Record<string, Outcome>;
}

const KEY = "hotelier.puzzles";
const PUZZLE_DEVIATION = 80; // how unsure a puzzle's own rating is
const MOST_KEPT = 5000;
const start: Kept = { rating: 1500, deviation: 150, volatility: 0.06, streak: 0, record: 0, tried: {} };

const nameOf = ({ game, id }: { game: string; id: string }): string => `${game}/${id}`;

function read(): Kept {
  try {
    return { ...start, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return start;
  }
}

/** Whether a value from elsewhere is what a browser remembers. */
export function isKept(value: unknown): value is Kept {
  const kept = { ...(value as Kept) };
  const numbers = [kept.rating, kept.deviation, kept.volatility, kept.streak, kept.record];
  return (
    numbers.every((each) => Number.isFinite(each)) &&
    typeof kept.tried === "object" &&
    kept.tried !== null &&
    Object.values(kept.tried).every((each) => typeof each?.solved === "boolean" && Number.isFinite(each.loss))
  );
}

class Solver {
  kept = $state.raw<Kept>(read());

  get rating(): number {
    return Math.round(this.kept.rating);
  }
  get tried(): Outcome[] {
    return Object.values(this.kept.tried);
  }

  /** How the first try at a puzzle ended; undefined if there was none. */
  outcome(puzzle: { game: string; id: string }): Outcome | undefined {
    return this.kept.tried[nameOf(puzzle)];
  }

  /** Count the first try at a puzzle: how much the rating changes; null if it was tried before. */
  count(puzzle: PuzzleOffer, outcome: Outcome): number | null {
    this.recall();
    if (this.outcome(puzzle)) return null;
    const { rating, deviation, volatility, streak, record, tried } = this.kept;
    const score = outcome.solved ? 1 : 0;
    const next = rate(rating, deviation, volatility, [[puzzle.rating, PUZZLE_DEVIATION, score]]);
    const row = outcome.solved ? streak + 1 : 0;
    this.kept = {
      rating: next.rating,
      deviation: next.rd,
      volatility: next.vol,
      streak: row,
      record: Math.max(record, row),
      tried: Object.fromEntries([...Object.entries(tried), [nameOf(puzzle), outcome] as const].slice(-MOST_KEPT)),
    };
    this.save();
    return Math.round(next.rating) - Math.round(rating);
  }

  /** Add what another device remembers; the rating of the one with more puzzles counts. */
  merge(other: Kept): void {
    this.recall();
    const own = this.kept;
    const more = Object.keys(other.tried).length > Object.keys(own.tried).length ? other : own;
    const { rating, deviation, volatility, streak } = more;
    const tried = Object.fromEntries(Object.entries({ ...other.tried, ...own.tried }).slice(-MOST_KEPT));
    this.kept = { rating, deviation, volatility, streak, record: Math.max(own.record, other.record), tried };
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that saves nothing still plays.
    }
  }

  /** Another tab may have saved something. */
  recall(): void {
    const found = read();
    if (Object.keys(found.tried).length >= Object.keys(this.kept.tried).length) this.kept = found;
  }

  /** A puzzle to solve next: untried, and close to what the solver is surely good for, so the first ones are easier. */
  next(puzzles: readonly PuzzleOffer[]): PuzzleOffer | undefined {
    const left = puzzles.filter((each) => !this.outcome(each));
    const sure = this.kept.rating - SURE * this.kept.deviation;
    const far = (each: PuzzleOffer): number => Math.abs(each.rating - sure);
    const near = left.toSorted((one, other) => far(one) - far(other)).slice(0, CHOICE);
    return near[Math.floor(Math.random() * near.length)];
  }
}

const SURE = 2; // deviations below the rating
const CHOICE = 8; // puzzles that the next one is picked from

export const solver = new Solver();
