import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memory } from "../../lib/memory.svelte";
import type { Beat, What } from "./beats";
import { Scene } from "./scene.svelte";
import { NOTHING } from "./stage";

const beat = (what: What, hotel: number, seat = 0): Beat => ({ what, hotel, seat, events: [], shown: NOTHING });
const HOTELS = [beat("open", 1), beat("book", 1, 1), beat("book", 1, 2), beat("close", 1), beat("open", 2), beat("close", 2)];

describe("a check-in", () => {
  let ended = 0;
  let scene = new Scene();
  const start = (you = 1): void => scene.play({ ...NOTHING, round: 1 }, HOTELS, you, () => (ended += 1));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    ended = 0;
    scene = new Scene();
    memory.like({ followed: true, stops: true, pace: "brisk" });
  });
  afterEach(() => vi.useRealTimers());

  it("does not run by itself the first time", () => {
    memory.like({ followed: false });
    start();
    vi.advanceTimersByTime(60_000);
    expect(scene.at).toBe(0);
  });

  it("runs afterwards, and waits when a hotel has closed", () => {
    start();
    vi.advanceTimersByTime(60_000);
    expect([scene.at, scene.stopped, scene.playing]).toEqual([3, true, true]);
    scene.next();
    vi.advanceTimersByTime(60_000);
    expect(scene.at).toBe(5);
    scene.next();
    expect([scene.playing, ended]).toEqual([false, 1]);
  });

  it("shows one's own card as long as it takes to read, however brisk the rest goes", () => {
    const lasts = (you: number): number => {
      scene = new Scene();
      start(you);
      scene.next();
      let ms = 0;
      for (; scene.at === 1; ms += 10) vi.advanceTimersByTime(10);
      return ms;
    };
    expect(lasts(1)).toBeGreaterThan(lasts(2));
    expect(lasts(1)).toBeGreaterThanOrEqual(1900);
  });

  it("stands still while it is paused, and goes back", () => {
    start();
    scene.next();
    scene.pause();
    vi.advanceTimersByTime(60_000);
    expect(scene.at).toBe(1);
    scene.back();
    expect(scene.at).toBe(0);
  });

  it("goes by at once for who likes it so and stops nowhere", () => {
    memory.like({ pace: "instant", stops: false });
    start();
    expect([scene.playing, ended]).toEqual([false, 1]);
    memory.like({ stops: true });
    scene = new Scene();
    start();
    expect([scene.at, scene.playing]).toEqual([3, true]);
  });

  it("is shown again from any hotel", () => {
    start();
    scene.finish();
    scene.again(2);
    expect([scene.at, scene.playing, scene.running]).toEqual([4, true, false]);
  });
});
