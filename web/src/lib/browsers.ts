// What a browser has and a test must provide: storage, an address, motion preferences.

import { vi } from "vitest";

/** A browser that remembers this and is at that address. */
export function openBrowser(kept: Record<string, unknown> = {}, hash = ""): Map<string, string> {
  const store = new Map(Object.entries(kept).map(([key, value]) => [key, JSON.stringify(value)]));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
  vi.stubGlobal("location", { protocol: "http:", host: "house.test", hash });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const doors = new EventTarget();
  vi.stubGlobal("addEventListener", doors.addEventListener.bind(doors));
  vi.stubGlobal("dispatchEvent", doors.dispatchEvent.bind(doors));
  return store;
}
