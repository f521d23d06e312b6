import { describe, expect, it } from "vitest";
import { excerpt, fold, hits, matches, pieces, weight, wordsOf } from "./find";

describe("finding", () => {
  it("takes no notice of case and diacritics, in every language", () => {
    for (const [text, wanted] of [
      ["Café", "cafe"],
      ["Łóżko w hotelu", "lozko"],
      ["Ещё один гость", "еще гость"],
      ["Weiße Rose", "weisse"],
      ["Perché no?", "PERCHE"],
      ["één kubus", "een"],
    ] as const) {
      expect(matches(text, wordsOf(wanted)), text).toBe(true);
    }
  });

  it("wants every word, in any order", () => {
    expect(matches("Pay 1 crown for a guest", wordsOf("guest crown"))).toBe(true);
    expect(matches("Pay 1 crown for a guest", wordsOf("guest wine"))).toBe(false);
  });

  it("marks hits in the text as it is written", () => {
    expect(pieces("Das Café Weiße Rose", wordsOf("cafe weisse"))).toEqual([
      { text: "Das ", hit: false },
      { text: "Café", hit: true },
      { text: " ", hit: false },
      { text: "Weiße", hit: true },
      { text: " Rose", hit: false },
    ]);
    expect(hits("aaaa", ["aa", "a"])).toEqual([[0, 4]]);
  });

  it("shows the words around a hit", () => {
    const long = `${"before ".repeat(30)}needle ${"after ".repeat(30)}`;
    const shown = excerpt(long, ["needle"]);
    expect(shown).toContain("needle");
    expect(shown.length).toBeLessThan(120);
  });

  it("puts titles and beginnings of words first", () => {
    const wine = wordsOf("wine");
    expect(weight("Wine", "", wine)).toBeGreaterThan(weight("Dice", "wine and coffee", wine));
    expect(weight("", "wine", wine)).toBeGreaterThan(weight("", "swine", wine));
  });

  it("does not stumble over signs", () => {
    expect(fold("−5 VP")).toBe("-5 vp");
    expect(weight("1–3 (small)", "", wordsOf("1-3 (small)"))).toBeGreaterThan(0);
  });
});
