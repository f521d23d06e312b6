import { beforeAll, describe, expect, it } from "vitest";
import { agreedWords, rulesOf, usual } from "./agreed";
import { speak } from "./words.svelte";

const USUAL = usual(false);

beforeAll(() => speak("en"));

describe("what a table agrees on", () => {
  it("is what the house takes for granted, where nothing else is wanted", () => {
    expect(rulesOf(USUAL)).toEqual({
      absent: "offer",
      stand_in: "medium",
      newcomers: true,
      confirm: false,
      clock: null,
      first: null,
    });
    expect(agreedWords(rulesOf(USUAL), false)).toEqual([]);
  });

  it("has a turn confirmed that is a single action", () => {
    const rules = rulesOf(usual(true));
    expect(rules.confirm).toBe(true);
    expect(agreedWords(rules, true)).toEqual([]);
    expect(agreedWords({ ...rules, confirm: false }, true)).toEqual(["Turns end without confirmation"]);
  });

  it("counts minutes per player, or days per move", () => {
    expect(rulesOf({ ...USUAL, clock: "live", minutes: 15, increment: 5 }).clock).toEqual({
      kind: "live",
      bank: 900,
      increment: 5,
    });
    expect(rulesOf({ ...USUAL, clock: "correspondence", days: 3 }).clock).toEqual({
      kind: "correspondence",
      days: 3,
    });
  });

  it("is told in sentences where it is not the usual", () => {
    const rules = rulesOf({ ...USUAL, clock: "correspondence", days: 1, confirm: true, absent: "bot", newcomers: false });
    expect(agreedWords(rules, false)).toEqual([
      "1 day per move",
      "Turns must be confirmed",
      "A bot takes over if a player leaves",
      "Newcomers can’t ask for an empty seat",
    ]);
  });
});
