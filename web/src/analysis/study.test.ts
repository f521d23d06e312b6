import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { api, Away, Refusal, type AnalysisState } from "../lib/api";
import { speak } from "../lib/words.svelte";
import { Study } from "./study.svelte";

const at = (phase: string) => ({ phase, done: 0, total: 0, analysis: null }) as AnalysisState;
const busy = new Refusal("busy", "Busy.", 503);

beforeAll(() => speak("en"));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server that gives these answers, one after another. */
function house(...answers: (string | Error)[]) {
  const asked = vi.spyOn(api, "analysis");
  for (const answer of answers) {
    if (answer instanceof Error) asked.mockRejectedValueOnce(answer);
    else asked.mockResolvedValueOnce(at(answer));
  }
  return { asked, begun: vi.spyOn(api, "beginAnalysis").mockResolvedValue(at("waiting")) };
}

describe("an analysis", () => {
  it("is begun where there is none, and asked after until it is there", async () => {
    const { asked, begun } = house("none", "running", "done");
    const study = new Study({ table: "a" });
    await study.ask();
    expect(study.progress?.phase).toBe("waiting");
    await vi.advanceTimersByTimeAsync(10_000);
    expect([study.progress?.phase, asked.mock.calls.length, begun.mock.calls.length]).toEqual(["done", 3, 1]);
  });

  it("is not begun for who has left, and not asked after", async () => {
    const { asked, begun } = house("none");
    const study = new Study({ table: "a" });
    const asking = study.ask();
    study.close();
    await asking;
    await study.ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([asked.mock.calls.length, begun.mock.calls.length]).toEqual([1, 0]);
  });

  it("is still waited for while the house is away or busy", async () => {
    house("running", new Away(), busy, "done");
    const study = new Study({ table: "a" });
    await study.ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([study.progress?.phase, study.trouble]).toEqual(["done", ""]);
  });

  it("is begun anew where the house was closed meanwhile", async () => {
    const { begun } = house("running", "none", "done");
    const study = new Study({ table: "a" });
    await study.ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([study.progress?.phase, begun.mock.calls.length]).toEqual(["done", 1]);
  });

  it("that cannot begin just now leaves the page as it is", async () => {
    const { begun } = house("none");
    begun.mockRejectedValueOnce(busy);
    const study = new Study({ table: "a" });
    await study.ask();
    expect([study.progress?.phase, study.busy, study.trouble]).toEqual(["none", "Busy.", ""]);
    await study.begin();
    expect([study.progress?.phase, study.busy]).toEqual(["waiting", ""]);
    study.close();
  });

  it("that is refused is told", async () => {
    house(new Refusal("not-over", "The game is not over.", 409));
    const study = new Study({ table: "a" });
    await study.ask();
    expect([study.progress, study.trouble]).toEqual([null, "The game is not over."]);
  });
});
