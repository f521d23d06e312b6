import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Seated } from "./api";
import { openBrowser } from "./browsers";

const seated = (table: string, more: Partial<Seated> = {}): Seated => ({
  table,
  key: `key-${table}`,
  seat: 1,
  token: `token-${table}`,
  codes: {},
  asked: null,
  ...more,
});

/** The storage of a browser that has been here before. */
async function remembering(kept: Record<string, unknown> = {}) {
  vi.resetModules();
  const store = openBrowser(kept);
  return { store, ...(await import("./memory.svelte")) };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("seats", () => {
  it("are kept, the newest first, and found again later", async () => {
    const { memory, store } = await remembering();
    memory.keep(seated("a"));
    memory.keep(seated("b"));
    expect(memory.seats.map((each) => each.table)).toEqual(["b", "a"]);
    const kept = JSON.parse(store.get("hotelier.seats") ?? "") as unknown;
    const later = await remembering({ "hotelier.seats": kept });
    expect(later.memory.at("a")).toMatchObject({ token: "token-a", seat: 1 });
    expect(later.memory.at("c")).toBeUndefined();
  });

  it("keep their token when an answer does not repeat it", async () => {
    const { memory } = await remembering();
    memory.keep(seated("a"));
    memory.keep(seated("a", { token: null, seat: null }));
    expect(memory.seats).toHaveLength(1);
    expect(memory.at("a")).toMatchObject({ token: "token-a", seat: 1 });
  });

  it("that another tab got meanwhile are not lost", async () => {
    const { memory, store } = await remembering();
    vi.resetModules();
    const other = await import("./memory.svelte");
    memory.keep(seated("a"));
    other.memory.keep(seated("b"));
    other.memory.forget("c");
    memory.like({ theme: "dark" });
    other.memory.like({ size: 1.2 });
    const kept = JSON.parse(store.get("hotelier.seats") ?? "") as { table: string }[];
    expect(kept.map((each) => each.table)).toEqual(["b", "a"]);
    memory.recall();
    expect(memory.at("b")).toMatchObject({ token: "token-b" });
    expect(memory.tastes).toMatchObject({ theme: "dark", size: 1.2 });
  });

  it("are forgotten when asked, and the oldest when there are too many", async () => {
    const { memory } = await remembering();
    for (let number = 0; number < 505; number++) memory.keep(seated(`t${number}`));
    expect(memory.seats).toHaveLength(500);
    expect(memory.at("t4")).toBeUndefined();
    memory.forget("t504");
    expect(memory.at("t504")).toBeUndefined();
  });
});

describe("tastes", () => {
  it("are the usual ones where nothing or nonsense is kept", async () => {
    const { memory, store } = await remembering();
    expect(memory.tastes).toMatchObject({ theme: "auto", level: "medium", players: 2 });
    store.set("hotelier.tastes", "{ nonsense");
    vi.resetModules();
    const again = await import("./memory.svelte");
    expect(again.memory.tastes.level).toBe("medium");
  });

  it("are kept one by one", async () => {
    const { memory, store } = await remembering({ "hotelier.tastes": { name: "Resi" } });
    memory.like({ theme: "dark" });
    expect(JSON.parse(store.get("hotelier.tastes") ?? "")).toMatchObject({
      name: "Resi",
      theme: "dark",
      size: 1,
    });
  });

  it("hold in a browser that keeps nothing", async () => {
    const { memory } = await remembering();
    vi.stubGlobal("localStorage", {
      setItem: () => {
        throw new Error("no room");
      },
    });
    memory.like({ size: 1.3 });
    memory.keep(seated("a"));
    memory.keep(seated("b"));
    expect(memory.tastes.size).toBe(1.3);
    expect(memory.at("a")).toBeDefined();
  });
});

describe("things", () => {
  it("move unless the system or the person does not want it", async () => {
    const { memory, moving } = await remembering();
    expect(moving()).toBe(true);
    memory.like({ motion: "none" });
    expect(moving()).toBe(false);
    memory.like({ motion: "auto" });
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(moving()).toBe(false);
  });
});
