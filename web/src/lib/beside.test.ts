import { describe, expect, it } from "vitest";
import { beside } from "./beside";

const WINDOW: [number, number] = [1000, 800];
const SIZE: [number, number] = [200, 100];
const thing = { left: 480, top: 400, right: 520, bottom: 440 };

describe("what opens beside a thing", () => {
  it("stands above it", () => {
    expect(beside(thing, [], SIZE, [], WINDOW)).toEqual([400, 292]);
  });

  it("makes way for what must stay in sight", () => {
    const above = { left: 0, top: 250, right: 1000, bottom: 399, weight: 1 };
    expect(beside(thing, [], SIZE, [above], WINDOW)).toEqual([400, 448]);
  });

  it("leaves what the thing is a part of rather than cover it", () => {
    const part = { left: 300, top: 200, right: 700, bottom: 600, weight: 0.1 };
    const [left, top] = beside(thing, [part], SIZE, [part], WINDOW);
    expect(left >= 700 || left + 200 <= 300 || top + 100 <= 200 || top >= 600).toBe(true);
  });

  it("stays near its thing, if it covers no more there", () => {
    const far = { left: 0, top: 0, right: 20, bottom: 20 };
    const everywhere = { left: 0, top: 200, right: 1000, bottom: 600, weight: 0.01 };
    const [left, top] = beside(thing, [far], SIZE, [everywhere], WINDOW);
    expect([left, top]).toEqual([400, 292]);
  });

  it("stays in the window and off its thing", () => {
    const corner = { left: 0, top: 0, right: 40, bottom: 40 };
    const [left, top] = beside(corner, [], SIZE, [], WINDOW);
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left, top)).toBeGreaterThanOrEqual(40);
  });
});
