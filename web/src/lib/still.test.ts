import { describe, expect, it } from "vitest";
import type { TableState, Told } from "./api";
import { stopAfter, StillTable, tableOf, type Sight, type Story } from "./still.svelte";

const STOPS = [3, 5, 6, 9];

function sight(step: number, you: number | null = 1): Sight {
  return { you, view: { actor: 2, over: step === 9, legal: [] } as unknown as TableState["view"] };
}

function story(you: number | null = 1): Story {
  return {
    stops: STOPS,
    at: (step) => sight(step, you),
    told: (after, upto) =>
      STOPS.filter((stop) => stop > after && stop <= upto).map(
        (stop) => ({ number: stop, at: 0, steps: stop, type: "moved" }) satisfies Told,
      ),
  };
}

function sitDown(told = story()): { still: StillTable; seen: unknown[] } {
  const table = { ...tableOf("inn", ["Anna", "Bruno"], {}), result: { scores: [9, 8], winners: [1], sources: [], tie: null } };
  const still = new StillTable({ table: "a" }, table, told);
  const seen: unknown[] = [];
  still.watch((entries, after, before) =>
    seen.push([entries.map((each) => `${each.type} ${each.steps}`), before?.step, after.step]),
  );
  return { still, seen };
}

describe("a table standing still", () => {
  it("shows a step with everything told by then, and plays nothing at first sight", async () => {
    const { still, seen } = sitDown();
    expect(await still.show(5)).toBe(true);
    expect([still.state?.step, still.state?.you, still.state?.seats[1]?.name]).toEqual([5, 1, "Bruno"]);
    expect(still.journal.map((each) => each.steps)).toEqual([3, 5]);
    expect(seen).toEqual([]);
  });

  it("plays one step forward as it happened", async () => {
    const { still, seen } = sitDown();
    await still.show(3);
    await still.show(5);
    await still.show(6);
    expect(seen).toEqual([
      [["moved 5"], 3, 5],
      [["moved 6"], 5, 6],
    ]);
  });

  it("is there at once after a jump or a step back, and lets everything come to rest", async () => {
    const { still, seen } = sitDown();
    await still.show(3);
    await still.show(9);
    await still.show(6);
    expect(seen).toEqual([
      [["undone 9"], 3, 9],
      [["undone 6"], 9, 6],
    ]);
    expect(still.journal.map((each) => each.steps)).toEqual([3, 5, 6]);
  });

  it("tells the result only at the end", async () => {
    const { still } = sitDown();
    await still.show(6);
    expect([still.state?.phase, still.state?.result]).toEqual(["running", null]);
    await still.show(9);
    expect([still.state?.phase, still.state?.result?.winners]).toEqual(["over", [1]]);
  });

  it("shows what was asked for last, however the answers come in", async () => {
    const waiting = new Map<number, (sight: Sight) => void>();
    const slow: Story = { ...story(), at: (step) => new Promise((resolve) => waiting.set(step, resolve)) };
    const { still } = sitDown(slow);
    const shown = [still.show(5), still.show(6)];
    waiting.get(6)?.(sight(6));
    waiting.get(5)?.(sight(5));
    expect(await Promise.all(shown)).toEqual([false, true]);
    expect(still.state?.step).toBe(6);
  });

  it("looks at the same step through other eyes", async () => {
    const { still, seen } = sitDown();
    await still.show(5);
    await still.retell(story(2));
    expect([still.state?.step, still.state?.you]).toEqual([5, 2]);
    expect(seen).toEqual([[["undone 5"], 5, 5]]);
  });

  it("lets nothing be done, unless a lesson allows it", async () => {
    const { still } = sitDown();
    await still.show(3);
    expect(await Promise.all([still.play("pass"), still.undo(), still.restart(), still.confirm()])).toEqual(
      [false, false, false, false],
    );
    class Lesson extends StillTable {
      override async play(action: string): Promise<boolean> {
        if (action !== "pass") return false;
        return this.show(stopAfter(this.story, this.state?.step ?? 0) ?? 0);
      }
    }
    const lesson = new Lesson({ table: "" }, tableOf("inn", ["Anna"], {}), story());
    await lesson.show(3);
    expect([await lesson.play("die 1"), lesson.state?.step]).toEqual([false, 3]);
    expect([await lesson.play("pass"), lesson.state?.step]).toEqual([true, 5]);
  });
});

describe("the stops of a story", () => {
  it("are found from any step", () => {
    const told = story();
    expect([stopAfter(told, 0), stopAfter(told, 5), stopAfter(told, 9)]).toEqual([3, 6, undefined]);
  });
});
