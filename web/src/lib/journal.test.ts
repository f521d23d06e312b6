import { describe, expect, it } from "vitest";
import type { Told } from "./api";
import { eventsOf, strike } from "./journal";

const event = (step: number): object => ({ kind: "card-placed", seat: 1, step });
const moved = (steps: number, ...events: object[]): Told =>
  ({ number: 0, at: 0, steps, type: "moved", events }) as unknown as Told;
const undone = (steps: number): Told => ({ number: 0, at: 0, steps, type: "undone" }) as unknown as Told;

describe("a journal", () => {
  it("tells what still counts", () => {
    const journal = [moved(3, event(2), event(3)), moved(4, event(4)), undone(2), moved(3, event(3))];
    expect(eventsOf(journal)).toEqual([event(2), event(3)]);
    expect(eventsOf([moved(4, event(4)), undone(3)])).toEqual([]);
  });

  it("strikes lines only where something was undone", () => {
    const lines = [{ step: 1 }, { step: 2 }, { step: 3 }];
    strike(lines, moved(1));
    expect(lines).toHaveLength(3);
    strike(lines, undone(1));
    expect(lines).toEqual([{ step: 1 }]);
  });
});
