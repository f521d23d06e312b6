import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Refusal, type GameStory } from "../lib/api";
import { StillTable, tableOf } from "../lib/still.svelte";
import { Player } from "./player.svelte";
import { Recorded } from "./recorded";

// Three rounds of two turns, each of two stops.
function told(eyes: number): Recorded {
  const moves = Array.from({ length: 12 }, (_, index) => ({
    step: index * 2 + 5,
    seat: index ? 1 : null,
    decision: null,
    taken: [],
    events: [],
    view: {
      seat: 1,
      actor: index === 11 ? null : 1 + (Math.floor(index / 2) % 2),
      round: 1 + Math.floor(index / 4),
      over: index === 11,
      legal: [],
    },
  }));
  return new Recorded({ eyes, whole: true, moves } as unknown as GameStory);
}

function opened(): Player {
  const story = told(1);
  return new Player(new StillTable({ table: "a" }, tableOf("inn", ["A", "B"], {}), story), story);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("going through a game", () => {
  it("leaps by stops, turns and rounds, and not beyond the game", async () => {
    const player = opened();
    const seen: number[] = [];
    for (const [by, way] of [
      ["stop", 1],
      ["turn", 1],
      ["round", 1],
      ["turn", -1],
      ["all", 1],
      ["stop", 1],
      ["round", -1],
      ["all", -1],
      ["stop", -1],
    ] as const) {
      await player.leap(by, way);
      seen.push(player.index);
    }
    expect(seen).toEqual([1, 2, 4, 2, 11, 11, 8, 0, 0]);
    expect(player.table.state?.step).toBe(5);
  });

  it("tells nothing of what is to come to who does not want to know", async () => {
    const player = opened();
    player.hiding = true;
    await player.go(3);
    await player.leap("stop", -1);
    expect([player.index, player.end]).toEqual([2, 3]);
    await player.leap("all", 1);
    expect(player.index).toBe(3);
    await player.leap("round", 1);
    expect(player.end).toBe(4);
    player.hiding = false;
    expect(player.end).toBe(11);
  });
});

describe("looking through other eyes", () => {
  it("ends with those that were wanted last, in whatever order they come", async () => {
    const player = opened();
    await player.go(3);
    let answer = (_: Recorded): void => undefined;
    const first = player.retell("2", new Promise((resolve) => (answer = resolve)));
    const second = player.retell("3", Promise.resolve(told(3)));
    expect([player.wanted, player.eyes]).toEqual(["3", "1"]);
    await second;
    answer(told(2));
    await first;
    expect([player.wanted, player.eyes, player.index]).toEqual([null, "3", 3]);
  });

  it("stays with the old ones where the new ones are refused", async () => {
    const player = opened();
    const no = new Refusal("busy", "Busy.", 429);
    await expect(player.retell("2", Promise.reject(no))).rejects.toBe(no);
    expect([player.wanted, player.eyes]).toEqual([null, "1"]);
  });

  it("says nothing of a refusal of what is no longer wanted", async () => {
    const player = opened();
    const first = player.retell("2", Promise.reject(new Refusal("busy", "Busy.", 429)));
    await player.retell("3", Promise.resolve(told(3)));
    await first;
    expect(player.eyes).toBe("3");
  });
});

describe("playing by itself", () => {
  it("goes on at its pace, and stops at the end or when one takes it in hand", async () => {
    const player = opened();
    player.speed = 4;
    await player.go(8);
    player.play();
    await vi.advanceTimersByTimeAsync(130);
    expect(player.index).toBe(9);
    await player.leap("stop", -1);
    expect(player.playing).toBe(false);
    player.play();
    await vi.advanceTimersByTimeAsync(5000);
    expect([player.index, player.playing, player.table.state?.phase]).toEqual([11, false, "over"]);
  });

  it("begins anew from the end", () => {
    const player = opened();
    void player.go(11);
    player.toggle();
    expect([player.index, player.playing]).toEqual([0, true]);
    player.toggle();
    expect(player.playing).toBe(false);
  });

  it("waits for a scene that is being played", async () => {
    const player = opened();
    await player.go(0);
    player.table.staging = true;
    player.play();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(player.index).toBe(0);
    player.table.staging = false;
    await vi.advanceTimersByTimeAsync(200);
    expect(player.index).toBe(1);
    player.pause();
  });
});
