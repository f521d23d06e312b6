import { beforeAll, describe, expect, it } from "vitest";
import { speak } from "../../lib/words.svelte";
import { divided, longest } from "./fit";

const shown = (word: string): string => divided(word).replaceAll("\u00ad", "-");

beforeAll(() => speak("en"));

describe("names", () => {
  it("of ordinary length stay whole", () => {
    expect(shown("Baroness")).toBe("Baroness");
  });

  it("that are long may be divided where their language divides them", async () => {
    expect(shown("Confectioner")).toBe("Con-fec-tioner");
    await speak("es");
    expect(shown("Caballerizo")).toBe("Ca-ba-lle-ri-zo");
    await speak("ru");
    expect(shown("Управляющий")).toContain("-");
    await speak("en");
  });

  it("keep the places a translator has chosen", () => {
    expect(divided("Conferentie\u00admanager")).toBe("Conferentie\u00admanager");
  });

  it("with a hyphen are divided there first", () => {
    expect(divided("Sous-Chef")).toBe("Sous-Chef");
    expect(longest("Assistent-manager")).toBe(9);
  });

  it("are measured by their longest word", () => {
    expect(longest("Lord High Commissioner")).toBe(12);
    expect(longest("Conferentie\u00admanager")).toBe(18);
  });
});
