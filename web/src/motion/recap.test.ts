import { expect, it } from "vitest";
import type { GameEvent, Told } from "../lib/api";
import { chipsOf, chipWords, fitting, ofItsSeat, shortened, sinceMine } from "./recap";

const moved = (number: number, seat: number, step: number): Told =>
  ({ number, type: "moved", seat, steps: step, events: [{ kind: "gain", seat, step, vp: number }] }) as unknown as Told;
const told = (journal: Told[]) => sinceMine(journal, 1).events.map(({ step }) => step);

it("what others did is told until they act again, without what was taken back", () => {
  const journal = [moved(1, 2, 1), moved(2, 1, 2), moved(3, 2, 3), moved(4, 3, 4)];
  expect(told(journal)).toEqual([3, 4]);
  const undone = { number: 5, type: "undone", seat: 3, steps: 3 } as Told;
  expect(told([...journal, undone])).toEqual([3]);
  const mine = [...journal, moved(6, 1, 5), moved(7, 1, 6)];
  expect(told(mine)).toEqual([3, 4]); // they can still be read
  expect(told([...mine, moved(8, 2, 7)])).toEqual([7]);
});

it("in a game that begins in its middle, earlier turns are not told again", () => {
  const events = [1, 2, 1, 2, 3, 1].map((seat, step) => ({ kind: "gain", seat, step }));
  const began = { number: 1, type: "began", steps: 5, events } as unknown as Told;
  expect(told([began])).toEqual([3, 4]);
});

it("each who did something has a chip", () => {
  const { events } = sinceMine([moved(1, 1, 1), moved(2, 2, 2), moved(3, 3, 3), moved(4, 2, 4)], 1);
  const chips = chipsOf(events, (own) => ({ gains: own.length > 1 ? ["+2"] : [], names: [] }), () => "passes");
  expect(chips).toEqual([
    { seat: 2, phrases: ["+2"], more: false, step: 2 },
    { seat: 3, phrases: ["passes"], more: false, step: 3 },
  ]);
});

it("a chip with little room has whole phrases, never a piece of one", () => {
  const chip = { phrases: ["+5 pts", "queue 1", "queue 3"], more: false };
  expect(fitting(chip, 24)).toBe("+5 pts, queue 1, queue 3");
  expect(fitting(chip, 20)).toBe("+5 pts, queue 1 …");
  expect(fitting(chip, 10)).toBe("+5 pts …");
  expect(fitting({ phrases: ["+5 pts"], more: true }, 10)).toBe("+5 pts …");
  expect(fitting({ phrases: ["Fish monk, the last (Ferdl 4)"], more: false }, 26)).toBe("");
});

it("a chip is never longer than a glance", () => {
  const names = ["Page Boy", "Head Waiter", "Archduke Ferdinand", "Second Secretary"];
  const words = chipWords(shortened({ gains: ["+12 VP", "+3 crowns"], names }));
  expect(words.length).toBeLessThanOrEqual(48);
  expect(words).toBe("+12 VP, +3 crowns, Page Boy, Head Waiter …");
  expect(chipWords(shortened({ gains: [], names }, 10))).toBe("Page B…");
});

it("nothing is told after a disc that isn't about its player", () => {
  const event = (facts: Record<string, unknown>): GameEvent =>
    ({ kind: "pass", seat: 2, line: { message: { key: "", text: "passes", facts } } }) as unknown as GameEvent;
  expect(ofItsSeat(event({ name: { seat: 2 } }), ["Anna", "Mizzi"])).toBe("passes");
  expect(ofItsSeat(event({ name: { seat: 1 } }), ["Anna", "Mizzi"])).toBeNull();
  expect(ofItsSeat(event({}), ["Anna", "Mizzi"])).toBeNull();
});
