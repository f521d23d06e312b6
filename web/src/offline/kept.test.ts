import { beforeEach, expect, it, vi } from "vitest";
import type { GameStory, TableState } from "../lib/api";
import { forgetReplay, keepAnswer, keepReplay, savedAnswer, savedReplay, savedReplays, savedStory } from "./kept";

/** A browser's cache, as far as it's used: in the order of the last writing. */
class Cache {
  private kept = new Map<string, Response>();

  put(path: string, answer: Response): Promise<void> {
    this.kept.delete(path);
    this.kept.set(path, answer);
    return Promise.resolve();
  }
  match(path: string): Promise<Response | undefined> {
    return Promise.resolve(this.kept.get(path)?.clone());
  }
  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.kept.keys()].map((path) => ({ url: `http://inn${path}` })));
  }
  delete(path: string): Promise<boolean> {
    return Promise.resolve(this.kept.delete(path));
  }
}

let all = new Map<string, Cache>();

beforeEach(() => {
  all = new Map();
  vi.stubGlobal("caches", {
    open: (name: string) => {
      const found = all.get(name) ?? new Cache();
      all.set(name, found);
      return Promise.resolve(found);
    },
  });
  return () => vi.unstubAllGlobals();
});

const table = (id: string, phase = "over"): TableState => ({ id, phase }) as TableState;
const story = (eyes: number | string, whole = true): GameStory => ({ eyes, whole, moves: [] }) as unknown as GameStory;

it("a finished game is saved with every point of view it was viewed from", async () => {
  await keepReplay(table("a"), "key", story(1));
  await keepReplay(table("a"), "key", story("open"));
  expect(await savedReplay("a")).toEqual({ table: table("a"), key: "key" });
  expect(await savedStory("a", "1")).toEqual(story(1));
  expect(await savedStory("a")).toEqual(story("open")); // the last one
  expect(await savedStory("a", "2")).toBeUndefined();
  expect(await savedReplays()).toHaveLength(1);
});

it("nothing is saved of a game in progress, or of one that hides something", async () => {
  await keepReplay(table("a", "running"), "key", story(1));
  await keepReplay(table("b"), "key", story(1, false));
  expect(await savedReplays()).toEqual([]);
  expect([await savedReplay("a"), await savedStory("b", "1")]).toEqual([undefined, undefined]);
});

it("the replay viewed longest ago makes room", async () => {
  for (let n = 0; n < 30; n += 1) await keepReplay(table(`t${n}`), undefined, story(1));
  await keepReplay(table("t0"), undefined, story(1));
  await keepReplay(table("t30"), undefined, story(1));
  const kept = (await savedReplays()).map((each) => each.table.id);
  expect(kept).toHaveLength(30);
  expect(kept.slice(0, 2)).toEqual(["t30", "t0"]);
  expect([kept.includes("t1"), await savedStory("t1", "1")]).toEqual([false, undefined]);
});

it("a forgotten replay is gone, and one whose name starts alike is not", async () => {
  await keepReplay(table("a"), undefined, story(1));
  await keepReplay(table("ab"), undefined, story(1));
  await forgetReplay("a");
  expect([await savedReplay("a"), await savedStory("a")]).toEqual([undefined, undefined]);
  expect(await savedStory("ab")).toEqual(story(1));
});

it("an answer is read as it was saved, by the page or by its worker", async () => {
  await keepAnswer("/api/one", { n: 1 });
  await all.get("hotelier-answers")?.put("/api/two", new Response('{"n":2}'));
  expect([await savedAnswer("/api/one"), await savedAnswer("/api/two")]).toEqual([{ n: 1 }, { n: 2 }]);
});

it("a browser without a cache works as before", async () => {
  vi.unstubAllGlobals();
  await keepReplay(table("a"), undefined, story(1));
  expect(await savedReplays()).toEqual([]);
});
