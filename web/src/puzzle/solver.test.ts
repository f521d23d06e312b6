import { beforeEach, expect, test, vi } from "vitest";
import type { PuzzleOffer } from "../lib/api";
import { choose, chosen, filtersOf, givenOf, isWanted } from "./filters";
import { solver } from "./solver.svelte";

const puzzle = (rating: number, grade = 1, theme = "crest"): PuzzleOffer => {
  return { game: "inn", id: `${rating}-${grade}`, grade, rating, theme, turns: 9 };
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("the first puzzle is easier than a solver's rating, one for a proven solver is near it", () => {
  const there = Array.from({ length: 60 }, (_, n) => puzzle(1000 + 20 * n));
  const first = solver.next(there)?.rating ?? 0;
  expect(first).toBeGreaterThan(1100);
  expect(first).toBeLessThan(1300);
  solver.kept = { ...solver.kept, deviation: 30 };
  const later = solver.next(there)?.rating ?? 0;
  expect(Math.abs(later - 1440)).toBeLessThan(100);
});

test("filters stay as they were chosen until an address asks for others", () => {
  const wanted = { game: "inn", theme: "", grade: 2, left: true };
  choose(wanted);
  expect(filtersOf({ carry: "word" })).toEqual(wanted);
  expect(filtersOf({ theme: "crest" })).toEqual({ game: "", theme: "crest", grade: 0, left: false });
  expect(givenOf(chosen())).toEqual({ game: "inn", theme: "", grade: 2, left: 1 });
});

test("a puzzle is wanted if it passes every filter", () => {
  const all = { game: "", theme: "", grade: 0, left: false };
  expect(isWanted(all, puzzle(1200))).toBe(true);
  expect(isWanted({ ...all, game: "inn", grade: 1, left: true }, puzzle(1200))).toBe(true);
  expect(isWanted({ ...all, grade: 2 }, puzzle(1200))).toBe(false);
  expect(isWanted({ ...all, game: "hut" }, puzzle(1200))).toBe(false);
  expect(isWanted({ ...all, theme: "queue" }, puzzle(1200))).toBe(false);
});
