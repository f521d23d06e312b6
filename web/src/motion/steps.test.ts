import { expect, it } from "vitest";
import { lengthOf, timetable, type Step } from "./steps";

const flight = (more: Partial<Step> = {}): Step => ({ fly: 1, from: "a", to: "b", ...more }) as Step;
const tag: Step = { tag: "+1", at: "b", good: true };

it("steps follow each other, or go together a little apart", () => {
  const times = timetable([flight(), flight(), flight({ with: true }), flight({ ms: 100 })], 1);
  expect(times.map(({ at }) => at)).toEqual([0, 330, 390, 720]);
  expect(lengthOf(times)).toBe(820);
});

it("what is brisk takes six tenths of the time, but words stay to be read", () => {
  const times = timetable([flight(), tag, flight()], 0.6);
  expect(times.map(({ at }) => at)).toEqual([0, 198, 198]);
  expect(times[1]?.ms).toBe(900);
  expect(lengthOf(times)).toBeCloseTo(396);
});

it("not more than two dozen things are in the air", () => {
  expect(timetable(Array.from({ length: 40 }, () => flight()), 1)).toHaveLength(24);
});
