import { beforeAll, describe, expect, it } from "vitest";
import type { Hint } from "../lib/api";
import { fetchWords } from "../lib/words.svelte";
import { figuresOf, pointsOf, sureOf, whyOf } from "./counsel";

type Action = Hint["actions"][number];

const action = (some: Partial<Action> = {}): Action => ({
  action: "die 1",
  score: 100,
  win: 0.5,
  sure: 0.5,
  standing: "some",
  then: [],
  hopes: {},
  points: {},
  reasons: [],
  later_reasons: [],
  ...some,
});

beforeAll(() => fetchWords("common", "leopold"));

describe("a hint", () => {
  it("is a sentence about now and one about what follows", () => {
    const reason = (text: string) => ({ key: "", text });
    const both = action({
      reasons: [reason("moves 2 steps"), reason("costs a crown")],
      later_reasons: [reason("brings 2 crowns")],
    });
    expect(whyOf(both, [])).toBe("Moves 2 steps and costs a crown. Next: brings 2 crowns.");
    expect(whyOf(action(), [])).toBe("");
  });

  it("says in points by source what it brings more than the next, or less than the first", () => {
    const points = { emperor: 5.2, rooms: 2.6, crowns: -1.4 };
    expect(pointsOf(action({ points }), 0)).toBe("In points, compared with the next best: gains about 5 at the emperor, gets about 3 more out of rooms and costs crowns worth about 1.");
    expect(pointsOf(action({ points: { emperor: -5.2 } }), 1)).toBe(
      "In points, compared with my first suggestion: loses about 5 at the emperor.",
    );
    expect(pointsOf(action(), 0)).toBe("");
  });

  it("rounds its figures and promises nothing before the end", () => {
    expect(figuresOf(action({ score: 117.6, win: 0.624 }))).toBe("≈ 118 points · 62% win chance");
    expect(figuresOf(action({ score: 1, win: 1 }))).toBe("≈ 1 point · 99% win chance");
    expect(figuresOf(action({ score: -0.2, win: 0.5 }))).toBe("≈ 0 points · 50% win chance");
    expect(figuresOf(action({ score: -3.2, win: 0 }))).toBe("≈ −3 points · 1% win chance");
  });

  it("says how sure it is of the first, and how far the others are behind", () => {
    const told = (standing: Action["standing"], place: number): string => sureOf(action({ standing }), place);
    expect([told("much", 0), told("some", 0), told("little", 0)]).toEqual([
      "quite certain",
      "fairly sure",
      "a close call",
    ]);
    expect([told("near", 1), told("less", 1), told("weak", 2)]).toEqual([
      "nearly as good",
      "a little weaker",
      "clearly weaker",
    ]);
    expect(told("only", 0)).toBe("your only option");
  });
});
