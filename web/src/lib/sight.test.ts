import { describe, expect, it } from "vitest";
import { wayTo } from "./sight";

describe("the way to a thing", () => {
  it("is none where it is seen", () => {
    expect(wayTo(100, 200, 80, 400)).toBe(0);
  });

  it("leads it out from under the bar, or up from behind the foot", () => {
    expect(wayTo(20, 120, 80, 400)).toBe(-60);
    expect(wayTo(350, 450, 80, 400)).toBe(50);
  });

  it("leads to its head where it is too tall", () => {
    expect(wayTo(100, 700, 80, 400)).toBe(20);
  });
});
