import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
const BOOK = { game: "inn", cards: ["staff", "emperor"] };
const { isCard, linkOf, plain, tokensOf } = await import("./rich");

describe("marked text", () => {
  it("is cut into words, bold, icons and links", () => {
    expect(tokensOf("Pay **1** [[crown]] to the [Butler](staff-9).")).toEqual([
      { kind: "words", text: "Pay " },
      { kind: "bold", text: "1" },
      { kind: "words", text: " " },
      { kind: "icon", name: "crown" },
      { kind: "words", text: " to the " },
      { kind: "link", text: "Butler", to: "staff-9" },
      { kind: "words", text: "." },
    ]);
  });

  it("never becomes anything but words", () => {
    expect(tokensOf("<b>&amp;</b> [x](javascript:alert)")).toEqual([
      { kind: "words", text: "<b>&amp;</b> [x](javascript:alert)" },
    ]);
  });

  it("is plain without its marks", () => {
    expect(plain("[[crown]] **Crowns**: see [dice](dice?p=boost)")).toBe("Crowns: see dice");
  });

  it("leads to cards, sections and paragraphs", () => {
    expect(linkOf(BOOK, "emperor-C2")).toBe("#/cards/inn/emperor-C2");
    expect(linkOf(BOOK, "check-in")).toBe("#/rules/inn/check-in");
    expect(linkOf(BOOK, "dice?p=boost")).toBe("#/rules/inn/dice?p=boost");
    expect(isCard(BOOK, "check-in")).toBe(false);
  });
});
