import { expect, test } from "vitest";
import type { Analysis } from "../lib/api";
import { across, down, ends, HEIGHT, LEFT, marks, nearest, PERCENT, RIGHT, scaleOf, TOP } from "./scale";

const analysis = { points: [{ step: 4 }, { step: 10 }, { step: 24 }] } as unknown as Analysis;

test("the first point stands at the left edge and the last at the right", () => {
  expect(across(analysis, 4, 500)).toBe(LEFT);
  expect(across(analysis, 24, 500)).toBe(500 - RIGHT);
});

test("the point nearest to a place is found", () => {
  expect(nearest(analysis, 0, 500)).toBe(0);
  expect(nearest(analysis, across(analysis, 11, 500), 500)).toBe(1);
  expect(nearest(analysis, 500, 500)).toBe(2);
});

test("a scale holds all values, also those below nought", () => {
  const scale = scaleOf([
    [-7, 30],
    [12, 101],
  ]);
  expect(scale.low).toBeLessThanOrEqual(-7);
  expect(scale.high).toBeGreaterThanOrEqual(101);
  expect(marks(scale).length).toBeLessThanOrEqual(8);
  expect(marks(PERCENT)).toEqual([0, 25, 50, 75, 100]);
  expect(down(PERCENT, 100)).toBe(TOP);
});

test("the numbers of seats that end alike stand apart and on the drawing", () => {
  const places = ends(PERCENT, [[0], [0], [0], [100]]).sort((a, b) => a - b);
  for (const [index, place] of places.entries()) {
    expect(place).toBeGreaterThanOrEqual(9);
    expect(place).toBeLessThanOrEqual(HEIGHT - 9);
    if (index) expect(place - (places[index - 1] ?? 0)).toBeGreaterThanOrEqual(17);
  }
});
