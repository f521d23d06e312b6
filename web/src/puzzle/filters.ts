// Which puzzles are wanted: chosen on the list, kept in this tab, and heeded by the next puzzle.

import type { PuzzleOffer } from "../lib/api";
import { solver } from "./solver.svelte";

export interface Filters {
  game: string; // "" for any, as is the theme
  theme: string;
  grade: number; // 0 for any
  left: boolean; // only those that weren't tried
}

/** Filters as an address has them. */
export type Given = Record<string, string | number | null>;

const KEY = "hotelier.puzzles.wanted";

/** What an address asks for; if that's nothing, what was chosen last. */
export function filtersOf(given: Record<string, string>): Filters {
  const isAsked = ["game", "theme", "grade", "left"].some((each) => given[each] !== undefined);
  if (!isAsked) return chosen();
  const { game = "", theme = "", grade, left } = given;
  return { game, theme, grade: Number(grade) || 0, left: left !== undefined };
}

export function givenOf({ game, theme, grade, left }: Filters): Given {
  return { game, theme, grade: grade || null, left: left ? 1 : null };
}

export function choose(filters: Filters): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(filters));
  } catch {
    // A browser that saves nothing shows all of them.
  }
}

export function chosen(): Filters {
  const none: Filters = { game: "", theme: "", grade: 0, left: false };
  try {
    return { ...none, ...(JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Partial<Filters>) };
  } catch {
    return none;
  }
}

export function isWanted({ game, theme, grade, left }: Filters, puzzle: PuzzleOffer): boolean {
  return (
    (!game || puzzle.game === game) &&
    (!theme || puzzle.theme === theme) &&
    (!grade || puzzle.grade === grade) &&
    (!left || !solver.outcome(puzzle))
  );
}
