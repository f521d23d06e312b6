// The final scoring, counted out row by row: what each row gives everyone.

import type { AustriaView } from "../view";

export interface Row {
  key: string; // of its words
  n: number; // the floor, 1 is the lowest; 0 if it isn't one
  points: number[]; // of each seat
}

/** The rows in the order they are counted; the ground floor first. */
export function rowsOf(view: AustriaView): Row[] {
  const scores = view.facts.seats.map(({ score }) => score);
  const floors = scores[0]?.floors.map((_, floor) => ({
    key: "floor",
    n: floor + 1,
    points: scores.map((score) => score.floors[floor] ?? 0),
  }));
  const sum = (of: (score: (typeof scores)[number]) => number): number[] => scores.map(of);
  return [
    { key: "staff", n: 0, points: sum(({ staff }) => staff) },
    ...(floors ?? []),
    { key: "leftovers", n: 0, points: sum(({ crowns, cubes }) => crowns + cubes) },
    { key: "guests", n: 0, points: sum(({ guests }) => guests) },
  ];
}

/** Everyone's points before the first row, and after each of the first `counted` rows. */
export function pointsAfter(view: AustriaView, rows: readonly Row[], counted: number): number[] {
  return view.facts.seats.map(({ score }, seat) =>
    rows.slice(0, counted).reduce((sum, { points }) => sum + (points[seat] ?? 0), score.now),
  );
}
