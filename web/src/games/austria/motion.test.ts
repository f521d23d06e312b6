import { beforeAll, expect, it } from "vitest";
import { fetchWords } from "../../lib/words.svelte";
import { flights } from "./motion";
import type { AustriaEvent } from "./view";

beforeAll(() => fetchWords("house", "austria"));

it("what events speak of moves", () => {
  const happened: AustriaEvent[] = [
    { kind: "cube-served", seat: 1, cube: "k", table: 1, guest: 63, from_kitchen: true },
    { kind: "guest-checked-in", seat: 1, guest: 63, table: 1, room: "11", vp: 0 },
    { kind: "crowns-gained", seat: 1, crowns: 3, lost: 1 },
  ];
  const found = flights(happened);
  expect(found).toContainEqual({ from: "kitchen-1", or: "kitchen-1", to: "table-1-1", what: { cube: "k" } });
  expect(found).toContainEqual({ from: "table-1-1", to: "room-1-0", what: { guest: 63 } });
  expect(found).toContainEqual({ at: "purse-1", text: "+3 crowns", good: true });
});
