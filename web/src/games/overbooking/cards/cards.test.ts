import { expect, it, vi } from "vitest";
import { openBox } from "../opened";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
openBox();

it("has six kinds, four crests and eight hotels", async () => {
  const { deck } = await import("./cards");
  const count = (kind: string): number => deck.entries.filter((entry) => entry.kind === kind).length;
  expect(["kind", "crest", "hotel"].map(count)).toEqual([6, 4, 8]);
});
