import { expect, it, vi } from "vitest";
import { openBox } from "../opened";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
openBox();

it("has 56 guests, 48 staff cards, 12 politics cards and 12 emperor tiles", async () => {
  const { deck } = await import("./cards");
  const count = (kind: string): number => deck.entries.filter((entry) => entry.kind === kind).length;
  expect(["guest", "staff", "politics", "emperor"].map(count)).toEqual([56, 48, 12, 12]);
});
