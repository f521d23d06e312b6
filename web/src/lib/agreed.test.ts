import { beforeAll, describe, expect, it } from "vitest";
import { type Agreed, agreedOf, agreedWords, likedWords, rulesOf } from "./agreed";
import { speak } from "./words.svelte";

const USUAL = agreedOf({}, false);

beforeAll(() => speak("en"));

describe("what a table agrees on", () => {
  it("is what the house takes for granted, where nothing else is wanted", () => {
    expect(rulesOf(USUAL, false)).toEqual({
      absent: "offer",
      stand_in: "medium",
      newcomers: true,
      confirm: false,
      clock: null,
      first: null,
    });
    expect(agreedWords(rulesOf(USUAL, true))).toEqual([]);
    expect(likedWords(USUAL, false)).toEqual([]);
  });

  it("has turns confirmed that end before other people, or that are a single action", () => {
    const asks = (agreed: Agreed): boolean[] => [true, false].map((people) => rulesOf(agreed, people).confirm ?? false);
    expect(asks(USUAL)).toEqual([true, false]);
    expect(asks(agreedOf({}, true))).toEqual([true, true]);
    expect(asks(agreedOf({ confirm: "always" }, false))).toEqual([true, true]);
    expect(asks(agreedOf({ confirm: "never" }, true))).toEqual([false, false]);
    expect(agreedWords(rulesOf(agreedOf({ confirm: "never" }, true), true))).toEqual(["Turns end without confirmation"]);
    expect(likedWords(agreedOf({ confirm: "never" }, false), false)).toEqual(["Confirm end of turn: Never"]);
  });

  it("understands what earlier versions have saved", () => {
    const before = { confirm: true } as unknown as Partial<Agreed>;
    expect(agreedOf(before, false).confirm).toBe("always");
  });

  it("counts minutes per player, or days per move", () => {
    expect(rulesOf({ ...USUAL, clock: "live", minutes: 15, increment: 5 }, true).clock).toEqual({
      kind: "live",
      bank: 900,
      increment: 5,
    });
    expect(rulesOf({ ...USUAL, clock: "correspondence", days: 3 }, true).clock).toEqual({
      kind: "correspondence",
      days: 3,
    });
  });

  it("is told in sentences where it is not the usual", () => {
    const likes = { clock: "correspondence", days: 1, absent: "bot", newcomers: false } as const;
    expect(agreedWords(rulesOf({ ...USUAL, ...likes }, true))).toEqual([
      "1 day per move",
      "A bot takes over if a player leaves",
      "Newcomers can’t ask for an empty seat",
    ]);
  });
});
