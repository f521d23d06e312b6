import { describe, expect, it } from "vitest";
import { divided, longest } from "./fit";

const shown = (word: string): string => divided(word).replaceAll("\u00ad", "-");

describe("names", () => {
  it("of ordinary length stay whole", () => {
    expect(shown("Baroness")).toBe("Baroness");
  });

  it("that are long may be divided between syllables, in any alphabet", () => {
    expect(shown("Cramersopholus")).toBe("Cra-mer-so-pho-lus");
    expect(shown("Управляющая")).toContain("-");
    expect(shown("Oberlandesgerichtsrat").split("-").every((part) => part.length > 1)).toBe(true);
  });

  it("keep the places a translator has chosen", () => {
    expect(divided("Conferentie\u00admanager")).toBe("Conferentie\u00admanager");
  });

  it("with a hyphen are divided there first", () => {
    expect(divided("Sous-Chef")).toBe("Sous-Chef");
    expect(divided("Assistent-manager")).toBe(`${divided("Assistent")}-manager`);
    expect(longest("Assistent-manager")).toBe(9);
  });

  it("are measured by their longest word", () => {
    expect(longest("Lord High Commissioner")).toBe(12);
    expect(longest("Conferentie\u00admanager")).toBe(18);
  });
});
