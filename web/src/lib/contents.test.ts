import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Away, Refusal } from "./api";
import { contentOf, late } from "./contents.svelte";
import { say, speak } from "./words.svelte";

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the content of a box", () => {
  it("is asked for once, however many want it", async () => {
    const components = vi.spyOn(api, "components").mockResolvedValue({ cards: 3 });
    const found = await Promise.all([contentOf("one"), contentOf("one")]);
    expect([...found, await contentOf("one")]).toEqual(Array(3).fill({ cards: 3 }));
    expect(components).toHaveBeenCalledOnce();
  });

  it("is asked for again while the house is away or busy, which is told meanwhile", async () => {
    vi.spyOn(api, "components")
      .mockRejectedValueOnce(new Away())
      .mockRejectedValueOnce(new Refusal("busy", "Busy.", 429))
      .mockResolvedValue("cards");
    const asking = contentOf("two");
    await vi.advanceTimersByTimeAsync(0);
    expect(late.why).toBe(say("house-away"));
    await vi.advanceTimersByTimeAsync(1500);
    expect(late.why).toBe("Busy.");
    await vi.advanceTimersByTimeAsync(1500);
    expect([await asking, late.why]).toEqual(["cards", ""]);
  });

  it("that the house refuses is not waited for, and may be asked for anew", async () => {
    const no = new Refusal("unknown", "No such game.", 404);
    vi.spyOn(api, "components").mockRejectedValueOnce(no).mockResolvedValue("cards");
    await expect(contentOf("three")).rejects.toBe(no);
    expect(await contentOf("three")).toBe("cards");
  });
});
