import { describe, expect, it, vi } from "vitest";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
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
    expect(linkOf("austria", "emperor-C2")).toBe("#/cards/austria/emperor-C2");
    expect(linkOf("austria", "check-in")).toBe("#/rules/austria/check-in");
    expect(linkOf("austria", "dice?p=boost")).toBe("#/rules/austria/dice?p=boost");
    expect(isCard("check-in")).toBe(false);
  });
});
