import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Lesson } from "../lib/api";
import { openBrowser } from "../lib/browsers";

/** Two decisions of the learner, with a move of the neighbour between them. */
const lesson = {
  game: "inn",
  options: { players: 2 },
  seats: ["", ""],
  you: 1,
  scenes: [[0, 9]],
  notes: {},
  during: {},
  done: [],
  moves: [1, 2, 1].map((actor, step) => ({
    step,
    seat: null,
    taken: [`die ${step}`],
    events: [],
    ahead: { [`die ${step + 1}`]: 1 },
    view: { actor, over: false },
  })),
} as unknown as Lesson;

beforeEach(() => {
  openBrowser();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a lesson", () => {
  it("goes on by itself while others move, and not once one has stepped back", async () => {
    const { LessonTable } = await import("./lesson.svelte");
    const table = new LessonTable(lesson, ["You", "Neighbour"]);
    await table.begin();
    await table.play("die 1");
    expect(table.state?.step).toBe(1);
    await table.undo();
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.state?.step).toBe(0);
    await table.play("die 1");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.state?.step).toBe(2);
  });

  it("skips no text at a hasty second click", async () => {
    const { LessonTable } = await import("./lesson.svelte");
    const { memory } = await import("../lib/memory.svelte");
    const read = { ...lesson, notes: { "0": "hello", "1": "more" }, scenes: [] } as unknown as Lesson;
    const table = new LessonTable(read, ["You", "Neighbour"]);
    await table.begin();
    await table.goOn();
    expect(table.state?.step).toBe(0);
    await vi.advanceTimersByTimeAsync(2 * memory.tastes.guard);
    await table.goOn();
    expect(table.state?.step).toBe(1);
  });

  it("takes several actions of one gesture in whatever order", async () => {
    const { LessonTable } = await import("./lesson.svelte");
    const alone = lesson.moves.map((move) => ({ ...move, view: { actor: 1, over: false } }));
    const table = new LessonTable({ ...lesson, moves: alone } as unknown as Lesson, ["You", "Neighbour"]);
    await table.begin();
    await table.play(["die 2", "die 1"]);
    expect(table.state?.step).toBe(2);
  });
});
